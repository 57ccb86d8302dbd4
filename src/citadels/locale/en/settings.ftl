# What is wrong with the settings of a game. They appear after a colon or alone: they begin in lower case and
# end without a full stop.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } must be a whole number, not { $given }
        [names] { $field } must be a list of names, not { $given }
        [choice] { $field } must be a name, true or false, not { $given }
       *[text] { $field } must be text, not { $given }
    }
# $known are the names of all settings.
setup-unknown = unknown setting “{ $field }”; choose from { $known }
setup-missing = { $field } is missing
setup-key = a key has { $need } bytes, not { $have }
setup-seed-and-key = give a seed or a key, not both

## The edition, its lists of cards, its players

setup-no-edition = unknown edition “{ $given }”; choose from { $names }
# $detail says why, in English.
setup-edition-broken = the edition “{ $edition }” cannot be used: { $detail }
setup-no-preset = “{ $edition }” has no list of cards “{ $given }”; choose from { $names }
setup-no-presets = “{ $edition }” has no lists of cards; the only choice is { $names }
setup-seats = “{ $edition }” is for { $least } to { $most } players, not { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] “{ $edition }” has no character “{ $given }”; choose from { $names }
       *[other] “{ $edition }” has no character “{ $given }”; perhaps you meant { $close-def }
    }
setup-same-rank = { $first-def } and { $second-def } both have rank { $rank }; choose one
setup-no-rank = rank { $rank } is missing; choose { $names-or-def }
setup-too-few = { $card-def } needs at least { $least } players; for rank { $rank } choose { $names-or-def }
setup-ninth-needed = a game with { $seats } players needs a character of rank 9; choose { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] a game with { $seats } players has no rank 9; leave it out
       *[other] a game with { $seats } players has no rank 9; leave out { $card-def }
    }
setup-not-ninth = “{ $given }” is not a character of rank 9; choose { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] “{ $edition }” has no unique district “{ $given }”; choose from { $names }
       *[other] “{ $edition }” has no unique district “{ $given }”; perhaps you meant { $close-def }
    }
setup-basic-district = “{ $card }” is a basic district, which is in every deck; name only unique districts
setup-district-twice = you have named { $card-def } twice; every unique district must be different
setup-district-count =
    { $need ->
        [one] 1 unique district is needed, not { $have }
       *[other] { $need } unique districts are needed, not { $have }
    }
setup-not-together = { $card-def } and { $other-def } cannot be in the same game

## The rest

setup-crown = the crown must go to a seat from 0 to { $most }, not { $have }
setup-size = in “{ $edition }” a city is complete with { $names-or } districts, not { $have }
setup-no-variant =
    { $names-count ->
        [0] “{ $edition }” has no variant “{ $given }”; it has none
       *[other] “{ $edition }” has no variant “{ $given }”; choose { $names }
    }
