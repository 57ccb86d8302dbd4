# The page about privacy.

privacy-title = Confidentialité
privacy-lead = Ici, aucun compte n’est nécessaire, et personne ne suit ce que vous faites ailleurs : pas de cookies, pas de publicité, rien qui vienne d’autres sites.
privacy-who = Qui gère ce serveur
privacy-contact = Pour toute question sur ce serveur et sur ce qu’il conserve : { $contact }
privacy-no-contact = La personne qui gère ce serveur n’a pas indiqué comment la joindre. Demandez à la personne qui vous a donné le lien.
privacy-stored = Ce qui est conservé ici
privacy-stored-name = Le nom que vous indiquez ; ce peut être n’importe lequel.
privacy-stored-game = Les tables que vous créez, et chaque réponse dans une partie avec ses conséquences.
privacy-stored-chat = Ce que vous dites dans la discussion, avec votre nom et l’heure.
privacy-stored-report = Si vous signalez une table : ce que vous en écrivez, avec votre place et l’heure.
privacy-stored-link = Pour chaque lien vers une place, une valeur qui permet de le reconnaître, mais pas le lien lui-même.
privacy-stored-seat = Jusqu’à la fin de la partie, avec votre place : un code calculé à partir de l’adresse réseau depuis laquelle vous l’avez prise, pour que personne ne puisse prendre toutes les places d’une table.
privacy-stored-device = Si vous voulez des appels quand la page est fermée : l’adresse que le service de votre navigateur a donnée à cet appareil, et ses clés.
privacy-stored-address = Pas votre adresse réseau elle-même. Elle est connue pendant votre connexion, et comptée pour que personne ne submerge le serveur ; elle n’est conservée que si elle a été bannie pour abus. Pendant sept jours, le serveur garde avec votre place un code calculé à partir d’elle : il permet de bannir quelqu’un qui abuse sans que personne ait lu son adresse.
privacy-kept = Combien de temps
privacy-kept-lobby =
    { $days ->
        [one] Une table dont la partie n’a pas commencé : un jour après la dernière visite d’un joueur.
       *[other] Une table dont la partie n’a pas commencé : { $days } jours après la dernière visite d’un joueur.
    }
privacy-kept-playing =
    { $days ->
        [one] Une partie inachevée : un jour après la dernière visite d’un joueur.
       *[other] Une partie inachevée : { $days } jours après la dernière visite d’un joueur.
    }
privacy-kept-over =
    { $days ->
        [one] Une partie terminée : un jour après la dernière visite d’un joueur.
       *[other] Une partie terminée : { $days } jours après la dernière visite d’un joueur.
    }
privacy-kept-closed =
    { $days ->
        [one] Une table que la personne qui gère ce serveur a fermée : un jour après.
       *[other] Une table que la personne qui gère ce serveur a fermée : { $days } jours après.
    }
privacy-kept-playing-always = Une partie inachevée : tant que la personne qui gère ce serveur ne la supprime pas.
privacy-kept-over-always = Une partie terminée : tant que la personne qui gère ce serveur ne la supprime pas.
privacy-kept-closed-always = Une table que la personne qui gère ce serveur a fermée : tant qu’elle ne la supprime pas.
privacy-kept-reported = Une table qui fait l’objet d’un signalement en cours : jusqu’à 30 jours de plus.
privacy-kept-backups = Des sauvegardes peuvent tout garder plus longtemps.
privacy-seen = Qui peut le voir
privacy-seen-table = Tous ceux qui sont à votre table, ou qui ont le lien pour la regarder, voient votre nom et ce que vous faites. Les joueurs lisent ce que disent les joueurs.
privacy-seen-public = N’importe qui trouve une table publique, avec les noms qui y sont.
privacy-seen-over = Quand une partie est terminée, ceux de la table voient aussi ce qui était caché.
privacy-seen-report = La personne qui gère ce serveur lit le chat d’une table si quelqu’un y a fait un signalement, et chaque lecture est consignée.
privacy-seen-runner = La personne qui gère ce serveur pourrait voir tout ce qui est conservé, vos cartes aussi.
privacy-seen-calls = Les appels passent par le service de votre navigateur, chiffrés pour votre appareil. Ils disent qui attend à quelle table, et rien des cartes.
privacy-device = Ce que garde votre appareil
privacy-device-kept = Le navigateur garde pour cette page les liens vers vos places, votre nom et vos préférences. Si vous y effacez les données de cette page, tout cela disparaît.
privacy-deleted = Faire supprimer quelque chose
privacy-deleted-how = La personne qui gère ce serveur peut supprimer une table entière, ou ce qui appartient à votre place. Le lien vers votre place montre qu’elle est à vous.
