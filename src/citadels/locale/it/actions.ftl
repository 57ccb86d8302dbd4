# What a player may choose, as a short order. The id is action- and the verb; .menu names the whole choice where a
# verb has many targets.
#
# What stands behind the $: $card the card named, with its forms; $player the player it is aimed at and $own whether
# that is the one who chooses; $price the gold it costs, "none" where gold does not matter; $name the word chosen
# (gold, cards …); $number a number; $prompt the question that is answered. Others are explained where they stand.

## The draft

action-pick = Scegli { $card-def }
action-discard = Scarta { $card-def }

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" where they are not known beforehand.
action-gather =
    { $name ->
        [gold] Raccogli { $gain ->
            [one] 1 moneta
           *[other] { $gain } monete
        }
       *[other]
            { $draw ->
                [0] Pesca carte (il mazzo è vuoto)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [one] Pesca una carta e tienila
                                [2] Pesca 2 carte e tienile entrambe
                               *[other] Pesca { $draw } carte e tienile tutte
                            }
                        [one] Pesca { $draw } carte e tienine una
                       *[other] Pesca { $draw } carte e tienine { $keep }
                    }
            }
    }
action-keep = Tieni { $card-def }
action-build =
    { $price ->
        [none] Costruisci { $card-def }
        [0] Costruisci { $card-def } (gratis)
       *[other] Costruisci { $card-def } ({ $price ->
           [one] 1 moneta
          *[other] { $price } monete
       })
    }
action-pay = Paga { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }
action-end = Termina il turno
# An ability of the end of the turn: $action is what is done.
action-ends-turn = { $action } e termina il turno
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] No, solo uno ({ $price ->
            [one] 1 moneta
           *[other] { $price } monete
        })
       *[other] Basta così
    }

## Abilities of characters

action-kill = Uccidi { $card-def }
    .menu = Uccidi un personaggio
action-bewitch = Lancia un incantesimo { $card-on }
    .menu = Lancia un incantesimo su un personaggio
action-warrant = Metti un mandato { $card-on }
    .menu = Metti mandati su tre personaggi
action-sign = Firma il mandato { $card-on }
action-confiscate = Confisca l’edificio
action-rob = Deruba { $card-def }
    .menu = Deruba un personaggio
action-spy = Cerca edifici { $type-adj-plural } nella mano di { $player }
    .menu = Cerca edifici di un tipo nella mano di un giocatore
action-threaten = Minaccia { $card-def }
    .menu = Minaccia due personaggi
action-flower = Metti il fiore { $card-on }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Paga { $threat-by-to } una tangente simbolica (0 monete)
       *[other] Paga { $threat-by-to } una tangente di { $price ->
           [one] 1 moneta
          *[other] { $price } monete
       }
    }
action-refuse = Non pagare la tangente
action-reveal = Rivela la minaccia
action-swap = Scambia la tua mano con quella di { $player }
    .menu = Scambia la tua mano con quella di un altro giocatore
action-redraw = Scarta carte e pescane altrettante
action-exchange-card = Scarta { $card-def }
action-peek = Guarda la mano di { $player } e prendi una carta
    .menu = Guarda una mano e prendi una carta
action-take = Prendi in mano { $card-def }
action-erect =
    { $price ->
        [none] Costruisci subito { $card-def }
        [0] Costruisci subito { $card-def } (gratis)
       *[other] Costruisci subito { $card-def } ({ $price ->
           [one] 1 moneta
          *[other] { $price } monete
       })
    }
action-divine = Prendi una carta a caso da ogni altro giocatore, poi dai una carta a ciascuno
action-give-card = Dai { $card-def }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Pesca carte per gli edifici { $income-type-adj-plural }
                [one] Pesca una carta per il tuo edificio { $income-type-adj }
               *[other] Pesca { $income } carte per i tuoi edifici { $income-type-adj-plural }
            }
       *[gold]
            { $income ->
                [0] Prendi monete per gli edifici { $income-type-adj-plural }
                [one] Prendi 1 moneta per il tuo edificio { $income-type-adj }
               *[other] Prendi { $income } monete per i tuoi edifici { $income-type-adj-plural }
            }
    }
action-crown = Dai la corona { $player-to }
    .menu = Dai la corona a un giocatore
action-give-gold = Dai 1 moneta
action-demand =
    { $name ->
        [gold] Prendi 1 moneta
       *[other] Prendi una carta a caso
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Prendi monete o carte per gli edifici religiosi
                [one] Pesca una carta per il tuo edificio religioso
               *[other] Pesca { $rest } carte per i tuoi edifici religiosi
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [one] Prendi 1 moneta per il tuo edificio religioso
                       *[other] Prendi { $number } monete per i tuoi edifici religiosi
                    }
               *[other] Prendi { $number ->
                   [one] 1 moneta
                  *[other] { $number } monete
               } e pesca { $rest ->
                   [one] una carta
                  *[other] { $rest } carte
               } per i tuoi edifici religiosi
            }
    }
    .menu = Prendi monete o carte per i tuoi edifici religiosi
action-tithe = Prendi 1 moneta da { $player }
    .menu = Prendi 1 moneta dal giocatore più ricco
# How to pay: $missing is the gold that is lacking.
action-charge = Dai carte { $player-to } in cambio dell’oro che ti manca
action-hand-over = Dai { $card-def }
action-profit = Prendi 1 moneta in più
action-plans = Pesca 2 carte in più
action-sail =
    { $name ->
        [gold] Prendi 4 monete in più
       *[other] Pesca 4 carte in più
    }
action-study = Pesca 7 carte e tienine una
action-destroy =
    { $own ->
        [yes]
            { $price ->
                [none] Distruggi { $card-def } nella tua città
                [0] Distruggi { $card-def } nella tua città (gratis)
               *[other] Distruggi { $card-def } nella tua città ({ $price ->
                   [one] 1 moneta
                  *[other] { $price } monete
               })
            }
       *[no]
            { $price ->
                [none] Distruggi { $card-def } di { $player }
                [0] Distruggi { $card-def } di { $player } (gratis)
               *[other] Distruggi { $card-def } di { $player } ({ $price ->
                   [one] 1 moneta
                  *[other] { $price } monete
               })
            }
    }
    .menu = Distruggi un edificio
action-exchange = Scambia un tuo edificio con { $card-def } di { $player }
    .menu = Scambia edifici con un altro giocatore
action-give =
    { $price ->
        [none] Dai { $card-def }
        [0] Dai { $card-def } senza pagare nulla
       *[other] Dai { $card-def } e paga { $price ->
           [one] 1 moneta
          *[other] { $price } monete
       }
    }
action-seize =
    { $price ->
        [none] Requisisci { $card-def } di { $player }
        [0] Requisisci { $card-def } di { $player } (gratis)
       *[other] Requisisci { $card-def } di { $player } ({ $price ->
           [one] 1 moneta
          *[other] { $price } monete
       })
    }
    .menu = Requisisci un edificio
action-favour = Prendi 3 monete perché siedi accanto al personaggio di rango 4
action-beautify =
    { $prompt ->
        [beautify_another] Abbellisci anche { $card-def } ({ $price ->
            [one] 1 moneta
           *[other] { $price } monete
        } in tutto)
       *[other]
            { $price ->
                [none] Abbellisci { $card-def }
               *[other] Abbellisci { $card-def } ({ $price ->
                   [one] 1 moneta
                  *[other] { $price } monete
               })
            }
    }
    .menu = Abbellisci uno o due dei tuoi edifici
# $pot is the gold that lies there.
action-collect =
    { $pot ->
        [0] Prendi l’oro delle tasse
        [one] Prendi la moneta delle tasse
       *[other] Prendi le { $pot } monete delle tasse
    }
# Not to do what was asked.
action-pass =
    { $prompt ->
        [confiscate] Lascia costruire l’edificio
        [reveal_threat] Non rivelare la minaccia
        [theater] Non scambiare
        [hospital] Resta in silenzio
        [graveyard] Non prendere la carta
        [lighthouse] Non guardare
        [bell_tower] Non suonare
        [sail] Non prendere nulla
       *[other] Rinuncia
    }

## Unique districts

action-armory =
    { $own ->
        [yes] Distruggi la tua Armeria e { $card-def } nella tua città
       *[no] Distruggi la tua Armeria e { $card-def } di { $player }
    }
    .menu = Distruggi la tua Armeria e un altro edificio
action-framework = Distruggi la tua Impalcatura invece di pagare
action-necropolis = Distruggi { $card-def } nella tua città invece di pagare
action-laboratory = Scarta { $card-def } nel Laboratorio in cambio di { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }
    .menu = Scarta una carta nel Laboratorio in cambio di oro
action-museum = Metti { $card-def } sotto il Museo
    .menu = Metti una carta sotto il Museo
action-smithy =
    { $price ->
        [none] Usa la Forgia
       *[other] Usa la Forgia: paga { $price ->
                [one] 1 moneta
               *[other] { $price } monete
            } e pesca { $cards ->
                [one] una carta
               *[other] { $cards } carte
            }
    }
action-theater = Scambia con { $player }
action-give-character = Dai { $card-def }
action-thieves-den = Paga con carte della tua mano
action-pay-card = Paga con { $card-def }

## Purple districts of the older editions

action-answer = Rispondi alla chiamata
action-save = Prendi la carta in mano ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
action-lighthouse = Guarda tutto il mazzo e prendi una carta
action-ring = Suona il Campanile: bastano sette edifici
action-thank = Di’ «Grazie, Maestà»
action-snub = Non dire nulla e perdi il turno
