# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "I", no "you".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards.

bot-beginner = Neuling
    .text = Die allererste Partie: wählt Lieblinge, spart auf die teuerste Karte und vergisst, was die eigenen Karten können.
bot-novice = Lehrling
    .text = Hat Lieblinge und vergisst die Hälfte dessen, was die eigenen Karten können.
bot-greedy = Krämer
    .text = Nimmt, was sich sofort lohnt, und plant nichts. Ein guter Gegner, sobald du die Regeln kennst.
bot-expert = Dombaumeister
    .text = Kennt jede Karte, errät, wer wer ist, und bremst die Führenden aus.
bot-learned = Veteran
    .text = Hat aus mehr als einer Million Partien gelernt und ist schwer zu durchschauen.
bot-search = Stratege
    .text = Spielt vor jeder Aktion Hunderte möglicher Verläufe durch. Der stärkste von allen.
bot-builder = Schnellbauer
    .text = So stark wie der Dombaumeister, lässt die anderen aber in Ruhe und beendet das Spiel früh.
bot-bully = Raufbold
    .text = So stark wie der Dombaumeister, mordet, zerstört und erobert aber, wo es nur geht.
bot-schemer = Ränkeschmied
    .text = So stark wie der Dombaumeister, mit einer Vorliebe für fremde Handkarten, Geheimnisse und Drohungen.
bot-random = Würfel
    .text = Macht zufällige erlaubte Züge. Zum Testen.

why-any = Etwas Besseres steht nicht zur Wahl.
why-leave = Etwas Besseres ist nicht mehr zu tun.
why-free = Es kostet nichts und bringt etwas.
why-liking = { $card-Def } bringt in dieser Runde am meisten.
why-nature = { $card-Def } ist immer eine gute Wahl.
why-danger = Jede andere Wahl wäre leichter zu erraten.
why-deny = { $card-Def } würde anderen mehr nützen.
why-unforeseen = Die Wahl bleibt schwer zu erraten.
why-gold = Für den nächsten Bau fehlt Gold.
why-cards =
    { $player ->
        [none] Auf der Hand ist zu wenig zum Bauen.
       *[other] { $player } hat { $number } { $number ->
            [one] Karte
           *[other] Karten
        } auf der Hand.
    }
why-gain =
    { $number ->
        [0] Es bringt am meisten.
        [one] Es bringt { $number } Gold.
       *[other] Es bringt { $number } Gold.
    }
why-wanted = { $card-Def } wird am meisten gebraucht.
why-unwanted = { $card-Def } ist am ehesten entbehrlich.
why-useless =
    { $card ->
        [none] Einige Handkarten sind nutzlos.
       *[other] { $card-Def } ist nicht mehr von Nutzen.
    }
why-spare = Ein Gold ist leichter zu entbehren als eine Karte.
why-demand = Es wird mehr gebraucht als das andere.
why-worth = Von allem, was baubar ist, lohnt sich { $card-def } am meisten.
why-price = Es kostet am wenigsten.
why-next = Es bleibt genug Gold für den nächsten Bau.
why-complete = Es vollendet die Stadt im richtigen Moment.
why-too-early = Das Spiel darf noch nicht enden.
why-beauty = Übriges Gold wird zu Punkten.
why-saved = Es spart Gold.
why-museum = Jede Karte unter dem Museum ist 1 Punkt wert.
why-little = Der eigene Charakter bringt wenig.
why-stop = { belief-player } und sollte einen Zug verlieren.
why-loot = { belief-player } und hat { $number } Gold.
why-matches =
    { $player } hat { $number } { $number ->
        [one] Karte
       *[other] Karten
    } auf der Hand, und { $percent } % aller Gebäude gehören zu dieser Art.
why-takeover = { belief-opponents }, und dieser Zug brächte viel.
why-warrant = { belief-opponents }. Eine Enteignung kann treffen, was dort gebaut wird.
why-impossible = Kein Gegner kann { $card-def } sein.
why-bribe = Zahlen ist sicherer.
why-refuse = Schweigegeld ist sicher verloren, und eine der beiden Drohungen ist leer.
why-reveal = Es bringt das ganze Gold des bedrohten Spielers.
why-charge = { $player } liegt vorn und hat, was fehlt.
why-trade = { $card-Def } ist mehr wert als das, was dafür gegeben wird.
why-seize = { $card-Def } ist den Preis mehr als wert und fehlt dann { $player }.
why-ruin = { $card-Def } würde { $player } fehlen.
why-delay = { $player } darf nicht fertig werden.
why-crown = Die Krone ist bei { $player } am wenigsten gefährlich.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } ist { $card-def }
       *[no] { $player } könnte { $card-def } sein
    }
belief-opponents =
    { $certain ->
        [yes] Ein Gegner ist { $card-def }
       *[no] Ein Gegner könnte { $card-def } sein
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { evidence-extent }
       *[other] { evidence-extent } (nach { $grounds })
    }.
evidence-extent =
    { $extent ->
        [certain] Etwas anderes ist nicht möglich
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } von diesen { $possible-count } Charakteren { $held ->
            [one] ist bei einem Gegner
           *[other] sind bei Gegnern
        }: { $possible }
       *[other] { $held ->
            [1] Für { $player } kommen noch { $possible-count } Charaktere infrage: { $possible-or }
           *[other] { $player } hat { $held } von diesen { $possible-count } Charakteren: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } von { $possible-count } möglichen Charakteren { $held ->
            [one] ist bei einem Gegner
           *[other] sind bei Gegnern
        }
       *[other] { $held ->
            [1] Für { $player } kommen noch { $possible-count } Charaktere infrage
           *[other] { $player } hat { $held } von { $possible-count } möglichen Charakteren
        }
    }
evidence-face-up = den offenen Karten
evidence-draft = der Charakterwahl
evidence-called = den bisherigen Aufrufen

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = Es wurde nicht versucht.
why-foreseen-holder = { belief-player }.
why-foreseen-end = Das Spiel dürfte bald zu Ende sein, mit einem Sieg in { $number } % der Versuche.
why-foreseen-ahead =
    Bald dürfte der Vorsprung vor { $player } { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    } betragen.
why-foreseen-level = Bald dürfte Gleichstand mit { $player } herrschen.
why-foreseen-behind =
    Bald dürfte { $player } { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    } Vorsprung haben.
why-foreseen-points =
    Bald dürfte es { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    } mehr bringen als sonst.
why-foreseen-gold = Bald dürfte es { $number } Gold mehr bringen als sonst.
why-foreseen-cards =
    Bald dürfte es { $number } { $number ->
        [one] nützliche Karte
       *[other] nützliche Karten
    } mehr bringen als sonst.
why-foreseen-districts = Bald dürfte es { $number } Gebäude mehr bringen als sonst.
why-foreseen-less-points =
    Bald dürfte { $player } { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    } weniger haben als sonst.
why-foreseen-less-gold = Bald dürfte { $player } { $number } Gold weniger haben als sonst.
why-foreseen-less-cards =
    Bald dürfte { $player } { $number } { $number ->
        [one] nützliche Karte
       *[other] nützliche Karten
    } weniger haben als sonst.
why-foreseen-less-districts = Bald dürfte { $player } { $number } Gebäude weniger haben als sonst.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] Das eigene Gold gibt den Ausschlag.
       *[other] Das Gold von { $player } gibt den Ausschlag.
    }
why-decides-hand =
    { $player ->
        [none] Die Karten auf der Hand geben den Ausschlag.
       *[other] Die Zahl der Handkarten von { $player } gibt den Ausschlag.
    }
why-decides-city =
    { $player ->
        [none] Die eigene Stadt gibt den Ausschlag.
       *[other] Die Stadt von { $player } gibt den Ausschlag.
    }
why-decides-end = Wie nah das Ende ist, gibt den Ausschlag.
why-decides-past = Was { $player } bisher getan hat, gibt den Ausschlag.
why-decides-role = Wer { $player } sein kann, gibt den Ausschlag.
why-decides-nothing = Nichts Einzelnes gibt den Ausschlag.
