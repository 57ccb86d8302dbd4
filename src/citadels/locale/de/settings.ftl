# What is wrong with the settings of a game. They appear after a colon or alone: they begin in lower case and
# end without a full stop.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-acc and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } muss eine ganze Zahl sein, nicht { $given }
        [names] { $field } muss eine Liste von Namen sein, nicht { $given }
        [choice] { $field } muss ein Name, true oder false sein, nicht { $given }
       *[text] { $field } muss Text sein, nicht { $given }
    }
# $known are the names of all settings.
setup-unknown = unbekannte Einstellung „{ $field }“; zur Wahl stehen { $known }
setup-missing = { $field } fehlt
setup-key = ein Schlüssel hat { $need } Bytes, nicht { $have }
setup-seed-and-key = gib entweder einen Startwert oder einen Schlüssel an, nicht beides

## The edition, its lists of cards, its players

setup-no-edition = unbekannte Ausgabe „{ $given }“; zur Wahl stehen { $names }
# $detail says why, in English.
setup-edition-broken = die Ausgabe „{ $edition }“ ist nicht spielbar: { $detail }
setup-no-preset = „{ $edition }“ hat keine Kartenliste „{ $given }“; zur Wahl stehen { $names }
setup-no-presets = „{ $edition }“ hat keine Kartenlisten; möglich ist nur { $names }
setup-seats = „{ $edition }“ ist für { $least } bis { $most } Spieler, nicht für { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] „{ $edition }“ hat keinen Charakter „{ $given }“; zur Wahl stehen { $names }
       *[other] „{ $edition }“ hat keinen Charakter „{ $given }“; vielleicht meinst du { $close-acc }
    }
setup-same-rank = { $first-def } und { $second-def } haben beide Rang { $rank }; wähle einen davon
setup-no-rank = Rang { $rank } fehlt; wähle { $names-or-acc }
setup-too-few = { $card-def } braucht mindestens { $least } Spieler; wähle für Rang { $rank } { $names-or-acc }
setup-ninth-needed = ein Spiel mit { $seats } Spielern braucht einen Charakter mit Rang 9; wähle { $names-or-acc }
setup-no-ninth =
    { $card ->
        [none] ein Spiel mit { $seats } Spielern hat keinen Rang 9; lass ihn weg
       *[other] ein Spiel mit { $seats } Spielern hat keinen Rang 9; lass { $card-acc } weg
    }
setup-not-ninth = „{ $given }“ ist kein Charakter mit Rang 9; wähle { $names-or-acc }

## Unique districts

setup-no-district =
    { $close ->
        [none] „{ $edition }“ hat kein einzigartiges Gebäude „{ $given }“; zur Wahl stehen { $names }
       *[other] „{ $edition }“ hat kein einzigartiges Gebäude „{ $given }“; vielleicht meinst du { $close-acc }
    }
setup-basic-district = „{ $card }“ ist ein Grundgebäude, das in jedem Stapel ist; nenne nur einzigartige Gebäude
setup-district-twice = du hast { $card-acc } zweimal genannt; jedes einzigartige Gebäude darf nur einmal vorkommen
setup-district-count =
    { $need ->
        [one] nötig ist 1 einzigartiges Gebäude, nicht { $have }
       *[other] nötig sind { $need } einzigartige Gebäude, nicht { $have }
    }
setup-not-together = { $card-def } und { $other-def } können nicht im selben Spiel sein

## The rest

setup-crown = die Krone muss an einen Platz von 0 bis { $most } gehen, nicht an { $have }
setup-size = in „{ $edition }“ ist eine Stadt mit { $names-or } Gebäuden vollendet, nicht mit { $have }
setup-no-variant =
    { $names-count ->
        [0] „{ $edition }“ hat keine Varianten, also auch nicht „{ $given }“
       *[other] „{ $edition }“ hat keine Variante „{ $given }“; wähle { $names }
    }
