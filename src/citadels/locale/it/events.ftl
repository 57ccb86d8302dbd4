# What happened, one sentence an event. The id is event- and the name of the event.
#
# $you is the part that the reader has in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first two are the same player. $known is "no" if the reader may
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
        [0] Un personaggio viene scartato coperto.
       *[other] Fuori gioco, a carte scoperte: { $faceup-def }. Un altro personaggio viene scartato coperto.
    }
event-packet-passed =
    { $you ->
        [seat]
            { $characters-count ->
                [one] Ti arriva solo { $characters-def }.
               *[other] Puoi scegliere tra { $characters-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $characters-count ->
                        [one] { $seat } riceve solo { $characters-def }.
                       *[other] { $seat } può scegliere tra { $characters-def }.
                    }
               *[no]
                    { $count ->
                        [one] { $seat } guarda un personaggio.
                       *[other] { $seat } guarda { $count } personaggi.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] Scegli { $character-def }.
       *[none]
            { $known ->
                [yes] { $seat } sceglie { $character-def }.
               *[no] { $seat } sceglie un personaggio.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] Un personaggio a caso viene scartato coperto: { $character-def }.
               *[no] Un personaggio a caso viene scartato coperto, senza che nessuno lo guardi.
            }
       *[no]
            { $you ->
                [seat] Scarti un personaggio coperto: { $character-def }.
               *[none]
                    { $known ->
                        [yes] { $seat } scarta un personaggio coperto: { $character-def }.
                       *[no] { $seat } scarta un personaggio coperto.
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
        [seat] Scambi il personaggio con { $other }: dai { $given-def } e ricevi { $received-def }.
        [other] { $seat } scambia il personaggio con te: dai { $received-def } e ricevi { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } dà { $given-def } { $other-to } e riceve { $received-def }.
               *[no] { $seat } scambia il personaggio con { $other }.
            }
    }
event-silence = Nessuna risposta { $character-from }.
event-revealed =
    { $you ->
        [seat] Riveli { $character-def }.
       *[none] { $seat } rivela { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] Per ora il tuo turno si ferma.
       *[none] Per ora il turno di { $seat } si ferma.
    }
event-turn-resumed =
    { $you ->
        [seat] Riprendi il tuo turno come { $character }.
       *[none] { $seat } riprende il turno come { $character }.
    }
event-turn-ended =
    { $you ->
        [seat] Il tuo turno come { $character } è finito.
       *[none] Il turno di { $seat } come { $character } è finito.
    }
event-crown-moved =
    { $you ->
        [seat] Ricevi la corona.
        [previous] La corona passa da te { $seat-to }.
       *[none] { $seat } riceve la corona.
    }
event-city-completed =
    { $you ->
        [seat] La tua città è completa: la partita finisce con questo round.
       *[none] La città di { $seat } è completa: la partita finisce con questo round.
    }
event-complete-size-set =
    { $you ->
        [seat] D’ora in poi una città è completa con { $size } edifici: merito del tuo Campanile, o della sua caduta.
       *[none] D’ora in poi una città è completa con { $size } edifici.
    }
event-thanked =
    { $you ->
        [seat] «Grazie, Maestà», dici { $to-to }.
        [to] «Grazie, Maestà», ti dice { $seat }.
       *[none] «Grazie, Maestà», dice { $seat } { $to-to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Annulli la tua ultima risposta.
       *[none] { $seat } annulla l’ultima risposta.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = La partita prosegue con la versione { $rules } delle regole.
event-game-ended =
    { $you ->
        [winners] La partita è finita. Vinci tu!
       *[none]
            { $winners-count ->
                [one] La partita è finita. Vince { $winners }.
               *[other] La partita è finita. Vincono insieme { $winners }.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Cominci con { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [gather] Raccogli { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [alchemist] Recuperi quanto hai pagato per costruire: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [magistrate] Recuperi quanto hai pagato: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
               *[other] Ricevi { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } comincia con { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [gather] { $seat } raccoglie { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [alchemist] { $seat } recupera quanto ha pagato per costruire: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [magistrate] { $seat } recupera quanto ha pagato: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
               *[other] { $seat } riceve { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per la costruzione.
                [smithy] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } alla Forgia.
                [warlord] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per la distruzione.
                [graveyard] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } al Cimitero.
               *[other] Paghi { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per la costruzione.
                [smithy] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } alla Forgia.
                [warlord] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } per la distruzione.
                [graveyard] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } al Cimitero.
               *[other] { $seat } paga { $gold ->
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
                [thief] { $to } ti deruba di tutto il tuo oro: { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [diplomat] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [blackmailer] Paghi { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [abbot] Paghi la decima { $to-to }: 1 moneta.
                [tax_collector] Paghi la tassa { $to-to }: 1 moneta.
                [emperor] Paghi 1 moneta { $to-to } per la corona.
               *[other] { $to } ti prende { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
        [to]
            { $source ->
                [thief] Derubi { $seat } di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] { $seat } ti paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [diplomat] { $seat } ti paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [blackmailer] { $seat } ti paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [abbot] { $seat } ti paga la decima: 1 moneta.
                [tax_collector] { $seat } ti paga la tassa: 1 moneta.
                [emperor] { $seat } ti paga 1 moneta per la corona.
               *[other] Prendi { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } da { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } deruba { $seat } di { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                }.
                [marshal] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [diplomat] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [blackmailer] { $seat } paga { $gold ->
                    [one] 1 moneta
                   *[other] { $gold } monete
                } { $to-to }.
                [abbot] { $seat } paga la decima { $to-to }: 1 moneta.
                [tax_collector] { $seat } paga la tassa { $to-to }: 1 moneta.
                [emperor] { $seat } paga 1 moneta { $to-to } per la corona.
               *[other] { $to } prende { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               } da { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Metti { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } di tassa sul segnalino { $card-of }.
       *[none] { $seat } mette { $gold ->
           [one] 1 moneta
          *[other] { $gold } monete
       } di tassa sul segnalino { $card-of }.
    }
event-gold-collected =
    { $you ->
        [seat] Prendi { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } dal segnalino { $card-of }.
       *[none] { $seat } prende { $gold ->
           [one] 1 moneta
          *[other] { $gold } monete
       } dal segnalino { $card-of }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Ricevi in partenza { $cards-indef }.
                [gather] Peschi { $cards-indef }.
               *[other] Peschi { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } riceve in partenza { $cards-indef }.
                        [gather] { $seat } pesca { $cards-indef }.
                       *[other] { $seat } pesca { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $source ->
                        [deal] { $seat } riceve in partenza { $count ->
                            [one] una carta
                           *[other] { $count } carte
                        }.
                        [gather] { $seat } pesca { $count ->
                            [one] una carta
                           *[other] { $count } carte
                        }.
                       *[other] { $seat } pesca { $count ->
                           [one] una carta
                          *[other] { $count } carte
                       } { $source-for }.
                    }
            }
    }
event-cards-kept =
    { $you ->
        [seat] Tieni { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } tiene { $cards-def }.
               *[no] { $seat } tiene { $count ->
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
                [yes] Rimetti in fondo al mazzo { $cards-def }.
               *[no] Scarti { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } rimette nel mazzo { $cards-def }.
                       *[no] { $seat } scarta { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes] { $seat } rimette nel mazzo { $count ->
                            [one] una carta
                           *[other] { $count } carte
                        }.
                       *[no] { $seat } scarta { $count ->
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
                [0] Mescoli il mazzo.
               *[other] Rimescoli nel mazzo { $cards-def }.
            }
       *[none]
            { $count ->
                [0] { $seat } mescola il mazzo.
                [one] { $seat } rimescola nel mazzo l’altra carta.
               *[other] { $seat } rimescola nel mazzo le altre { $count } carte.
            }
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } ti prende { $cards-indef }.
               *[other] Dai { $cards-indef } { $to-to }.
            }
        [to]
            { $source ->
                [wizard] Prendi { $cards-indef } da { $seat }.
               *[other] Ricevi da { $seat } { $cards-indef }.
            }
       *[none]
            { $known ->
                [yes] { $to } riceve da { $seat } { $cards-indef }.
               *[no] { $to } riceve { $count ->
                   [one] una carta
                  *[other] { $count } carte
               } da { $seat }.
            }
    }
event-hands-swapped =
    { $you ->
        [seat]
            Scambi la mano con { $other }: { $given-count ->
                [0] non dai nulla
               *[other] dai { $given-indef }
            }; { $received-count ->
                [0] non ricevi nulla
               *[other] ricevi { $received-indef }
            }.
        [other]
            { $seat } scambia la mano con te: { $received-count ->
                [0] non dai nulla
               *[other] dai { $received-indef }
            }; { $given-count ->
                [0] non ricevi nulla
               *[other] ricevi { $given-indef }
            }.
       *[none] { $seat } scambia la mano con { $other }.
    }
event-hand-seen =
    { $you ->
        [seat]
            { $cards-count ->
                [0] Guardi la mano di { $other }: è vuota.
               *[other] Guardi la mano di { $other }: { $cards-indef }.
            }
        [other] { $seat } guarda la tua mano.
       *[none] { $seat } guarda la mano di { $other }.
    }
event-type-named =
    { $you ->
        [seat] Cerchi edifici { $type-adj-plural } nella mano di { $other }.
        [other] { $seat } cerca edifici { $type-adj-plural } nella tua mano.
       *[none] { $seat } cerca edifici { $type-adj-plural } nella mano di { $other }.
    }
event-card-stored =
    { $you ->
        [seat] Metti { $card-def } sotto { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } mette { $card-def } sotto { $under-def }.
               *[no] { $seat } mette una carta sotto { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [one] La carta sotto { $under-def } va in fondo al mazzo.
       *[other] Le { $count } carte sotto { $under-def } vanno in fondo al mazzo.
    }
event-store-moved =
    { $you ->
        [to] Ora è tuo quello che c’è sotto { $under-def }: { $cards-indef }.
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
                [seat] Cominci a costruire { $district-def }.
               *[none] { $seat } comincia a costruire { $district-def }.
            }
       *[no]
            { $you ->
                [seat] Prendi una carta dalla mano di { $origin } e cominci a costruirla: { $district-def }.
                [origin] { $seat } prende una carta dalla tua mano e comincia a costruirla: { $district-def }.
               *[none] { $seat } prende una carta dalla mano di { $origin } e comincia a costruirla: { $district-def }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Costruisci { $district-indef }.
               *[none] { $seat } costruisce { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Confischi { $district-def }: ora l’edificio è nella tua città.
                [builder] { $seat } ti confisca { $district-def }: ora l’edificio è nella sua città.
               *[none] { $seat } confisca { $district-def } { $builder-to }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Distruggi un tuo edificio: { $district-def }.
               *[none] { $seat } distrugge un edificio della propria città: { $district-def }.
            }
       *[no]
            { $you ->
                [seat] { $by } distrugge { $district-def } nella tua città.
                [by] Distruggi { $district-def } di { $seat }.
               *[none] { $by } distrugge { $district-def } di { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } distrugge { $district-def } nella tua città; riprendi la carta in mano.
                [by] Distruggi { $district-def } di { $seat }, che riprende la carta in mano.
               *[none] { $by } distrugge { $district-def } di { $seat }, che riprende la carta in mano.
            }
       *[no]
            { $you ->
                [seat] { $by } distrugge { $district-def } nella tua città; la carta va in mano { $to-to }.
                [by] Distruggi { $district-def } di { $seat }; la carta va in mano { $to-to }.
                [to] { $by } distrugge { $district-def } di { $seat }; prendi la carta in mano.
               *[none] { $by } distrugge { $district-def } di { $seat }; la carta va in mano { $to-to }.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } si prende { $district-def } dalla tua città.
        [to] Ti prendi { $district-def } di { $seat }.
       *[none] { $to } si prende { $district-def } di { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Abbellisci { $district-def }.
       *[none] { $seat } abbellisce { $district-def }.
    }

## Tokens on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Uccidi { $character-def }.
                [bewitched] Lanci un incantesimo { $character-on }.
                [robbed] Deruberai { $character-def }.
                [warrant]
                    { $face ->
                        [yes] Metti il mandato firmato { $character-on }.
                       *[no] Metti un mandato non firmato { $character-on }.
                    }
                [threat]
                    { $face ->
                        [yes] Metti la minaccia con il fiore { $character-on }.
                       *[no] Metti la minaccia in bianco { $character-on }.
                    }
               *[other] Metti un segnalino { $character-on }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } uccide { $character-def }.
                [bewitched] { $seat } lancia un incantesimo { $character-on }.
                [robbed] { $seat } deruberà { $character-def }.
                [warrant] { $seat } mette un mandato { $character-on }.
                [threat] { $seat } minaccia { $character-def }.
               *[other] { $seat } mette un segnalino { $character-on }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Mostri il mandato firmato { $character-on }.
                [threat]
                    { $face ->
                        [yes] Riveli la minaccia { $character-on }: ha il fiore.
                       *[no] Riveli la minaccia { $character-on }: è in bianco.
                    }
               *[other] Giri il segnalino { $character-on }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } mostra il mandato firmato { $character-on }.
                [threat]
                    { $face ->
                        [yes] { $seat } rivela la minaccia { $character-on }: ha il fiore.
                       *[no] { $seat } rivela la minaccia { $character-on }: è in bianco.
                    }
               *[other] { $seat } gira il segnalino { $character-on }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] La minaccia { $character-on } viene tolta senza essere mostrata.
       *[other] Viene tolto un segnalino { $character-from }.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Lasci costruire l’edificio.
                [theater] Non scambi il personaggio.
                [graveyard] Lasci l’edificio al mazzo.
                [lighthouse] Non guardi il mazzo.
                [bell_tower] Non annunci nulla.
                [ball_room] Non rendi omaggio alla corona e perdi il turno.
               *[other]
                    { $answer ->
                        [refuse] Non paghi la tangente.
                       *[pass] Non riveli la minaccia.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } lascia costruire l’edificio.
                [theater] { $seat } non scambia il personaggio.
                [graveyard] { $seat } lascia l’edificio al mazzo.
                [lighthouse] { $seat } non guarda il mazzo.
                [bell_tower] { $seat } non annuncia nulla.
                [ball_room] { $seat } non rende omaggio alla corona e perde il turno.
               *[other]
                    { $answer ->
                        [refuse] { $seat } non paga la tangente.
                       *[pass] { $seat } non rivela la minaccia.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Costruisci { $district-indef } senza pagare.
               *[other] Costruisci { $district-indef } per { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
       *[none]
            { $gold ->
                [0] { $seat } costruisce { $district-indef } senza pagare.
               *[other] { $seat } costruisce { $district-indef } per { $gold ->
                   [one] 1 moneta
                  *[other] { $gold } monete
               }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes] { $seat } pesca { $all-indef } e tiene { $cards-def }.
       *[no]
            { $count ->
                [one]
                    { $drawn ->
                        [one] { $seat } pesca una carta.
                       *[other] { $seat } pesca { $drawn } carte e ne tiene una.
                    }
               *[other] { $seat } pesca { $drawn } carte e ne tiene { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence = Nessuna risposta { $characters-from }.
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } sceglie un personaggio.
       *[other] { $players } scelgono un personaggio a testa.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } Sei tu!
# The reader's own killed character is called.
story-silenced = Ora toccherebbe a te, ma l’Assassino ha ucciso { $character-def }.
