# What happened, one sentence per event. The id is event- and the name of the event.
#
# $you is the reader's part in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first and the last are the same. $known is "no" if the reader may
# not see the cards. A card comes with its forms ($district-acc); a list of cards too, and with its $cards-count.
# $source is the card or occasion that it came from, $source-for the same as the end of a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Runda { $round }. Masz koronę.
       *[none] Runda { $round }. Koronę ma { $crown }.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] Odłożono jedną zakrytą kartę.
        [one] Odłożono odkrytą kartę ({ $faceup }) i jedną zakrytą.
       *[other] Odłożono odkryte karty ({ $faceup }) i jedną zakrytą.
    }
event-packet-passed =
    { $you ->
        [seat] Masz do wyboru: { $characters }.
       *[none]
            { $known ->
                [yes] { $seat } ma do wyboru: { $characters }.
               *[no] { $seat } ogląda { $count ->
                    [one] { $count } postać
                    [few] { $count } postacie
                   *[other] { $count } postaci
                }.
            }
    }
event-character-picked =
    { $you ->
        [seat] Bierzesz { $character-acc }.
       *[none]
            { $known ->
                [yes] { $seat } bierze { $character-acc }.
               *[no] { $seat } bierze postać.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] Odłożono losową zakrytą kartę: { $character }.
               *[no] Odłożono losową zakrytą kartę.
            }
       *[no]
            { $you ->
                [seat] Odkładasz zakrytą postać: { $character }.
               *[none]
                    { $known ->
                        [yes] { $seat } odkłada zakrytą postać: { $character }.
                       *[no] { $seat } odkłada zakrytą postać.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] Możesz też wybrać postać odłożoną jako pierwsza.
       *[none] { $seat } może też wybrać postać odłożoną jako pierwsza.
    }
event-characters-swapped =
    { $you ->
        [seat] Zamieniasz się postacią z graczem { $other }: oddajesz { $given-acc } i dostajesz { $received-acc }.
        [other] { $seat } zamienia się z tobą postacią: oddajesz { $received-acc } i dostajesz { $given-acc }.
       *[none]
            { $known ->
                [yes] { $seat } oddaje graczowi { $other } { $given-acc } i dostaje { $received-acc }.
               *[no] { $seat } zamienia się postacią z graczem { $other }.
            }
    }
event-silence = { $character }: nikt się nie zgłasza.
event-revealed =
    { $you ->
        [seat] Ujawniasz { $character-acc }.
       *[none] { $seat } ujawnia { $character-acc }.
    }
event-turn-suspended =
    { $you ->
        [seat] Twoja tura zostaje zawieszona.
       *[none] { $seat } zawiesza turę.
    }
event-turn-resumed =
    { $you ->
        [seat] Wznawiasz turę jako { $character }.
       *[none] { $seat } wznawia turę jako { $character }.
    }
event-turn-ended =
    { $you ->
        [seat] Kończysz turę jako { $character }.
       *[none] { $seat } kończy turę jako { $character }.
    }
event-crown-moved =
    { $you ->
        [seat] Dostajesz koronę.
        [previous] { $seat } dostaje od ciebie koronę.
       *[none] { $seat } dostaje koronę.
    }
event-city-completed =
    { $you ->
        [seat] Twoje miasto jest ukończone: gra zakończy się po tej rundzie.
       *[none] { $seat } ma ukończone miasto: gra zakończy się po tej rundzie.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Uderzasz w dzwon Dzwonnicy. Odtąd do ukończenia miasta wystarczy 7 dzielnic.
               *[none] { $seat } uderza w dzwon Dzwonnicy. Odtąd do ukończenia miasta wystarczy 7 dzielnic.
            }
       *[other] Dzwonnicy już nie ma. Do ukończenia miasta znów potrzeba { $size ->
            [one] { $size } dzielnicy
           *[other] { $size } dzielnic
        }.
    }
event-thanked =
    { $you ->
        [seat] Mówisz do gracza { $to }: „Dziękuję, Wasza Królewska Mość”.
        [to] { $seat } mówi do ciebie: „Dziękuję, Wasza Królewska Mość”.
       *[none] { $seat } mówi do gracza { $to }: „Dziękuję, Wasza Królewska Mość”.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Cofasz swój ostatni ruch.
       *[none] { $seat } cofa swój ostatni ruch.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = Gra toczy się dalej według zasad w wersji { $rules }.
event-position-opened = Gra toczy się dalej od udostępnionej pozycji, w rundzie { $round }.
event-game-ended =
    { $you ->
        [winners] Koniec gry. Wygrywasz.
       *[none]
            { $winners-count ->
                [one] Koniec gry. Wygrywa { $winners }.
               *[other] Koniec gry. { $winners } dzielą się zwycięstwem.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Zaczynasz grę z { $gold ->
                    [one] { $gold } monetą
                   *[other] { $gold } monetami
                }.
                [gather] Pobierasz { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [alchemist] Odzyskujesz złoto wydane na budowę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [magistrate] Odzyskujesz zapłacone złoto: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
               *[other] Otrzymujesz { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } zaczyna grę z { $gold ->
                    [one] { $gold } monetą
                   *[other] { $gold } monetami
                }.
                [gather] { $seat } pobiera { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [alchemist] { $seat } odzyskuje złoto wydane na budowę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [magistrate] { $seat } odzyskuje zapłacone złoto: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
               *[other] { $seat } otrzymuje { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Płacisz za budowę { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [smithy] Płacisz w Kuźni { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [graveyard] Płacisz { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za użycie Cmentarza.
                [warlord] Płacisz { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za zburzenie dzielnicy.
               *[other] Płacisz { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } płaci za budowę { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [smithy] { $seat } płaci w Kuźni { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [graveyard] { $seat } płaci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za użycie Cmentarza.
                [warlord] { $seat } płaci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za zburzenie dzielnicy.
               *[other] { $seat } płaci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } kradnie ci całe złoto: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [marshal] Płacisz graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [diplomat] Płacisz graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [blackmailer] Płacisz graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [bribe] Dajesz graczowi { $to } łapówkę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [flower] { $to } zabiera ci całe złoto: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [abbot] Płacisz graczowi { $to } dziesięcinę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [tax_collector] Płacisz graczowi { $to } podatek: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [emperor] Płacisz graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za koronę.
               *[other] { $to } zabiera ci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
            }
        [to]
            { $source ->
                [thief] Kradniesz graczowi { $seat } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [marshal] { $seat } płaci ci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [diplomat] { $seat } płaci ci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [blackmailer] { $seat } płaci ci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [bribe] { $seat } daje ci łapówkę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [flower] Zabierasz całe złoto gracza { $seat }: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [abbot] { $seat } płaci ci dziesięcinę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [tax_collector] { $seat } płaci ci podatek: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [emperor] { $seat } płaci ci { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za koronę.
               *[other] Bierzesz od gracza { $seat } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
            }
       *[none]
            { $source ->
                [thief] { $to } kradnie graczowi { $seat } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [marshal] { $seat } płaci graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [diplomat] { $seat } płaci graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [blackmailer] { $seat } płaci graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [bribe] { $seat } daje graczowi { $to } łapówkę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [flower] { $to } zabiera całe złoto gracza { $seat }: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [abbot] { $seat } płaci graczowi { $to } dziesięcinę: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [tax_collector] { $seat } płaci graczowi { $to } podatek: { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
                [emperor] { $seat } płaci graczowi { $to } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                } za koronę.
               *[other] { $to } bierze od gracza { $seat } { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Kładziesz { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        } podatku na żetonie { $card-gen }.
       *[none] { $seat } kładzie { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        } podatku na żetonie { $card-gen }.
    }
event-gold-collected =
    { $you ->
        [seat] Zbierasz złoto z żetonu { $card-gen }: { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }.
       *[none] { $seat } zbiera złoto z żetonu { $card-gen }: { $gold ->
            [one] { $gold } monetę
            [few] { $gold } monety
           *[other] { $gold } monet
        }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Dostajesz na początek: { $cards }.
                [gather] Dobierasz { $cards-acc }.
               *[other] Dobierasz { $cards-acc } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } dostaje na początek: { $cards }.
                        [gather] { $seat } dobiera { $cards-acc }.
                       *[other] { $seat } dobiera { $cards-acc } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [one]
                            { $source ->
                                [deal] { $seat } dostaje na początek kartę.
                                [gather] { $seat } dobiera kartę.
                               *[other] { $seat } dobiera kartę { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } dostaje na początek { $count ->
                                    [few] { $count } karty
                                   *[other] { $count } kart
                                }.
                                [gather] { $seat } dobiera { $count ->
                                    [few] { $count } karty
                                   *[other] { $count } kart
                                }.
                               *[other] { $seat } dobiera { $count ->
                                    [few] { $count } karty
                                   *[other] { $count } kart
                                } { $source-for }.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Przeglądasz talię.
       *[none] { $seat } przegląda talię.
    }
event-cards-kept =
    { $you ->
        [seat] Zatrzymujesz { $cards-acc }.
       *[none]
            { $known ->
                [yes] { $seat } zatrzymuje { $cards-acc }.
               *[no]
                    { $count ->
                        [one] { $seat } zatrzymuje jedną kartę.
                       *[other] { $seat } zatrzymuje { $count ->
                            [few] { $count } karty
                           *[other] { $count } kart
                        }.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Odkładasz { $cards-acc } na spód talii.
               *[no] Odrzucasz { $cards-acc }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } odkłada { $cards-acc } na spód talii.
                       *[no] { $seat } odrzuca { $cards-acc }.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [one] { $seat } odkłada kartę na spód talii.
                               *[other] { $seat } odkłada { $count ->
                                    [few] { $count } karty
                                   *[other] { $count } kart
                                } na spód talii.
                            }
                       *[no]
                            { $count ->
                                [one] { $seat } odrzuca kartę.
                               *[other] { $seat } odrzuca { $count ->
                                    [few] { $count } karty
                                   *[other] { $count } kart
                                }.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Tasujesz talię.
               *[other] Wtasowujesz { $cards-acc } do talii.
            }
       *[none]
            { $count ->
                [0] { $seat } tasuje talię.
                [one] { $seat } wtasowuje pozostałą kartę do talii.
               *[other] { $seat } wtasowuje pozostałe karty ({ $count }) do talii.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Tasujesz talię.
       *[none] { $seat } tasuje talię.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } zabiera ci { $cards-acc }.
               *[other] Dajesz graczowi { $to } { $cards-acc }.
            }
        [to]
            { $source ->
                [wizard] Zabierasz { $cards-acc } graczowi { $seat }.
               *[other] Dostajesz { $cards-acc } od gracza { $seat }.
            }
       *[none]
            { $known ->
                [yes] { $to } dostaje { $cards-acc } od gracza { $seat }.
               *[no]
                    { $count ->
                        [one] { $to } dostaje kartę od gracza { $seat }.
                       *[other] { $to } dostaje { $count ->
                            [few] { $count } karty
                           *[other] { $count } kart
                        } od gracza { $seat }.
                    }
            }
    }
event-hands-swapped =
    { $you ->
        [seat] Zamieniasz się kartami z ręki z graczem { $other }. Oddajesz: { $given }. Dostajesz: { $received }.
        [other] { $seat } zamienia się z tobą kartami z ręki. Oddajesz: { $received }. Dostajesz: { $given }.
       *[none] { $seat } zamienia się kartami z ręki z graczem { $other }.
    }
event-hand-seen =
    { $you ->
        [seat] Oglądasz rękę gracza { $other }: { $cards }.
        [other] { $seat } ogląda twoją rękę.
       *[none] { $seat } ogląda rękę gracza { $other }.
    }
event-type-named =
    { $you ->
        [seat] Szukasz dzielnic { $type-of } na ręce gracza { $other }.
        [other] { $seat } szuka dzielnic { $type-of } na twojej ręce.
       *[none] { $seat } szuka dzielnic { $type-of } na ręce gracza { $other }.
    }
event-card-stored =
    { $you ->
        [seat] Kładziesz { $card-acc } pod { $under-acc }.
       *[none]
            { $known ->
                [yes] { $seat } kładzie { $card-acc } pod { $under-acc }.
               *[no] { $seat } kładzie kartę pod { $under-acc }.
            }
    }
event-store-lost =
    { $count ->
        [one] Karta spod { $under-gen } trafia na spód talii.
       *[other] Karty spod { $under-gen } ({ $count }) trafiają na spód talii.
    }
event-store-moved =
    { $you ->
        [to] Spod { $under-gen } przejmujesz: { $cards }.
       *[none]
            { $count ->
                [one] Kartę spod { $under-gen } ma teraz { $to }.
               *[other] Karty spod { $under-gen } ({ $count }) ma teraz { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Zaczynasz budować { $district-acc }.
               *[none] { $seat } zaczyna budować { $district-acc }.
            }
       *[no]
            { $you ->
                [seat] Zaczynasz budować { $district-acc } z ręki gracza { $origin }.
                [origin] { $seat } zaczyna budować { $district-acc } z twojej ręki.
               *[none] { $seat } zaczyna budować { $district-acc } z ręki gracza { $origin }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Budujesz { $district-acc }.
               *[none] { $seat } buduje { $district-acc }.
            }
       *[no]
            { $you ->
                [seat] Konfiskujesz { $district-acc } graczowi { $builder }.
                [builder] { $seat } konfiskuje ci { $district-acc }.
               *[none] { $seat } konfiskuje { $district-acc } graczowi { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Burzysz { $district-acc } w swoim mieście.
               *[none] { $seat } burzy { $district-acc } w swoim mieście.
            }
       *[no]
            { $you ->
                [seat] { $by } burzy { $district-acc } w twoim mieście.
                [by] Burzysz { $district-acc } gracza { $seat }.
               *[none] { $by } burzy { $district-acc } gracza { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } burzy { $district-acc } w twoim mieście; karta wraca na twoją rękę.
                [by] Burzysz { $district-acc } gracza { $seat }; { $seat } odzyskuje kartę.
               *[none] { $by } burzy { $district-acc } gracza { $seat }; { $seat } odzyskuje kartę.
            }
       *[no]
            { $you ->
                [seat] { $by } burzy { $district-acc } w twoim mieście; kartę bierze { $to }.
                [by] Burzysz { $district-acc } gracza { $seat }; kartę bierze { $to }.
                [to] { $by } burzy { $district-acc } gracza { $seat }; bierzesz kartę na rękę.
               *[none] { $by } burzy { $district-acc } gracza { $seat }; kartę bierze { $to }.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } przejmuje { $district-acc } z twojego miasta.
        [to] Przejmujesz { $district-acc } gracza { $seat }.
       *[none] { $to } przejmuje { $district-acc } gracza { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Ozdabiasz { $district-acc }.
       *[none] { $seat } ozdabia { $district-acc }.
    }

## Marks on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Zabijasz { $character-acc }.
                [bewitched] Zaczarowujesz { $character-acc }.
                [robbed] Zamierzasz okraść { $character-acc }.
                [warrant]
                    { $face ->
                        [yes] Kładziesz podpisany nakaz na karcie { $character-gen }.
                       *[no] Kładziesz niepodpisany nakaz na karcie { $character-gen }.
                    }
                [threat]
                    { $face ->
                        [yes] Szantażujesz { $character-acc } (groźba z kwiatem).
                       *[no] Szantażujesz { $character-acc } (pusta groźba).
                    }
               *[other] Kładziesz znacznik na karcie { $character-gen }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } zabija { $character-acc }.
                [bewitched] { $seat } zaczarowuje { $character-acc }.
                [robbed] { $seat } zamierza okraść { $character-acc }.
                [warrant] { $seat } kładzie nakaz na karcie { $character-gen }.
                [threat] { $seat } szantażuje { $character-acc }.
               *[other] { $seat } kładzie znacznik na karcie { $character-gen }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Ujawniasz podpisany nakaz na karcie { $character-gen }.
                [threat]
                    { $face ->
                        [yes] Ujawniasz groźbę na karcie { $character-gen }: ma kwiat.
                       *[no] Ujawniasz groźbę na karcie { $character-gen }: jest pusta.
                    }
               *[other] Odwracasz znacznik na karcie { $character-gen }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } ujawnia podpisany nakaz na karcie { $character-gen }.
                [threat]
                    { $face ->
                        [yes] { $seat } ujawnia groźbę na karcie { $character-gen }: ma kwiat.
                       *[no] { $seat } ujawnia groźbę na karcie { $character-gen }: jest pusta.
                    }
               *[other] { $seat } odwraca znacznik na karcie { $character-gen }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] Groźba znika z karty { $character-gen } bez ujawnienia.
       *[other] Znacznik znika z karty { $character-gen }.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Pozwalasz zbudować dzielnicę.
                [navigator] Nie bierzesz ani monet, ani kart.
                [theater] Nie zamieniasz się postacią.
                [graveyard] Nie bierzesz zburzonej dzielnicy.
                [lighthouse] Nie przeglądasz talii.
                [bell_tower] Nie uderzasz w dzwon Dzwonnicy.
                [ball_room] Nie składasz wyrazów szacunku i tracisz turę.
               *[other]
                    { $answer ->
                        [refuse] Nie płacisz łapówki.
                       *[pass] Nie ujawniasz groźby.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } pozwala zbudować dzielnicę.
                [navigator] { $seat } nie bierze ani monet, ani kart.
                [theater] { $seat } nie zamienia się postacią.
                [graveyard] { $seat } nie bierze zburzonej dzielnicy.
                [lighthouse] { $seat } nie przegląda talii.
                [bell_tower] { $seat } nie uderza w dzwon Dzwonnicy.
                [ball_room] { $seat } nie składa wyrazów szacunku i traci turę.
               *[other]
                    { $answer ->
                        [refuse] { $seat } nie płaci łapówki.
                       *[pass] { $seat } nie ujawnia groźby.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Budujesz { $district-acc }, nie wydając złota.
               *[other] Budujesz { $district-acc } za { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
            }
       *[none]
            { $gold ->
                [0] { $seat } buduje { $district-acc }, nie wydając złota.
               *[other] { $seat } buduje { $district-acc } za { $gold ->
                    [one] { $gold } monetę
                    [few] { $gold } monety
                   *[other] { $gold } monet
                }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } dobiera { $all-acc }.
               *[other] { $seat } dobiera { $all-acc }, a zatrzymuje { $cards-acc }.
            }
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } dobiera kartę.
                       *[other] { $seat } dobiera { $drawn ->
                            [few] { $drawn } karty
                           *[other] { $drawn } kart
                        } i zatrzymuje jedną.
                    }
               *[other] { $seat } dobiera { $drawn ->
                    [few] { $drawn } karty
                   *[other] { $drawn } kart
                } i zatrzymuje { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence = { $characters }: nikt się nie zgłasza.
# Players who take a character one after another.
story-picked =
    { $count ->
        [one] { $players } bierze postać.
       *[other] { $players } biorą po postaci.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } To ty!
# The reader's own killed character is called.
story-silenced = { $character }: ta postać zostaje wywołana, ale cię zabito. Tracisz turę.
