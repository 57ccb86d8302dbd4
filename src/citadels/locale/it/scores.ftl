# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = edifici
score-all-types = tutti e cinque i tipi
score-complete-first = prima città completa
score-complete = città completa

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Vinci tu, con il punteggio più alto.
       *[none] Vince { $winners }, con il punteggio più alto.
    }
decided-rank =
    { $you ->
        [winners] Parità di punti: vinci tu, perché nell’ultimo round hai rivelato il rango più alto ({ $value }).
       *[none] Parità di punti: vince { $winners }, per aver rivelato il rango più alto nell’ultimo round ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Parità di punti: vinci tu, perché i tuoi edifici da soli valgono di più ({ $value }).
       *[none] Parità di punti: vince { $winners }, i cui edifici da soli valgono di più ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Parità di punti: vinci tu, perché ti è rimasto più oro ({ $value }).
       *[none] Parità di punti: vince { $winners }, a cui è rimasto più oro ({ $value }).
    }
decided-shared = Parità di punti, e nessuno spareggio la risolve: { $winners } condividono la vittoria.
