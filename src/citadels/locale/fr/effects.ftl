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
    Vous aurez { $treasury ->
        [one] { $treasury } pièce d’or
       *[other] { $treasury } pièces d’or
    }.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other] Vous voyez { $draw } cartes et en gardez { $keep } ; le reste va sous la pioche.
            }
    }
effect-build =
    { $completes ->
        [first] Votre cité sera complète : la partie se termine après cette manche.
        [later] Votre cité sera complète.
        [no]
            { $size ->
                [one] Votre cité aura { $size } quartier sur { $goal }.
               *[other] Votre cité aura { $size } quartiers sur { $goal }.
            }
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Vous pouvez encore bâtir et utiliser votre pouvoir.
        [build] Vous pouvez encore bâtir.
        [ability] Vous pouvez encore utiliser votre pouvoir.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] Personne n’a ce personnage pendant cette manche.
       *[no] Qui a ce personnage perd son tour.
    }
effect-bewitch =
    { $out ->
        [yes] Personne n’a ce personnage pendant cette manche.
       *[no] À l’appel, son joueur ne fait que récolter, et vous jouez la suite de son tour.
    }
effect-rob =
    { $out ->
        [yes] Personne n’a ce personnage pendant cette manche.
       *[no] À l’appel, tout l’or de son joueur est à vous.
    }
effect-swap =
    Vous donnez { $hand ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $hand } cartes
    } et en recevez { $their-hand }.
effect-redraw =
    { $hand ->
        [one] Vous défaussez votre seule carte et en piochez une autre.
       *[other] Vous choisirez ensuite lesquelles de vos { $hand } cartes défausser.
    }
effect-peek =
    { $their-hand ->
        [one] Vous voyez l’unique carte { $player-of } et la prenez.
       *[other] Vous voyez { $their-hand } cartes et en prenez une.
    }
effect-crown =
    { $gives ->
        [either] Vous prendrez ensuite à { $player } 1 pièce d’or ou une carte au hasard.
        [gold] { $player } vous donne 1 pièce d’or.
        [card] { $player } vous donne une carte au hasard.
        [none] { $player } n’a rien à vous donner.
       *[unknown] { "" }
    }
effect-tithe =
    Vous aurez { $treasury ->
        [one] { $treasury } pièce d’or
       *[other] { $treasury } pièces d’or
    }, et { $player } { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] Votre cité n’aura plus de quartier.
               *[other] Votre cité passe de { $from } quartiers à { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } n’aura plus de quartier.
               *[other] { $player } passe de { $from } quartiers à { $to }.
            }
    }
effect-exchange = Vous choisirez ensuite quoi donner en échange, et paierez la différence de coût.
effect-seize =
    { $completes ->
        [first] Votre cité sera complète : la partie se termine après cette manche.
        [later] Votre cité sera complète.
       *[other]
            { $to ->
                [one] { $player } aura { $to } quartier sur { $goal }, et vous { $size }.
               *[other] { $player } aura { $to } quartiers sur { $goal }, et vous { $size }.
            }
    }
effect-beautify = Ce quartier comptera 1 point de plus à la fin.

## Unique districts

effect-laboratory =
    Vous aurez { $treasury ->
        [one] { $treasury } pièce d’or
       *[other] { $treasury } pièces d’or
    } et { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }.
effect-smithy = { effect-laboratory }
