# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = districts
score-all-types = all five types
score-complete-first = first complete city
score-complete = complete city

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] You win with the most points.
       *[none] { $winners } wins with the most points.
    }
decided-rank =
    { $you ->
        [winners] Tied on points: you win because you revealed the higher rank in the last round ({ $value }).
       *[none] Tied on points: { $winners } wins for revealing the higher rank in the last round ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Tied on points: you win because your districts alone are worth more ({ $value }).
       *[none] Tied on points: { $winners } wins because their districts alone are worth more ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Tied on points: you win because you have more gold left ({ $value }).
       *[none] Tied on points: { $winners } wins with more gold left ({ $value }).
    }
decided-shared = Nothing breaks the tie: { $winners } share the victory.
