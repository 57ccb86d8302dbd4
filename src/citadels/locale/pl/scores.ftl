# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = dzielnice
score-all-types = pięć rodzajów
score-complete-first = pierwsze ukończone miasto
score-complete = ukończone miasto

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Wygrywasz z największą liczbą punktów.
       *[none] { $winners } wygrywa z największą liczbą punktów.
    }
decided-rank =
    { $you ->
        [winners] Remis punktowy: wygrywasz dzięki wyższej randze ujawnionej w ostatniej rundzie ({ $value }).
       *[none] Remis punktowy: { $winners } wygrywa dzięki wyższej randze ujawnionej w ostatniej rundzie ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Remis punktowy: wygrywasz dzięki większej wartości samych dzielnic ({ $value }).
       *[none] Remis punktowy: { $winners } wygrywa dzięki większej wartości samych dzielnic ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Remis punktowy: wygrywasz, bo masz więcej złota ({ $value }).
       *[none] Remis punktowy: { $winners } wygrywa, mając więcej złota ({ $value }).
    }
decided-shared = Nic nie rozstrzyga remisu: { $winners } dzielą się zwycięstwem.
