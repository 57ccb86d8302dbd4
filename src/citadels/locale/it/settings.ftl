# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } deve essere un numero intero, non { $given }
        [names] { $field } deve essere una lista di nomi, non { $given }
        [choice] { $field } deve essere un nome, true o false, non { $given }
       *[text] { $field } deve essere un testo, non { $given }
    }
# $known are the names of all settings.
setup-unknown = l’impostazione «{ $field }» non esiste; scegli tra { $known }
setup-missing = manca { $field }
setup-key = una chiave ha { $need } byte, non { $have }
setup-seed-and-key = le carte si danno con un seme (seed) o con una chiave (key), non con entrambi

## The edition, its lists of cards, its players

setup-no-edition = l’edizione «{ $given }» non esiste; scegli tra { $names }
# $detail says why, in English.
setup-edition-broken = l’edizione «{ $edition }» non si può usare: { $detail }
setup-no-preset = «{ $edition }» non ha una lista di carte «{ $given }»; scegli tra { $names }
setup-no-presets = «{ $edition }» non ha liste di carte; l’unica scelta è { $names }
setup-seats = «{ $edition }» è per { $least }–{ $most } giocatori, non per { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] «{ $edition }» non ha un personaggio «{ $given }»; scegli tra { $names }
       *[other] «{ $edition }» non ha un personaggio «{ $given }»; forse intendevi { $close-def }
    }
setup-same-rank = { $first-def } e { $second-def } hanno lo stesso rango, { $rank }; scegline uno
setup-no-rank = manca il rango { $rank }; scegli { $names-or-def }
setup-too-few = { $card-def } richiede almeno { $least } giocatori; per il rango { $rank } scegli { $names-or-def }
setup-ninth-needed = con { $seats } giocatori serve un personaggio di rango 9; scegli { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] con { $seats } giocatori non c’è il rango 9; toglilo
       *[other] con { $seats } giocatori non c’è il rango 9; togli { $card-def }
    }
setup-not-ninth = «{ $given }» non è un personaggio di rango 9; scegli { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] «{ $edition }» non ha un edificio speciale «{ $given }»; scegli tra { $names }
       *[other] «{ $edition }» non ha un edificio speciale «{ $given }»; forse intendevi { $close-def }
    }
setup-basic-district = «{ $card }» è un edificio comune, che c’è in ogni mazzo; indica solo edifici speciali
setup-district-twice = hai indicato due volte { $card-def }; gli edifici speciali devono essere tutti diversi
setup-district-count =
    { $need ->
        [one] serve 1 edificio speciale, non { $have }
       *[other] servono { $need } edifici speciali, non { $have }
    }
setup-not-together = { $card-def } e { $other-def } non possono stare nella stessa partita

## The rest

setup-crown = la corona deve andare a un posto da 0 a { $most }, non al posto { $have }
setup-size = una città di «{ $edition }» è completa con { $names-or } edifici, non con { $have }
setup-no-variant =
    { $names-count ->
        [0] «{ $edition }» non ha la variante «{ $given }», né altre
       *[other] «{ $edition }» non ha la variante «{ $given }», ma solo { $names }
    }
