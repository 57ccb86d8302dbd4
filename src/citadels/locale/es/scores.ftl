# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = distritos
score-all-types = los cinco tipos
score-complete-first = primera ciudad completa
score-complete = ciudad completa

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Ganas con la mayor puntuación.
       *[none] Gana { $winners } con la mayor puntuación.
    }
decided-rank =
    { $you ->
        [winners] Empate a puntos: ganas por haber revelado el número más alto en la última ronda ({ $value }).
       *[none] Empate a puntos: gana { $winners } por haber revelado el número más alto en la última ronda ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Empate a puntos: ganas porque tus distritos por sí solos valen más ({ $value }).
       *[none] Empate a puntos: gana { $winners } porque sus distritos por sí solos valen más ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Empate a puntos: ganas porque te queda más oro ({ $value }).
       *[none] Empate a puntos: gana { $winners } porque le queda más oro ({ $value }).
    }
decided-shared = Nada deshace el empate: { $winners } comparten la victoria.
