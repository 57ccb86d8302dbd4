# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = distritos
score-all-types = os cinco tipos
score-complete-first = primeira cidade completa
score-complete = cidade completa

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Você vence com o maior número de pontos.
       *[none] { $winners } vence com o maior número de pontos.
    }
decided-rank =
    { $you ->
        [winners] Empate em pontos: você vence, porque revelou o ranque mais alto na última rodada ({ $value }).
       *[none] Empate em pontos: { $winners } vence, porque revelou o ranque mais alto na última rodada ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Empate em pontos: você vence, com os distritos que valem mais ({ $value }).
       *[none] Empate em pontos: { $winners } vence, com os distritos que valem mais ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Empate em pontos: você vence, porque ainda tem mais ouro ({ $value }).
       *[none] Empate em pontos: { $winners } vence, porque ainda tem mais ouro ({ $value }).
    }
decided-shared = Empate em pontos, e nenhum critério desempata: { $winners } dividem a vitória.
