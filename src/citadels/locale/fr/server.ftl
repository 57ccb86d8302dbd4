# The web table.

## What all at a table are told. $name is the player whom it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = L’hôte demande un nouveau lien pour la place { $name-of }, en son absence. Il sera prêt dans { $span }, sauf si { $name } revient ou si quelqu’un refuse.
notice-link-asked-unopposed = L’hôte demande un nouveau lien pour la place { $name-of }, en son absence. Personne d’autre ici ne pourrait le refuser : un bot joue donc en attendant. Quelqu’un d’autre ne pourra prendre cette place que dans { $span } ; d’ici là, { $name } peut revenir.
notice-new-link = Il y a un nouveau lien pour la place { $name-of }. L’ancien cessera d’être valable dès que le nouveau aura servi.
notice-no-link =
    { $you ->
        [yes] Il n’y aura pas de nouveau lien pour votre place.
       *[no] Il n’y aura pas de nouveau lien pour la place { $name-of }.
    }
notice-claimed = Le nouveau lien pour la place { $name-of } a servi ; l’ancien n’est plus valable.
notice-owner =
    { $you ->
        [yes] Vous êtes désormais l’hôte de la table.
       *[no] { $name } est désormais l’hôte de la table.
    }
notice-owner-away =
    { $you ->
        [yes] L’hôte est absent. Vous tenez ce rôle jusqu’à son retour.
       *[no] L’hôte est absent. { $name } tient ce rôle jusqu’à son retour.
    }
notice-owner-back =
    { $you ->
        [yes] Vous êtes de nouveau l’hôte de la table.
       *[no] { $name } est de retour et redevient l’hôte de la table.
    }
notice-paused =
    { $you ->
        [yes] Vous mettez la partie en pause.
       *[no] { $name } met la partie en pause.
    }
notice-resumed =
    { $you ->
        [yes] Vous reprenez la partie.
       *[no] { $name } reprend la partie.
    }
notice-stand-in = { $name } s’absente ; un bot prend le relais.
notice-back =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] { $name } est de retour.
    }
notice-removed =
    { $you ->
        [yes] L’administrateur vous exclut de la table.
       *[no] L’administrateur exclut { $name } de la table.
    }
notice-bot-failed = { $name } n’a pas pu jouer ; un bot plus simple prendra le relais au besoin.
notice-bot-wanted =
    { $you ->
        [yes] Quelqu’un veut qu’un bot joue à votre place.
       *[no] Quelqu’un veut qu’un bot joue à la place { $name-of }.
    }
notice-bot-plays =
    { $you ->
        [yes] À la demande des autres, un bot joue à votre place jusqu’à ce que l’un d’eux change d’avis.
       *[no] À la demande des autres, un bot joue à la place { $name-of } jusqu’à ce que l’un d’eux change d’avis.
    }
notice-bot-stops =
    { $you ->
        [yes] Vous jouez de nouveau.
       *[no] { $name } joue de nouveau.
    }
notice-time-up =
    { $you ->
        [yes] Votre temps est écoulé ; un bot joue à votre place.
       *[no] Le temps { $name-of } est écoulé ; un bot joue à sa place.
    }
notice-more-time =
    { $you ->
        [yes] Vous recevez du temps supplémentaire.
       *[no] { $name } reçoit du temps supplémentaire.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = Un bot joue pour vous. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] une heure
               *[other] { $time } heures
            }
       *[minutes]
            { $time ->
                [one] une minute
               *[other] { $time } minutes
            }
    }

## What the server does not do, and why

# The id is error- and the code. $detail is a technical remark in English, for whoever writes a client.

error-address-full = Trop de places à cette table ont été prises depuis votre adresse réseau.
error-authorization = Il faut un jeton : envoyez-le dans l’en-tête Authorization, sous la forme Bearer JETON.
error-backup = Ce fichier de parties est illisible ; rien n’a changé ({ $detail }).
error-banned = Ce serveur vous refuse l’accès : votre adresse est bannie.
error-barred = L’administrateur de ce serveur a fermé la table.
error-begun = La partie a déjà commencé.
error-bot-plays = Un bot joue à votre place, à la demande de tous les autres.
error-bots =
    { $seats ->
        [1] Choisissez un niveau de bot pour l’autre place, ou laissez-la libre.
       *[other] Pour chacune des { $seats } autres places, choisissez un niveau de bot ou laissez-la libre.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] Le temps par tour doit être compris entre 10 secondes et une heure.
       *[days] Le temps par coup doit être compris entre six heures et trente jours.
    }
error-company = Ce n’est possible que si vous jouez uniquement avec des bots.
error-crowd = Toutes les places de spectateurs sont prises ; réessayez plus tard.
error-elsewhere = Cette table passe à un autre serveur. Réessayez dans un instant.
error-full = Toutes les places sont prises.
error-game-file = Ce fichier de partie ne peut pas être ouvert ({ $detail }).
error-gone = Vous avez quitté cette table.
error-grace = Le délai avant qu’un bot prenne le relais doit être compris entre 5 secondes et une heure.
error-illegal = Ce coup n’est pas possible maintenant ({ $detail }).
error-lapsed = Votre absence avant le début de la partie a été trop longue : votre place est de nouveau libre. Reprenez-la si personne ne l’a prise.
error-level = Le bot « { $level } » n’existe pas ; choix possibles : { $levels }.
error-link-damaged = Ce lien est endommagé : il est incomplet ou a été modifié. Demandez-le de nouveau.
error-link-delay = Le délai avant un nouveau lien pour une place doit être compris entre une minute et sept jours.
error-link-position = La position de ce lien n’est pas jouable ({ $detail }).
error-link-too-long = Une position aussi chargée ne tient pas dans un lien.
error-link-version = Ce lien vient d’une autre version de Citadelles et ne peut pas être lu ici.
error-malformed = Cette requête est illisible ({ $detail }).
error-name = Un nom doit contenir au moins une lettre.
error-no-file = Cette partie a commencé à partir d’une position partagée. Seule une partie jouée depuis la première donne a un fichier.
error-no-chat = Il n’y a pas de chat à cette table.
error-no-room = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard, ou adressez-vous à son administrateur.
error-no-table = Cette table n’existe pas.
error-no-undo = Impossible d’annuler.
error-not-asked = Ce n’est pas à vous de jouer.
error-not-begun = La partie n’a pas encore commencé.
error-not-found = Il n’y a rien à cette adresse.
error-not-here = Seul l’ordinateur qui héberge le serveur peut l’ouvrir aux autres, et une seule fois.
error-not-over = La partie n’est pas terminée.
error-not-owner = Seul l’hôte de la table peut faire cela.
error-not-stalling = { $name } ne fait pas attendre la table. Un vote ne compte que lorsque le temps de ce joueur est écoulé, ou que son coup tarde plus que cette table ne le permet.
error-one-device = Une table sur un seul appareil ne peut être ni publique ni chronométrée.
error-origin = Cette requête vient d’un autre site.
error-owner-grace = Le délai avant qu’une table change d’hôte doit être compris entre une minute et un jour.
error-paused = L’hôte a mis la partie en pause.
error-present = { $name } est à la table : personne d’autre ne peut avoir un lien pour cette place.
error-push-service = Le serveur ne connaît pas le service de notification de ce navigateur.
error-refused = C’est impossible ({ $detail }).
error-reported = Il y a déjà un signalement en cours depuis votre place. L’administrateur de ce serveur le verra.
error-rules = Cette partie a été jouée avec une ancienne version des règles et ne peut pas être rejouée.
error-seat = Cette place n’existe pas, ou cela ne s’applique pas à la personne qui l’occupe.
error-server = Le serveur a rencontré une erreur ; rien n’a changé.
# $detail says what is wrong (settings.ftl).
error-settings = Cette partie ne peut pas être créée : { $detail }.
error-spectator = Seuls les joueurs peuvent faire cela.
error-stall-delay = Le délai au bout duquel un joueur est jugé trop lent doit être compris entre une minute et une heure.
error-step =
    { $steps ->
        [1] Une étape est 0 ou 1.
       *[other] Une étape est un nombre de 0 à { $steps }.
    }
error-storage = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Réessayez.
error-taken = { $name } occupe déjà cette place.
error-text = Ce message est vide.
error-time = On ne peut pas ajouter de temps maintenant.
error-token = Ce lien n’est pas valable, ou ne l’est plus ; demandez-en un nouveau.
error-too-few = Il faut au moins deux autres personnes à la table. Les places connectées depuis une même adresse réseau comptent pour une.
error-too-many = Trop de requêtes ; attendez une minute.
error-too-many-undos = Vous avez annulé trop de coups en peu de temps ; attendez un instant.
error-too-much-chat = Vous écrivez plus vite que les autres ne peuvent lire ; attendez un instant.
error-unsure = La base de données n’a pas répondu : impossible de savoir si c’est fait. Regardez la table avant de réessayer.
error-weights = Impossible de télécharger ce que ce bot a appris ; rien n’est perdu. Réessayez, ou choisissez un autre bot.

## Calling somebody who is not there. $names are the others at the table, $count is how many they are.

call-title = À vous – Citadelles
call-text =
    { $count ->
        [one] Manche { $round } : { $names } vous attend.
       *[other] Manche { $round } : { $names } vous attendent.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] Une nouvelle manche a commencé : la manche { $round }.
       *[other] { $count } manches ont commencé ; vous en êtes à la manche { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Votre cité compte désormais { $cards-indef }.
       *[no] { $name } a bâti { $cards-indef }.
    }
