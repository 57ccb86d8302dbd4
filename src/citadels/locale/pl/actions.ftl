# What a player may choose, as a short imperative. The id is action- and the verb; .menu names the whole choice if
# a verb has many targets.
#
# The variables: $card is the card named, with its forms; $player the target, and $own whether that is the player who
# chooses; $price the gold it costs, "none" if gold does not matter; $name the word chosen (gold, cards …); $number a
# number; $prompt the question being answered. Others are explained where they are used.

## The draft

action-pick = Weź { $card-acc }
action-discard = Odłóż { $card-acc }

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" if they are not known beforehand.
action-gather =
    { $name ->
        [gold] Pobierz { $gain ->
            [one] { $gain } monetę
            [few] { $gain } monety
           *[other] { $gain } monet
        }
       *[other]
            { $draw ->
                [0] Dobierz karty (talia jest pusta)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [one] Dobierz kartę i zatrzymaj ją
                               *[other] Dobierz { $draw ->
                                    [few] { $draw } karty
                                   *[other] { $draw } kart
                                } i zatrzymaj wszystkie
                            }
                        [one] Dobierz { $draw ->
                            [one] { $draw } kartę
                            [few] { $draw } karty
                           *[other] { $draw } kart
                        } i zatrzymaj jedną
                       *[other] Dobierz { $draw ->
                            [one] { $draw } kartę
                            [few] { $draw } karty
                           *[other] { $draw } kart
                        } i zatrzymaj { $keep }
                    }
            }
    }
action-keep = Zatrzymaj { $card-acc }
action-build =
    { $price ->
        [none] Zbuduj { $card-acc }
        [0] Zbuduj { $card-acc } (za darmo)
       *[other] Zbuduj { $card-acc } ({ $price ->
            [one] { $price } moneta
            [few] { $price } monety
           *[other] { $price } monet
        })
    }
action-pay = Zapłać { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[other] { $price } monet
    }
action-end = Zakończ turę
# An ability that ends the turn: $action is what it does.
action-ends-turn = { $action } – kończy turę
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] Nie, tylko tę jedną ({ $price ->
            [one] { $price } moneta
            [few] { $price } monety
           *[other] { $price } monet
        })
       *[other] Gotowe
    }

## Abilities of characters

action-kill = Zabij { $card-acc }
    .menu = Zabij postać
action-bewitch = Zaczaruj { $card-acc }
    .menu = Zaczaruj postać
action-warrant = Połóż nakaz na karcie { $card-gen }
    .menu = Połóż nakazy na kartach trzech postaci
action-sign = Podpisz nakaz na karcie { $card-gen }
action-confiscate = Skonfiskuj dzielnicę
action-rob = Okradnij { $card-acc }
    .menu = Okradnij postać
action-spy = Poszukaj dzielnic { $type-of } na ręce gracza { $player }
    .menu = Poszukaj na czyjejś ręce dzielnic jednego rodzaju
action-threaten = Zaszantażuj { $card-acc }
    .menu = Zaszantażuj dwie postacie
action-flower = Połóż kwiat na karcie { $card-gen }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Zaproponuj graczowi { $threat-by } pustą łapówkę (0 monet)
       *[other] Daj graczowi { $threat-by } łapówkę: { $price ->
            [one] { $price } monetę
            [few] { $price } monety
           *[other] { $price } monet
        }
    }
action-refuse = Nie płać łapówki
action-reveal = Ujawnij groźbę
action-swap = Zamień się kartami z ręki z graczem { $player }
    .menu = Zamień się kartami z ręki z innym graczem
action-redraw = Odrzuć karty i dobierz tyle samo
action-exchange-card = Odrzuć { $card-acc }
action-peek = Obejrzyj rękę gracza { $player } i weź kartę
    .menu = Obejrzyj czyjąś rękę i weź kartę
action-take = Weź { $card-acc } na rękę
action-erect =
    { $price ->
        [none] Od razu zbuduj { $card-acc }
        [0] Od razu zbuduj { $card-acc } (za darmo)
       *[other] Od razu zbuduj { $card-acc } ({ $price ->
            [one] { $price } moneta
            [few] { $price } monety
           *[other] { $price } monet
        })
    }
action-divine = Weź losową kartę od każdego z pozostałych graczy, a potem oddaj każdemu po jednej
action-give-card = Oddaj { $card-acc }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Dobierz karty za dzielnice { $income-type-many }
                [one] Dobierz 1 kartę za dzielnicę { $income-type-one }
               *[other] Dobierz { $income ->
                    [few] { $income } karty
                   *[other] { $income } kart
                } za dzielnice { $income-type-many }
            }
       *[gold]
            { $income ->
                [0] Weź złoto za dzielnice { $income-type-many }
                [one] Weź 1 monetę za dzielnicę { $income-type-one }
               *[other] Weź { $income ->
                    [few] { $income } monety
                   *[other] { $income } monet
                } za dzielnice { $income-type-many }
            }
    }
action-crown = Przekaż koronę graczowi { $player }
    .menu = Przekaż koronę innemu graczowi
action-give-gold = Oddaj 1 monetę
action-demand =
    { $name ->
        [gold] Weź 1 monetę
       *[other] Weź losową kartę
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Weź złoto lub karty za dzielnice religijne
                [one] Dobierz 1 kartę za dzielnicę religijną
               *[other] Dobierz { $rest ->
                    [few] { $rest } karty
                   *[other] { $rest } kart
                } za dzielnice religijne
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [one] Weź 1 monetę za dzielnicę religijną
                       *[other] Weź { $number ->
                            [few] { $number } monety
                           *[other] { $number } monet
                        } za dzielnice religijne
                    }
               *[other] Weź { $number ->
                    [one] { $number } monetę
                    [few] { $number } monety
                   *[other] { $number } monet
                } i dobierz { $rest ->
                    [one] { $rest } kartę
                    [few] { $rest } karty
                   *[other] { $rest } kart
                } za dzielnice religijne
            }
    }
    .menu = Weź złoto lub karty za dzielnice religijne
action-tithe = Weź 1 monetę od gracza { $player }
    .menu = Weź 1 monetę od najbogatszego gracza
# A way to pay.
action-charge = Weź brakujące złoto od gracza { $player } w zamian za karty
action-hand-over = Oddaj { $card-acc }
action-profit = Weź 1 dodatkową monetę
action-plans = Dobierz 2 dodatkowe karty
action-sail =
    { $name ->
        [gold] Weź 4 dodatkowe monety
       *[other] Dobierz 4 dodatkowe karty
    }
action-study = Dobierz 7 kart i zatrzymaj jedną
action-destroy =
    { $own ->
        [yes]
            { $price ->
                [none] Zburz { $card-acc } w swoim mieście
                [0] Zburz { $card-acc } w swoim mieście (za darmo)
               *[other] Zburz { $card-acc } w swoim mieście ({ $price ->
                    [one] { $price } moneta
                    [few] { $price } monety
                   *[other] { $price } monet
                })
            }
       *[no]
            { $price ->
                [none] Zburz { $card-acc } gracza { $player }
                [0] Zburz { $card-acc } gracza { $player } (za darmo)
               *[other] Zburz { $card-acc } gracza { $player } ({ $price ->
                    [one] { $price } moneta
                    [few] { $price } monety
                   *[other] { $price } monet
                })
            }
    }
    .menu = Zburz dzielnicę
action-exchange = Wymień jedną ze swoich dzielnic na { $card-acc } gracza { $player }
    .menu = Wymień się dzielnicami z innym graczem
action-give =
    { $price ->
        [none] Oddaj { $card-acc }
        [0] Oddaj { $card-acc } (nic nie płacisz)
       *[other] Oddaj { $card-acc } (i zapłać { $price ->
            [one] { $price } monetę
            [few] { $price } monety
           *[other] { $price } monet
        })
    }
action-seize =
    { $price ->
        [none] Przejmij { $card-acc } gracza { $player }
        [0] Przejmij { $card-acc } gracza { $player } (za darmo)
       *[other] Przejmij { $card-acc } gracza { $player } ({ $price ->
            [one] { $price } moneta
            [few] { $price } monety
           *[other] { $price } monet
        })
    }
    .menu = Przejmij dzielnicę
action-favour = Weź 3 monety za miejsce obok postaci rangi 4
action-beautify =
    { $prompt ->
        [beautify_another] Ozdób także { $card-acc } (razem { $price ->
            [one] { $price } moneta
            [few] { $price } monety
           *[other] { $price } monet
        })
       *[other]
            { $price ->
                [none] Ozdób { $card-acc }
               *[other] Ozdób { $card-acc } ({ $price ->
                    [one] { $price } moneta
                    [few] { $price } monety
                   *[other] { $price } monet
                })
            }
    }
    .menu = Ozdób jedną lub dwie ze swoich dzielnic
# $pot is the gold there.
action-collect =
    { $pot ->
        [0] Zbierz podatek
       *[other] Zbierz podatek ({ $pot ->
            [one] { $pot } moneta
            [few] { $pot } monety
           *[other] { $pot } monet
        })
    }
# Declining what was offered.
action-pass =
    { $prompt ->
        [confiscate] Pozwól zbudować dzielnicę
        [reveal_threat] Nie ujawniaj groźby
        [theater] Nie zamieniaj się
        [hospital] Milcz
        [graveyard] Niech trafi do talii
        [lighthouse] Nie przeglądaj talii
        [bell_tower] Nie uderzaj w dzwon
        [sail] Nic nie bierz
       *[other] Zrezygnuj
    }

## Unique districts

action-armory =
    { $own ->
        [yes] Zburz swoją Zbrojownię oraz { $card-acc } w swoim mieście
       *[no] Zburz swoją Zbrojownię oraz { $card-acc } gracza { $player }
    }
    .menu = Zburz swoją Zbrojownię i jeszcze jedną dzielnicę
action-framework = Zburz Rusztowanie, zamiast płacić
action-necropolis = Zburz { $card-acc }, zamiast płacić
action-laboratory = Odrzuć { $card-acc } w Laboratorium za { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }
    .menu = Odrzuć kartę w Laboratorium za złoto
action-museum = Połóż { $card-acc } pod Muzeum
    .menu = Połóż kartę pod Muzeum
action-smithy =
    { $price ->
        [none] Użyj Kuźni
       *[other] Użyj Kuźni: zapłać { $price ->
            [one] { $price } monetę
            [few] { $price } monety
           *[other] { $price } monet
        } i dobierz { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[other] { $cards } kart
        }
    }
action-theater = Zamień się z graczem { $player }
action-give-character = Oddaj { $card-acc }
action-thieves-den = Zapłać kartami z ręki
action-pay-card = Zapłać kartą { $card }

## Purple districts of the older editions

action-answer = Zgłoś się
action-save = Weź kartę na rękę ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[other] { $price } monet
    })
action-lighthouse = Przejrzyj talię i weź kartę
action-ring = Uderz w dzwon: wystarczy siedem dzielnic
action-thank = Powiedz: „Dziękuję, Wasza Królewska Mość”
action-snub = Nic nie mów i strać turę
