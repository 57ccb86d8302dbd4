# What happened, one sentence per event. The id is event- and the name of the event.
#
# $you is the reader's part in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first and the last are the same. $known is "no" if the reader may
# not see the cards. A card comes with its forms ($district-def); a list of cards too, and with its $cards-count.
# $source is the card or occasion that it came from, $source-for the same as the end of a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Ronda { $round }. Tienes la corona.
       *[none] Ronda { $round }. { $crown } tiene la corona.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] Se aparta un personaje boca abajo.
       *[other] Se aparta boca arriba { $faceup-to }. Otro personaje se aparta boca abajo.
    }
event-packet-passed =
    { $you ->
        [seat]
            { $characters-count ->
                [one] Puedes elegir { $characters-to }.
               *[other] Puedes elegir entre { $characters-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $characters-count ->
                        [one] { $seat } puede elegir { $characters-to }.
                       *[other] { $seat } puede elegir entre { $characters-def }.
                    }
               *[no]
                    { $count ->
                        [one] { $seat } mira un personaje.
                       *[other] { $seat } mira { $count } personajes.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] Eliges { $character-to }.
       *[none]
            { $known ->
                [yes] { $seat } elige { $character-to }.
               *[no] { $seat } elige un personaje.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] Se aparta boca abajo { $character-to }, al azar.
               *[no] Se aparta un personaje boca abajo, al azar.
            }
       *[no]
            { $you ->
                [seat] Apartas boca abajo { $character-to }.
               *[none]
                    { $known ->
                        [yes] { $seat } aparta boca abajo { $character-to }.
                       *[no] { $seat } aparta un personaje boca abajo.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] También puedes elegir el personaje que se apartó primero.
       *[none] { $seat } también puede elegir el personaje que se apartó primero.
    }
event-characters-swapped =
    { $you ->
        [seat] Intercambias personajes con { $other }: das { $given-def } y recibes { $received-def }.
        [other] { $seat } intercambia personajes contigo: das { $received-def } y recibes { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } da { $given-def } a { $other } y recibe { $received-def }.
               *[no] { $seat } intercambia personajes con { $other }.
            }
    }
event-silence = { $character-Def } no responde.
event-revealed =
    { $you ->
        [seat] Revelas { $character-to }.
       *[none] { $seat } revela { $character-to }.
    }
event-turn-suspended =
    { $you ->
        [seat] Tu turno queda en pausa.
       *[none] El turno de { $seat } queda en pausa.
    }
event-turn-resumed =
    { $you ->
        [seat] Reanudas tu turno como { $character }.
       *[none] { $seat } reanuda su turno como { $character }.
    }
event-turn-ended =
    { $you ->
        [seat] Termina tu turno como { $character }.
       *[none] Termina el turno de { $seat } como { $character }.
    }
event-crown-moved =
    { $you ->
        [seat] Recibes la corona.
        [previous] Tu corona pasa a { $seat }.
       *[none] { $seat } recibe la corona.
    }
event-city-completed =
    { $you ->
        [seat] Tu ciudad está completa: la partida termina después de esta ronda.
       *[none] La ciudad de { $seat } está completa: la partida termina después de esta ronda.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Tocas las campanas del Campanario. A partir de ahora, 7 distritos completan una ciudad.
               *[none] { $seat } toca las campanas del Campanario. A partir de ahora, 7 distritos completan una ciudad.
            }
       *[other] El Campanario ya no está. A partir de ahora vuelven a necesitarse { $size } distritos para completar una ciudad.
    }
event-thanked =
    { $you ->
        [seat] Le dices a { $to }: «Gracias, Majestad».
        [to] { $seat } te dice: «Gracias, Majestad».
       *[none] { $seat } le dice a { $to }: «Gracias, Majestad».
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Deshaces tu última jugada.
       *[none] { $seat } deshace su última jugada.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = La partida continúa con la versión { $rules } de las reglas.
event-position-opened = La partida continúa desde una posición compartida, en la ronda { $round }.
event-game-ended =
    { $you ->
        [winners] Fin de la partida. ¡Has ganado!
       *[none]
            { $winners-count ->
                [one] Fin de la partida. Gana { $winners }.
               *[other] Fin de la partida. { $winners } comparten la victoria.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Empiezas con { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [gather] Recolectas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [alchemist] Recuperas { $gold ->
                        [one] la moneda
                       *[other] las { $gold } monedas
                    } que pagaste por construir.
                [magistrate] Recuperas { $gold ->
                        [one] la moneda
                       *[other] las { $gold } monedas
                    } que pagaste.
               *[other] Ganas { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } empieza con { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [gather] { $seat } recolecta { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [alchemist] { $seat } recupera { $gold ->
                        [one] la moneda
                       *[other] las { $gold } monedas
                    } que pagó por construir.
                [magistrate] { $seat } recupera { $gold ->
                        [one] la moneda
                       *[other] las { $gold } monedas
                    } que pagó.
               *[other] { $seat } gana { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } por el distrito.
                [graveyard] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } para usar el Cementerio.
                [warlord] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } para destruir un distrito.
               *[other] Pagas { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } por el distrito.
                [graveyard] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } para usar el Cementerio.
                [warlord] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } para destruir un distrito.
               *[other] { $seat } paga { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } te roba todo el oro: { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [marshal] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [diplomat] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [blackmailer] Pagas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [bribe] Sobornas a { $to } con { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [flower] { $to } se lleva todo tu oro: { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [abbot] Pagas el diezmo a { $to }: 1 moneda.
                [tax_collector] Pagas el impuesto a { $to }: 1 moneda.
                [emperor] Pagas 1 moneda a { $to } por la corona.
               *[other] { $to } te quita { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   }.
            }
        [to]
            { $source ->
                [thief] Le robas { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $seat }.
                [marshal] { $seat } te paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [diplomat] { $seat } te paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [blackmailer] { $seat } te paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [bribe] { $seat } te soborna con { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [flower] Te llevas todo el oro de { $seat }: { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [abbot] { $seat } te paga el diezmo: 1 moneda.
                [tax_collector] { $seat } te paga el impuesto: 1 moneda.
                [emperor] { $seat } te paga 1 moneda por la corona.
               *[other] Le quitas { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } a { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } le roba { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $seat }.
                [marshal] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [diplomat] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [blackmailer] { $seat } paga { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    } a { $to }.
                [bribe] { $seat } soborna a { $to } con { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [flower] { $to } se lleva todo el oro de { $seat }: { $gold ->
                        [one] 1 moneda
                       *[other] { $gold } monedas
                    }.
                [abbot] { $seat } paga el diezmo a { $to }: 1 moneda.
                [tax_collector] { $seat } paga el impuesto a { $to }: 1 moneda.
                [emperor] { $seat } paga 1 moneda a { $to } por la corona.
               *[other] { $to } le quita { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   } a { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Dejas { $gold ->
                [one] 1 moneda
               *[other] { $gold } monedas
            } de impuestos en la ficha { $card-of }.
       *[none] { $seat } deja { $gold ->
               [one] 1 moneda
              *[other] { $gold } monedas
           } de impuestos en la ficha { $card-of }.
    }
event-gold-collected =
    { $you ->
        [seat] Recoges { $gold ->
                [one] 1 moneda
               *[other] { $gold } monedas
            } de la ficha { $card-of }.
       *[none] { $seat } recoge { $gold ->
               [one] 1 moneda
              *[other] { $gold } monedas
           } de la ficha { $card-of }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Recibes { $cards-indef }.
                [gather] Robas { $cards-indef }.
               *[other] Robas { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } recibe { $cards-indef }.
                        [gather] { $seat } roba { $cards-indef }.
                       *[other] { $seat } roba { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [one]
                            { $source ->
                                [deal] { $seat } recibe una carta.
                                [gather] { $seat } roba una carta.
                               *[other] { $seat } roba una carta { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } recibe { $count } cartas.
                                [gather] { $seat } roba { $count } cartas.
                               *[other] { $seat } roba { $count } cartas { $source-for }.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Miras todo el mazo.
       *[none] { $seat } mira todo el mazo.
    }
event-cards-kept =
    { $you ->
        [seat] Conservas { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } conserva { $cards-def }.
               *[no]
                    { $count ->
                        [one] { $seat } conserva una carta.
                       *[other] { $seat } conserva { $count } cartas.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Pones { $cards-def } en el fondo del mazo.
               *[no] Descartas { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } pone { $cards-def } en el fondo del mazo.
                       *[no] { $seat } descarta { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [one] { $seat } pone una carta en el fondo del mazo.
                               *[other] { $seat } pone { $count } cartas en el fondo del mazo.
                            }
                       *[no]
                            { $count ->
                                [one] { $seat } descarta una carta.
                               *[other] { $seat } descarta { $count } cartas.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Barajas el mazo.
               *[other] Devuelves { $cards-def } al mazo y lo barajas.
            }
       *[none]
            { $count ->
                [0] { $seat } baraja el mazo.
                [one] { $seat } devuelve la otra carta al mazo y lo baraja.
               *[other] { $seat } devuelve las otras { $count } cartas al mazo y lo baraja.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Barajas el mazo.
       *[none] { $seat } baraja el mazo.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } te quita { $cards-indef }.
               *[other] Le das { $cards-indef } a { $to }.
            }
        [to]
            { $source ->
                [wizard] Le quitas { $cards-indef } a { $seat }.
               *[other] Recibes de { $seat } { $cards-indef }.
            }
       *[none]
            { $known ->
                [yes] { $to } recibe de { $seat } { $cards-indef }.
               *[no]
                    { $count ->
                        [one] { $to } recibe una carta de { $seat }.
                       *[other] { $to } recibe { $count } cartas de { $seat }.
                    }
            }
    }
# $given and $received may be empty.
event-hands-swapped =
    { $you ->
        [seat]
            Intercambias la mano con { $other }: { $given-count ->
                [0] no das nada
               *[other] das { $given-indef }
            }, y { $received-count ->
                [0] no recibes nada
               *[other] recibes { $received-indef }
            }.
        [other]
            { $seat } intercambia la mano contigo: { $received-count ->
                [0] no das nada
               *[other] das { $received-indef }
            }, y { $given-count ->
                [0] no recibes nada
               *[other] recibes { $given-indef }
            }.
       *[none] { $seat } intercambia la mano con { $other }.
    }
event-hand-seen =
    { $you ->
        [seat] Miras la mano de { $other }: { $cards-indef }.
        [other] { $seat } mira tu mano.
       *[none] { $seat } mira la mano de { $other }.
    }
event-type-named =
    { $you ->
        [seat] Buscas distritos { $type-adj-plural } en la mano de { $other }.
        [other] { $seat } busca distritos { $type-adj-plural } en tu mano.
       *[none] { $seat } busca distritos { $type-adj-plural } en la mano de { $other }.
    }
event-card-stored =
    { $you ->
        [seat] Pones { $card-def } bajo { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } pone { $card-def } bajo { $under-def }.
               *[no] { $seat } pone una carta bajo { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [one] La carta que había bajo { $under-def } va al fondo del mazo.
       *[other] Las { $count } cartas que había bajo { $under-def } van al fondo del mazo.
    }
event-store-moved =
    { $you ->
        [to] Ahora es tuyo lo que hay bajo { $under-def }: { $cards-indef }.
       *[none]
            { $count ->
                [one] La carta que hay bajo { $under-def } es ahora de { $to }.
               *[other] Las { $count } cartas que hay bajo { $under-def } son ahora de { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Empiezas a construir { $district-def }.
               *[none] { $seat } empieza a construir { $district-def }.
            }
       *[no]
            { $you ->
                [seat] Empiezas a construir { $district-def }, una carta de la mano de { $origin }.
                [origin] { $seat } empieza a construir { $district-def }, una carta de tu mano.
               *[none] { $seat } empieza a construir { $district-def }, una carta de la mano de { $origin }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Construyes { $district-indef }.
               *[none] { $seat } construye { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Confiscas { $district-def } para tu ciudad.
                [builder] { $seat } te confisca { $district-def } para su ciudad.
               *[none] { $seat } le confisca { $district-def } a { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Destruyes { $district-gender ->
                        [mp] tus propios
                        [fp] tus propias
                        [f] tu propia
                       *[m] tu propio
                    } { $district }.
               *[none] { $seat } destruye { $district-gender ->
                        [mp] sus propios
                        [fp] sus propias
                        [f] su propia
                       *[m] su propio
                    } { $district }.
            }
       *[no]
            { $you ->
                [seat] { $by } destruye { $district-gender ->
                        [mp] tus
                        [fp] tus
                       *[other] tu
                    } { $district }.
                [by] Destruyes { $district-def } de { $seat }.
               *[none] { $by } destruye { $district-def } de { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } destruye { $district-gender ->
                        [mp] tus
                        [fp] tus
                       *[other] tu
                    } { $district }; la carta vuelve a tu mano.
                [by] Destruyes { $district-def } de { $seat }; la carta vuelve a su mano.
               *[none] { $by } destruye { $district-def } de { $seat }; la carta vuelve a su mano.
            }
       *[no]
            { $you ->
                [seat] { $by } destruye { $district-gender ->
                        [mp] tus
                        [fp] tus
                       *[other] tu
                    } { $district }; { $to } se queda con la carta.
                [by] Destruyes { $district-def } de { $seat }; { $to } se queda con la carta.
                [to] { $by } destruye { $district-def } de { $seat }; te quedas con la carta.
               *[none] { $by } destruye { $district-def } de { $seat }; { $to } se queda con la carta.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } se queda con { $district-gender ->
                [mp] tus
                [fp] tus
               *[other] tu
            } { $district }.
        [to] Te quedas con { $district-def } de { $seat }.
       *[none] { $to } se queda con { $district-def } de { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Embelleces { $district-def }.
       *[none] { $seat } embellece { $district-def }.
    }

## Marks on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Matas { $character-to }.
                [bewitched] Embrujas { $character-to }.
                [robbed] Vas a robar { $character-to }.
                [warrant]
                    { $face ->
                        [yes] Pones la orden firmada sobre { $character-def }.
                       *[no] Pones una orden sin firmar sobre { $character-def }.
                    }
                [threat]
                    { $face ->
                        [yes] Amenazas { $character-to } (con la flor).
                       *[no] Amenazas { $character-to } (en blanco).
                    }
               *[other] Pones un marcador sobre { $character-def }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } mata { $character-to }.
                [bewitched] { $seat } embruja { $character-to }.
                [robbed] { $seat } va a robar { $character-to }.
                [warrant] { $seat } pone una orden sobre { $character-def }.
                [threat] { $seat } amenaza { $character-to }.
               *[other] { $seat } pone un marcador sobre { $character-def }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Revelas la orden firmada sobre { $character-def }.
                [threat]
                    { $face ->
                        [yes] Revelas la amenaza sobre { $character-def }: lleva la flor.
                       *[no] Revelas la amenaza sobre { $character-def }: está en blanco.
                    }
               *[other] Das la vuelta al marcador que hay sobre { $character-def }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } revela la orden firmada sobre { $character-def }.
                [threat]
                    { $face ->
                        [yes] { $seat } revela la amenaza sobre { $character-def }: lleva la flor.
                       *[no] { $seat } revela la amenaza sobre { $character-def }: está en blanco.
                    }
               *[other] { $seat } da la vuelta al marcador que hay sobre { $character-def }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] Se retira la amenaza sobre { $character-def } sin revelarla.
       *[other] Se retira un marcador { $character-of }.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Dejas que se construya el distrito.
                [navigator] No tomas ni oro ni cartas.
                [theater] No intercambias personajes.
                [graveyard] No te quedas con la carta.
                [lighthouse] No miras el mazo.
                [bell_tower] No tocas las campanas.
                [ball_room] No presentas tus respetos a la corona y pierdes el turno.
               *[other]
                    { $answer ->
                        [refuse] No pagas el soborno.
                       *[pass] No revelas la amenaza.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } deja que se construya el distrito.
                [navigator] { $seat } no toma ni oro ni cartas.
                [theater] { $seat } no intercambia personajes.
                [graveyard] { $seat } no se queda con la carta.
                [lighthouse] { $seat } no mira el mazo.
                [bell_tower] { $seat } no toca las campanas.
                [ball_room] { $seat } no presenta sus respetos a la corona y pierde el turno.
               *[other]
                    { $answer ->
                        [refuse] { $seat } no paga el soborno.
                       *[pass] { $seat } no revela la amenaza.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Construyes { $district-indef } sin pagar.
               *[other] Construyes { $district-indef } por { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   }.
            }
       *[none]
            { $gold ->
                [0] { $seat } construye { $district-indef } sin pagar.
               *[other] { $seat } construye { $district-indef } por { $gold ->
                       [one] 1 moneda
                      *[other] { $gold } monedas
                   }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } roba { $all-indef }.
               *[other] { $seat } roba { $all-indef }, y conserva { $cards-def }.
            }
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } roba una carta.
                       *[other] { $seat } roba { $drawn } cartas y conserva una.
                    }
               *[other]
                    { $drawn ->
                        [2] { $seat } roba 2 cartas y conserva las dos.
                        [3]
                            { $count ->
                                [3] { $seat } roba 3 cartas y conserva las tres.
                               *[other] { $seat } roba 3 cartas y conserva { $count }.
                            }
                       *[other] { $seat } roba { $drawn } cartas y conserva { $count }.
                    }
            }
    }
# Several characters in a row that nobody reveals.
story-silence =
    { $characters-count ->
        [one] { $characters-Def } no responde.
       *[other] { $characters-Def } no responden.
    }
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } elige personaje.
       *[other] { $players } eligen personaje.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } ¡Es tu personaje!
# The reader's own killed character is called.
story-silenced = Llaman { $character-to }, pero te han matado: pierdes el turno.
