# The command analyze: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are choices, such as "Den König nehmen"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number } %

analysis-title = Analyse von { $file }
analysis-by = Bot: { $bot }, Startwert { $seed }.
analysis-how =
    Jede Entscheidung wird vom Platz des Spielers aus gesehen, der sie getroffen hat: Der Bot wusste nicht mehr als er. Die
    Gewinnchance ist geschätzt, ebenso die Punkte und der Vorsprung vor dem besten Gegner ein, zwei Runden später.
analysis-how-judged =
    Jede Entscheidung wird vom Platz des Spielers aus gesehen, der sie getroffen hat: Der Bot wusste nicht mehr als er.
    Der Bot bewertet Möglichkeiten in Punkten.
analysis-how-preferred =
    Jede Entscheidung wird vom Platz des Spielers aus gesehen, der sie getroffen hat: Der Bot wusste nicht mehr als er.
    Der Bot wählt nicht immer dasselbe und sagt, wie oft er jede Möglichkeit wählen würde.
analysis-cost = Der Preis einer Entscheidung ist die Gewinnchance, die sie gegenüber der Wahl des Bots verschenkt.
analysis-cost-judged = Der Preis einer Entscheidung sind die Punkte, die sie gegenüber der Wahl des Bots verschenkt.
analysis-cost-preferred = Der Preis einer Entscheidung ist, wie viel seltener der Bot sie treffen würde als die, die er bevorzugt.

## How the players decided

analysis-players = Spieler
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $agreeing } wie der Bot, { $loss } Verlust im Schnitt{ $forced ->
        [0] .
        [one] ; { $forced } weitere ohne Wahl.
       *[other] ; { $forced } weitere ohne Wahl.
    }
analysis-player-costliest = Am teuersten: { $numbers }.

## The decisions that cost most

analysis-costliest = Die teuersten Entscheidungen
analysis-costliest-none = Keine Entscheidung hat etwas gekostet.
analysis-costly = { $number }, Runde { $round }, { $name }: { $action } ({ $cost }). Besser: { $best }. { $why }

## Decision by decision

analysis-all = Alle Entscheidungen
analysis-round = Runde { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (gewählt)
analysis-chosen-at-a-cost = { $action } (gewählt, { $cost })
analysis-expected = { $chance } Gewinnchance, { $points } Punkte, Vorsprung { $lead }, { $nodes ->
        [one] { $nodes } Versuch
       *[other] { $nodes } Versuche
    }
analysis-judged = { $points } Punkte
analysis-preferred = in { $share } der Fälle
analysis-untried = nicht versucht
analysis-more =
    { $count ->
        [one] Und { $count } weitere Möglichkeit.
       *[other] Und { $count } weitere Möglichkeiten.
    }

## The page

analysis-written = Der Bericht steht in { $file }.
analysis-chances = Gewinnchance
analysis-losses = Bisher verlorene Punkte
analysis-marks = Nummerierte Punkte zeigen die teuersten Entscheidungen, Streifen die Runden.
analysis-line = { $name }: { $first } am Anfang, { $last } am Ende, { $low } am tiefsten, { $high } am höchsten Punkt.
analysis-line-lost = { $name }: { $points } Punkte verloren.
analysis-total =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
analysis-column-round = Runde
analysis-column-player = Spieler
analysis-column-agreeing = Wie der Bot
analysis-column-loss = Verlust im Schnitt
analysis-column-forced = Ohne Wahl
analysis-column-costliest = Am teuersten
analysis-column-answer = Möglichkeit
analysis-column-chance = Gewinnchance
analysis-column-points = Punkte
analysis-column-lead = Vorsprung
analysis-column-nodes = Versuche
analysis-column-preference = Wie oft
analysis-mark-chosen = gewählt
analysis-as-the-bot = wie der Bot
analysis-as-good = ebenso gut
