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
               *[other] Vedrai { $draw } carte e ne terrai { $keep }; il resto andrà in fondo al mazzo.
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
       *[no] Chi ha questo personaggio perderà il turno.
    }
effect-bewitch =
    { $out ->
        [yes] In questo round nessuno ha questo personaggio.
       *[no] Quando il personaggio verrà chiamato, chi ce l’ha potrà solo raccogliere: il resto del turno lo giocherai tu.
    }
effect-rob =
    { $out ->
        [yes] In questo round nessuno ha questo personaggio.
       *[no] Quando il personaggio si rivelerà, prenderai tutto l’oro di chi ce l’ha.
    }
effect-swap =
    { $hand ->
        [0] Non darai nessuna carta
        [one] Darai 1 carta
       *[other] Darai { $hand } carte
    } e { $their-hand ->
        [0] non ne riceverai nessuna
       *[other] ne riceverai { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [one] Scarterai la tua unica carta e ne pescherai un’altra.
       *[other] Poi sceglierai quali delle tue { $hand } carte scartare.
    }
effect-peek =
    { $their-hand ->
        [one] Vedrai l’unica carta di { $player } e la prenderai.
       *[other] Vedrai { $their-hand } carte e ne prenderai una.
    }
effect-crown =
    { $gives ->
        [either] Poi prenderai da { $player } 1 moneta o una carta a caso.
        [gold] { $player } ti darà 1 moneta.
        [card] { $player } ti darà una carta a caso.
        [their-choice] { $player } ti darà 1 moneta o una carta, a sua scelta.
        [their-card] { $player } ti darà una carta a sua scelta.
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
               *[other] La tua città passerà da { $from } edifici a { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } resterà senza edifici.
               *[other] { $player } passerà da { $from } edifici a { $to }.
            }
    }
effect-exchange = Poi sceglierai che cosa dare in cambio; se l’edificio che prendi costa di più, pagherai la differenza.
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
effect-beautify = A fine partita varrà 1 punto in più.

## Unique districts

effect-laboratory =
    Avrai { $treasury ->
        [one] 1 moneta
       *[other] { $treasury } monete
    } e { $held ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $held } carte
    }.
effect-smithy = { effect-laboratory }
