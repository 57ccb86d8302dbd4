# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "I", no "you".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number an amount of gold.

bot-beginner = Newcomer
    .text = Plays for the first time: picks its favourites, saves for the dearest card and forgets what its cards can do.
bot-novice = Apprentice
    .text = Has favourites of its own, and forgets half of what its cards can do.
bot-greedy = Shopkeeper
    .text = Takes what pays at once and plans nothing. A fair opponent once you know the rules.
bot-expert = Master Builder
    .text = Knows every card, guesses who is who, and stops the leader.
bot-learned = Veteran
    .text = Has learned from more than a million games, and is hard to see through.
bot-search = Strategist
    .text = Plays ahead in its mind, hundreds of times, before every answer. The strongest of all.
bot-builder = Hasty Builder
    .text = As strong as the Master Builder, but leaves others alone and ends the game early.
bot-bully = Bully
    .text = As strong as the Master Builder, and kills, destroys and seizes whenever it can.
bot-schemer = Schemer
    .text = As strong as the Master Builder, and fond of other hands, secrets and threats.
bot-random = Dice
    .text = Gives any legal answer. For tests and measurements.

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
       *[other] { $player } has cards worth having.
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
why-stop =
    { $percent ->
        [100] { $player } is { $card-def }, and should lose a turn.
       *[other] There is a { $percent }% chance that { $player } is { $card-def }, who should lose a turn.
    }
why-loot =
    { $card ->
        [none] { $player } has much that can be taken.
       *[other] { $percent ->
            [100] { $player } is { $card-def } and has { $number } gold.
           *[other] { $player } has { $number } gold and a { $percent }% chance of being { $card-def }.
        }
    }
why-takeover =
    { $percent ->
        [100] Somebody is { $card-def }, whose turn would bring much.
       *[other] There is a { $percent }% chance that somebody is { $card-def }; that turn would bring much.
    }
why-warrant =
    { $percent ->
        [100] Somebody is { $card-def } and will build.
       *[other] There is a { $percent }% chance that somebody is { $card-def } and will build.
    }
why-threaten = Whoever is { $card-def } may have gold to lose.
why-bribe = Paying is safer.
why-refuse = It may well be the blank one.
why-reveal = It takes all their gold.
why-charge = { $player } is ahead and is the best one to take from.
why-trade = { $card-Def } is worth more than what is given for it.
why-seize = { $card-Def } helps more than it costs, and { $player } loses it.
why-ruin = { $player } would miss { $card-def }.
why-delay = { $player } must not finish.
why-crown = The crown is least dangerous with { $player }.

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = It was not tried.
why-foreseen-holder = { $player } is { $card-def } { $number } times in 100.
why-foreseen-end =
    The game should soon be over, won { $number } { $number ->
        [one] time
       *[other] times
    } in 100.
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
