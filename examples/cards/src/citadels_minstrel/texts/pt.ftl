edition-2016-minstrel = Edição de 2016 com o Menestrel
    .text = O jogo moderno, e um cantor à mesa.
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
    .text = Uma vez no seu turno, cante para outro jogador que tenha ouro: ou ele aplaude e dá 1 ouro a você, ou ele vaia e você compra uma carta.

action-sing = Cantar para { $player }
    .menu = Cantar para um jogador
action-applaud = Aplaudir e pagar { $price } ouro
action-boo = Vaiar
prompt-applaud = { $player } canta para você. Você aplaude e paga 1 ouro, ou vaia?
reason-penniless = não tem ouro para dar

event-gold-moved--minstrel =
    { $you ->
        [seat] Você aplaude e paga { $gold } ouro a { $to }.
        [to] { $seat } aplaude e paga { $gold } ouro a você.
       *[none] { $seat } aplaude e paga { $gold } ouro a { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Você vaia.
       *[none] { $seat } vaia.
    }

why-applaud = Há ouro de sobra, e { minstrel.def } não deve ganhar cartas.
why-boo = O ouro faz mais falta do que uma carta incomoda.
