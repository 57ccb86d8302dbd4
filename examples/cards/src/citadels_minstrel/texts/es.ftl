edition-2016-minstrel = Edición de 2016 con el Juglar
    .text = El juego moderno, y un cantor en la mesa.
preset-serenade = Serenata
    .text = Los ocho personajes clásicos, con el Juglar en lugar del Mercader.

minstrel = Juglar
    .def = el Juglar
    .indef = un Juglar
    .of = del Juglar
    .to = al Juglar
    .gender = m
    .text = Una vez por turno, canta para otro jugador que tenga oro: o aplaude y te da una moneda de oro, o te abuchea y robas una carta.

action-sing = Cantar para { $player }
    .menu = Cantar para un jugador
action-applaud = Aplaudir y pagar { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }
action-boo = Abuchear
prompt-applaud = { $player } canta para ti. ¿Aplaudes y pagas 1 moneda, o abucheas?
reason-penniless = no tiene oro que dar

event-gold-moved--minstrel =
    { $you ->
        [seat] Aplaudes y pagas { $gold ->
            [one] 1 moneda
           *[other] { $gold } monedas
        } a { $to }.
        [to] { $seat } aplaude y te paga { $gold ->
            [one] 1 moneda
           *[other] { $gold } monedas
        }.
       *[none] { $seat } aplaude y paga { $gold ->
            [one] 1 moneda
           *[other] { $gold } monedas
        } a { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Abucheas.
       *[none] { $seat } abuchea.
    }

why-applaud = Sobra oro, y así { minstrel.def } no roba ninguna carta.
why-boo = El oro hace más falta de lo que molesta una carta.
