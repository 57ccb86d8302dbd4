edition-2016-minstrel = Edição de 2016 com o Menestrel
    .text = O jogo moderno, e um cantor na mesa.
preset-serenade = Serenata
    .text = Os oito personagens clássicos, com o Menestrel no lugar da Comerciante.

minstrel = Menestrel
    .def = o Menestrel
    .indef = um Menestrel
    .of = do Menestrel
    .to = ao Menestrel
    .in = no Menestrel
    .by = pelo Menestrel
    .gender = m
    .text = Uma vez por turno, cante para outro jogador que tenha ouro: ou ele aplaude e dá 1 ouro a você, ou ele vaia e você compra uma carta.

action-sing = Cantar para { $player }
    .menu = Cantar para um jogador
action-applaud = Aplaudir e pagar { $price } { $price ->
        [one] ouro
       *[other] ouros
    }
action-boo = Vaiar
prompt-applaud = { $player } canta para você. Você quer aplaudir e pagar 1 ouro, ou vaiar?
reason-penniless = não tem ouro para dar

event-gold-moved--minstrel =
    { $you ->
        [seat] Você aplaude e paga { $gold } { $gold ->
            [one] ouro
           *[other] ouros
        } a { $to }.
        [to] { $seat } aplaude e paga { $gold } { $gold ->
            [one] ouro
           *[other] ouros
        } a você.
       *[none] { $seat } aplaude e paga { $gold } { $gold ->
            [one] ouro
           *[other] ouros
        } a { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Você vaia.
       *[none] { $seat } vaia.
    }

why-applaud = Há ouro de sobra, e { minstrel.def } não deve ganhar cartas.
why-boo = O ouro faz mais falta do que uma carta incomoda.
