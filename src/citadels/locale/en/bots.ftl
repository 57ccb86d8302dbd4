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
why-free = It costs nothing and brings something.
why-liking = { $card-Def } would bring you the most this round.
why-nature = { $card-Def } is always a good choice.
why-danger = Anything else would be expected.
why-deny = { $card-Def } would help others more.
why-unforeseen = It must not be easy to guess.
why-gold = Gold is what the next building needs.
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
why-spare = One gold is easier to spare than a card.
why-demand = It is needed more than the other.
why-worth = Of what you can build, { $card-def } pays off best.
why-price = It costs the least.
why-next = It leaves enough for the next building.
why-complete = It completes the city at the right moment.
why-too-early = The game must not end yet.
why-beauty = Gold to spare becomes points.
why-saved = It saves gold.
why-museum = A card put away there is a point.
why-little = Its own character brings little.
why-stop = { belief-player } and should lose a turn.
why-loot = { belief-player } and has { $number } gold.
why-matches =
    { $player } has { $number } { $number ->
        [one] card
       *[other] cards
    } in hand, and { $percent }% of all districts are of this type.
why-takeover = { belief-opponents }, and that turn would bring much.
why-warrant = { belief-opponents }. A warrant can confiscate what that player builds.
why-impossible = No opponent can be { $card-def }.
why-bribe = Paying is safer.
why-refuse = A bribe is gold lost for certain, and one of the two threats is blank.
why-reveal = It takes all their gold.
why-charge = { $player } is ahead and is the best one to take from.
why-trade = { $card-Def } is worth more than what is given for it.
why-seize = { $card-Def } helps more than it costs, and { $player } loses it.
why-ruin = { $player } would miss { $card-def }.
why-delay = { $player } must not finish.
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
        [0] { evidence-extent }
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
why-foreseen-end = The game should soon be over, won in { $number }% of the tries.
why-foreseen-ahead =
    Soon it should be { $number } { $number ->
        [one] point
       *[other] points
    } ahead of { $player }.
why-foreseen-level = Soon it should be level with { $player }.
why-foreseen-behind =
    Soon { $player } should be { $number } { $number ->
        [one] point
       *[other] points
    } ahead.
why-foreseen-points =
    Soon it should bring { $number } { $number ->
        [one] point
       *[other] points
    } more than otherwise.
why-foreseen-gold = Soon it should bring { $number } gold more than otherwise.
why-foreseen-cards =
    Soon it should bring { $number } { $number ->
        [one] useful card
       *[other] useful cards
    } more than otherwise.
why-foreseen-districts =
    Soon it should bring { $number } { $number ->
        [one] district
       *[other] districts
    } more than otherwise.
why-foreseen-less-points =
    Soon { $player } should have { $number } { $number ->
        [one] point
       *[other] points
    } less than otherwise.
why-foreseen-less-gold = Soon { $player } should have { $number } gold less than otherwise.
why-foreseen-less-cards =
    Soon { $player } should have { $number } { $number ->
        [one] useful card
       *[other] useful cards
    } fewer than otherwise.
why-foreseen-less-districts =
    Soon { $player } should have { $number } { $number ->
        [one] district
       *[other] districts
    } fewer than otherwise.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] The gold at hand decides most.
       *[other] The gold that { $player } has decides most.
    }
why-decides-hand =
    { $player ->
        [none] The cards in hand decide most.
       *[other] The number of cards that { $player } holds decides most.
    }
why-decides-city =
    { $player ->
        [none] The city of one's own decides most.
       *[other] The city of { $player } decides most.
    }
why-decides-end = How near the end is decides most.
why-decides-past = What { $player } has done so far decides most.
why-decides-role = Who { $player } may be decides most.
why-decides-nothing = No single thing decides it.
