# What happened, one sentence an event. The id is event- and the name of the event.
#
# $you is the part that the reader has in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players; $nobody is "yes" if the
# first of them is nobody, and $same is "yes" if the first and the last are the same. $known is "no" if the reader may
# not see the cards. A card comes with its forms ($district-def); a list of cards too, and with its $cards-count.
# $source is the card or the occasion that it came from, $source-for the same as the end of a sentence.
# "Um ouro, dois ouros": gold is counted. In Portuguese [one] is 0 and 1, so "uma carta" stands behind [1].

## The round

event-round-began =
    { $you ->
        [crown] Rodada { $round }. Você tem a coroa.
       *[none] Rodada { $round }. { $crown } tem a coroa.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] Um personagem é descartado voltado para baixo.
       *[other] Descarte voltado para cima: { $faceup-def }. Mais um personagem é descartado voltado para baixo.
    }
event-packet-passed =
    { $you ->
        [seat] As suas opções: { $characters-def }.
       *[none]
            { $known ->
                [yes] As opções de { $seat }: { $characters-def }.
               *[no]
                    { $count ->
                        [1] { $seat } olha um personagem.
                       *[other] { $seat } olha { $count } personagens.
                    }
            }
    }
event-character-picked =
    { $you ->
        [seat] Você escolhe { $character-def }.
       *[none]
            { $known ->
                [yes] { $seat } escolhe { $character-def }.
               *[no] { $seat } escolhe um personagem.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] Um personagem sorteado é descartado voltado para baixo: { $character-def }.
               *[no] Um personagem sorteado é descartado voltado para baixo.
            }
       *[no]
            { $you ->
                [seat] Você descarta um personagem voltado para baixo: { $character-def }.
               *[none]
                    { $known ->
                        [yes] { $seat } descarta um personagem voltado para baixo: { $character-def }.
                       *[no] { $seat } descarta um personagem voltado para baixo.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] Você também pode escolher o personagem que foi descartado primeiro.
       *[none] { $seat } também pode escolher o personagem que foi descartado primeiro.
    }
event-characters-swapped =
    { $you ->
        [seat] Você troca de personagem com { $other }: dá { $given-def } e recebe { $received-def }.
        [other] { $seat } troca de personagem com você: você dá { $received-def } e recebe { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } dá { $given-def } a { $other } e recebe { $received-def }.
               *[no] { $seat } troca de personagem com { $other }.
            }
    }
event-silence = Ninguém responde { $character-by }.
event-revealed =
    { $you ->
        [seat] Você revela { $character-def }.
       *[none] { $seat } revela { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] O seu turno fica suspenso.
       *[none] O turno de { $seat } fica suspenso.
    }
event-turn-resumed =
    { $you ->
        [seat] Você retoma o seu turno, agora como { $character }.
       *[none] { $seat } retoma o turno, agora como { $character }.
    }
event-turn-ended =
    { $you ->
        [seat] O seu turno como { $character } acabou.
       *[none] O turno de { $seat } como { $character } acabou.
    }
event-crown-moved =
    { $you ->
        [seat] A coroa passa para você.
        [previous] A coroa passa de você para { $seat }.
       *[none] A coroa passa para { $seat }.
    }
event-city-completed =
    { $you ->
        [seat] A sua cidade está completa: a partida acaba depois desta rodada.
       *[none] A cidade de { $seat } está completa: a partida acaba depois desta rodada.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Você toca o sino do Campanário. De agora em diante, 7 distritos completam uma cidade.
               *[none] { $seat } toca o sino do Campanário. De agora em diante, 7 distritos completam uma cidade.
            }
       *[other] O Campanário não existe mais. De agora em diante, uma cidade volta a precisar de { $size } distritos.
    }
event-thanked =
    { $you ->
        [seat] “Agradeço, Majestade”, diz você a { $to }.
        [to] “Agradeço, Majestade”, diz { $seat } a você.
       *[none] “Agradeço, Majestade”, diz { $seat } a { $to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Você desfaz a sua última jogada.
       *[none] { $seat } desfaz a última jogada.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = A partida continua com a versão { $rules } das regras.
event-position-opened = A partida continua a partir de uma posição compartilhada, na rodada { $round }.
event-game-ended =
    { $you ->
        [winners] A partida acabou. Você venceu!
       *[none]
            { $winners-count ->
                [one] A partida acabou. { $winners } venceu.
               *[other] A partida acabou. { $winners } dividem a vitória.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Você começa com { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [gather] Você coleta { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [alchemist] Você recebe de volta { $gold ->
                          [one] o ouro
                         *[other] os { $gold } ouros
                      } que pagou para construir.
                [magistrate] Você recebe de volta { $gold ->
                          [one] o ouro
                         *[other] os { $gold } ouros
                      } que pagou.
               *[other] Você ganha { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } começa com { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [gather] { $seat } coleta { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [alchemist] { $seat } recebe de volta { $gold ->
                          [one] o ouro
                         *[other] os { $gold } ouros
                      } que pagou para construir.
                [magistrate] { $seat } recebe de volta { $gold ->
                          [one] o ouro
                         *[other] os { $gold } ouros
                      } que pagou.
               *[other] { $seat } ganha { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } pela construção.
                [smithy] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } na Forja.
                [warlord] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } para destruir um distrito.
                [graveyard] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } para usar o Cemitério.
               *[other] Você paga { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } pela construção.
                [smithy] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } na Forja.
                [warlord] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } para destruir um distrito.
                [graveyard] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } para usar o Cemitério.
               *[other] { $seat } paga { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } rouba todo o seu ouro: { $gold }.
                [marshal] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [diplomat] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [blackmailer] Você paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [bribe] Você paga a { $to } um suborno de { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [flower] { $to } pega todo o seu ouro: { $gold }.
                [abbot] Você paga o dízimo a { $to }: 1 ouro.
                [tax_collector] Você paga o imposto a { $to }: 1 ouro.
                [emperor] Você paga 1 ouro a { $to } pela coroa.
               *[other] { $to } pega { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } de você.
            }
        [to]
            { $source ->
                [thief] Você rouba { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } de { $seat }.
                [marshal] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a você.
                [diplomat] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a você.
                [blackmailer] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a você.
                [bribe] { $seat } paga a você um suborno de { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [flower] Você pega todo o ouro de { $seat }: { $gold }.
                [abbot] { $seat } paga o dízimo a você: 1 ouro.
                [tax_collector] { $seat } paga o imposto a você: 1 ouro.
                [emperor] { $seat } paga 1 ouro a você pela coroa.
               *[other] Você pega { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } de { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } rouba { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } de { $seat }.
                [marshal] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [diplomat] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [blackmailer] { $seat } paga { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    } a { $to }.
                [bribe] { $seat } paga a { $to } um suborno de { $gold } { $gold ->
                        [one] ouro
                       *[other] ouros
                    }.
                [flower] { $to } pega todo o ouro de { $seat }: { $gold }.
                [abbot] { $seat } paga o dízimo a { $to }: 1 ouro.
                [tax_collector] { $seat } paga o imposto a { $to }: 1 ouro.
                [emperor] { $seat } paga 1 ouro a { $to } pela coroa.
               *[other] { $to } pega { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   } de { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Você coloca { $gold } { $gold ->
                [one] ouro
               *[other] ouros
            } de imposto no marcador { $card-of }.
       *[none] { $seat } coloca { $gold } { $gold ->
               [one] ouro
              *[other] ouros
           } de imposto no marcador { $card-of }.
    }
event-gold-collected =
    { $you ->
        [seat] Você pega { $gold } { $gold ->
                [one] ouro
               *[other] ouros
            } do marcador { $card-of }.
       *[none] { $seat } pega { $gold } { $gold ->
               [one] ouro
              *[other] ouros
           } do marcador { $card-of }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Você começa com { $cards-indef }.
                [gather] Você compra { $cards-indef }.
               *[other] Você compra { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } começa com { $cards-indef }.
                        [gather] { $seat } compra { $cards-indef }.
                       *[other] { $seat } compra { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [1]
                            { $source ->
                                [deal] { $seat } começa com uma carta.
                                [gather] { $seat } compra uma carta.
                               *[other] { $seat } compra uma carta { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } começa com { $count } cartas.
                                [gather] { $seat } compra { $count } cartas.
                               *[other] { $seat } compra { $count } cartas { $source-for }.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Você olha o baralho inteiro.
       *[none] { $seat } olha o baralho inteiro.
    }
event-cards-kept =
    { $you ->
        [seat] Você fica com { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } fica com { $cards-def }.
               *[no]
                    { $count ->
                        [1] { $seat } fica com uma carta.
                       *[other] { $seat } fica com { $count } cartas.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Você devolve { $cards-def } ao fundo do baralho.
               *[no] Você descarta { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } devolve { $cards-def } ao fundo do baralho.
                       *[no] { $seat } descarta { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [1] { $seat } devolve uma carta ao fundo do baralho.
                               *[other] { $seat } devolve { $count } cartas ao fundo do baralho.
                            }
                       *[no]
                            { $count ->
                                [1] { $seat } descarta uma carta.
                               *[other] { $seat } descarta { $count } cartas.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Você embaralha o baralho.
               *[other] Você embaralha { $cards-def } de volta no baralho.
            }
       *[none]
            { $count ->
                [0] { $seat } embaralha o baralho.
                [1] { $seat } embaralha a outra carta de volta no baralho.
               *[other] { $seat } embaralha as outras { $count } cartas de volta no baralho.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Você embaralha o baralho.
       *[none] { $seat } embaralha o baralho.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } pega { $cards-indef } da sua mão.
               *[other] Você dá { $cards-indef } a { $to }.
            }
        [to]
            { $source ->
                [wizard] Você pega { $cards-indef } da mão de { $seat }.
               *[other] Você recebe { $cards-indef } da mão de { $seat }.
            }
       *[none]
            { $known ->
                [yes] { $to } recebe { $cards-indef } da mão de { $seat }.
               *[no]
                    { $count ->
                        [1] { $to } recebe uma carta da mão de { $seat }.
                       *[other] { $to } recebe { $count } cartas da mão de { $seat }.
                    }
            }
    }
event-hands-swapped =
    { $you ->
        [seat] Você troca de mão com { $other }: { $given-count ->
                [0] não dá nada
               *[other] dá { $given-indef }
            }, e { $received-count ->
                [0] não recebe nada
               *[other] recebe { $received-indef }
            }.
        [other] { $seat } troca de mão com você: você { $received-count ->
                [0] não dá nada
               *[other] dá { $received-indef }
            }, e { $given-count ->
                [0] não recebe nada
               *[other] recebe { $given-indef }
            }.
       *[none] { $seat } troca de mão com { $other }.
    }
event-hand-seen =
    { $you ->
        [seat] Você olha a mão de { $other }: { $cards-indef }.
        [other] { $seat } olha a sua mão.
       *[none] { $seat } olha a mão de { $other }.
    }
event-type-named =
    { $you ->
        [seat] Você procura distritos { $type-adj-plural } na mão de { $other }.
        [other] { $seat } procura distritos { $type-adj-plural } na sua mão.
       *[none] { $seat } procura distritos { $type-adj-plural } na mão de { $other }.
    }
event-card-stored =
    { $you ->
        [seat] Você coloca { $card-def } sob { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } coloca { $card-def } sob { $under-def }.
               *[no] { $seat } coloca uma carta sob { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [1] A carta sob { $under-def } vai para o fundo do baralho.
       *[other] As { $count } cartas sob { $under-def } vão para o fundo do baralho.
    }
event-store-moved =
    { $you ->
        [to]
            { $count ->
                [1] A carta sob { $under-def } agora é sua: { $cards-indef }.
               *[other] As cartas sob { $under-def } agora são suas: { $cards-indef }.
            }
       *[none]
            { $count ->
                [1] A carta sob { $under-def } agora é de { $to }.
               *[other] As { $count } cartas sob { $under-def } agora são de { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Você começa a construir { $district-indef }.
               *[none] { $seat } começa a construir { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Você começa a construir { $district-def }, uma carta da mão de { $origin }.
                [origin] { $seat } começa a construir { $district-def }, uma carta da sua mão.
               *[none] { $seat } começa a construir { $district-def }, uma carta da mão de { $origin }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Você constrói { $district-indef }.
               *[none] { $seat } constrói { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Você confisca { $district-def }: o distrito fica na sua cidade.
                [builder] { $seat } confisca { $district-def }: o distrito fica na cidade de { $seat }.
               *[none] { $seat } confisca { $district-def } de { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Você destrói { $district-def } da sua própria cidade.
               *[none] { $seat } destrói { $district-def } da própria cidade.
            }
       *[no]
            { $you ->
                [seat] { $by } destrói { $district-def } da sua cidade.
                [by] Você destrói { $district-def } de { $seat }.
               *[none] { $by } destrói { $district-def } de { $seat }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } destrói { $district-def } da sua cidade; a carta volta para a sua mão.
                [by] Você destrói { $district-def } de { $seat }; a carta volta para a mão de { $seat }.
               *[none] { $by } destrói { $district-def } de { $seat }; a carta volta para a mão de { $seat }.
            }
       *[no]
            { $you ->
                [seat] { $by } destrói { $district-def } da sua cidade; { $to } fica com a carta.
                [by] Você destrói { $district-def } de { $seat }; { $to } fica com a carta.
                [to] { $by } destrói { $district-def } de { $seat }; a carta vem para a sua mão.
               *[none] { $by } destrói { $district-def } de { $seat }; { $to } fica com a carta.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } toma { $district-gender ->
            [f] a sua
            [mp] os seus
            [fp] as suas
           *[m] o seu
        } { $district }.
        [to] Você toma { $district-def } de { $seat }.
       *[none] { $to } toma { $district-def } de { $seat }.
    }
event-district-beautified =
    { $you ->
        [seat] Você embeleza { $district-def }.
       *[none] { $seat } embeleza { $district-def }.
    }

## Tokens on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Você assassina { $character-def }.
                [bewitched] Você enfeitiça { $character-def }.
                [robbed] Você vai roubar { $character-def }.
                [warrant]
                    { $face ->
                        [yes] Você coloca o mandado assinado { $character-in }.
                       *[no] Você coloca um mandado sem assinatura { $character-in }.
                    }
                [threat]
                    { $face ->
                        [yes] Você ameaça { $character-def } com a flor.
                       *[no] Você ameaça { $character-def } sem a flor.
                    }
               *[other] Você coloca um marcador { $character-in }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } assassina { $character-def }.
                [bewitched] { $seat } enfeitiça { $character-def }.
                [robbed] { $seat } vai roubar { $character-def }.
                [warrant] { $seat } coloca um mandado { $character-in }.
                [threat] { $seat } ameaça { $character-def }.
               *[other] { $seat } coloca um marcador { $character-in }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Você revela o mandado { $character-of }: ele está assinado.
                [threat]
                    { $face ->
                        [yes] Você revela a ameaça { $character-to }: ela tem a flor.
                       *[no] Você revela a ameaça { $character-to }: ela está em branco.
                    }
               *[other] Você vira o marcador { $character-of }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } revela o mandado { $character-of }: ele está assinado.
                [threat]
                    { $face ->
                        [yes] { $seat } revela a ameaça { $character-to }: ela tem a flor.
                       *[no] { $seat } revela a ameaça { $character-to }: ela está em branco.
                    }
               *[other] { $seat } vira o marcador { $character-of }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] A ameaça { $character-to } é retirada sem ser revelada.
       *[other] Um marcador é retirado { $character-of }.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Você deixa o distrito ser construído.
                [navigator] Você não pega ouro nem cartas.
                [theater] Você não troca de personagem.
                [graveyard] Você não pega a carta do distrito.
                [lighthouse] Você não olha o baralho.
                [bell_tower] Você não toca o sino.
                [ball_room] Você não presta homenagem à coroa e perde o turno.
               *[other]
                    { $answer ->
                        [refuse] Você não paga suborno.
                       *[pass] Você não revela a ameaça.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } deixa o distrito ser construído.
                [navigator] { $seat } não pega ouro nem cartas.
                [theater] { $seat } não troca de personagem.
                [graveyard] { $seat } não pega a carta do distrito.
                [lighthouse] { $seat } não olha o baralho.
                [bell_tower] { $seat } não toca o sino.
                [ball_room] { $seat } não presta homenagem à coroa e perde o turno.
               *[other]
                    { $answer ->
                        [refuse] { $seat } não paga suborno.
                       *[pass] { $seat } não revela a ameaça.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Você constrói { $district-indef } sem pagar.
               *[other] Você constrói { $district-indef } por { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   }.
            }
       *[none]
            { $gold ->
                [0] { $seat } constrói { $district-indef } sem pagar.
               *[other] { $seat } constrói { $district-indef } por { $gold } { $gold ->
                       [one] ouro
                      *[other] ouros
                   }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } compra { $all-indef }.
               *[other] { $seat } compra { $all-indef }, e fica com { $cards-def }.
            }
       *[no]
            { $count ->
                [1]
                    { $drawn ->
                        [1] { $seat } compra uma carta.
                       *[other] { $seat } compra { $drawn } cartas e fica com uma.
                    }
               *[other] { $seat } compra { $drawn } cartas e fica com { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence = Ninguém responde { $characters-by }.
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } escolhe um personagem.
       *[other] { $players } escolhem os seus personagens.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } É você!
# The reader's own killed character is called.
story-silenced = É a vez { $character-of }, mas o seu personagem foi assassinado: você perde o turno.
