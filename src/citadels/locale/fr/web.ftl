# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Citadelles
web-title-turn = ● À vous – Citadelles
web-skip = Aller à la table
web-close = Fermer
web-home = Retour à l’accueil
web-you = Vous
web-tagline = Bâtissez votre cité, devinez qui sont les autres, et ne laissez personne vous deviner.
web-about = Une adaptation non officielle, faite par des passionnés, du jeu de cartes de Bruno Faidutti.
web-interface = Pour les programmes

## The start

web-your-name = Votre nom
web-play-bots = Jouer contre des bots
web-new-table = Créer une table
web-my-tables = Mes tables
web-open-tables = Tables avec des places libres
web-open-seats =
    { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-join = Rejoindre
web-your-turn = À vous !
web-phase-lobby = à venir
web-phase-playing = manche { $round }
web-phase-over = terminée

## Setting up

web-edition = Édition
web-players = Joueurs
web-others = Les autres places
web-seat = Place { $seat }
web-seat-open = libre, pour un proche
web-bot-random = Bot : hasard
web-bot-greedy = Bot : avide
web-bot-expert = Bot : expert
web-cards = Cartes
web-preset-random = Au hasard
web-preset-random-text = Personnages et merveilles tirés au sort.
web-own-cast = À votre choix
web-own-cast-text = Un personnage pour chaque rang, et les merveilles une par une.
web-characters = Personnages
web-unique =
    { $needed ->
        [any] Merveilles choisies : { $chosen }
       *[other] Merveilles choisies : { $chosen } sur { $needed }
    }
web-table-rules = Règles de la table
web-size = Quartiers d’une cité complète
web-variant-crown-after-round = La couronne ne passe qu’après la manche
web-clock = Temps
web-clock-untimed = sans limite
web-clock-quick = une minute par tour
web-clock-calm = trois minutes par tour
web-clock-days = deux jours par réponse
web-pace = Rythme des bots
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-instant = immédiat
web-undo-allowed = On peut annuler ses réponses
web-public = Ouverte à tout le monde
web-open-table = Ouvrir la table

## Coming to a table

web-no-way-in = Ce lien n’ouvre aucune place. Demandez une invitation à l’hôte de la table.
web-invited = On vous invite à une partie de Citadelles
web-sit-down = S’asseoir
web-opening = Ouverture de la table …
web-reconnecting = Connexion perdue ; nouvel essai …
web-ended-protocol = La page n’est plus à jour. Rechargez-la.
web-ended-token = Cette place ne peut plus être ouverte d’ici.
web-ended-replaced = Cette place a été donnée à un autre lien.

## Before the deal

web-lobby = La table
web-owner = hôte
web-away = hors ligne
web-ready = c’est bon
web-not-ready = pas encore
web-kick = Exclure
web-i-am-ready = C’est parti !
web-wait = Attendez un peu
web-invite = Inviter
web-leave = Quitter
web-waiting-seats = La donne a lieu quand toutes les places sont prises et que tout le monde est prêt.
web-waiting-ready = La donne a lieu quand tout le monde est prêt.
web-commitment = La promesse du donneur pour le mélange :

## Links

web-link-invite = Inviter quelqu’un
web-link-invite-text = Avec ce lien, on peut prendre une place libre.
web-link-watch = Lien pour spectateurs
web-link-watch-text = Avec ce lien, on peut regarder, mais sans voir les cartes cachées.
web-link-device = Continuer sur un autre appareil
web-link-device-text = Ce lien ouvre votre place sur un autre appareil. Il sert une seule fois, dans l’heure.
web-link-seat = Nouveau lien
web-link-seat-text = Un nouveau lien pour cette place. L’ancien ne vaut plus désormais, et tout le monde en est informé.
web-only-here = La table n’est visible que sur cet ordinateur.
web-open-house = L’ouvrir à mon réseau
web-address = Adresse
web-copy = Copier
web-copied = Copié
web-qr = L’adresse en code QR

## The table

web-table = Table
web-round = Manche { $round }
web-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
web-goal = fin à { $size } quartiers
web-paused = en pause
web-waiting-for = C’est à { $name }
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-you-mark = vous
web-bot = bot
web-stand-in = un bot joue
web-crown = a la couronne
web-gold = or
web-hand = cartes en main
web-city = quartiers
web-points = points jusqu’ici
web-no-city = rien de bâti encore
web-your-hand = Votre main
web-hand-empty = Votre main est vide.
web-explain = À quoi cela sert : { $card }
web-question = Vos options
web-since =
    { $count ->
        [one] Depuis votre dernière réponse : { $count } événement
       *[other] Depuis votre dernière réponse : { $count } événements
    }
web-step-gather = Récolter
web-step-ability = Pouvoir
web-step-build = Bâtir ({ $left })
web-step-end = Fin
web-not-now = Impossible, et pourquoi
web-undo = Annuler
web-fold = Replier ou déplier
web-wishes = Souhaits pour cette manche
web-wishes-text = Dites dans l’ordre qui vous aimeriez être. Si l’un de ces personnages vous parvient, il est pris automatiquement. Personne d’autre ne le sait.
web-skip-bots = Ne pas attendre les bots
web-sure = Vraiment ? { $action }
web-side = Journal et chat
web-log = Journal
web-chat = Chat
web-say = Dire quelque chose
web-send = Envoyer
web-spectator = Spectateur
web-pause = Pause
web-resume = Reprendre
web-mute = Masquer
web-unmute = Afficher
web-hand-over = Céder la table

## The track of characters; words that need not agree with a name

web-rank-out = hors jeu
web-rank-called = à l’appel
web-rank-silent = sans réponse
web-facedown =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
web-mark-killed = meurtre
web-mark-robbed = vol
web-mark-bewitched = sortilège
web-mark-warrant = mandat
web-mark-threat = menace

## Types of districts, and the letter that stands for each (M is military, so the merveilles have a sign)

web-type-noble = noble
web-type-religious = religieux
web-type-trade = commerçant
web-type-military = militaire
web-type-unique = merveille
web-letter-noble = N
web-letter-religious = R
web-letter-trade = C
web-letter-military = M
web-letter-unique = ✦
web-district-line =
    { $copies ->
        [1] Quartier (type : { $type }), coût { $cost }.
       *[other] Quartier (type : { $type }), coût { $cost }, en { $copies } exemplaires.
    }
web-character-line = Personnage de rang { $rank }.
web-no-text = Cette carte n’a pas de texte.

## The end

web-result = Résultat
web-total = Total
web-rematch = Revanche
web-secrets = Ce qui était caché
web-replay = Revoir
web-download = Télécharger la partie
web-check-shuffle = Vérifier le mélange
web-shuffle-same = La donne correspond à ce que cet appareil a vu promettre auparavant. Pour en vérifier chaque carte, téléchargez la partie et lancez : citadels replay FILE --verify
web-shuffle-unknown = Cet appareil n’était pas là avant la donne, il n’a donc vu aucune promesse. Téléchargez la partie et lancez : citadels replay FILE --verify
web-shuffle-other = Le mélange n’est pas celui qui avait été promis avant la donne !
web-back = Un pas en arrière
web-forward = Un pas en avant
web-step = Pas
web-eyes = Point de vue

## Help and preferences

web-help = Aide
web-help-goal = Bâtissez { $size } quartiers pour mettre fin à la partie ; le plus de points l’emporte. À chaque manche, vous choisissez un personnage en secret, et les personnages agissent dans l’ordre de leurs rangs.
web-keys = Touches
web-key-0 = choisir une réponse par son numéro
web-key-1 = récolter de l’or
web-key-2 = récolter des cartes
web-key-3 = terminer le tour
web-key-4 = annuler
web-key-5 = cette aide
web-key-6 = ne pas attendre les bots
web-unique-districts = Merveilles
web-preferences = Préférences
web-theme = Couleurs
web-theme-auto = système
web-theme-light = claires
web-theme-dark = sombres
web-text-size = Taille du texte
web-volume = Volume
web-motion = Animations
web-confirm = Demander avant de terminer un tour où vous pourriez encore bâtir
web-details = Afficher le texte des cartes

## The introduction: what a newcomer is told, step by step

web-intro = Apprendre en jouant
web-intro-title = Votre première partie
web-intro-hint = Suggestion : { $action }
web-intro-skip = Jouer sans le guide
web-intro-draft = Chaque manche commence ainsi : vous choisissez en secret qui vous serez. Les rangs agissent dans l’ordre, à partir du 1 ; à côté de chacun, vous lisez ce qu’il peut faire.
web-intro-gather = On vous appelle : c’est à vous de jouer. Vous devez d’abord récolter : deux pièces d’or, ou une carte à choisir parmi deux. L’or vous permet de bâtir.
web-intro-ability = Votre personnage peut faire une chose que nul autre ne peut. Ne l’oubliez pas : sur toute une partie, cela compte beaucoup.
web-intro-build = Bâtissez, maintenant. Chaque quartier vaut son coût en points, et la partie se termine quand une cité est complète.
web-intro-end = Rien ne vous oblige à en faire plus. Terminez votre tour, et voyez qui se cachait derrière les autres.
web-intro-robbed = On vous a tout volé ! Le Voleur a nommé votre personnage sans savoir que c’était vous. Qui vous choisissez, et qui peut le deviner : voilà le cœur du jeu.
web-intro-wait = Aux autres de jouer. Le journal, à côté, raconte ce qui se passe ; cliquez sur une carte pour lire ce qu’elle fait.
web-intro-own = Vous avez quitté le chemin suggéré, et c’est très bien : à partir d’ici, la partie est à vous. Les conseils continueront.
web-intro-over = Voilà, vous savez tout. Continuez comme il vous plaira ; le guide vous laisse ici.

## Looking back

web-past = Voici la table telle qu’elle était alors.
web-now = Au présent
web-look-then = Voir la table telle qu’elle était alors
