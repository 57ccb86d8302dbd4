# Why something may not be done, as the end of a sentence: "Bâtir le Palais : il faut 5 pièces d'or, vous en avez 4".
# The id is reason- and the code. $need and $have are numbers, $card is a card with its forms, $type-none the lack of a
# type of district, $verb what must be done first.

reason-gather-first = récoltez d’abord de l’or ou des cartes
reason-gathered = vous avez déjà récolté
reason-limit =
    { $need ->
        [0] vous ne pouvez rien bâtir pendant ce tour
        [1] vous ne pouvez bâtir qu’un quartier pendant ce tour
       *[other] vous ne pouvez bâtir que { $need } quartiers pendant ce tour
    }
reason-duplicate = cette cité a déjà le même quartier
reason-gold = il faut { $need ->
        [one] { $need } pièce d’or
       *[other] { $need } pièces d’or
    }, vous en avez { $have }
reason-cost = le coût est de { $have }, la limite est de { $need }
reason-cannot-build = impossible de bâtir avec { $card-def }
reason-cannot-be-built = impossible de bâtir { $card-def } ; la carte rapporte en restant dans votre main
reason-city-too-large = impossible dans une cité d’au moins { $need } quartiers ; la vôtre en a { $have }
reason-must = vous devez d’abord { $verb ->
        [crown] donner la couronne à un autre joueur
        [bewitch] ensorceler un personnage
       *[gather] récolter de l’or ou des cartes
    }
reason-used = déjà fait pendant ce tour
reason-no-income = vous n’avez { $type-none }
reason-empty-deck = la pioche est vide
reason-empty-hand = il n’y a aucune carte à prendre
reason-empty-city = vous n’avez aucun quartier à donner
reason-complete = la cité est complète
reason-protected = sous protection ({ $card-def })
reason-beautified = ce quartier est déjà décoré
reason-has-crown = a déjà la couronne
reason-richest = personne n’a plus d’or que vous
reason-richest-tied = plusieurs joueurs sont les plus riches à égalité
reason-not-richest = un autre joueur a plus d’or
reason-rank-one = le rang 1 est hors d’atteinte
reason-killed = c’est le personnage assassiné
reason-bewitched = c’est le personnage ensorcelé
reason-no-tax = il n’y a pas d’or sur le jeton
reason-not-beside = aucun de vos voisins n’a révélé le personnage de rang 4
reason-not-beside-king = aucun de vos voisins n’a révélé le Roi
reason-own-city = pas dans votre propre cité
