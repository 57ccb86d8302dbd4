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

effect-gold =
    Avrai { $treasury ->
        [one] 1 moneta
       *[other] { $treasury } monete
    }.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other] Vedi { $draw } carte e ne tieni { $keep }; il resto va in fondo al mazzo.
            }
    }
effect-build =
    { $completes ->
        [first] La tua città sarà completa: la partita finisce con questo round.
        [later] La tua città sarà completa.
        [no]
            { $size ->
                [one] La tua città avrà 1 edificio su { $goal }.
               *[other] La tua città avrà { $size } edifici su { $goal }.
            }
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Puoi ancora costruire e usare la tua abilità.
        [build] Puoi ancora costruire.
        [ability] Puoi ancora usare la tua abilità.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] In questo round nessuno ha questo personaggio.
       *[no] Chi ha questo personaggio perde il turno.
    }
effect-bewitch =
    { $out ->
        [yes] In questo round nessuno ha questo personaggio.
       *[no] Alla chiamata, chi ce l’ha raccoglie soltanto, e il resto del turno è tuo.
    }
effect-rob =
    { $out ->
        [yes] In questo round nessuno ha questo personaggio.
       *[no] Alla chiamata, tutto l’oro di chi ce l’ha diventa tuo.
    }
effect-swap =
    Dai { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } e ne ricevi { $their-hand }.
effect-redraw =
    { $hand ->
        [one] Scarti la tua unica carta e ne peschi un’altra.
       *[other] Poi scegli quali delle tue { $hand } carte scartare.
    }
effect-peek =
    { $their-hand ->
        [one] Vedi l’unica carta di { $player } e la prendi.
       *[other] Vedi { $their-hand } carte e ne prendi una.
    }
effect-crown =
    { $gives ->
        [either] Poi prendi da { $player } 1 moneta o una carta a caso.
        [gold] { $player } ti dà 1 moneta.
        [card] { $player } ti dà una carta a caso.
        [none] { $player } non ha nulla da darti.
       *[unknown] { "" }
    }
effect-tithe =
    Avrai { $treasury ->
        [one] 1 moneta
       *[other] { $treasury } monete
    }, { $player } { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] La tua città resterà senza edifici.
               *[other] La tua città passa da { $from } edifici a { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } resterà senza edifici.
               *[other] { $player } passa da { $from } edifici a { $to }.
            }
    }
effect-exchange = Poi scegli che cosa dare in cambio, e paghi la differenza di costo.
effect-seize =
    { $completes ->
        [first] La tua città sarà completa: la partita finisce con questo round.
        [later] La tua città sarà completa.
       *[other]
            { $to ->
                [one] { $player } avrà 1 edificio su { $goal }, tu { $size }.
               *[other] { $player } avrà { $to } edifici su { $goal }, tu { $size }.
            }
    }
effect-beautify = A fine partita conterà 1 punto in più.

## Unique districts

effect-laboratory =
    Avrai { $treasury ->
        [one] 1 moneta
       *[other] { $treasury } monete
    } e { $held ->
        [one] 1 carta
       *[other] { $held } carte
    }.
effect-smithy = { effect-laboratory }
