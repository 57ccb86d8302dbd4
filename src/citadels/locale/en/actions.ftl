# What a player may choose, as a short imperative. The id is action- and the verb; .menu names the whole choice if
# a verb has many targets.
#
# The variables: $card is the card named, with its forms; $player the target, and $own whether that is the player who
# chooses; $price the gold it costs, "none" if gold does not matter; $name the word chosen (gold, cards …); $number a
# number; $prompt the question being answered. Others are explained where they are used.

## The draft

action-pick = Take { $card-def }
action-discard = Set { $card-def } aside

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" if they are not known beforehand.
action-gather =
    { $name ->
        [gold] Gather { $gain } gold
       *[other]
            { $draw ->
                [0] Draw cards (the deck is empty)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [one] Draw a card and keep it
                               *[other] Draw { $draw } cards and keep them
                            }
                        [one] Draw { $draw } cards and keep one
                       *[other] Draw { $draw } cards and keep { $keep }
                    }
            }
    }
action-keep = Keep { $card-def }
action-build =
    { $price ->
        [none] Build { $card-def }
        [0] Build { $card-def } (free)
       *[other] Build { $card-def } ({ $price } gold)
    }
action-pay = Pay { $price } gold
action-end = End your turn
# An ability that ends the turn: $action is what it does.
action-ends-turn = { $action } and end your turn
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] No, just this one ({ $price } gold)
       *[other] Done
    }

## Abilities of characters

action-kill = Kill { $card-def }
    .menu = Kill a character
action-bewitch = Bewitch { $card-def }
    .menu = Bewitch a character
action-warrant = Put a warrant on { $card-def }
    .menu = Put warrants on three characters
action-sign = Sign the warrant on { $card-def }
action-confiscate = Confiscate the district
action-rob = Rob { $card-def }
    .menu = Rob a character
action-spy = Look for { $type-adj } districts in { $player }’s hand
    .menu = Look for districts of one type in a hand
action-threaten = Threaten { $card-def }
    .menu = Threaten two characters
action-flower = Put the flower on { $card-def }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Offer { $threat-by } an empty bribe (0 gold)
       *[other] Bribe { $threat-by } with { $price } gold
    }
action-refuse = Pay no bribe
action-reveal = Reveal the threat
action-swap = Swap hands with { $player }
    .menu = Swap hands with a player
action-redraw = Discard cards and draw that many
action-exchange-card = Discard { $card-def }
action-peek = Look at { $player }’s hand and take a card
    .menu = Look at a hand and take a card
action-take = Take { $card-def } into your hand
action-erect =
    { $price ->
        [none] Build { $card-def } at once
        [0] Build { $card-def } at once (free)
       *[other] Build { $card-def } at once ({ $price } gold)
    }
action-divine = Take a random card from each other player, then give one back to each
action-give-card = Give { $card-def }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Draw cards for { $income-type-adj } districts
                [one] Draw 1 card for your { $income-type-adj } district
               *[other] Draw { $income } cards for your { $income-type-adj } districts
            }
       *[gold]
            { $income ->
                [0] Take gold for { $income-type-adj } districts
                [one] Take 1 gold for your { $income-type-adj } district
               *[other] Take { $income } gold for your { $income-type-adj } districts
            }
    }
action-crown = Give the crown to { $player }
    .menu = Give the crown to a player
action-give-gold = Give 1 gold
action-demand =
    { $name ->
        [gold] Take 1 gold
       *[other] Take a random card
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Take gold or cards for religious districts
                [one] Draw 1 card for your religious district
               *[other] Draw { $rest } cards for your religious districts
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [one] Take 1 gold for your religious district
                       *[other] Take { $number } gold for your religious districts
                    }
                [one] Take { $number } gold and draw 1 card for your religious districts
               *[other] Take { $number } gold and draw { $rest } cards for your religious districts
            }
    }
    .menu = Take gold or cards for your religious districts
action-tithe = Take 1 gold from { $player }
    .menu = Take 1 gold from the richest player
# A way to pay.
action-charge = Give cards to { $player } for the gold you lack
action-hand-over = Give { $card-def }
action-profit = Take 1 extra gold
action-plans = Draw 2 extra cards
action-sail =
    { $name ->
        [gold] Take 4 extra gold
       *[other] Draw 4 extra cards
    }
action-study = Draw 7 cards and keep one
action-destroy =
    { $own ->
        [yes]
            { $price ->
                [none] Destroy your own { $card }
                [0] Destroy your own { $card } (free)
               *[other] Destroy your own { $card } ({ $price } gold)
            }
       *[no]
            { $price ->
                [none] Destroy { $player }’s { $card }
                [0] Destroy { $player }’s { $card } (free)
               *[other] Destroy { $player }’s { $card } ({ $price } gold)
            }
    }
    .menu = Destroy a district
action-exchange = Exchange one of your districts for { $player }’s { $card }
    .menu = Exchange districts with another player
action-give =
    { $price ->
        [none] Give { $card-def }
        [0] Give { $card-def } (you pay nothing)
       *[other] Give { $card-def } (and pay { $price } gold)
    }
action-seize =
    { $price ->
        [none] Seize { $player }’s { $card }
        [0] Seize { $player }’s { $card } (free)
       *[other] Seize { $player }’s { $card } ({ $price } gold)
    }
    .menu = Seize a district
action-favour = Take 3 gold for sitting next to the rank-4 character
action-beautify =
    { $prompt ->
        [beautify_another] Also beautify { $card-def } ({ $price } gold in total)
       *[other]
            { $price ->
                [none] Beautify { $card-def }
               *[other] Beautify { $card-def } ({ $price } gold)
            }
    }
    .menu = Beautify one or two of your districts
# $pot is the gold there.
action-collect =
    { $pot ->
        [0] Collect the tax gold
       *[other] Collect { $pot } gold in taxes
    }
# Declining what was offered.
action-pass =
    { $prompt ->
        [confiscate] Let the district be built
        [reveal_threat] Do not reveal the threat
        [theater] Do not swap
        [hospital] Stay silent
        [graveyard] Let it go to the deck
        [lighthouse] Do not look
        [bell_tower] Do not ring it
        [sail] Take neither
       *[other] Decline
    }

## Unique districts

action-armory =
    { $own ->
        [yes] Destroy your Armory and your own { $card }
       *[no] Destroy your Armory and { $player }’s { $card }
    }
    .menu = Destroy your Armory and one other district
action-framework = Destroy your Framework instead of paying
action-necropolis = Destroy your { $card } instead of paying
action-laboratory = Discard { $card-def } at the Laboratory for { $gold } gold
    .menu = Discard a card at the Laboratory for gold
action-museum = Put { $card-def } under the Museum
    .menu = Put a card under the Museum
action-smithy =
    { $price ->
        [none] Use the Smithy
       *[other] Use the Smithy: pay { $price } gold, draw { $cards } cards
    }
action-theater = Swap with { $player }
action-give-character = Give { $card-def }
action-thieves-den = Pay with cards from your hand
action-pay-card = Pay with { $card-def }

## Purple districts of the older editions

action-answer = Answer the call
action-save = Take it into your hand ({ $price } gold)
action-lighthouse = Look through the deck and take a card
action-ring = Ring it: seven districts complete a city
action-thank = Say “Thank you, Your Majesty”
action-snub = Say nothing and lose your turn
