# The command analyze: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Scegli il Re"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number }%

analysis-title = Analisi di { $file }
analysis-by = A cura del bot { $bot }, seme { $seed }.
analysis-how =
    Ogni decisione è vista dal posto di chi doveva prenderla: il bot non sapeva nulla di più. Le probabilità di
    vincere sono una stima, come i punti e il vantaggio sul migliore degli altri uno o due round dopo.
analysis-how-judged =
    Ogni decisione è vista dal posto di chi doveva prenderla: il bot non sapeva nulla di più. Il bot valuta le
    mosse in punti.
analysis-how-preferred =
    Ogni decisione è vista dal posto di chi doveva prenderla: il bot non sapeva nulla di più. Il bot varia le sue
    mosse, e dice con quale frequenza farebbe ciascuna.
analysis-cost = Il costo di una decisione è la probabilità di vincere a cui si rinuncia rispetto alla scelta del bot.
analysis-cost-judged = Il costo di una decisione sono i punti a cui si rinuncia rispetto alla scelta del bot.
analysis-cost-preferred = Il costo di una decisione dice di quanto il bot la sceglierebbe meno spesso della sua mossa preferita.

## How the players decided

analysis-players = Giocatori
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }, { $agreeing } come il bot, perdita media { $loss }{ $forced ->
        [0] .
        [one] ; un’altra senza scelta.
       *[other] ; altre { $forced } senza scelta.
    }
analysis-player-costliest = Le più costose: { $numbers }.

## The decisions that cost most

analysis-costliest = Le decisioni più costose
analysis-costliest-none = Nessuna decisione ha avuto un costo.
analysis-costly = { $number }, round { $round }, { $name }: { $action } ({ $cost }). Meglio: { $best }. { $why }

## Decision by decision

analysis-all = Tutte le decisioni
analysis-round = Round { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (mossa fatta)
analysis-chosen-at-a-cost = { $action } (mossa fatta, { $cost })
analysis-expected = { $chance } di probabilità di vincere, { $points } punti, vantaggio { $lead }, { $nodes ->
        [one] { $nodes } prova
       *[other] { $nodes } prove
    }
analysis-judged = { $points } punti
analysis-preferred = { $share } delle volte
analysis-untried = non provata
analysis-more =
    { $count ->
        [one] E un’altra mossa.
       *[other] E altre { $count } mosse.
    }

## The page

analysis-written = Il resoconto è in { $file }.
analysis-chances = Probabilità di vincere
analysis-losses = Punti persi fino a quel momento
analysis-marks = I pallini segnano le decisioni più costose con il loro numero, le fasce i round.
analysis-line = { $name }: { $first } all’inizio, { $last } alla fine, { $low } al minimo, { $high } al massimo.
analysis-line-lost = { $name } ha perso { $points } punti.
analysis-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
analysis-column-round = Round
analysis-column-player = Giocatore
analysis-column-agreeing = Come il bot
analysis-column-loss = Perdita media
analysis-column-forced = Senza scelta
analysis-column-costliest = Le più costose
analysis-column-answer = Mossa
analysis-column-chance = Vittoria
analysis-column-points = Punti
analysis-column-lead = Vantaggio
analysis-column-nodes = Prove
analysis-column-preference = Frequenza
analysis-mark-chosen = mossa fatta
analysis-as-the-bot = come il bot
analysis-as-good = altrettanto buona
