# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = quartiers
score-all-types = les cinq types
score-complete-first = première cité complète
score-complete = cité complète

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Vous l’emportez avec le meilleur score.
       *[none] { $winners } l’emporte avec le meilleur score.
    }
decided-rank =
    { $you ->
        [winners] Égalité de points : vous gagnez pour avoir révélé le rang le plus élevé à la dernière manche ({ $value }).
       *[none] Égalité de points : { $winners } gagne pour avoir révélé le rang le plus élevé à la dernière manche ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Égalité de points : vous gagnez, car vos quartiers à eux seuls valent plus ({ $value }).
       *[none] Égalité de points : { $winners } gagne, car ses quartiers à eux seuls valent plus ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Égalité de points : vous gagnez, car il vous reste plus d’or ({ $value }).
       *[none] Égalité de points : { $winners } gagne, car il lui reste plus d’or ({ $value }).
    }
decided-shared = Rien ne départage les ex æquo : { $winners } se partagent la victoire.
