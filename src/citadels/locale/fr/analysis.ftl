# The command analyse: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Prendre le Roi"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number } %

analysis-title = Analyse de { $file }
analysis-by = Par le bot { $bot }, graine { $seed }.
analysis-how =
    Chaque décision est jugée du point de vue du joueur concerné : le bot n’en savait pas plus que lui. Les
    chances de gagner sont une estimation, comme les points et l’avance sur le meilleur adversaire une ou deux
    manches plus tard.
analysis-how-judged =
    Chaque décision est jugée du point de vue du joueur concerné : le bot n’en savait pas plus que lui. Le bot
    évalue les choix en points.
analysis-how-preferred =
    Chaque décision est jugée du point de vue du joueur concerné : le bot n’en savait pas plus que lui. Le bot
    varie ses choix et indique la fréquence de chacun.
analysis-cost = Le coût d’une décision est ce qu’elle fait perdre de chances de gagner par rapport au choix du bot.
analysis-cost-judged = Le coût d’une décision est le nombre de points qu’elle fait perdre par rapport au choix du bot.
analysis-cost-preferred = Le coût d’une décision est l’écart entre sa fréquence et celle du choix préféré du bot.

## How the players decided

analysis-players = Joueurs
analysis-player =
    { $name } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $agreeing } comme le bot, perte moyenne de { $loss }{ $forced ->
        [0] .
        [one]  ; { $forced } autre sans choix.
       *[other]  ; { $forced } autres sans choix.
    }
analysis-player-costliest = Les plus coûteuses : { $numbers }.

## The decisions that cost most

analysis-costliest = Les décisions les plus coûteuses
analysis-costliest-none = Aucune décision n’a coûté quoi que ce soit.
analysis-costly = { $number }, manche { $round }, { $name } : { $action } ({ $cost }). Mieux : { $best }. { $why }

## Decision by decision

analysis-all = Toutes les décisions
analysis-round = Manche { $round }
analysis-decision = { $number }. { $name } : { $question }
analysis-question = { $name } : { $question }
analysis-option = { $place }. { $action } : { $expected }. { $why }
analysis-chosen = { $action } (choix du joueur)
analysis-chosen-at-a-cost = { $action } (choix du joueur, { $cost })
analysis-expected = { $chance } de chances de gagner, { $points } points, avance { $lead }, { $nodes ->
        [one] { $nodes } essai
       *[other] { $nodes } essais
    }
analysis-judged = { $points } points
analysis-preferred = { $share } du temps
analysis-untried = non essayé
analysis-more =
    { $count ->
        [one] Et { $count } autre choix.
       *[other] Et { $count } autres choix.
    }

## The page

analysis-written = Le rapport est dans { $file }.
analysis-chances = Chances de gagner
analysis-losses = Points perdus jusque-là
analysis-marks = Les pastilles marquent les décisions les plus coûteuses, avec leur numéro ; les bandes, les manches.
analysis-line = { $name } : { $first } au début, { $last } à la fin, { $low } au plus bas, { $high } au plus haut.
analysis-line-lost = { $name } a perdu { $points } points.
analysis-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-column-round = Manche
analysis-column-player = Joueur
analysis-column-agreeing = Comme le bot
analysis-column-loss = Perte moyenne
analysis-column-forced = Sans choix
analysis-column-costliest = Les plus coûteuses
analysis-column-answer = Choix
analysis-column-chance = Victoire
analysis-column-points = Points
analysis-column-lead = Avance
analysis-column-nodes = Essais
analysis-column-preference = Fréquence
analysis-mark-chosen = choix du joueur
analysis-as-the-bot = comme le bot
analysis-as-good = aussi bon
