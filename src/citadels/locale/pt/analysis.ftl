# The command analyze: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Escolher o Rei"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number }%

analysis-title = Análise de { $file }
analysis-by = Bot: { $bot }, semente { $seed }.
analysis-how =
    Cada decisão é vista do lugar de quem a tomou: o bot não sabia nada a mais. A chance de vencer é
    uma estimativa, assim como os pontos e a vantagem sobre o melhor dos outros uma ou duas rodadas depois.
analysis-how-judged =
    Cada decisão é vista do lugar de quem a tomou: o bot não sabia nada a mais. O bot avalia as
    opções em pontos.
analysis-how-preferred =
    Cada decisão é vista do lugar de quem a tomou: o bot não sabia nada a mais. O bot varia as suas
    escolhas e diz com que frequência faria cada uma.
analysis-cost = O custo de uma decisão é a chance de vencer que ela perde em relação à escolha do bot.
analysis-cost-judged = O custo de uma decisão são os pontos que ela perde em relação à escolha do bot.
analysis-cost-preferred = O custo de uma decisão é a diferença entre a frequência com que o bot a escolheria e a da opção preferida dele.

## How the players decided

analysis-players = Jogadores
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { $agreeing } { $agreeing ->
        [one] igual à
       *[other] iguais às
    } do bot, perda média de { $loss }{ $forced ->
        [0] .
        [one] ; mais { $forced } sem escolha.
       *[other] ; mais { $forced } sem escolha.
    }
analysis-player-costliest = As que mais custaram: { $numbers }.

## The decisions that cost most

analysis-costliest = As decisões que mais custaram
analysis-costliest-none = Nenhuma decisão teve custo.
analysis-costly = { $number }, rodada { $round }, { $name }: { $action } ({ $cost }). Melhor: { $best }. { $why }

## Decision by decision

analysis-all = Todas as decisões
analysis-round = Rodada { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (escolha feita)
analysis-chosen-at-a-cost = { $action } (escolha feita, { $cost })
analysis-expected = { $chance } de chance de vencer, { $points } pontos, vantagem { $lead }, { $nodes ->
        [one] { $nodes } teste
       *[other] { $nodes } testes
    }
analysis-judged = { $points } pontos
analysis-preferred = { $share } das vezes
analysis-untried = não foi testada
analysis-more =
    { $count ->
        [one] E mais { $count } opção.
       *[other] E mais { $count } opções.
    }

## The page

analysis-written = O relatório está em { $file }.
analysis-chances = Chance de vencer
analysis-losses = Pontos perdidos até ali
analysis-marks = Os pontos numerados marcam as decisões que mais custaram; as faixas, as rodadas.
analysis-line = { $name }: { $first } no começo, { $last } no fim, { $low } no mínimo, { $high } no máximo.
analysis-line-lost = { $name } perdeu { $points } pontos.
analysis-total =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
analysis-column-round = Rodada
analysis-column-player = Jogador
analysis-column-agreeing = Como o bot
analysis-column-loss = Perda média
analysis-column-forced = Sem escolha
analysis-column-costliest = As que mais custaram
analysis-column-answer = Opção
analysis-column-chance = Vitória
analysis-column-points = Pontos
analysis-column-lead = Vantagem
analysis-column-nodes = Testes
analysis-column-preference = Frequência
analysis-mark-chosen = escolha feita
analysis-as-the-bot = como o bot
analysis-as-good = igualmente boa
