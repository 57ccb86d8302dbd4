# The words of the page itself. What the game says comes from the other files; names and texts of cards too.

## Everywhere

web-title = Citadelles
web-title-turn = (!) À vous – Citadelles
web-skip = Aller à la table
web-close = Fermer
web-cancel = Annuler
web-home = Retour à l’accueil
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
web-slogan = Bâtissez une cité.
web-slogan-second = Cachez votre visage.
web-description = Le jeu de cartes Citadelles : bâtissez une cité, cachez votre visage. Contre des bots ou entre amis, gratuit et sans publicité.
web-screenshot-wide = Une table de quatre joueurs sur grand écran
web-screenshot-narrow = Un tour sur un téléphone
web-pitch = Quand la première cité est complète, la plus belle l’emporte. À chaque manche, vous choisissez en secret qui vous êtes, et les personnages agissent dans l’ordre de leurs rangs : l’Assassin tue, le Voleur vole, le Roi prend la couronne, l’Architecte bâtit. Devinez qui sont les autres, et ne vous laissez pas démasquer.
web-play-now = Jouer
web-play-now-text = contre 3 bots
web-intro-minutes = 10 minutes
web-friends = Entre amis
web-friends-text = par un lien, ou sur un appareil
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
web-phase-lobby = à venir
web-phase-playing = manche { $round }
web-phase-over = terminée
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
web-own-cast = À votre choix
web-own-cast-text = Un personnage pour chaque rang, et les merveilles une par une.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Cartes choisies une à une
web-characters = Personnages
web-unique =
    { $needed ->
        [any] Merveilles choisies : { $chosen }
       *[other] Merveilles choisies : { $chosen } sur { $needed }
    }
web-table-rules = Règles de la table
web-size = Quartiers d’une cité complète
web-variant-crown-after-round = La couronne ne change de mains qu’après la manche
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
web-chat-allowed = On peut discuter par chat
web-public = Ouverte à tout le monde
web-open-table = Ouvrir la table
web-ways = Comment jouer
web-way-now = Tout de suite
web-way-now-text = Contre des bots, sans attendre.
web-way-pass = Sur un seul appareil
web-way-pass-text = Vous vous passez un téléphone ou une tablette.
web-way-pass-short = de main en main
web-way-friends = Entre amis
web-way-friends-text = Vous recevez un lien ; qui l’ouvre prend place.
web-way-own = À votre goût
web-way-own-text = Édition, cartes, temps : tout à votre choix.
web-way-own-short = édition, cartes, joueurs
web-begin = Jouer
web-rivals = Adversaires
web-filled = Combien de bots
web-strength = Leur niveau
web-link-comes =
    { $seats ->
        [one] La table aura un lien à partager pour la place libre.
       *[other] La table aura un lien à partager pour les { $seats } places libres.
    }

## Coming to a table

web-no-way-in = Ce lien n’ouvre aucune place. Demandez une invitation à l’hôte de la table.
web-invited = On vous invite à une partie de Citadelles
web-invited-by = { $name } vous invite à une partie de Citadelles
web-sit-down = S’asseoir
web-opening = Ouverture de la table…
web-reconnecting = Connexion perdue ; nouvel essai…
web-ended-protocol = La page n’est plus à jour. Rechargez-la.
web-ended-token = Cette place n’est plus accessible d’ici.
web-ended-replaced = Ce lien n’ouvre plus cette place : elle a changé de mains, elle est restée trop longtemps vide avant la donne, ou ses liens ont été révoqués.
web-ended-elsewhere = Votre place est ouverte dans trop de fenêtres ou d’appareils ; elle a donc été fermée ici. Rechargez la page pour jouer ici.
web-ended-full = Il n’y a plus de place ici pour un spectateur de plus. Réessayez plus tard.
web-ended-barred = L’administrateur de ce serveur a fermé la table.

## Before the deal

web-lobby = La table
web-lobby-of = Chez { $name }
web-owner = hôte
web-away = hors ligne
web-ready = c’est bon
web-not-ready = se prépare
web-kick = Exclure
web-kick-sure = { $name } perd cette place et ne pourra revenir que sur invitation.
web-i-am-ready = C’est bon pour moi
web-fill-seats = Compléter avec des bots
web-wait = Attendez un peu
web-leave = Quitter
web-waiting-seats = La donne a lieu quand toutes les places sont prises et que tout le monde est prêt.
web-waiting-ready = La donne a lieu quand tout le monde est prêt.
web-commitment = La promesse du donneur pour le mélange : { $code }

## Links

web-link-invite = Inviter quelqu’un
web-link-invite-text = Avec ce lien, on peut prendre une place libre.
web-link-invite-sure = L’invitation a été créée sur un autre appareil. En créer une nouvelle annule l’ancienne.
web-link-watch = Lien pour spectateurs
web-link-watch-text = Avec ce lien, on peut regarder, mais sans voir les cartes cachées.
web-link-watch-sure = Le lien a été créé sur un autre appareil. En créer un nouveau annule l’ancien, et le public venu par lui devra partir.
web-link-device = Continuer sur un autre appareil
web-link-device-text = Ce lien ouvre votre place sur un autre appareil. Il sert une seule fois, dans l’heure.
web-link-seat = Nouveau lien
web-link-seat-text = Ce lien ouvre la place de quelqu’un qui a perdu le sien. Il sert une seule fois. Tant qu’il n’a pas servi, l’ancien reste valable.
web-link-seat-sure = { $name } n’est pas là. Toute la table saura que vous demandez un nouveau lien pour cette place. Vous l’aurez au bout d’un moment, sauf retour ou refus.
web-link-seat-unopposed = { $name } n’est pas là, et personne d’autre ici ne pourrait refuser un nouveau lien. Un bot joue donc pour { $name }, et vous n’aurez le lien qu’au bout d’un jour. Tant que personne ne s’en est servi, { $name } peut revenir.
# $time is until then, as a clock shows it.
web-link-asked = Nouveau lien pour { $name } : { $time }
web-link-asked-unopposed = D’ici là, un bot joue, et { $name } peut revenir.
web-link-fetch = Obtenir le lien
web-link-refuse = Refuser
web-link-make = Créer un nouveau lien
web-only-here = La table n’est encore accessible que de cet ordinateur.
web-open-house = L’ouvrir à mon réseau
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
web-waiting-for = C’est à { $name }
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
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
web-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-city = quartiers
web-city-progress =
    { $size ->
        [one] { $size } quartier sur { $goal }
       *[other] { $size } quartiers sur { $goal }
    }
web-points =
    { $count ->
        [one] { $count } point jusqu’ici
       *[other] { $count } points jusqu’ici
    }
web-city-size =
    { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
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
web-wishes-then = Le premier qui vous parvient sera mis en avant. C’est vous qui décidez.
web-wishes-rub-out = Effacer
web-wish-number = souhait n° { $number }
web-wish-mark = votre souhait
web-wish-missed = Pas venu jusqu’à vous : { $cards }
web-draft-now = { $name } choisit.
web-draft-next = C’est ensuite à vous.
web-packet-looks =
    { $count ->
        [one] regarde une carte
       *[other] regarde { $count } cartes
    }
web-packet-comes =
    { $count ->
        [one] une carte vous viendra
       *[other] { $count } cartes vous viendront
    }
web-skip-bots = Ne pas attendre les bots
web-log = Journal
web-chat = Chat
web-say = Dire quelque chose
web-chat-empty = Personne n’a encore rien dit. Dites bonjour !
web-chat-off = Il n’y a pas de chat à cette table.
web-report = Signaler cette table
web-report-about = Dites ce qui ne va pas. La personne qui gère ce serveur pourra alors lire le chat de cette table jusqu’à ce que l’affaire soit réglée, et pourra exclure ou bannir des joueurs. Personne à la table ne saura qui l’a signalée.
web-report-reason = Que s’est-il passé ?
web-report-send = Envoyer le signalement
web-report-sent = Merci. La personne qui gère ce serveur a reçu votre signalement.
web-send = Envoyer
web-spectator = Public
web-pause = Pause
web-resume = Reprendre
web-mute = Masquer
web-unmute = Afficher
web-hand-over = Céder la table
web-hand-over-sure = La table sera à { $name }, et ne sera plus à vous.
web-let-bot-play = Faire jouer un bot
web-let-bot-play-sure = { $name } fait attendre la table. Si toutes les autres personnes présentes le veulent aussi, et que vous êtes au moins deux, un bot jouera pour { $name }. Toute la table le saura. Cela prend fin quand quelqu’un change d’avis, arrive ou part.
web-no-bot = Pas de bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possible dans { $time }, si { $name } ne répond pas
web-bot-not-asked = Possible seulement quand { $name } fait attendre la table
web-bot-too-few = Il faut deux autres personnes à la table, depuis des adresses différentes
web-revoke = Révoquer mes liens
web-revoke-sure = Plus aucun lien n’ouvrira votre place, et vos autres appareils devront partir. Seul celui-ci reste.

## The track of characters; words that need not agree with a name

web-rank-out = hors jeu
web-rank-nobody = personne ne peut l’être
web-rank-called = à l’appel
web-rank-silent = silence
web-facedown =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
web-mark-killed = meurtre
web-mark-robbed = vol
web-mark-bewitched = sortilège
web-mark-warrant = mandat
web-mark-threat = menace

## Types of districts

web-type-noble = noble
web-type-religious = religieux
web-type-trade = commerçant
web-type-military = militaire
web-type-unique = merveille
web-district-line =
    { $copies ->
        [1] Quartier (type : { $type }), coût { $cost }.
       *[other] Quartier (type : { $type }), coût { $cost }, en { $copies } exemplaires.
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
        [0] on ne bâtit pas
       *[other] { $need } par tour
    }
short-duplicate = pas de doublon
short-gold =
    { $missing ->
        [one] manque { $missing } pièce
       *[other] manque { $missing } pièces
    }
short-cost = coûte plus de { $need }
short-cannot-build = ne peut pas bâtir
short-cannot-be-built = reste en main
short-city-too-large = cité trop grande
short-must = pas encore
short-used = déjà fait
short-no-income = aucun quartier
short-empty-deck = pioche vide
short-empty-hand = aucune carte
short-empty-city = rien à donner
short-complete = cité complète
short-protected = sous protection
short-beautified = déjà décoré
short-has-crown = a la couronne
short-richest = pas plus riche
short-richest-tied = à égalité
short-not-richest = d’autres ont plus
short-rank-one = hors d’atteinte
short-killed = meurtre
short-bewitched = sortilège
short-no-tax = pas de taxe
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
        [yes] Après la manche { $round }, personne n’était plus devant vous.
       *[no] Après la manche { $round }, personne n’était plus devant { $name }.
    }
web-turned-by = Ce qui a le plus aidé : { $text }
web-led-always =
    { $you ->
        [yes] Personne n’a été devant vous à la fin d’une manche.
       *[no] Personne n’a été devant { $name } à la fin d’une manche.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] un point de plus
       *[other] { $points } points de plus
    }.
web-decided-all = C’est ce qui a fait la différence.
web-decided-most = C’est l’essentiel de l’avance.
web-final-table = La table finale
web-no-cards = aucune carte en main
web-rematch = Revanche
web-secrets = Ce qui était caché
web-download = Télécharger la partie
web-check-shuffle = Vérifier le mélange
web-shuffle-same = La donne correspond à ce que cet appareil a vu promettre auparavant. Pour en vérifier chaque carte, téléchargez la partie et lancez : citadels replay FICHIER --verify
web-shuffle-unknown = Cet appareil n’était pas là avant la donne, il n’a donc vu aucune promesse. Téléchargez la partie et lancez : citadels replay FICHIER --verify
web-shuffle-other = Le mélange n’est pas celui qui avait été promis avant la donne !

## The replay

web-replay = Revoir la partie
web-replay-title = Relecture
web-back = Étape précédente
web-forward = Étape suivante
web-step = Étape
web-eyes = Point de vue
web-eyes-public = Vue du public
web-play = Lecture
web-speed = Vitesse
web-step-of = Étape { $step } sur { $steps }
web-all-hands = Toutes les mains
web-offered = Les personnages au choix
web-to-result = Retour au résultat

## Help and preferences

web-help = Aide
web-help-goal = Bâtissez { $size } quartiers pour mettre fin à la partie ; qui a le plus de points l’emporte. À chaque manche, vous choisissez un personnage en secret, et les personnages agissent dans l’ordre de leurs rangs.
web-help-signs = Signes
web-sign-crown = la couronne : choisit en premier
web-sign-coin = or
web-sign-card = cartes en main
web-sign-laurel = points jusqu’ici
web-sign-hammer = bâti
web-sign-flag = le quartier qui complète la cité
web-sign-dagger = assassinat : le tour est perdu
web-sign-purse = vol : tout l’or est perdu
web-sign-flame = détruit
web-sign-shield = indestructible
web-help-points = Points
web-points-cost = pour chaque quartier, ce qu’il coûte
web-points-types = pour des quartiers des cinq types
web-points-first = pour la première cité complète
web-points-complete = pour toute autre cité complète
web-points-unique = ce que rapportent les merveilles
web-help-round = Une manche
web-help-draft = Tout le monde choisit en secret un personnage. Qui a la couronne choisit en premier.
web-help-call = Les rangs sont appelés, à partir du 1. Qui a ce personnage joue son tour.
web-help-turn = À votre tour, prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une. Puis vous pouvez bâtir un quartier. Utilisez le pouvoir de votre personnage quand vous voulez.
web-help-end = Dès que quelqu’un a { $size } quartiers, on joue la manche jusqu’au bout, puis on compte les points.
web-keys = Touches
web-key-digits = choisir une réponse par son numéro
web-key-gold = récolter de l’or
web-key-cards = récolter des cartes
web-key-end = terminer le tour
web-key-undo = annuler
web-key-help = cette aide
web-key-skip = ne pas attendre les bots
web-key-hint = un conseil, et pourquoi
web-unique-districts = Merveilles
web-preferences = Préférences
web-all-preferences = Toutes les préférences
web-theme = Couleurs
web-theme-auto = système
web-theme-light = claires
web-theme-dark = sombres
web-text-size = Taille du texte
web-volume = Volume
web-motion = Animations
web-motion-pace = Rythme des animations
web-motion-calm = calme
web-motion-normal = normal
web-motion-brisk = vif
web-confirm = Demander confirmation avant de terminer un tour où vous pourriez encore bâtir
web-one-press = Prendre l’or et bâtir d’une seule pression, si l’on peut revenir en arrière
web-one-press-offer = On peut revenir en arrière : une seule pression suffirait. Le réglage est aussi dans les préférences.
web-one-press-take = Une seule pression désormais
web-take-all = Prendre tout l’or

## The introduction: what a newcomer is told, step by step

web-intro = Apprendre en jouant
web-intro-title = Votre première partie
web-intro-hint = Suggestion : { $action }
web-intro-skip = Jouer sans le guide
web-intro-welcome = La cité la plus précieuse l’emporte. À chaque manche, vous êtes quelqu’un d’autre, en secret. Les autres choisissent d’abord ; dans un instant, ce sera à vous.
web-intro-draft = Chaque manche commence ainsi : vous choisissez en secret qui vous serez. Les rangs agissent dans l’ordre, à partir du 1 ; à côté de chacun, vous lisez ce qu’il peut faire.
web-intro-draft-again = Qui a la couronne choisit en premier, les autres parmi ce qui reste. Des cartes sont écartées face visible, et une face cachée : nul ne sait au juste qui manque.
web-intro-gather = On vous appelle : c’est à vous de jouer. Vous devez d’abord récolter : deux pièces d’or, ou une carte à choisir parmi deux. L’or vous permet de bâtir.
web-intro-gather-again = Récoltez de nouveau. L’or paie les quartiers, mais on ne bâtit que ce qu’on a en main : quand elle s’épuise, piochez deux cartes et gardez-en une.
web-intro-ability = Votre personnage peut faire une chose que nul autre ne peut. Ne l’oubliez pas : sur toute une partie, cela compte beaucoup.
web-intro-ability-again = Les couleurs rapportent : certains personnages donnent de l’or pour chaque quartier de leur couleur. Les violets ont leurs propres pouvoirs ; appuyez dessus pour les lire.
web-intro-build = Maintenant, bâtissez. Chaque quartier vaut son coût en points, et la partie se termine quand une cité est complète.
web-intro-build-again = Sept quartiers complètent une cité, et cette manche est la dernière. Finir en premier vaut 4 points, finir aussi 2, avoir les cinq couleurs 3.
web-intro-end = Rien ne vous oblige à en faire plus. Terminez votre tour, et voyez qui se cachait derrière les autres.
web-intro-end-again = À la fin, on compte le coût de vos quartiers et ces points en plus. Terminez votre tour.
web-intro-robbed = On vous a tout volé ! Le Voleur a nommé votre personnage sans savoir que c’était vous. Qui vous choisissez, et qui peut le deviner : voilà le cœur du jeu.
web-intro-wait = Aux autres de jouer. Le journal raconte ce qui se passe ; appuyez sur une carte pour lire ce qu’elle fait.
web-intro-own = Votre propre voie : très bien. Pour une suggestion, demandez un conseil.
web-intro-over = Vous savez l’essentiel. Demandez un conseil quand il vous plaît ; l’aide (?) explique les signes et les points. Continuez : le guide vous laisse ici.

## Looking back

web-past = Voici la table telle qu’elle était alors.
web-now = Retour au présent
web-look-then = Voir la table telle qu’elle était alors

## Au clavier et à l’oreille

web-key-question = aller à la question
web-key-hand = aller à votre main
web-key-city = aller à votre cité
web-key-players = aller aux joueurs
web-key-log = aller au journal
web-key-chat = aller au chat
web-key-command = interroger la table par écrit
web-keys-on = Jouer avec les chiffres et les lettres
web-keys-change = { $what } : { $key }, modifier
web-keys-press = Appuyez sur la nouvelle touche ; Échap laisse tout en l’état.
web-keys-changed = { $what } : { $key }
web-keys-taken = La touche { $key } est déjà prise : { $what }. Choisissez-en une autre.
web-keys-unfit = Il faut une lettre ou un signe. Choisissez une autre touche.
web-keys-reset = Touches habituelles
web-keys-reset-done = Les touches habituelles sont rétablies.
web-table-of = La table : { $names }
web-your-city = Votre cité
web-is-asked = doit répondre
web-card-says = { $card }, { $type }, coût { $cost }
web-cards-on =
    { $count ->
        [one] une carte dessous
       *[other] { $count } cartes dessous
    }
web-site = en construction
web-asked = À vous : { $text }
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
web-more-time = Plus de temps
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
web-about-who = qui est qui, qui a la couronne, qui doit répondre
web-about-last = ce qui vient de se passer ; avec un nombre, autant de phrases
web-about-help = ces mots
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
web-call-nudge = Me le rappeler discrètement, quelques fois
web-call-notify = Afficher une notification quand je regarde ailleurs
web-call-notify-text = Votre navigateur vous demandera si cette page en a le droit. Il n’y a de notification que lorsque c’est à vous.
web-call-push = M’appeler aussi quand la page est fermée
web-call-push-text = Les appels passent, chiffrés, par le service de votre navigateur. Ils disent qui vous attend à quelle table, et rien des cartes.
web-call-denied = Votre navigateur n’autorise pas cette page à afficher des notifications ; vous pouvez le changer dans ses réglages.
web-call-not-here = Impossible avec ce navigateur ou à cette adresse : il faut https.
web-call-failed = Le service de votre navigateur est injoignable ; réessayez plus tard.

## Coming back

web-missed = En votre absence
web-missed-seen = Continuer

## Without a connection

web-lost = Pas de connexion
web-lost-text = Le serveur est injoignable pour le moment. Rien n’est perdu : vos tables vous y attendent, et cette page réessaie d’elle-même.
web-lost-retry = Réessayer
web-play-here = Jouer sur cet appareil
web-engine-loading = Téléchargement du jeu, une seule fois : { $percent } % de { $size } Mo
web-engine-then-begins = Votre partie commencera dès que tout sera là.
web-engine-starting = Démarrage du jeu …
web-weights-loading = Téléchargement de ce que le bot a appris, une seule fois : { $percent } %
web-engine-failed = Le jeu n’a pas pu démarrer sur cet appareil. Vos parties sont conservées.
web-engine-unsupported = Ce navigateur ne peut pas jouer sans serveur : il lui faut WebAssembly, des workers et une base de données, qui manquent parfois dans les fenêtres privées.
web-keep-offline = Tout garder pour jouer hors ligne ({ $size } Mo)
web-keep-offline-fetching = Téléchargement de l’ensemble, une seule fois : { $percent } % de { $size } Mo
web-keep-offline-done = Tout est sur cet appareil : vous pouvez jouer sans réseau.
web-keep-offline-failed = Tout n’a pas pu être téléchargé. Ce qui est arrivé est conservé : réessayez quand vous aurez du réseau.

## Positions and games as links and files

web-share-position = Partager cette position
web-share-position-text = Ce lien contient toute la table telle qu’elle est, cartes cachées comprises ; rien n’en va à un serveur. Qui l’ouvre reprend la partie ici, à votre place et contre des bots.
web-shared-position = Une position partagée
web-shared-seat = votre place
web-play-on = Continuer la partie
web-shared-look = Voir la fin
web-games-here = Parties sur cet appareil
web-games-save = Enregistrer toutes les parties
web-games-saved = Toutes les parties de cet appareil sont dans le fichier. Il ouvre aussi vos places : gardez-le pour vous.
web-games-open = Ouvrir un fichier de parties
web-games-busy = Un instant …
web-games-unknown = Ce n’est ni un fichier de partie, ni un fichier de parties enregistrées.
web-games-damaged = Ce fichier de parties est abîmé ; rien n’a changé : « { $place } » manque ou est faux. Enregistrez de nouveau les parties sur l’appareil d’où elles viennent.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] Aucune partie n’est nouvelle ici.
        [one] Une partie est nouvelle ici.
       *[other] { $count } parties sont nouvelles ici.
    }
web-games-known =
    { $count ->
        [one] Une y était déjà.
       *[other] { $count } y étaient déjà.
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
web-aim = { $title } …
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
web-game-over = La partie est finie
web-answers = Toutes les réponses
web-answers-short = Réponses
web-you-have = Vous avez
web-answers-how = Choisissez une réponse, puis choisissez-la de nouveau ou confirmez-la.
web-answers-key = { $key } ouvre et ferme cette liste.
web-order = Ordre des choix
web-not-in-round = Hors de cette manche
web-chosen = Choix
web-select-rank = Choisissez un personnage dans la rangée du haut.
web-sound = Son
web-key-answers = la liste de toutes les réponses
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
web-story-silence = { $character } : personne ne répond
web-story-victim = { $character } : personne ne répond (la victime, semble-t-il)
web-story-log = Phrase par phrase
web-story-replay = Revoir les derniers moments
web-story-newest = Aller au plus récent
web-chat-new =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }

## The call

web-herald-calls = { $name } appelle
web-herald-you = Vous appelez
web-herald-silence = Personne ne répond
web-herald-victim = Personne ne répond : la victime, semble-t-il
web-herald-named = C’est vous.
web-herald-skip = Passer
web-herald-space = espace
web-herald-watch = Suivre la partie
web-herald-start = Jouer mon tour
web-herald-on = Continuer
web-struck-killed = On vous assassine !
web-struck-killed-text = C’est vous : ce tour est perdu. Votre or, vos cartes et votre cité vous restent.
web-struck-bewitched = On vous ensorcelle
web-struck-bewitched-text = C’est vous : récoltez, et { $name } joue le reste de votre tour.
web-struck-threatened = On vous fait chanter
web-struck-threatened-text = C’est vous : récoltez, puis payez la moitié de votre or ou risquez de tout perdre.
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

web-pass-people = Qui joue sur cet appareil
web-person = Joueur { $number }
web-pass-add = Ajouter une personne
web-pass-remove = Sans { $name }
web-pass-comes = Personne ne voit les cartes des autres : la table reste cachée jusqu’à ce que le joueur suivant prenne l’appareil.
web-pass-to = Passez l’appareil à { $name }
web-pass-again = Encore à vous, { $name }
web-pass-take = Je suis { $name }, on y va
web-pass-alone = Personne d’autre que { $name } ne devrait regarder l’écran maintenant.
web-pass-news = Ce que tout le monde a vu
web-pass-since = Entre-temps
web-pass-unknown = Dans cette partie, plusieurs personnes partagent un appareil, et celui-ci ne les connaît pas. Pour que personne ne voie les cartes des autres, elle reste cachée. Enregistrez de nouveau toutes les parties sur l’appareil où elle a été jouée, puis ouvrez ce fichier ici.
web-turn-of = C’est à { $name }
