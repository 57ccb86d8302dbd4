# Why something may not be done, as the end of a sentence: "Build the Palace: costs 5 gold, you have 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-adj a type of district,
# $verb what must be done first.

reason-gather-first = primero recolecta oro o cartas
reason-gathered = ya has recolectado
reason-limit =
    { $need ->
        [0] en este turno no puedes construir nada
        [one] en este turno solo puedes construir un distrito
       *[other] en este turno solo puedes construir { $need } distritos
    }
reason-duplicate = ya hay un distrito igual en esa ciudad
reason-gold = cuesta { $need ->
        [one] 1 moneda
       *[other] { $need } monedas
    }, tienes { $have }
reason-cost = cuesta { $have }; el máximo es { $need }
reason-cannot-build = { $card-def } no puede construir
reason-cannot-be-built = { $card-def } no se puede construir; da puntos en la mano
reason-city-too-large = no se puede construir en una ciudad de { $need } distritos o más; la tuya tiene { $have }
reason-must = antes debes { $verb ->
        [crown] dar la corona a otro jugador
        [bewitch] embrujar a un personaje
       *[gather] recolectar oro o cartas
    }
reason-used = ya se ha usado en este turno
reason-no-income = no tienes ningún distrito { $type-adj }
reason-empty-deck = el mazo está vacío
reason-empty-hand = no hay cartas que tomar
reason-empty-city = no tienes ningún distrito que dar
reason-complete = la ciudad está completa
reason-protected =
    { $card-gender ->
        [mp] { $card-def } lo impiden
        [fp] { $card-def } lo impiden
       *[other] { $card-def } lo impide
    }
reason-beautified = ya se ha embellecido
reason-has-crown = ya tiene la corona
reason-richest = nadie tiene más oro que tú
reason-richest-tied = hay un empate entre los más ricos
reason-not-richest = otro jugador tiene más oro
reason-rank-one = el número 1 está fuera de tu alcance
reason-killed = es el personaje asesinado
reason-bewitched = es el personaje embrujado
reason-no-tax = no hay impuestos que recoger
reason-not-beside = no estás al lado de quien ha revelado el personaje número 4
reason-not-beside-king = no estás al lado de quien ha revelado al Rey
reason-own-city = no en tu propia ciudad
