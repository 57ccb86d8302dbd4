# What an answer brings about, in one sentence for the moment before it is given, where that is more than its own words
# and its price say. The id is effect- and the verb; effect-gold is for every other answer that brings gold. An answer
# about which there is nothing to say has { "" }.
#
# The variables are those of the answer (actions.ftl), and: $treasury, your gold afterwards; $hand and $held, the cards in
# your hand before and afterwards; $size, the districts of your city with the one that the answer names, and $goal, those
# of a complete city; $completes, whether yours is then complete: first, later, no, or unknown; $theirs, the gold of
# $player afterwards; $their-hand, their cards; $from and $to, their districts before and afterwards; $out, whether the
# character lies face up; $gives, what $player can give: either, gold, card, none, or unknown; $left, what else you can
# still do: both, build, ability, or none.

effect-gold = Będziesz mieć { $treasury ->
        [one] { $treasury } monetę
        [few] { $treasury } monety
       *[other] { $treasury } monet
    }.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
                [one] Zobaczysz { $draw ->
                    [one] { $draw } kartę
                    [few] { $draw } karty
                   *[other] { $draw } kart
                } i zatrzymasz jedną; { $draw ->
                    [2] druga
                   *[other] reszta
                } trafi na spód talii.
               *[other] Zobaczysz { $draw ->
                    [one] { $draw } kartę
                    [few] { $draw } karty
                   *[other] { $draw } kart
                } i zatrzymasz { $keep }; reszta trafi na spód talii.
            }
    }
effect-build =
    { $completes ->
        [first] To ukończy twoje miasto: gra zakończy się po tej rundzie.
        [later] To ukończy twoje miasto.
        [no] Twoje miasto będzie mieć { $size } z { $goal } dzielnic.
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Możesz jeszcze budować i użyć zdolności.
        [build] Możesz jeszcze budować.
        [ability] Możesz jeszcze użyć zdolności.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] W tej rundzie nikt nie ma tej postaci.
       *[no] Gracz z tą postacią straci turę.
    }
effect-bewitch =
    { $out ->
        [yes] W tej rundzie nikt nie ma tej postaci.
       *[no] Gdy ta postać zostanie wywołana, jej gracz tylko pobierze zasoby, a ty rozegrasz resztę tury.
    }
effect-rob =
    { $out ->
        [yes] W tej rundzie nikt nie ma tej postaci.
       *[no] Gdy ta postać się ujawni, zabierzesz całe złoto jej gracza.
    }
effect-swap =
    { $hand ->
        [0] Nie oddajesz żadnych kart
       *[other] Oddajesz { $hand ->
            [one] { $hand } kartę
            [few] { $hand } karty
           *[other] { $hand } kart
        }
    } { $their-hand ->
        [0] i nic nie dostajesz
       *[other] i dostajesz { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [one] Odrzucasz jedyną kartę i dobierasz inną.
       *[other] Teraz wybierzesz, które z { $hand } kart odrzucić.
    }
effect-peek =
    { $their-hand ->
        [one] Zobaczysz i weźmiesz jedyną kartę gracza { $player }.
       *[other] Zobaczysz { $their-hand ->
            [few] { $their-hand } karty
           *[other] { $their-hand } kart
        } i weźmiesz jedną z nich.
    }
effect-crown =
    { $gives ->
        [either] Weźmiesz od gracza { $player } 1 monetę lub losową kartę.
        [gold] { $player } odda ci 1 monetę.
        [card] { $player } odda ci losową kartę.
        [their-choice] { $player } odda ci 1 monetę lub kartę, według własnego wyboru.
        [their-card] { $player } odda ci wybraną przez siebie kartę.
        [none] { $player } nie ma czego oddać.
       *[unknown] { "" }
    }
effect-tithe = Będziesz mieć { $treasury ->
        [one] { $treasury } monetę
        [few] { $treasury } monety
       *[other] { $treasury } monet
    }, a { $player } { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] W twoim mieście nie zostanie żadna dzielnica.
               *[other] Twoje miasto będzie mieć { $to ->
                    [one] { $to } dzielnicę
                    [few] { $to } dzielnice
                   *[other] { $to } dzielnic
                } zamiast { $from }.
            }
       *[no]
            { $from ->
                [one] { $player } straci jedyną dzielnicę.
               *[other] { $player } będzie mieć { $to ->
                    [one] { $to } dzielnicę
                    [few] { $to } dzielnice
                   *[other] { $to } dzielnic
                } zamiast { $from }.
            }
    }
effect-exchange = Teraz wybierzesz, co oddać. Jeśli zabierana dzielnica kosztuje więcej, dopłacisz różnicę.
effect-seize =
    { $completes ->
        [first] To ukończy twoje miasto: gra zakończy się po tej rundzie.
        [later] To ukończy twoje miasto.
       *[other] { $player } będzie mieć { $to } z { $goal } dzielnic, a ty { $size }.
    }
effect-beautify = Na koniec gry będzie warta o 1 punkt więcej.

## Unique districts

effect-laboratory =
    Będziesz mieć { $treasury ->
        [one] { $treasury } monetę
        [few] { $treasury } monety
       *[other] { $treasury } monet
    } i { $held ->
        [0] pustą rękę
        [one] { $held } kartę
        [few] { $held } karty
       *[other] { $held } kart
    }.
effect-smithy = { effect-laboratory }
