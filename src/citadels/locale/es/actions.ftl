# What a player may choose, as a short order (in Spanish an infinitive). The id is action- and the verb; .menu names
# the whole choice if a verb has many targets.
#
# The variables: $card is the card named, with its forms; $player the target, and $own whether that is the player who
# chooses; $price the gold it costs, "none" if gold does not matter; $name the word chosen (gold, cards …); $number a
# number; $prompt the question being answered. Others are explained where they are used.

## The draft

action-pick = Elegir { $card-to }
action-discard = Apartar { $card-to }

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" if they are not known beforehand.
action-gather =
    { $name ->
        [gold] Recolectar { $gain ->
                [one] 1 moneda
               *[other] { $gain } monedas
            }
       *[other]
            { $draw ->
                [0] Robar cartas (el mazo está vacío)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [one] Robar una carta y conservarla
                               *[other] Robar { $draw } cartas y conservarlas
                            }
                        [one] Robar { $draw } cartas y conservar una
                       *[other] Robar { $draw } cartas y conservar { $keep }
                    }
            }
    }
action-keep = Conservar { $card-def }
action-build =
    { $price ->
        [none] Construir { $card-def }
        [0] Construir { $card-def } (gratis)
       *[other] Construir { $card-def } ({ $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           })
    }
action-pay = Pagar { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }
action-end = Terminar el turno
# An ability that ends the turn: $action is what it does.
action-ends-turn = { $action } y terminar el turno
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] No, solo uno ({ $price ->
                [one] 1 moneda
               *[other] { $price } monedas
            })
       *[other] Listo
    }

## Abilities of characters

action-kill = Matar { $card-to }
    .menu = Matar a un personaje
action-bewitch = Embrujar { $card-to }
    .menu = Embrujar a un personaje
action-warrant = Poner una orden sobre { $card-def }
    .menu = Poner órdenes sobre tres personajes
action-sign = Firmar la orden sobre { $card-def }
action-confiscate = Confiscar el distrito
action-rob = Robar { $card-to }
    .menu = Robar a un personaje
action-spy = Buscar distritos { $type-adj-plural } en la mano de { $player }
    .menu = Buscar distritos de un tipo en una mano
action-threaten = Amenazar { $card-to }
    .menu = Amenazar a dos personajes
action-flower = Poner la flor sobre { $card-def }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Ofrecer a { $threat-by } un soborno de 0 monedas
       *[other] Sobornar a { $threat-by } con { $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           }
    }
action-refuse = No pagar el soborno
action-reveal = Revelar la amenaza
action-swap = Intercambiar la mano con { $player }
    .menu = Intercambiar la mano con otro jugador
action-redraw = Descartar cartas y robar otras tantas
action-exchange-card = Descartar { $card-def }
action-peek = Mirar la mano de { $player } y tomar una carta
    .menu = Mirar una mano y tomar una carta
action-take = Añadir { $card-def } a tu mano
action-erect =
    { $price ->
        [none] Construir ya { $card-def }
        [0] Construir ya { $card-def } (gratis)
       *[other] Construir ya { $card-def } ({ $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           })
    }
action-divine = Tomar una carta al azar de cada rival y dar después una a cada uno
action-give-card = Dar { $card-def }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Robar cartas por distritos { $income-type-adj-plural }
                [one] Robar 1 carta por tu distrito { $income-type-adj }
               *[other] Robar { $income } cartas por tus distritos { $income-type-adj-plural }
            }
       *[gold]
            { $income ->
                [0] Ganar oro por distritos { $income-type-adj-plural }
                [one] Ganar 1 moneda por tu distrito { $income-type-adj }
               *[other] Ganar { $income } monedas por tus distritos { $income-type-adj-plural }
            }
    }
action-crown = Dar la corona a { $player }
    .menu = Dar la corona a otro jugador
action-give-gold = Dar 1 moneda
action-demand =
    { $name ->
        [gold] Tomar 1 moneda
       *[other] Tomar una carta al azar
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Ganar oro o cartas por distritos religiosos
                [one] Robar 1 carta por tu distrito religioso
               *[other] Robar { $rest } cartas por tus distritos religiosos
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [one] Ganar 1 moneda por tu distrito religioso
                       *[other] Ganar { $number } monedas por tus distritos religiosos
                    }
                [one] Ganar { $number ->
                        [one] 1 moneda
                       *[other] { $number } monedas
                    } y robar 1 carta por tus distritos religiosos
               *[other] Ganar { $number ->
                       [one] 1 moneda
                      *[other] { $number } monedas
                   } y robar { $rest } cartas por tus distritos religiosos
            }
    }
    .menu = Ganar oro o cartas por tus distritos religiosos
action-tithe = Tomar 1 moneda de { $player }
    .menu = Tomar 1 moneda del jugador más rico
# A way to pay.
action-charge = Dar cartas a { $player } por el oro que te falta
action-hand-over = Dar { $card-def }
action-profit = Ganar 1 moneda adicional
action-plans = Robar 2 cartas adicionales
action-sail =
    { $name ->
        [gold] Ganar 4 monedas adicionales
       *[other] Robar 4 cartas adicionales
    }
action-study = Robar 7 cartas y conservar una
# The reader's own district has "tu" before its name, in the plural "tus".
action-destroy =
    Destruir { $own ->
        [yes] { $card-gender ->
            [mp] tus
            [fp] tus
           *[other] tu
        } { $card }
       *[no] { $card-def } de { $player }
    }{ $price ->
        [none] { "" }
        [0] { " (gratis)" }
       *[other] { " (" }{ $price ->
            [one] 1 moneda
           *[other] { $price } monedas
        })
    }
    .menu = Destruir un distrito
action-exchange = Cambiar uno de tus distritos por { $card-def } de { $player }
    .menu = Cambiar un distrito por el de otro jugador
action-give =
    { $price ->
        [none] Dar { $card-def }
        [0] Dar { $card-def } (sin pagar nada)
       *[other] Dar { $card-def } (y pagar { $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           })
    }
action-seize =
    { $price ->
        [none] Apoderarte { $card-of } de { $player }
        [0] Apoderarte { $card-of } de { $player } (gratis)
       *[other] Apoderarte { $card-of } de { $player } ({ $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           })
    }
    .menu = Apoderarte de un distrito
action-favour = Ganar 3 monedas por estar junto al personaje número 4
action-beautify =
    { $prompt ->
        [beautify_another] Embellecer también { $card-def } ({ $price ->
                [one] 1 moneda
               *[other] { $price } monedas
            } en total)
       *[other]
            { $price ->
                [none] Embellecer { $card-def }
               *[other] Embellecer { $card-def } ({ $price ->
                       [one] 1 moneda
                      *[other] { $price } monedas
                   })
            }
    }
    .menu = Embellecer uno o dos de tus distritos
# $pot is the gold there.
action-collect =
    { $pot ->
        [0] Recoger el oro de los impuestos
       *[other] Recoger { $pot ->
               [one] 1 moneda
              *[other] { $pot } monedas
           } de los impuestos
    }
# Declining what was offered.
action-pass =
    { $prompt ->
        [confiscate] Dejar que se construya el distrito
        [reveal_threat] No revelar la amenaza
        [theater] No intercambiar
        [hospital] Guardar silencio
        [graveyard] Dejar que vaya al mazo
        [lighthouse] No mirar
        [bell_tower] No tocarlas
        [sail] No tomar nada
       *[other] Pasar
    }

## Unique districts

# The card is not named: it is called Polvorín in the older editions.
action-armory =
    Destruir tu arsenal y { $own ->
        [yes] { $card-gender ->
            [mp] tus
            [fp] tus
           *[other] tu
        } { $card }
       *[no] { $card-def } de { $player }
    }
    .menu = Destruir tu arsenal y otro distrito
action-framework = Destruir tu Andamio en vez de pagar
action-necropolis =
    Destruir { $card-gender ->
        [mp] tus
        [fp] tus
       *[other] tu
    } { $card } en vez de pagar
action-laboratory = Descartar { $card-def } en el Laboratorio por { $gold ->
        [one] 1 moneda
       *[other] { $gold } monedas
    }
    .menu = Descartar una carta en el Laboratorio por oro
action-museum = Poner { $card-def } bajo el Museo
    .menu = Poner una carta bajo el Museo
# The card is not named: it is called Forja in the older editions.
action-smithy =
    { $price ->
        [none] Robar { $cards } cartas
       *[other] Pagar { $price ->
               [one] 1 moneda
              *[other] { $price } monedas
           } para robar { $cards } cartas
    }
action-theater = Intercambiar con { $player }
action-give-character = Dar { $card-def }
action-thieves-den = Pagar con cartas de tu mano
action-pay-card = Pagar con { $card-def }

## Purple districts of the older editions

action-answer = Responder a la llamada
action-save = Quedarte con la carta ({ $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    })
action-lighthouse = Mirar el mazo y tomar una carta
action-ring = Tocarlas: siete distritos completan una ciudad
action-thank = Decir «Gracias, Majestad»
action-snub = Callar y perder el turno
