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

effect-gold = You will have { $treasury } gold.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other]
                    { $draw ->
                        [2] You will see 2 cards and keep one. The other goes to the bottom of the deck.
                       *[other] You will see { $draw } cards and keep { $keep ->
                            [one] one
                           *[other] { $keep }
                        }. The rest go to the bottom of the deck.
                    }
            }
    }
effect-build =
    { $completes ->
        [first] This completes your city: the game ends after this round.
        [later] This completes your city.
        [no] Your city will have { $size } of { $goal } districts.
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
        [yes] No one has this character this round.
       *[no] The player with this character loses their turn.
    }
effect-bewitch =
    { $out ->
        [yes] No one has this character this round.
       *[no] When this character is called, its player only gathers, and you play the rest of the turn.
    }
effect-rob =
    { $out ->
        [yes] No one has this character this round.
       *[no] When this character is revealed, you take all of that player’s gold.
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
       *[other] Next you choose which of your { $hand } cards to discard.
    }
effect-peek =
    { $their-hand ->
        [one] You will see { $player }’s only card and take it.
       *[other] You will see { $their-hand } cards and take one of them.
    }
effect-crown =
    { $gives ->
        [either] You will take 1 gold or a random card from { $player }.
        [gold] { $player } will give you 1 gold.
        [card] { $player } will give you a random card.
        [their-choice] { $player } will give you 1 gold or a card, as they choose.
        [their-card] { $player } will give you a card of their choice.
        [none] { $player } has nothing to give you.
       *[unknown] { "" }
    }
effect-tithe = You will have { $treasury } gold, and { $player } { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] Your city will have no districts.
               *[other] Your city drops from { $from } districts to { $to }.
            }
       *[no]
            { $from ->
                [one] { $player }’s city will have no districts.
               *[other] { $player }’s city drops from { $from } districts to { $to }.
            }
    }
effect-exchange = Next you choose what to give. If theirs costs more, you pay the difference.
effect-seize =
    { $completes ->
        [first] This completes your city: the game ends after this round.
        [later] This completes your city.
       *[other] { $player } will have { $to } of { $goal } districts, and you will have { $size }.
    }
effect-beautify = It will be worth 1 more point at the end.

## Unique districts

effect-laboratory =
    You will have { $treasury } gold and { $held ->
        [0] no cards
        [one] 1 card
       *[other] { $held } cards
    }.
effect-smithy = { effect-laboratory }
