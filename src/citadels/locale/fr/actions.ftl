# What a player may choose, as a short order. The id is action- and the verb; .menu names the whole choice where a
# verb has many targets.
#
# What stands behind the $: $card the card named, with its forms; $player the player it is aimed at ($player-of with
# "de") and $own whether that is the one who chooses; $price the gold it costs, "none" where gold does not matter;
# $name the word chosen (gold, cards …); $number a number; $prompt the question that is answered. Others are explained
# where they stand.

## The draft

action-pick = Prendre { $card-def }
action-discard = Écarter { $card-def }

## A turn

# $gain is the gold, $draw and $keep are the numbers of cards; "none" where they are not known beforehand.
action-gather =
    { $name ->
        [gold] Récolter { $gain ->
            [one] { $gain } pièce d’or
           *[other] { $gain } pièces d’or
        }
       *[other]
            { $draw ->
                [0] Piocher des cartes (la pioche est vide)
               *[other]
                    { $keep ->
                        [all]
                            { $draw ->
                                [1] Piocher une carte et la garder
                               *[other] Piocher { $draw } cartes et les garder
                            }
                        [1] Piocher { $draw } cartes et en garder une
                       *[other] Piocher { $draw } cartes et en garder { $keep }
                    }
            }
    }
action-keep = Garder { $card-def }
action-build =
    { $price ->
        [none] Bâtir { $card-def }
        [0] Bâtir { $card-def } (gratuit)
       *[other] Bâtir { $card-def } ({ $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        })
    }
action-pay = Payer { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-end = Terminer votre tour
# An ability of the end of the turn: $action is what is done.
action-ends-turn = { $action } et terminer votre tour
# Ends a choice of several cards or districts.
action-done =
    { $prompt ->
        [beautify_another] Non, seulement le premier ({ $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        })
       *[other] C’est tout
    }

## Abilities of characters

action-kill = Assassiner { $card-def }
    .menu = Assassiner un personnage
action-bewitch = Ensorceler { $card-def }
    .menu = Ensorceler un personnage
action-warrant = Poser un mandat sur { $card-def }
    .menu = Poser des mandats sur trois personnages
action-sign = Signer le mandat posé sur { $card-def }
action-confiscate = Confisquer le quartier
action-rob = Voler { $card-def }
    .menu = Voler un personnage
action-spy = Chercher des { $type-many } dans la main { $player-of }
    .menu = Chercher un type de quartier dans une main
action-threaten = Menacer { $card-def }
    .menu = Menacer deux personnages
action-flower = Mettre la fleur sur { $card-def }
# $price is the bribe.
action-bribe =
    { $price ->
        [0] Verser à { $threat-by } un pot-de-vin de 0 pièce d’or
        [1] Verser à { $threat-by } un pot-de-vin d’une pièce d’or
       *[other] Verser à { $threat-by } un pot-de-vin de { $price } pièces d’or
    }
action-refuse = Ne pas verser de pot-de-vin
action-reveal = Révéler la menace
action-swap = Échanger votre main contre celle { $player-of }
    .menu = Échanger votre main contre celle d’un autre joueur
action-redraw = Défausser des cartes et en piocher autant
action-exchange-card = Défausser { $card-def }
action-peek = Regarder la main { $player-of } et y prendre une carte
    .menu = Regarder une main et y prendre une carte
action-take = Prendre { $card-def } en main
action-erect =
    { $price ->
        [none] Bâtir { $card-def } aussitôt
        [0] Bâtir { $card-def } aussitôt (gratuit)
       *[other] Bâtir { $card-def } aussitôt ({ $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        })
    }
action-divine = Prendre une carte au hasard à chaque autre joueur, puis en rendre une à chacun
action-give-card = Donner { $card-def }
# $income is the number of districts that count, $income-in is gold or cards.
action-income =
    { $income-in ->
        [cards]
            { $income ->
                [0] Piocher des cartes pour les { $income-type-many }
                [1] Piocher 1 carte pour votre { $income-type-one }
               *[other] Piocher { $income } cartes pour vos { $income-type-many }
            }
       *[gold]
            { $income ->
                [0] Prendre de l’or pour les { $income-type-many }
                [1] Prendre 1 pièce d’or pour votre { $income-type-one }
               *[other] Prendre { $income } pièces d’or pour vos { $income-type-many }
            }
    }
action-crown = Donner la couronne à { $player }
    .menu = Donner la couronne à un joueur
action-give-gold = Donner 1 pièce d’or
action-demand =
    { $name ->
        [gold] Prendre 1 pièce d’or
       *[other] Prendre une carte au hasard
    }
# $number is the gold, $rest the number of cards.
action-mix =
    { $number ->
        [0]
            { $rest ->
                [0] Prendre de l’or ou des cartes pour les quartiers religieux
                [1] Piocher 1 carte pour votre quartier religieux
               *[other] Piocher { $rest } cartes pour vos quartiers religieux
            }
       *[other]
            { $rest ->
                [0]
                    { $number ->
                        [1] Prendre 1 pièce d’or pour votre quartier religieux
                       *[other] Prendre { $number } pièces d’or pour vos quartiers religieux
                    }
                [1] Prendre { $number ->
                    [one] { $number } pièce d’or
                   *[other] { $number } pièces d’or
                } et piocher 1 carte pour vos quartiers religieux
               *[other] Prendre { $number ->
                    [one] { $number } pièce d’or
                   *[other] { $number } pièces d’or
                } et piocher { $rest } cartes pour vos quartiers religieux
            }
    }
    .menu = Prendre de l’or ou des cartes pour vos quartiers religieux
action-tithe = Prendre 1 pièce d’or à { $player }
    .menu = Prendre 1 pièce d’or au joueur le plus riche
# How to pay: $missing is the gold that is lacking.
action-charge = Prendre à { $player } l’or qui vous manque, contre des cartes
action-hand-over = Donner { $card-def }
action-profit = Prendre 1 pièce d’or supplémentaire
action-plans = Piocher 2 cartes supplémentaires
action-sail =
    { $name ->
        [gold] Prendre 4 pièces d’or supplémentaires
       *[other] Piocher 4 cartes supplémentaires
    }
action-study = Piocher 7 cartes et en garder une
action-destroy =
    { $own ->
        [yes]
            { $price ->
                [none] Détruire { $card-gender ->
                    [fp] vos
                   *[m] votre
                } { $card }
                [0] Détruire { $card-gender ->
                    [fp] vos
                   *[m] votre
                } { $card } (gratuit)
               *[other] Détruire { $card-gender ->
                    [fp] vos
                   *[m] votre
                } { $card } ({ $price ->
                    [one] { $price } pièce d’or
                   *[other] { $price } pièces d’or
                })
            }
       *[no]
            { $price ->
                [none] Détruire { $card-def } { $player-of }
                [0] Détruire { $card-def } { $player-of } (gratuit)
               *[other] Détruire { $card-def } { $player-of } ({ $price ->
                    [one] { $price } pièce d’or
                   *[other] { $price } pièces d’or
                })
            }
    }
    .menu = Détruire un quartier
action-exchange = Échanger un de vos quartiers contre { $card-def } { $player-of }
    .menu = Échanger des quartiers avec un autre joueur
action-give =
    { $price ->
        [none] Donner { $card-def }
        [0] Donner { $card-def } (rien à payer)
       *[other] Donner { $card-def } (et payer { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        })
    }
action-seize =
    { $price ->
        [none] Saisir { $card-def } { $player-of }
        [0] Saisir { $card-def } { $player-of } (gratuit)
       *[other] Saisir { $card-def } { $player-of } ({ $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        })
    }
    .menu = Saisir un quartier
action-favour = Prendre 3 pièces d’or grâce à votre voisin de rang 4
action-beautify =
    { $prompt ->
        [beautify_another] Décorer aussi { $card-def } ({ $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        } en tout)
       *[other]
            { $price ->
                [none] Décorer { $card-def }
               *[other] Décorer { $card-def } ({ $price ->
                    [one] { $price } pièce d’or
                   *[other] { $price } pièces d’or
                })
            }
    }
    .menu = Décorer un ou deux de vos quartiers
# $pot is the gold that lies there.
action-collect =
    { $pot ->
        [0] Prendre l’or de la taxe
       *[other] Prendre l’or de la taxe ({ $pot ->
            [one] { $pot } pièce d’or
           *[other] { $pot } pièces d’or
        })
    }
# Not to do what was asked.
action-pass =
    { $prompt ->
        [confiscate] Laisser bâtir le quartier
        [reveal_threat] Ne pas révéler la menace
        [theater] Garder votre personnage
        [hospital] Garder le silence
        [graveyard] Ne pas prendre la carte
        [lighthouse] Ne pas la parcourir
        [bell_tower] Ne pas le faire sonner
        [sail] Ne rien prendre
       *[other] Renoncer
    }

## Unique districts

action-armory =
    { $own ->
        [yes] Détruire votre Poudrière et { $card-gender ->
            [fp] vos
           *[m] votre
        } { $card }
       *[no] Détruire votre Poudrière et { $card-def } { $player-of }
    }
    .menu = Détruire votre Poudrière et un autre quartier
action-framework = Détruire votre Chantier au lieu de payer
action-necropolis = Détruire { $card-gender ->
        [fp] vos
       *[m] votre
    } { $card } au lieu de payer
action-laboratory = Défausser { $card-def } au Laboratoire contre { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
    .menu = Défausser une carte au Laboratoire contre de l’or
action-museum = Placer { $card-def } sous le Musée
    .menu = Placer une carte sous le Musée
# The Smithy has two names in French; the sentence does without.
action-smithy =
    { $price ->
        [none] Piocher { $cards } cartes
       *[other] Payer { $price ->
                [one] { $price } pièce d’or
               *[other] { $price } pièces d’or
            } pour piocher { $cards } cartes
    }
action-theater = Échanger avec { $player }
action-give-character = Donner { $card-def }
action-thieves-den = Payer avec des cartes de votre main
action-pay-card = Payer avec { $card-def }

## Purple districts of the older editions

action-answer = Répondre à l’appel
action-save = Prendre la carte en main ({ $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    })
action-lighthouse = Parcourir la pioche et y prendre une carte
action-ring = Le faire sonner : sept quartiers suffiront
action-thank = Dire « Merci, Majesté »
action-snub = Ne rien dire et perdre votre tour
