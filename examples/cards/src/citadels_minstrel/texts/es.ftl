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
    .text = Una vez en tu turno, canta para otro jugador que tenga oro: o aplaude y te da uno de oro, o te abuchea y robas una carta.

action-sing = Cantar para { $player }
    .menu = Cantar para un jugador
action-applaud = Aplaudir y pagar { $price } de oro
action-boo = Abuchear
prompt-applaud = { $player } canta para ti. ¿Aplaudes y pagas 1 de oro, o abucheas?
reason-penniless = no tiene oro que dar

event-gold-moved--minstrel =
    { $you ->
        [seat] Aplaudes y pagas { $gold } de oro a { $to }.
        [to] { $seat } aplaude y te paga { $gold } de oro.
       *[none] { $seat } aplaude y paga { $gold } de oro a { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Abucheas.
       *[none] { $seat } abuchea.
    }

why-applaud = El oro sobra, y { minstrel.def } no debe tener cartas.
why-boo = El oro hace más falta de lo que molesta una carta.
