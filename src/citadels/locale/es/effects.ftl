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
    Tendrás { $treasury ->
        [one] 1 moneda
       *[other] { $treasury } monedas
    }.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other] Verás { $draw } cartas y te quedarás con { $keep ->
                    [one] una
                   *[other] { $keep }
                }; el resto irá al fondo del mazo.
            }
    }
effect-build =
    { $completes ->
        [first] Tu ciudad quedará completa: la partida termina después de esta ronda.
        [later] Tu ciudad quedará completa.
        [no] Tu ciudad tendrá { $size } de { $goal } distritos.
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Aún puedes construir y usar tu habilidad.
        [build] Aún puedes construir.
        [ability] Aún puedes usar tu habilidad.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] Nadie tiene este personaje en esta ronda.
       *[no] Quien tenga este personaje pierde el turno.
    }
effect-bewitch =
    { $out ->
        [yes] Nadie tiene este personaje en esta ronda.
       *[no] Cuando lo llamen, quien lo tenga solo recolecta, y tú juegas el resto del turno.
    }
effect-rob =
    { $out ->
        [yes] Nadie tiene este personaje en esta ronda.
       *[no] Cuando se revele, te llevas todo el oro de quien lo tenga.
    }
effect-swap =
    { $hand ->
        [0] No das nada
        [one] Das 1 carta
       *[other] Das { $hand } cartas
    } y { $their-hand ->
        [0] no recibes nada
       *[other] recibes { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [one] Descartas tu única carta y robas otra.
       *[other] Después eliges cuáles de tus { $hand } cartas descartas.
    }
effect-peek =
    { $their-hand ->
        [one] Verás la única carta de { $player } y la tomarás.
       *[other] Verás { $their-hand } cartas y tomarás una.
    }
effect-crown =
    { $gives ->
        [either] Tomarás de { $player } 1 moneda o una carta al azar.
        [gold] { $player } te dará 1 moneda.
        [card] { $player } te dará una carta al azar.
        [their-choice] { $player } te dará 1 moneda o una carta, a su elección.
        [their-card] { $player } te dará una carta de su elección.
        [none] { $player } no tiene nada que darte.
       *[unknown] { "" }
    }
effect-tithe =
    Tendrás { $treasury ->
        [one] 1 moneda
       *[other] { $treasury } monedas
    }; { $player }, { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] Tu ciudad se quedará sin distritos.
               *[other] Tu ciudad pasará de { $from } distritos a { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } se quedará sin distritos.
               *[other] { $player } pasará de { $from } distritos a { $to }.
            }
    }
effect-exchange = Después eliges qué das a cambio. Si el suyo cuesta más, pagas la diferencia.
effect-seize =
    { $completes ->
        [first] Tu ciudad quedará completa: la partida termina después de esta ronda.
        [later] Tu ciudad quedará completa.
       *[other] { $player } tendrá { $to } de { $goal } distritos; tú, { $size }.
    }
effect-beautify = Al final de la partida valdrá 1 punto más.

## Unique districts

effect-laboratory =
    Tendrás { $treasury ->
        [one] 1 moneda
       *[other] { $treasury } monedas
    } y { $held ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $held } cartas
    }.
effect-smithy = { effect-laboratory }
