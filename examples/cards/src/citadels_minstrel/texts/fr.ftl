edition-2016-minstrel = Édition 2016 avec le Ménestrel
    .text = Le jeu moderne, et un chanteur à la table.
preset-serenade = Sérénade
    .text = Les huit personnages classiques, avec le Ménestrel à la place de la Marchande.

minstrel = Ménestrel
    .def = le Ménestrel
    .indef = un Ménestrel
    .of = du Ménestrel
    .to = au Ménestrel
    .gender = m
    .text = Une fois par tour, chantez pour un autre joueur qui a de l’or : soit il applaudit et vous donne 1 pièce d’or, soit il vous siffle et vous piochez 1 carte.

action-sing = Chanter pour { $player }
    .menu = Chanter pour un joueur
action-applaud = Applaudir et payer { $price } pièce d’or
action-boo = Siffler
prompt-applaud = { $player } chante pour vous. Applaudissez-vous en payant 1 pièce d’or, ou sifflez-vous ?
reason-penniless = n’a pas d’or à donner

event-gold-moved--minstrel =
    { $you ->
        [seat] Vous applaudissez et payez { $gold } pièce d’or à { $to }.
        [to] { $seat } applaudit et vous paie { $gold } pièce d’or.
       *[none] { $seat } applaudit et paie { $gold } pièce d’or à { $to }.
    }
event-declined--minstrel =
    { $you ->
        [seat] Vous sifflez.
       *[none] { $seat } siffle.
    }

why-applaud = L’or ne manque pas, et { minstrel.def } ne pioche ainsi aucune carte.
why-boo = Mieux vaut garder l’or que refuser une carte.
