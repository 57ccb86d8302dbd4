# The page about privacy.

privacy-title = Confidentialité
privacy-lead = Ici, aucun compte n’est nécessaire, et personne ne suit ce que vous faites ailleurs : pas de cookies, pas de publicité, rien qui vienne d’autres sites.
privacy-who = Qui gère ce serveur
privacy-contact = Pour toute question sur ce serveur et sur ce qu’il conserve : { $contact }
privacy-no-contact = L’administrateur de ce serveur n’a pas indiqué comment le joindre. Adressez-vous à la personne qui vous a donné le lien.
privacy-stored = Ce qui est conservé ici
privacy-stored-name = Le nom que vous indiquez, qui peut être n’importe lequel.
privacy-stored-game = Les tables que vous créez, et chaque coup d’une partie avec ses conséquences.
privacy-stored-chat = Ce que vous écrivez dans le chat, avec votre nom et l’heure.
privacy-stored-report = Si vous signalez une table : ce que vous en écrivez, avec votre place et l’heure.
privacy-stored-link = Pour chaque lien vers une place, une valeur qui permet de le reconnaître, mais pas le lien lui-même.
privacy-stored-seat = Jusqu’à la fin de la partie, avec votre place : un code calculé à partir de l’adresse réseau depuis laquelle vous l’avez prise, pour que personne ne puisse prendre toutes les places d’une table.
privacy-stored-device = Si vous avez demandé des notifications quand la page est fermée : l’adresse que le service de votre navigateur a donnée à cet appareil, et ses clés.
privacy-stored-address = Votre adresse réseau elle-même n’est pas conservée. Le serveur la connaît tant que vous êtes en ligne et s’en sert pour compter les requêtes, afin que nul ne puisse le saturer. Elle n’est enregistrée que si elle a été bannie pour abus. Pendant sept jours, le serveur garde avec votre place un code calculé à partir de cette adresse : il permet de bannir l’auteur d’un abus sans que personne ait lu son adresse.
privacy-kept = Combien de temps tout cela est conservé
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
        [one] Une table que l’administrateur a fermée : un jour après sa fermeture.
       *[other] Une table que l’administrateur a fermée : { $days } jours après sa fermeture.
    }
privacy-kept-playing-always = Une partie inachevée : jusqu’à ce que l’administrateur la supprime.
privacy-kept-over-always = Une partie terminée : jusqu’à ce que l’administrateur la supprime.
privacy-kept-closed-always = Une table que l’administrateur a fermée : jusqu’à ce qu’il la supprime.
privacy-kept-reported = Une table qui fait l’objet d’un signalement en cours : jusqu’à 30 jours de plus.
privacy-kept-backups = Des sauvegardes peuvent conserver tout cela plus longtemps.
privacy-seen = Qui peut le voir
privacy-seen-table = Toutes les personnes qui sont à votre table, ou qui ont le lien pour la regarder, voient votre nom et ce que vous faites. Seuls les joueurs peuvent lire le chat des joueurs.
privacy-seen-public = N’importe qui peut trouver une table publique et voir qui y joue.
privacy-seen-over = Quand une partie est terminée, les personnes à la table voient aussi ce qui était caché.
privacy-seen-report = L’administrateur ne peut lire le chat d’une table que si quelqu’un l’a signalée, et chaque lecture est consignée.
privacy-seen-runner = L’administrateur peut, techniquement, voir tout ce qui est conservé, y compris vos cartes.
privacy-seen-calls = Les notifications passent par le service de votre navigateur, chiffrées pour votre appareil. Elles disent qui attend, et à quelle table, mais rien sur les cartes.
privacy-device = Ce que garde votre appareil
privacy-device-kept = Le navigateur garde, pour cette page, les liens vers vos places, votre nom et vos préférences. Si vous y effacez les données de la page, tout cela disparaît.
privacy-deleted = Faire supprimer vos données
privacy-deleted-how = L’administrateur peut supprimer une table entière, ou ce qui se rattache à votre place. Le lien vers votre place prouve qu’elle est à vous.
