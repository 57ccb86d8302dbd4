# The bots, and why they do what they do. A reason also serves as a hint, so it speaks to nobody: no "je", no "vous".
#
# A reason's id is why- and the name of the term that weighed most. $player is the player it is about ("none" where
# it is about nobody), $card the card with its forms ("none" likewise), $number gold or cards. The card is any
# character or district: a sentence must fit every gender and the plural.

bot-beginner = Novice
    .text = Joue pour la première fois : choisit ses favoris, économise pour la carte la plus chère et oublie les pouvoirs de ses cartes.
bot-novice = Apprenti
    .text = A ses personnages favoris et oublie la moitié des pouvoirs de ses cartes.
bot-greedy = Boutiquier
    .text = Prend ce qui rapporte tout de suite et ne prévoit rien. Un bon adversaire une fois les règles connues.
bot-expert = Maître bâtisseur
    .text = Connaît toutes les cartes, devine qui est qui et barre la route au joueur en tête.
bot-learned = Vétéran
    .text = A tiré les leçons de plus d’un million de parties et ne se laisse pas percer à jour.
bot-search = Stratège
    .text = Avant chaque coup, imagine des centaines de suites possibles. Le plus fort de tous.
bot-builder = Bâtisseur pressé
    .text = Du niveau du Maître bâtisseur, mais laisse les autres tranquilles et termine vite la partie.
bot-bully = Brute
    .text = Du niveau du Maître bâtisseur : assassine, détruit et saisit dès que possible.
bot-schemer = Intrigant
    .text = Du niveau du Maître bâtisseur, avec un faible pour les cartes des autres, les secrets et les menaces.
bot-random = Dés
    .text = Joue au hasard, dans les règles. Pour les essais et les mesures.

why-any = Il n’y a pas de meilleur choix.
why-leave = Il ne reste rien de mieux à faire.
why-free = Cela ne coûte rien et rapporte quelque chose.
why-liking = En ce moment, rien ne rapporte autant que { $card-def }.
why-nature = Prendre { $card-def } est toujours un bon choix.
why-danger = Tout autre choix serait plus prévisible.
why-deny = D’autres profiteraient davantage { $card-of }.
why-unforeseen = Le choix reste ainsi difficile à deviner.
why-gold = Il faut de l’or pour le prochain quartier.
why-cards =
    { $player ->
        [none] Les cartes en main ne suffisent pas pour bâtir.
       *[other] { $player } a { $number } { $number ->
            [one] carte
           *[other] cartes
        } en main.
    }
why-gain =
    { $number ->
        [0] C’est ce qui rapporte le plus.
        [one] Cela rapporte { $number } pièce d’or.
       *[other] Cela rapporte { $number } pièces d’or.
    }
why-wanted = Rien n’est aussi utile que { $card-def }.
why-unwanted = { $card-Def } : c’est ce dont on se passe le mieux.
why-useless =
    { $card ->
        [none] Certaines cartes en main ne servent à rien.
       *[other]
            { $card-gender ->
                [mp] { $card-Def } ne servent plus à rien.
                [fp] { $card-Def } ne servent plus à rien.
               *[other] { $card-Def } ne sert plus à rien.
            }
    }
why-spare = Une pièce d’or se sacrifie plus facilement qu’une carte.
why-demand = Des deux, c’est ce qui est le plus utile.
why-worth = De tout ce qui peut être bâti, rien ne vaut { $card-def }.
why-price = C’est ce qui coûte le moins.
why-next = Il restera assez d’or pour le prochain quartier.
why-complete = Cela complète la cité au bon moment.
why-too-early = Il est trop tôt pour finir la partie.
why-beauty = L’or superflu se change en points.
why-saved = Cela économise de l’or.
why-museum = Chaque carte sous le Musée vaut 1 point.
why-little = Le personnage actuel rapporte peu.
why-stop = { belief-player } : mieux vaut lui faire perdre un tour.
why-loot =
    { belief-player } et possède { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }.
why-matches =
    { $player } a { $number } { $number ->
        [one] carte
       *[other] cartes
    } en main, et { $percent } % de tous les quartiers sont de ce type.
why-takeover = { belief-opponents }, et ce tour rapporterait beaucoup.
why-warrant = { belief-opponents }. Un mandat permet de confisquer ce que ce joueur bâtit.
why-impossible = Aucun adversaire ne peut être { $card-def }.
why-bribe = Payer est plus sûr.
why-refuse = Payer, c’est perdre de l’or à coup sûr, et l’une des deux menaces est vierge.
why-reveal = Tout l’or de la victime y passe.
why-charge = { $player } mène : autant lui prendre l’or qui manque.
why-trade = Ce qui est donné en échange vaut moins que { $card-def }.
why-seize = Le gain dépasse le prix, et { $player } perd { $card-def }.
why-ruin = La perte { $card-of } serait un coup dur pour { $player }.
why-delay = { $player } ne doit pas terminer sa cité.
why-crown = C’est chez { $player } que la couronne est la moins dangereuse.

# Who a player can be, and the evidence. $certain is "yes" if it is proven that $player, or an opponent, is $card. The
# hidden characters of $player (all opponents if "none") are $held of the $possible-count ones in $possible; $possible-or
# has "or" before the last. $extent says how to tell it: certain, listed if they are few, or counted. $grounds is a list
# of what rules out the others.

belief-player =
    { $certain ->
        [yes] { $player } est { $card-def }
       *[no] { $player } peut être { $card-def }
    }
belief-opponents =
    { $certain ->
        [yes] Un adversaire est { $card-def }
       *[no] Un adversaire peut être { $card-def }
    }
# Behind a $reason that rests on a belief.
evidence =
    { $reason } { $grounds-count ->
        [0] { $extent ->
            [certain] Il n’y a pas d’autre possibilité
            [listed] { evidence-listed }
           *[counted] { evidence-counted }
        }
       *[other] D’après { $grounds }, { evidence-extent }
    }.
evidence-extent =
    { $extent ->
        [certain] il n’y a pas d’autre possibilité
        [listed] { evidence-listed }
       *[counted] { evidence-counted }
    }
evidence-listed =
    { $player ->
        [none] { $held } de ces { $possible-count } personnages { $held ->
            [one] est chez un adversaire
           *[other] sont chez les adversaires
        } : { $possible }
       *[other] { $held ->
            [1] { $player } est l’un de ces { $possible-count } personnages : { $possible-or }
           *[other] { $player } a { $held } de ces { $possible-count } personnages : { $possible }
        }
    }
evidence-counted =
    { $player ->
        [none] { $held } des { $possible-count } personnages encore possibles { $held ->
            [one] est chez un adversaire
           *[other] sont chez les adversaires
        }
       *[other] { $held ->
            [1] { $player } est l’un des { $possible-count } personnages encore possibles
           *[other] { $player } a { $held } des { $possible-count } personnages encore possibles
        }
    }
evidence-face-up = les cartes face visible
evidence-draft = le choix des personnages
evidence-called = les appels jusqu’ici

# What search expects to happen. $number is a share of a hundred, or points.

why-foreseen-nothing = Cela n’a pas été essayé.
why-foreseen-holder = { belief-player }.
why-foreseen-end = La partie devrait bientôt finir : c’est une victoire dans { $number } % des essais.
why-foreseen-ahead =
    Bientôt, l’avance sur { $player } devrait être de { $number } { $number ->
        [one] point
       *[other] points
    }.
why-foreseen-level = Bientôt, il devrait y avoir égalité de points avec { $player }.
why-foreseen-behind =
    Bientôt, le retard sur { $player } devrait être de { $number } { $number ->
        [one] point
       *[other] points
    }.
why-foreseen-points =
    Bientôt, cela devrait rapporter { $number } { $number ->
        [one] point
       *[other] points
    } de plus que les autres choix.
why-foreseen-gold =
    Bientôt, cela devrait rapporter { $number } { $number ->
        [one] pièce d’or
       *[other] pièces d’or
    } de plus que les autres choix.
why-foreseen-cards =
    Bientôt, cela devrait rapporter { $number } { $number ->
        [one] carte utile
       *[other] cartes utiles
    } de plus que les autres choix.
why-foreseen-districts =
    Bientôt, cela devrait rapporter { $number } { $number ->
        [one] quartier
       *[other] quartiers
    } de plus que les autres choix.
why-foreseen-less-points =
    Bientôt, { $player } devrait avoir { $number } { $number ->
        [one] point
       *[other] points
    } de moins qu’avec les autres choix.
why-foreseen-less-gold =
    Bientôt, { $player } devrait avoir { $number } { $number ->
        [one] pièce d’or
       *[other] pièces d’or
    } de moins qu’avec les autres choix.
why-foreseen-less-cards =
    Bientôt, { $player } devrait avoir { $number } { $number ->
        [one] carte utile
       *[other] cartes utiles
    } de moins qu’avec les autres choix.
why-foreseen-less-districts =
    Bientôt, { $player } devrait avoir { $number } { $number ->
        [one] quartier
       *[other] quartiers
    } de moins qu’avec les autres choix.

# What decides the answers of the bot that learned: changing it would change them most.

why-decides-gold =
    { $player ->
        [none] C’est l’or disponible qui pèse le plus.
       *[other] C’est l’or { $player-of } qui pèse le plus.
    }
why-decides-hand =
    { $player ->
        [none] Ce sont les cartes en main qui pèsent le plus.
       *[other] C’est le nombre de cartes { $player-of } qui pèse le plus.
    }
why-decides-city =
    { $player ->
        [none] C’est sa propre cité qui pèse le plus.
       *[other] C’est la cité { $player-of } qui pèse le plus.
    }
why-decides-end = C’est la proximité de la fin qui pèse le plus.
why-decides-past = C’est ce que { $player } a fait jusqu’ici qui pèse le plus.
why-decides-role = C’est l’identité possible { $player-of } qui pèse le plus.
why-decides-nothing = Aucun élément n’est décisif à lui seul.
