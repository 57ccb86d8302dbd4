# Why something may not be done, as the end of a sentence: "Build the Palace: costs 5 gold, you have 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-adj and $type-adj-plural a
# type of district, $verb what must be done first.

reason-gather-first = prima raccogli oro o carte
reason-gathered = hai già raccolto
reason-limit =
    { $need ->
        [0] in questo turno non puoi costruire nulla
        [one] in questo turno puoi costruire un solo edificio
       *[other] in questo turno puoi costruire solo { $need } edifici
    }
reason-duplicate = in quella città c’è già lo stesso edificio
reason-gold = costa { $need ->
        [one] 1 moneta
       *[other] { $need } monete
    }, ne hai { $have }
reason-cost = costa { $have }; il limite è { $need }
reason-cannot-build = { $card-def } non può costruire
reason-cannot-be-built = { $card-def } non si può costruire; dà punti restando in mano
reason-city-too-large = non si può costruire in una città di { $need } o più edifici; la tua ne ha { $have }
reason-must = prima devi { $verb ->
        [crown] dare la corona a un altro giocatore
        [bewitch] lanciare un incantesimo su un personaggio
       *[gather] raccogliere oro o carte
    }
reason-used = già fatto in questo turno
reason-no-income = non hai edifici { $type-adj-plural }
reason-empty-deck = il mazzo è vuoto
reason-empty-hand = non ci sono carte da prendere
reason-empty-city = non hai edifici da dare
reason-complete = la città è completa
reason-protected = lo impedisce { $card-def }
reason-beautified = questo edificio è già abbellito
reason-has-crown = ha già la corona
reason-richest = nessuno ha più oro di te
reason-richest-tied = i giocatori più ricchi sono a pari merito
reason-not-richest = qualcun altro ha più oro
reason-rank-one = il rango 1 è fuori portata
reason-killed = è vittima dell’Assassino
reason-bewitched = è sotto incantesimo
reason-no-tax = non c’è oro delle tasse da prendere
reason-not-beside = non siedi accanto a chi ha rivelato il personaggio di rango 4
reason-not-beside-king = non siedi accanto a chi ha rivelato il Re
reason-own-city = non nella tua città
