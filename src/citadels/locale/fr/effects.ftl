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
               *[other] Vous verrez { $draw } cartes et en garderez { $keep } ; le reste ira sous la pioche.
            }
    }
effect-build =
    { $completes ->
        [first] Votre cité sera complète : la partie se terminera après cette manche.
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
       *[no] Le joueur qui a ce personnage perdra son tour.
    }
effect-bewitch =
    { $out ->
        [yes] Personne n’a ce personnage pendant cette manche.
       *[no] À l’appel de ce personnage, son joueur ne fera que récolter, et vous jouerez le reste du tour.
    }
effect-rob =
    { $out ->
        [yes] Personne n’a ce personnage pendant cette manche.
       *[no] Quand ce personnage sera révélé, vous prendrez tout l’or de son joueur.
    }
effect-swap =
    { $hand ->
        [0]
            { $their-hand ->
                [0] Vous ne donnez rien et ne recevez rien.
                [one] Vous ne donnez rien et recevez { $their-hand } carte.
               *[other] Vous ne donnez rien et recevez { $their-hand } cartes.
            }
       *[other]
            Vous donnez { $hand ->
                [one] { $hand } carte
               *[other] { $hand } cartes
            } et { $their-hand ->
                [0] ne recevez rien
               *[other] en recevez { $their-hand }
            }.
    }
effect-redraw =
    { $hand ->
        [one] Vous défaussez votre seule carte et en piochez une autre.
       *[other] Vous choisirez ensuite lesquelles de vos { $hand } cartes défausser.
    }
effect-peek =
    { $their-hand ->
        [one] Vous verrez la seule carte { $player-of } et la prendrez.
       *[other] Vous verrez { $their-hand } cartes et en prendrez une.
    }
effect-crown =
    { $gives ->
        [either] Vous prendrez à { $player } 1 pièce d’or ou une carte au hasard.
        [gold] { $player } vous donnera 1 pièce d’or.
        [card] { $player } vous donnera une carte au hasard.
        [their-choice] { $player } vous donnera 1 pièce d’or ou une carte, à son choix.
        [their-card] { $player } vous donnera une carte de son choix.
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
                [one] Votre cité n’aura plus aucun quartier.
               *[other] Votre cité passera de { $from } quartiers à { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } n’aura plus aucun quartier.
               *[other] { $player } passera de { $from } quartiers à { $to }.
            }
    }
effect-exchange = Vous choisirez ensuite le quartier à donner. S’il coûte moins cher, vous paierez la différence.
effect-seize =
    { $completes ->
        [first] Votre cité sera complète : la partie se terminera après cette manche.
        [later] Votre cité sera complète.
       *[other]
            { $to ->
                [one] { $player } aura { $to } quartier sur { $goal }, et vous { $size }.
               *[other] { $player } aura { $to } quartiers sur { $goal }, et vous { $size }.
            }
    }
effect-beautify = Ce quartier vaudra 1 point de plus à la fin.

## Unique districts

effect-laboratory =
    Vous aurez { $treasury ->
        [one] { $treasury } pièce d’or
       *[other] { $treasury } pièces d’or
    } et { $held ->
        [0] aucune carte
        [one] { $held } carte
       *[other] { $held } cartes
    }.
effect-smithy = { effect-laboratory }
