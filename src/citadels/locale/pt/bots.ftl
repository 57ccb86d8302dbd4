# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "eu", no "você".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards. The card is any
# character or district: a sentence must fit every gender and the plural.

bot-beginner = Principiante
    .text = Joga a primeira partida da vida: escolhe seus favoritos, economiza para a carta mais cara e esquece o que suas cartas podem fazer.
bot-novice = Aprendiz
    .text = Tem seus favoritos e esquece metade do que suas cartas podem fazer.
bot-greedy = Negociante
    .text = Pega o que rende na hora e não planeja nada. Um bom adversário para quem já conhece as regras.
bot-expert = Mestre Construtor
    .text = Conhece todas as cartas, deduz quem é quem e freia quem está na frente.
bot-learned = Veterano
    .text = Aprendeu com mais de um milhão de partidas e é difícil de decifrar.
bot-search = Estrategista
    .text = Antes de cada jogada, imagina centenas de continuações. O mais forte de todos.
bot-builder = Construtor Apressado
    .text = Tão forte quanto o Mestre Construtor, mas deixa os outros em paz e termina a partida cedo.
bot-bully = Valentão
    .text = Tão forte quanto o Mestre Construtor: assassina, destrói e captura sempre que pode.
bot-schemer = Ardiloso
    .text = Tão forte quanto o Mestre Construtor, com um fraco por mãos alheias, segredos e ameaças.
bot-random = Dados
    .text = Faz qualquer jogada permitida. Serve para testes.

why-any = Não há escolha melhor.
why-leave = Não há nada melhor a fazer.
why-free = Não custa nada e traz alguma vantagem.
why-liking = No momento, nada rende tanto quanto { $card-def }.
why-nature = Ficar com { $card-def } é sempre uma boa escolha.
why-danger = Qualquer outra escolha seria mais previsível.
why-deny = Outros tirariam mais proveito { $card-of }.
why-unforeseen = Assim, a escolha fica difícil de adivinhar.
why-gold = Para o próximo distrito é preciso ouro.
why-cards =
    { $player ->
        [none] Há pouco na mão para construir.
       *[other] { $player } tem { $number } { $number ->
            [one] carta
           *[other] cartas
        } na mão.
    }
why-gain =
    { $number ->
        [0] É o que mais rende.
        [one] Rende { $number } ouro.
       *[other] Rende { $number } ouros.
    }
why-wanted = Nada faz tanta falta quanto { $card-def }.
why-unwanted = O mais fácil é abrir mão { $card-of }.
why-useless =
    { $card ->
        [none] Algumas cartas na mão não servem para nada.
       *[other]
            { $card-gender ->
                [mp] { $card-Def } não servem mais para nada.
                [fp] { $card-Def } não servem mais para nada.
               *[other] { $card-Def } não serve mais para nada.
            }
    }
why-spare = É mais fácil abrir mão de um ouro do que de uma carta.
why-demand = Das duas coisas, é a que faz mais falta.
why-worth = Do que é possível construir, nada vale tanto quanto { $card-def }.
why-price = É o que custa menos.
why-next = Sobra ouro suficiente para o próximo distrito.
why-complete = Completa a cidade na hora certa.
why-too-early = É cedo demais para a partida acabar.
why-beauty = O ouro que sobra vira pontos.
why-saved = Economiza ouro.
why-museum = Cada carta guardada ali é um ponto.
why-little = O personagem atual rende pouco.
why-stop = { belief-player }, e convém que perca o turno.
why-loot =
    { belief-player } e possui { $number } { $number ->
        [one] ouro
       *[other] ouros
    }.
why-matches =
    { $player } tem { $number } { $number ->
        [one] carta
       *[other] cartas
    } na mão, e { $percent }% de todos os distritos são desse tipo.
why-takeover = { belief-opponents }, e esse turno renderia muito.
why-warrant = { belief-opponents }. Com um mandado, é possível confiscar o que ele construir.
why-impossible = Nenhum adversário pode ser { $card-def }.
why-bribe = Pagar é mais seguro.
why-refuse = Pagar é perder ouro com certeza, e uma das duas ameaças está em branco.
why-reveal = Leva todo o ouro da vítima.
why-charge = { $player } está na frente: melhor tirar dali o ouro que falta.
why-trade = O que se dá em troca vale menos que { $card-def }.
why-seize = Vale mais do que custa, e { $player } perde { $card-def }.
why-ruin = Perder { $card-def } seria um duro golpe para { $player }.
why-delay = É preciso impedir que { $player } complete a cidade.
why-crown = É nas mãos de { $player } que a coroa oferece menos perigo.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } é { $card-def }
       *[no] { $player } pode ser { $card-def }
    }
belief-opponents =
    { $certain ->
        [yes] Um adversário é { $card-def }
       *[no] Um adversário pode ser { $card-def }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] Não há outra possibilidade
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] Considerando { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] não há outra possibilidade
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } destes { $possible-count } personagens { $held ->
            [one] está com um adversário
           *[other] estão com adversários
        }: { $possible }
       *[other] { $held ->
            [1] { $player } é um destes { $possible-count } personagens: { $possible-or }
           *[other] { $player } tem { $held } destes { $possible-count } personagens: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } dos { $possible-count } personagens ainda possíveis { $held ->
            [one] está com um adversário
           *[other] estão com adversários
        }
       *[other] { $held ->
            [1] { $player } é um dos { $possible-count } personagens ainda possíveis
           *[other] { $player } tem { $held } dos { $possible-count } personagens ainda possíveis
        }
    }
evidence-face-up = as cartas voltadas para cima
evidence-draft = a escolha dos personagens
evidence-called = os personagens já chamados

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = Não foi testada.
why-foreseen-holder = { belief-player }.
why-foreseen-end = Em breve a partida deve ter acabado, com vitória em { $number }% das tentativas.
why-foreseen-ahead =
    Em breve, a vantagem sobre { $player } deve ser de { $number } { $number ->
        [one] ponto
       *[other] pontos
    }.
why-foreseen-level = Em breve, deve haver empate em pontos com { $player }.
why-foreseen-behind =
    Em breve, a desvantagem em relação a { $player } deve ser de { $number } { $number ->
        [one] ponto
       *[other] pontos
    }.
why-foreseen-points =
    Em breve, isso deve trazer { $number } { $number ->
        [one] ponto
       *[other] pontos
    } a mais do que as outras opções.
why-foreseen-gold =
    Em breve, isso deve trazer { $number } { $number ->
        [one] ouro
       *[other] ouros
    } a mais do que as outras opções.
why-foreseen-cards =
    Em breve, isso deve trazer { $number } { $number ->
        [one] carta útil
       *[other] cartas úteis
    } a mais do que as outras opções.
why-foreseen-districts =
    Em breve, isso deve trazer { $number } { $number ->
        [one] distrito
       *[other] distritos
    } a mais do que as outras opções.
why-foreseen-less-points =
    Em breve, { $player } deve ter { $number } { $number ->
        [one] ponto
       *[other] pontos
    } a menos do que com as outras opções.
why-foreseen-less-gold =
    Em breve, { $player } deve ter { $number } { $number ->
        [one] ouro
       *[other] ouros
    } a menos do que com as outras opções.
why-foreseen-less-cards =
    Em breve, { $player } deve ter { $number } { $number ->
        [one] carta útil
       *[other] cartas úteis
    } a menos do que com as outras opções.
why-foreseen-less-districts =
    Em breve, { $player } deve ter { $number } { $number ->
        [one] distrito
       *[other] distritos
    } a menos do que com as outras opções.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] O que mais pesa é o próprio ouro.
       *[other] O que mais pesa é o ouro de { $player }.
    }
why-decides-hand =
    { $player ->
        [none] O que mais pesa são as cartas na mão.
       *[other] O que mais pesa é o número de cartas de { $player }.
    }
why-decides-city =
    { $player ->
        [none] O que mais pesa é a própria cidade.
       *[other] O que mais pesa é a cidade de { $player }.
    }
why-decides-end = O que mais pesa é o quanto o fim está próximo.
why-decides-past = O que mais pesa é o que { $player } fez até agora.
why-decides-role = O que mais pesa é quem { $player } pode ser.
why-decides-nothing = Nenhum fator decide sozinho.
