# What a player may choose, as a short order (in the infinitive). The id is action- and the verb; .menu names the whole
# choice where a verb has many targets.
#
# What stands behind the $: $card the card named, with its forms; $player the player it is aimed at and $own whether
# that is the one who chooses; $price the gold it costs, "none" where gold does not matter; $name the word chosen
# (gold, cards …); $number a number; $prompt the question that is answered. Others are explained where they stand.

## The draft

action-pick = Escolher { $card-def }
action-discard = Descartar { $card-def }

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" where they are not known beforehand.
action-gather =
    { $name ->
        [gold] Coletar { $gain } { $gain ->
                [one] ouro
               *[other] ouros
            }
       *[other]
            { $draw ->
                [0] Comprar cartas (o baralho está vazio)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [1] Comprar uma carta e ficar com ela
                               *[other] Comprar { $draw } cartas e ficar com elas
                            }
                        [1] Comprar { $draw } cartas e ficar com uma
                       *[other] Comprar { $draw } cartas e ficar com { $keep }
                    }
            }
    }
action-keep = Ficar com { $card-def }
action-build =
    { $price ->
        [none] Construir { $card-def }
        [0] Construir { $card-def } (grátis)
       *[other] Construir { $card-def } ({ $price } { $price ->
               [one] ouro
              *[other] ouros
           })
    }
action-pay = Pagar { $price } { $price ->
        [one] ouro
       *[other] ouros
    }
action-end = Encerrar o turno
# An ability of the end of the turn: $action is what is done.
action-ends-turn = { $action } e encerrar o turno
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] Não, só um ({ $price } { $price ->
                [one] ouro
               *[other] ouros
            })
       *[other] Pronto
    }

## Abilities of characters

action-kill = Assassinar { $card-def }
    .menu = Assassinar um personagem
action-bewitch = Enfeitiçar { $card-def }
    .menu = Enfeitiçar um personagem
action-warrant = Colocar um mandado { $card-in }
    .menu = Colocar mandados em três personagens
action-sign = Assinar o mandado { $card-of }
action-confiscate = Confiscar o distrito
action-rob = Roubar { $card-def }
    .menu = Roubar um personagem
action-spy = Procurar distritos { $type-adj-plural } na mão de { $player }
    .menu = Procurar distritos de um tipo na mão de um jogador
action-threaten = Ameaçar { $card-def }
    .menu = Ameaçar dois personagens
action-flower = Pôr a flor na ameaça { $card-to }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Oferecer a { $threat-by } um suborno de 0 ouro
       *[other] Subornar { $threat-by } com { $price } { $price ->
               [one] ouro
              *[other] ouros
           }
    }
action-refuse = Não pagar suborno
action-reveal = Revelar a ameaça
action-swap = Trocar de mão com { $player }
    .menu = Trocar de mão com outro jogador
action-redraw = Descartar cartas e comprar a mesma quantidade
action-exchange-card = Descartar { $card-def }
action-peek = Olhar a mão de { $player } e pegar uma carta
    .menu = Olhar a mão de um jogador e pegar uma carta
action-take = Colocar { $card-def } na mão
action-erect =
    { $price ->
        [none] Construir { $card-def } na hora
        [0] Construir { $card-def } na hora (grátis)
       *[other] Construir { $card-def } na hora ({ $price } { $price ->
               [one] ouro
              *[other] ouros
           })
    }
action-divine = Pegar uma carta aleatória de cada jogador e depois dar uma a cada um
action-give-card = Dar { $card-def }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Comprar cartas por distritos { $income-type-adj-plural }
                [1] Comprar 1 carta pelo seu distrito { $income-type-adj }
               *[other] Comprar { $income } cartas pelos seus distritos { $income-type-adj-plural }
            }
       *[gold]
            { $income ->
                [0] Ganhar ouro por distritos { $income-type-adj-plural }
                [1] Ganhar 1 ouro pelo seu distrito { $income-type-adj }
               *[other] Ganhar { $income } ouros pelos seus distritos { $income-type-adj-plural }
            }
    }
action-crown = Dar a coroa a { $player }
    .menu = Dar a coroa a outro jogador
action-give-gold = Dar 1 ouro
action-demand =
    { $name ->
        [gold] Pegar 1 ouro
       *[other] Pegar uma carta aleatória
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Ganhar ouro ou cartas por distritos religiosos
                [1] Comprar 1 carta pelo seu distrito religioso
               *[other] Comprar { $rest } cartas pelos seus distritos religiosos
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [1] Ganhar 1 ouro pelo seu distrito religioso
                       *[other] Ganhar { $number } ouros pelos seus distritos religiosos
                    }
                [1] Ganhar { $number } { $number ->
                        [one] ouro
                       *[other] ouros
                    } e comprar 1 carta pelos seus distritos religiosos
               *[other] Ganhar { $number } { $number ->
                       [one] ouro
                      *[other] ouros
                   } e comprar { $rest } cartas pelos seus distritos religiosos
            }
    }
    .menu = Ganhar ouro ou cartas pelos seus distritos religiosos
action-tithe = Pegar 1 ouro de { $player }
    .menu = Pegar 1 ouro do jogador mais rico
# How to pay: $missing is the gold that is lacking.
action-charge = Dar cartas a { $player } em troca do ouro que falta
action-hand-over = Dar { $card-def }
action-profit = Ganhar 1 ouro extra
action-plans = Comprar 2 cartas extras
action-sail =
    { $name ->
        [gold] Ganhar 4 ouros extras
       *[other] Comprar 4 cartas extras
    }
action-study = Comprar 7 cartas e ficar com uma
action-destroy =
    { $own ->
        [yes]
            { $price ->
                [none] Destruir { $card-def } da sua cidade
                [0] Destruir { $card-def } da sua cidade (grátis)
               *[other] Destruir { $card-def } da sua cidade ({ $price } { $price ->
                       [one] ouro
                      *[other] ouros
                   })
            }
       *[no]
            { $price ->
                [none] Destruir { $card-def } de { $player }
                [0] Destruir { $card-def } de { $player } (grátis)
               *[other] Destruir { $card-def } de { $player } ({ $price } { $price ->
                       [one] ouro
                      *[other] ouros
                   })
            }
    }
    .menu = Destruir um distrito
action-exchange = Trocar um dos seus distritos { $card-by } de { $player }
    .menu = Trocar distritos com outro jogador
action-give =
    { $price ->
        [none] Dar { $card-def }
        [0] Dar { $card-def } (sem pagar nada)
       *[other] Dar { $card-def } (e pagar { $price } { $price ->
               [one] ouro
              *[other] ouros
           })
    }
action-seize =
    { $price ->
        [none] Capturar { $card-def } de { $player }
        [0] Capturar { $card-def } de { $player } (grátis)
       *[other] Capturar { $card-def } de { $player } ({ $price } { $price ->
               [one] ouro
              *[other] ouros
           })
    }
    .menu = Capturar um distrito
action-favour = Ganhar 3 ouros por estar ao lado do personagem de ranque 4
action-beautify =
    { $prompt ->
        [beautify_another] Embelezar também { $card-def } ({ $price } { $price ->
                [one] ouro
               *[other] ouros
            } ao todo)
       *[other]
            { $price ->
                [none] Embelezar { $card-def }
               *[other] Embelezar { $card-def } ({ $price } { $price ->
                       [one] ouro
                      *[other] ouros
                   })
            }
    }
    .menu = Embelezar um ou dois dos seus distritos
# $pot is the gold that lies there.
action-collect =
    { $pot ->
        [0] Pegar o ouro dos impostos
       *[other] Pegar { $pot } { $pot ->
               [one] ouro
              *[other] ouros
           } de impostos
    }
# Not to do what was asked.
action-pass =
    { $prompt ->
        [confiscate] Deixar o distrito ser construído
        [reveal_threat] Não revelar a ameaça
        [theater] Não trocar
        [hospital] Ficar em silêncio
        [graveyard] Não pegar a carta
        [lighthouse] Não olhar
        [bell_tower] Não tocar o sino
        [sail] Não pegar nada
       *[other] Recusar
    }

## Unique districts

action-armory =
    { $own ->
        [yes] Destruir o seu Arsenal e { $card-def } da sua cidade
       *[no] Destruir o seu Arsenal e { $card-def } de { $player }
    }
    .menu = Destruir o seu Arsenal e outro distrito
action-framework = Destruir a sua Estrutura em vez de pagar
action-necropolis = Destruir { $card-def } da sua cidade em vez de pagar
action-laboratory = Descartar { $card-def } no Laboratório por { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    }
    .menu = Descartar uma carta no Laboratório em troca de ouro
action-museum = Colocar { $card-def } sob o Museu
    .menu = Colocar uma carta sob o Museu
action-smithy =
    { $price ->
        [none] Usar a Forja
       *[other] Usar a Forja: pagar { $price } { $price ->
                [one] ouro
               *[other] ouros
            } e comprar { $cards } cartas
    }
action-theater = Trocar com { $player }
action-give-character = Dar { $card-def }
action-thieves-den = Pagar com cartas da mão
action-pay-card = Pagar com { $card-def }

## Purple districts of the older editions

action-answer = Responder ao chamado
action-save = Colocar a carta na mão ({ $price } { $price ->
        [one] ouro
       *[other] ouros
    })
action-lighthouse = Olhar o baralho inteiro e pegar uma carta
action-ring = Tocar o sino: sete distritos bastam
action-thank = Dizer “Agradeço, Majestade”
action-snub = Não dizer nada e perder o turno
