edition-2016-minstrel = Edizione 2016 con il Menestrello
    .text = Il gioco moderno, e un cantore al tavolo.
preset-serenade = Serenata
    .text = Gli otto personaggi classici, con il Menestrello al posto del Mercante.

minstrel = Menestrello
    .def = il Menestrello
    .indef = un Menestrello
    .of = del Menestrello
    .to = al Menestrello
    .from = dal Menestrello
    .on = sul Menestrello
    .in = nel Menestrello
    .gender = m
    .text = Una volta per turno canta per un altro giocatore che ha dell’oro: o applaude e ti dà una moneta, o ti fischia e tu peschi una carta.

action-sing = Canta per { $player }
    .menu = Canta per un giocatore
action-applaud = Applaudi e paga { $price } moneta
action-boo = Fischia
prompt-applaud = { $player } canta per te. Applaudi e paghi una moneta, o fischi?
reason-penniless = non ha oro da dare

event-gold-moved--minstrel =
    { $you ->
        [seat] Applaudi e paghi { $gold } moneta { $to-to }.
        [to] { $seat } applaude e ti paga { $gold } moneta.
       *[none] { $seat } applaude e paga { $gold } moneta { $to-to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Fischi.
       *[none] { $seat } fischia.
    }

why-applaud = L’oro non manca, e così { minstrel.def } non pesca.
why-boo = Tenersi l’oro conta più che negare una carta.
