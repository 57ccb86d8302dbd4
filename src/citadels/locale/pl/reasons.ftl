# Why something may not be done, as the end of a sentence: "Build the Palace: costs 5 gold, you have 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-adj a type of district,
# $verb what must be done first.

reason-gather-first = najpierw pobierz złoto lub dobierz karty
reason-gathered = zasoby już pobrane
reason-limit =
    { $need ->
        [0] w tej turze nie możesz budować
        [one] w tej turze możesz zbudować tylko jedną dzielnicę
       *[other] w tej turze możesz zbudować tylko { $need ->
            [few] { $need } dzielnice
           *[other] { $need } dzielnic
        }
    }
reason-duplicate = w tym mieście jest już taka dzielnica
reason-gold = kosztuje { $need ->
        [one] { $need } monetę
        [few] { $need } monety
       *[other] { $need } monet
    }, a masz { $have }
reason-cost = kosztuje { $have }, a limit to { $need }
reason-cannot-build = { $card } nie może budować
reason-cannot-be-built = tej karty nie można zbudować; liczy się na ręce
reason-city-too-large = nie można zbudować w mieście, które ma { $need ->
        [one] { $need } dzielnicę
        [few] { $need } dzielnice
       *[other] { $need } dzielnic
    } lub więcej; twoje ma { $have }
reason-must = najpierw musisz { $verb ->
        [crown] przekazać koronę innemu graczowi
        [bewitch] zaczarować postać
       *[gather] pobrać złoto lub dobrać karty
    }
reason-used = już użyto w tej turze
reason-no-income = nie masz dzielnic { $type-of }
reason-empty-deck = talia jest pusta
reason-empty-hand = nie ma kart do wzięcia
reason-empty-city = nie masz dzielnicy do oddania
reason-complete = miasto jest ukończone
reason-protected = pod ochroną ({ $card })
reason-beautified = dzielnica jest już ozdobiona
reason-has-crown = ma już koronę
reason-richest = nikt nie jest bogatszy od ciebie
reason-richest-tied = kilku graczy ma tyle samo złota, najwięcej przy stole
reason-not-richest = inny gracz jest bogatszy
reason-rank-one = ranga 1 jest poza zasięgiem
reason-killed = postać została zabita
reason-bewitched = postać jest zaczarowana
reason-no-tax = nie ma podatku do zebrania
reason-not-beside = nie siedzisz obok gracza, który ujawnił postać rangi 4
reason-not-beside-king = nie siedzisz obok gracza, który ujawnił Króla
reason-own-city = nie we własnym mieście
