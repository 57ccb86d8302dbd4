# What happened, one sentence an event. The id is event- and the name of the event.
#
# $you is the part that the reader has in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first and the last are the same. $known is "no" if the reader may
# not see the cards. A card comes with its forms ($district-def, $district-of …) and its $district-gender; a list of
# cards too, and with its $cards-count.
# $source is the card or the occasion that it came from, $source-for the same as the end of a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Round { $round }. La corona è tua.
       *[none] Round { $round }. { $crown } ha la corona.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] Un personaggio è stato scartato a carta coperta.
       *[other] Fuori gioco, a carte scoperte: { $faceup-def }. Un altro personaggio è stato scartato a carta coperta.
    }
event-packet-passed =
    { $you ->
        [seat]
            { $characters-count ->
                [one] Hai ricevuto solo { $characters-def }.
               *[other] Puoi scegliere tra { $characters-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $characters-count ->
                        [one] { $seat } ha ricevuto solo { $characters-def }.
                       *[other] { $seat } può scegliere tra { $characters-def }.
                    }
               *[no]
                    { $count ->
                        [one] { $seat } ha ricevuto un solo personaggio.
                       *[other] { $seat } può scegliere tra { $count } personaggi.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] Hai scelto { $character-def }.
       *[none]
            { $known ->
                [yes] { $seat } ha scelto { $character-def }.
               *[no] { $seat } ha scelto un personaggio.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] È stato scartato un personaggio a caso, a carta coperta: { $character-def }.
               *[no] È stato scartato un personaggio a caso, a carta coperta.
            }
       *[no]
            { $you ->
                [seat] Hai scartato un personaggio a carta coperta: { $character-def }.
               *[none]
                    { $known ->
                        [yes] { $seat } ha scartato un personaggio a carta coperta: { $character-def }.
                       *[no] { $seat } ha scartato un personaggio a carta coperta.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] Puoi scegliere anche il personaggio scartato per primo.
       *[none] { $seat } può scegliere anche il personaggio scartato per primo.
    }
event-characters-swapped =
    { $you ->
        [seat] Hai scambiato il personaggio con { $other }: hai dato { $given-def } e hai ricevuto { $received-def }.
        [other] { $seat } ha scambiato il personaggio con te: hai dato { $received-def } e hai ricevuto { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } ha dato { $given-def } { $other-to } e ha ricevuto { $received-def }.
               *[no] { $seat } ha scambiato il personaggio con { $other }.
            }
    }
event-silence = Nessuna risposta { $character-from }.
event-revealed =
    { $you ->
        [seat] Hai rivelato { $character-def }.
       *[none] { $seat } ha rivelato { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] Il tuo turno è sospeso.
       *[none] Il turno di { $seat } è sospeso.
    }
event-turn-resumed =
    { $you ->
        [seat] Hai ripreso il tuo turno nei panni { $character-of }.
       *[none] { $seat } ha ripreso il turno nei panni { $character-of }.
    }
event-turn-ended =
    { $you ->
        [seat] Il tuo turno da { $character } è finito.
       *[none] Il turno di { $seat } da { $character } è finito.
    }
event-crown-moved =
    { $you ->
        [seat] Hai ricevuto la corona.
        [previous] La corona è passata da te { $seat-to }.
       *[none] { $seat } ha ricevuto la corona.
    }
event-city-completed =
    { $you ->
        [seat] La tua città è completa: la partita finisce con questo round.
       *[none] La città di { $seat } è completa: la partita finisce con questo round.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Hai suonato il Campanile. D’ora in poi una città è completa con 7 edifici.
               *[none] { $seat } ha suonato il Campanile. D’ora in poi una città è completa con 7 edifici.
            }
       *[other] Il Campanile non c’è più. Una città è di nuovo completa con { $size } edifici.
    }
event-thanked =
    { $you ->
        [seat] «Grazie, Maestà», hai detto { $to-to }.
        [to] «Grazie, Maestà», ti ha detto { $seat }.
       *[none] «Grazie, Maestà», ha detto { $seat } { $to-to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Hai annullato la tua ultima mossa.
       *[none] { $seat } ha annullato la sua ultima mossa.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = La partita prosegue con la versione { $rules } delle regole.
event-position-opened = La partita riprende da una posizione condivisa, al round { $round }.
event-game-ended =
    { $you ->
        [winners] La partita è finita. Hai vinto tu!
       *[none]
            { $winners-count ->
                [one] La partita è finita. Ha vinto { $winners }.
               *[other] La partita è finita. Hanno vinto insieme { $winners }.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Hai cominciato con { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [gather] Hai raccolto { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [alchemist] Hai recuperato quanto hai pagato per costruire: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [magistrate] Hai recuperato quanto hai pagato: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
               *[other] Hai ricevuto { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } ha cominciato con { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [gather] { $seat } ha raccolto { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [alchemist] { $seat } ha recuperato quanto ha pagato per costruire: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [magistrate] { $seat } ha recuperato quanto ha pagato: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
               *[other] { $seat } ha ricevuto { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per costruire.
                [smithy] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } alla Forgia.
                [warlord] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per distruggere un edificio.
                [graveyard] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per usare il Cimitero.
               *[other] Hai pagato { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per costruire.
                [smithy] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } alla Forgia.
                [warlord] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per distruggere un edificio.
                [graveyard] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per usare il Cimitero.
               *[other] { $seat } ha pagato { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } ti ha derubato di tutto il tuo oro: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [diplomat] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [blackmailer] Hai pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [bribe] Hai pagato { $to-to } una tangente di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [flower] { $to } ha preso tutto il tuo oro: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [abbot] Hai pagato la decima { $to-to }: 1 moneta.
                [tax_collector] Hai pagato la tassa { $to-to }: 1 moneta.
                [emperor] Hai pagato 1 moneta { $to-to } per la corona.
               *[other] { $to } ti ha preso { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
        [to]
            { $source ->
                [thief] Hai derubato { $seat } di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] { $seat } ti ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [diplomat] { $seat } ti ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [blackmailer] { $seat } ti ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [bribe] { $seat } ti ha pagato una tangente di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [flower] Hai preso tutto l’oro di { $seat }: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [abbot] { $seat } ti ha pagato la decima: 1 moneta.
                [tax_collector] { $seat } ti ha pagato la tassa: 1 moneta.
                [emperor] { $seat } ti ha pagato 1 moneta per la corona.
               *[other] Hai preso { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } da { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } ha derubato { $seat } di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [diplomat] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [blackmailer] { $seat } ha pagato { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [bribe] { $seat } ha pagato { $to-to } una tangente di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [flower] { $to } ha preso tutto l’oro di { $seat }: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [abbot] { $seat } ha pagato la decima { $to-to }: 1 moneta.
                [tax_collector] { $seat } ha pagato la tassa { $to-to }: 1 moneta.
                [emperor] { $seat } ha pagato 1 moneta { $to-to } per la corona.
               *[other] { $to } ha preso { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } da { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Hai messo { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } di tassa sul segnalino { $card-of }.
       *[none] { $seat } ha messo { $gold ->
           [one] 1 moneta
          *[other] { $gold } monete
       } di tassa sul segnalino { $card-of }.
    }
event-gold-collected =
    { $you ->
        [seat] Hai preso { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } dal segnalino { $card-of }.
       *[none] { $seat } ha preso { $gold ->
           [one] 1 moneta
          *[other] { $gold } monete
       } dal segnalino { $card-of }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Le tue carte iniziali: { $cards-indef }.
                [gather] Hai pescato { $cards-indef }.
               *[other] Hai pescato { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } ha ricevuto come carte iniziali { $cards-indef }.
                        [gather] { $seat } ha pescato { $cards-indef }.
                       *[other] { $seat } ha pescato { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $source ->
                        [deal] { $seat } ha ricevuto { $count ->
                            [one] una carta iniziale
                           *[other] { $count } carte iniziali
                        }.
                        [gather] { $seat } ha pescato { $count ->
                            [one] una carta
                           *[other] { $count } carte
                        }.
                       *[other] { $seat } ha pescato { $count ->
                           [one] una carta
                          *[other] { $count } carte
                       } { $source-for }.
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Hai guardato tutto il mazzo.
       *[none] { $seat } ha guardato tutto il mazzo.
    }
event-cards-kept =
    { $you ->
        [seat] Hai tenuto { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } ha tenuto { $cards-def }.
               *[no] { $seat } ha tenuto { $count ->
                   [one] una carta
                  *[other] { $count } carte
               }.
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Hai rimesso in fondo al mazzo { $cards-def }.
               *[no] Hai scartato { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } ha rimesso in fondo al mazzo { $cards-def }.
                       *[no] { $seat } ha scartato { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes] { $seat } ha rimesso in fondo al mazzo { $count ->
                            [one] una carta
                           *[other] { $count } carte
                        }.
                       *[no] { $seat } ha scartato { $count ->
                           [one] una carta
                          *[other] { $count } carte
                       }.
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Hai mescolato il mazzo.
               *[other] Hai rimescolato nel mazzo { $cards-def }.
            }
       *[none]
            { $count ->
                [0] { $seat } ha mescolato il mazzo.
                [one] { $seat } ha rimescolato nel mazzo l’altra carta.
               *[other] { $seat } ha rimescolato nel mazzo le altre { $count } carte.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Hai mescolato il mazzo.
       *[none] { $seat } ha mescolato il mazzo.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } ti ha preso { $cards-indef }.
               *[other] Hai dato { $cards-indef } { $to-to }.
            }
        [to]
            { $source ->
                [wizard] Hai preso { $cards-indef } da { $seat }.
               *[other] Hai ricevuto da { $seat } { $cards-indef }.
            }
       *[none]
            { $known ->
                [yes] { $to } ha ricevuto da { $seat } { $cards-indef }.
               *[no] { $to } ha ricevuto { $count ->
                   [one] una carta
                  *[other] { $count } carte
               } da { $seat }.
            }
    }
event-hands-swapped =
    { $you ->
        [seat]
            Hai scambiato la mano con { $other }: { $given-count ->
                [0] non hai dato nulla
               *[other] hai dato { $given-indef }
            }; { $received-count ->
                [0] non hai ricevuto nulla
               *[other] hai ricevuto { $received-indef }
            }.
        [other]
            { $seat } ha scambiato la mano con te: { $received-count ->
                [0] non hai dato nulla
               *[other] hai dato { $received-indef }
            }; { $given-count ->
                [0] non hai ricevuto nulla
               *[other] hai ricevuto { $given-indef }
            }.
       *[none] { $seat } ha scambiato la mano con { $other }.
    }
event-hand-seen =
    { $you ->
        [seat]
            { $cards-count ->
                [0] Hai guardato la mano di { $other }: era vuota.
               *[other] Hai guardato la mano di { $other }: { $cards-indef }.
            }
        [other] { $seat } ha guardato la tua mano.
       *[none] { $seat } ha guardato la mano di { $other }.
    }
event-type-named =
    { $you ->
        [seat] Hai cercato edifici { $type-adj-plural } nella mano di { $other }.
        [other] { $seat } ha cercato edifici { $type-adj-plural } nella tua mano.
       *[none] { $seat } ha cercato edifici { $type-adj-plural } nella mano di { $other }.
    }
event-card-stored =
    { $you ->
        [seat] Hai messo { $card-def } sotto { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } ha messo { $card-def } sotto { $under-def }.
               *[no] { $seat } ha messo una carta sotto { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [one] La carta sotto { $under-def } è finita in fondo al mazzo.
       *[other] Le { $count } carte sotto { $under-def } sono finite in fondo al mazzo.
    }
event-store-moved =
    { $you ->
        [to] Ora sono tue le carte sotto { $under-def }: { $cards-indef }.
       *[none]
            { $count ->
                [one] La carta sotto { $under-def } ora è di { $to }.
               *[other] Le { $count } carte sotto { $under-def } ora sono di { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Hai cominciato a costruire { $district-def }.
               *[none] { $seat } ha cominciato a costruire { $district-def }.
            }
       *[no]
            { $you ->
                [seat] Hai preso una carta dalla mano di { $origin } e hai cominciato a costruirla: { $district-def }.
                [origin] { $seat } ha preso una carta dalla tua mano e ha cominciato a costruirla: { $district-def }.
               *[none] { $seat } ha preso una carta dalla mano di { $origin } e ha cominciato a costruirla: { $district-def }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Hai costruito { $district-indef }.
               *[none] { $seat } ha costruito { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Hai confiscato { $district-def }: ora l’edificio è nella tua città.
                [builder] { $seat } ti ha confiscato { $district-def }: ora l’edificio è nella sua città.
               *[none] { $seat } ha confiscato { $district-def } { $builder-to }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Hai distrutto un tuo edificio: { $district-def }.
               *[none] { $seat } ha distrutto un edificio della propria città: { $district-def }.
            }
       *[no]
            { $you ->
                [seat] { $by } ha distrutto { $district-def } nella tua città.
                [by] Hai distrutto { $district-def } di { $seat }.
               *[none] { $by } ha distrutto { $district-def } di { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } ha distrutto { $district-def } nella tua città; hai ripreso la carta in mano.
                [by] Hai distrutto { $district-def } di { $seat }, che ha ripreso la carta in mano.
               *[none] { $by } ha distrutto { $district-def } di { $seat }, che ha ripreso la carta in mano.
            }
       *[no]
            { $you ->
                [seat] { $by } ha distrutto { $district-def } nella tua città; la carta è andata in mano { $to-to }.
                [by] Hai distrutto { $district-def } di { $seat }; la carta è andata in mano { $to-to }.
                [to] { $by } ha distrutto { $district-def } di { $seat }; hai preso la carta in mano.
               *[none] { $by } ha distrutto { $district-def } di { $seat }; la carta è andata in mano { $to-to }.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } ha preso { $district-def } dalla tua città.
        [to] Hai preso { $district-def } di { $seat }.
       *[none] { $to } ha preso { $district-def } di { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Hai abbellito { $district-def }.
       *[none] { $seat } ha abbellito { $district-def }.
    }

## Tokens on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Hai ucciso { $character-def }.
                [bewitched] Hai lanciato un incantesimo { $character-on }.
                [robbed] Hai scelto di derubare { $character-def }.
                [warrant]
                    { $face ->
                        [yes] Hai messo il mandato firmato { $character-on }.
                       *[no] Hai messo un mandato non firmato { $character-on }.
                    }
                [threat]
                    { $face ->
                        [yes] Hai messo la minaccia con il fiore { $character-on }.
                       *[no] Hai messo la minaccia in bianco { $character-on }.
                    }
               *[other] Hai messo un segnalino { $character-on }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } ha ucciso { $character-def }.
                [bewitched] { $seat } ha lanciato un incantesimo { $character-on }.
                [robbed] { $seat } ha scelto di derubare { $character-def }.
                [warrant] { $seat } ha messo un mandato { $character-on }.
                [threat] { $seat } ha minacciato { $character-def }.
               *[other] { $seat } ha messo un segnalino { $character-on }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Hai rivelato il mandato firmato { $character-on }.
                [threat]
                    { $face ->
                        [yes] Hai rivelato la minaccia { $character-on }: ha il fiore.
                       *[no] Hai rivelato la minaccia { $character-on }: è in bianco.
                    }
               *[other] Hai girato il segnalino { $character-on }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } ha rivelato il mandato firmato { $character-on }.
                [threat]
                    { $face ->
                        [yes] { $seat } ha rivelato la minaccia { $character-on }: ha il fiore.
                       *[no] { $seat } ha rivelato la minaccia { $character-on }: è in bianco.
                    }
               *[other] { $seat } ha girato il segnalino { $character-on }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] La minaccia { $character-on } è stata tolta senza essere mostrata.
       *[other] Un segnalino { $character-on } è stato tolto.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Hai lasciato costruire l’edificio.
                [navigator] Non hai preso né monete né carte.
                [theater] Non hai scambiato il personaggio.
                [graveyard] Non hai preso la carta dell’edificio.
                [lighthouse] Non hai guardato il mazzo.
                [bell_tower] Non hai suonato il Campanile.
                [ball_room] Non hai reso omaggio alla corona e hai perso il turno.
               *[other]
                    { $answer ->
                        [refuse] Non hai pagato la tangente.
                       *[pass] Non hai rivelato la minaccia.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } ha lasciato costruire l’edificio.
                [navigator] { $seat } non ha preso né monete né carte.
                [theater] { $seat } non ha scambiato il personaggio.
                [graveyard] { $seat } non ha preso la carta dell’edificio.
                [lighthouse] { $seat } non ha guardato il mazzo.
                [bell_tower] { $seat } non ha suonato il Campanile.
                [ball_room] { $seat } non ha reso omaggio alla corona e ha perso il turno.
               *[other]
                    { $answer ->
                        [refuse] { $seat } non ha pagato la tangente.
                       *[pass] { $seat } non ha rivelato la minaccia.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Hai costruito { $district-indef } senza pagare.
               *[other] Hai costruito { $district-indef } per { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
       *[none]
            { $gold ->
                [0] { $seat } ha costruito { $district-indef } senza pagare.
               *[other] { $seat } ha costruito { $district-indef } per { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } ha pescato { $all-indef }.
               *[other] { $seat } ha pescato { $all-indef } e ha tenuto { $cards-def }.
            }
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } ha pescato una carta.
                       *[other] { $seat } ha pescato { $drawn } carte e ne ha tenuta una.
                    }
               *[other] { $seat } ha pescato { $drawn } carte e ne ha tenute { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence = Nessuna risposta { $characters-from }.
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } ha scelto un personaggio.
       *[other] { $players } hanno scelto un personaggio a testa.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } Sei tu!
# The reader's own killed character is called.
story-silenced = Viene { $character-gender ->
        [f] chiamata
       *[m] chiamato
    } { $character-def }, ma l’Assassino ti ha ucciso: perdi il turno.
