# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

setup-either = { $first } ou { $second }

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } deve ser um número inteiro, não { $given }
        [names] { $field } deve ser uma lista de nomes, não { $given }
        [choice] { $field } deve ser um nome, true ou false, não { $given }
       *[text] { $field } deve ser um texto, não { $given }
    }
# $known are the names of all settings.
setup-unknown = não há nenhuma opção “{ $field }”; há: { $known }
setup-missing = falta { $field }
setup-key = uma chave tem { $need } bytes, não { $have }
setup-seed-and-key = uma partida é distribuída com uma semente (seed) ou uma chave (key), não com as duas

## The edition, its lists of cards, its players

setup-no-edition = não há nenhuma edição “{ $given }”; há: { $names }
# $detail says why, in English.
setup-edition-broken = a edição “{ $edition }” não pode ser usada: { $detail }
setup-no-preset = “{ $edition }” não tem nenhuma lista de cartas “{ $given }”; há: { $names }
setup-no-presets = “{ $edition }” não tem listas de cartas; há: { $names }
setup-seats = “{ $edition }” é para { $least } a { $most } jogadores, não para { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] “{ $edition }” não tem nenhum personagem “{ $given }”; há: { $names }
       *[other] “{ $edition }” não tem nenhum personagem “{ $given }”; talvez { $close-def }
    }
setup-same-rank = { $first-def } e { $second-def } têm o mesmo ranque, { $rank }; escolha um
setup-no-rank = falta o ranque { $rank }; escolha { $names-or-def }
setup-too-few = { $card-def } precisa de pelo menos { $least } jogadores; para o ranque { $rank }, escolha { $names-or-def }
setup-ninth-needed = com { $seats } jogadores é preciso um personagem de ranque 9; escolha { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] com { $seats } jogadores não há ranque 9; tire-o
       *[other] com { $seats } jogadores não há ranque 9; tire { $card-def }
    }
setup-not-ninth = “{ $given }” não é um personagem de ranque 9; escolha { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] “{ $edition }” não tem nenhum distrito especial “{ $given }”; há: { $names }
       *[other] “{ $edition }” não tem nenhum distrito especial “{ $given }”; talvez { $close-def }
    }
setup-basic-district = “{ $card }” é um distrito básico, que está em todos os baralhos; indique só distritos especiais
setup-district-twice = você indicou { $card-def } duas vezes; os distritos especiais são todos diferentes
setup-district-count =
    { $need ->
        [one] é preciso 1 distrito especial, não { $have }
       *[other] são precisos { $need } distritos especiais, não { $have }
    }
setup-not-together = { $card-def } e { $other-def } não podem estar na mesma partida

## The rest

setup-crown = a coroa vai para um lugar de 0 a { $most }, não para o { $have }
setup-size = uma cidade de “{ $edition }” fica completa com { $names-or } distritos, não com { $have }
setup-no-variant =
    { $names-count ->
        [0] “{ $edition }” não tem a variante “{ $given }”, nem nenhuma outra
       *[other] “{ $edition }” não tem a variante “{ $given }”; há: { $names }
    }
