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

effect-gold = You then have { $treasury } gold.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other] You see { $draw } cards and keep { $keep }; the rest goes to the bottom of the deck.
            }
    }
effect-build =
    { $completes ->
        [first] Your city is then complete: the game ends after this round.
        [later] Your city is then complete.
        [no] Your city then has { $size } of { $goal } districts.
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] You can still build and use your ability.
        [build] You can still build.
        [ability] You can still use your ability.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] Nobody has this character this round.
       *[no] Whoever it is loses their turn.
    }
effect-bewitch =
    { $out ->
        [yes] Nobody has this character this round.
       *[no] When it is called, its player only gathers, and you take the rest of the turn.
    }
effect-rob =
    { $out ->
        [yes] Nobody has this character this round.
       *[no] Whoever it is gives you all their gold when called.
    }
effect-swap =
    You give { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } and get { $their-hand ->
        [0] nothing
       *[other] { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [one] You discard your only card and draw another.
       *[other] Next you choose which of your { $hand } cards you discard.
    }
effect-peek =
    { $their-hand ->
        [one] You see { $player }'s only card and take it.
       *[other] You see { $their-hand } cards and take one of them.
    }
effect-crown =
    { $gives ->
        [either] You then take 1 gold or a random card from { $player }.
        [gold] { $player } gives you 1 gold.
        [card] { $player } gives you a random card.
        [none] { $player } has nothing to give you.
       *[unknown] { "" }
    }
effect-tithe = You then have { $treasury } gold, and { $player } { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] Your city then has no district.
               *[other] Your city falls from { $from } districts to { $to }.
            }
       *[no]
            { $from ->
                [one] { $player } then has no district.
               *[other] { $player } falls from { $from } districts to { $to }.
            }
    }
effect-exchange = Next you choose what you give for it; you pay the difference in cost.
effect-seize =
    { $completes ->
        [first] Your city is then complete: the game ends after this round.
        [later] Your city is then complete.
       *[other] { $player } then has { $to } of { $goal } districts, and you { $size }.
    }
effect-beautify = It counts 1 point more at the end.

## Unique districts

effect-laboratory =
    You then have { $treasury } gold and { $held ->
        [0] no cards
        [one] 1 card
       *[other] { $held } cards
    }.
effect-smithy = { effect-laboratory }
