# The words of the game in plain lines, and of the commands that go with it. The commands themselves (table, hand,
# city …) are the same in all languages.

## Beginning

# For somebody whose login name is unknown.
play-your-name = Anonyme
play-welcome = Citadelles : { $preset }, { $seats } joueurs. Vous jouez contre { $bots }.
# $preset is the list of cards or what was chosen instead.
play-edition = { $edition }, { $preset }
play-own-cast = personnages de votre choix
play-own-districts = { $preset } avec des merveilles de votre choix
play-goal = La partie se termine après la manche où une cité atteint { $complete } quartiers ; le joueur qui a le plus de points l’emporte.
play-how = Tapez le numéro de votre choix, ou ? pour l’aide.
play-resumed =
    { $over ->
        [yes] Cette partie s’est terminée à la manche { $round }.
       *[no] Partie reprise à la manche { $round }.
    }

## The table

table-title = Table, manche { $round }, { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } :
table-seat = { $seat } { $name } : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $crown ->
        [yes] , la couronne
       *[no] { "" }
    }, cité { $size }/{ $complete }{ $districts ->
        [0] { "" }
       *[other] { " : " }{ $city }
    }{ $revealed-count ->
        [0] .
       *[other] . Révélé : { $revealed }.
    }
table-you = { $name } (vous)
table-characters = Personnages : { $track }.
table-gold-on = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } sur { $card-def }.
table-hand = Votre main : { $hand }.
table-hand-empty = Votre main est vide.
table-own-characters = { $characters-count ->
        [one] Votre personnage : { $characters }.
       *[other] Vos personnages : { $characters }.
    }
table-picked = Choix jusqu’ici : { $cards }.

# The state of a character in the row of ranks; words that need not agree with its name.
track-rank = { $rank } { $name }
track-with = { $character } ({ $notes })
track-yours = à vous
track-out = hors jeu, face visible
track-silent = pas de réponse
track-mark = { $mark ->
        [killed] { $card-gender ->
            [f] assassinée
           *[m] assassiné
        }
        [robbed] cible d’un vol
        [bewitched] { $card-gender ->
            [f] ensorcelée
           *[m] ensorcelé
        }
        [warrant] { $face ->
            [yes] mandat signé
            [no] mandat non signé
           *[hidden] mandat
        }
        [threat] { $face ->
            [yes] menace avec la fleur
            [no] menace vierge
           *[hidden] menace
        }
       *[other] jeton
    }

# A district card with what one wants to know of it.
card-district = { $card } ({ $card-gender ->
        [f] { $type-adj-f }
       *[m] { $type-adj }
    }, { $cost })
card-times = { $count } × { $card }
card-character = { $action } (rang { $rank }{ $out ->
        [yes] , hors jeu, face visible
       *[no] { "" }
    })
card-in-action = { $action } ({ $card-gender ->
        [f] { $type-adj-f }
       *[m] { $type-adj }
    }, { $cost })

# The strip of a turn.
strip = Vous avez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } { $gathered ->
        [yes] et avez déjà récolté
       *[no] et n’avez pas encore récolté
    }. { $builds ->
        [0] Vous ne pouvez plus rien bâtir.
        [1] Vous pouvez encore bâtir 1 quartier.
       *[other] Vous pouvez encore bâtir { $builds } quartiers.
    }
strip-must = Vous devez encore { $must ->
        [crown] donner la couronne
        [bewitch] ensorceler un personnage
       *[other] { $must }
    }.
strip-warned = Attention : { $mark ->
        [warrant] un mandat
        [threat] une menace
       *[other] un jeton
    } pèse sur { $character-def }.

## Choosing

group-gather = Récolter
group-abilities = Pouvoirs
group-build = Bâtir
group-end = Terminer
group-title = { $group } :
group-required = { $group } (obligatoire) :
choice = { $number }. { $text }
choice-many = { $text } ({ $count } choix)
choice-back = Retour
cards-how = Tapez les numéros des cartes que vous choisissez, par exemple : 1 3
only-choice = Il n’y a qu’un choix possible : appuyez sur Entrée.
how-many =
    { $kind ->
        [exactly]
            { $least ->
                [1] Choisissez une carte.
               *[other] Choisissez { $least } cartes.
            }
       *[range] Choisissez de { $least } à { $most } cartes.
    }
bad-number =
    { $last ->
        [1] Le seul choix possible est le 1.
       *[other] Choisissez un numéro de 1 à { $last }.
    }
not-understood = « { $text } » n’est pas un choix possible ici. Tapez un numéro, ou ? pour l’aide.
ambiguous = Cela pourrait être : { $choices }.
refused = Vous ne pouvez pas faire cela maintenant. { $refusal }.
nothing-refused = Rien ne vous est interdit pour le moment.

## Words in the middle of a game

taken-back = Choix annulé.
cannot-undo = Impossible d’annuler : quelque chose a été révélé, ou c’est déjà à quelqu’un d’autre de jouer.
which-city = La cité de qui ? Tapez city et un numéro de 0 à { $last }, ou un nom.
city-of = La cité { $name-of }, { $size }/{ $complete } quartiers{ $districts ->
        [0] : encore vide.
       *[other] , valeur { $worth } :
    }
city-own = Votre cité, { $size }/{ $complete } quartiers{ $districts ->
        [0] : encore vide.
       *[other] , valeur { $worth } :
    }
city-under = { $known ->
        [yes] Sous { $card-def } : { $cards }.
       *[no]
            { $count ->
                [one] { $count } carte sous { $card-def }.
               *[other] { $count } cartes sous { $card-def }.
            }
    }
known-hand = Vous savez que la main { $name-of } contient { $cards-indef }.
score-so-far = Points si la partie s’arrêtait maintenant, sans compter les cartes cachées : { $scores }.
score-of = { $name } { $points }
which-card = Quelle carte ? Tapez rules et son nom, par exemple : rules { $example }
which-file = Sous quel nom ? Tapez save et un nom de fichier.
saved = Partie enregistrée : { $file }. Pour continuer : { $command }
saved-finished = Partie enregistrée : { $file }. Pour la revoir : { $command }
not-saved = Partie non enregistrée : { $problem }.
save-no-folder = le dossier { $folder } n’existe pas
save-is-folder = { $file } est un dossier ; indiquez un fichier dans ce dossier
save-other = { $file } existe déjà et n’est pas une sauvegarde de ce jeu ; choisissez un autre nom
save-failed = impossible d’écrire { $file } : { $problem }
really-quit = La partie n’est pas terminée. Tapez de nouveau quit pour la quitter, ou save FICHIER pour l’enregistrer d’abord.
left = Vous quittez la partie.
input-ended = L’entrée est terminée ; la partie s’arrête ici.

hint = Conseil : { $action }. { $why }

play-help =
    Tapez le numéro d’un choix, ou son texte, par exemple : { $example }
    Entrée : revoir vos choix
    table : qui a quoi
    hand : vos cartes
    city 1, city { $name } : une cité en détail
    cast : les personnages de cette partie
    rules CARTE : ce que fait une carte
    why : ce que vous ne pouvez pas faire maintenant, et pourquoi
    hint : ce que ferait le Maître bâtisseur, et pourquoi
    log, log 100 : ce qui s’est passé
    score : les points jusqu’ici
    undo : annuler votre dernier choix
    save FICHIER : enregistrer la partie
    quit : quitter la partie

## The end

end-place = { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $items }).
end-item = { $item } { $points }
end-hand = { $name } avait encore en main { $cards-indef }.

## The command rules

rules-overview = Les règles complètes sont dans docs/rules.md. Pour une seule carte, tapez : { $command }
rules-characters = Personnages
rules-districts = Les { $type-many }
rules-presets = Listes de personnages et de merveilles pour jouer : { $command }
rules-preset = { $key } : { $text }
rules-character = { $rank } { $name } : { $text }
rules-district = { $name }, { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }{ $text ->
        [none] { "" }
       *[other] { " : " }{ $text }
    }
rules-character-title = { $name } (personnage de rang { $rank })
rules-district-title = { $name } ({ $type-one }, coût { $cost }{ $copies ->
        [1] { "" }
       *[other] , { $copies } exemplaires
    })
rules-nothing = Cette carte n’a pas de texte.
rules-rulings = Précisions : { $rulings }
rules-unknown = Il n’y a pas de carte « { $text } ».
rules-close = Il n’y a pas de carte « { $text } » ; vouliez-vous dire { $close } ?

## The command replay

replay-players = Joueurs : { $players }.
replay-unfinished = La partie n’est pas terminée.
replay-checked =
    { $finished ->
        [yes] { $actions ->
            [one] { $actions } action est conforme aux règles et mène
           *[other] { $actions } actions sont conformes aux règles et mènent
        } au résultat enregistré.
       *[no] { $actions ->
            [one] { $actions } action est conforme aux règles
           *[other] { $actions } actions sont conformes aux règles
        } ; la partie n’est pas terminée, il n’y a donc pas de résultat à vérifier.
    }
replay-digest = L’empreinte correspond : rien n’a été modifié depuis que le fichier a été écrit.
replay-own-key = La clé a été choisie par le joueur qui a lancé la partie : le mélange n’est donc pas partagé.
replay-shared-key = Le mélange correspond à l’engagement pris avant la donne et à { $parts ->
        [one] { $parts } contribution
       *[other] { $parts } contributions
    } : personne n’a pu le choisir.

## The position command

# Players of a position have no names.
position-seat = Place { $seat }
position-waits = C’est à { $name } de jouer.
