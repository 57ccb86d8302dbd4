# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = districts
score-all-types = all five types
score-complete-first = first complete city
score-complete = complete city

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several, $rank
# the rank that decided.
decided-points =
    { $you ->
        [winners] You win with the most points.
       *[none] { $winners } wins with the most points.
    }
decided-rank =
    { $you ->
        [winners] Equal points: you win, because you revealed the higher rank in the last round ({ $rank }).
       *[none] Equal points: { $winners } wins, having revealed the higher rank in the last round ({ $rank }).
    }
decided-shared = Equal points and equal ranks: { $winners } share the victory.
