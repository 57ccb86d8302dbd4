# The words of the game in plain lines, and of the commands that go with it. The commands themselves are English.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Visitante
play-welcome = Citadels: { $preset }, { $seats } jogadores. Você joga contra { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = um elenco à sua escolha
play-own-districts = { $preset } com distritos especiais à sua escolha
play-goal = A partida acaba no fim da rodada em que alguém completar uma cidade de { $complete } distritos. Vence quem tiver mais pontos.
play-how = Digite o número da sua escolha, ou ? para ver a ajuda.
play-resumed =
    { $over ->
        [yes] Esta partida já terminou, na rodada { $round }.
       *[no] Partida retomada na rodada { $round }.
    }

## The table

table-title = Mesa, rodada { $round }, { $deck ->
        [1] 1 carta no baralho
       *[other] { $deck } cartas no baralho
    }:
table-seat = { $seat } { $name }: { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    }, { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }{ $crown ->
        [yes] , com a coroa
       *[no] { "" }
    }, cidade { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] : { $city }
    }{ $revealed-count ->
        [0] .
       [one] . Personagem revelado: { $revealed }.
       *[other] . Personagens revelados: { $revealed }.
    }
table-you = { $name } (você)
table-characters = Personagens: { $track }.
table-gold-on = { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    } no marcador { $card-of }.
table-hand = A sua mão: { $hand }.
table-hand-empty = A sua mão está vazia.
table-own-characters = { $characters-count ->
        [one] O seu personagem: { $characters }.
       *[other] Os seus personagens: { $characters }.
    }
table-picked = Escolhas até agora: { $cards }.

# The state of a character in the row of ranks; nouns, because adjectives would have to agree with the name.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = seu personagem
track-out = fora, voltado para cima
track-silent = sem resposta
track-mark = { $mark ->
        [killed] { $card-gender ->
            [f] assassinada
           *[m] assassinado
        }
        [robbed] alvo de roubo
        [bewitched] { $card-gender ->
            [f] enfeitiçada
           *[m] enfeitiçado
        }
        [warrant] { $face ->
            [yes] mandado, assinado
            [no] mandado, sem assinatura
           *[hidden] mandado
        }
        [threat] { $face ->
            [yes] ameaça com a flor
            [no] ameaça, em branco
           *[hidden] ameaça
        }
       *[other] marcador
    }

# A district card with what one wants to know of it.
card-district = { $card } ({ $card-gender ->
        [f] { $type-adj-f }
        [mp] { $type-adj-plural }
        [fp] { $type-adj-plural }
       *[m] { $type-adj }
    }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (ranque { $rank }{ $out ->
        [yes] , fora, voltado para cima
       *[no] { "" }
    })
card-in-action = { $action } ({ $card-gender ->
        [f] { $type-adj-f }
        [mp] { $type-adj-plural }
        [fp] { $type-adj-plural }
       *[m] { $type-adj }
    }, { $cost })

# The strip of a turn.
strip = Você tem { $gold } { $gold ->
        [one] ouro
       *[other] ouros
    } { $gathered ->
        [yes] e já coletou recursos
       *[no] e ainda não coletou recursos
    }. { $builds ->
        [0] Você não pode construir mais nada.
        [1] Você ainda pode construir 1 distrito.
       *[other] Você ainda pode construir { $builds } distritos.
    }
strip-must = Você ainda precisa { $must ->
        [crown] dar a coroa a outro jogador
        [bewitch] enfeitiçar um personagem
       *[other] { $must }
    }.
strip-warned = Cuidado: há { $mark ->
        [warrant] um mandado
        [threat] uma ameaça
       *[other] um marcador
    } sobre { $character-def }.

## Choosing

group-gather = Coletar
group-abilities = Habilidades
group-build = Construir
group-end = Encerrar
group-title = { $group }:
group-required = { $group } (obrigatório):
choice = { $number }. { $text }
choice-many = { $text } ({ $count } opções)
choice-back = Voltar
cards-how = Digite os números das cartas que escolher, por exemplo: 1 3
only-choice = Só há uma opção: pressione Enter.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [1] Escolha uma carta.
               *[other] Escolha { $least } cartas.
            }
       *[range] Escolha de { $least } a { $most } cartas.
    }
bad-number =
    { $last ->
        [1] Só há a opção 1.
       *[other] Escolha um número de 1 a { $last }.
    }
not-understood = “{ $text }” não é uma opção aqui. Digite um número, ou ? para ver a ajuda.
ambiguous = Isso pode ser: { $choices }.
refused = Você não pode fazer isso agora. { $refusal }.
nothing-refused = No momento, nada está bloqueado.

## Words in the middle of a game

taken-back = Jogada desfeita.
cannot-undo = Isso não pode ser desfeito: algo foi revelado, ou já é a vez de outro jogador.
which-city = A cidade de quem? Digite city e um número de 0 a { $last }, ou um nome.
city-of = A cidade de { $name }, { $size } de { $complete } distritos{ $districts ->
        [0] : ainda sem distritos.
       *[other] , valor { $worth }:
    }
city-own = A sua cidade, { $size } de { $complete } distritos{ $districts ->
        [0] : ainda sem distritos.
       *[other] , valor { $worth }:
    }
city-under = { $known ->
        [yes] Sob { $card-def }: { $cards }.
       *[no]
            { $count ->
                [1] 1 carta sob { $card-def }.
               *[other] { $count } cartas sob { $card-def }.
            }
    }
known-hand = Você sabe que { $name } tem { $cards-indef }.
score-so-far = Pontos se a partida acabasse agora, sem contar as cartas ocultas: { $scores }.
score-of = { $name } { $points }
which-card = Qual carta? Digite rules e o nome dela, por exemplo: rules { $example }
which-file = Onde? Digite save e um nome de arquivo.
saved = Partida salva em { $file }. Para continuar: { $command }
saved-finished = Partida salva em { $file }. Para revê-la: { $command }
not-saved = A partida não foi salva: { $problem }.
save-no-folder = a pasta { $folder } não existe
save-is-folder = { $file } é uma pasta; indique um arquivo dentro dela
save-other = { $file } já existe e não é desta partida; indique outro arquivo
save-failed = não foi possível gravar { $file }: { $problem }
really-quit = A partida não acabou. Digite quit outra vez para sair, ou save ARQUIVO para salvá-la antes.
left = Você saiu da partida.
input-ended = A entrada terminou; a partida para aqui.

hint = Dica: { $action }. { $why }

play-help =
    Digite o número de uma opção, ou as palavras dela, por exemplo: { $example }
    Enter: ver de novo as suas opções
    table: quem tem o quê
    hand: as suas cartas
    city 1, city { $name }: uma cidade em detalhe
    cast: os personagens desta partida
    rules CARTA: o que uma carta faz
    why: o que você não pode fazer agora, e por quê
    hint: o que o Mestre Construtor faria, e por quê
    log, log 100: o que aconteceu
    score: os pontos até agora
    undo: desfazer a sua última jogada
    save ARQUIVO: salvar a partida
    quit: sair da partida

## The end

end-place = { $place }. { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } ainda tinha { $cards-indef }.

## The command rules

rules-overview = As regras completas estão em docs/rules.md. Para ver uma carta, digite: { $command }
rules-characters = Personagens
rules-districts = Distritos { $type-adj-plural }
rules-presets = Listas de personagens e distritos especiais para jogar: { $command }
rules-preset = { $key }: { $text }
rules-character = { $rank } { $name }: { $text }
rules-district = { $name }, { $cost } { $cost ->
        [one] ouro
       *[other] ouros
    }{ $text ->
        [none] { "" }
       *[other] : { $text }
    }
rules-character-title = { $name } (personagem de ranque { $rank })
rules-district-title = { $name } (distrito { $type-adj }, custo { $cost }{ $copies ->
        [1] { "" }
       *[other] , { $copies } cartas
    })
rules-nothing = Esta carta não tem texto.
rules-rulings = Esclarecimentos: { $rulings }
rules-unknown = A carta “{ $text }” não existe.
rules-close = A carta “{ $text }” não existe; você quis dizer { $close }?

## The command replay

replay-players = Jogadores: { $players }.
replay-unfinished = A partida não terminou.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [1] 1 ação é válida e leva
           *[other] { $actions } ações são válidas e levam
        } ao resultado registrado.
       *[no] { $actions ->
            [1] 1 ação é válida
           *[other] { $actions } ações são válidas
        }; a partida não terminou, então não há resultado a conferir.
    }
replay-digest = O resumo criptográfico confere: nada foi alterado depois que o arquivo foi gravado.
replay-own-key = A chave foi escolhida por quem criou a partida, então os outros não participaram do embaralhamento.
replay-shared-key = O embaralhamento confere com o código fixado antes da distribuição das cartas e com { $parts ->
        [1] 1 contribuição
       *[other] { $parts } contribuições
    }: ninguém poderia tê-lo escolhido.

## The position command

# Players of a position have no names.
position-seat = Lugar { $seat }
position-waits = Aguardando { $name }.
