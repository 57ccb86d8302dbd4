# What happened, one sentence an event. The id is event- and the name of the event.
#
# $you is the part that the reader has in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players, $seat-of and so on the same
# with "de"; $nobody is "yes" if the first of them is nobody, and $same is "yes" if the first and the last are the same.
# $known is "no" if the reader may not see the cards. A card comes with its forms ($district-def); a list of cards too,
# and with its $cards-count. $source is the card or the occasion that it came from, $source-for the same as the end of
# a sentence.

## The round

event-round-began =
    { $you ->
        [crown] Manche { $round }. Vous avez la couronne.
       *[none] Manche { $round }. { $crown } a la couronne.
    }
event-characters-discarded =
    { $faceup-count ->
        [0] On écarte un personnage face cachée.
       *[other] On écarte { $faceup-def } face visible, puis un autre personnage face cachée.
    }
event-packet-passed =
    { $you ->
        [seat]
            { $characters-count ->
                [1] Il ne vous reste que { $characters-def }.
               *[other] Vous avez le choix entre { $characters-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $characters-count ->
                        [1] { $seat } n’a plus que { $characters-def }.
                       *[other] { $seat } a le choix entre { $characters-def }.
                    }
               *[no] { $seat } regarde { $count ->
                    [one] { $count } personnage
                   *[other] { $count } personnages
                }.
            }
    }
event-character-picked =
    { $you ->
        [seat] Vous prenez { $character-def }.
       *[none]
            { $known ->
                [yes] { $seat } prend { $character-def }.
               *[no] { $seat } prend un personnage.
            }
    }
event-character-discarded =
    { $nobody ->
        [yes]
            { $known ->
                [yes] On écarte { $character-def } au hasard, face cachée.
               *[no] On écarte un personnage au hasard, face cachée.
            }
       *[no]
            { $you ->
                [seat] Vous écartez { $character-def }, face cachée.
               *[none]
                    { $known ->
                        [yes] { $seat } écarte { $character-def }, face cachée.
                       *[no] { $seat } écarte un personnage, face cachée.
                    }
            }
    }
event-discard-recovered =
    { $you ->
        [seat] Vous pouvez aussi choisir le personnage écarté en premier.
       *[none] { $seat } peut aussi choisir le personnage écarté en premier.
    }
event-characters-swapped =
    { $you ->
        [seat] Vous échangez votre personnage contre celui { $other-of } : vous donnez { $given-def } et recevez { $received-def }.
        [other] { $seat } échange son personnage contre le vôtre : vous donnez { $received-def } et recevez { $given-def }.
       *[none]
            { $known ->
                [yes] { $seat } donne { $given-def } à { $other } et reçoit { $received-def }.
               *[no] { $seat } échange son personnage contre celui { $other-of }.
            }
    }
event-silence = { $character-Def } ne répond pas.
event-revealed =
    { $you ->
        [seat] Vous révélez { $character-def }.
       *[none] { $seat } révèle { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] Votre tour est suspendu.
       *[none] Le tour { $seat-of } est suspendu.
    }
event-turn-resumed =
    { $you ->
        [seat] Vous reprenez votre tour avec { $character-def }.
       *[none] { $seat } reprend son tour avec { $character-def }.
    }
event-turn-ended =
    { $you ->
        [seat] Votre tour avec { $character-def } est terminé.
       *[none] Le tour { $seat-of } avec { $character-def } est terminé.
    }
event-crown-moved =
    { $you ->
        [seat] Vous recevez la couronne.
        [previous] Votre couronne passe à { $seat }.
       *[none] { $seat } reçoit la couronne.
    }
event-city-completed =
    { $you ->
        [seat] Votre cité est complète : la partie se termine après cette manche.
       *[none] La cité { $seat-of } est complète : la partie se termine après cette manche.
    }
event-complete-size-set =
    { $size ->
        [7]
            { $you ->
                [seat] Vous faites sonner le Beffroi : désormais, 7 quartiers complètent une cité.
               *[none] { $seat } fait sonner le Beffroi : désormais, 7 quartiers complètent une cité.
            }
       *[other] Le Beffroi n’est plus : il faut de nouveau { $size } quartiers pour compléter une cité.
    }
event-thanked =
    { $you ->
        [seat] « Merci, Majesté », dites-vous à { $to }.
        [to] « Merci, Majesté », vous dit { $seat }.
       *[none] « Merci, Majesté », dit { $seat } à { $to }.
    }
# At a web table: $lines is how many lines of the log no longer hold.
event-taken-back =
    { $you ->
        [seat] Vous annulez votre dernier coup.
       *[none] { $seat } annule son dernier coup.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = La partie continue avec la version { $rules } des règles.
event-position-opened = La partie reprend à partir d’une position partagée, à la manche { $round }.
event-game-ended =
    { $you ->
        [winners] La partie est terminée. Vous gagnez.
       *[none]
            { $winners-count ->
                [one] La partie est terminée. { $winners } gagne.
               *[other] La partie est terminée. { $winners } se partagent la victoire.
            }
    }

## Gold

event-gold-gained =
    { $you ->
        [seat]
            { $source ->
                [deal] Vous commencez avec { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [gather] Vous récoltez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [alchemist] Vous récupérez l’or payé pour bâtir : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [magistrate] Vous récupérez l’or payé : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
               *[other] Vous gagnez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } { $source-for }.
            }
       *[none]
            { $source ->
                [deal] { $seat } commence avec { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [gather] { $seat } récolte { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [alchemist] { $seat } récupère l’or payé pour bâtir : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [magistrate] { $seat } récupère l’or payé : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
               *[other] { $seat } gagne { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } { $source-for }.
            }
    }
event-gold-paid =
    { $you ->
        [seat]
            { $source ->
                [build] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour bâtir.
                [graveyard] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour utiliser le Cimetière.
                [warlord] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour détruire un quartier.
               *[other] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } { $source-for }.
            }
       *[none]
            { $source ->
                [build] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour bâtir.
                [graveyard] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour utiliser le Cimetière.
                [warlord] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour détruire un quartier.
               *[other] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } { $source-for }.
            }
    }
# From $seat to $to.
event-gold-moved =
    { $you ->
        [seat]
            { $source ->
                [thief] { $to } vous vole tout votre or : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [marshal] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [diplomat] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [blackmailer] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [bribe] Vous versez à { $to } un pot-de-vin { $gold ->
                    [one] d’une pièce d’or
                   *[other] de { $gold } pièces d’or
                }.
                [flower] { $to } prend tout votre or : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [abbot] Vous payez la dîme à { $to } : 1 pièce d’or.
                [tax_collector] Vous payez la taxe à { $to } : 1 pièce d’or.
                [emperor] Vous payez 1 pièce d’or à { $to } pour la couronne.
               *[other] { $to } vous prend { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
            }
        [to]
            { $source ->
                [thief] Vous volez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $seat }.
                [marshal] { $seat } vous paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [diplomat] { $seat } vous paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [blackmailer] { $seat } vous paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [bribe] { $seat } vous verse un pot-de-vin { $gold ->
                    [one] d’une pièce d’or
                   *[other] de { $gold } pièces d’or
                }.
                [flower] Vous prenez tout l’or { $seat-of } : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [abbot] { $seat } vous paie la dîme : 1 pièce d’or.
                [tax_collector] { $seat } vous paie la taxe : 1 pièce d’or.
                [emperor] { $seat } vous paie 1 pièce d’or pour la couronne.
               *[other] Vous prenez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $seat }.
            }
       *[none]
            { $source ->
                [thief] { $to } vole { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $seat }.
                [marshal] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [diplomat] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [blackmailer] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $to }.
                [bribe] { $seat } verse à { $to } un pot-de-vin { $gold ->
                    [one] d’une pièce d’or
                   *[other] de { $gold } pièces d’or
                }.
                [flower] { $to } prend tout l’or { $seat-of } : { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
                [abbot] { $seat } paie la dîme à { $to } : 1 pièce d’or.
                [tax_collector] { $seat } paie la taxe à { $to } : 1 pièce d’or.
                [emperor] { $seat } paie 1 pièce d’or à { $to } pour la couronne.
               *[other] { $to } prend { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } à { $seat }.
            }
    }
event-gold-put =
    { $you ->
        [seat] Vous posez { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxe sur le jeton { $card-of }.
       *[none] { $seat } pose { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } de taxe sur le jeton { $card-of }.
    }
event-gold-collected =
    { $you ->
        [seat] Vous prenez tout l’or du jeton { $card-of } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[none] { $seat } prend tout l’or du jeton { $card-of } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
    }

## District cards

event-cards-drawn =
    { $you ->
        [seat]
            { $source ->
                [deal] Au départ, vous recevez { $cards-indef }.
                [gather] Vous piochez { $cards-indef }.
               *[other] Vous piochez { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] Au départ, { $seat } reçoit { $cards-indef }.
                        [gather] { $seat } pioche { $cards-indef }.
                       *[other] { $seat } pioche { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [1]
                            { $source ->
                                [deal] Au départ, { $seat } reçoit une carte.
                                [gather] { $seat } pioche une carte.
                               *[other] { $seat } pioche une carte { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] Au départ, { $seat } reçoit { $count } cartes.
                                [gather] { $seat } pioche { $count } cartes.
                               *[other] { $seat } pioche { $count } cartes { $source-for }.
                            }
                    }
            }
    }
# Without a list of the cards: it would be the whole deck.
event-cards-drawn--lighthouse =
    { $you ->
        [seat] Vous parcourez la pioche.
       *[none] { $seat } parcourt la pioche.
    }
event-cards-kept =
    { $you ->
        [seat] Vous gardez { $cards-def }.
       *[none]
            { $known ->
                [yes] { $seat } garde { $cards-def }.
               *[no]
                    { $count ->
                        [1] { $seat } garde une carte.
                       *[other] { $seat } garde { $count } cartes.
                    }
            }
    }
# $drawn is "yes" for cards that were drawn and not kept.
event-cards-discarded =
    { $you ->
        [seat]
            { $drawn ->
                [yes] Vous remettez { $cards-def } sous la pioche.
               *[no] Vous défaussez { $cards-def }.
            }
       *[none]
            { $known ->
                [yes]
                    { $drawn ->
                        [yes] { $seat } remet { $cards-def } sous la pioche.
                       *[no] { $seat } défausse { $cards-def }.
                    }
               *[no]
                    { $drawn ->
                        [yes]
                            { $count ->
                                [1] { $seat } remet une carte sous la pioche.
                               *[other] { $seat } remet { $count } cartes sous la pioche.
                            }
                       *[no]
                            { $count ->
                                [1] { $seat } défausse une carte.
                               *[other] { $seat } défausse { $count } cartes.
                            }
                    }
            }
    }
event-deck-shuffled =
    { $you ->
        [seat]
            { $count ->
                [0] Vous mélangez la pioche.
               *[other] Vous remettez { $cards-def } dans la pioche et la mélangez.
            }
       *[none]
            { $count ->
                [0] { $seat } mélange la pioche.
                [1] { $seat } remet l’autre carte dans la pioche et la mélange.
               *[other] { $seat } remet les { $count } autres cartes dans la pioche et la mélange.
            }
    }
# Without a list of the cards: it would be the whole deck.
event-deck-shuffled--lighthouse =
    { $you ->
        [seat] Vous mélangez la pioche.
       *[none] { $seat } mélange la pioche.
    }
# From $seat to $to.
event-cards-moved =
    { $you ->
        [seat]
            { $source ->
                [wizard] { $to } vous prend { $cards-indef }.
               *[other] Vous donnez { $cards-indef } à { $to }.
            }
        [to]
            { $source ->
                [wizard] Vous prenez { $cards-indef } à { $seat }.
               *[other] { $seat } vous donne { $cards-indef }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [wizard] { $to } prend { $cards-indef } à { $seat }.
                       *[other] { $seat } donne { $cards-indef } à { $to }.
                    }
               *[no]
                    { $count ->
                        [1]
                            { $source ->
                                [wizard] { $to } prend une carte à { $seat }.
                               *[other] { $seat } donne une carte à { $to }.
                            }
                       *[other]
                            { $source ->
                                [wizard] { $to } prend { $count } cartes à { $seat }.
                               *[other] { $seat } donne { $count } cartes à { $to }.
                            }
                    }
            }
    }
event-hands-swapped =
    { $you ->
        [seat] Vous échangez votre main contre celle { $other-of }. Vous donnez : { $given-indef } ; vous recevez : { $received-indef }.
        [other] { $seat } échange sa main contre la vôtre. Vous donnez : { $received-indef } ; vous recevez : { $given-indef }.
       *[none] { $seat } échange sa main contre celle { $other-of }.
    }
event-hand-seen =
    { $you ->
        [seat]
            { $cards-count ->
                [0] Vous regardez la main { $other-of } : elle est vide.
               *[other] Vous regardez la main { $other-of } : { $cards-indef }.
            }
        [other] { $seat } regarde votre main.
       *[none] { $seat } regarde la main { $other-of }.
    }
event-type-named =
    { $you ->
        [seat] Vous cherchez des { $type-many } dans la main { $other-of }.
        [other] { $seat } cherche des { $type-many } dans votre main.
       *[none] { $seat } cherche des { $type-many } dans la main { $other-of }.
    }
event-card-stored =
    { $you ->
        [seat] Vous placez { $card-def } sous { $under-def }.
       *[none]
            { $known ->
                [yes] { $seat } place { $card-def } sous { $under-def }.
               *[no] { $seat } place une carte sous { $under-def }.
            }
    }
event-store-lost =
    { $count ->
        [1] La carte placée sous { $under-def } va sous la pioche.
       *[other] Les { $count } cartes placées sous { $under-def } vont sous la pioche.
    }
event-store-moved =
    { $you ->
        [to] Ce qui était placé sous { $under-def } est désormais à vous : { $cards-indef }.
       *[none]
            { $count ->
                [1] La carte placée sous { $under-def } est désormais à { $to }.
               *[other] Les { $count } cartes placées sous { $under-def } sont désormais à { $to }.
            }
    }

## Districts

event-building-began =
    { $same ->
        [yes]
            { $you ->
                [seat] Vous commencez à bâtir { $district-def }.
               *[none] { $seat } commence à bâtir { $district-def }.
            }
       *[no]
            { $you ->
                [seat] Vous commencez à bâtir { $district-def } avec une carte de la main { $origin-of }.
                [origin] { $seat } commence à bâtir { $district-def } avec une carte de votre main.
               *[none] { $seat } commence à bâtir { $district-def } avec une carte de la main { $origin-of }.
            }
    }
event-district-built =
    { $same ->
        [yes]
            { $you ->
                [seat] Vous bâtissez { $district-indef }.
               *[none] { $seat } bâtit { $district-indef }.
            }
       *[no]
            { $you ->
                [seat] Vous confisquez { $district-def } au profit de votre cité.
                [builder] { $seat } vous confisque { $district-def } au profit de sa cité.
               *[none] { $seat } confisque { $district-def } à { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Vous détruisez { $district-gender ->
                    [fp] vos propres
                   *[m] votre propre
                } { $district }.
               *[none] { $seat } détruit { $district-gender ->
                    [f] sa propre
                    [fp] ses propres
                   *[m] son propre
                } { $district }.
            }
       *[no]
            { $you ->
                [seat] { $by } détruit { $district-gender ->
                    [fp] vos
                   *[m] votre
                } { $district }.
                [by] Vous détruisez { $district-def } { $seat-of }.
               *[none] { $by } détruit { $district-def } { $seat-of }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } détruit { $district-gender ->
                    [fp] vos
                   *[m] votre
                } { $district } ; la carte revient dans votre main.
                [by] Vous détruisez { $district-def } { $seat-of }, qui reprend la carte en main.
               *[none] { $by } détruit { $district-def } { $seat-of }, qui reprend la carte en main.
            }
       *[no]
            { $you ->
                [seat] { $by } détruit { $district-gender ->
                    [fp] vos
                   *[m] votre
                } { $district } ; { $to } prend la carte en main.
                [by] Vous détruisez { $district-def } { $seat-of } ; { $to } prend la carte en main.
                [to] { $by } détruit { $district-def } { $seat-of } ; vous prenez la carte en main.
               *[none] { $by } détruit { $district-def } { $seat-of } ; { $to } prend la carte en main.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } prend { $district-gender ->
            [fp] vos
           *[m] votre
        } { $district }.
        [to] Vous prenez { $district-def } { $seat-of }.
       *[none] { $to } prend { $district-def } { $seat-of }.
    }
event-district-beautified =
    { $you ->
        [seat] Vous décorez { $district-def }.
       *[none] { $seat } décore { $district-def }.
    }

## Tokens on characters

# $face is "yes" for the signed warrant and the threat with the flower, and known to their owner only.
event-marked =
    { $you ->
        [seat]
            { $mark ->
                [killed] Vous assassinez { $character-def }.
                [bewitched] Vous ensorcelez { $character-def }.
                [robbed] Vous choisissez de voler { $character-def }.
                [warrant]
                    { $face ->
                        [yes] Vous posez le mandat signé sur { $character-def }.
                       *[no] Vous posez un mandat non signé sur { $character-def }.
                    }
                [threat]
                    { $face ->
                        [yes] Vous menacez { $character-def } (avec la fleur).
                       *[no] Vous menacez { $character-def } (menace vierge).
                    }
               *[other] Vous posez un jeton sur { $character-def }.
            }
       *[none]
            { $mark ->
                [killed] { $seat } assassine { $character-def }.
                [bewitched] { $seat } ensorcelle { $character-def }.
                [robbed] { $seat } choisit de voler { $character-def }.
                [warrant] { $seat } pose un mandat sur { $character-def }.
                [threat] { $seat } menace { $character-def }.
               *[other] { $seat } pose un jeton sur { $character-def }.
            }
    }
event-mark-shown =
    { $you ->
        [seat]
            { $mark ->
                [warrant] Vous révélez le mandat signé posé sur { $character-def }.
                [threat]
                    { $face ->
                        [yes] Vous révélez la menace posée sur { $character-def } : elle porte la fleur.
                       *[no] Vous révélez la menace posée sur { $character-def } : elle est vierge.
                    }
               *[other] Vous retournez le jeton posé sur { $character-def }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } révèle le mandat signé posé sur { $character-def }.
                [threat]
                    { $face ->
                        [yes] { $seat } révèle la menace posée sur { $character-def } : elle porte la fleur.
                       *[no] { $seat } révèle la menace posée sur { $character-def } : elle est vierge.
                    }
               *[other] { $seat } retourne le jeton posé sur { $character-def }.
            }
    }
event-mark-removed =
    { $mark ->
        [threat] La menace posée sur { $character-def } est retirée sans être vue.
       *[other] Un jeton posé sur { $character-def } est retiré.
    }
event-declined =
    { $you ->
        [seat]
            { $source ->
                [magistrate] Vous laissez bâtir le quartier.
                [navigator] Vous ne prenez ni or ni cartes.
                [theater] Vous n’échangez pas de personnage.
                [graveyard] Vous ne prenez pas la carte du quartier détruit.
                [lighthouse] Vous ne parcourez pas la pioche.
                [bell_tower] Vous ne faites pas sonner le Beffroi.
                [ball_room] Vous ne rendez pas hommage à la couronne et perdez votre tour.
               *[other]
                    { $answer ->
                        [refuse] Vous ne versez pas de pot-de-vin.
                       *[pass] Vous ne révélez pas la menace.
                    }
            }
       *[none]
            { $source ->
                [magistrate] { $seat } laisse bâtir le quartier.
                [navigator] { $seat } ne prend ni or ni cartes.
                [theater] { $seat } n’échange pas de personnage.
                [graveyard] { $seat } ne prend pas la carte du quartier détruit.
                [lighthouse] { $seat } ne parcourt pas la pioche.
                [bell_tower] { $seat } ne fait pas sonner le Beffroi.
                [ball_room] { $seat } ne rend pas hommage à la couronne et perd son tour.
               *[other]
                    { $answer ->
                        [refuse] { $seat } ne verse pas de pot-de-vin.
                       *[pass] { $seat } ne révèle pas la menace.
                    }
            }
    }

## Several events told in one sentence

# The beginning, the payment and the end of building. $gold is 0 if nothing was paid.
story-built =
    { $you ->
        [seat]
            { $gold ->
                [0] Vous bâtissez { $district-indef } sans payer.
               *[other] Vous bâtissez { $district-indef } pour { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
            }
       *[none]
            { $gold ->
                [0] { $seat } bâtit { $district-indef } sans payer.
               *[other] { $seat } bâtit { $district-indef } pour { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
            }
    }
# Cards drawn by another player and kept; $drawn is how many were drawn, $all which, if the reader may know.
story-kept =
    { $known ->
        [yes]
            { $drawn ->
                [1] { $seat } pioche { $all-indef }.
               *[other] { $seat } pioche { $all-indef } et garde { $cards-def }.
            }
       *[no]
            { $count ->
                [1]
                    { $drawn ->
                        [1] { $seat } pioche une carte.
                       *[other] { $seat } pioche { $drawn } cartes et en garde une.
                    }
               *[other] { $seat } pioche { $drawn } cartes et en garde { $count }.
            }
    }
# Several characters in a row that nobody reveals.
story-silence =
    { $characters-count ->
        [one] { $characters-Def } ne répond pas.
       *[other] { $characters-Def } ne répondent pas.
    }
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } prend un personnage.
       *[other] { $players } prennent tour à tour un personnage.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } C’est vous !
# The reader's own killed character is called.
story-silenced = On appelle { $character-def }, mais ce personnage a été assassiné : vous perdez votre tour.
