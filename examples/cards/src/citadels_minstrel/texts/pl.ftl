edition-2016-minstrel = Edycja 2016 z Minstrelem
    .text = Współczesna wersja gry, a przy stole rozbrzmiewa śpiew.
preset-serenade = Serenada
    .text = Osiem klasycznych postaci, z Minstrelem zamiast Kupca.

minstrel = Minstrel
    .acc = Minstrela
    .gen = Minstrela
    .gender = m
    .text = Raz na turę możesz zaśpiewać innemu graczowi, który ma monety: albo klaszcze i daje ci 1 monetę, albo wygwizduje cię, a ty dobierasz 1 kartę.

action-sing = Zaśpiewaj graczowi { $player }
    .menu = Zaśpiewaj graczowi
action-applaud =
    { $price ->
        [one] Zaklaszcz i zapłać { $price } monetę
        [few] Zaklaszcz i zapłać { $price } monety
       *[other] Zaklaszcz i zapłać { $price } monet
    }
action-boo = Wygwizdaj
prompt-applaud = { $player } śpiewa dla ciebie. Klaszczesz i płacisz 1 monetę czy gwiżdżesz?
reason-penniless = nie ma monet do oddania

event-gold-moved--minstrel =
    { $you ->
        [seat] Klaszczesz. { $to } dostaje od ciebie tyle monet: { $gold }.
        [to] { $seat } klaszcze i płaci ci tyle monet: { $gold }.
       *[none] { $seat } klaszcze i płaci. { $to } dostaje tyle monet: { $gold }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Gwiżdżesz.
       *[none] { $seat } gwiżdże.
    }

why-applaud = Monet nie brakuje, a { minstrel } nie powinien dostać kart.
why-boo = Monety są potrzebniejsze, niż szkodzi jedna karta.
