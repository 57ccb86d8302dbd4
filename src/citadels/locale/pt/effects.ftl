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
    Você terá { $treasury } { $treasury ->
        [one] ouro
       *[other] ouros
    }.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other] Você vê { $draw } cartas e fica com { $keep ->
                    [one] uma
                   *[other] { $keep }
                }; o resto vai para o fundo do baralho.
            }
    }
effect-build =
    { $completes ->
        [first] A sua cidade ficará completa: a partida acaba depois desta rodada.
        [later] A sua cidade ficará completa.
        [no] A sua cidade terá { $size } de { $goal } distritos.
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Você ainda pode construir e usar a sua habilidade.
        [build] Você ainda pode construir.
        [ability] Você ainda pode usar a sua habilidade.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] Ninguém tem este personagem nesta rodada.
       *[no] Quem tiver este personagem perde o turno.
    }
effect-bewitch =
    { $out ->
        [yes] Ninguém tem este personagem nesta rodada.
       *[no] Quando o personagem for chamado, quem o tiver só coleta recursos, e você joga o resto do turno.
    }
effect-rob =
    { $out ->
        [yes] Ninguém tem este personagem nesta rodada.
       *[no] Quando o personagem for revelado, você pega todo o ouro de quem o tiver.
    }
effect-swap =
    Você { $hand ->
        [0] não dá nenhuma carta
        [1] dá 1 carta
       *[other] dá { $hand } cartas
    } e { $their-hand ->
        [0] não recebe nenhuma
       *[other] recebe { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [1] Você descarta a sua única carta e compra outra.
       *[other] Depois você escolhe quais das suas { $hand } cartas descartar.
    }
effect-peek =
    { $their-hand ->
        [1] Você vê a única carta de { $player } e fica com ela.
       *[other] Você vê { $their-hand } cartas e fica com uma.
    }
effect-crown =
    { $gives ->
        [either] Depois você pega de { $player } 1 ouro ou uma carta aleatória.
        [gold] { $player } dá 1 ouro a você.
        [card] { $player } dá a você uma carta aleatória.
        [their-choice] { $player } dá a você 1 ouro ou uma carta, como preferir.
        [their-card] { $player } escolhe uma carta e dá a você.
        [none] { $player } não tem nada para dar.
       *[unknown] { "" }
    }
effect-tithe =
    Você terá { $treasury } { $treasury ->
        [one] ouro
       *[other] ouros
    }, e { $player }, { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [1] A sua cidade ficará sem distritos.
               *[other] A sua cidade passa de { $from } distritos para { $to }.
            }
       *[no]
            { $from ->
                [1] { $player } ficará sem distritos.
               *[other] { $player } passa de { $from } distritos para { $to }.
            }
    }
effect-exchange = Depois você escolhe o que dar em troca; se o distrito que pegar custar mais, você paga a diferença.
effect-seize =
    { $completes ->
        [first] A sua cidade ficará completa: a partida acaba depois desta rodada.
        [later] A sua cidade ficará completa.
       *[other] { $player } terá { $to } de { $goal } distritos, e você, { $size }.
    }
effect-beautify = No fim da partida, valerá 1 ponto a mais.

## Unique districts

effect-laboratory =
    Você terá { $treasury } { $treasury ->
        [one] ouro
       *[other] ouros
    } e { $held ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $held } cartas
    }.
effect-smithy = { effect-laboratory }
