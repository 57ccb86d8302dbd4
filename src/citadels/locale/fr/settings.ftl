# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } doit être un nombre entier, pas { $given }
        [names] { $field } doit être une liste de noms, pas { $given }
        [choice] { $field } doit être un nom, true ou false, pas { $given }
       *[text] { $field } doit être un texte, pas { $given }
    }
# $known are the names of all settings.
setup-unknown = le réglage « { $field } » n’existe pas ; choix possibles : { $known }
setup-missing = il manque { $field }
setup-key = une clé a { $need } octets, pas { $have }
setup-seed-and-key = indiquez une graine (seed) ou une clé (key), pas les deux

## The edition, its lists of cards, its players

setup-no-edition = l’édition « { $given } » n’existe pas ; choix possibles : { $names }
# $detail says why, in English.
setup-edition-broken = l’édition « { $edition } » est inutilisable : { $detail }
setup-no-preset = « { $edition } » n’a pas de liste de cartes « { $given } » ; choix possibles : { $names }
setup-no-presets = « { $edition } » n’a pas de liste de cartes ; seul choix possible : { $names }
setup-seats = « { $edition } » se joue de { $least } à { $most } joueurs, pas à { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] « { $edition } » n’a pas de personnage « { $given } » ; choix possibles : { $names }
       *[other] « { $edition } » n’a pas de personnage « { $given } » ; vous pensiez peut-être { $close-to }
    }
setup-same-rank = { $first-def } et { $second-def } ont le même rang ({ $rank }) ; n’en gardez qu’un
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
        [none] « { $edition } » n’a pas de merveille « { $given } » ; choix possibles : { $names }
       *[other] « { $edition } » n’a pas de merveille « { $given } » ; vous pensiez peut-être { $close-to }
    }
setup-basic-district = « { $card } » est un quartier de base, présent dans toutes les parties ; ne nommez que des merveilles
setup-district-twice = vous avez nommé deux fois { $card-def } ; toutes les merveilles doivent être différentes
setup-district-count =
    { $need ->
        [one] il faut 1 merveille, pas { $have }
       *[other] il faut { $need } merveilles, pas { $have }
    }
setup-not-together = { $card-def } et { $other-def } ne s’utilisent pas dans la même partie

## The rest

setup-crown = la couronne doit aller à une place de 0 à { $most }, pas à la place { $have }
setup-size = dans « { $edition } », une cité est complète avec { $names-or } quartiers, pas { $have }
setup-no-variant =
    { $names-count ->
        [0] « { $edition } » n’a pas de variante « { $given } » ; elle n’en a aucune
       *[other] « { $edition } » n’a pas de variante « { $given } » ; choix possibles : { $names }
    }
