# What is wrong with the settings of a game. They appear after a colon or alone: they begin in lower case and
# end without a full stop.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

setup-either = { $first } or { $second }

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } must be a whole number, not { $given }
        [names] { $field } must be a list of names, not { $given }
        [choice] { $field } must be a name, true or false, not { $given }
       *[text] { $field } must be text, not { $given }
    }
# $known are the names of all settings.
setup-unknown = there is no setting “{ $field }”; there are { $known }
setup-missing = { $field } is missing
setup-key = a key has { $need } bytes, not { $have }
setup-seed-and-key = a game is dealt from a seed or a key, not from both

## The edition, its lists of cards, its players

setup-no-edition = there is no edition “{ $given }”; there are { $names }
# $detail says why, in English.
setup-edition-broken = the edition “{ $edition }” cannot be used: { $detail }
setup-no-preset = “{ $edition }” has no list of cards “{ $given }”; there are { $names }
setup-no-presets = “{ $edition }” has no lists of cards; there is { $names }
setup-seats = “{ $edition }” is played by { $least } to { $most } players, not { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] “{ $edition }” has no character “{ $given }”; there are { $names }
       *[other] “{ $edition }” has no character “{ $given }”; perhaps you mean { $close-def }
    }
setup-same-rank = { $first-def } and { $second-def } both have rank { $rank }; choose one
setup-no-rank = rank { $rank } is missing; choose { $names-or-def }
setup-too-few = { $card-def } needs at least { $least } players; for rank { $rank } choose { $names-or-def }
setup-ninth-needed = a game of { $seats } needs a character of rank 9; choose { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] a game of { $seats } has no rank 9; leave it out
       *[other] a game of { $seats } has no rank 9; leave out { $card-def }
    }
setup-not-ninth = “{ $given }” is not a character of rank 9; choose { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] “{ $edition }” has no unique district “{ $given }”; there are { $names }
       *[other] “{ $edition }” has no unique district “{ $given }”; perhaps you mean { $close-def }
    }
setup-basic-district = “{ $card }” is a basic district, which is in every deck; name only unique ones
setup-district-twice = you have named { $card-def } twice; the unique districts are all different
setup-district-count =
    { $need ->
        [one] 1 unique district is needed, not { $have }
       *[other] { $need } unique districts are needed, not { $have }
    }
setup-not-together = { $card-def } and { $other-def } cannot be in the same game

## The rest

setup-crown = the crown goes to a seat from 0 to { $most }, not to { $have }
setup-size = a city of “{ $edition }” is complete with { $names-or } districts, not { $have }
setup-no-variant =
    { $names-count ->
        [0] “{ $edition }” has no variant “{ $given }”, nor any other
       *[other] “{ $edition }” has no variant “{ $given }”; there is { $names }
    }
