# The command analyse: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Elegir al Rey"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number } %

analysis-title = Análisis de { $file }
analysis-by = Hecho por el bot { $bot } con la semilla { $seed }.
analysis-how =
    Cada decisión se ve desde el asiento de quien decidía: el bot no sabía más que ese jugador. La probabilidad de
    ganar es una estimación, igual que los puntos y la ventaja sobre el mejor de los demás una o dos rondas
    después.
analysis-how-judged =
    Cada decisión se ve desde el asiento de quien decidía: el bot no sabía más que ese jugador. El bot valora las
    opciones en puntos.
analysis-how-preferred =
    Cada decisión se ve desde el asiento de quien decidía: el bot no sabía más que ese jugador. El bot varía sus
    jugadas, y dice con qué frecuencia elegiría cada una.
analysis-cost = El coste de una decisión es la probabilidad de ganar que se pierde respecto a la elección del bot.
analysis-cost-judged = El coste de una decisión son los puntos que se pierden respecto a la elección del bot.
analysis-cost-preferred = El coste de una decisión indica con cuánta menos frecuencia la elegiría el bot que su opción preferida.

## How the players decided

analysis-players = Jugadores
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }, { $agreeing } como el bot, pérdida media de { $loss }{ $forced ->
        [0] .
        [one] ; { $forced } más sin alternativa.
       *[other] ; { $forced } más sin alternativa.
    }
analysis-player-costliest = Las más costosas: { $numbers }.

## The decisions that cost most

analysis-costliest = Las decisiones más costosas
analysis-costliest-none = Ninguna decisión ha costado nada.
analysis-costly = { $number }, ronda { $round }, { $name }: { $action } ({ $cost }). Mejor: { $best }. { $why }

## Decision by decision

analysis-all = Todas las decisiones
analysis-round = Ronda { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (elegida)
analysis-chosen-at-a-cost = { $action } (elegida, { $cost })
analysis-expected = { $chance } de probabilidad de ganar, { $points } puntos, ventaja { $lead }, { $nodes ->
        [one] { $nodes } prueba
       *[other] { $nodes } pruebas
    }
analysis-judged = { $points } puntos
analysis-preferred = { $share } de las veces
analysis-untried = sin probar
analysis-more =
    { $count ->
        [one] Y { $count } opción más.
       *[other] Y { $count } opciones más.
    }

## The page

analysis-written = El informe está en { $file }.
analysis-chances = Probabilidad de ganar
analysis-losses = Puntos perdidos hasta ese momento
analysis-marks = Los círculos marcan con su número las decisiones más costosas; las franjas, las rondas.
analysis-line = { $name }: { $first } al principio, { $last } al final, { $low } como mínimo, { $high } como máximo.
analysis-line-lost = { $name } ha perdido { $points } puntos.
analysis-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
analysis-column-round = Ronda
analysis-column-player = Jugador
analysis-column-agreeing = Como el bot
analysis-column-loss = Pérdida media
analysis-column-forced = Sin alternativa
analysis-column-costliest = Las más costosas
analysis-column-answer = Opción
analysis-column-chance = Victoria
analysis-column-points = Puntos
analysis-column-lead = Ventaja
analysis-column-nodes = Pruebas
analysis-column-preference = Frecuencia
analysis-mark-chosen = elegida
analysis-as-the-bot = como el bot
analysis-as-good = igual de buena
