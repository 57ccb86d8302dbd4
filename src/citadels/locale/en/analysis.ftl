# The command analyze: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Take the King"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = .
analysis-percent = { $number }%

analysis-title = Analysis of { $file }
analysis-by = By { $bot }, seed { $seed }.
analysis-how =
    Every decision is seen from the seat of the player who made it: the bot knew no more than that player did. The chance
    of winning is an estimate, and so are the points and the lead over the best opponent a round or two later.
analysis-how-judged =
    Every decision is seen from the seat of the player who made it: the bot knew no more than that player did. It judges
    options in points.
analysis-how-preferred =
    Every decision is seen from the seat of the player who made it: the bot knew no more than that player did. It varies
    its choices, and says how often it would make each.
analysis-cost = The cost of a decision is the winning chance it gives up compared with the bot’s choice.
analysis-cost-judged = The cost of a decision is the number of points it gives up compared with the bot’s choice.
analysis-cost-preferred = The cost of a decision is how much less often the bot would choose it than its favorite.

## How the players decided

analysis-players = Players
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $agreeing } the same as the bot’s, { $loss } lost on average{ $forced ->
        [0] .
        [one] ; { $forced } more without a choice.
       *[other] ; { $forced } more without a choice.
    }
analysis-player-costliest = Costliest: { $numbers }.

## The decisions that cost most

analysis-costliest = The costliest decisions
analysis-costliest-none = No decision cost anything.
analysis-costly = { $number }, round { $round }, { $name }: { $action } ({ $cost }). Better: { $best }. { $why }

## Decision by decision

analysis-all = All decisions
analysis-round = Round { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (chosen)
analysis-chosen-at-a-cost = { $action } (chosen, { $cost })
analysis-expected = { $chance } to win, { $points } points, lead { $lead }, { $nodes ->
        [one] { $nodes } try
       *[other] { $nodes } tries
    }
analysis-judged = { $points } points
analysis-preferred = { $share } of the time
analysis-untried = not tried
analysis-more =
    { $count ->
        [one] And { $count } other option.
       *[other] And { $count } other options.
    }

## The page

analysis-written = The report is in { $file }.
analysis-chances = Chance of winning
analysis-losses = Points lost so far
analysis-marks = Numbered dots mark the costliest decisions, stripes the rounds.
analysis-line = { $name }: { $first } at the start, { $last } at the end, { $low } at the lowest, { $high } at the highest.
analysis-line-lost = { $name } lost { $points } points.
analysis-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-column-round = Round
analysis-column-player = Player
analysis-column-agreeing = Same as the bot
analysis-column-loss = Average loss
analysis-column-forced = No choice
analysis-column-costliest = Costliest
analysis-column-answer = Option
analysis-column-chance = To win
analysis-column-points = Points
analysis-column-lead = Lead
analysis-column-nodes = Tries
analysis-column-preference = How often
analysis-mark-chosen = chosen
analysis-as-the-bot = same as the bot
analysis-as-good = as good
