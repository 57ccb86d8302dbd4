# Why something may not be done, as the end of a sentence: "Build the Palace: costs 5 gold, you have 4". The id is
# reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-adj a type of district,
# $verb what must be done first.

reason-gather-first = gather gold or cards first
reason-gathered = you have already gathered
reason-limit =
    { $need ->
        [0] you cannot build this turn
        [one] you may build only one district this turn
       *[other] you may build only { $need } districts this turn
    }
reason-duplicate = that city already has the same district
reason-gold = costs { $need } gold, you have { $have }
reason-cost = costs { $have }; the limit is { $need }
reason-cannot-build = { $card-def } cannot build
reason-cannot-be-built = { $card-def } cannot be built; it counts from your hand
reason-city-too-large = cannot be built in a city of { $need } or more districts; yours has { $have }
reason-must = first you must { $verb ->
        [crown] give the crown to another player
        [bewitch] bewitch a character
       *[gather] gather gold or cards
    }
reason-used = already used this turn
reason-no-income = you have no { $type-adj } districts
reason-empty-deck = the deck is empty
reason-empty-hand = there are no cards to take
reason-empty-city = you have no districts to give
reason-complete = the city is complete
reason-protected = protected ({ $card-def })
reason-beautified = already beautified
reason-has-crown = already has the crown
reason-richest = no one is richer than you
reason-richest-tied = several players are tied for richest
reason-not-richest = another player is richer
reason-rank-one = rank 1 is out of reach
reason-killed = was killed
reason-bewitched = is bewitched
reason-no-tax = there is no tax gold to take
reason-not-beside = you do not sit next to a player who revealed the rank-4 character
reason-not-beside-king = you do not sit next to a player who revealed the King
reason-own-city = not in your own city
