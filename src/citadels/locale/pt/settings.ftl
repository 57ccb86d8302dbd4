# What is wrong with the settings of a game. These stand after a colon or alone: they begin small and have no
# full stop at their end.

# The id is setup- and the code. $field is the name of a setting as programs write it, $given what somebody wrote
# for it, $edition the name of the edition. $names are things to choose from; $names-or has "or" before the last,
# $names-or-def and so on too, with the forms of cards.

# $form says what is needed.
setup-form =
    { $form ->
        [number] { $field } deve ser um número inteiro, não { $given }
        [names] { $field } deve ser uma lista de nomes, não { $given }
        [choice] { $field } deve ser um nome, true ou false, não { $given }
       *[text] { $field } deve ser um texto, não { $given }
    }
# $known are the names of all settings.
setup-unknown = a opção “{ $field }” não existe; escolha entre: { $known }
setup-missing = falta { $field }
setup-key = uma chave tem { $need } bytes, não { $have }
setup-seed-and-key = indique uma semente (seed) ou uma chave (key), não as duas

## The edition, its lists of cards, its players

setup-no-edition = a edição “{ $given }” não existe; escolha entre: { $names }
# $detail says why, in English.
setup-edition-broken = a edição “{ $edition }” não pode ser usada: { $detail }
setup-no-preset = “{ $edition }” não tem a lista de cartas “{ $given }”; escolha entre: { $names }
setup-no-presets = “{ $edition }” não tem listas de cartas; a única opção é: { $names }
setup-seats = “{ $edition }” é para { $least } a { $most } jogadores, não para { $have }

## Characters

# $close is the card that may be meant.
setup-no-character =
    { $close ->
        [none] “{ $edition }” não tem o personagem “{ $given }”; escolha entre: { $names }
       *[other] “{ $edition }” não tem o personagem “{ $given }”; talvez você queira dizer { $close-def }
    }
setup-same-rank = { $first-def } e { $second-def } têm o mesmo ranque, { $rank }; escolha um
setup-no-rank = falta o ranque { $rank }; escolha { $names-or-def }
setup-too-few = { $card-def } precisa de pelo menos { $least } jogadores; para o ranque { $rank }, escolha { $names-or-def }
setup-ninth-needed = com { $seats } jogadores, é preciso um personagem de ranque 9; escolha { $names-or-def }
setup-no-ninth =
    { $card ->
        [none] com { $seats } jogadores, não há ranque 9; tire-o
       *[other] com { $seats } jogadores, não há ranque 9; tire { $card-def }
    }
setup-not-ninth = “{ $given }” não é um personagem de ranque 9; escolha { $names-or-def }

## Unique districts

setup-no-district =
    { $close ->
        [none] “{ $edition }” não tem o distrito especial “{ $given }”; escolha entre: { $names }
       *[other] “{ $edition }” não tem o distrito especial “{ $given }”; talvez você queira dizer { $close-def }
    }
setup-basic-district = “{ $card }” é um distrito básico, que está em todos os baralhos; indique só distritos especiais
setup-district-twice = você indicou { $card-def } duas vezes; cada distrito especial só pode aparecer uma vez
setup-district-count =
    { $need ->
        [one] é necessário 1 distrito especial, não { $have }
       *[other] são necessários { $need } distritos especiais, não { $have }
    }
setup-not-together = { $card-def } e { $other-def } não podem estar na mesma partida

## The rest

setup-crown = a coroa vai para um lugar de 0 a { $most }, não para o { $have }
setup-size = uma cidade de “{ $edition }” fica completa com { $names-or } distritos, não com { $have }
setup-no-variant =
    { $names-count ->
        [0] “{ $edition }” não tem a variante “{ $given }”, nem nenhuma outra
       *[other] “{ $edition }” não tem a variante “{ $given }”; opções: { $names }
    }
