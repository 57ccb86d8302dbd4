# What a player may choose, as a short infinitive. The id is action- and the verb; .menu names the whole choice if
# a verb has many targets.
#
# The variables: $card is the card named, with its forms; $player the target, and $own whether that is the player who
# chooses; $price the gold it costs, "none" if gold does not matter; $name the word chosen (gold, cards …); $number a
# number; $prompt the question being answered. Others are explained where they are used.

## The draft

action-pick = { $card-Acc } nehmen
action-discard = { $card-Acc } beiseitelegen

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" if they are not known beforehand.
action-gather =
    { $name ->
        [gold] { $gain } Gold nehmen
       *[other]
            { $draw ->
                [0] Karten ziehen (der Stapel ist leer)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [one] Eine Karte ziehen und behalten
                               *[other] { $draw } Karten ziehen und behalten
                            }
                        [one] { $draw } Karten ziehen und eine behalten
                       *[other] { $draw } Karten ziehen und { $keep } behalten
                    }
            }
    }
action-keep = { $card-Acc } behalten
action-build =
    { $price ->
        [none] { $card-Acc } bauen
        [0] { $card-Acc } bauen (kostenlos)
       *[other] { $card-Acc } bauen ({ $price } Gold)
    }
action-pay = { $price } Gold zahlen
action-end = Zug beenden
# An ability that ends the turn: $action is what it does.
action-ends-turn = { $action } und deinen Zug beenden
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] Nein, nur dieses ({ $price } Gold)
       *[other] Fertig
    }

## Abilities of characters

action-kill = { $card-Acc } ermorden
    .menu = Einen Charakter ermorden
action-bewitch = { $card-Acc } verhexen
    .menu = Einen Charakter verhexen
action-warrant = Eine Enteignung auf { $card-acc } legen
    .menu = Enteignungen auf drei Charaktere legen
action-sign = Die Enteignung auf { $card-dat } unterzeichnen
action-confiscate = Das Gebäude beschlagnahmen
action-rob = { $card-Acc } bestehlen
    .menu = Einen Charakter bestehlen
action-spy = In der Hand von { $player } nach { $type-many-dat } suchen
    .menu = In einer Hand nach einer Gebäudeart suchen
action-threaten = { $card-Acc } bedrohen
    .menu = Zwei Charaktere bedrohen
action-flower = Die Blume auf { $card-acc } legen
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Leeres Schweigegeld anbieten (0 Gold an { $threat-by })
       *[other] Schweigegeld zahlen ({ $price } Gold an { $threat-by })
    }
action-refuse = Kein Schweigegeld zahlen
action-reveal = Die Drohung aufdecken
action-swap = Die Handkarten mit { $player } tauschen
    .menu = Die Handkarten mit einem Spieler tauschen
action-redraw = Karten ablegen und ebenso viele ziehen
action-exchange-card = { $card-Acc } ablegen
action-peek = Die Hand von { $player } ansehen und eine Karte nehmen
    .menu = Eine Hand ansehen und eine Karte nehmen
action-take = { $card-Acc } auf die Hand nehmen
action-erect =
    { $price ->
        [none] { $card-Acc } sofort bauen
        [0] { $card-Acc } sofort bauen (kostenlos)
       *[other] { $card-Acc } sofort bauen ({ $price } Gold)
    }
action-divine = Von jedem anderen Spieler eine zufällige Karte nehmen und dann jedem eine geben
action-give-card = { $card-Acc } geben
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Karten für { $income-type-many } ziehen
                [one] 1 Karte für dein { $income-type-one } ziehen
               *[other] { $income } Karten für deine { $income-type-many } ziehen
            }
       *[gold]
            { $income ->
                [0] Gold für { $income-type-many } nehmen
                [one] 1 Gold für dein { $income-type-one } nehmen
               *[other] { $income } Gold für deine { $income-type-many } nehmen
            }
    }
action-crown = Die Krone an { $player } geben
    .menu = Die Krone an einen Spieler geben
action-give-gold = 1 Gold geben
action-demand =
    { $name ->
        [gold] 1 Gold nehmen
       *[other] Eine zufällige Karte nehmen
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Gold oder Karten für Religionsgebäude nehmen
                [one] 1 Karte für dein Religionsgebäude ziehen
               *[other] { $rest } Karten für deine Religionsgebäude ziehen
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [one] 1 Gold für dein Religionsgebäude nehmen
                       *[other] { $number } Gold für deine Religionsgebäude nehmen
                    }
                [one] { $number } Gold und 1 Karte für deine Religionsgebäude nehmen
               *[other] { $number } Gold und { $rest } Karten für deine Religionsgebäude nehmen
            }
    }
    .menu = Gold oder Karten für deine Religionsgebäude nehmen
action-tithe = 1 Gold von { $player } nehmen
    .menu = 1 Gold vom reichsten Spieler nehmen
# A way to pay.
action-charge = Für das fehlende Gold Karten an { $player } geben
action-hand-over = { $card-Acc } geben
action-profit = 1 Gold zusätzlich nehmen
action-plans = 2 Karten zusätzlich ziehen
action-sail =
    { $name ->
        [gold] 4 Gold zusätzlich nehmen
       *[other] 4 Karten zusätzlich ziehen
    }
action-study = 7 Karten ziehen und eine behalten
action-destroy =
    { $own ->
        [yes]
            { $card-gender ->
                [m] Deinen eigenen { $card } zerstören
                [f] Deine eigene { $card } zerstören
               *[n] Dein eigenes { $card } zerstören
            }{ $price ->
                [none] { "" }
                [0] { "" } (kostenlos)
               *[other] { "" } ({ $price } Gold)
            }
       *[no]
            { $price ->
                [none] { $card-Acc } von { $player } zerstören
                [0] { $card-Acc } von { $player } zerstören (kostenlos)
               *[other] { $card-Acc } von { $player } zerstören ({ $price } Gold)
            }
    }
    .menu = Ein Gebäude zerstören
action-exchange = Eines deiner Gebäude gegen { $card-acc } von { $player } tauschen
    .menu = Gebäude mit einem anderen Spieler tauschen
action-give =
    { $price ->
        [none] { $card-Acc } geben
        [0] { $card-Acc } geben (du zahlst nichts)
       *[other] { $card-Acc } geben (und { $price } Gold zahlen)
    }
action-seize =
    { $price ->
        [none] { $card-Acc } von { $player } erobern
        [0] { $card-Acc } von { $player } erobern (kostenlos)
       *[other] { $card-Acc } von { $player } erobern ({ $price } Gold)
    }
    .menu = Ein Gebäude erobern
action-favour = 3 Gold nehmen, weil du neben dem Charakter mit Rang 4 sitzt
action-beautify =
    { $prompt ->
        [beautify_another] Auch { $card-acc } verschönern (zusammen { $price } Gold)
       *[other]
            { $price ->
                [none] { $card-Acc } verschönern
               *[other] { $card-Acc } verschönern ({ $price } Gold)
            }
    }
    .menu = Ein oder zwei deiner Gebäude verschönern
# $pot is the gold there.
action-collect =
    { $pot ->
        [0] Die Steuern einnehmen
       *[other] { $pot } Gold an Steuern einnehmen
    }
# Declining what was offered.
action-pass =
    { $prompt ->
        [confiscate] Den Bau zulassen
        [reveal_threat] Die Drohung nicht aufdecken
        [theater] Nicht tauschen
        [hospital] Still bleiben
        [graveyard] Unter den Stapel kommen lassen
        [lighthouse] Nicht durchsehen
        [bell_tower] Nicht läuten
        [sail] Nichts nehmen
       *[other] Ablehnen
    }

## Unique districts

action-armory =
    { $own ->
        [yes]
            { $card-gender ->
                [m] Deine Waffenkammer und deinen eigenen { $card } zerstören
                [f] Deine Waffenkammer und deine eigene { $card } zerstören
               *[n] Deine Waffenkammer und dein eigenes { $card } zerstören
            }
       *[no] Deine Waffenkammer und { $card-acc } von { $player } zerstören
    }
    .menu = Deine Waffenkammer und ein anderes Gebäude zerstören
action-framework = Dein Gerüst zerstören, statt zu zahlen
action-necropolis =
    { $card-gender ->
        [m] Deinen { $card } zerstören, statt zu zahlen
        [f] Deine { $card } zerstören, statt zu zahlen
       *[n] Dein { $card } zerstören, statt zu zahlen
    }
action-laboratory = { $card-Acc } im Labor für { $gold } Gold ablegen
    .menu = Eine Karte im Labor für Gold ablegen
action-museum = { $card-Acc } unter das Museum legen
    .menu = Eine Karte unter das Museum legen
action-smithy =
    { $price ->
        [none] Die Schmiede nutzen
       *[other] Die Schmiede nutzen: { $price } Gold zahlen, { $cards } Karten ziehen
    }
action-theater = Mit { $player } tauschen
action-give-character = { $card-Acc } geben
action-thieves-den = Mit Handkarten bezahlen
action-pay-card = Mit { $card-dat } bezahlen

## Purple districts of the older editions

action-answer = Dem Aufruf folgen
action-save = Auf die Hand nehmen ({ $price } Gold)
action-lighthouse = Den Stapel durchsehen und eine Karte nehmen
action-ring = Läuten: Eine Stadt ist mit sieben Gebäuden vollendet
action-thank = „Danke, Majestät“ sagen
action-snub = Nichts sagen und deinen Zug verlieren
