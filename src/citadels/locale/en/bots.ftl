# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "I", no "you".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards.

bot-beginner = Newcomer
    .text = Its very first game: picks its favorites, saves up for the most expensive card and forgets what its cards can do.
bot-novice = Apprentice
    .text = Has its favorites, and forgets half of what its cards can do.
bot-greedy = Shopkeeper
    .text = Takes what pays at once and plans nothing. A fair opponent once you know the rules.
bot-expert = Master Builder
    .text = Knows every card, guesses who is who, and stops the leader.
bot-learned = Veteran
    .text = Has learned from more than a million games and is hard to read.
bot-search = Strategist
    .text = Plays out hundreds of possible futures before every move. The strongest of all.
bot-builder = Hasty Builder
    .text = As strong as the Master Builder, but leaves others alone and ends the game early.
bot-bully = Bully
    .text = As strong as the Master Builder, and kills, destroys and seizes whenever it can.
bot-schemer = Schemer
    .text = As strong as the Master Builder, and fond of other players’ hands, secrets and threats.
bot-random = Dice
    .text = Makes random legal moves. For testing.

why-any = There is nothing better to choose.
why-leave = Nothing better is left to do.
why-free = It costs nothing and is worth having.
why-liking = { $card-Def } is worth the most this round.
why-nature = { $card-Def } is always a good choice.
why-danger = Any other choice would be easier to guess.
why-deny = { $card-Def } would help others more.
why-unforeseen = It keeps the choice hard to guess.
why-gold = The next district needs gold.
why-cards =
    { $player ->
        [none] There is too little in hand to build.
       *[other] { $player } has { $number } { $number ->
            [one] card
           *[other] cards
        } in hand.
    }
why-gain =
    { $number ->
        [0] It brings the most.
        [one] It brings { $number } gold.
       *[other] It brings { $number } gold.
    }
why-wanted = { $card-Def } is needed most.
why-unwanted = { $card-Def } can best be spared.
why-useless =
    { $card ->
        [none] Some cards in hand are of no use.
       *[other] { $card-Def } is of no more use.
    }
why-spare = Giving 1 gold hurts less than giving a card.
why-demand = It is needed more than the other.
why-worth = Of the districts within reach, { $card-def } pays off best.
why-price = It costs the least.
why-next = It leaves enough gold for the next district.
why-complete = It completes the city at the right moment.
why-too-early = It is too early for the game to end.
why-beauty = Spare gold becomes points.
why-saved = It saves gold.
why-museum = Each card under the Museum is worth 1 point.
why-little = The character in hand is worth little.
why-stop = { belief-player } and should lose a turn.
why-loot = { belief-player } and has { $number } gold.
why-matches =
    { $player } has { $number } { $number ->
        [one] card
       *[other] cards
    } in hand, and { $percent }% of all districts are of this type.
why-takeover = { belief-opponents }, and that turn is worth taking over.
why-warrant = { belief-opponents }. A warrant can confiscate what that player builds.
why-impossible = No opponent can be { $card-def }.
why-bribe = Paying is safer.
why-refuse = A bribe is gold lost for certain, and one of the two threats is blank.
why-reveal = It takes all their gold.
why-charge = { $player } is ahead and is the best one to take from.
why-trade = { $card-Def } is worth more than what is given for it.
why-seize = { $card-Def } helps more than it costs, and { $player } loses it.
why-ruin = { $player } would miss { $card-def }.
why-delay = { $player } must be kept from finishing.
why-crown = The crown is least dangerous with { $player }.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } is { $card-def }
       *[no] { $player } may be { $card-def }
    }
belief-opponents =
    { $certain ->
        [yes] An opponent is { $card-def }
       *[no] An opponent may be { $card-def }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] Nothing else is possible
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] Given { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] nothing else is possible
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } of these { $possible-count } characters { $held ->
            [one] is held by an opponent
           *[other] are held by opponents
        }: { $possible }
       *[other] { $held ->
            [1] { $player } is one of these { $possible-count } characters: { $possible-or }
           *[other] { $player } holds { $held } of these { $possible-count } characters: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } of { $possible-count } possible characters { $held ->
            [one] is held by an opponent
           *[other] are held by opponents
        }
       *[other] { $held ->
            [1] { $player } is one of { $possible-count } possible characters
           *[other] { $player } holds { $held } of { $possible-count } possible characters
        }
    }
evidence-face-up = the face-up cards
evidence-draft = the draft
evidence-called = the calls so far

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = It was not tried.
why-foreseen-holder = { belief-player }.
why-foreseen-end = The game should end soon. This wins it in { $number }% of the tries.
why-foreseen-ahead =
    This should soon bring a lead of { $number } { $number ->
        [one] point
       *[other] points
    } over { $player }.
why-foreseen-level = This should soon bring the score level with { $player }’s.
why-foreseen-behind =
    { $player } should soon be { $number } { $number ->
        [one] point
       *[other] points
    } ahead.
why-foreseen-points =
    This should soon bring { $number } more { $number ->
        [one] point
       *[other] points
    } than the alternatives.
why-foreseen-gold = This should soon bring { $number } more gold than the alternatives.
why-foreseen-cards =
    This should soon bring { $number } more useful { $number ->
        [one] card
       *[other] cards
    } than the alternatives.
why-foreseen-districts =
    This should soon bring { $number } more { $number ->
        [one] district
       *[other] districts
    } than the alternatives.
why-foreseen-less-points =
    This should soon leave { $player } with { $number } fewer { $number ->
        [one] point
       *[other] points
    } than the alternatives.
why-foreseen-less-gold = This should soon leave { $player } with { $number } less gold than the alternatives.
why-foreseen-less-cards =
    This should soon leave { $player } with { $number } fewer useful { $number ->
        [one] card
       *[other] cards
    } than the alternatives.
why-foreseen-less-districts =
    This should soon leave { $player } with { $number } fewer { $number ->
        [one] district
       *[other] districts
    } than the alternatives.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] The player’s own gold matters most here.
       *[other] { $player }’s gold matters most here.
    }
why-decides-hand =
    { $player ->
        [none] The cards in hand matter most here.
       *[other] The number of cards that { $player } holds matters most here.
    }
why-decides-city =
    { $player ->
        [none] The player’s own city matters most here.
       *[other] { $player }’s city matters most here.
    }
why-decides-end = How near the end is matters most here.
why-decides-past = What { $player } has done so far matters most here.
why-decides-role = Who { $player } may be matters most here.
why-decides-nothing = No single thing stands out.
