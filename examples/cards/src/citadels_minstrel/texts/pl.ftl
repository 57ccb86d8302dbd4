edition-2016-minstrel = Edycja 2016 z Minstrelem
    .text = Współczesna wersja gry, a przy stole rozbrzmiewa śpiew.
preset-serenade = Serenada
    .text = Osiem klasycznych postaci, z Minstrelem zamiast Kupca.

minstrel = Minstrel
    .acc = Minstrela
    .gen = Minstrela
    .gender = m
    .text = Raz na turę możesz zaśpiewać innemu graczowi, który ma monety: albo klaszcze i daje ci 1 monetę, albo cię wygwizduje, a wtedy dobierasz 1 kartę.

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
        [seat] Klaszczesz i płacisz graczowi { $to } { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }.
        [to] { $seat } klaszcze i płaci ci { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }.
       *[none] { $seat } klaszcze i płaci graczowi { $to } { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Gwiżdżesz.
       *[none] { $seat } gwiżdże.
    }

why-applaud = Monet nie brakuje, a { minstrel } nie powinien dostać kart.
why-boo = Moneta przyda się bardziej, niż zaszkodzi jedna karta.
