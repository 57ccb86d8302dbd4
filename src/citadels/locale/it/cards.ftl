# Names and texts of the cards, types, lists and editions, in Italian.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 75 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# For use in sentences: .def is the name with its article, .indef the name of a card that is one of several (for a
# unique district the same as .def), .of (di), .to (a), .from (da), .on (su) and .in (in) the name with its article
# and that preposition, .gender is m, f, mp or fp, and .income says what gold or cards that come from this card are
# for. Sentences get them as $card-def, $card-of … and, for their beginning, $card-Def and $card-Indef.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition. What an edition does
# not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002 from the plain message. Rulings are
# never taken from the plain message of a card that is in the 2016 edition: they belong to that edition's rules.
#
# Words: gold is "moneta, monete" (counted) or "oro", a district is "edificio", a unique one "speciale", in the older editions "viola".

## Types of district. .adj and .adj-plural go with "edificio, edifici".

type-noble = Nobile
    .adj = nobile
    .income = grazie agli edifici nobili
    .adj-plural = nobili
    .label = edificio nobile
type-religious = Religioso
    .adj = religioso
    .income = grazie agli edifici religiosi
    .adj-plural = religiosi
    .label = edificio religioso
type-trade = Commerciale
    .adj = commerciale
    .income = grazie agli edifici commerciali
    .adj-plural = commerciali
    .label = edificio commerciale
type-military = Militare
    .adj = militare
    .income = grazie agli edifici militari
    .adj-plural = militari
    .label = edificio militare
type-unique = Speciale
    .adj = speciale
    .adj-plural = speciali
    .label = edificio speciale
type-unique--2002 = Viola
    .adj = viola
    .adj-plural = viola
    .label = edificio viola

## Editions

edition-2016 = Edizione 2016
    .text = Il gioco moderno: 27 personaggi, 30 edifici speciali, da due a otto giocatori.
edition-2002 = Edizione 2002
    .text = Il gioco di Fantasy Flight: otto personaggi base e dieci dell’espansione, da due a sette giocatori, o anche otto con un nono personaggio.
edition-dark-city = La città oscura
    .text = Il gioco francese con l’espansione La città oscura: i diciotto personaggi dell’edizione 2002 e un mazzo più grande.
edition-2000 = Edizione 2000
    .text = Il gioco delle origini: otto personaggi, da due a sette giocatori e alcuni costi e valori diversi.

## Lists of characters and unique districts

preset-first-game = Prima partita
    .text = Gli otto personaggi classici con edifici facili da capire: il modo migliore per imparare il gioco.
preset-ambitious-aristocrats = Aristocratici ambiziosi
    .text = Le città crescono in fretta e gli edifici cambiano padrone: tanti modi per costruire di più, costruire a poco prezzo o prendersi ciò che hanno costruito gli altri.
preset-cunning-agents = Agenti astuti
    .text = Bluff e controbluff: turni rubati, minacce velate e tasse, perciò pensaci due volte prima di scegliere il tuo personaggio.
preset-illustrious-emissaries = Emissari illustri
    .text = Tutti guardano nella mano di tutti: le carte si pescano in gran numero, si sbirciano, si passano e si scambiano.
preset-devious-dignitaries = Dignitari subdoli
    .text = Mandati, minacce e requisizioni fanno di ogni acquisto un rischio, e i piani devono sopravvivere a parecchia cattiveria.
preset-tenacious-delegates = Delegati tenaci
    .text = I piani a lungo termine pagano: molti edifici danno punti alla fine, e i modi per costruirli non mancano.
preset-vicious-nobles = Nobili spietati
    .text = L’oro abbonda, e non manca chi lo vuole: una lotta aperta in cui omicidi, furti e distruzioni fanno tutti la loro parte.
preset-basic = Base
    .text = Gli otto personaggi base e gli edifici viola della scatola: il gioco come lo si giocava all’inizio.
preset-expansion = Espansione
    .text = Il personaggio dell’espansione per ogni rango, per chi conosce a memoria gli otto di base.
preset-random = Carte a caso
    .text = Personaggi ed edifici speciali estratti a caso, in qualsiasi combinazione ammessa dalle regole.

## Characters of rank 1

assassin = Assassino
    .def = l’Assassino
    .indef = un Assassino
    .of = dell’Assassino
    .to = all’Assassino
    .from = dall’Assassino
    .on = sull’Assassino
    .in = nell’Assassino
    .gender = m
    .text = Nomina un altro personaggio da uccidere. Quando quel personaggio viene chiamato, chi lo ha scelto tace e perde l’intero turno.
    .brief = Nomina un personaggio, che perde il turno.
    .rulings = Puoi nominare qualsiasi altro personaggio della partita, anche uno scartato a carta scoperta. Un personaggio ucciso non si rivela fino alla fine della partita, a meno che non sia di rango 4: in quel caso si rivela alla fine del round. Un Vescovo ucciso non protegge nulla.

witch = Strega
    .def = la Strega
    .indef = una Strega
    .of = della Strega
    .to = alla Strega
    .from = dalla Strega
    .on = sulla Strega
    .in = nella Strega
    .gender = f
    .text = Raccogli risorse, poi nomina un altro personaggio da stregare; a quel punto il tuo turno è sospeso. Quando quel personaggio viene chiamato, chi lo ha scelto può solo raccogliere: il resto del turno lo giochi tu nei panni di quel personaggio, con il tuo oro, la tua mano e la tua città.
    .brief = Raccoglie, nomina un personaggio e gioca il resto del suo turno.
    .rulings = Prima che il tuo turno sia sospeso non puoi costruire, e gli unici edifici che puoi usare sono la Miniera d’Oro, la Biblioteca e l’Osservatorio. Non raccogli una seconda volta. Un Re o un Patrizio stregato prende comunque la corona; da Imperatore sei tu a dare la corona e a prendere la moneta o la carta. Da Vescovo proteggi i tuoi edifici, non quelli del giocatore stregato. Tangenti, oro rubato e tasse vanno a te, e per la Regina conta il tuo posto al tavolo. Da Ladro o da Ricattatrice non puoi prendere di mira il rango 1 né il personaggio stregato. Se nessuno ha il personaggio stregato, il tuo turno non riprende, e il tuo Parco e il tuo Ospizio non hanno effetto. Per gli spareggi il tuo rango resta 1.

magistrate = Magistrato
    .def = il Magistrato
    .indef = un Magistrato
    .of = del Magistrato
    .to = al Magistrato
    .from = dal Magistrato
    .on = sul Magistrato
    .in = nel Magistrato
    .gender = m
    .text = Metti tre mandati coperti su tre altri personaggi; solo uno dei mandati è firmato. La prima volta che il giocatore con il mandato firmato paga per costruire un edificio nel suo turno, puoi rivelare il mandato: chi costruisce riprende il suo oro e l’edificio viene costruito nella tua città, gratis.
    .brief = Segna 3 personaggi: può confiscare il 1º edificio pagato da uno di loro.
    .rulings = Non puoi confiscare un edificio che hai già. Un edificio costruito distruggendo l’Impalcatura, o una Necropoli costruita distruggendo un edificio, non è stato pagato: è al sicuro, ma non lo è il primo edificio pagato in seguito. Se lasci passare un edificio, l’occasione è persa. L’edificio confiscato conta per il limite di chi costruisce come se l’avesse tenuto, e mai per il tuo. Le carte pagate per il Covo dei ladri o cedute da un Cardinale non tornano indietro. La tassa sull’edificio la paghi tu, non chi costruisce. Non puoi confiscare un Monumento se hai cinque o più edifici. La domanda ti viene posta alla prima costruzione pagata di ogni giocatore con un mandato, firmato o no, in modo che non sveli nulla. I mandati si tolgono alla fine del round.

## Characters of rank 2

thief = Ladro
    .def = il Ladro
    .indef = un Ladro
    .of = del Ladro
    .to = al Ladro
    .from = dal Ladro
    .on = sul Ladro
    .in = nel Ladro
    .gender = m
    .text = Nomina un altro personaggio da derubare. Quando quel personaggio si rivela per giocare il suo turno, prendi tutto l’oro di chi lo ha scelto. Non puoi nominare il personaggio di rango 1, né quello ucciso, né quello stregato.
    .brief = Nomina un personaggio e prende il suo oro quando si rivela.
    .rulings = L’oro si prende prima che il giocatore raccolga. Se nessuno rivela il personaggio, non ottieni nulla. Un personaggio con un mandato si può nominare.

spy = Spia
    .def = la Spia
    .indef = una Spia
    .of = della Spia
    .to = alla Spia
    .from = dalla Spia
    .on = sulla Spia
    .in = nella Spia
    .gender = f
    .income = grazie alla Spia
    .text = Scegli un altro giocatore e nomina un tipo di edificio, poi guarda la mano di quel giocatore. Per ogni carta di quel tipo gli prendi una moneta e peschi una carta.
    .brief = Guarda una mano: 1 moneta e 1 carta per ogni carta del tipo nominato.
    .rulings = Se il giocatore ha meno monete che carte di quel tipo, prendi tutto il suo oro e peschi comunque una carta per ogni carta di quel tipo.

blackmailer = Ricattatrice
    .def = la Ricattatrice
    .indef = una Ricattatrice
    .of = della Ricattatrice
    .to = alla Ricattatrice
    .from = dalla Ricattatrice
    .on = sulla Ricattatrice
    .in = nella Ricattatrice
    .gender = f
    .text = Metti due minacce coperte su due altri personaggi; solo una delle due ha il fiore. Un giocatore minacciato che viene chiamato raccoglie, poi può pagarti una tangente pari a metà del suo oro, arrotondata per difetto. Se rifiuta, puoi rivelare la minaccia: se ha il fiore, prendi tutto il suo oro.
    .brief = Minaccia 2 personaggi: pagano metà del loro oro o rischiano tutto.
    .rulings = Non puoi minacciare un personaggio di rango 1, né quello ucciso, né quello stregato; puoi minacciarne uno con un mandato. Finché non risponde alla minaccia, il giocatore non può usare abilità né costruire, e gli unici edifici che può usare sono la Miniera d’Oro, la Biblioteca e l’Osservatorio. Un giocatore con una sola moneta o nessuna può offrirti una tangente simbolica, di zero monete. Se la tangente viene pagata, la minaccia si toglie senza mostrarla. Rivelare la minaccia in bianco non costa nulla, e l’altra minaccia resta valida anche dopo che il fiore è stato mostrato. Le minacce si tolgono alla fine del round.

## Characters of rank 3

magician = Mago
    .def = il Mago
    .indef = un Mago
    .of = del Mago
    .to = al Mago
    .from = dal Mago
    .on = sul Mago
    .in = nel Mago
    .gender = m
    .income = grazie al Mago
    .text = Fai una di queste due cose: scambia tutta la tua mano con quella di un altro giocatore, oppure scarta una o più carte e pescane altrettante.
    .brief = Scambia la mano con un giocatore, o delle carte con il mazzo.
    .rulings = Nello scambio una delle due mani può essere vuota. Le carte scartate vanno in fondo al mazzo.

wizard = Stregone
    .def = lo Stregone
    .indef = uno Stregone
    .of = dello Stregone
    .to = allo Stregone
    .from = dallo Stregone
    .on = sullo Stregone
    .in = nello Stregone
    .gender = m
    .text = Guarda la mano di un altro giocatore e prendi una carta: o la costruisci subito pagandone il costo, o la aggiungi alla tua mano. Costruirla così non conta per il tuo limite. In questo turno puoi costruire edifici identici a quelli che hai già.
    .brief = Sceglie una carta da una mano: la tiene o la costruisce subito.
    .rulings = Puoi scegliere solo un giocatore che ha carte, e devi prenderne una. Decidi subito se costruirla o tenerla. Puoi farlo prima di raccogliere. La Fabbrica riduce anche il prezzo di questa costruzione, e la tassa si paga. Con cinque o più edifici non puoi costruire il Monumento; Impalcatura e Necropoli non possono sostituire il pagamento.

seer = Veggente
    .def = la Veggente
    .indef = una Veggente
    .of = della Veggente
    .to = alla Veggente
    .from = dalla Veggente
    .on = sulla Veggente
    .in = nella Veggente
    .gender = f
    .text = Prendi una carta a caso dalla mano di ogni altro giocatore, poi dai una carta a tua scelta a ciascun giocatore a cui ne hai presa una. Puoi costruire fino a due edifici.
    .brief = Prende 1 carta a caso da ognuno e gliene dà 1. Può costruire due volte.
    .rulings = Chi non ha carte non dà e non riceve nulla. Puoi restituire la carta che hai preso, darne una presa a un altro giocatore o una che avevi già.

## Characters of rank 4

king = Re
    .def = il Re
    .indef = un Re
    .of = del Re
    .to = al Re
    .from = dal Re
    .on = sul Re
    .in = nel Re
    .gender = m
    .income = grazie agli edifici nobili
    .text = Ricevi una moneta per ogni edificio nobile nella tua città. Prendi la corona.
    .brief = Prende la corona. 1 moneta per edificio nobile.
    .rulings = Prendi la corona appena ti riveli, anche sotto incantesimo o sotto minaccia. Se l’Assassino ti uccide, la prendi alla fine del round. Incassi una volta per turno, in base agli edifici che hai in quel momento.

emperor = Imperatore
    .def = l’Imperatore
    .indef = un Imperatore
    .of = dell’Imperatore
    .to = all’Imperatore
    .from = dall’Imperatore
    .on = sull’Imperatore
    .in = nell’Imperatore
    .gender = m
    .income = grazie agli edifici nobili
    .text = Ricevi una moneta per ogni edificio nobile nella tua città. Devi togliere la corona a chi ce l’ha e darla a un altro giocatore, non a te; poi prendi da quel giocatore una moneta, oppure una carta a caso.
    .brief = Dà la corona in cambio di 1 moneta o carta. 1 moneta per edificio nobile.
    .rulings = Sei tu a scegliere tra moneta e carta, e non ottieni nulla se il giocatore non ha né l’una né l’altra. Se l’Assassino ti uccide, sposti comunque la corona alla fine del round, ma non prendi nulla. Non si usa nelle partite a due.

patrician = Patrizio
    .def = il Patrizio
    .indef = un Patrizio
    .of = del Patrizio
    .to = al Patrizio
    .from = dal Patrizio
    .on = sul Patrizio
    .in = nel Patrizio
    .gender = m
    .income = grazie agli edifici nobili
    .text = Peschi una carta per ogni edificio nobile nella tua città. Prendi la corona.
    .brief = Prende la corona. 1 carta per edificio nobile.
    .rulings = Prendi la corona appena ti riveli, anche sotto incantesimo o sotto minaccia. Se l’Assassino ti uccide, la prendi alla fine del round.

## Characters of rank 5

bishop = Vescovo
    .def = il Vescovo
    .indef = un Vescovo
    .of = del Vescovo
    .to = al Vescovo
    .from = dal Vescovo
    .on = sul Vescovo
    .in = nel Vescovo
    .gender = m
    .income = grazie agli edifici religiosi
    .text = Ricevi una moneta per ogni edificio religioso nella tua città. In questo round il personaggio di rango 8 non può usare la sua abilità sui tuoi edifici.
    .brief = Al sicuro dal rango 8. 1 moneta per edificio religioso.
    .rulings = Un Vescovo ucciso non è protetto. Se la Strega ti lancia un incantesimo, sono protetti i suoi edifici e non i tuoi. L’Armeria non è un’abilità di rango 8, quindi può distruggere i tuoi edifici. Con due o tre giocatori, il tuo stesso personaggio di rango 8 può comunque agire sui tuoi edifici.

abbot = Abate
    .def = l’Abate
    .indef = un Abate
    .of = dell’Abate
    .to = all’Abate
    .from = dall’Abate
    .on = sull’Abate
    .in = nell’Abate
    .gender = m
    .income = grazie agli edifici religiosi
    .text = Per ogni edificio religioso nella tua città ricevi una moneta o peschi una carta. Una volta per turno, se altri hanno più oro di te, il giocatore più ricco deve darti una moneta.
    .brief = 1 moneta dal più ricco. 1 moneta o carta per edificio religioso.
    .rulings = Annuncia prima quante monete e quante carte prendi. Se nessuno ha più oro di te, anche in caso di parità, nessuno ti dà monete. Se più giocatori sono i più ricchi a pari merito, scegli tu uno di loro.

cardinal = Cardinale
    .def = il Cardinale
    .indef = un Cardinale
    .of = del Cardinale
    .to = al Cardinale
    .from = dal Cardinale
    .on = sul Cardinale
    .in = nel Cardinale
    .gender = m
    .income = grazie agli edifici religiosi
    .text = Peschi una carta per ogni edificio religioso nella tua città. Se non puoi permetterti un edificio, puoi prendere da un solo altro giocatore le monete che ti mancano, dandogli una carta della tua mano per ogni moneta; poi devi costruire l’edificio.
    .brief = Scambia carte con l’oro che gli manca. 1 carta per edificio religioso.
    .rulings = L’altro giocatore non può rifiutare, ma deve avere tutte le monete che ti mancano. Prima si spende il tuo oro, e non prendi mai più di quanto manca. Le carte da dare le scegli tu; l’edificio che costruisci non può essere tra quelle. Puoi farlo una volta per turno.

## Characters of rank 6

merchant = Mercante
    .def = il Mercante
    .indef = un Mercante
    .of = del Mercante
    .to = al Mercante
    .from = dal Mercante
    .on = sul Mercante
    .in = nel Mercante
    .gender = m
    .income = grazie al Mercante
    .text = Ricevi una moneta per ogni edificio commerciale nella tua città. Ricevi una moneta in più.
    .brief = 1 moneta in più. 1 moneta per edificio commerciale.
    .rulings = La moneta in più ti spetta sia che tu abbia raccolto oro, sia che tu abbia raccolto carte.

alchemist = Alchimista
    .def = l’Alchimista
    .indef = un Alchimista
    .of = dell’Alchimista
    .to = all’Alchimista
    .from = dall’Alchimista
    .on = sull’Alchimista
    .in = nell’Alchimista
    .gender = m
    .text = Alla fine del tuo turno recuperi tutto l’oro che hai pagato per costruire edifici in questo turno.
    .brief = Recupera l’oro pagato per costruire.
    .rulings = L’oro pagato per altro non torna indietro: né la tassa, né quanto hai pagato per usare la Forgia. L’oro che il Magistrato ti ha restituito non viene rimborsato di nuovo. Quando costruisci devi comunque avere l’oro. Ospizio e Parco vengono prima del rimborso.

trader = Commerciante
    .def = il Commerciante
    .indef = un Commerciante
    .of = del Commerciante
    .to = al Commerciante
    .from = dal Commerciante
    .on = sul Commerciante
    .in = nel Commerciante
    .gender = m
    .income = grazie agli edifici commerciali
    .text = Ricevi una moneta per ogni edificio commerciale nella tua città. Puoi costruire quanti edifici commerciali vuoi; non contano per il tuo limite.
    .brief = 1 moneta per edificio commerciale. Può costruirne quanti vuole.
    .rulings = Oltre a questi puoi costruire un altro edificio, prima o dopo. La Scuola di Magia ti dà una moneta, ma per il limite non è un edificio commerciale.

## Characters of rank 7

architect = Architetto
    .def = l’Architetto
    .indef = un Architetto
    .of = dell’Architetto
    .to = all’Architetto
    .from = dall’Architetto
    .on = sull’Architetto
    .in = nell’Architetto
    .gender = m
    .income = grazie all’Architetto
    .text = Peschi due carte in più. Puoi costruire fino a tre edifici.
    .brief = Pesca 2 carte in più e può costruire tre volte.
    .rulings = Puoi pescare le due carte prima o dopo aver raccolto e costruito.

navigator = Navigatore
    .def = il Navigatore
    .indef = un Navigatore
    .of = del Navigatore
    .to = al Navigatore
    .from = dal Navigatore
    .on = sul Navigatore
    .in = nel Navigatore
    .gender = m
    .income = grazie al Navigatore
    .text = Ricevi quattro monete in più o peschi quattro carte in più. Non puoi costruire nessun edificio.
    .brief = 4 monete o 4 carte in più, ma non costruisce.
    .rulings = Non puoi costruire nemmeno edifici che non contano per il limite, come le Scuderie.

scholar = Studiosa
    .def = la Studiosa
    .indef = una Studiosa
    .of = della Studiosa
    .to = alla Studiosa
    .from = dalla Studiosa
    .on = sulla Studiosa
    .in = nella Studiosa
    .gender = f
    .income = grazie alla Studiosa
    .text = Pesca sette carte, tienine una e rimescola le altre nel mazzo. Puoi costruire fino a due edifici.
    .brief = Pesca 7 carte e ne tiene 1. Può costruire due volte.
    .rulings = Se il mazzo ha meno di sette carte, peschi quelle che ci sono.

## Characters of rank 8

warlord = Condottiero
    .def = il Condottiero
    .indef = un Condottiero
    .of = del Condottiero
    .to = al Condottiero
    .from = dal Condottiero
    .on = sul Condottiero
    .in = nel Condottiero
    .gender = m
    .income = grazie agli edifici militari
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Puoi distruggere un edificio pagando una moneta in meno del suo costo.
    .brief = Distrugge un edificio (costo − 1). 1 moneta per edificio militare.
    .rulings = Può essere anche uno dei tuoi. Non puoi distruggere la Torre di Guardia, un edificio di un Vescovo vivo o un edificio in una città completa, compresa la tua. Un edificio che costa una moneta si distrugge gratis. Distruggere un edificio abbellito costa una moneta in più; lo stesso vale per gli altri edifici di una città con la Grande muraglia. La carta va in fondo al mazzo.

diplomat = Diplomatico
    .def = il Diplomatico
    .indef = un Diplomatico
    .of = del Diplomatico
    .to = al Diplomatico
    .from = dal Diplomatico
    .on = sul Diplomatico
    .in = nel Diplomatico
    .gender = m
    .income = grazie agli edifici militari
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Puoi scambiare uno dei tuoi edifici con un edificio di un altro giocatore; se il suo costa di più, gli paghi la differenza.
    .brief = Scambia un edificio pagando la differenza. 1 moneta per edificio militare.
    .rulings = Se il suo costa di meno, non ricevi nulla. Non puoi prendere un edificio che hai già, né darne uno che l’altro giocatore ha già. La Torre di Guardia non si può né prendere né dare. Non puoi prendere edifici a un Vescovo vivo o da una città completa; la tua città invece può essere completa. In una città con la Grande muraglia gli altri edifici costano una moneta in più. L’oro su un edificio abbellito e le carte sotto il Museo seguono l’edificio.

marshal = Maresciallo
    .def = il Maresciallo
    .indef = un Maresciallo
    .of = del Maresciallo
    .to = al Maresciallo
    .from = dal Maresciallo
    .on = sul Maresciallo
    .in = nel Maresciallo
    .gender = m
    .income = grazie agli edifici militari
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Puoi requisire un edificio di costo tre o meno dalla città di un altro giocatore, pagandogliene il costo.
    .brief = Requisisce e paga un edificio di costo 1–3. 1 moneta per edificio militare.
    .rulings = Non puoi requisire un edificio che hai già, la Torre di Guardia, un edificio di un Vescovo vivo o un edificio in una città completa. In una città con la Grande muraglia gli altri edifici costano una moneta in più, che non conta per il limite di tre; quella di un edificio abbellito invece conta. Requisire non è costruire.

## Characters of rank 9

queen = Regina
    .def = la Regina
    .indef = una Regina
    .of = della Regina
    .to = alla Regina
    .from = dalla Regina
    .on = sulla Regina
    .in = nella Regina
    .gender = f
    .income = grazie alla Regina
    .text = Ricevi tre monete se siedi accanto al giocatore che ha rivelato il personaggio di rango 4.
    .brief = 3 monete se siede accanto al rango 4.
    .rulings = Se il personaggio del vicino è stato ucciso, ricevi le monete alla fine del round, quando viene rivelato. Se è stato stregato, le ricevi come al solito. Non si usa con meno di cinque giocatori.

artist = Artista
    .def = l’Artista
    .indef = un Artista
    .of = dell’Artista
    .to = all’Artista
    .from = dall’Artista
    .on = sull’Artista
    .in = nell’Artista
    .gender = m
    .text = Puoi abbellire uno o due dei tuoi edifici: metti una delle tue monete su ciascuno. Un edificio abbellito costa una moneta in più per il resto della partita.
    .brief = Può abbellire 1 o 2 edifici, 1 moneta ciascuno: costano 1 in più.
    .rulings = Un edificio si può abbellire una volta sola. La moneta in più vale per i punti alla fine e per tutto ciò che dipende dal costo. Resta sull’edificio se questo cambia proprietario, e va alla banca se l’edificio viene distrutto.

tax-collector = Esattore
    .def = l’Esattore
    .indef = un Esattore
    .of = dell’Esattore
    .to = all’Esattore
    .from = dall’Esattore
    .on = sull’Esattore
    .in = nell’Esattore
    .gender = m
    .text = Chi costruisce un edificio mette una moneta sul tuo segnalino, se gliene restano. Nel tuo turno puoi prendere tutto l’oro sul segnalino. Nel tuo turno non paghi la tassa.
    .brief = Riscuote la tassa: 1 moneta per ogni edificio costruito dagli altri.
    .rulings = La tassa è dovuta in ogni round, che qualcuno sia l’Esattore o no, anche per gli edifici costruiti gratis. Si paga dopo il prezzo. Per un edificio confiscato la paga il Magistrato. L’oro resta sul segnalino da un round all’altro e non dà punti a nessuno. Con due o tre giocatori paghi la tassa nel turno del tuo altro personaggio.

## Noble districts

manor = Maniero
    .def = il Maniero
    .indef = un Maniero
    .of = del Maniero
    .to = al Maniero
    .from = dal Maniero
    .on = sul Maniero
    .in = nel Maniero
    .gender = m
castle = Castello
    .def = il Castello
    .indef = un Castello
    .of = del Castello
    .to = al Castello
    .from = dal Castello
    .on = sul Castello
    .in = nel Castello
    .gender = m
palace = Palazzo
    .def = il Palazzo
    .indef = un Palazzo
    .of = del Palazzo
    .to = al Palazzo
    .from = dal Palazzo
    .on = sul Palazzo
    .in = nel Palazzo
    .gender = m

## Religious districts

temple = Tempio
    .def = il Tempio
    .indef = un Tempio
    .of = del Tempio
    .to = al Tempio
    .from = dal Tempio
    .on = sul Tempio
    .in = nel Tempio
    .gender = m
church = Chiesa
    .def = la Chiesa
    .indef = una Chiesa
    .of = della Chiesa
    .to = alla Chiesa
    .from = dalla Chiesa
    .on = sulla Chiesa
    .in = nella Chiesa
    .gender = f
monastery = Monastero
    .def = il Monastero
    .indef = un Monastero
    .of = del Monastero
    .to = al Monastero
    .from = dal Monastero
    .on = sul Monastero
    .in = nel Monastero
    .gender = m
cathedral = Cattedrale
    .def = la Cattedrale
    .indef = una Cattedrale
    .of = della Cattedrale
    .to = alla Cattedrale
    .from = dalla Cattedrale
    .on = sulla Cattedrale
    .in = nella Cattedrale
    .gender = f

## Trade districts

tavern = Taverna
    .def = la Taverna
    .indef = una Taverna
    .of = della Taverna
    .to = alla Taverna
    .from = dalla Taverna
    .on = sulla Taverna
    .in = nella Taverna
    .gender = f
market = Mercato
    .def = il Mercato
    .indef = un Mercato
    .of = del Mercato
    .to = al Mercato
    .from = dal Mercato
    .on = sul Mercato
    .in = nel Mercato
    .gender = m
trading-post = Bottega
    .def = la Bottega
    .indef = una Bottega
    .of = della Bottega
    .to = alla Bottega
    .from = dalla Bottega
    .on = sulla Bottega
    .in = nella Bottega
    .gender = f
docks = Magazzino
    .def = il Magazzino
    .indef = un Magazzino
    .of = del Magazzino
    .to = al Magazzino
    .from = dal Magazzino
    .on = sul Magazzino
    .in = nel Magazzino
    .gender = m
harbor = Porto
    .def = il Porto
    .indef = un Porto
    .of = del Porto
    .to = al Porto
    .from = dal Porto
    .on = sul Porto
    .in = nel Porto
    .gender = m
town-hall = Municipio
    .def = il Municipio
    .indef = un Municipio
    .of = del Municipio
    .to = al Municipio
    .from = dal Municipio
    .on = sul Municipio
    .in = nel Municipio
    .gender = m

## Military districts

watchtower = Torre di vedetta
    .def = la Torre di vedetta
    .indef = una Torre di vedetta
    .of = della Torre di vedetta
    .to = alla Torre di vedetta
    .from = dalla Torre di vedetta
    .on = sulla Torre di vedetta
    .in = nella Torre di vedetta
    .gender = f
prison = Prigione
    .def = la Prigione
    .indef = una Prigione
    .of = della Prigione
    .to = alla Prigione
    .from = dalla Prigione
    .on = sulla Prigione
    .in = nella Prigione
    .gender = f
barracks = Caserma
    .def = la Caserma
    .indef = una Caserma
    .of = della Caserma
    .to = alla Caserma
    .from = dalla Caserma
    .on = sulla Caserma
    .in = nella Caserma
    .gender = f
# The name of the Barracks in the older editions; the same in Italian.
battlefield = Caserma
    .def = la Caserma
    .indef = una Caserma
    .of = della Caserma
    .to = alla Caserma
    .from = dalla Caserma
    .on = sulla Caserma
    .in = nella Caserma
    .gender = f
fortress = Fortezza
    .def = la Fortezza
    .indef = una Fortezza
    .of = della Fortezza
    .to = alla Fortezza
    .from = dalla Fortezza
    .on = sulla Fortezza
    .in = nella Fortezza
    .gender = f

## Unique districts

armory = Armeria
    .def = l’Armeria
    .indef = l’Armeria
    .of = dell’Armeria
    .to = all’Armeria
    .from = dall’Armeria
    .on = sull’Armeria
    .in = nell’Armeria
    .gender = f
    .text = Nel tuo turno puoi distruggere l’Armeria per distruggere un edificio in qualsiasi città.
    .rulings = Può essere anche un tuo edificio. Un edificio in una città completa è al sicuro, e non puoi usare un’Armeria che si trova in una città completa. Torre di Guardia e Vescovo non proteggono dall’Armeria.

basilica = Basilica
    .def = la Basilica
    .indef = la Basilica
    .of = della Basilica
    .to = alla Basilica
    .from = dalla Basilica
    .on = sulla Basilica
    .in = nella Basilica
    .gender = f
    .text = Alla fine della partita ottieni un punto per ogni edificio di costo dispari nella tua città.
    .rulings = L’oro su un edificio abbellito conta: la Basilica stessa dà un punto se è abbellita.

capitol = Campidoglio
    .def = il Campidoglio
    .indef = il Campidoglio
    .of = del Campidoglio
    .to = al Campidoglio
    .from = dal Campidoglio
    .on = sul Campidoglio
    .in = nel Campidoglio
    .gender = m
    .text = Alla fine della partita ottieni tre punti se almeno tre dei tuoi edifici sono dello stesso tipo.
    .rulings = Va bene uno qualsiasi dei cinque tipi. Ottieni i punti una volta sola, anche se ci riesci con due tipi.

dragon-gate = Rifugio dei Draghi
    .def = il Rifugio dei Draghi
    .indef = il Rifugio dei Draghi
    .of = del Rifugio dei Draghi
    .to = al Rifugio dei Draghi
    .from = dal Rifugio dei Draghi
    .on = sul Rifugio dei Draghi
    .in = nel Rifugio dei Draghi
    .gender = m
    .text = Alla fine della partita ottieni due punti in più.

factory = Fabbrica
    .def = la Fabbrica
    .indef = la Fabbrica
    .of = della Fabbrica
    .to = alla Fabbrica
    .from = dalla Fabbrica
    .on = sulla Fabbrica
    .in = nella Fabbrica
    .gender = f
    .text = Paghi una moneta in meno per costruire i tuoi altri edifici speciali.
    .rulings = Nient’altro costa di meno, e gli edifici danno i punti del loro costo intero.

framework = Impalcatura
    .def = l’Impalcatura
    .indef = l’Impalcatura
    .of = dell’Impalcatura
    .to = all’Impalcatura
    .from = dall’Impalcatura
    .on = sull’Impalcatura
    .in = nell’Impalcatura
    .gender = f
    .text = Invece di pagare il costo di un edificio, puoi distruggere l’Impalcatura per costruirlo.
    .rulings = Un edificio costruito così conta per il tuo limite ed è soggetto alla tassa, ma non può essere confiscato. Puoi farlo anche in una città completa, ma non per l’edificio che lo Stregone costruisce subito.

gold-mine = Miniera d’Oro
    .def = la Miniera d’Oro
    .indef = la Miniera d’Oro
    .of = della Miniera d’Oro
    .to = alla Miniera d’Oro
    .from = dalla Miniera d’Oro
    .on = sulla Miniera d’Oro
    .in = nella Miniera d’Oro
    .gender = f
    .text = Quando raccogli oro, ricevi una moneta in più.

great-wall = Grande muraglia
    .def = la Grande muraglia
    .indef = la Grande muraglia
    .of = della Grande muraglia
    .to = alla Grande muraglia
    .from = dalla Grande muraglia
    .on = sulla Grande muraglia
    .in = nella Grande muraglia
    .gender = f
    .text = Il personaggio di rango 8 paga una moneta in più per usare la sua abilità su un altro edificio della tua città.
    .rulings = La Grande muraglia stessa non costa nulla in più, e nemmeno l’edificio che il Diplomatico cede. Diplomatico e Maresciallo pagano la moneta in più a te. La paghi anche tu se, da Condottiero, distruggi un tuo edificio.

haunted-quarter = Corte dei miracoli
    .def = la Corte dei miracoli
    .indef = la Corte dei miracoli
    .of = della Corte dei miracoli
    .to = alla Corte dei miracoli
    .from = dalla Corte dei miracoli
    .on = sulla Corte dei miracoli
    .in = nella Corte dei miracoli
    .gender = f
    .text = Alla fine della partita conta come un edificio del tipo che preferisci.
    .rulings = È di quel tipo, e solo di quello, a tutti gli effetti: se scegli un tipo diverso dal suo, non è più un edificio speciale. Fino alla fine è soltanto un edificio speciale. La scelta più vantaggiosa per te viene fatta automaticamente.

imperial-treasury = Tesoro imperiale
    .def = il Tesoro imperiale
    .indef = il Tesoro imperiale
    .of = del Tesoro imperiale
    .to = al Tesoro imperiale
    .from = dal Tesoro imperiale
    .on = sul Tesoro imperiale
    .in = nel Tesoro imperiale
    .gender = m
    .text = Alla fine della partita ottieni un punto per ogni moneta che possiedi.
    .rulings = L’oro sugli edifici abbelliti e sul segnalino dell’Esattore non è tra le monete che possiedi.

ivory-tower = Torre d’Avorio
    .def = la Torre d’Avorio
    .indef = la Torre d’Avorio
    .of = della Torre d’Avorio
    .to = alla Torre d’Avorio
    .from = dalla Torre d’Avorio
    .on = sulla Torre d’Avorio
    .in = nella Torre d’Avorio
    .gender = f
    .text = Alla fine della partita ottieni cinque punti se è l’unico edificio speciale nella tua città.
    .rulings = Una Corte dei miracoli che conta come un altro tipo non è d’ostacolo.

keep = Torre di Guardia
    .def = la Torre di Guardia
    .indef = la Torre di Guardia
    .of = della Torre di Guardia
    .to = alla Torre di Guardia
    .from = dalla Torre di Guardia
    .on = sulla Torre di Guardia
    .in = nella Torre di Guardia
    .gender = f
    .text = Il personaggio di rango 8 non può usare la sua abilità sulla Torre di Guardia.
    .rulings = Il Diplomatico non può neppure darla via. L’Armeria può distruggerla.

laboratory = Laboratorio
    .def = il Laboratorio
    .indef = il Laboratorio
    .of = del Laboratorio
    .to = al Laboratorio
    .from = dal Laboratorio
    .on = sul Laboratorio
    .in = nel Laboratorio
    .gender = m
    .income = dal Laboratorio
    .text = Una volta per turno puoi scartare una carta dalla mano per ricevere due monete.

library = Biblioteca
    .def = la Biblioteca
    .indef = la Biblioteca
    .of = della Biblioteca
    .to = alla Biblioteca
    .from = dalla Biblioteca
    .on = sulla Biblioteca
    .in = nella Biblioteca
    .gender = f
    .text = Quando raccogli carte, le tieni tutte.
    .rulings = Con l’Osservatorio le tieni tutte e tre. Non vale per le carte che peschi in altri modi.

map-room = Sala delle mappe
    .def = la Sala delle mappe
    .indef = la Sala delle mappe
    .of = della Sala delle mappe
    .to = alla Sala delle mappe
    .from = dalla Sala delle mappe
    .on = sulla Sala delle mappe
    .in = nella Sala delle mappe
    .gender = f
    .text = Alla fine della partita ottieni un punto per ogni carta che hai in mano.

monument = Monumento
    .def = il Monumento
    .indef = il Monumento
    .of = del Monumento
    .to = al Monumento
    .from = dal Monumento
    .on = sul Monumento
    .in = nel Monumento
    .gender = m
    .text = Non puoi costruirlo se hai cinque o più edifici. Conta come due edifici per completare la tua città.
    .rulings = Per tutto il resto conta come un edificio. Gli edifici si contano prima che tu ne distrugga uno per costruirlo. Prenderlo con una requisizione o uno scambio non equivale a costruirlo.

museum = Museo
    .def = il Museo
    .indef = il Museo
    .of = del Museo
    .to = al Museo
    .from = dal Museo
    .on = sul Museo
    .in = nel Museo
    .gender = m
    .text = Una volta per turno puoi mettere una carta della tua mano, coperta, sotto il Museo. Alla fine della partita ottieni un punto per ogni carta sotto il Museo.
    .rulings = Tu puoi guardare le carte; gli altri vedono solo quante sono. Se il Museo cambia proprietario, le carte lo seguono; se viene distrutto, vanno in fondo al mazzo.

necropolis = Necropoli
    .def = la Necropoli
    .indef = la Necropoli
    .of = della Necropoli
    .to = alla Necropoli
    .from = dalla Necropoli
    .on = sulla Necropoli
    .in = nella Necropoli
    .gender = f
    .text = Invece di pagarne il costo, puoi costruirla distruggendo uno dei tuoi edifici.
    .rulings = Costruita così, conta per il tuo limite ed è soggetta alla tassa, ma non può essere confiscata. Puoi farlo anche in una città completa, ma non se la costruisci subito da Stregone.

observatory = Osservatorio
    .def = l’Osservatorio
    .indef = l’Osservatorio
    .of = dell’Osservatorio
    .to = all’Osservatorio
    .from = dall’Osservatorio
    .on = sull’Osservatorio
    .in = nell’Osservatorio
    .gender = m
    .text = Quando raccogli carte, ne peschi tre invece di due.
    .rulings = Ne tieni una, o tutte e tre con la Biblioteca.

park = Parco
    .def = il Parco
    .indef = il Parco
    .of = del Parco
    .to = al Parco
    .from = dal Parco
    .on = sul Parco
    .in = nel Parco
    .gender = m
    .income = grazie al Parco
    .text = Se alla fine del tuo turno non hai carte in mano, peschi due carte.
    .rulings = Con due o tre giocatori vale per ciascuno dei tuoi due turni.

poor-house = Ospizio
    .def = l’Ospizio
    .indef = l’Ospizio
    .of = dell’Ospizio
    .to = all’Ospizio
    .from = dall’Ospizio
    .on = sull’Ospizio
    .in = nell’Ospizio
    .gender = m
    .income = grazie all’Ospizio
    .text = Se alla fine del tuo turno non hai monete, ricevi una moneta.
    .rulings = Viene prima del rimborso dell’Alchimista. Con due o tre giocatori vale per ciascuno dei tuoi due turni.

quarry = Cava
    .def = la Cava
    .indef = la Cava
    .of = della Cava
    .to = alla Cava
    .from = dalla Cava
    .on = sulla Cava
    .in = nella Cava
    .gender = f
    .text = Puoi costruire edifici identici a quelli che hai già.
    .rulings = Puoi costruirne quanti ne vuoi, e restano se perdi la Cava. Non ti aiuta a confiscare, scambiare o requisire un edificio che hai già.

school-of-magic = Scuola di Magia
    .def = la Scuola di Magia
    .indef = la Scuola di Magia
    .of = della Scuola di Magia
    .to = alla Scuola di Magia
    .from = dalla Scuola di Magia
    .on = sulla Scuola di Magia
    .in = nella Scuola di Magia
    .gender = f
    .text = Per le abilità che danno monete o carte per i tuoi edifici, conta come un edificio del tipo che ti serve.
    .rulings = Per tutto il resto è un edificio speciale, compresi i punti alla fine e il limite del Commerciante.

secret-vault = Camera segreta
    .def = la Camera segreta
    .indef = la Camera segreta
    .of = della Camera segreta
    .to = alla Camera segreta
    .from = dalla Camera segreta
    .on = sulla Camera segreta
    .in = nella Camera segreta
    .gender = f
    .text = Non puoi costruirla. Se l’hai in mano alla fine della partita, la riveli e ottieni tre punti.
    .rulings = Per la Sala delle mappe conta anche come carta della tua mano.

smithy = Forgia
    .def = la Forgia
    .indef = la Forgia
    .of = della Forgia
    .to = alla Forgia
    .from = dalla Forgia
    .on = sulla Forgia
    .in = nella Forgia
    .gender = f
    .income = alla Forgia
    .text = Una volta per turno puoi pagare due monete per pescare tre carte.

stables = Scuderie
    .def = le Scuderie
    .indef = le Scuderie
    .of = delle Scuderie
    .to = alle Scuderie
    .from = dalle Scuderie
    .on = sulle Scuderie
    .in = nelle Scuderie
    .gender = fp
    .text = Costruire le Scuderie non conta per il tuo limite.

statue = Statua
    .def = la Statua
    .indef = la Statua
    .of = della Statua
    .to = alla Statua
    .from = dalla Statua
    .on = sulla Statua
    .in = nella Statua
    .gender = f
    .text = Se alla fine della partita hai la corona, ottieni cinque punti.
    .rulings = Una corona che si sposta alla fine dell’ultimo round, perché è stato ucciso un personaggio di rango 4, si sposta prima del conteggio dei punti.

theater = Teatro
    .def = il Teatro
    .indef = il Teatro
    .of = del Teatro
    .to = al Teatro
    .from = dal Teatro
    .on = sul Teatro
    .in = nel Teatro
    .gender = m
    .text = Alla fine di ogni fase di scelta dei personaggi puoi scambiare la tua carta personaggio, alla cieca, con quella di un altro giocatore.
    .rulings = Entrambi potete guardare ciò che avete ricevuto, e tutti sanno che vi siete scambiati i personaggi. Non puoi prendere un personaggio scartato. Funziona dal round successivo a quello in cui lo hai costruito. Con due o tre giocatori scegli quale dei tuoi personaggi dare e ne ricevi a caso uno dell’altro giocatore.

thieves-den = Covo dei ladri
    .def = il Covo dei ladri
    .indef = il Covo dei ladri
    .of = del Covo dei ladri
    .to = al Covo dei ladri
    .from = dal Covo dei ladri
    .on = sul Covo dei ladri
    .in = nel Covo dei ladri
    .gender = m
    .text = Puoi pagare tutto o parte del suo costo con carte della tua mano, una carta per ogni moneta.
    .rulings = Non puoi pagare con il Covo dei ladri stesso, né più del prezzo. Le carte vanno in fondo al mazzo senza essere mostrate.

wishing-well = Fontana dei desideri
    .def = la Fontana dei desideri
    .indef = la Fontana dei desideri
    .of = della Fontana dei desideri
    .to = alla Fontana dei desideri
    .from = dalla Fontana dei desideri
    .on = sulla Fontana dei desideri
    .in = nella Fontana dei desideri
    .gender = f
    .text = Alla fine della partita ottieni un punto per ogni edificio speciale nella tua città, compresa la Fontana dei desideri.

## Purple districts of the older editions

haunted-city = Corte dei miracoli
    .def = la Corte dei miracoli
    .indef = la Corte dei miracoli
    .of = della Corte dei miracoli
    .to = alla Corte dei miracoli
    .from = dalla Corte dei miracoli
    .on = sulla Corte dei miracoli
    .in = nella Corte dei miracoli
    .gender = f
    .text = Alla fine della partita conta come un edificio del tipo che preferisci, a meno che tu non l’abbia costruita nell’ultimo round.
    .rulings = La scelta più vantaggiosa per te viene fatta automaticamente.

university = Università
    .def = l’Università
    .indef = l’Università
    .of = dell’Università
    .to = all’Università
    .from = dall’Università
    .on = sull’Università
    .in = nell’Università
    .gender = f
    .text = Costa sei monete, ma vale otto punti alla fine della partita.

graveyard = Cimitero
    .def = il Cimitero
    .indef = il Cimitero
    .of = del Cimitero
    .to = al Cimitero
    .from = dal Cimitero
    .on = sul Cimitero
    .in = nel Cimitero
    .gender = m
    .text = Quando il Condottiero distrugge un edificio, puoi pagare una moneta per prendere la carta in mano. Non vale per il Cimitero stesso, né se il Condottiero sei tu.

lighthouse = Faro
    .def = il Faro
    .indef = il Faro
    .of = del Faro
    .to = al Faro
    .from = dal Faro
    .on = sul Faro
    .in = nel Faro
    .gender = m
    .text = Quando lo costruisci, puoi guardare tutto il mazzo e prendere una carta; poi il mazzo viene mescolato.

hospital = Ospedale
    .def = l’Ospedale
    .indef = l’Ospedale
    .of = dell’Ospedale
    .to = all’Ospedale
    .from = dall’Ospedale
    .on = sull’Ospedale
    .in = nell’Ospedale
    .gender = m
    .text = Se l’Assassino ti uccide, puoi comunque rivelarti quando ti chiamano e raccogliere risorse, ma nient’altro. Non si usa insieme alla Strega.

bell-tower = Campanile
    .def = il Campanile
    .indef = il Campanile
    .of = del Campanile
    .to = al Campanile
    .from = dal Campanile
    .on = sul Campanile
    .in = nel Campanile
    .gender = m
    .text = Quando lo costruisci, puoi annunciare che in questa partita bastano sette edifici per completare una città. Se il Campanile viene distrutto prima che una città ne abbia sette, ne servono di nuovo otto.

throne-room = Sala del trono
    .def = la Sala del trono
    .indef = la Sala del trono
    .of = della Sala del trono
    .to = alla Sala del trono
    .from = dalla Sala del trono
    .on = sulla Sala del trono
    .in = nella Sala del trono
    .gender = f
    .text = Ricevi una moneta ogni volta che la corona passa da un giocatore a un altro.

ball-room = Sala da ballo
    .def = la Sala da ballo
    .indef = la Sala da ballo
    .of = della Sala da ballo
    .to = alla Sala da ballo
    .from = dalla Sala da ballo
    .on = sulla Sala da ballo
    .in = nella Sala da ballo
    .gender = f
    .text = Finché hai la corona, ogni altro giocatore che viene chiamato deve prima dire «Grazie, Maestà». Chi non lo fa perde il turno.

## What differs in the older editions: characters

assassin--2002 = { assassin }
    .rulings = Puoi nominare qualsiasi altro personaggio della partita, anche uno scartato a carta scoperta. Un personaggio ucciso si rivela alla fine del round. Un Vescovo ucciso non protegge nulla.

witch--2002 = { witch }
    .rulings = Prima che il tuo turno sia sospeso non puoi costruire, e gli unici edifici che puoi usare sono la Biblioteca e l’Osservatorio. Non raccogli una seconda volta. Un Re stregato prende comunque la corona; da Imperatore sei tu a darla e a ricevere il compenso. Da Vescovo proteggi la tua città. Da Esattore incassi tu la tassa, e per la Regina conta il tuo posto al tavolo. Da Ladro non puoi nominare la Strega né il personaggio stregato. Se nessuno ha il personaggio stregato, il tuo turno non riprende, e il tuo Parco e il tuo Ospizio non hanno effetto.

thief--2002 = { thief }
    .rulings = L’oro si prende prima che il giocatore raccolga. Se nessuno rivela il personaggio, non ottieni nulla.
thief--2000 = { thief }
    .text = Nomina un altro personaggio da derubare. Quando quel personaggio si rivela per giocare il suo turno, prendi tutto l’oro di chi lo ha scelto. Non puoi nominare l’Assassino né la sua vittima.

tax-collector--2002 = { tax-collector }
    .text = Alla fine del suo turno, ogni giocatore che ha costruito un edificio ti dà una moneta, se gliene restano. Un giocatore di rango 1 che ha costruito in questo round paga quando ti riveli.
    .brief = 1 moneta da ogni giocatore che costruisce.
    .rulings = Se l’Esattore è stato ucciso, o se nessuno lo ha scelto, nessuno paga. La tassa si paga dopo l’azione del Condottiero o del Diplomatico, e prima che agiscano Ospizio e Parco.

magician--2002 = { magician }
    .rulings = { magician.rulings }

wizard--2002 = { wizard }
    .rulings = Puoi scegliere solo un giocatore che ha carte, e devi prenderne una. Decidi subito se costruirla o tenerla. Puoi farlo prima di raccogliere. La Fabbrica riduce anche il prezzo di questa costruzione.

king--2002 = { king }
    .rulings = Prendi la corona appena ti chiamano, anche sotto incantesimo. Se l’Assassino ti uccide, la prendi alla fine del round. Incassi una volta per turno, in base agli edifici che hai in quel momento.
king--2000 = { king }
    .text = Ricevi una moneta per ogni edificio nobile nella tua città. Prendi la corona quando ti chiamano; se l’Assassino ti uccide, la corona resta dov’è.
    .rulings = Incassi una volta per turno, in base agli edifici che hai in quel momento.

emperor--2002 = { emperor }
    .text = Ricevi una moneta per ogni edificio nobile nella tua città. Quando ti chiamano, togli la corona a chi ce l’ha e la dai a un altro giocatore, non a te; quel giocatore ti dà una moneta o una carta, a sua scelta.
    .rulings = Chi riceve la corona sceglie anche quale carta darti. Se l’Assassino ti uccide, sposti comunque la corona alla fine del round, ma non ricevi nulla. Non si usa nelle partite a due.
emperor--dark-city = { emperor }
    .text = Ricevi una moneta per ogni edificio nobile nella tua città. Nel tuo turno, quando vuoi, devi togliere la corona a chi ce l’ha e darla a un altro giocatore, non a te; quel giocatore ti dà una moneta o una carta, a sua scelta.

bishop--2002 = { bishop }
    .rulings = Un Vescovo ucciso non è protetto. Se la Strega ti lancia un incantesimo, sono protetti i suoi edifici e non i tuoi. L’Armeria può comunque distruggere i tuoi edifici. Con due o tre giocatori, il tuo stesso personaggio di rango 8 può agire sui tuoi edifici.
bishop--2000 = { bishop }
    .rulings = Un Vescovo ucciso non è protetto.

abbot--2002 = { abbot }
    .text = Ricevi una moneta per ogni edificio religioso nella tua città. Il giocatore più ricco ti dà una moneta, a meno che il più ricco non sia tu o non ci sia parità tra i più ricchi.
    .brief = 1 moneta dal più ricco. 1 moneta per edificio religioso.

merchant--2002 = { merchant }
    .text = Ricevi una moneta per ogni edificio commerciale nella tua città. Ricevi una moneta in più subito dopo aver raccolto.
    .rulings = La moneta in più ti spetta sia che tu raccolga oro, sia che tu raccolga carte.
merchant--dark-city = { merchant }
    .text = Ricevi una moneta per ogni edificio commerciale nella tua città. Ricevi una moneta in più all’inizio del tuo turno.

alchemist--2002 = { alchemist }
    .rulings = L’oro pagato per altro non torna indietro: né la tassa, né quanto hai pagato per usare la Forgia. Quando costruisci devi comunque avere l’oro. Ospizio e Parco vengono prima del rimborso.
alchemist--dark-city = { alchemist }
    .text = Subito dopo aver costruito un edificio, recuperi l’oro che hai pagato.
    .rulings = L’oro pagato per altro non torna indietro: né la tassa, né quanto hai pagato per usare la Forgia. Quando costruisci devi comunque avere l’oro.

architect--2002 = { architect }
    .text = Peschi due carte in più subito dopo aver raccolto. Puoi costruire fino a tre edifici.
architect--dark-city = { architect }
    .text = Peschi due carte in più all’inizio del tuo turno. Puoi costruire fino a tre edifici.

navigator--2002 = { navigator }
    .text = Subito dopo aver raccolto devi prendere quattro monete in più o quattro carte in più. Non puoi costruire nessun edificio.
navigator--dark-city = { navigator }
    .text = Subito dopo aver raccolto puoi prendere quattro monete in più o quattro carte in più; in tal caso il tuo turno finisce. Non puoi costruire nessun edificio.
    .rulings = Se non prendi né monete né carte, il tuo turno prosegue, ma non puoi comunque costruire.

warlord--2002 = { warlord }
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Alla fine del tuo turno puoi distruggere un edificio pagando una moneta in meno del suo costo.
    .rulings = Può essere anche uno dei tuoi. Non puoi distruggere la Torre di Guardia, un edificio di un Vescovo vivo o un edificio in una città completa. Un edificio che costa una moneta si distrugge gratis. Distruggere un edificio abbellito costa una moneta in più; lo stesso vale per gli altri edifici di una città con la Grande muraglia.
warlord--2000 = { warlord }
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Alla fine del tuo turno puoi distruggere un edificio di un altro giocatore pagando una moneta in meno del suo costo.
    .brief = Distrugge un edificio altrui (costo − 1). 1 moneta per edificio militare.
    .rulings = Non puoi distruggere la Torre di Guardia, un edificio di un Vescovo vivo o un edificio in una città che ne ha otto o più. Gli edifici di un giocatore ucciso si possono distruggere. Un edificio che costa una moneta si distrugge gratis. In una città con la Grande muraglia, distruggere gli altri edifici costa quattro monete in più.

diplomat--2002 = { diplomat }
    .text = Ricevi una moneta per ogni edificio militare nella tua città. Alla fine del tuo turno puoi scambiare uno dei tuoi edifici con un edificio di un altro giocatore; se il suo costa di più, gli paghi la differenza.
    .rulings = Non puoi prendere la Torre di Guardia, un edificio di un Vescovo vivo, un edificio in una città completa o uno identico a uno dei tuoi. Se il suo costa di meno, non ricevi nulla. La Grande muraglia aumenta il prezzo di una moneta. Insieme al Diplomatico non si usa il Cimitero.
diplomat--dark-city = { diplomat }
    .text = Ricevi una moneta per ogni edificio militare nella tua città. In qualsiasi momento del tuo turno puoi scambiare uno dei tuoi edifici con un edificio di un altro giocatore; se il suo costa di più, gli paghi la differenza.

queen--2002 = { queen }
    .text = Ricevi tre monete se siedi accanto al Re.
    .brief = 3 monete se siede accanto al Re.
    .rulings = Se il Re accanto a te è stato ucciso, ricevi le monete alla fine del round, quando viene rivelato. Non si usa con meno di cinque giocatori.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = Nel tuo turno puoi distruggere l’Armeria per distruggere un edificio nella città di un altro giocatore, anche se è completa. La partita finisce comunque con il round in cui una città è stata completata.
    .rulings = Né la Torre di Guardia né il Vescovo proteggono dall’Armeria.

dragon-gate--2002 = { dragon-gate }
    .text = Costa sei monete, ma vale otto punti alla fine della partita.

factory--2002 = { factory }
    .text = Paghi una moneta in meno per costruire gli altri edifici viola.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = L’edificio può venire da qualsiasi città. Non vale per l’Armeria. Non si usa insieme al Diplomatico.
graveyard--2000 = { graveyard }
    .rulings = L’edificio può venire da qualsiasi città.

great-wall--2002 = { great-wall }
    .text = Condottiero e Diplomatico pagano una moneta in più per distruggere o prendere un altro edificio della tua città.
    .rulings = La Grande muraglia stessa non costa nulla in più, e nemmeno l’edificio che il Diplomatico cede. La moneta in più la paghi anche tu se, da Condottiero, distruggi un tuo edificio.
great-wall--2000 = { great-wall }
    .text = Il Condottiero paga quattro monete in più per distruggere un altro edificio della tua città.
    .rulings = La Grande muraglia stessa non costa nulla in più.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = L’oro sugli edifici abbelliti non è tra le monete che possiedi.
imperial-treasury--2000 = { imperial-treasury }
    .text = Alla fine della partita ottieni un punto per ogni moneta che possiedi, al posto del costo di questo edificio.
    .rulings = { "" }

keep--2002 = { keep }
    .text = Il Condottiero non può distruggere la Torre di Guardia, e il Diplomatico non può prenderla.
    .rulings = Il Diplomatico può cedere la propria Torre di Guardia. L’Armeria può distruggerla.
keep--2000 = { keep }
    .text = Il Condottiero non può distruggere la Torre di Guardia.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Una volta per turno puoi scartare una carta dalla mano per ricevere una moneta.

library--2002 = { library }
    .text = Quando raccogli carte, le tieni entrambe; con l’Osservatorio, due su tre.
    .rulings = Non vale per le carte che peschi in altri modi.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Ne tieni una, o due con la Biblioteca.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = Viene prima del rimborso dell’Alchimista. Con due o tre giocatori vale per ciascuno dei tuoi due turni.
poor-house--dark-city = { poor-house }
    .rulings = Con due o tre giocatori vale per ciascuno dei tuoi due turni.

quarry--2002 = { quarry }
    .text = Puoi costruire un edificio identico a uno dei tuoi, ma puoi avere un solo doppione alla volta.
    .rulings = Non ti aiuta a prendere, da Diplomatico, un edificio che hai già.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Puoi costruirne quanti ne vuoi, e restano se perdi la Cava. Non ti aiuta a prendere, da Diplomatico, un edificio che hai già.
quarry--2000 = { quarry }
    .text = Puoi costruire edifici identici a quelli che hai già, senza pagare nulla. Contano per il tuo limite.
    .rulings = Puoi costruirne quanti ne vuoi, e restano se perdi la Cava.

school-of-magic--2002 = { school-of-magic }
    .rulings = Per tutto il resto, compresi i punti alla fine, è un edificio viola.

smithy--dark-city = { smithy }
    .text = Una volta per turno puoi pagare tre monete per pescare tre carte.
smithy--2000 = { smithy }
    .text = Una volta per turno puoi pagare tre monete per pescare due carte.

wishing-well--2002 = { wishing-well }
    .text = Alla fine della partita ottieni un punto per ogni altro edificio viola nella tua città.
wishing-well--2000 = { wishing-well }
    .text = Alla fine della partita ottieni quattro punti per ogni altro edificio viola nella tua città.
