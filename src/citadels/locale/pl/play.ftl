# The words of the game in plain lines, and of the commands that go with it.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Gracz
play-welcome = Cytadela: { $preset }, liczba graczy: { $seats }. Grasz przeciwko: { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = własny skład
play-own-districts = { $preset } z wybranymi dzielnicami unikatowymi
play-goal = Gra kończy się po rundzie, w której ktoś ukończy miasto z { $complete } dzielnicami. Wygrywa gracz z największą liczbą punktów.
play-how = Wpisz numer możliwości. Znak ? otwiera pomoc.
play-resumed =
    { $over ->
        [yes] Ta gra jest zakończona; skończyła się w rundzie { $round }.
       *[no] Wznowiono w rundzie { $round }.
    }

## The table

table-title = Stół, runda { $round }, { $deck ->
        [one] { $deck } karta w talii
        [few] { $deck } karty w talii
       *[other] { $deck } kart w talii
    }:
table-seat = { $seat } { $name }: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }{ $crown ->
        [yes] , korona
       *[no] { "" }
    }, miasto { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
       *[other] . Ujawniono: { $revealed }.
    }
table-you = { $name } (ty)
table-characters = Postacie: { $track }.
table-gold-on = { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    } na żetonie { $card-gen }.
table-hand = Twoja ręka: { $hand }.
table-hand-empty = Nie masz kart na ręce.
table-own-characters = { $characters-count ->
        [one] Twoja postać: { $characters }.
       *[other] Twoje postacie: { $characters }.
    }
table-picked = Dotychczas wybrane: { $cards }.

# The state of a character in the row of ranks.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = twoja postać
track-out = poza rundą, odkryta
track-silent = nikt się nie zgłasza
track-mark = { $mark ->
        [killed] zabito
        [robbed] do okradzenia
        [bewitched] zaczarowano
        [warrant] { $face ->
            [yes] nakaz, podpisany
            [no] nakaz, niepodpisany
           *[hidden] nakaz
        }
        [threat] { $face ->
            [yes] groźba z kwiatem
            [no] groźba, pusta
           *[hidden] groźba
        }
       *[other] znacznik
    }

# A district card with what one wants to know about it.
card-district = { $card } ({ $card-gender ->
        [m] { $type-adj-m }
        [f] { $type-adj }
       *[other] { $type-many }
    }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (ranga { $rank }{ $out ->
        [yes] , odkryta, poza rundą
       *[no] { "" }
    })
card-in-action = { $action } ({ $card-gender ->
        [m] { $type-adj-m }
        [f] { $type-adj }
       *[other] { $type-many }
    }, { $cost })

# The strip of a turn.
strip = Masz { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }, { $gathered ->
        [yes] zasoby już pobrane
       *[no] zasoby jeszcze niepobrane
    }. { $builds ->
        [0] Nie możesz już budować dzielnic.
        [one] Możesz jeszcze zbudować { $builds } dzielnicę.
        [few] Możesz jeszcze zbudować { $builds } dzielnice.
       *[other] Możesz jeszcze zbudować { $builds } dzielnic.
    }
strip-must = Musisz jeszcze { $must ->
        [crown] przekazać koronę
        [bewitch] zaczarować postać
       *[other] { $must }
    }.
strip-warned = Uwaga: na karcie { $character-gen } leży { $mark ->
        [warrant] nakaz
        [threat] groźba
       *[other] znacznik
    }.

## Choosing

group-gather = Pobieranie
group-abilities = Zdolności
group-build = Budowa
group-end = Koniec
group-title = { $group }:
group-required = { $group } (obowiązkowo):
choice = { $number }. { $text }
choice-many = { $text } (możliwości: { $count })
choice-back = Wróć
cards-how = Wpisz numery wybranych kart, na przykład: 1 3
only-choice = Jest tylko jedna możliwość. Naciśnij Enter.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [one] Wybierz jedną kartę.
               *[other] Wybierz { $least ->
                    [few] { $least } karty
                   *[other] { $least } kart
                }.
            }
       *[range] Wybierz od { $least } do { $most } kart.
    }
bad-number =
    { $last ->
        [1] Jedyny wybór to 1.
       *[other] Wybierz liczbę od 1 do { $last }.
    }
not-understood = „{ $text }” nie jest jedną z możliwości. Wpisz liczbę; znak ? otwiera pomoc.
ambiguous = To może oznaczać: { $choices }.
refused = Teraz nie możesz tego zrobić. { $refusal }.
nothing-refused = W tej chwili nic nie jest zablokowane.

## Words in the middle of a game

taken-back = Cofnięto.
cannot-undo = Tego nie można cofnąć: coś zostało ujawnione albo pytanie dostał inny gracz.
which-city = Czyje miasto? Wpisz city i liczbę od 0 do { $last } albo imię.
city-of = Miasto gracza { $name }, { $size } z { $complete } dzielnic{ $districts ->
        [0] : jeszcze nic nie zbudowano.
       *[other] , wartość { $worth }:
    }
city-own = Twoje miasto, { $size } z { $complete } dzielnic{ $districts ->
        [0] : jeszcze nic nie zbudowano.
       *[other] , wartość { $worth }:
    }
city-under = { $known ->
        [yes] Pod kartą { $card-gen }: { $cards }.
       *[no] Pod kartą { $card-gen }: { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } kart
        }.
    }
known-hand = Wiesz, że { $name } ma { $cards-acc }.
score-so-far = Punkty, gdyby gra skończyła się teraz, bez zakrytych kart: { $scores }.
score-of = { $name } { $points }
which-card = Która karta? Wpisz rules i jej nazwę, na przykład: rules { $example }
which-file = Dokąd? Wpisz save i nazwę pliku.
saved = Zapisano w pliku { $file }. Wznów poleceniem: { $command }
saved-finished = Zapisano w pliku { $file }. Odtwórz poleceniem: { $command }
not-saved = Nie zapisano: { $problem }.
save-no-folder = nie ma folderu { $folder }
save-is-folder = { $file } to folder; podaj nazwę pliku w nim
save-other = { $file } już istnieje i nie jest zapisem tej gry; wybierz inną nazwę
save-failed = nie udało się zapisać pliku { $file }: { $problem }
really-quit = Gra jeszcze się nie skończyła. Wpisz quit jeszcze raz, by wyjść, albo save PLIK, by ją najpierw zapisać.
left = Opuszczasz grę.
input-ended = Dane wejściowe się skończyły, więc gra się tu zatrzymuje.

hint = Podpowiedź: { $action }. { $why }

play-help =
    Wpisz numer możliwości albo jej słowa, na przykład: { $example }
    Enter: pokaż możliwości jeszcze raz
    table: kto co ma
    hand: twoje karty
    city 1, city { $name }: dokładny widok jednego miasta
    cast: postacie tej gry
    rules KARTA: co robi karta
    why: czego nie możesz teraz zrobić i dlaczego
    hint: co zrobiłby Mistrz Budowniczy i dlaczego
    log, log 100: co się wydarzyło
    score: dotychczasowe punkty
    undo: cofnij ostatni ruch
    save PLIK: zapisz grę
    quit: wyjdź z gry

## The end

end-place = { $place }. { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } kończy grę z kartami na ręce: { $cards }.

## The command rules

rules-overview = Pełne zasady są w pliku docs/rules.md. Opis jednej karty: { $command }
rules-characters = Postacie
rules-districts = Rodzaj dzielnicy: { $type }
rules-presets = Listy postaci i dzielnic unikatowych do gry: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[other] { $cost } monet
    }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (postać rangi { $rank })
rules-district-title = { $name } (dzielnica { $type-adj }, koszt { $cost }{ $copies ->
        [one] { "" }
        [few] , { $copies } karty
       *[other] , { $copies } kart
    })
rules-nothing = Ta karta nie ma tekstu.
rules-rulings = Wyjaśnienia: { $rulings }
rules-unknown = Nie ma karty „{ $text }”.
rules-close = Nie ma karty „{ $text }”; może chodzi o: { $close }?

## The command replay

replay-players = Gracze: { $players }.
replay-unfinished = Gra nie jest zakończona.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] 1 ruch jest zgodny z zasadami i prowadzi
            [few] { $actions } ruchy są zgodne z zasadami i prowadzą
           *[other] { $actions } ruchów jest zgodnych z zasadami i prowadzi
        } do zapisanego wyniku.
       *[no] { $actions ->
            [one] 1 ruch jest zgodny z zasadami
            [few] { $actions } ruchy są zgodne z zasadami
           *[other] { $actions } ruchów jest zgodnych z zasadami
        }; gra nie jest zakończona, więc nie ma wyniku do sprawdzenia.
    }
replay-digest = Skrót się zgadza: po zapisaniu pliku niczego nie zmieniono.
replay-own-key = Klucz wybrał gracz, który rozpoczął grę, więc tasowanie nie było wspólne.
replay-shared-key = Tasowanie zgadza się z tym, co obiecano przed rozdaniem, i z { $parts ->
        [one] 1 wkładem
       *[other] { $parts } wkładami
    }: nikt nie mógł go ustawić.

## The position command

# Players of a position have no names.
position-seat = Miejsce { $seat }
position-waits = Ruch gracza { $name }.
