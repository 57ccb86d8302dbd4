# What is wrong with the settings of a game. They appear after a colon or alone: they begin in lower case and
# end without a full stop.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } debe ser un número entero, no { $given }
        [names] { $field } debe ser una lista de nombres, no { $given }
        [choice] { $field } debe ser un nombre, true o false, no { $given }
       *[text] { $field } debe ser un texto, no { $given }
    }
# $known are the names of all settings.
setup-unknown = no hay ningún ajuste «{ $field }»; opciones: { $known }
setup-missing = falta { $field }
setup-key = una clave tiene { $need } bytes, no { $have }
setup-seed-and-key = indica una semilla (seed) o una clave (key), no ambas

## The edition, its lists of cards, its players

setup-no-edition = no hay ninguna edición «{ $given }»; opciones: { $names }
# $detail says why, in English.
setup-edition-broken = la edición «{ $edition }» no se puede usar: { $detail }
setup-no-preset = «{ $edition }» no tiene ninguna lista de cartas «{ $given }»; opciones: { $names }
setup-no-presets = «{ $edition }» no tiene listas de cartas; la única opción es { $names }
setup-seats = «{ $edition }» admite de { $least } a { $most } jugadores, no { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] «{ $edition }» no tiene ningún personaje «{ $given }»; opciones: { $names }
       *[other] «{ $edition }» no tiene ningún personaje «{ $given }»; quizá quisiste decir { $close-def }
    }
setup-same-rank = { $first-def } y { $second-def } tienen el mismo número, el { $rank }; elige uno de los dos
setup-no-rank = falta el número { $rank }; elige { $names-or-to }
setup-too-few = { $card-def } necesita al menos { $least } jugadores; para el número { $rank } elige { $names-or-to }
setup-ninth-needed = con { $seats } jugadores hace falta un personaje número 9; elige { $names-or-to }
setup-no-ninth =
    { $card ->
        [none] con { $seats } jugadores no hay número 9; quítalo
       *[other] con { $seats } jugadores no hay número 9; quita { $card-to }
    }
setup-not-ninth = «{ $given }» no es un personaje número 9; elige { $names-or-to }

## Unique districts

setup-no-district =
    { $close ->
        [none] «{ $edition }» no tiene ningún distrito único «{ $given }»; opciones: { $names }
       *[other] «{ $edition }» no tiene ningún distrito único «{ $given }»; quizá quisiste decir { $close-def }
    }
setup-basic-district = «{ $card }» es un distrito básico, que está en todos los mazos; indica solo distritos únicos
setup-district-twice = has indicado dos veces { $card-def }; cada distrito único debe ser distinto
setup-district-count =
    { $need ->
        [one] hace falta 1 distrito único, no { $have }
       *[other] hacen falta { $need } distritos únicos, no { $have }
    }
setup-not-together = { $card-def } y { $other-def } no pueden estar en la misma partida

## The rest

setup-crown = la corona debe ir a un asiento del 0 al { $most }, no al { $have }
setup-size = en «{ $edition }» una ciudad está completa con { $names-or } distritos, no con { $have }
setup-no-variant =
    { $names-count ->
        [0] «{ $edition }» no tiene variantes, así que «{ $given }» no existe
       *[other] «{ $edition }» no tiene la variante «{ $given }»; opciones: { $names }
    }
