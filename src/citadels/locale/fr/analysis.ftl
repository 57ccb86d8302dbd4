# The command analyse: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Prendre le Roi"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number } %

analysis-title = Analyse de { $file }
analysis-by = Par { $bot }, graine { $seed }.
analysis-how =
    Chaque décision est vue depuis la place du joueur qui devait répondre : le bot n’en savait pas plus que lui. Les
    chances de gagner sont une estimation, comme les points et l’avance sur le meilleur des autres une ou deux
    manches plus tard.
analysis-how-judged =
    Chaque décision est vue depuis la place du joueur qui devait répondre : le bot n’en savait pas plus que lui. Le
    bot juge les réponses en points.
analysis-how-preferred =
    Chaque décision est vue depuis la place du joueur qui devait répondre : le bot n’en savait pas plus que lui. Le
    bot varie ses réponses, et dit avec quelle fréquence il donnerait chacune.
analysis-cost = Une décision coûte les chances de gagner qui lui manquent par rapport au choix du bot.
analysis-cost-judged = Une décision coûte les points qui lui manquent par rapport au choix du bot.
analysis-cost-preferred = Une décision coûte la fréquence qui lui manque par rapport à la réponse préférée du bot.

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
analysis-chosen = { $action } (réponse donnée)
analysis-chosen-at-a-cost = { $action } (réponse donnée, { $cost })
analysis-expected = { $chance } de chances de gagner, { $points } points, avance { $lead }, { $nodes ->
        [one] { $nodes } essai
       *[other] { $nodes } essais
    }
analysis-judged = { $points } points
analysis-preferred = { $share } du temps
analysis-untried = non essayé
analysis-more =
    { $count ->
        [one] Et { $count } autre réponse.
       *[other] Et { $count } autres réponses.
    }

## The page

analysis-written = Le rapport est dans { $file }.
analysis-chances = Chances de gagner
analysis-losses = Points perdus jusque-là
analysis-marks = Les points marquent les décisions les plus coûteuses par leur numéro, les bandes les manches.
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
analysis-column-answer = Réponse
analysis-column-chance = Victoire
analysis-column-points = Points
analysis-column-lead = Avance
analysis-column-nodes = Essais
analysis-column-preference = Fréquence
analysis-mark-chosen = réponse donnée
analysis-as-the-bot = comme le bot
analysis-as-good = aussi bien
