# The command analyze: what every answer of a game is expected to bring, and what the answers given have cost.
#
# Numbers come as they are to be read: $chance, $cost and $loss with their sign and per cent, $points and $lead with
# one place after the mark. $action and $best are orders, such as "Take the King"; $question is put to a player.

# The mark before the tenths.
analysis-decimal = ,
analysis-percent = { $number }%

analysis-title = Analiza pliku { $file }
analysis-by = Analizuje { $bot }, ziarno { $seed }.
analysis-how =
    Każda decyzja jest oceniana z punktu widzenia gracza, który ją podjął: bot wiedział tyle samo co ten gracz. Szansa
    na wygraną jest szacunkowa, podobnie jak punkty i przewaga nad najlepszym przeciwnikiem rundę lub dwie później.
analysis-how-judged =
    Każda decyzja jest oceniana z punktu widzenia gracza, który ją podjął: bot wiedział tyle samo co ten gracz.
    Możliwości ocenia w punktach.
analysis-how-preferred =
    Każda decyzja jest oceniana z punktu widzenia gracza, który ją podjął: bot wiedział tyle samo co ten gracz. Bot nie
    zawsze wybiera tak samo i podaje, jak często zdecydowałby się na każdą z możliwości.
analysis-cost = Koszt decyzji to szansa na wygraną utracona w porównaniu z wyborem bota.
analysis-cost-judged = Koszt decyzji to punkty utracone w porównaniu z wyborem bota.
analysis-cost-preferred = Koszt decyzji mówi, o ile rzadziej bot wybrałby ją niż swoją ulubioną.

## How the players decided

analysis-players = Gracze
analysis-player =
    { $name }: { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, zgodnych z wyborem bota: { $agreeing }, średnia strata: { $loss }{ $forced ->
        [0] .
       *[other] ; bez możliwości wyboru: { $forced }.
    }
analysis-player-costliest = Najkosztowniejsze: { $numbers }.

## The decisions that cost most

analysis-costliest = Najkosztowniejsze decyzje
analysis-costliest-none = Żadna decyzja nic nie kosztowała.
analysis-costly = { $number }, runda { $round }, { $name }: { $action } ({ $cost }). Lepiej: { $best }. { $why }

## Decision by decision

analysis-all = Wszystkie decyzje
analysis-round = Runda { $round }
analysis-decision = { $number }. { $name }: { $question }
analysis-question = { $name }: { $question }
analysis-option = { $place }. { $action }: { $expected }. { $why }
analysis-chosen = { $action } (wybrano)
analysis-chosen-at-a-cost = { $action } (wybrano, { $cost })
analysis-expected = szansa na wygraną { $chance }, punkty { $points }, przewaga { $lead }, { $nodes ->
        [one] { $nodes } próba
        [few] { $nodes } próby
       *[other] { $nodes } prób
    }
analysis-judged = { $points } pkt
analysis-preferred = w { $share } przypadków
analysis-untried = nie sprawdzono
analysis-more =
    { $count ->
        [one] I jeszcze { $count } inna możliwość.
        [few] I jeszcze { $count } inne możliwości.
       *[other] I jeszcze { $count } innych możliwości.
    }

## The page

analysis-written = Raport jest w pliku { $file }.
analysis-chances = Szansa na wygraną
analysis-losses = Dotychczas stracone punkty
analysis-marks = Ponumerowane kropki oznaczają najkosztowniejsze decyzje, a paski – rundy.
analysis-line = { $name }: { $first } na początku, { $last } na końcu, najmniej { $low }, najwięcej { $high }.
analysis-line-lost = { $name }, stracone punkty: { $points }.
analysis-total = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
analysis-column-round = Runda
analysis-column-player = Gracz
analysis-column-agreeing = Jak bot
analysis-column-loss = Średnia strata
analysis-column-forced = Bez wyboru
analysis-column-costliest = Najkosztowniejsze
analysis-column-answer = Możliwość
analysis-column-chance = Szansa
analysis-column-points = Punkty
analysis-column-lead = Przewaga
analysis-column-nodes = Próby
analysis-column-preference = Jak często
analysis-mark-chosen = wybrano
analysis-as-the-bot = jak bot
analysis-as-good = równie dobre
