# What an answer brings about, in one sentence for the moment before it is given, where that is more than its own words
# and its price say. The id is effect- and the verb; effect-gold is for every other answer that brings gold. An answer
# about which there is nothing to say has { "" }.
#
# The variables are those of the answer (actions.ftl), and: $treasury, your gold afterwards; $hand and $held, the cards in
# your hand before and afterwards; $size, the districts of your city with the one that the answer names, and $goal, those
# of a complete city; $completes, whether yours is then complete: first, later, no, or unknown; $theirs, the gold of
# $player afterwards; $their-hand, their cards; $from and $to, their districts before and afterwards; $out, whether the
# character lies face up; $gives, what $player can give: either, gold, card, none, or unknown; $left, what else you can
# still do: both, build, ability, or none.

effect-gold = Du hast dann { $treasury } Gold.
effect-gather =
    { $name ->
        [gold] { effect-gold }
       *[other]
            { $keep ->
                [all] { "" }
               *[other]
                    { $draw ->
                        [2] Du siehst 2 Karten und behältst eine. Die andere kommt unter den Stapel.
                       *[other] Du siehst { $draw } Karten und behältst { $keep ->
                            [one] eine
                           *[other] { $keep }
                        }. Der Rest kommt unter den Stapel.
                    }
            }
    }
effect-build =
    { $completes ->
        [first] Damit ist deine Stadt vollendet: Das Spiel endet nach dieser Runde.
        [later] Damit ist deine Stadt vollendet.
        [no] Deine Stadt hat dann { $size } von { $goal } Gebäuden.
       *[unknown] { "" }
    }
effect-erect = { effect-build }
effect-end =
    { $left ->
        [both] Du kannst noch bauen und deine Fähigkeit einsetzen.
        [build] Du kannst noch bauen.
        [ability] Du kannst noch deine Fähigkeit einsetzen.
       *[none] { "" }
    }

## Abilities of characters

effect-kill =
    { $out ->
        [yes] Diesen Charakter hat in dieser Runde niemand.
       *[no] Wer diesen Charakter hat, verliert den ganzen Zug.
    }
effect-bewitch =
    { $out ->
        [yes] Diesen Charakter hat in dieser Runde niemand.
       *[no] Wird dieser Charakter aufgerufen, nimmt sein Spieler nur Einkommen, und du spielst den Rest des Zuges.
    }
effect-rob =
    { $out ->
        [yes] Diesen Charakter hat in dieser Runde niemand.
       *[no] Wird dieser Charakter aufgedeckt, nimmst du das ganze Gold seines Spielers.
    }
effect-swap =
    Du gibst { $hand ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $hand } Karten
    } und bekommst { $their-hand ->
        [0] nichts
       *[other] { $their-hand }
    }.
effect-redraw =
    { $hand ->
        [one] Du legst deine einzige Karte ab und ziehst eine neue.
       *[other] Als Nächstes wählst du, welche deiner { $hand } Karten du ablegst.
    }
effect-peek =
    { $their-hand ->
        [one] Du siehst die einzige Karte von { $player } und nimmst sie.
       *[other] Du siehst { $their-hand } Karten und nimmst eine davon.
    }
effect-crown =
    { $gives ->
        [either] Du nimmst 1 Gold oder eine zufällige Karte von { $player }.
        [gold] { $player } gibt dir 1 Gold.
        [card] { $player } gibt dir eine zufällige Karte.
        [their-choice] { $player } gibt dir nach eigener Wahl 1 Gold oder eine Karte.
        [their-card] { $player } gibt dir eine Karte nach eigener Wahl.
        [none] { $player } hat nichts, was du nehmen kannst.
       *[unknown] { "" }
    }
effect-tithe = Du hast dann { $treasury } Gold, { $player } hat { $theirs }.
effect-destroy =
    { $own ->
        [yes]
            { $from ->
                [one] Deine Stadt hat dann kein Gebäude mehr.
               *[other] Deine Stadt hat dann { $to } statt { $from } Gebäude.
            }
       *[no]
            { $from ->
                [one] { $player } hat dann kein Gebäude mehr.
               *[other] { $player } hat dann { $to } statt { $from } Gebäude.
            }
    }
effect-exchange = Als Nächstes wählst du, was du gibst. Kostet das fremde Gebäude mehr, zahlst du den Unterschied.
effect-seize =
    { $completes ->
        [first] Damit ist deine Stadt vollendet: Das Spiel endet nach dieser Runde.
        [later] Damit ist deine Stadt vollendet.
       *[other] { $player } hat dann { $to } von { $goal } Gebäuden, du hast { $size }.
    }
effect-beautify = Das Gebäude ist am Ende 1 Punkt mehr wert.

## Unique districts

effect-laboratory =
    Du hast dann { $treasury } Gold und { $held ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $held } Karten
    }.
effect-smithy = { effect-laboratory }
