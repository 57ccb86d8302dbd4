# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = districts
score-all-types = all five types
score-complete-first = first complete city
score-complete = complete city

# How the winner was found. $winners is one name or several, $rank the rank that decided.
decided-points = { $winners } wins with the most points.
decided-rank = Equal points: { $winners } wins, who revealed the higher rank ({ $rank }) in the last round.
decided-shared = Equal points and equal ranks: { $winners } share the victory.
