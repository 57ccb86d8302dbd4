# The web table: what all at a table are told. $name is the player whom it concerns.

notice-new-link = L’hôte a créé un nouveau lien pour la place occupée par { $name } ; l’ancien ne vaut plus.
notice-owner = L’hôte de la table est désormais { $name }.
notice-paused = { $name } met la partie en pause.
notice-resumed = { $name } reprend la partie.
notice-stand-in = { $name } s’absente ; un bot prend le relais.
notice-back = { $name } est de retour.
notice-bot-failed = { $name } n’a pas su répondre ; un bot plus simple le fait si besoin.
notice-time-up = Temps écoulé pour { $name } ; un bot répond.
