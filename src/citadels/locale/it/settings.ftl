# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

setup-either = { $first } { $sound ->
        [o] od
       *[other] o
    } { $second }

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } deve essere un numero intero, non { $given }
        [names] { $field } deve essere una lista di nomi, non { $given }
        [choice] { $field } deve essere un nome, true o false, non { $given }
       *[text] { $field } deve essere un testo, non { $given }
    }
# $known are the names of all settings.
setup-unknown = non c’è un’impostazione «{ $field }»; ci sono: { $known }
setup-missing = manca { $field }
setup-key = una chiave ha { $need } byte, non { $have }
setup-seed-and-key = una partita si distribuisce da un seme (seed) o da una chiave (key), non da entrambi

## The edition, its lists of cards, its players

setup-no-edition = non c’è un’edizione «{ $given }»; ci sono: { $names }
# $detail says why, in English.
setup-edition-broken = l’edizione «{ $edition }» non si può usare: { $detail }
setup-no-preset = «{ $edition }» non ha una lista di carte «{ $given }»; ci sono: { $names }
setup-no-presets = «{ $edition }» non ha liste di carte; c’è: { $names }
setup-seats = «{ $edition }» è per { $least }–{ $most } giocatori, non per { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] «{ $edition }» non ha un personaggio «{ $given }»; ci sono: { $names }
       *[other] «{ $edition }» non ha un personaggio «{ $given }»; forse { $close-def }
    }
setup-same-rank = { $first-def } e { $second-def } hanno lo stesso rango, { $rank }; scegline uno
setup-no-rank = manca il rango { $rank }; scegli { $names-or-def }
setup-too-few = { $card-def } richiede almeno { $least } giocatori; per il rango { $rank } scegli { $names-or-def }
setup-ninth-needed = in { $seats } serve un personaggio di rango 9; scegli { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] in { $seats } non c’è il rango 9; toglilo
       *[other] in { $seats } non c’è il rango 9; togli { $card-def }
    }
setup-not-ninth = «{ $given }» non è un personaggio di rango 9; scegli { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] «{ $edition }» non ha un edificio speciale «{ $given }»; ci sono: { $names }
       *[other] «{ $edition }» non ha un edificio speciale «{ $given }»; forse { $close-def }
    }
setup-basic-district = «{ $card }» è un edificio comune, che c’è in ogni mazzo; indica solo edifici speciali
setup-district-twice = hai indicato due volte { $card-def }; gli edifici speciali sono tutti diversi
setup-district-count =
    { $need ->
        [one] serve 1 edificio speciale, non { $have }
       *[other] servono { $need } edifici speciali, non { $have }
    }
setup-not-together = { $card-def } e { $other-def } non possono stare nella stessa partita

## The rest

setup-crown = la corona va a un posto da 0 a { $most }, non al posto { $have }
setup-size = una città di «{ $edition }» è completa con { $names-or } edifici, non con { $have }
setup-no-variant =
    { $names-count ->
        [0] «{ $edition }» non ha la variante «{ $given }», né altre
       *[other] «{ $edition }» non ha la variante «{ $given }»; c’è: { $names }
    }
