# The words of the game in plain lines, and of the commands that go with it.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Player
play-welcome = Citadels: { $preset }, { $seats } players. You play against { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = your own cast
play-own-districts = { $preset } with unique districts of your choice
play-goal = The game ends after the round in which someone completes a city of { $complete } districts. The player with the most points wins.
play-how = Type the number of your choice, or ? for help.
play-resumed =
    { $over ->
        [yes] This game is finished; it ended in round { $round }.
       *[no] Resumed in round { $round }.
    }

## The table

table-title = Table, round { $round }, { $deck ->
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }:
table-seat = { $seat } { $name }: { $gold } gold, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $crown ->
        [yes] , the crown
       *[no] { "" }
    }, city { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
       *[other] . Revealed: { $revealed }.
    }
table-you = { $name } (you)
table-characters = Characters: { $track }.
table-gold-on = { $gold } gold on { $card-def }.
table-hand = Your hand: { $hand }.
table-hand-empty = Your hand is empty.
table-own-characters = { $characters-count ->
        [one] Your character: { $characters }.
       *[other] Your characters: { $characters }.
    }
table-picked = Picked so far: { $cards }.

# The state of a character in the row of ranks.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = yours
track-out = out, face up
track-silent = no answer
track-mark = { $mark ->
        [killed] killed
        [robbed] to be robbed
        [bewitched] bewitched
        [warrant] { $face ->
            [yes] warrant, signed
            [no] warrant, unsigned
           *[hidden] warrant
        }
        [threat] { $face ->
            [yes] threat with the flower
            [no] threat, blank
           *[hidden] threat
        }
       *[other] mark
    }

# A district card with what one wants to know about it.
card-district = { $card } ({ $type-adj }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (rank { $rank }{ $out ->
        [yes] , set aside face up
       *[no] { "" }
    })
card-in-action = { $action } ({ $type-adj }, { $cost })

# The strip of a turn.
strip = You have { $gold } gold { $gathered ->
        [yes] and have gathered
       *[no] and have not gathered yet
    }. { $builds ->
        [0] You cannot build any more districts.
        [one] You may still build 1 district.
       *[other] You may still build { $builds } districts.
    }
strip-must = You must still { $must ->
        [crown] give the crown away
        [bewitch] bewitch a character
       *[other] { $must }
    }.
strip-warned = Beware: there is a { $mark ->
        [warrant] warrant
        [threat] threat
       *[other] mark
    } on { $character-def }.

## Choosing

group-gather = Gather
group-abilities = Abilities
group-build = Build
group-end = End
group-title = { $group }:
group-required = { $group } (required):
choice = { $number }. { $text }
choice-many = { $text } ({ $count } choices)
choice-back = Back
cards-how = Type the numbers of the cards you choose, such as: 1 3
only-choice = There is only one option. Press Enter.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [one] Choose one card.
               *[other] Choose { $least } cards.
            }
       *[range] Choose { $least } to { $most } cards.
    }
bad-number =
    { $last ->
        [1] The only choice is 1.
       *[other] Choose a number from 1 to { $last }.
    }
not-understood = “{ $text }” is not an option here. Type a number, or ? for help.
ambiguous = That could mean: { $choices }.
refused = You cannot do that now. { $refusal }.
nothing-refused = Nothing is blocked right now.

## Words in the middle of a game

taken-back = Undone.
cannot-undo = You cannot undo that: something was revealed, or another player has been asked.
which-city = Whose city? Type city and a number from 0 to { $last }, or a name.
city-of = { $name }’s city, { $size } of { $complete } districts{ $districts ->
        [0] : no districts yet.
       *[other] , worth { $worth }:
    }
city-own = Your city, { $size } of { $complete } districts{ $districts ->
        [0] : no districts yet.
       *[other] , worth { $worth }:
    }
city-under = { $known ->
        [yes] Under { $card-def }: { $cards }.
       *[no]
            { $count ->
                [one] 1 card under { $card-def }.
               *[other] { $count } cards under { $card-def }.
            }
    }
known-hand = You know that { $name } has { $cards-indef }.
score-so-far = Points if the game ended now, not counting hidden cards: { $scores }.
score-of = { $name } { $points }
which-card = Which card? Type rules and its name, such as: rules { $example }
which-file = Where to? Type save and a file name.
saved = Saved as { $file }. Resume with: { $command }
saved-finished = Saved as { $file }. Replay it with: { $command }
not-saved = Not saved: { $problem }.
save-no-folder = there is no folder { $folder }
save-is-folder = { $file } is a folder; name a file in it
save-other = { $file } exists and is not a save of this game; choose another name
save-failed = could not write { $file }: { $problem }
really-quit = The game is not over. Type quit again to leave, or save FILE to save it first.
left = You have left the game.
input-ended = The input has ended, so the game stops here.

hint = Hint: { $action }. { $why }

play-help =
    Type the number of a choice, or its words, such as: { $example }
    Enter: show your choices again
    table: who has what
    hand: your cards
    city 1, city { $name }: one city in detail
    cast: the characters of this game
    rules CARD: what a card does
    why: what you cannot do now, and why
    hint: what the Master Builder would do, and why
    log, log 100: what has happened
    score: points so far
    undo: undo your last move
    save FILE: save the game
    quit: leave the game

## The end

end-place =
    { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } still had { $cards-indef }.

## The command rules

rules-overview = The full rules are in docs/rules.md. For a single card, type: { $command }
rules-characters = Characters
rules-districts = Districts: { $type }
rules-presets = Lists of characters and unique districts to play with: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost } gold{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (character of rank { $rank })
rules-district-title = { $name } ({ $type-adj } district, cost { $cost }{ $copies ->
        [one] { "" }
       *[other] , { $copies } cards
    })
rules-nothing = This card has no text.
rules-rulings = Rulings: { $rulings }
rules-unknown = There is no card “{ $text }”.
rules-close = There is no card “{ $text }”; did you mean { $close }?

## The command replay

replay-players = Players: { $players }.
replay-unfinished = The game is not finished.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] 1 action is legal and leads
           *[other] { $actions } actions are legal and lead
        } to the recorded result.
       *[no] { $actions ->
            [one] 1 action is legal
           *[other] { $actions } actions are legal
        }; the game is not finished, so there is no result to check.
    }
replay-digest = The digest matches: nothing was changed after the file was written.
replay-own-key = The key was chosen by the player who started the game, so the shuffle was not shared.
replay-shared-key = The shuffle matches what was promised before the deal and { $parts ->
        [one] 1 contribution
       *[other] { $parts } contributions
    }: no one could have chosen it.

## The position command

# Players of a position have no names.
position-seat = Seat { $seat }
position-waits = Waiting for { $name }.
