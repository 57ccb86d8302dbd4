# The questions put to a player. The id is prompt- and the id of the question; "vous" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned ($player-of with "de"); $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks
# the characters named so far and $ranks-count their number; $called the character that is called and $answers whether
# it is yours; $crowned who has the crown; $ruin a district being destroyed; $own the characters you have chosen already
# and $own-count their number; $threat-by who put the threat there and $threat-face, $warrant-face what its face is:
# yes, no or hidden. Each card also comes with its forms, such as $site-def.

prompt-pick =
    { $own-count ->
        [0] Choisissez votre personnage pour cette manche.
       *[other] Choisissez votre second personnage ; le premier est { $own-def }.
    }
prompt-discard-character = Choisissez un personnage à écarter face cachée ; personne ne l’aura pendant cette manche.
prompt-gather = Vous êtes { $character-def }. Récolter de l’or, ou piocher des cartes et en choisir une ?
prompt-keep = Quelle carte gardez-vous ? Le reste va sous la pioche.
prompt-study = Quelle carte gardez-vous ? Les autres sont remises dans la pioche, qui est mélangée.
prompt-turn = Vous êtes { $character-def }. Que faites-vous ?
prompt-how-to-pay = Comment payez-vous { $site-def } ? Prix : { $to_pay ->
        [one] { $to_pay } pièce d’or
       *[other] { $to_pay } pièces d’or
    }.
prompt-pay-with-cards = Avec quelles cartes payez-vous { $site-def } ? Prix : { $to_pay }. Chaque carte vaut une pièce d’or ; vous payez le reste en or.

prompt-bewitch = Quel personnage ensorcelez-vous ? Votre tour reprendra quand il sera appelé.
prompt-warrants =
    { $ranks-count ->
        [3] Lequel des trois mandats est signé ?
       *[other] Sur quel personnage posez-vous le mandat n° { $ranks-next } ? Jusqu’ici : { $ranks }.
    }
prompt-confiscate =
    { $player } paie pour bâtir { $site-def } et a un de vos mandats. { $warrant-face ->
        [yes] C’est le mandat signé : confisquez-vous le quartier ?
       *[other] Ce mandat n’est pas signé : vous ne pouvez que laisser bâtir le quartier.
    }
prompt-threats =
    { $ranks-count ->
        [2] Laquelle des deux menaces porte la fleur ?
       *[other] Sur quel personnage posez-vous la seconde menace ? La première est sur { $ranks-def }.
    }
prompt-answer-threat = { $threat-by } vous menace. Versez-vous un pot-de-vin de la moitié de votre or ? Sinon, la menace peut être révélée : si elle porte la fleur, elle vous coûte tout votre or.
prompt-reveal-threat =
    { $player } ne verse pas de pot-de-vin. Votre menace { $threat-face ->
        [yes] porte la fleur
       *[other] est vierge
    } : la révélez-vous ?
prompt-redraw = Quelles cartes défaussez-vous ? Vous en piochez autant de nouvelles.
prompt-take-card = Quelle carte { $player-of } prenez-vous, en main ou pour la bâtir aussitôt ?
prompt-give-back = Quelle carte donnez-vous à { $player } ?
prompt-coronation = À qui donnez-vous la couronne ?
prompt-demand = Que prenez-vous à { $player } ?
prompt-purchase = { $missing ->
        [1] Quelle carte donnez-vous à { $player } pour la pièce d’or qui vous manque
       *[other] Quelles cartes (il en faut { $missing }) donnez-vous à { $player } pour les { $missing } pièces d’or qui vous manquent
    } ?
prompt-give-district = Lequel de vos quartiers donnez-vous à { $player } contre { $taken-def } ?
prompt-beautify-another = En plus { $first-of }, décorez-vous un second quartier ?
prompt-theater = Échangez-vous votre personnage, sans le montrer, contre celui d’un autre joueur ?
prompt-give-character = Lequel de vos personnages donnez-vous à { $player } ?

prompt-tribute = { $player } est l’Empereur et vous donne la couronne. Que donnez-vous en retour ?
prompt-sail = Quatre pièces d’or ou quatre cartes ?
prompt-hospital =
    { $answers ->
        [yes] On a assassiné votre personnage, mais votre Hôpital vous sauve : répondez-vous à l’appel, pour récolter et rien d’autre ?
       *[no] On appelle { $called-def }, personnage assassiné. Ce n’est pas le vôtre, vous ne pouvez donc que garder le silence ; la question vous est posée à cause de votre Hôpital.
    }
prompt-graveyard = On détruit { $ruin-def } { $player-of }. Prenez-vous la carte en main ?
prompt-lighthouse = Votre Phare s’allume : parcourez-vous la pioche ?
prompt-search-deck = Quelle carte prenez-vous ? Les autres sont remises dans la pioche, qui est mélangée.
prompt-bell-tower = Faites-vous sonner le Beffroi ? Sept quartiers complètent alors une cité dans cette partie.
prompt-ball-room = { $crowned } a la couronne et la Salle de bal. Présentez-vous vos respects ?
