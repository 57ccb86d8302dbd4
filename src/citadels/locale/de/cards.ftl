# Names and texts of the cards, types, lists and editions, in German.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 80 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# Forms for use in sentences, all with the definite article: .def (der König), .acc (den König), .dat (dem König), .gen
# (des Königs). .indef is the accusative with the indefinite article (einen Markt); there is only one of each character and
# unique district, so theirs is the same as .acc. .gender is m, f or n. .income says what gold or cards that come from this
# card are for.
# A type has .adj for brackets, .one and .many for the districts of that type, .many-dat for several in the dative.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition, its name too (Meuchler
# for the Assassin, Prediger for the Bishop, Intrigant for the Emperor), as printed in Ohne Furcht und Adel and Die dunklen
# Lande. What an edition does not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002 from the
# plain message. Rulings are never taken from the plain message of a card that is in the 2016 edition: they belong to that
# edition's rules.

## Types of district

type-noble = Adel
    .adj = Adel
    .label = Adel
    .income = für Adelsgebäude
    .one = Adelsgebäude
    .many = Adelsgebäude
    .many-dat = Adelsgebäuden
type-religious = Religion
    .adj = Religion
    .label = Religion
    .income = für Religionsgebäude
    .one = Religionsgebäude
    .many = Religionsgebäude
    .many-dat = Religionsgebäuden
type-trade = Handel
    .adj = Handel
    .label = Handel
    .income = für Handelsgebäude
    .one = Handelsgebäude
    .many = Handelsgebäude
    .many-dat = Handelsgebäuden
type-military = Militär
    .adj = Militär
    .label = Militär
    .income = für Militärgebäude
    .one = Militärgebäude
    .many = Militärgebäude
    .many-dat = Militärgebäuden
type-unique = Einzigartig
    .adj = einzigartig
    .label = einzigartig
    .one = einzigartiges Gebäude
    .many = einzigartige Gebäude
    .many-dat = einzigartigen Gebäuden
type-unique--2002 = Lila
    .adj = lila
    .label = lila
    .one = lila Gebäude
    .many = lila Gebäude
    .many-dat = lila Gebäuden

## Editions

edition-2016 = Ausgabe 2016
    .text = Das moderne Spiel: 27 Charaktere, 30 einzigartige Gebäude, zwei bis acht Spieler.
edition-2002 = Ausgabe 2002
    .text = Das Spiel von Fantasy Flight: acht Grundcharaktere und zehn aus der Erweiterung, für zwei bis sieben Spieler oder acht mit einem neunten Charakter.
edition-dark-city = Die dunklen Lande
    .text = Das französische Spiel mit seiner Erweiterung „La Cité Sombre“: die achtzehn Charaktere der Ausgabe 2002 und ein größerer Stapel.
edition-2000 = Ausgabe 2000
    .text = Das ursprüngliche Spiel: acht Charaktere, zwei bis sieben Spieler und einige Kosten und Werte, die es nur hier gibt.

## Lists of characters and unique districts

preset-first-game = Erste Partie
    .text = Die acht klassischen Charaktere und Gebäude, die leicht zu lernen sind: der beste Einstieg.
preset-ambitious-aristocrats = Ehrgeizige Aristokraten
    .text = Städte wachsen schnell und Gebäude wechseln den Besitzer: Hier lässt sich mehr bauen, billiger bauen oder nehmen, was andere gebaut haben.
preset-cunning-agents = Gerissene Agenten
    .text = Bluff und doppelter Bluff: gestohlene Züge, verdeckte Drohungen und Steuern. Überlege dir zweimal, welchen Charakter du nimmst.
preset-illustrious-emissaries = Illustre Abgesandte
    .text = Keine Hand bleibt geheim: Karten werden reihenweise gezogen, heimlich angesehen, weitergegeben und getauscht.
preset-devious-dignitaries = Tückische Würdenträger
    .text = Enteignungen, Drohungen und Eroberungen machen jeden Kauf zum Wagnis. Deine Pläne müssen so manche Bosheit überstehen.
preset-tenacious-delegates = Hartnäckige Gesandte
    .text = Weitsicht zahlt sich aus: Viele Gebäude bringen am Ende Extrapunkte, und es gibt viele Wege, sie zu bauen.
preset-vicious-nobles = Bösartige Adelige
    .text = Gold gibt es reichlich, und viele Hände greifen danach: ein offener Kampf mit Mord, Raub und Zerstörung.
preset-basic = Grundspiel
    .text = Die acht Grundcharaktere und die lila Gebäude aus der Schachtel: das Spiel, wie es einmal begann.
preset-expansion = Erweiterung
    .text = Auf jedem Rang der Charakter der Erweiterung, für alle, die die acht Grundcharaktere auswendig kennen.
preset-random = Zufällige Besetzung
    .text = Charaktere und einzigartige Gebäude werden ausgelost, in jeder Mischung, die die Regeln erlauben.

## Characters of rank 1

assassin = Assassine
    .def = der Assassine
    .acc = den Assassinen
    .dat = dem Assassinen
    .gen = des Assassinen
    .indef = den Assassinen
    .gender = m
    .text = Nenne einen anderen Charakter: Du ermordest ihn. Wird dieser Charakter aufgerufen, bleibt sein Spieler still und verliert den ganzen Zug.
    .brief = Nennt einen Charakter, der seinen Zug verliert.
    .rulings = Du darfst jeden anderen Charakter im Spiel nennen, auch einen, der offen beiseitegelegt wurde. Ein ermordeter Charakter bleibt bis zum Spielende verdeckt; nur ein Charakter mit Rang 4 wird am Ende der Runde aufgedeckt. Ein ermordeter Bischof schützt nichts.

witch = Hexe
    .def = die Hexe
    .acc = die Hexe
    .dat = der Hexe
    .gen = der Hexe
    .indef = die Hexe
    .gender = f
    .text = Nimm Einkommen und nenne dann einen anderen Charakter: Du verhext ihn, und dein Zug wird unterbrochen. Wird dieser Charakter aufgerufen, nimmt sein Spieler nur Einkommen, und du spielst den Rest des Zuges als dieser Charakter, mit deinem eigenen Gold, deiner Hand und deiner Stadt.
    .brief = Nimmt Einkommen, nennt einen Charakter und spielt dessen Zug zu Ende.
    .rulings = Bevor dein Zug unterbrochen wird, kannst du nicht bauen und von deinen Gebäuden nur die Goldmine, die Bibliothek und die Sternwarte nutzen. Du nimmst kein zweites Mal Einkommen. Ein verhexter König oder Patrizier nimmt trotzdem die Krone; als Kaiser gibst du die Krone weiter und nimmst das Gold oder die Karte. Als Bischof schützt du deine eigenen Gebäude, nicht die des verhexten Spielers. Schweigegeld, gestohlenes Gold und Steuern gehen an dich, und für die Königin zählt dein eigener Platz. Als Dieb oder Erpresserin kannst du weder den Charakter mit Rang 1 noch den verhexten Charakter wählen. Hat niemand den verhexten Charakter, geht dein Zug nicht weiter, und dein Park und dein Armenhaus bewirken nichts. Bei Gleichstand zählt für dich weiterhin Rang 1.

magistrate = Magistrat
    .def = der Magistrat
    .acc = den Magistrat
    .dat = dem Magistrat
    .gen = des Magistrats
    .indef = den Magistrat
    .gender = m
    .text = Lege drei Enteignungen verdeckt auf drei andere Charaktere; nur eine davon ist unterzeichnet. Bezahlt der Spieler, dessen Charakter die unterzeichnete Enteignung hat, in seinem Zug zum ersten Mal ein Gebäude, darfst du sie aufdecken: Der Spieler bekommt sein Gold zurück, und das Gebäude wird kostenlos in deiner Stadt gebaut.
    .brief = Wählt 3 Charaktere; darf bei einem das erste Gebäude beschlagnahmen.
    .rulings = Du kannst kein Gebäude beschlagnahmen, das du schon hast. Ein Gebäude, für das das Gerüst zerstört wurde, oder eine Nekropole, für die ein Gebäude zerstört wurde, ist nicht bezahlt: Es ist sicher, das nächste bezahlte Gebäude aber nicht. Lässt du ein Gebäude durchgehen, ist die Gelegenheit vorbei. Das beschlagnahmte Gebäude zählt für das Baulimit dessen, der es bauen wollte, sofern es das ohnehin getan hätte, aber nie für deines. Karten, mit denen ein Diebesnest bezahlt wurde oder die ein Kardinal abgegeben hat, kommen nicht zurück. Die Steuer auf das Gebäude zahlst du. Ein Denkmal kannst du nicht beschlagnahmen, wenn du fünf oder mehr Gebäude hast. Du wirst gefragt, sobald ein Spieler mit einer Enteignung zum ersten Mal ein Gebäude bezahlt, auch wenn sie nicht unterzeichnet ist; so verrät die Frage nichts. Am Ende der Runde werden die Enteignungen entfernt.

## Characters of rank 2

thief = Dieb
    .def = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .gen = des Diebes
    .indef = den Dieb
    .gender = m
    .text = Nenne einen anderen Charakter: Du bestiehlst ihn. Deckt ein Spieler diesen Charakter auf, um seinen Zug zu machen, nimmst du sein ganzes Gold. Du kannst weder den Charakter mit Rang 1 nennen noch den, der von ihm ermordet oder verhext wurde.
    .brief = Nennt einen Charakter und stiehlt all sein Gold, sobald er drankommt.
    .rulings = Du nimmst das Gold, bevor der Spieler Einkommen nimmt. Deckt niemand den Charakter auf, bekommst du nichts. Einen Charakter mit einer Enteignung darfst du nennen.

spy = Spion
    .def = der Spion
    .acc = den Spion
    .dat = dem Spion
    .gen = des Spions
    .indef = den Spion
    .gender = m
    .income = als Spion
    .text = Wähle einen anderen Spieler, nenne eine Gebäudeart und sieh dir dann seine Hand an. Für jede Karte dieser Art nimmst du 1 Gold von ihm und ziehst 1 Karte.
    .brief = Nennt eine Art, sieht eine Hand: je Treffer 1 Gold und 1 Karte.
    .rulings = Hat der Spieler weniger Gold als passende Karten, nimmst du sein ganzes Gold und ziehst trotzdem für jeden Treffer 1 Karte.

blackmailer = Erpresserin
    .def = die Erpresserin
    .acc = die Erpresserin
    .dat = der Erpresserin
    .gen = der Erpresserin
    .indef = die Erpresserin
    .gender = f
    .text = Lege zwei Drohungen verdeckt auf zwei andere Charaktere; nur eine davon zeigt die Blume. Wird ein bedrohter Spieler aufgerufen, nimmt er Einkommen und darf dir dann die Hälfte seines Goldes, abgerundet, als Schweigegeld zahlen. Weigert er sich, darfst du die Drohung aufdecken: Zeigt sie die Blume, nimmst du sein ganzes Gold.
    .brief = Bedroht 2 Charaktere: halbes Gold zahlen oder alles riskieren.
    .rulings = Du kannst weder den Charakter mit Rang 1 noch den ermordeten oder den verhexten bedrohen; ein Charakter mit einer Enteignung darf bedroht werden. Bis die Drohung beantwortet ist, kann der Spieler keine Fähigkeit einsetzen und nicht bauen; von seinen Gebäuden kann er nur die Goldmine, die Bibliothek und die Sternwarte nutzen. Wer höchstens 1 Gold hat, darf leeres Schweigegeld anbieten. Wird Schweigegeld gezahlt, wird die Drohung entfernt, ohne aufgedeckt zu werden. Die leere Drohung aufzudecken kostet nichts. Auch wenn die Blume aufgedeckt wurde, gilt die andere Drohung weiter. Am Ende der Runde werden die Drohungen entfernt.

## Characters of rank 3

magician = Magierin
    .def = die Magierin
    .acc = die Magierin
    .dat = der Magierin
    .gen = der Magierin
    .indef = die Magierin
    .gender = f
    .income = als Magierin
    .text = Entscheide dich: Tausche deine ganze Hand mit der eines anderen Spielers oder lege beliebig viele Karten ab und ziehe ebenso viele.
    .brief = Tauscht Handkarten mit einem Spieler oder mit dem Stapel.
    .rulings = Beim Tausch darf jede der beiden Hände leer sein. Abgelegte Karten kommen unter den Stapel.

wizard = Zauberer
    .def = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
    .gen = des Zauberers
    .indef = den Zauberer
    .gender = m
    .text = Sieh dir die Hand eines anderen Spielers an und nimm eine Karte: Bezahle und baue sie sofort oder nimm sie auf die Hand. Baust du sie sofort, zählt sie nicht für dein Baulimit. In diesem Zug darfst du auch Gebäude bauen, die du schon hast.
    .brief = Nimmt eine Karte aus einer fremden Hand, behält sie oder baut sie sofort.
    .rulings = Du kannst nur einen Spieler wählen, der Karten hat, und musst eine nehmen. Du entscheidest sofort, ob du sie baust oder behältst. Du darfst das tun, bevor du Einkommen nimmst. Die Fabrik macht auch dieses Gebäude billiger, die Steuer fällt an, und ein Denkmal kannst du nicht bauen, wenn du fünf oder mehr Gebäude hast. Gerüst und Nekropole können die Bezahlung nicht ersetzen.

seer = Seherin
    .def = die Seherin
    .acc = die Seherin
    .dat = der Seherin
    .gen = der Seherin
    .indef = die Seherin
    .gender = f
    .text = Nimm eine zufällige Karte aus der Hand jedes anderen Spielers. Gib dann jedem, von dem du eine genommen hast, eine Karte deiner Wahl. Du darfst bis zu zwei Gebäude bauen.
    .brief = Nimmt von jedem 1 zufällige Karte und gibt 1 zurück. Darf zweimal bauen.
    .rulings = Spieler ohne Karten geben nichts und bekommen nichts. Du darfst die genommene Karte zurückgeben, eine von einem anderen Spieler oder eine, die du schon vorher hattest.

## Characters of rank 4

king = König
    .def = der König
    .acc = den König
    .dat = dem König
    .gen = des Königs
    .indef = den König
    .gender = m
    .income = für Adelsgebäude
    .text = Du erhältst 1 Gold für jedes Adelsgebäude in deiner Stadt. Du nimmst die Krone.
    .brief = Nimmt die Krone. 1 Gold je Adelsgebäude.
    .rulings = Du nimmst die Krone, sobald du dich aufdeckst, auch wenn du verhext bist oder bedroht wirst. Wirst du ermordet, nimmst du sie am Ende der Runde. Das Gold für deine Gebäude nimmst du einmal pro Zug; es zählen die Gebäude, die du dann hast.

emperor = Kaiser
    .def = der Kaiser
    .acc = den Kaiser
    .dat = dem Kaiser
    .gen = des Kaisers
    .indef = den Kaiser
    .gender = m
    .income = für Adelsgebäude
    .text = Du erhältst 1 Gold für jedes Adelsgebäude in deiner Stadt. Du musst die Krone von ihrem Besitzer nehmen und einem anderen Spieler geben, aber nicht dir selbst; nimm dann von diesem Spieler 1 Gold oder 1 zufällige Karte.
    .brief = Gibt die Krone für 1 Gold oder 1 Karte weiter. 1 Gold je Adelsgebäude.
    .rulings = Du entscheidest zwischen Gold und Karte und bekommst nichts, wenn der Spieler weder Gold noch Karten hat. Wirst du ermordet, gibst du die Krone trotzdem am Ende der Runde weiter, nimmst aber nichts. Wird zu zweit nicht verwendet.

patrician = Patrizier
    .def = der Patrizier
    .acc = den Patrizier
    .dat = dem Patrizier
    .gen = des Patriziers
    .indef = den Patrizier
    .gender = m
    .income = für Adelsgebäude
    .text = Du ziehst 1 Karte für jedes Adelsgebäude in deiner Stadt. Du nimmst die Krone.
    .brief = Nimmt die Krone. 1 Karte je Adelsgebäude.
    .rulings = Du nimmst die Krone, sobald du dich aufdeckst, auch wenn du verhext bist oder bedroht wirst. Wirst du ermordet, nimmst du sie am Ende der Runde.

## Characters of rank 5

bishop = Bischof
    .def = der Bischof
    .acc = den Bischof
    .dat = dem Bischof
    .gen = des Bischofs
    .indef = den Bischof
    .gender = m
    .income = für Religionsgebäude
    .text = Du erhältst 1 Gold für jedes Religionsgebäude in deiner Stadt. In dieser Runde kann der Charakter mit Rang 8 seine Fähigkeit nicht auf deine Gebäude anwenden.
    .brief = Ist vor Rang 8 geschützt. 1 Gold je Religionsgebäude.
    .rulings = Ein ermordeter Bischof ist nicht geschützt. Bist du verhext, sind statt deiner Gebäude die der Hexe geschützt. Die Waffenkammer ist keine Fähigkeit von Rang 8 und kann deine Gebäude weiterhin zerstören. Zu zweit oder dritt darf dein eigener Charakter mit Rang 8 seine Fähigkeit auf deine Gebäude anwenden.

abbot = Abt
    .def = der Abt
    .acc = den Abt
    .dat = dem Abt
    .gen = des Abtes
    .indef = den Abt
    .gender = m
    .income = für Religionsgebäude
    .text = Für jedes Religionsgebäude in deiner Stadt erhältst du 1 Gold oder 1 Karte. Einmal pro Zug muss dir der reichste Spieler 1 Gold geben, falls du das nicht selbst bist.
    .brief = 1 Gold vom Reichsten. 1 Gold oder 1 Karte je Religionsgebäude.
    .rulings = Sage an, wie viel Gold und wie viele Karten du nimmst, bevor du sie nimmst. Bist du selbst am reichsten, allein oder gleichauf, gibt dir niemand Gold. Sind mehrere andere gleichauf am reichsten, wählst du einen von ihnen.

cardinal = Kardinal
    .def = der Kardinal
    .acc = den Kardinal
    .dat = dem Kardinal
    .gen = des Kardinals
    .indef = den Kardinal
    .gender = m
    .income = für Religionsgebäude
    .text = Du ziehst 1 Karte für jedes Religionsgebäude in deiner Stadt. Reicht dein Gold für ein Gebäude nicht, darfst du das fehlende Gold von einem anderen Spieler nehmen und ihm für jedes Gold eine Handkarte geben; du musst das Gebäude dann bauen.
    .brief = Darf Karten gegen fehlendes Gold tauschen. 1 Karte je Religionsgebäude.
    .rulings = Der andere Spieler kann nicht ablehnen, muss aber das ganze fehlende Gold haben. Dein eigenes Gold wird zuerst ausgegeben, und du nimmst nie mehr, als dir fehlt. Du wählst die Karten, die du gibst; das Gebäude, das du baust, gehört nicht dazu. Du darfst das einmal pro Zug tun.

## Characters of rank 6

merchant = Händlerin
    .def = die Händlerin
    .acc = die Händlerin
    .dat = der Händlerin
    .gen = der Händlerin
    .indef = die Händlerin
    .gender = f
    .income = als Händlerin
    .text = Du erhältst 1 Gold für jedes Handelsgebäude in deiner Stadt. Du erhältst 1 zusätzliches Gold.
    .brief = 1 zusätzliches Gold. 1 Gold je Handelsgebäude.
    .rulings = Das zusätzliche Gold bekommst du, egal ob du als Einkommen Gold oder Karten genommen hast.

alchemist = Alchemist
    .def = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .gen = des Alchemisten
    .indef = den Alchemisten
    .gender = m
    .text = Am Ende deines Zuges bekommst du alles Gold zurück, das du in diesem Zug für den Bau von Gebäuden bezahlt hast.
    .brief = Bekommt das Gold zurück, das der Bau gekostet hat.
    .rulings = Gold für anderes, etwa für die Steuer oder die Schmiede, kommt nicht zurück. Gold, das du durch den Magistrat zurückbekommen hast, wird nicht noch einmal erstattet. Beim Bauen musst du das Gold haben. Armenhaus und Park kommen vor der Erstattung.

trader = Kaufmann
    .def = der Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .gen = des Kaufmanns
    .indef = den Kaufmann
    .gender = m
    .income = für Handelsgebäude
    .text = Du erhältst 1 Gold für jedes Handelsgebäude in deiner Stadt. Du darfst beliebig viele Handelsgebäude bauen; sie zählen nicht für dein Baulimit.
    .brief = 1 Gold je Handelsgebäude. Darf beliebig viele davon bauen.
    .rulings = Außerdem darfst du ein anderes Gebäude bauen, davor oder danach. Die Zauberschule bringt dir Gold, gilt für dein Baulimit aber nicht als Handelsgebäude.

## Characters of rank 7

architect = Baumeister
    .def = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .gen = des Baumeisters
    .indef = den Baumeister
    .gender = m
    .income = als Baumeister
    .text = Du ziehst 2 zusätzliche Karten. Du darfst bis zu drei Gebäude bauen.
    .brief = Zieht 2 zusätzliche Karten und darf dreimal bauen.
    .rulings = Du darfst die 2 Karten ziehen, bevor oder nachdem du Einkommen nimmst und baust.

navigator = Seefahrerin
    .def = die Seefahrerin
    .acc = die Seefahrerin
    .dat = der Seefahrerin
    .gen = der Seefahrerin
    .indef = die Seefahrerin
    .gender = f
    .income = als Seefahrerin
    .text = Du erhältst zusätzlich 4 Gold oder 4 Karten. Du kannst keine Gebäude bauen.
    .brief = 4 Gold oder 4 Karten zusätzlich, baut aber nichts.
    .rulings = Auch Gebäude, die nicht für dein Baulimit zählen, wie den Marstall, kannst du nicht bauen.

scholar = Gelehrte
    .def = die Gelehrte
    .acc = die Gelehrte
    .dat = der Gelehrten
    .gen = der Gelehrten
    .indef = die Gelehrte
    .gender = f
    .income = als Gelehrte
    .text = Ziehe 7 Karten, behalte eine und mische die anderen in den Stapel zurück. Du darfst bis zu zwei Gebäude bauen.
    .brief = Zieht 7 Karten und behält 1. Darf zweimal bauen.
    .rulings = Hat der Stapel weniger als 7 Karten, ziehst du, was da ist.

## Characters of rank 8

warlord = Söldner
    .def = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .gen = des Söldners
    .indef = den Söldner
    .gender = m
    .income = für Militärgebäude
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst ein Gebäude zerstören; dafür zahlst du 1 Gold weniger, als es kostet.
    .brief = Darf ein Gebäude zerstören (Kosten − 1). 1 Gold je Militärgebäude.
    .rulings = Es darf auch eines von deinen sein. Du kannst weder den Bergfried noch ein Gebäude eines lebenden Bischofs noch eines in einer vollendeten Stadt zerstören, auch nicht in deiner eigenen. Ein Gebäude mit Kosten 1 zerstörst du kostenlos. Ein verschönertes Gebäude zu zerstören kostet 1 mehr. In einer Stadt mit der Stadtmauer kostet jedes andere Gebäude 1 mehr. Die Karte kommt unter den Stapel.

diplomat = Diplomat
    .def = der Diplomat
    .acc = den Diplomaten
    .dat = dem Diplomaten
    .gen = des Diplomaten
    .indef = den Diplomaten
    .gender = m
    .income = für Militärgebäude
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst eines deiner Gebäude gegen ein Gebäude eines anderen Spielers tauschen; kostet seines mehr, zahlst du ihm den Unterschied.
    .brief = Darf ein Gebäude tauschen, zahlt den Unterschied. 1 Gold je Militärgebäude.
    .rulings = Kostet seines weniger, bekommst du nichts heraus. Du kannst kein Gebäude nehmen, das du schon hast, und keines geben, das der andere schon hat. Der Bergfried kann weder genommen noch gegeben werden. Einem lebenden Bischof und einer vollendeten Stadt kannst du nichts nehmen; deine eigene Stadt darf vollendet sein. In einer Stadt mit der Stadtmauer kostet jedes andere Gebäude 1 mehr. Das Gold auf einem verschönerten Gebäude und die Karten unter einem Museum werden mitgetauscht.

marshal = Marschall
    .def = der Marschall
    .acc = den Marschall
    .dat = dem Marschall
    .gen = des Marschalls
    .indef = den Marschall
    .gender = m
    .income = für Militärgebäude
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst ein Gebäude mit Kosten von höchstens 3 aus der Stadt eines anderen Spielers erobern; du zahlst ihm dafür die Kosten.
    .brief = Darf für Gold ein Gebäude mit Kosten 1–3 erobern. 1 Gold je Militärgebäude.
    .rulings = Du kannst weder ein Gebäude erobern, das du schon hast, noch den Bergfried, ein Gebäude eines lebenden Bischofs oder eines in einer vollendeten Stadt. In einer Stadt mit der Stadtmauer kostet jedes andere Gebäude 1 mehr, was für die Grenze von 3 nicht zählt; das Gold auf einem verschönerten Gebäude zählt. Erobern gilt nicht als Bauen.

## Characters of rank 9

queen = Königin
    .def = die Königin
    .acc = die Königin
    .dat = der Königin
    .gen = der Königin
    .indef = die Königin
    .gender = f
    .income = als Königin
    .text = Du erhältst 3 Gold, wenn du neben dem Spieler sitzt, der den Charakter mit Rang 4 aufgedeckt hat.
    .brief = 3 Gold als Nachbarin von Rang 4.
    .rulings = Wurde dieser Nachbar ermordet, bekommst du das Gold am Ende der Runde, wenn der Charakter aufgedeckt wird. Wurde er verhext, bekommst du es wie sonst. Wird mit weniger als fünf Spielern nicht verwendet.

artist = Künstler
    .def = der Künstler
    .acc = den Künstler
    .dat = dem Künstler
    .gen = des Künstlers
    .indef = den Künstler
    .gender = m
    .text = Du darfst ein oder zwei deiner Gebäude verschönern: Lege auf jedes 1 Gold aus deinem Vorrat. Ein verschönertes Gebäude kostet für den Rest des Spiels 1 mehr.
    .brief = Darf 1 oder 2 Gebäude für je 1 Gold verschönern: Sie kosten 1 mehr.
    .rulings = Ein Gebäude kann nur einmal verschönert werden. Das Gold zählt für die Punkte am Ende und für alles andere, was von den Kosten abhängt. Es bleibt auf dem Gebäude, wenn dieses den Besitzer wechselt, und kommt in die Bank, wenn es zerstört wird.

tax-collector = Steuereintreiber
    .def = der Steuereintreiber
    .acc = den Steuereintreiber
    .dat = dem Steuereintreiber
    .gen = des Steuereintreibers
    .indef = den Steuereintreiber
    .gender = m
    .text = Jeder Spieler, der ein Gebäude baut, legt 1 Gold auf deinen Marker, wenn er noch welches hat. In deinem Zug darfst du alles Gold vom Marker nehmen. In deinem eigenen Zug zahlst du keine Steuer.
    .brief = Nimmt die Steuer ein: 1 Gold für jedes Gebäude, das andere bauen.
    .rulings = Die Steuer fällt in jeder Runde an, egal ob jemand der Steuereintreiber ist, auch für kostenlos gebaute Gebäude. Sie wird nach dem Preis bezahlt. Für ein beschlagnahmtes Gebäude zahlt sie der Magistrat. Das Gold bleibt von Runde zu Runde auf dem Marker und bringt niemandem Punkte. Zu zweit oder dritt zahlst du die Steuer im Zug deines anderen Charakters.

## Noble districts

manor = Landgut
    .def = das Landgut
    .acc = das Landgut
    .dat = dem Landgut
    .gen = des Landguts
    .indef = ein Landgut
    .gender = n
castle = Schloss
    .def = das Schloss
    .acc = das Schloss
    .dat = dem Schloss
    .gen = des Schlosses
    .indef = ein Schloss
    .gender = n
palace = Palast
    .def = der Palast
    .acc = den Palast
    .dat = dem Palast
    .gen = des Palastes
    .indef = einen Palast
    .gender = m

## Religious districts

temple = Tempel
    .def = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
    .gen = des Tempels
    .indef = einen Tempel
    .gender = m
church = Kirche
    .def = die Kirche
    .acc = die Kirche
    .dat = der Kirche
    .gen = der Kirche
    .indef = eine Kirche
    .gender = f
monastery = Abtei
    .def = die Abtei
    .acc = die Abtei
    .dat = der Abtei
    .gen = der Abtei
    .indef = eine Abtei
    .gender = f
cathedral = Kathedrale
    .def = die Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale
    .gen = der Kathedrale
    .indef = eine Kathedrale
    .gender = f

## Trade districts

tavern = Taverne
    .def = die Taverne
    .acc = die Taverne
    .dat = der Taverne
    .gen = der Taverne
    .indef = eine Taverne
    .gender = f
market = Markt
    .def = der Markt
    .acc = den Markt
    .dat = dem Markt
    .gen = des Marktes
    .indef = einen Markt
    .gender = m
trading-post = Handelsposten
    .def = der Handelsposten
    .acc = den Handelsposten
    .dat = dem Handelsposten
    .gen = des Handelspostens
    .indef = einen Handelsposten
    .gender = m
docks = Kontor
    .def = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
    .gen = des Kontors
    .indef = ein Kontor
    .gender = n
harbor = Hafen
    .def = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .gen = des Hafens
    .indef = einen Hafen
    .gender = m
town-hall = Rathaus
    .def = das Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
    .gen = des Rathauses
    .indef = ein Rathaus
    .gender = n

## Military districts

watchtower = Wachturm
    .def = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .gen = des Wachturms
    .indef = einen Wachturm
    .gender = m
prison = Kerker
    .def = der Kerker
    .acc = den Kerker
    .dat = dem Kerker
    .gen = des Kerkers
    .indef = einen Kerker
    .gender = m
barracks = Kaserne
    .def = die Kaserne
    .acc = die Kaserne
    .dat = der Kaserne
    .gen = der Kaserne
    .indef = eine Kaserne
    .gender = f
# The name of the Barracks in the older editions.
battlefield = Turnierplatz
    .def = der Turnierplatz
    .acc = den Turnierplatz
    .dat = dem Turnierplatz
    .gen = des Turnierplatzes
    .indef = einen Turnierplatz
    .gender = m
fortress = Festung
    .def = die Festung
    .acc = die Festung
    .dat = der Festung
    .gen = der Festung
    .indef = eine Festung
    .gender = f

## Unique districts

armory = Waffenkammer
    .def = die Waffenkammer
    .acc = die Waffenkammer
    .dat = der Waffenkammer
    .gen = der Waffenkammer
    .indef = die Waffenkammer
    .gender = f
    .text = In deinem Zug darfst du die Waffenkammer zerstören, um ein Gebäude in einer beliebigen Stadt zu zerstören.
    .rulings = Es darf ein eigenes Gebäude sein. Ein Gebäude in einer vollendeten Stadt ist sicher, und eine Waffenkammer in einer vollendeten Stadt kannst du nicht einsetzen. Weder der Bergfried noch der Bischof schützt ein Gebäude davor.

basilica = Basilika
    .def = die Basilika
    .acc = die Basilika
    .dat = der Basilika
    .gen = der Basilika
    .indef = die Basilika
    .gender = f
    .text = Am Ende des Spiels erhältst du 1 Punkt für jedes Gebäude mit ungeraden Kosten in deiner Stadt.
    .rulings = Das Gold auf einem verschönerten Gebäude zählt mit: Auch die Basilika selbst bringt einen Punkt, wenn sie verschönert ist.

capitol = Kapitol
    .def = das Kapitol
    .acc = das Kapitol
    .dat = dem Kapitol
    .gen = des Kapitols
    .indef = das Kapitol
    .gender = n
    .text = Am Ende des Spiels erhältst du 3 Punkte, wenn mindestens drei deiner Gebäude von derselben Art sind.
    .rulings = Jede der fünf Arten ist möglich. Du erhältst die Punkte nur einmal, auch wenn du von zwei Arten je drei Gebäude hast.

dragon-gate = Drachentor
    .def = das Drachentor
    .acc = das Drachentor
    .dat = dem Drachentor
    .gen = des Drachentors
    .indef = das Drachentor
    .gender = n
    .text = Am Ende des Spiels erhältst du 2 Extrapunkte.

factory = Fabrik
    .def = die Fabrik
    .acc = die Fabrik
    .dat = der Fabrik
    .gen = der Fabrik
    .indef = die Fabrik
    .gender = f
    .text = Der Bau deiner anderen einzigartigen Gebäude kostet dich 1 Gold weniger.
    .rulings = Sonst wird nichts billiger, und die Gebäude bringen Punkte für ihre vollen Kosten.

framework = Gerüst
    .def = das Gerüst
    .acc = das Gerüst
    .dat = dem Gerüst
    .gen = des Gerüsts
    .indef = das Gerüst
    .gender = n
    .text = Du darfst ein Gebäude bauen, indem du das Gerüst zerstörst, statt die Kosten zu zahlen.
    .rulings = Ein so gebautes Gebäude zählt für dein Baulimit und wird besteuert, kann aber nicht beschlagnahmt werden. Du darfst das auch in einer vollendeten Stadt tun. Das Gebäude, das der Zauberer sofort baut, lässt sich damit nicht bezahlen.

gold-mine = Goldmine
    .def = die Goldmine
    .acc = die Goldmine
    .dat = der Goldmine
    .gen = der Goldmine
    .indef = die Goldmine
    .gender = f
    .text = Wenn du als Einkommen Gold nimmst, erhältst du 1 zusätzliches Gold.

great-wall = Stadtmauer
    .def = die Stadtmauer
    .acc = die Stadtmauer
    .dat = der Stadtmauer
    .gen = der Stadtmauer
    .indef = die Stadtmauer
    .gender = f
    .text = Der Charakter mit Rang 8 zahlt 1 Gold mehr, wenn er seine Fähigkeit auf ein anderes Gebäude in deiner Stadt anwendet.
    .rulings = Die Stadtmauer selbst kostet nichts zusätzlich, ebenso wenig das Gebäude, das ein Diplomat weggibt. Diplomat und Marschall zahlen das zusätzliche Gold an dich. Auch du zahlst es, wenn du als Söldner ein eigenes Gebäude zerstörst.

haunted-quarter = Spukviertel
    .def = das Spukviertel
    .acc = das Spukviertel
    .dat = dem Spukviertel
    .gen = des Spukviertels
    .indef = das Spukviertel
    .gender = n
    .text = Am Ende des Spiels zählt es als Gebäude einer Art deiner Wahl.
    .rulings = Es zählt in jeder Hinsicht als diese eine Art, und wenn du eine andere Art wählst, ist es nicht mehr einzigartig. Bis dahin ist es einfach ein einzigartiges Gebäude. Die für dich beste Wahl wird automatisch getroffen.

imperial-treasury = Schatzkammer
    .def = die Schatzkammer
    .acc = die Schatzkammer
    .dat = der Schatzkammer
    .gen = der Schatzkammer
    .indef = die Schatzkammer
    .gender = f
    .text = Am Ende des Spiels erhältst du 1 Punkt für jedes Gold in deinem Vorrat.
    .rulings = Gold auf verschönerten Gebäuden und auf dem Marker des Steuereintreibers gehört nicht zu deinem Vorrat.

ivory-tower = Elfenbeinturm
    .def = der Elfenbeinturm
    .acc = den Elfenbeinturm
    .dat = dem Elfenbeinturm
    .gen = des Elfenbeinturms
    .indef = den Elfenbeinturm
    .gender = m
    .text = Am Ende des Spiels erhältst du 5 Punkte, wenn er das einzige einzigartige Gebäude in deiner Stadt ist.
    .rulings = Ein Spukviertel, das als andere Art zählt, stört dabei nicht.

keep = Bergfried
    .def = der Bergfried
    .acc = den Bergfried
    .dat = dem Bergfried
    .gen = des Bergfrieds
    .indef = den Bergfried
    .gender = m
    .text = Der Charakter mit Rang 8 kann seine Fähigkeit nicht auf den Bergfried anwenden.
    .rulings = Auch weggeben kann ihn der Diplomat nicht. Die Waffenkammer kann ihn zerstören.

laboratory = Labor
    .def = das Labor
    .acc = das Labor
    .dat = dem Labor
    .gen = des Labors
    .indef = das Labor
    .gender = n
    .income = aus dem Labor
    .text = Einmal pro Zug darfst du eine Handkarte ablegen, um 2 Gold zu erhalten.

library = Bibliothek
    .def = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .gen = der Bibliothek
    .indef = die Bibliothek
    .gender = f
    .text = Wenn du als Einkommen Karten ziehst, behältst du alle gezogenen Karten.
    .rulings = Mit der Sternwarte behältst du alle drei. Karten, die du auf andere Weise ziehst, sind nicht betroffen.

map-room = Kartenraum
    .def = der Kartenraum
    .acc = den Kartenraum
    .dat = dem Kartenraum
    .gen = des Kartenraums
    .indef = den Kartenraum
    .gender = m
    .text = Am Ende des Spiels erhältst du 1 Punkt für jede Karte auf deiner Hand.

monument = Denkmal
    .def = das Denkmal
    .acc = das Denkmal
    .dat = dem Denkmal
    .gen = des Denkmals
    .indef = das Denkmal
    .gender = n
    .text = Du kannst es nicht bauen, wenn du fünf oder mehr Gebäude hast. Für die Vollendung deiner Stadt zählt es als zwei Gebäude.
    .rulings = Für alles andere zählt es als ein Gebäude. Gezählt wird, bevor du für seinen Bau ein Gebäude zerstörst. Es durch Eroberung oder Tausch zu nehmen gilt nicht als Bauen.

museum = Museum
    .def = das Museum
    .acc = das Museum
    .dat = dem Museum
    .gen = des Museums
    .indef = das Museum
    .gender = n
    .text = Einmal pro Zug darfst du eine Handkarte verdeckt unter das Museum legen. Am Ende des Spiels erhältst du 1 Punkt für jede Karte darunter.
    .rulings = Du darfst dir die Karten ansehen; die anderen sehen nur, wie viele es sind. Die Karten gehen mit dem Museum an einen neuen Besitzer und kommen unter den Stapel, wenn es zerstört wird.

necropolis = Nekropole
    .def = die Nekropole
    .acc = die Nekropole
    .dat = der Nekropole
    .gen = der Nekropole
    .indef = die Nekropole
    .gender = f
    .text = Du darfst sie bauen, indem du eines deiner Gebäude zerstörst, statt ihre Kosten zu zahlen.
    .rulings = So gebaut zählt sie für dein Baulimit und wird besteuert, kann aber nicht beschlagnahmt werden. Du darfst das auch in einer vollendeten Stadt tun, aber nicht, wenn der Zauberer sie sofort baut.

observatory = Sternwarte
    .def = die Sternwarte
    .acc = die Sternwarte
    .dat = der Sternwarte
    .gen = der Sternwarte
    .indef = die Sternwarte
    .gender = f
    .text = Wenn du als Einkommen Karten ziehst, ziehst du 3 statt 2.
    .rulings = Du behältst eine davon, mit der Bibliothek alle drei.

park = Park
    .def = der Park
    .acc = den Park
    .dat = dem Park
    .gen = des Parks
    .indef = den Park
    .gender = m
    .income = dank des Parks
    .text = Hast du am Ende deines Zuges keine Karten auf der Hand, ziehst du 2 Karten.
    .rulings = Zu zweit oder dritt gilt das am Ende jedes deiner beiden Züge.

poor-house = Armenhaus
    .def = das Armenhaus
    .acc = das Armenhaus
    .dat = dem Armenhaus
    .gen = des Armenhauses
    .indef = das Armenhaus
    .gender = n
    .income = aus dem Armenhaus
    .text = Hast du am Ende deines Zuges kein Gold, erhältst du 1 Gold.
    .rulings = Es kommt vor der Erstattung des Alchemisten. Zu zweit oder dritt gilt das am Ende jedes deiner beiden Züge.

quarry = Steinbruch
    .def = der Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
    .gen = des Steinbruchs
    .indef = den Steinbruch
    .gender = m
    .text = Du darfst Gebäude bauen, die du schon hast.
    .rulings = Du darfst beliebig viele davon bauen, und sie bleiben, wenn du den Steinbruch verlierst. Er hilft dir nicht, ein Gebäude zu beschlagnahmen, zu tauschen oder zu erobern, das du schon hast.

school-of-magic = Zauberschule
    .def = die Zauberschule
    .acc = die Zauberschule
    .dat = der Zauberschule
    .gen = der Zauberschule
    .indef = die Zauberschule
    .gender = f
    .text = Bei Fähigkeiten, die dir für Gebäude Gold oder Karten bringen, zählt sie als die Art, die du brauchst.
    .rulings = Für alles andere, auch für die Punkte und das Baulimit des Kaufmanns, ist sie einzigartig.

secret-vault = Geheimgewölbe
    .def = das Geheimgewölbe
    .acc = das Geheimgewölbe
    .dat = dem Geheimgewölbe
    .gen = des Geheimgewölbes
    .indef = das Geheimgewölbe
    .gender = n
    .text = Du kannst es nicht bauen. Am Ende des Spiels zeigst du es aus der Hand vor und erhältst 3 Punkte.
    .rulings = Für den Kartenraum zählt es auch als Handkarte.

smithy = Schmiede
    .def = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .gen = der Schmiede
    .indef = die Schmiede
    .gender = f
    .income = dank der Schmiede
    .text = Einmal pro Zug darfst du 2 Gold zahlen, um 3 Karten zu ziehen.

stables = Marstall
    .def = der Marstall
    .acc = den Marstall
    .dat = dem Marstall
    .gen = des Marstalls
    .indef = den Marstall
    .gender = m
    .text = Der Bau des Marstalls zählt nicht für dein Baulimit.

statue = Statue
    .def = die Statue
    .acc = die Statue
    .dat = der Statue
    .gen = der Statue
    .indef = die Statue
    .gender = f
    .text = Hast du am Ende des Spiels die Krone, erhältst du 5 Punkte.
    .rulings = Wechselt die Krone am Ende der letzten Runde, weil ein Charakter mit Rang 4 ermordet wurde, zählt das noch für die Wertung.

theater = Theater
    .def = das Theater
    .acc = das Theater
    .dat = dem Theater
    .gen = des Theaters
    .indef = das Theater
    .gender = n
    .text = Am Ende jeder Charakterwahl darfst du deine Charakterkarte mit der eines anderen Spielers tauschen, ohne seine anzusehen.
    .rulings = Beide dürfen ansehen, was sie bekommen haben, und alle wissen, dass getauscht wurde. Einen beiseitegelegten Charakter kannst du nicht nehmen. Das Theater wirkt ab der Runde nach seinem Bau. Zu zweit oder dritt wählst du, welchen deiner Charaktere du gibst, und bekommst zufällig einen des anderen Spielers.

thieves-den = Diebesnest
    .def = das Diebesnest
    .acc = das Diebesnest
    .dat = dem Diebesnest
    .gen = des Diebesnestes
    .indef = das Diebesnest
    .gender = n
    .text = Du darfst seine Kosten ganz oder teilweise mit Handkarten bezahlen, eine Karte je Gold.
    .rulings = Du kannst weder mit dem Diebesnest selbst bezahlen noch mehr als den Preis. Die Karten kommen verdeckt unter den Stapel.

wishing-well = Wunschbrunnen
    .def = der Wunschbrunnen
    .acc = den Wunschbrunnen
    .dat = dem Wunschbrunnen
    .gen = des Wunschbrunnens
    .indef = den Wunschbrunnen
    .gender = m
    .text = Am Ende des Spiels erhältst du 1 Punkt für jedes einzigartige Gebäude in deiner Stadt, auch für den Wunschbrunnen.

## Purple districts of the older editions

haunted-city = Geisterstadt
    .def = die Geisterstadt
    .acc = die Geisterstadt
    .dat = der Geisterstadt
    .gen = der Geisterstadt
    .indef = die Geisterstadt
    .gender = f
    .text = Am Ende des Spiels zählt sie als Gebäude einer Art deiner Wahl, außer du hast sie in der letzten Runde gebaut.
    .rulings = Die für dich beste Wahl wird automatisch getroffen.

university = Universität
    .def = die Universität
    .acc = die Universität
    .dat = der Universität
    .gen = der Universität
    .indef = die Universität
    .gender = f
    .text = Sie kostet 6 Gold, ist am Ende des Spiels aber 8 Punkte wert.

graveyard = Friedhof
    .def = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
    .gen = des Friedhofs
    .indef = den Friedhof
    .gender = m
    .text = Wenn der Söldner ein Gebäude zerstört, darfst du 1 Gold zahlen, um die Karte auf die Hand zu nehmen. Das gilt nicht für den Friedhof selbst und nicht, wenn du der Söldner bist.

lighthouse = Leuchtturm
    .def = der Leuchtturm
    .acc = den Leuchtturm
    .dat = dem Leuchtturm
    .gen = des Leuchtturms
    .indef = den Leuchtturm
    .gender = m
    .text = Wenn du ihn baust, darfst du den Stapel durchsehen und eine Karte nehmen; danach wird der Stapel gemischt.

hospital = Hospital
    .def = das Hospital
    .acc = das Hospital
    .dat = dem Hospital
    .gen = des Hospitals
    .indef = das Hospital
    .gender = n
    .text = Wirst du ermordet, darfst du dich beim Aufruf trotzdem aufdecken und Einkommen nehmen, aber sonst nichts tun. Wird nicht zusammen mit der Hexe verwendet.

bell-tower = Glockenturm
    .def = der Glockenturm
    .acc = den Glockenturm
    .dat = dem Glockenturm
    .gen = des Glockenturms
    .indef = den Glockenturm
    .gender = m
    .text = Wenn du ihn baust, darfst du ansagen, dass eine Stadt in diesem Spiel mit sieben Gebäuden vollendet ist. Wird der Glockenturm zerstört, bevor eine Stadt sieben hat, sind wieder acht nötig.

throne-room = Thronsaal
    .def = der Thronsaal
    .acc = den Thronsaal
    .dat = dem Thronsaal
    .gen = des Thronsaals
    .indef = den Thronsaal
    .gender = m
    .text = Du erhältst jedes Mal 1 Gold, wenn die Krone von einem Spieler zu einem anderen wechselt.

ball-room = Ballsaal
    .def = der Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .gen = des Ballsaals
    .indef = den Ballsaal
    .gender = m
    .text = Solange du die Krone hast, muss jeder andere Spieler, der aufgerufen wird, zuerst „Danke, Majestät“ sagen. Wer es vergisst, verliert seinen Zug.

## What differs in the older editions: characters

assassin--2002 = Meuchler
    .def = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .gen = des Meuchlers
    .indef = den Meuchler
    .gender = m
    .rulings = Du darfst jeden anderen Charakter im Spiel nennen, auch einen, der offen beiseitegelegt wurde. Ein ermordeter Charakter wird am Ende der Runde aufgedeckt. Ein ermordeter Prediger schützt nichts.

witch--2002 = { witch }
    .rulings = Bevor dein Zug unterbrochen wird, kannst du nicht bauen und von deinen Gebäuden nur die Bibliothek und die Sternwarte nutzen. Du nimmst kein zweites Mal Einkommen. Ein verhexter König nimmt trotzdem die Krone; als Intrigant gibst du sie weiter und wirst dafür bezahlt. Als Prediger schützt du deine eigene Stadt. Als Steuereintreiber bekommst du die Steuer, und für die Königin zählt dein eigener Platz. Als Dieb kannst du weder dich selbst noch den verhexten Charakter nennen. Hat niemand den verhexten Charakter, geht dein Zug nicht weiter, und dein Park und dein Armenhaus bewirken nichts.

thief--2002 = { thief }
    .rulings = Du nimmst das Gold, bevor der Spieler Einkommen nimmt. Deckt niemand den Charakter auf, bekommst du nichts.
thief--2000 = { thief }
    .text = Nenne einen anderen Charakter: Du bestiehlst ihn. Deckt ein Spieler diesen Charakter auf, um seinen Zug zu machen, nimmst du sein ganzes Gold. Du kannst weder den Meuchler nennen noch den Charakter, den der Meuchler ermordet hat.

tax-collector--2002 = { tax-collector }
    .text = Jeder Spieler, der ein Gebäude gebaut hat, gibt dir am Ende seines Zuges 1 Gold, wenn er noch welches hat. Ein Spieler mit Rang 1, der in dieser Runde gebaut hat, zahlt, wenn du dich aufdeckst.
    .brief = 1 Gold von jedem Spieler, der baut.
    .rulings = Wurde der Steuereintreiber ermordet oder hat ihn niemand gewählt, zahlt niemand. Die Steuer kommt nach der Aktion des Söldners oder des Diplomaten und vor Armenhaus und Park.

magician--2002 = Magier
    .def = der Magier
    .acc = den Magier
    .dat = dem Magier
    .gen = des Magiers
    .indef = den Magier
    .gender = m
    .income = als Magier
    .rulings = { magician.rulings }

# The older names of the Wizard, the Emperor, the Abbot and the Navigator are those of Die dunklen Lande.
wizard--2002 = Beschwörer
    .def = der Beschwörer
    .acc = den Beschwörer
    .dat = dem Beschwörer
    .gen = des Beschwörers
    .indef = den Beschwörer
    .gender = m
    .rulings = Du kannst nur einen Spieler wählen, der Karten hat, und musst eine nehmen. Du entscheidest sofort, ob du sie baust oder behältst. Du darfst das tun, bevor du Einkommen nimmst. Die Fabrik macht auch dieses Gebäude billiger.

king--2002 = { king }
    .rulings = Du nimmst die Krone, sobald du aufgerufen wirst, auch wenn du verhext bist. Wirst du ermordet, nimmst du sie am Ende der Runde. Das Gold für deine Gebäude nimmst du einmal pro Zug; es zählen die Gebäude, die du dann hast.
king--2000 = { king }
    .text = Du erhältst 1 Gold für jedes Adelsgebäude in deiner Stadt. Du nimmst die Krone, wenn du aufgerufen wirst; wirst du ermordet, bleibt sie, wo sie ist.
    .rulings = Das Gold für deine Gebäude nimmst du einmal pro Zug; es zählen die Gebäude, die du dann hast.

emperor--2002 = Intrigant
    .def = der Intrigant
    .acc = den Intriganten
    .dat = dem Intriganten
    .gen = des Intriganten
    .indef = den Intriganten
    .gender = m
    .text = Du erhältst 1 Gold für jedes Adelsgebäude in deiner Stadt. Wirst du aufgerufen, nimm die Krone von ihrem Besitzer und gib sie einem anderen Spieler, aber nicht dir selbst; dieser gibt dir dafür nach seiner Wahl 1 Gold oder 1 Karte.
    .rulings = Der gekrönte Spieler wählt auch, welche Karte er gibt. Wirst du ermordet, gibst du die Krone trotzdem am Ende der Runde weiter, bekommst aber nichts. Wird zu zweit nicht verwendet.
emperor--dark-city = Intrigant
    .text = Du erhältst 1 Gold für jedes Adelsgebäude in deiner Stadt. Zu einem beliebigen Zeitpunkt in deinem Zug musst du die Krone von ihrem Besitzer nehmen und einem anderen Spieler geben, aber nicht dir selbst; dieser gibt dir dafür nach seiner Wahl 1 Gold oder 1 Karte.

bishop--2002 = Prediger
    .def = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
    .gen = des Predigers
    .indef = den Prediger
    .gender = m
    .rulings = Ein ermordeter Prediger ist nicht geschützt. Bist du verhext, sind statt deiner Gebäude die der Hexe geschützt. Die Waffenkammer kann deine Gebäude weiterhin zerstören. Zu zweit oder dritt darf dein eigener Charakter mit Rang 8 seine Fähigkeit auf deine Gebäude anwenden.
bishop--2000 = Prediger
    .rulings = Ein ermordeter Prediger ist nicht geschützt.

abbot--2002 = Ablassprediger
    .def = der Ablassprediger
    .acc = den Ablassprediger
    .dat = dem Ablassprediger
    .gen = des Ablasspredigers
    .indef = den Ablassprediger
    .gender = m
    .text = Du erhältst 1 Gold für jedes Religionsgebäude in deiner Stadt. Der reichste Spieler gibt dir 1 Gold, außer du bist es selbst oder mehrere sind gleichauf am reichsten.
    .brief = 1 Gold vom Reichsten. 1 Gold je Religionsgebäude.

merchant--2002 = Händler
    .def = der Händler
    .acc = den Händler
    .dat = dem Händler
    .gen = des Händlers
    .indef = den Händler
    .gender = m
    .income = als Händler
    .text = Du erhältst 1 Gold für jedes Handelsgebäude in deiner Stadt. Direkt nach deinem Einkommen erhältst du 1 zusätzliches Gold.
    .rulings = Das zusätzliche Gold bekommst du, egal ob du als Einkommen Gold oder Karten nimmst.
merchant--dark-city = Händler
    .text = Du erhältst 1 Gold für jedes Handelsgebäude in deiner Stadt. Zu Beginn deines Zuges erhältst du 1 zusätzliches Gold.

alchemist--2002 = { alchemist }
    .rulings = Gold für anderes, etwa für die Steuer oder die Schmiede, kommt nicht zurück. Beim Bauen musst du das Gold haben. Armenhaus und Park kommen vor der Erstattung.
alchemist--dark-city = { alchemist }
    .text = Direkt nach dem Bau eines Gebäudes bekommst du das Gold zurück, das du dafür bezahlt hast.
    .rulings = Gold für anderes, etwa für die Steuer oder die Schmiede, kommt nicht zurück. Beim Bauen musst du das Gold haben.

architect--2002 = { architect }
    .text = Direkt nach deinem Einkommen ziehst du 2 zusätzliche Karten. Du darfst bis zu drei Gebäude bauen.
architect--dark-city = { architect }
    .text = Zu Beginn deines Zuges ziehst du 2 zusätzliche Karten. Du darfst bis zu drei Gebäude bauen.

navigator--2002 = Eroberer
    .def = der Eroberer
    .acc = den Eroberer
    .dat = dem Eroberer
    .gen = des Eroberers
    .indef = den Eroberer
    .gender = m
    .income = als Eroberer
    .text = Direkt nach deinem Einkommen musst du zusätzlich 4 Gold oder 4 Karten nehmen. Du kannst keine Gebäude bauen.
navigator--dark-city = Eroberer
    .text = Direkt nach deinem Einkommen darfst du zusätzlich 4 Gold oder 4 Karten nehmen; tust du das, endet dein Zug. Du kannst keine Gebäude bauen.
    .rulings = Nimmst du weder Gold noch Karten, geht dein Zug weiter, aber bauen kannst du trotzdem nicht.

warlord--2002 = { warlord }
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Am Ende deines Zuges darfst du ein Gebäude zerstören; dafür zahlst du 1 Gold weniger, als es kostet.
    .rulings = Es darf auch eines von deinen sein. Du kannst weder den Bergfried noch ein Gebäude eines lebenden Predigers noch eines in einer vollendeten Stadt zerstören. Ein Gebäude mit Kosten 1 zerstörst du kostenlos. Ein verschönertes Gebäude zu zerstören kostet 1 mehr. In einer Stadt mit der Stadtmauer kostet jedes andere Gebäude 1 mehr.
warlord--2000 = { warlord }
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Am Ende deines Zuges darfst du ein Gebäude eines anderen Spielers zerstören; dafür zahlst du 1 Gold weniger, als es kostet.
    .brief = Darf ein fremdes Gebäude zerstören (Kosten − 1). 1 Gold je Militärgebäude.
    .rulings = Du kannst weder den Bergfried noch ein Gebäude eines lebenden Predigers noch eines in einer Stadt mit acht oder mehr Gebäuden zerstören. Die Gebäude eines ermordeten Spielers dürfen zerstört werden. Ein Gebäude mit Kosten 1 zerstörst du kostenlos. In einer Stadt mit der Stadtmauer kostet jedes andere Gebäude 4 mehr.

diplomat--2002 = { diplomat }
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Am Ende deines Zuges darfst du eines deiner Gebäude gegen ein Gebäude eines anderen Spielers tauschen; kostet seines mehr, zahlst du ihm den Unterschied.
    .rulings = Du kannst weder den Bergfried nehmen noch ein Gebäude eines lebenden Predigers, eines in einer vollendeten Stadt oder eines, das du schon hast. Kostet seines weniger, bekommst du nichts heraus. Die Stadtmauer erhöht den Preis um 1. Der Friedhof wird nicht zusammen mit dem Diplomaten verwendet.
diplomat--dark-city = { diplomat }
    .text = Du erhältst 1 Gold für jedes Militärgebäude in deiner Stadt. Zu einem beliebigen Zeitpunkt in deinem Zug darfst du eines deiner Gebäude gegen ein Gebäude eines anderen Spielers tauschen; kostet seines mehr, zahlst du ihm den Unterschied.

queen--2002 = { queen }
    .text = Du erhältst 3 Gold, wenn du neben dem König sitzt.
    .brief = 3 Gold als Nachbarin des Königs.
    .rulings = Wurde der König neben dir ermordet, bekommst du das Gold am Ende der Runde, wenn er aufgedeckt wird. Wird mit weniger als fünf Spielern nicht verwendet.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = In deinem Zug darfst du die Waffenkammer zerstören, um ein Gebäude in der Stadt eines anderen Spielers zu zerstören, auch in einer vollendeten. Das Spiel endet trotzdem nach der Runde, in der eine Stadt vollendet wurde.
    .rulings = Weder der Bergfried noch der Prediger schützt ein Gebäude davor.

dragon-gate--2002 = { dragon-gate }
    .text = Es kostet 6 Gold, ist am Ende des Spiels aber 8 Punkte wert.

factory--2002 = { factory }
    .text = Der Bau anderer lila Gebäude kostet dich 1 Gold weniger.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = Das Gebäude darf aus jeder Stadt kommen. Gegen die Waffenkammer wirkt der Friedhof nicht. Er wird nicht zusammen mit dem Diplomaten verwendet.
graveyard--2000 = { graveyard }
    .rulings = Das Gebäude darf aus jeder Stadt kommen.

great-wall--2002 = { great-wall }
    .text = Söldner und Diplomat zahlen 1 Gold mehr, um ein anderes Gebäude in deiner Stadt zu zerstören oder zu nehmen.
    .rulings = Die Stadtmauer selbst kostet nichts zusätzlich, ebenso wenig das Gebäude, das ein Diplomat weggibt. Auch du zahlst mehr, wenn du als Söldner ein eigenes Gebäude zerstörst.
great-wall--2000 = { great-wall }
    .text = Der Söldner zahlt 4 Gold mehr, um ein anderes Gebäude in deiner Stadt zu zerstören.
    .rulings = Die Stadtmauer selbst kostet nichts zusätzlich.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = Gold auf verschönerten Gebäuden gehört nicht zu deinem Vorrat.
imperial-treasury--2000 = { imperial-treasury }
    .text = Am Ende des Spiels bringt sie dir statt der Punkte für ihre Kosten 1 Punkt für jedes Gold in deinem Vorrat.
    .rulings = { "" }

keep--2002 = { keep }
    .text = Der Söldner kann den Bergfried nicht zerstören, und der Diplomat kann ihn nicht nehmen.
    .rulings = Der Diplomat darf den eigenen Bergfried weggeben. Die Waffenkammer kann ihn zerstören.
keep--2000 = { keep }
    .text = Der Söldner kann den Bergfried nicht zerstören.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Einmal pro Zug darfst du eine Handkarte ablegen, um 1 Gold zu erhalten.

library--2002 = { library }
    .text = Wenn du als Einkommen Karten ziehst, behältst du beide; mit der Sternwarte zwei der drei.
    .rulings = Karten, die du auf andere Weise ziehst, sind nicht betroffen.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Du behältst eine davon, mit der Bibliothek zwei.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = Es kommt vor der Erstattung des Alchemisten. Zu zweit oder dritt gilt das am Ende jedes deiner beiden Züge.
poor-house--dark-city = { poor-house }
    .rulings = Zu zweit oder dritt gilt das am Ende jedes deiner beiden Züge.

quarry--2002 = { quarry }
    .text = Du darfst ein Gebäude bauen, das du schon hast, aber nie mehr als ein solches Doppel gleichzeitig haben.
    .rulings = Als Diplomat kannst du trotzdem kein Gebäude nehmen, das du schon hast.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Du darfst beliebig viele davon bauen, und sie bleiben, wenn du den Steinbruch verlierst. Als Diplomat kannst du trotzdem kein Gebäude nehmen, das du schon hast.
quarry--2000 = { quarry }
    .text = Du darfst Gebäude bauen, die du schon hast, und sie kosten dich nichts. Sie zählen für dein Baulimit.
    .rulings = Du darfst beliebig viele davon bauen, und sie bleiben, wenn du den Steinbruch verlierst.

school-of-magic--2002 = { school-of-magic }
    .rulings = Für alles andere, auch für die Punkte, ist sie lila.

smithy--dark-city = { smithy }
    .text = Einmal pro Zug darfst du 3 Gold zahlen, um 3 Karten zu ziehen.
smithy--2000 = { smithy }
    .text = Einmal pro Zug darfst du 3 Gold zahlen, um 2 Karten zu ziehen.

wishing-well--2002 = { wishing-well }
    .text = Am Ende des Spiels erhältst du 1 Punkt für jedes andere lila Gebäude in deiner Stadt.
wishing-well--2000 = { wishing-well }
    .text = Am Ende des Spiels erhältst du 4 Punkte für jedes andere lila Gebäude in deiner Stadt.
