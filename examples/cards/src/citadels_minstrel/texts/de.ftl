edition-2016-minstrel = Ausgabe 2016 mit dem Spielmann
    .text = Das moderne Spiel, und am Tisch wird gesungen.
preset-serenade = Serenade
    .text = Die acht klassischen Charaktere, mit dem Spielmann anstelle der Händlerin.

minstrel = Spielmann
    .def = der Spielmann
    .acc = den Spielmann
    .dat = dem Spielmann
    .gen = des Spielmanns
    .indef = den Spielmann
    .gender = m
    .text = Einmal pro Zug darfst du einem anderen Spieler, der Gold hat, ein Lied singen: Entweder klatscht er und gibt dir 1 Gold, oder er buht und du ziehst 1 Karte.

action-sing = Ein Lied für { $player } singen
    .menu = Ein Lied singen
action-applaud = Klatschen und { $price } Gold zahlen
action-boo = Buhen
prompt-applaud = { $player } singt dir ein Lied. Klatschst du und zahlst 1 Gold, oder buhst du?
reason-penniless = hat kein Gold

event-gold-moved--minstrel =
    { $you ->
        [seat] Du klatschst und zahlst { $gold } Gold an { $to }.
        [to] { $seat } klatscht und zahlt dir { $gold } Gold.
       *[none] { $seat } klatscht und zahlt { $gold } Gold an { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Du buhst.
       *[none] { $seat } buht.
    }

why-applaud = Gold ist genug da, und { minstrel.def } soll keine Karten bekommen.
why-boo = Das Gold zu behalten ist wichtiger, als eine Karte zu verhindern.
