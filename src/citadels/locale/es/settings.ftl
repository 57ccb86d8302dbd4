# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

setup-either = { $first } { $sound ->
        [o] u
       *[other] o
    } { $second }

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } debe ser un número entero, no { $given }
        [names] { $field } debe ser una lista de nombres, no { $given }
        [choice] { $field } debe ser un nombre, true o false, no { $given }
       *[text] { $field } debe ser un texto, no { $given }
    }
# $known are the names of all settings.
setup-unknown = no hay ningún ajuste «{ $field }»; hay: { $known }
setup-missing = falta { $field }
setup-key = una clave tiene { $need } bytes, no { $have }
setup-seed-and-key = una partida se reparte con una semilla (seed) o con una clave (key), no con ambas

## The edition, its lists of cards, its players

setup-no-edition = no hay ninguna edición «{ $given }»; hay: { $names }
# $detail says why, in English.
setup-edition-broken = la edición «{ $edition }» no se puede usar: { $detail }
setup-no-preset = «{ $edition }» no tiene ninguna lista de cartas «{ $given }»; hay: { $names }
setup-no-presets = «{ $edition }» no tiene listas de cartas; hay: { $names }
setup-seats = «{ $edition }» es para { $least } a { $most } jugadores, no para { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] «{ $edition }» no tiene ningún personaje «{ $given }»; hay: { $names }
       *[other] «{ $edition }» no tiene ningún personaje «{ $given }»; quizá { $close-def }
    }
setup-same-rank = { $first-def } y { $second-def } tienen el mismo número, el { $rank }; elige uno
setup-no-rank = falta el número { $rank }; elige { $names-or-def }
setup-too-few = { $card-def } necesita al menos { $least } jugadores; para el número { $rank } elige { $names-or-def }
setup-ninth-needed = con { $seats } jugadores hace falta un personaje de número 9; elige { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] con { $seats } jugadores no hay número 9; quítalo
       *[other] con { $seats } jugadores no hay número 9; quita { $card-def }
    }
setup-not-ninth = «{ $given }» no es un personaje de número 9; elige { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] «{ $edition }» no tiene ningún distrito único «{ $given }»; hay: { $names }
       *[other] «{ $edition }» no tiene ningún distrito único «{ $given }»; quizá { $close-def }
    }
setup-basic-district = «{ $card }» es un distrito básico, que está en todos los mazos; nombra solo distritos únicos
setup-district-twice = has nombrado dos veces { $card-def }; los distritos únicos son todos distintos
setup-district-count =
    { $need ->
        [one] hace falta 1 distrito único, no { $have }
       *[other] hacen falta { $need } distritos únicos, no { $have }
    }
setup-not-together = { $card-def } y { $other-def } no pueden estar en la misma partida

## The rest

setup-crown = la corona va a un asiento del 0 al { $most }, no al { $have }
setup-size = una ciudad de «{ $edition }» está completa con { $names-or } distritos, no con { $have }
setup-no-variant =
    { $names-count ->
        [0] «{ $edition }» no tiene la variante «{ $given }», ni ninguna otra
       *[other] «{ $edition }» no tiene la variante «{ $given }»; hay: { $names }
    }
