# What happened, one sentence an event. The id is event- and the name of the event.
#
# $you is the part that the reader has in it: the name of the seat below that is the reader's, or "none".
# $seat, $to, $other, $by, $builder, $origin, $crown and $previous are names of players, $seat-of and so on the same
# with "de"; $nobody is "yes" if the first of them is nobody, and $same is "yes" if the first two are the same player.
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
                        [1] Il ne reste à { $seat } que { $characters-def }.
                       *[other] { $seat } a le choix entre { $characters-def }.
                    }
               *[no] { $seat } regarde { $count ->
                    [one] { $count } personnage
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
event-silence = Pas de réponse { $character-of }.
event-revealed =
    { $you ->
        [seat] Vous révélez { $character-def }.
       *[none] { $seat } révèle { $character-def }.
    }
event-turn-suspended =
    { $you ->
        [seat] Votre tour s’interrompt pour l’instant.
       *[none] Le tour { $seat-of } s’interrompt pour l’instant.
    }
event-turn-resumed =
    { $you ->
        [seat] Vous poursuivez votre tour dans le rôle { $character-of }.
       *[none] { $seat } poursuit son tour dans le rôle { $character-of }.
    }
event-turn-ended =
    { $you ->
        [seat] Votre tour dans le rôle { $character-of } est terminé.
       *[none] Le tour { $seat-of } dans le rôle { $character-of } est terminé.
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
    { $you ->
        [seat] Désormais, { $size } quartiers complètent une cité : ainsi le veut votre Beffroi, ou sa chute.
       *[none] Désormais, { $size } quartiers complètent une cité.
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
        [seat] Vous revenez sur votre dernière réponse.
       *[none] { $seat } revient sur sa dernière réponse.
    }
# The server has been updated; $rules is the version of the rules from now on.
event-rules-changed = La partie continue avec la version { $rules } des règles.
event-position-opened = La partie reprend à une position partagée, à la manche { $round }.
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
                } au Cimetière.
                [warlord] Vous payez { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour la destruction.
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
                } au Cimetière.
                [warlord] { $seat } paie { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                } pour la destruction.
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
                [abbot] Vous payez la dîme à { $to } : 1 pièce d’or.
                [tax_collector] Vous payez l’impôt à { $to } : 1 pièce d’or.
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
                [abbot] { $seat } vous paie la dîme : 1 pièce d’or.
                [tax_collector] { $seat } vous paie l’impôt : 1 pièce d’or.
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
                [abbot] { $seat } paie la dîme à { $to } : 1 pièce d’or.
                [tax_collector] { $seat } paie l’impôt à { $to } : 1 pièce d’or.
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
                [deal] Vous recevez au départ { $cards-indef }.
                [gather] Vous piochez { $cards-indef }.
               *[other] Vous piochez { $cards-indef } { $source-for }.
            }
       *[none]
            { $known ->
                [yes]
                    { $source ->
                        [deal] { $seat } reçoit au départ { $cards-indef }.
                        [gather] { $seat } pioche { $cards-indef }.
                       *[other] { $seat } pioche { $cards-indef } { $source-for }.
                    }
               *[no]
                    { $count ->
                        [1]
                            { $source ->
                                [deal] { $seat } reçoit au départ une carte.
                                [gather] { $seat } pioche une carte.
                               *[other] { $seat } pioche une carte { $source-for }.
                            }
                       *[other]
                            { $source ->
                                [deal] { $seat } reçoit au départ { $count } cartes.
                                [gather] { $seat } pioche { $count } cartes.
                               *[other] { $seat } pioche { $count } cartes { $source-for }.
                            }
                    }
            }
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
            { $cards-count ->
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
               *[other] Vous recevez { $cards-indef } de la part { $seat-of }.
            }
       *[none]
            { $known ->
                [yes] { $to } reçoit { $cards-indef } de la part { $seat-of }.
               *[no]
                    { $count ->
                        [1] { $to } reçoit une carte { $seat-of }.
                       *[other] { $to } reçoit { $count } cartes { $seat-of }.
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
        [seat] Vous regardez la main { $other-of } : { $cards-indef }.
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
        [to] Ce qui se trouve sous { $under-def } est à vous désormais : { $cards-indef }.
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
                [seat] Vous confisquez { $district-def } : votre cité s’agrandit.
                [builder] { $seat } vous confisque { $district-def } pour sa propre cité.
               *[none] { $seat } confisque { $district-def } à { $builder }.
            }
    }
# $seat loses it, $by destroys it.
event-district-destroyed =
    { $same ->
        [yes]
            { $you ->
                [seat] Vous détruisez { $district-def } dans votre propre cité.
               *[none] { $seat } détruit { $district-def } dans sa propre cité.
            }
       *[no]
            { $you ->
                [seat] { $by } détruit { $district-def } dans votre cité.
                [by] Vous détruisez { $district-def } { $seat-of }.
               *[none] { $by } détruit { $district-def } { $seat-of }.
            }
    }
# Destroyed by $by in the city of $seat, it goes to the hand of $to.
event-district-saved =
    { $same ->
        [yes]
            { $you ->
                [seat] { $by } détruit { $district-def } dans votre cité ; la carte revient dans votre main.
                [by] Vous détruisez { $district-def } { $seat-of }, qui reprend la carte en main.
               *[none] { $by } détruit { $district-def } { $seat-of }, qui reprend la carte en main.
            }
       *[no]
            { $you ->
                [seat] { $by } détruit { $district-def } dans votre cité ; { $to } prend la carte en main.
                [by] Vous détruisez { $district-def } { $seat-of } ; { $to } prend la carte en main.
                [to] { $by } détruit { $district-def } { $seat-of } ; vous prenez la carte en main.
               *[none] { $by } détruit { $district-def } { $seat-of } ; { $to } prend la carte en main.
            }
    }
# From $seat to $to.
event-district-moved =
    { $you ->
        [seat] { $to } prend { $district-def } dans votre cité.
        [to] Vous prenez { $district-def } dans la cité { $seat-of }.
       *[none] { $to } prend { $district-def } dans la cité { $seat-of }.
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
                        [yes] Vous menacez { $character-def }, fleur à l’appui.
                       *[no] Vous menacez { $character-def }, mais sans fleur.
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
                [warrant] Vous montrez le mandat signé posé sur { $character-def }.
                [threat]
                    { $face ->
                        [yes] Vous révélez la menace posée sur { $character-def } : elle porte la fleur.
                       *[no] Vous révélez la menace posée sur { $character-def } : elle est vierge.
                    }
               *[other] Vous retournez le jeton posé sur { $character-def }.
            }
       *[none]
            { $mark ->
                [warrant] { $seat } montre le mandat signé posé sur { $character-def }.
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
                [theater] Vous n’échangez pas de personnage.
                [graveyard] Vous laissez le quartier à la pioche.
                [lighthouse] Vous ne parcourez pas la pioche.
                [bell_tower] Vous n’annoncez rien.
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
                [theater] { $seat } n’échange pas de personnage.
                [graveyard] { $seat } laisse le quartier à la pioche.
                [lighthouse] { $seat } ne parcourt pas la pioche.
                [bell_tower] { $seat } n’annonce rien.
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
        [yes] { $seat } pioche { $all-indef } et garde { $cards-def }.
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
story-silence = Pas de réponse { $characters-of }.
# Players who take a character one after the other.
story-picked =
    { $count ->
        [one] { $players } prend un personnage.
       *[other] { $players } prennent un personnage.
    }
# A sentence about a character that is the reader's.
story-yours = { $sentence } C’est vous !
# The reader's own killed character is called.
story-silenced = Ce serait votre tour, mais on a assassiné { $character-def }.
