# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

setup-either = { $first } ou { $second }

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } doit être un nombre entier, pas { $given }
        [names] { $field } doit être une liste de noms, pas { $given }
        [choice] { $field } doit être un nom, true ou false, pas { $given }
       *[text] { $field } doit être un texte, pas { $given }
    }
# $known are the names of all settings.
setup-unknown = il n’y a pas de réglage « { $field } » ; il y a : { $known }
setup-missing = il manque { $field }
setup-key = une clé a { $need } octets, pas { $have }
setup-seed-and-key = une partie se distribue avec une graine (seed) ou une clé (key), pas avec les deux

## The edition, its lists of cards, its players

setup-no-edition = il n’y a pas d’édition « { $given } » ; il y a : { $names }
# $detail says why, in English.
setup-edition-broken = l’édition « { $edition } » est inutilisable : { $detail }
setup-no-preset = « { $edition } » n’a pas de liste de cartes « { $given } » ; il y a : { $names }
setup-no-presets = « { $edition } » n’a pas de listes de cartes ; il y a : { $names }
setup-seats = « { $edition } » se joue de { $least } à { $most } joueurs, pas à { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] « { $edition } » n’a pas de personnage « { $given } » ; il y a : { $names }
       *[other] « { $edition } » n’a pas de personnage « { $given } » ; peut-être { $close-def }
    }
setup-same-rank = { $first-def } et { $second-def } ont le même rang, { $rank } ; choisissez-en un
setup-no-rank = il manque le rang { $rank } ; choisissez { $names-or-def }
setup-too-few = { $card-def } demande au moins { $least } joueurs ; pour le rang { $rank }, choisissez { $names-or-def }
setup-ninth-needed = à { $seats } joueurs, il faut un personnage de rang 9 ; choisissez { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] à { $seats } joueurs, il n’y a pas de rang 9 ; retirez-le
       *[other] à { $seats } joueurs, il n’y a pas de rang 9 ; retirez { $card-def }
    }
setup-not-ninth = « { $given } » n’est pas un personnage de rang 9 ; choisissez { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] « { $edition } » n’a pas de merveille « { $given } » ; il y a : { $names }
       *[other] « { $edition } » n’a pas de merveille « { $given } » ; peut-être { $close-def }
    }
setup-basic-district = « { $card } » est un quartier ordinaire, qui est de toutes les parties ; ne nommez que des merveilles
setup-district-twice = vous avez nommé deux fois { $card-def } ; les merveilles sont toutes différentes
setup-district-count =
    { $need ->
        [one] il faut 1 merveille, pas { $have }
       *[other] il faut { $need } merveilles, pas { $have }
    }
setup-not-together = { $card-def } et { $other-def } ne vont pas ensemble

## The rest

setup-crown = la couronne va à un siège de 0 à { $most }, pas au siège { $have }
setup-size = une cité de « { $edition } » est complète avec { $names-or } quartiers, pas { $have }
setup-no-variant =
    { $names-count ->
        [0] « { $edition } » n’a pas de variante « { $given } », ni aucune autre
       *[other] « { $edition } » n’a pas de variante « { $given } » ; il y a : { $names }
    }
