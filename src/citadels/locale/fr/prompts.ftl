# The questions put to a player. The id is prompt- and the id of the question; "vous" is the one who is asked.
#
# What stands behind the $: $character the character that acts; $site the district being built; $player the other
# player concerned ($player-of with "de") and $yours whether that is you; $to_pay, $missing, $gold amounts of gold; $first and $taken districts; $ranks
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
prompt-gather = Vous êtes { $character-def }. Récoltez-vous de l’or ou des cartes ?
prompt-keep = Quelle carte gardez-vous ? Le reste va sous la pioche.
prompt-study = Quelle carte gardez-vous ? Les autres sont remises dans la pioche, qui est mélangée.
prompt-turn = Vous êtes { $character-def }. Que faites-vous ?
prompt-how-to-pay = Comment payez-vous { $site-def } ({ $to_pay ->
        [one] { $to_pay } pièce d’or
       *[other] { $to_pay } pièces d’or
    }) ?
prompt-pay-with-cards = Avec quelles cartes payez-vous { $site-def } ({ $to_pay ->
        [one] { $to_pay } pièce d’or
       *[other] { $to_pay } pièces d’or
    }) ? Chaque carte vaut 1 pièce d’or. Vous payez le reste en or.

prompt-bewitch = Quel personnage ensorcelez-vous ? Votre tour reprendra quand ce personnage sera appelé.
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
prompt-answer-threat = { $threat-by } vous menace. Lui versez-vous la moitié de votre or en pot-de-vin ? Si vous refusez, la menace peut être révélée. Si elle porte la fleur, vous perdez tout votre or.
prompt-reveal-threat =
    { $player } ne verse pas de pot-de-vin. Votre menace { $threat-face ->
        [yes] porte la fleur
       *[other] est vierge
    } : la révélez-vous ?
prompt-redraw = Quelles cartes défaussez-vous ? Vous en piocherez autant.
prompt-take-card = Quelle carte { $player-of } prenez-vous, pour la garder ou la bâtir aussitôt ?
prompt-give-back = Quelle carte donnez-vous à { $player } ?
prompt-coronation = À qui donnez-vous la couronne ?
prompt-demand = Que prenez-vous à { $player } ?
prompt-purchase =
    { $missing ->
        [1] Choisissez une carte à donner à { $player } contre la pièce d’or qui vous manque.
       *[other] Choisissez { $missing } cartes à donner à { $player } contre les { $missing } pièces d’or qui vous manquent.
    }
prompt-give-district = Lequel de vos quartiers donnez-vous à { $player } contre { $taken-def } ?
prompt-beautify-another = En plus { $first-of }, décorez-vous un second quartier ?
prompt-theater = Échangez-vous votre personnage à l’aveugle contre celui d’un autre joueur ?
prompt-give-character = Lequel de vos personnages donnez-vous à { $player } ?

prompt-tribute = { $player } est l’Empereur et vous donne la couronne. Que donnez-vous en retour ?
prompt-sail = Prenez-vous 4 pièces d’or ou 4 cartes ?
prompt-hospital =
    { $answers ->
        [yes] Votre personnage a été assassiné, mais votre Hôpital vous sauve. Répondez-vous à l’appel ? Vous ne pourrez que récolter.
       *[no] On appelle le personnage assassiné, { $called-def }. Ce n’est pas le vôtre : vous ne pouvez que garder le silence. La question vous est posée à cause de votre Hôpital.
    }
prompt-graveyard =
    { $yours ->
        [yes] On détruit { $ruin-def } dans votre cité. Prenez-vous la carte en main ?
       *[no] On détruit { $ruin-def } { $player-of }. Prenez-vous la carte en main ?
    }
prompt-lighthouse = Votre Phare s’allume. Parcourez-vous la pioche ?
prompt-search-deck = Quelle carte prenez-vous ? Les autres sont remises dans la pioche, qui est mélangée.
prompt-bell-tower = Faites-vous sonner le Beffroi ? Sept quartiers suffiront alors pour compléter une cité dans cette partie.
prompt-ball-room = { $crowned } a la couronne et la Salle de bal. Lui rendez-vous hommage ?
