# The points at the end. The id is score- and the item; an item that is a card has the card's name.

score-districts = Gebäude
score-all-types = alle fünf Arten
score-complete-first = erste vollendete Stadt
score-complete = vollendete Stadt

# How the winner was found. $you is "winners" if the reader is the only one; $winners is one name or several,
# $value is what broke the tie: a rank, points or gold.
decided-points =
    { $you ->
        [winners] Du gewinnst mit den meisten Punkten.
       *[none] { $winners } gewinnt mit den meisten Punkten.
    }
decided-rank =
    { $you ->
        [winners] Gleichstand nach Punkten: Du gewinnst, weil du in der letzten Runde den höheren Rang aufgedeckt hast ({ $value }).
       *[none] Gleichstand nach Punkten: { $winners } gewinnt dank des höheren Rangs in der letzten Runde ({ $value }).
    }
decided-districts =
    { $you ->
        [winners] Gleichstand nach Punkten: Du gewinnst, weil deine Gebäude für sich genommen mehr wert sind ({ $value }).
       *[none] Gleichstand nach Punkten: { $winners } gewinnt dank der wertvolleren Gebäude ({ $value }).
    }
decided-gold =
    { $you ->
        [winners] Gleichstand nach Punkten: Du gewinnst, weil du mehr Gold übrig hast ({ $value }).
       *[none] Gleichstand nach Punkten: { $winners } hat mehr Gold übrig ({ $value }) und gewinnt.
    }
decided-shared = Nichts löst den Gleichstand auf: { $winners } teilen sich den Sieg.
