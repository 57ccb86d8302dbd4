# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Citadelles
web-title-turn = (!) À vous – Citadelles
web-skip = Aller à la table
web-close = Fermer
web-cancel = Annuler
web-home = Accueil
web-language = Langue
web-tools = Règles, langue et préférences
web-rules = Règles
web-day = Jour
web-night = Nuit
web-offline = Le serveur est injoignable.
web-guest = Anonyme
web-about = Une adaptation non officielle, faite par des passionnés, du jeu de cartes de Bruno Faidutti.
web-interface = Pour les développeurs
web-licences = Licences
web-privacy = Confidentialité

## The start

web-your-name = Votre nom
web-slogan = Bâtissez votre cité.
web-slogan-second = Cachez votre jeu.
web-description = Le jeu de cartes Citadelles : bâtissez votre cité, cachez votre jeu. Contre des bots ou entre amis, gratuit et sans publicité.
web-screenshot-wide = Une table de quatre joueurs sur grand écran
web-screenshot-narrow = Un tour sur un téléphone
web-pitch = À chaque manche, glissez-vous en secret dans la peau d’un nouveau personnage : l’Assassin, le Voleur, le Roi, l’Architecte. Les personnages agissent par ordre de rang, chacun avec son pouvoir. Devinez qui sont vos rivaux, ne vous laissez pas démasquer, et terminez la partie avec la plus belle cité.
web-play-now = Jouer
web-play-now-text = contre 3 bots
web-intro-minutes = 10 minutes
web-friends = Entre amis
web-friends-text = avec un lien, ou sur un seul appareil
web-new-table = Créer une table
web-my-tables = Mes tables
web-open-tables = Tables avec des places libres
web-open-seats =
    { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-join = Rejoindre
web-your-turn = À vous !
web-phase-lobby = Pas encore commencée
web-phase-playing = Manche { $round }
web-phase-over = Terminée
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $name } a gagné
    }

## Setting up

web-edition = Édition
web-players = Joueurs
web-others = Les autres places
web-seat = Place { $seat }
web-seat-open = libre, sur invitation
web-seat-free = libre
web-bots = Bots
web-cards = Cartes
web-preset-random = Au hasard
web-preset-random-text = Personnages et merveilles tirés au sort.
web-own-cast = À la carte
web-own-cast-text = Un personnage pour chaque rang, et les merveilles une par une.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } · { $edition }
web-own-list = Cartes choisies une à une
web-characters = Personnages
web-unique =
    { $needed ->
        [any] Merveilles choisies : { $chosen }
       *[other] Merveilles choisies : { $chosen } sur { $needed }
    }
web-table-rules = Règles de la table
web-size = Quartiers pour une cité complète
web-variant-crown-after-round = La couronne ne change de mains qu’après la manche
web-clock = Temps de réflexion
web-clock-untimed = sans limite
web-clock-quick = une minute par tour
web-clock-calm = trois minutes par tour
web-clock-days = deux jours par coup
web-pace = Vitesse des bots
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-instant = immédiate
web-undo-allowed = Autoriser l’annulation des coups
web-chat-allowed = Autoriser le chat
web-public = Table ouverte à tous
web-open-table = Ouvrir la table
web-ways = Façons de jouer
web-way-now = Tout de suite
web-way-now-text = Contre des bots, sans attendre.
web-way-pass = Sur un seul appareil
web-way-pass-text = Un seul téléphone ou une seule tablette pour tous.
web-way-pass-short = de main en main
web-way-friends = Entre amis
web-way-friends-text = Envoyez un lien : il suffit de l’ouvrir pour prendre place.
web-way-own = Sur mesure
web-way-own-text = Choisissez l’édition, les cartes et le temps de réflexion.
web-way-own-short = édition, cartes, joueurs
web-begin = Jouer
web-rivals = Adversaires
web-filled = Nombre de bots
web-strength = Difficulté
web-link-comes =
    { $seats ->
        [one] Vous aurez un lien à envoyer pour la place libre.
       *[other] Vous aurez un lien à envoyer pour les { $seats } places libres.
    }

## Coming to a table

web-no-way-in = Ce lien n’ouvre aucune place. Demandez une invitation à l’hôte de la table.
web-invited = On vous invite à une partie de Citadelles
web-invited-by = { $name } vous invite à une partie de Citadelles
web-sit-down = Prendre place
web-opening = Ouverture de la table…
web-reconnecting = Connexion perdue. Reconnexion…
web-ended-protocol = Cette page n’est plus à jour. Rechargez-la.
web-ended-token = Cette place n’est plus accessible d’ici.
web-ended-replaced = Ce lien n’ouvre plus cette place : elle vous a été retirée, quelqu’un d’autre l’a reprise, votre absence avant la donne a été trop longue, ou ses liens ont été révoqués.
web-ended-elsewhere = Votre place est ouverte dans trop de fenêtres ou sur trop d’appareils : elle a donc été fermée dans celle-ci. Rechargez la page pour y jouer.
web-ended-full = Toutes les places de spectateurs sont prises. Réessayez plus tard.
web-ended-barred = L’administrateur de ce serveur a fermé la table.

## Before the deal

web-lobby = La table
web-lobby-of = Chez { $name }
web-owner = hôte
web-away = hors ligne
web-ready = prêt(e)
web-not-ready = se prépare
web-kick = Exclure
web-kick-sure = { $name } perdra cette place et ne pourra revenir que sur invitation.
web-i-am-ready = On peut commencer
web-fill-seats = Compléter avec des bots
web-wait = Attendez, pas encore
web-leave = Quitter
web-waiting-seats = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
web-waiting-ready = La partie commence quand tout le monde est prêt.
web-commitment = Empreinte du mélange, fixée avant la donne : { $code }

## Links

web-link-invite = Inviter quelqu’un
web-link-invite-text = Avec ce lien, on peut prendre une place libre.
web-link-invite-sure = L’invitation actuelle a été créée sur un autre appareil. En créer une nouvelle l’annule.
web-link-watch = Lien pour spectateurs
web-link-watch-text = Avec ce lien, on peut regarder, mais sans voir les cartes cachées.
web-link-watch-sure = Le lien actuel a été créé sur un autre appareil. En créer un nouveau l’annule et déconnecte les spectateurs qui s’en servent.
web-link-device = Continuer sur un autre appareil
web-link-device-text = Ce lien ouvre votre place sur un autre appareil. Il ne sert qu’une fois et expire au bout d’une heure.
web-link-seat = Nouveau lien
web-link-seat-text = Ce lien est destiné à un joueur qui a perdu le sien. Il ne sert qu’une fois. Tant qu’il n’a pas servi, l’ancien reste valable.
web-link-seat-sure = { $name } n’est pas là. Toute la table saura que vous demandez un nouveau lien pour cette place. Vous l’aurez au bout d’un moment, sauf si { $name } revient ou si quelqu’un refuse.
web-link-seat-unopposed = { $name } n’est pas là, et personne d’autre ici ne pourrait refuser un nouveau lien. Un bot joue donc pour { $name }, et vous n’aurez le lien qu’au bout de 24 heures. Tant que personne ne s’en est servi, { $name } peut revenir.
# $time is until then, as a clock shows it.
web-link-asked = Nouveau lien pour { $name } dans { $time }
web-link-asked-unopposed = D’ici là, un bot joue et { $name } peut revenir.
web-link-fetch = Obtenir le lien
web-link-refuse = Refuser
web-link-make = Créer un nouveau lien
web-only-here = Pour l’instant, la table n’est accessible que depuis cet ordinateur.
web-open-house = L’ouvrir à mon réseau local
web-address = Adresse
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = L’adresse en code QR

## The table

web-table = Table
web-round = Manche { $round }
web-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
web-paused = en pause
web-final-round = dernière manche
web-waiting-for = À { $name } de jouer
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-you-mark = vous
web-stand-in = un bot joue
web-crown = a la couronne
web-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
web-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-city = quartiers
web-city-progress =
    { $size ->
        [one] { $size } quartier sur { $goal }
       *[other] { $size } quartiers sur { $goal }
    }
web-points =
    { $count ->
        [one] { $count } point jusqu’ici
       *[other] { $count } points jusqu’ici
    }
web-city-size =
    { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }
web-your-hand = Votre main
web-hand-empty = Votre main est vide.
web-question = Vos options
web-not-now = Ce qui est impossible, et pourquoi
web-undo = Annuler
web-hint = Conseil
web-hint-mark = conseillé
web-hint-says = Conseil : { $action }. { $reason }
web-wishes = Vos souhaits, au crayon
web-wishes-text = Une note pour vous. Rien n’est pris à votre place : vous verrez les cartes et vous choisirez.
web-wishes-list = Souhaits : { $cards }
web-wishes-then = Le premier qui vous parviendra sera mis en avant. C’est vous qui décidez.
web-wishes-rub-out = Effacer
web-wish-number = souhait n° { $number }
web-wish-mark = votre souhait
web-wish-missed = Hors de portée : { $cards }
web-draft-now = { $name } choisit.
web-draft-next = C’est ensuite à vous.
web-packet-looks =
    { $count ->
        [one] regarde une carte
       *[other] regarde { $count } cartes
    }
web-packet-comes =
    { $count ->
        [one] une carte vous parviendra
       *[other] { $count } cartes vous parviendront
    }
web-skip-bots = Accélérer les bots
web-log = Journal
web-chat = Chat
web-say = Dire quelque chose
web-chat-empty = Personne n’a encore rien dit. Dites bonjour !
web-chat-off = Il n’y a pas de chat à cette table.
web-report = Signaler cette table
web-report-about = Dites ce qui ne va pas. L’administrateur de ce serveur pourra alors lire le chat de cette table jusqu’à ce que l’affaire soit réglée, et exclure ou bannir des joueurs. Personne à la table ne saura de qui vient le signalement.
web-report-reason = Que s’est-il passé ?
web-report-send = Envoyer le signalement
web-report-sent = Merci. L’administrateur de ce serveur a reçu votre signalement.
web-send = Envoyer
web-spectator = Spectateur
web-pause = Pause
web-resume = Reprendre
web-mute = Masquer
web-unmute = Afficher
web-hand-over = Céder la table
web-hand-over-sure = { $name } deviendra l’hôte de la table à votre place.
web-let-bot-play = Faire jouer un bot
web-let-bot-play-sure = { $name } fait attendre la table. Si toutes les autres personnes présentes le veulent aussi, et que vous êtes au moins deux, un bot jouera pour { $name }. Toute la table le saura. L’accord prend fin dès que quelqu’un change d’avis, arrive ou part.
web-no-bot = Finalement, pas de bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possible dans { $time }, si { $name } ne joue pas
web-bot-not-asked = Possible seulement quand { $name } fait attendre la table
web-bot-too-few = Il faut deux autres personnes à la table, avec des adresses réseau différentes
web-revoke = Révoquer mes liens
web-revoke-sure = Plus aucun lien n’ouvrira votre place, et vos autres appareils seront déconnectés. Seul celui-ci restera connecté.

## The track of characters; words that need not agree with a name

web-rank-out = hors jeu
web-rank-nobody = personne ne l’a
web-rank-called = on l’appelle
web-rank-silent = silence
web-facedown =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
web-mark-killed = meurtre
web-mark-robbed = vol à venir
web-mark-bewitched = sortilège
web-mark-warrant = mandat
web-mark-threat = menace

## Types of districts

web-district-line =
    { $copies ->
        [1] Quartier de type { $type }, coût { $cost }.
       *[other] Quartier de type { $type }, coût { $cost }, en { $copies } exemplaires.
    }
web-character-line = Personnage de rang { $rank }.
web-no-text = Cette carte n’a pas de texte.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = récoltez d’abord
short-gathered = déjà récolté
short-limit =
    { $need ->
        [0] interdit de bâtir
       *[other] au plus { $need } par tour
    }
short-duplicate = pas de doublon
short-gold =
    { $missing ->
        [one] il manque { $missing } pièce
       *[other] il manque { $missing } pièces
    }
short-cost = coûte plus de { $need }
short-cannot-build = ne peut pas bâtir
short-cannot-be-built = reste en main
short-city-too-large = cité trop grande
short-must = pas encore
short-used = déjà fait
short-no-income = aucun de ce type
short-empty-deck = pioche vide
short-empty-hand = aucune carte
short-empty-city = rien à donner
short-complete = cité complète
short-protected = sous protection
short-beautified = déjà décoré
short-has-crown = a la couronne
short-richest = personne de plus riche
short-richest-tied = à égalité
short-not-richest = pas le plus riche
short-rank-one = hors d’atteinte
short-killed = meurtre
short-bewitched = sortilège
short-no-tax = aucune taxe
short-not-beside = loin du rang 4
short-not-beside-king = loin du Roi
short-own-city = votre propre cité

## The end

web-result = Résultat
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] Vous gagnez d’un point
               *[other] Vous gagnez de { $number } points
            }
       *[no]
            { $points ->
                [one] { $name } gagne d’un point
               *[other] { $name } gagne de { $number } points
            }
    }
web-win-tie =
    { $you ->
        [yes] Vous gagnez d’un cheveu
       *[no] { $name } gagne d’un cheveu
    }
web-win-shared = Victoire partagée
web-number-2 = deux
web-number-3 = trois
web-number-4 = quatre
web-number-5 = cinq
web-number-6 = six
web-number-7 = sept
web-number-8 = huit
web-number-9 = neuf
web-number-10 = dix
web-number-11 = onze
web-number-12 = douze
web-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
# Beside the same place of two players.
web-tied = à égalité
web-points-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-turned =
    { $you ->
        [yes] Après la manche { $round }, vous n’avez plus quitté la tête.
       *[no] Après la manche { $round }, { $name } n’a plus quitté la tête.
    }
web-turned-by = Ce qui a le plus aidé : { $text }
web-led-always =
    { $you ->
        [yes] Vous étiez en tête à la fin de chaque manche.
       *[no] { $name } était en tête à la fin de chaque manche.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item } : { $points ->
        [one] un point de plus
       *[other] { $points } points de plus
    }.
web-decided-all = C’est ce qui a fait la différence.
web-decided-most = L’avance vient surtout de là.
web-decided-half = C’est la moitié de l’avance.
web-final-table = Voir la table
web-no-cards = aucune carte en main
web-rematch = Revanche
web-secrets = Ce qui était caché
web-download = Télécharger la partie
web-check-shuffle = Vérifier le mélange
web-shuffle-same = La donne correspond à l’empreinte que cet appareil avait vue auparavant. Pour vérifier chaque carte, téléchargez la partie et lancez : citadels replay FICHIER --verify
web-shuffle-unknown = Cet appareil n’était pas encore à la table avant la donne : il n’a pas vu l’empreinte. Téléchargez la partie et lancez : citadels replay FICHIER --verify
web-shuffle-other = Le mélange ne correspond pas à l’empreinte affichée avant la donne !

## The replay

web-replay = Revoir la partie
web-replay-title = Relecture
web-back = Étape précédente
web-forward = Étape suivante
web-step = Étape
web-eyes = Point de vue
web-eyes-public = Vue du spectateur
web-play = Lecture
web-speed = Vitesse
web-step-of = Étape { $step } sur { $steps }
web-all-hands = Toutes les mains
web-offered = Les personnages au choix
web-to-result = Retour au résultat

## Help and preferences

web-help = Aide
web-help-goal = La partie se termine après la manche où un joueur bâtit son { $size }e quartier. Le joueur qui a le plus de points l’emporte. À chaque manche, vous choisissez un personnage en secret, et les personnages agissent par ordre de rang.
web-help-signs = Symboles
web-sign-crown = la couronne : ce joueur choisit en premier
web-sign-coin = or
web-sign-card = cartes en main
web-sign-laurel = points jusqu’ici
web-sign-hammer = bâti
web-sign-flag = le quartier qui complète la cité
web-sign-dagger = assassinat : le tour est perdu
web-sign-purse = vol : tout l’or est perdu
web-sign-flame = détruit
web-sign-shield = sous protection
web-help-points = Points
web-points-cost = pour chaque quartier, son coût
web-points-types = pour une cité qui réunit les cinq types
web-points-first = pour la première cité complète
web-points-complete = pour toute autre cité complète
web-points-unique = pour certaines merveilles, selon leur carte
web-help-round = Une manche
web-keys = Touches
web-key-digits = choisir une option par son numéro
web-key-gold = récolter de l’or
web-key-cards = récolter des cartes
web-key-end = terminer le tour
web-key-undo = annuler
web-key-help = cette aide
web-key-skip = accélérer les bots
web-key-hint = un conseil, et pourquoi
web-unique-districts = Merveilles
web-preferences = Préférences
web-all-preferences = Toutes les préférences
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-text-size = Taille du texte
web-volume = Volume
web-motion = Animations
web-motion-pace = Vitesse des animations
web-motion-calm = calme
web-motion-normal = normale
web-motion-brisk = vive
web-confirm = Demander confirmation avant de terminer un tour où vous pouvez encore bâtir
web-one-press = Récolter de l’or et bâtir d’une seule pression, quand on peut annuler
web-one-press-offer = Comme on peut annuler, une seule pression pourrait suffire. Ce réglage se trouve aussi dans les préférences.
web-one-press-take = Une seule pression désormais
web-take-all = Prendre tout l’or

## The tutorial: what the guide says, and why

web-intro = Apprendre en jouant
web-intro-resume = Reprendre la leçon
web-intro-resume-text = là où vous l’avez laissée
web-lesson-guide = Ida, votre guide
web-lesson-round = Ida, manche { $round } sur { $rounds }
web-lesson-because = Pourquoi
web-lesson-known = Bon à savoir
web-lesson-reading = Ida explique
web-lesson-around = (entouré : { $things })
web-lesson-city = cité : { $name }
web-lesson-show = Montrez-moi
web-lesson-go-on = Continuer
web-lesson-cards = Voir les cartes
web-lesson-back = Revenir au guide : { $title }
web-lesson-leave = Continuer sans le guide
web-lesson-welcome-title = Bienvenue !
web-lesson-welcome = Je suis Ida. Nous jouerons quatre manches ensemble, puis la partie sera à vous. La cité qui vaut le plus de points l’emporte.
web-lesson-welcome-why-1 = À chaque manche, vous êtes quelqu’un d’autre, en secret. Tout est là.
web-lesson-welcome-why-2 = Seule votre cité rapporte des points. L’or et les cartes ne sont qu’un moyen.
web-lesson-welcome-why-3 = Dès qu’une cité compte { $size } quartiers, la manche en cours est la dernière.
web-lesson-wait-title = Observez les autres
web-lesson-wait = Les personnages sont appelés par ordre de rang. Le journal dit ce qu’ils font. Choisissez une carte pour la lire.
web-lesson-own-title = Vous avez votre plan. Parfait !
web-lesson-own = Faites ce qui vous semble le mieux. En cas de doute, demandez un conseil.
web-lesson-over-title = Vous savez l’essentiel
web-lesson-over = Bâtissez à chaque tour, gardez peu d’or, soyez un personnage que personne n’attend, et comptez. La suite est à vous. Demandez un conseil quand vous voulez. Bonne chance !
web-lesson-passed-title = Retenez ce que vous avez vu
web-lesson-passed = Vous avez choisi en secret, mais vous avez vu plus que votre carte. Plus tard, cela vous dira qui peut être qui.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } choisit parmi ce que vous avez laissé : { $passed }.
       *[other] Les autres choisissent parmi ce que vous avez laissé : { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Face cachée : { $before }. Personne ne l’a pendant cette manche.
       *[other] Pris avant vous, ou face cachée : { $before }.
    }
web-lesson-passed-why-3 = Écartés face visible : { $out }. Personne ne les a.
web-lesson-last-title = Retenez ce que vous avez vu
web-lesson-last = Vous avez choisi en dernier : la carte que vous laissez reste face cachée. Personne d’autre ne sait laquelle.
web-lesson-last-why-1 = Face cachée : { $passed }. Personne ne l’a pendant cette manche.
web-lesson-last-why-2 = Pris avant vous, ou face cachée : { $before }.
web-lesson-last-why-3 = Écartés face visible : { $out }. Personne ne les a.
web-lesson-robbed-title = Un vol !
web-lesson-robbed = { $name } était le Voleur, a nommé votre personnage et pris tout votre or : { $gold }. Cela se reproduira, mais peut coûter moins cher.
web-lesson-robbed-why-1 = { $name } n’avait pas vu votre carte. Le Voleur nomme un personnage, pas un joueur.
web-lesson-robbed-why-2 =
    Vous gardiez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
    } d’or. Dépensez, ou soyez un personnage que personne n’attend.
web-lesson-robbed-why-3 = Votre cité parle : ses couleurs montrent quels personnages vous paieraient.
web-lesson-killed-title = Un meurtre !
web-lesson-killed = { $name } était l’Assassin et a nommé votre personnage : { $card }. Ce tour est perdu. Votre or, vos cartes et votre cité vous restent.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } vous a laissé ces cartes : { $packet }.
       *[no] On vise le personnage le plus utile. Le deuxième est souvent plus sûr.
    }
web-lesson-killed-why-2 = Parmi les cartes transmises, une seule n’est pas en jeu. { $name } a nommé la vôtre.
web-lesson-killed-why-3 = Vous ne perdez que ce tour. À la prochaine manche, vous serez quelqu’un d’autre.
web-lesson-took-title = Vous avez volé { $name }
web-lesson-took =
    Le personnage que vous aviez nommé a été appelé, et tout son or est à vous : { $gold }. { $counted ->
        [yes] Pas de hasard : vous avez compté.
       *[no] Pour cela, il faut compter, ou avoir de la chance.
    }
web-lesson-took-why-1 = { $name } commence ce tour sans rien.
web-lesson-took-why-2 =
    { $kept ->
        [one] Vous avez maintenant { $kept } pièce d’or. Dépensez-la avant qu’un Voleur ne vous trouve.
       *[other] Vous avez maintenant { $kept } pièces d’or. Dépensez-les avant qu’un Voleur ne vous trouve.
    }
web-lesson-why =
    { $won ->
        [yes] Pourquoi vous avez gagné
       *[no] Pourquoi { $name } a gagné
    }
web-lesson-why-short = Pourquoi ?
web-lesson-score =
    Vous avez { $mine } { $mine ->
        [one] point
       *[other] points
    }, { $name } en a { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Leçon { $round } : bâtir
        [robbed] Leçon { $round } : se faire voler
        [killed] Leçon { $round } : se faire tuer
       *[took] Leçon { $round } : voler par déduction
    }
web-lesson-end-build =
    { $count ->
        [one] Vous avez bâti un quartier
       *[other] Vous avez bâti { $count } quartiers
    }
web-lesson-end-build-text =
    { $more ->
        [yes] Vos quartiers valent { $mine } { $mine ->
            [one] point
           *[other] points
        }, contre seulement { $theirs } pour { $name }.
       *[no] Vos quartiers valent { $mine } { $mine ->
            [one] point
           *[other] points
        }, contre { $theirs } pour { $name }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] Personne n’a pris votre or
        [one] On vous a volé { $gold } pièce d’or
       *[other] On vous a volé { $gold } pièces d’or
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] Aucun Voleur n’a trouvé votre or.
       *[other]
        { $later ->
            [0] Après la manche 2, aucun Voleur n’a retrouvé votre or.
           *[other] Après la manche 2, cela s’est reproduit. Dépensez plus, gardez moins.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] Vous n’avez perdu aucun tour
        [one] Vous avez perdu un tour
       *[other] Vous avez perdu { $times } tours
    }
web-lesson-end-killed-text =
    { $times ->
        [0] Aucun Assassin n’a visé juste.
       *[other]
        { $later ->
            [0] Après la manche 3, aucun Assassin n’a plus visé juste.
           *[other] Après la manche 3, cela s’est reproduit. Soyez plus difficile à deviner.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] Vous n’avez volé personne
        [one] Vous avez pris { $gold } pièce d’or
       *[other] Vous avez pris { $gold } pièces d’or
    }
web-lesson-end-took-text =
    { $gold ->
        [0] Un Voleur qui sait compter sait qui nommer.
       *[other] D’abord à { $name }. En comptant les cartes, on sait qui peut être qui.
    }
web-lesson-points =
    { $points ->
        [one] Votre seul point
       *[other] Vos { $points } points
    }
web-lesson-next = Et maintenant ?
web-picture-choose = Choisir
web-picture-choose-text = Chacun choisit un personnage en secret. Le joueur qui a la couronne choisit en premier.
web-picture-call = Appeler
web-picture-call-text = Les rangs sont appelés, à partir du 1. Le joueur qui a ce personnage joue son tour.
web-picture-gather = Récolter
web-picture-gather-text = À votre tour, prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une.
web-picture-or = ou
web-picture-ability = Utiliser son pouvoir
web-picture-ability-text = Chaque personnage a un pouvoir bien à lui. Utilisez-le à tout moment de votre tour.
web-picture-build = Bâtir
web-picture-build-text = Payez un quartier de votre main. Il vaut en points ce qu’il coûte.
web-picture-end = Terminer
web-picture-end-text = Dès qu’une cité compte { $size } quartiers, on finit la manche et on compte les points.
web-lesson-pick-1 = Chaque manche commence ainsi : choisissez en secret qui vous serez. Vous avez la couronne, donc vous choisissez en premier. Choisissez la carte, puis confirmez.
web-lesson-pick-1-why-1 = La Marchande reçoit 1 pièce d’or de plus à chaque tour.
web-lesson-pick-1-why-2 = Le vert, c’est le commerce : chaque quartier vert de votre cité paie la Marchande.
web-lesson-pick-1-why-3 = Écartés face visible : { $out }. Personne ne les a.
web-lesson-gather-1 = La Marchande est appelée : c’est à vous ! D’abord, récoltez 2 pièces d’or, ou piochez 2 cartes et gardez-en une.
web-lesson-gather-1-why-1 = L’or paie les quartiers, et eux seuls rapportent des points.
web-lesson-gather-1-why-2 = Vous avez { $hand } { $hand ->
        [one] carte
       *[other] cartes
    } en main. Cela suffit pour l’instant.
web-lesson-extra-1 = Utilisez maintenant le pouvoir de votre personnage.
web-lesson-extra-1-why-1 = C’est gratuit, et seule la Marchande y a droit.
web-lesson-extra-1-why-2 = Vous pouvez utiliser votre pouvoir à tout moment de votre tour.
web-lesson-build-1 = Choisissez la carte, puis confirmez. Mieux vaut petit aujourd’hui que grand demain.
web-lesson-build-1-why-1 = Coût : { $price }, points : { $price }. Il vous restera { $left } { $left ->
        [one] pièce
       *[other] pièces
    } d’or.
web-lesson-build-1-why-2 = C’est un quartier vert : il rapporte tout de suite 1 pièce à la Marchande.
web-lesson-build-1-why-3 = L’or dans votre bourse ne rapporte aucun point, et un Voleur peut le prendre.
web-lesson-income-1 = Les couleurs rapportent. Prenez le revenu de votre quartier vert.
web-lesson-income-1-why-1 = La Marchande reçoit 1 pièce d’or par quartier vert.
web-lesson-income-1-why-2 = Votre Taverne s’est déjà remboursée.
web-lesson-end-1 = C’est tout pour ce tour. Terminez-le, et voyez qui sont les autres.
web-lesson-end-1-why-1 = On bâtit un quartier par tour, et c’est fait.
web-lesson-end-1-why-2 = Vous gardez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
    } d’or. Retenez bien ce nombre.
web-lesson-pick-2 = Une nouvelle manche. Personne n’était le Roi : vous gardez la couronne et choisissez encore en premier.
web-lesson-pick-2-why-1 = La Marchande vous rapporte 2 pièces : 1 en plus, 1 pour la Taverne.
web-lesson-pick-2-why-2 = Écartés face visible : { $out }. Personne ne les a.
web-lesson-pick-2-why-3 = Vous laissez le Voleur. Quelqu’un pourrait bien le prendre.
web-lesson-gather-2 = Votre tour continue. Récoltez de nouveau. Vous repartez de zéro : prenez l’or.
web-lesson-gather-2-why-1 = Sans or, pas de quartier ce tour-ci.
web-lesson-gather-2-why-2 = Vous avez { $hand } { $hand ->
        [one] carte
       *[other] cartes
    } en main. Vous piocherez plus tard.
web-lesson-extra-2 = Prenez la pièce supplémentaire de la Marchande, comme avant.
web-lesson-extra-2-why-1 = Le Voleur a pris ce que vous aviez, pas ce que vous gagnez ensuite.
web-lesson-income-2 = Prenez aussi le revenu de votre quartier vert.
web-lesson-income-2-why-1 = Un quartier compte une fois, mais il peut payer à chaque manche.
web-lesson-income-2-why-2 = La Taverne paie chaque fois que vous êtes la Marchande.
web-lesson-build-2 = Bâtissez encore, et dépensez cette fois presque tout.
web-lesson-build-2-why-1 = Coût : { $price }, points : { $price }. Or restant : { $left }.
web-lesson-build-2-why-2 = Ce que vous avez bâti, aucun Voleur ne peut le prendre.
web-lesson-build-2-why-3 = Du rouge près du vert : votre cité en dit moins sur vous.
web-lesson-end-2 = C’est tout pour l’instant. La manche s’achève quand tous les rangs ont été appelés.
web-lesson-end-2-why-1 = On ne bâtit qu’un quartier par tour.
web-lesson-end-2-why-2 =
    Il vous reste { $gold } { $gold ->
        [one] pièce
       *[other] pièces
    } d’or : maigre butin pour un Voleur.
web-lesson-pick-3 = { $second } était le Roi et a maintenant la couronne. Vous choisissez en troisième, parmi ce que les autres ont laissé.
web-lesson-pick-3-why-1 = Vous avez été deux fois la Marchande. Soyez un personnage que personne n’attend.
web-lesson-pick-3-why-2 = Le Condottiere ne peut pas détruire les quartiers de l’Évêque.
web-lesson-pick-3-why-3 = L’Assassin n’est pas écarté. Quelqu’un l’a peut-être pris avant vous.
web-lesson-pick-4 = Vous choisissez encore en troisième. Cette fois, c’est vous qui volez, et à coup sûr.
web-lesson-pick-4-why-1 = Le Voleur nomme un personnage et prend tout l’or de son joueur.
web-lesson-pick-4-why-2 = Vous laissez deux cartes à { $first } : l’Assassin et la Marchande.
web-lesson-pick-4-why-3 = Si personne ne répond à l’appel de l’Assassin, vous savez qui est { $first }.
web-lesson-rob-4 = Vous êtes le Voleur, et vous connaissez un personnage à coup sûr. Appuyez sur le bouton ci-dessous, puis choisissez la Marchande.
web-lesson-rob-4-why-1 = { $first } a choisi entre l’Assassin et la Marchande.
web-lesson-rob-4-why-2 = Personne n’a répondu à l’appel de l’Assassin : { $first } est donc la Marchande.
web-lesson-rob-4-why-3 =
    { $purse ->
        [one] { $first } a { $purse } pièce d’or. Elle sera à vous quand on appellera la Marchande.
       *[other] { $first } a { $purse } pièces d’or. Elles seront à vous quand on appellera la Marchande.
    }
web-lesson-gather-4 = Cette fois, piochez 2 cartes et gardez-en une.
web-lesson-gather-4-why-1 =
    De l’or va venir : { $purse } { $purse ->
        [one] pièce, prise
       *[other] pièces, prises
    } à { $first }.
web-lesson-gather-4-why-2 = Vous n’avez que { $hand } { $hand ->
        [one] carte
       *[other] cartes
    }, et on ne bâtit que ce qu’on a en main.
web-lesson-keep-4 = Gardez l’une des deux cartes. L’autre va sous la pioche.
web-lesson-keep-4-why-1 = Il coûte 4 : juste ce que vous allez prendre.
web-lesson-keep-4-why-2 = Il est vert. Avec la Taverne, la Marchande gagnerait 2 pièces.
web-lesson-build-4 = Bâtissez ce que vous pouvez payer.
web-lesson-build-4-why-1 = Coût : { $price }, points : { $price }. Un tour sans quartier est un tour perdu.
web-lesson-build-4-why-2 = Le bleu est votre troisième couleur. Les cinq valent 3 points.
web-lesson-end-4 = Terminez votre tour, et regardez ce qui se passe quand la Marchande est appelée.
web-lesson-end-4-why-1 = Le Voleur est payé plus tard : quand le tour de sa victime commence.
web-lesson-end-4-why-2 = { $first } n’y peut rien.

## Looking back

web-past = Voici la table telle qu’elle était alors.
web-now = Retour au présent
web-look-then = Voir la table telle qu’elle était alors

## By keyboard and by ear

web-key-question = aller à la question
web-key-hand = aller à votre main
web-key-city = aller à votre cité
web-key-players = aller aux joueurs
web-key-log = aller au journal
web-key-chat = aller au chat
web-key-command = interroger la table
web-keys-on = Jouer avec les chiffres et les lettres
web-keys-change = { $what } : { $key }, modifier
web-keys-press = Appuyez sur une nouvelle touche, ou sur Échap pour annuler.
web-keys-changed = { $what } : { $key }
web-keys-taken = La touche { $key } sert déjà à « { $what } ». Choisissez-en une autre.
web-keys-unfit = Choisissez une lettre ou un symbole.
web-keys-reset = Rétablir les touches par défaut
web-keys-reset-done = Les touches par défaut sont rétablies.
web-table-of = La table : { $names }
web-your-city = Votre cité
web-is-asked = doit jouer
web-card-says = { $card }, { $type }, coût { $cost }
web-cards-on =
    { $count ->
        [one] une carte dessous
       *[other] { $count } cartes dessous
    }
web-site = en construction
web-asked = À vous ! { $text }
web-says = { $name } dit : { $text }
web-live-more =
    { $count ->
        [one] Un événement plus ancien figure dans le journal.
       *[other] { $count } événements plus anciens figurent dans le journal.
    }
web-time-left =
    { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
    }
web-more-time = Ajouter du temps
web-command = Interroger la table
web-ask-text = L’un de ces mots : { $words }
web-ask = Demander
web-command-hand = main
web-command-city = cité
web-command-gold = or
web-command-score = points
web-command-who = qui
web-command-last = dernier
web-command-help = aide
web-about-hand = les cartes de votre main
web-about-city = votre cité ; avec un numéro ou un nom, celle de ce joueur
web-about-gold = l’or de chacun
web-about-score = les points de chacun jusqu’ici
web-about-who = qui est qui, qui a la couronne, qui doit jouer
web-about-last = ce qui vient de se passer ; avec un nombre, autant d’événements
web-about-help = la liste de ces mots
web-answer-unknown = « { $word } » n’est pas l’un de ces mots :
web-answer-no-seat = Vous n’avez pas de place ici, donc pas de main.
web-answer-hand =
    { $count ->
        [one] Une carte en main : { $cards }.
       *[other] { $count } cartes en main : { $cards }.
    }
web-answer-nobody = La cité de qui ? { $names }.
web-answer-no-city = { $name } : rien de bâti pour l’instant.
web-answer-city = { $name }, { $size }/{ $goal } quartiers : { $cards }.
web-answer-gold =
    { $gold ->
        [one] { $name } : { $gold } pièce d’or.
       *[other] { $name } : { $gold } pièces d’or.
    }
web-answer-score =
    { $points ->
        [one] { $name } : { $points } point.
       *[other] { $name } : { $points } points.
    }
web-answer-you-are = Vous : { $characters }.
web-answer-is = { $name } : { $characters }.
web-answer-crown = La couronne : { $name }.
web-answer-nothing = Il ne s’est encore rien passé.
web-answer-help = { $word } : { $text }.

## Being called when one is asked

web-calls = Quand c’est à moi
web-call-title = Changer le titre de la page
web-call-icon = Marquer l’icône de la page
web-call-nudge = Me le rappeler discrètement, à quelques reprises
web-call-notify = Afficher une notification quand je regarde ailleurs
web-call-notify-text = Votre navigateur vous demandera d’autoriser cette page à en envoyer. Vous n’en recevrez que lorsque c’est à vous de jouer.
web-call-push = M’envoyer une notification même quand la page est fermée
web-call-push-text = Les notifications passent, chiffrées, par le service de votre navigateur. Elles disent qui vous attend, et à quelle table, mais rien sur les cartes.
web-call-denied = Votre navigateur n’autorise pas cette page à afficher des notifications. Vous pouvez changer cela dans ses réglages.
web-call-not-here = Impossible avec ce navigateur ou à cette adresse : il faut https.
web-call-failed = Le service de votre navigateur est injoignable. Réessayez plus tard.

## Coming back

web-missed = En votre absence
web-missed-seen = Continuer

## Without a connection

web-lost = Pas de connexion
web-lost-text = Le serveur est injoignable pour le moment. Rien n’est perdu : vos tables vous y attendent, et cette page réessaie d’elle-même.
web-lost-retry = Réessayer
web-play-here = Jouer sur cet appareil
web-engine-loading = Téléchargement du jeu (une seule fois) : { $percent } % de { $size } Mo
web-engine-then-begins = Votre partie commencera dès la fin du téléchargement.
web-engine-starting = Démarrage du jeu…
web-weights-loading = Téléchargement de ce que le bot a appris (une seule fois) : { $percent } %
web-engine-failed = Le jeu n’a pas pu démarrer sur cet appareil. Vos parties sont conservées.
web-engine-unsupported = Ce navigateur ne permet pas de jouer sans serveur : il faut WebAssembly, des workers et une base de données, qui manquent parfois en navigation privée.
web-keep-offline = Tout télécharger pour jouer hors ligne ({ $size } Mo)
web-keep-offline-fetching = Téléchargement complet (une seule fois) : { $percent } % de { $size } Mo
web-keep-offline-done = Tout est sur cet appareil. Vous pouvez jouer hors ligne.
web-keep-offline-failed = Le téléchargement n’a pas pu aller au bout. Ce qui est déjà là est conservé. Réessayez quand vous aurez du réseau.

## Positions and games as links and files

web-share-position = Partager cette position
web-share-position-text = Ce lien contient toute la table telle qu’elle est, cartes cachées comprises ; rien n’est envoyé à un serveur. La personne qui l’ouvre reprend la partie à ce point, à votre place et contre des bots.
web-shared-position = Une position partagée
web-shared-seat = votre place
web-play-on = Continuer la partie
web-shared-look = Voir le résultat
web-games-here = Parties sur cet appareil
web-games-save = Enregistrer toutes les parties dans un fichier
web-games-saved = Toutes les parties de cet appareil sont dans le fichier. Il donne aussi accès à vos places : gardez-le pour vous.
web-games-open = Ouvrir un fichier de parties enregistrées
web-games-busy = Un instant…
web-games-unknown = Ce n’est ni un fichier de partie, ni un fichier de parties enregistrées.
web-games-damaged = Ce fichier de parties est endommagé : « { $place } » est absent ou incorrect. Rien n’a changé. Enregistrez de nouveau les parties sur l’appareil d’où elles viennent.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Aucune partie ajoutée.
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
web-games-known =
    { $count ->
        [one] { $count } était déjà là.
       *[other] { $count } étaient déjà là.
    }

## Texts put together

# Sentences one after another; where a language has no spaces there is none between them.
web-sentences = { $first } { $rest }
# Facts about the same thing that make no sentence.
web-facts = { $first } · { $rest }
# What ends a sentence; a headline has none.
web-full-stop = .
# What a screen reader adds to the words of a button.
web-label-more = , { $text }
# A button that asks for more.
web-aim = { $title }…
# A player with the number of the seat, a character with its rank.
web-numbered = { $number } { $name }
web-name-of-bot = { $name } ({ $bot })
# A mark on a character whose face the reader knows; $face is its sign.
web-marked = { $mark } { $face }

## On the table

web-you = Vous
web-you-later = Vous, plus tard
web-free = gratuit
web-choosing = choisit
web-you-choose = à vous de choisir
web-has-chosen = a choisi
web-not-called-yet = attend l’appel
web-face-hidden = caché
web-face-played = a joué
web-rank-waiting = en attente
web-rank-shown = révélé
web-built-here = bâti ici
web-ends-game = fin de partie
web-finishes = complète la cité
web-gathered = récolté
web-gold-pile = Or
web-deck-pile = Pioche : { $cards }
web-leaves =
    { $left ->
        [0] Il ne vous restera plus d’or.
        [one] Il vous restera { $left } pièce d’or.
       *[other] Il vous restera { $left } pièces d’or.
    }
web-not-this = Retour
web-your-card = Votre carte : { $cards }
web-game-over = La partie est terminée
web-answers = Toutes les options
web-answers-short = Options
web-you-have = Vous avez
web-answers-how = Choisissez une option, puis choisissez-la de nouveau ou confirmez-la.
web-answers-key = { $key } ouvre et ferme cette liste.
web-order = Ordre des choix
web-not-in-round = Hors jeu pendant cette manche
web-chosen = Choix
web-select-rank = Choisissez un personnage dans la rangée du haut.
web-sound = Son
web-key-answers = la liste de toutes les options
web-day-dawn = aube
web-day-morning = matin
web-day-noon = midi
web-day-afternoon = après-midi
web-day-evening = soir
web-day-dusk = crépuscule

## What happened

web-since-your-turn = Depuis votre dernier tour
web-this-round = Cette manche
web-last-round = La manche précédente
web-story-deal = La donne
web-story-position = Une position partagée
web-story-draft = Le choix des personnages
web-story-end = Fin de la partie
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character } : pas de réponse
web-story-victim = { $character } : pas de réponse (un meurtre ?)
web-story-log = Journal complet
web-story-replay = Revoir les derniers moments
web-story-newest = Aller à la fin
web-chat-new =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }

## The call

web-herald-calls = { $name } appelle
web-herald-you = Vous appelez
web-herald-silence = Personne ne répond
web-herald-victim = Personne ne répond. Un meurtre, peut-être ?
web-herald-named = C’est vous.
web-herald-skip = Passer
web-herald-space = espace
web-herald-watch = Suivre la partie
web-herald-start = Jouer mon tour
web-herald-on = Continuer
web-struck-killed = On vous assassine !
web-struck-killed-text = C’était vous. Vous perdez ce tour, mais gardez votre or, vos cartes et votre cité.
web-struck-bewitched = On vous ensorcelle
web-struck-bewitched-text = C’est vous. Récoltez, et { $name } joue le reste de votre tour.
web-struck-threatened = On vous fait chanter
web-struck-threatened-text = C’est vous. Récoltez, puis payez la moitié de votre or ou risquez de tout perdre.
web-struck-robbed-text = C’est vous. Votre tour continue.

## Sounds

web-sounds = Sons
web-sound-turn = quand c’est à moi
web-sound-call = la trompette du héraut
web-sound-coins = les pièces
web-sound-cards = les cartes
web-sound-build = la construction
web-sound-crown = la couronne
web-sound-strike = quand on s’en prend à moi
web-sound-ruin = la destruction
web-sound-end = la fin de la partie
web-sound-try = Écouter : { $sound }
web-haptics = Vibrer quand c’est à moi ou qu’on s’en prend à moi

## One device for several people

web-pass-people = Qui joue sur cet appareil ?
web-person = Joueur { $number }
web-pass-add = Ajouter un joueur
web-pass-remove = Retirer { $name }
web-pass-comes = Personne ne voit les cartes des autres : la table reste cachée jusqu’à ce que le joueur suivant prenne l’appareil.
web-pass-to = Passez l’appareil à { $name }
web-pass-again = Encore à vous, { $name }
web-pass-take = Je suis { $name }, on y va
web-pass-alone = L’écran est maintenant réservé à { $name }.
web-pass-news = Ce que tout le monde a vu
web-pass-since = Entre-temps
web-pass-unknown = Dans cette partie, plusieurs joueurs se partagent un appareil, mais celui-ci ne les connaît pas. La table reste donc cachée, pour que personne ne voie les cartes des autres. Sur l’appareil où la partie a été jouée, enregistrez de nouveau toutes les parties, puis ouvrez ce fichier ici.
web-turn-of = À { $name } de jouer
