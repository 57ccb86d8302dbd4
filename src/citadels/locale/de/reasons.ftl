# Why something may not be done, as the end of a sentence: "Den Palast bauen: kostet 5 Gold, du hast 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-one a district of a type,
# $verb what must be done first.

reason-gather-first = nimm zuerst Gold oder Karten
reason-gathered = du hast schon Einkommen genommen
reason-limit =
    { $need ->
        [0] du kannst in diesem Zug nicht bauen
        [one] du darfst in diesem Zug nur ein Gebäude bauen
       *[other] du darfst in diesem Zug nur { $need } Gebäude bauen
    }
reason-duplicate = diese Stadt hat das Gebäude schon
reason-gold = kostet { $need } Gold, du hast { $have }
reason-cost = kostet { $have }, erlaubt sind höchstens { $need }
reason-cannot-build = { $card-def } kann nicht bauen
reason-cannot-be-built = { $card-def } kann nicht gebaut werden, bringt aber auf der Hand Punkte
reason-city-too-large = kann in einer Stadt mit { $need } oder mehr Gebäuden nicht gebaut werden; deine hat { $have }
reason-must = zuerst musst du { $verb ->
        [crown] die Krone einem anderen Spieler geben
        [bewitch] einen Charakter verhexen
       *[gather] Gold oder Karten nehmen
    }
reason-used = in diesem Zug schon genutzt
reason-no-income = du hast kein { $type-one }
reason-empty-deck = der Stapel ist leer
reason-empty-hand = es gibt keine Karten, die du nehmen kannst
reason-empty-city = du hast kein Gebäude, das du geben kannst
reason-complete = die Stadt ist vollendet
reason-protected = geschützt ({ $card-def })
reason-beautified = schon verschönert
reason-has-crown = hat die Krone schon
reason-richest = niemand ist reicher als du
reason-richest-tied = mehrere Spieler sind gleichauf am reichsten
reason-not-richest = ein anderer Spieler ist reicher
reason-rank-one = Rang 1 kann nicht gewählt werden
reason-killed = wurde ermordet
reason-bewitched = ist verhext
reason-no-tax = es liegt keine Steuer bereit
reason-not-beside = du sitzt nicht neben einem Spieler, der den Charakter mit Rang 4 aufgedeckt hat
reason-not-beside-king = du sitzt nicht neben einem Spieler, der den König aufgedeckt hat
reason-own-city = nicht in deiner eigenen Stadt
