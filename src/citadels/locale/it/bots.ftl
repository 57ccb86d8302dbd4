# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "io", no "tu".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards. The card is any
# character or district: a sentence must fit every gender and the plural.

bot-beginner = Principiante
    .text = È alla sua prima partita: sceglie i suoi preferiti, risparmia per la carta più costosa e dimentica che cosa fanno le sue carte.
bot-novice = Apprendista
    .text = Ha i suoi preferiti e dimentica metà di ciò che le sue carte possono fare.
bot-greedy = Negoziante
    .text = Prende ciò che rende subito e non pianifica nulla. Un buon avversario per chi conosce già le regole.
bot-expert = Capomastro
    .text = Conosce ogni carta, intuisce chi è chi e ferma chiunque sia in testa.
bot-learned = Veterano
    .text = Ha imparato da più di un milione di partite ed è difficile da decifrare.
bot-search = Stratega
    .text = Prima di ogni mossa gioca a mente centinaia di sviluppi possibili. Il più forte di tutti.
bot-builder = Costruttore frettoloso
    .text = Forte quanto il Capomastro, ma lascia in pace gli altri e chiude presto la partita.
bot-bully = Prepotente
    .text = Forte quanto il Capomastro: uccide, distrugge e requisisce appena può.
bot-schemer = Intrigante
    .text = Forte quanto il Capomastro, con un debole per le mani altrui, i segreti e le minacce.
bot-random = Dadi
    .text = Fa una mossa qualsiasi tra quelle ammesse. Serve per le prove.

why-any = Non c’è scelta migliore.
why-leave = Non resta niente di meglio da fare.
why-free = Non costa nulla e porta qualcosa.
why-liking = Al momento niente rende quanto { $card-def }.
why-nature = Prendere { $card-def } è sempre una buona scelta.
why-danger = Ogni altra scelta sarebbe più prevedibile.
why-deny = Altri trarrebbero più vantaggio { $card-from }.
why-unforeseen = Così la scelta resta difficile da indovinare.
why-gold = Per il prossimo edificio serve oro.
why-cards =
    { $player ->
        [none] Le carte in mano non bastano per costruire.
       *[other] { $player } ha { $number } { $number ->
            [one] carta
           *[other] carte
        } in mano.
    }
why-gain =
    { $number ->
        [0] È ciò che rende di più.
        [one] Rende 1 moneta.
       *[other] Rende { $number } monete.
    }
why-wanted = Niente serve quanto { $card-def }.
why-unwanted = La carta che serve meno: { $card-def }.
why-useless =
    { $card ->
        [none] Alcune carte in mano non servono a nulla.
       *[other]
            { $card-gender ->
                [mp] { $card-Def } non servono più a nulla.
                [fp] { $card-Def } non servono più a nulla.
               *[other] { $card-Def } non serve più a nulla.
            }
    }
why-spare = È più facile privarsi di una moneta che di una carta.
why-demand = Tra le due cose, è quella che serve di più.
why-worth = Tra ciò che si può costruire, niente vale quanto { $card-def }.
why-price = È ciò che costa meno.
why-next = Resta abbastanza oro per il prossimo edificio.
why-complete = Completa la città al momento giusto.
why-too-early = È troppo presto per finire la partita.
why-beauty = L’oro che avanza si trasforma in punti.
why-saved = Fa risparmiare oro.
why-museum = Ogni carta sotto il Museo vale 1 punto.
why-little = Il personaggio attuale rende poco.
why-stop = { belief-player }, ed è meglio che perda il turno.
why-loot =
    { belief-player } e possiede { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }.
why-matches =
    { $player } ha { $number } { $number ->
        [one] carta
       *[other] carte
    } in mano e, di tutti gli edifici, { $percent } su 100 sono di questo tipo.
why-takeover = { belief-opponents }, e quel turno renderebbe molto.
why-warrant = { belief-opponents }. Con un mandato si può confiscare ciò che costruisce.
why-impossible = Nessun avversario può essere { $card-def }.
why-bribe = Pagare è più sicuro.
why-refuse = Pagare è una perdita certa, e una delle due minacce è in bianco.
why-reveal = Porta via alla vittima tutto l’oro.
why-charge = { $player } è in testa: tanto vale prendere da lì l’oro che manca.
why-trade = Ciò che si dà in cambio vale meno { $card-of }.
why-seize = Vale più di quanto costa, e { $player } perde { $card-def }.
why-ruin = Perdere { $card-def } sarebbe un brutto colpo per { $player }.
why-delay = { $player } non deve completare la città.
why-crown = In mano { $player-to } la corona è meno pericolosa che altrove.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } è { $card-def }
       *[no] { $player } può essere { $card-def }
    }
belief-opponents =
    { $certain ->
        [yes] Un avversario è { $card-def }
       *[no] Un avversario può essere { $card-def }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] Non c’è altra possibilità
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] Considerando { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] non c’è altra possibilità
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } di questi { $possible-count } personaggi { $held ->
            [one] è in mano a un avversario
           *[other] sono in mano agli avversari
        }: { $possible }
       *[other] { $held ->
            [1] { $player } è uno di questi { $possible-count } personaggi: { $possible-or }
           *[other] { $player } ha { $held } di questi { $possible-count } personaggi: { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held ->
            [one] { $held } personaggio su { $possible-count } ancora possibili è in mano a un avversario
           *[other] { $held } personaggi su { $possible-count } ancora possibili sono in mano agli avversari
        }
       *[other] { $held ->
            [1] { $player } è uno tra { $possible-count } personaggi ancora possibili
           *[other] { $player } ha { $held } personaggi su { $possible-count } ancora possibili
        }
    }
evidence-face-up = le carte scoperte
evidence-draft = la scelta dei personaggi
evidence-called = le chiamate fatte finora

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = Non è stata provata.
why-foreseen-holder = { belief-player }.
why-foreseen-end =
    Presto la partita dovrebbe essere finita, con la vittoria in { $number } { $number ->
        [one] prova
       *[other] prove
    } su 100.
why-foreseen-ahead =
    Presto il vantaggio su { $player } dovrebbe essere di { $number } { $number ->
        [one] punto
       *[other] punti
    }.
why-foreseen-level = Presto dovrebbe esserci parità di punti con { $player }.
why-foreseen-behind =
    Presto lo svantaggio rispetto { $player-to } dovrebbe essere di { $number } { $number ->
        [one] punto
       *[other] punti
    }.
why-foreseen-points =
    Presto dovrebbe portare { $number } { $number ->
        [one] punto
       *[other] punti
    } in più rispetto alle alternative.
why-foreseen-gold =
    Presto dovrebbe portare { $number } { $number ->
        [one] moneta
       *[other] monete
    } in più rispetto alle alternative.
why-foreseen-cards =
    Presto dovrebbe portare { $number } { $number ->
        [one] carta utile
       *[other] carte utili
    } in più rispetto alle alternative.
why-foreseen-districts =
    Presto dovrebbe portare { $number } { $number ->
        [one] edificio
       *[other] edifici
    } in più rispetto alle alternative.
why-foreseen-less-points =
    Presto { $player } dovrebbe avere { $number } { $number ->
        [one] punto
       *[other] punti
    } in meno rispetto alle alternative.
why-foreseen-less-gold =
    Presto { $player } dovrebbe avere { $number } { $number ->
        [one] moneta
       *[other] monete
    } in meno rispetto alle alternative.
why-foreseen-less-cards =
    Presto { $player } dovrebbe avere { $number } { $number ->
        [one] carta utile
       *[other] carte utili
    } in meno rispetto alle alternative.
why-foreseen-less-districts =
    Presto { $player } dovrebbe avere { $number } { $number ->
        [one] edificio
       *[other] edifici
    } in meno rispetto alle alternative.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] Conta soprattutto il proprio oro.
       *[other] Conta soprattutto l’oro di { $player }.
    }
why-decides-hand =
    { $player ->
        [none] Contano soprattutto le carte in mano.
       *[other] Conta soprattutto il numero di carte di { $player }.
    }
why-decides-city =
    { $player ->
        [none] Conta soprattutto la propria città.
       *[other] Conta soprattutto la città di { $player }.
    }
why-decides-end = Conta soprattutto quanto è vicina la fine.
why-decides-past = Conta soprattutto ciò che { $player } ha fatto finora.
why-decides-role = Conta soprattutto chi può essere { $player }.
why-decides-nothing = Nessun elemento è decisivo da solo.
