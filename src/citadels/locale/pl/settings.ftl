# What is wrong with the settings of a game. They appear after a colon or alone: they begin in lower case and
# end without a full stop.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } musi być liczbą całkowitą, a jest: { $given }
        [names] { $field } musi być listą nazw, a jest: { $given }
        [choice] { $field } musi być nazwą albo wartością true lub false, a jest: { $given }
       *[text] { $field } musi być tekstem, a jest: { $given }
    }
# $known are the names of all settings.
setup-unknown = nieznane ustawienie „{ $field }”; do wyboru: { $known }
setup-missing = brakuje ustawienia { $field }
setup-key = klucz musi mieć { $need ->
        [one] { $need } bajt
        [few] { $need } bajty
       *[other] { $need } bajtów
    }, a ma { $have }
setup-seed-and-key = podaj ziarno albo klucz, nie oba naraz

## The edition, its lists of cards, its players

setup-no-edition = nieznana edycja „{ $given }”; do wyboru: { $names }
# $detail says why, in English.
setup-edition-broken = nie można użyć edycji „{ $edition }”: { $detail }
setup-no-preset = „{ $edition }” nie ma listy kart „{ $given }”; do wyboru: { $names }
setup-no-presets = „{ $edition }” nie ma list kart; jedyny wybór to { $names }
setup-seats = „{ $edition }”: liczba graczy od { $least } do { $most }, nie { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] „{ $edition }” nie ma postaci „{ $given }”; do wyboru: { $names }
       *[other] „{ $edition }” nie ma postaci „{ $given }”; może chodzi o kartę { $close }
    }
setup-same-rank = { $first } i { $second } mają tę samą rangę { $rank }; wybierz jedną z tych postaci
setup-no-rank = brakuje postaci rangi { $rank }; do wyboru: { $names-or }
setup-too-few = karta { $card } wymaga co najmniej { $least } graczy; dla rangi { $rank } do wyboru: { $names-or }
setup-ninth-needed = w grze dla { $seats } graczy potrzebna jest postać rangi 9; do wyboru: { $names-or }
setup-no-ninth =
    { $card ->
        [none] w grze dla { $seats } graczy nie ma rangi 9; pomiń ją
       *[other] w grze dla { $seats } graczy nie ma rangi 9; pomiń { $card-acc }
    }
setup-not-ninth = „{ $given }” nie jest postacią rangi 9; do wyboru: { $names-or }

## Unique districts

setup-no-district =
    { $close ->
        [none] „{ $edition }” nie ma dzielnicy unikatowej „{ $given }”; do wyboru: { $names }
       *[other] „{ $edition }” nie ma dzielnicy unikatowej „{ $given }”; może chodzi o kartę { $close }
    }
setup-basic-district = „{ $card }” to zwykła dzielnica, która jest w każdej talii; podaj tylko dzielnice unikatowe
setup-district-twice = karta { $card } występuje dwa razy; każda dzielnica unikatowa musi być inna
setup-district-count =
    { $need ->
        [one] potrzeba 1 dzielnicy unikatowej, nie { $have }
       *[other] potrzeba { $need } dzielnic unikatowych, nie { $have }
    }
setup-not-together = { $card } i { $other } nie mogą występować w tej samej grze

## The rest

setup-crown = korona musi trafić na miejsce od 0 do { $most }, nie { $have }
setup-size = „{ $edition }”: liczba dzielnic w ukończonym mieście to { $names-or }, nie { $have }
setup-no-variant =
    { $names-count ->
        [0] „{ $edition }” nie ma wariantu „{ $given }”; nie ma żadnych wariantów
       *[other] „{ $edition }” nie ma wariantu „{ $given }”; do wyboru: { $names }
    }
