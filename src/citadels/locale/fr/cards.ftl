# Names and texts of the cards, types, lists and editions, in French.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 75 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# Forms for use in sentences: .def with the definite article (le Roi), .indef with the indefinite one (un Temple; there
# is only one of each character and unique district, so theirs is the same as .def), .of (du Roi, de la Sorcière),
# .to (au Roi, à la Sorcière), .gender (m, f, mp, fp). .income says what gold or cards that come from this card are for.
# A type has .adj and .adj-f for brackets, by the gender of the card, .one and .many for the districts of that type, .none for the lack of them.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition, its name too
# (Magicien, Marchand, Navigateur, Manufacture for the Forge). What an edition does not say, it takes from its ancestor:
# 2000 from dark-city, dark-city from 2002, 2002 from the plain message. Rulings are never taken from the plain message
# of a card that is in the 2016 edition: they belong to that edition's rules.

## Types of district

type-noble = Noble
    .adj = noble
    .income = grâce aux quartiers nobles
    .adj-f = noble
    .one = quartier noble
    .many = quartiers nobles
    .none = aucun quartier noble
    .label = noble
type-religious = Religieux
    .adj = religieux
    .income = grâce aux quartiers religieux
    .adj-f = religieuse
    .one = quartier religieux
    .many = quartiers religieux
    .none = aucun quartier religieux
    .label = religieux
type-trade = Commerçant
    .adj = commerçant
    .income = grâce aux quartiers commerçants
    .adj-f = commerçante
    .one = quartier commerçant
    .many = quartiers commerçants
    .none = aucun quartier commerçant
    .label = commerçant
type-military = Militaire
    .adj = militaire
    .income = grâce aux quartiers militaires
    .adj-f = militaire
    .one = quartier militaire
    .many = quartiers militaires
    .none = aucun quartier militaire
    .label = militaire
type-unique = Merveille
    .adj = merveille
    .adj-f = merveille
    .one = merveille
    .many = merveilles
    .none = aucune merveille
    .label = merveille
type-unique--2002 = Violet
    .adj = violet
    .adj-f = violette
    .one = quartier violet
    .many = quartiers violets
    .none = aucun quartier violet
    .label = violet

## Editions

edition-2016 = Édition 2016
    .text = Le jeu moderne : 27 personnages, 30 merveilles, de deux à huit joueurs.
edition-2002 = Édition 2002
    .text = Le jeu de Fantasy Flight : huit personnages de base et dix d’extension, de deux à sept joueurs, ou huit avec un neuvième personnage.
edition-dark-city = La Cité Sombre
    .text = Le jeu français avec son extension La Cité Sombre : les dix-huit personnages de l’édition 2002 et une pioche plus fournie.
edition-2000 = Édition 2000
    .text = Le jeu des débuts : huit personnages, de deux à sept joueurs, et quelques coûts et valeurs qui lui sont propres.

## Lists of characters and unique districts

preset-first-game = Première partie
    .text = Les huit personnages classiques et des quartiers faciles à comprendre : l’idéal pour découvrir le jeu.
preset-ambitious-aristocrats = Aristocrates ambitieux
    .text = Les cités grandissent vite et changent de mains : mille façons de bâtir plus, de bâtir à bas prix ou de prendre ce que les autres ont bâti.
preset-cunning-agents = Agents rusés
    .text = Bluff et contre-bluff : tours volés, menaces voilées et taxes. Réfléchissez à deux fois avant de choisir votre personnage.
preset-illustrious-emissaries = Illustres émissaires
    .text = Aucune main n’est à l’abri des regards : on pioche à pleines mains, on épie, on transmet, on échange.
preset-devious-dignitaries = Dignitaires sournois
    .text = Mandats, menaces et saisies font de chaque achat un risque, et vos projets devront survivre à bien des mauvais coups.
preset-tenacious-delegates = Délégués tenaces
    .text = Les projets de longue haleine paient : bien des quartiers rapportent des points à la fin, et les moyens de les bâtir ne manquent pas.
preset-vicious-nobles = Nobles sans pitié
    .text = L’or coule à flots, et les mains avides ne manquent pas : une lutte ouverte où l’on tue, vole et détruit.
preset-basic = Base
    .text = Les huit personnages de base et les quartiers violets de la boîte : le jeu tel qu’il est né.
preset-expansion = Extension
    .text = Le personnage d’extension de chaque rang, pour les joueurs qui connaissent par cœur les huit de base.
preset-random = Tirage au sort
    .text = Personnages et merveilles tirés au sort, dans toutes les combinaisons que les règles permettent.

## Characters of rank 1

assassin = Assassin
    .def = l’Assassin
    .indef = l’Assassin
    .of = de l’Assassin
    .to = à l’Assassin
    .gender = m
    .text = Nommez un autre personnage à assassiner. Quand ce personnage est appelé, son joueur garde le silence et perd tout son tour.
    .brief = Nomme un personnage, qui perd son tour.
    .rulings = Vous pouvez nommer n’importe quel autre personnage de la partie, même s’il a été écarté face visible. Un personnage assassiné n’est révélé qu’à la fin de la partie, sauf celui de rang 4, révélé à la fin de la manche. Un Évêque assassiné ne protège rien.

witch = Sorcière
    .def = la Sorcière
    .indef = la Sorcière
    .of = de la Sorcière
    .to = à la Sorcière
    .gender = f
    .text = Récoltez de l’or ou des cartes, puis nommez un autre personnage à ensorceler ; votre tour est alors suspendu. Quand ce personnage est appelé, son joueur ne fait que récolter, et vous jouez le reste du tour avec ce personnage, mais avec votre or, votre main et votre cité.
    .brief = Récolte, nomme un personnage et joue le reste de son tour.
    .rulings = Avant que votre tour ne soit suspendu, vous ne pouvez pas bâtir, et les seuls quartiers que vous pouvez utiliser sont la Mine d’Or, la Bibliothèque et l’Observatoire. Vous ne récoltez pas une seconde fois. Un Roi ou un Patricien ensorcelé prend quand même la couronne ; avec l’Empereur, c’est vous qui donnez la couronne et prenez l’or ou la carte. Avec l’Évêque, ce sont vos quartiers qui sont protégés, pas ceux du joueur ensorcelé. Les pots-de-vin, l’or volé et l’or de la taxe vous reviennent, et avec la Reine, c’est votre propre place qui compte. Avec le Voleur ou la Maître Chanteuse, vous ne pouvez viser ni le rang 1 ni le personnage ensorcelé. Si personne n’a le personnage ensorcelé, votre tour ne reprend pas, et votre Parc et votre Hospice restent sans effet. Pour départager une égalité, votre rang reste 1.

magistrate = Échevin
    .def = l’Échevin
    .indef = l’Échevin
    .of = de l’Échevin
    .to = à l’Échevin
    .gender = m
    .text = Posez trois mandats face cachée sur trois autres personnages ; un seul de ces mandats est signé. La première fois que le joueur qui a le mandat signé paie pour bâtir un quartier pendant son tour, vous pouvez révéler le mandat : le bâtisseur récupère son or et le quartier est bâti dans votre cité, gratuitement.
    .brief = Vise 3 personnages ; peut confisquer le 1er quartier que paie l’un d’eux.
    .rulings = Vous ne pouvez pas confisquer un quartier que vous avez déjà. Un quartier bâti en détruisant le Chantier, ou une Nécropole bâtie en détruisant un quartier, n’a pas été payé : il ne risque rien, contrairement au prochain quartier payé. Si vous laissez passer un quartier, l’occasion est perdue. Le quartier confisqué compte dans la limite du bâtisseur comme s’il l’avait gardé, jamais dans la vôtre. Les cartes payées pour le Tripot ou données par un Cardinal ne reviennent pas. C’est vous qui payez la taxe pour ce quartier, pas le bâtisseur. Vous ne pouvez pas confisquer un Monument si vous avez au moins cinq quartiers. La question vous est posée au premier quartier payé par chaque joueur qui a un mandat, signé ou non, pour qu’elle ne trahisse rien. Les mandats sont retirés à la fin de la manche.

## Characters of rank 2

thief = Voleur
    .def = le Voleur
    .indef = le Voleur
    .of = du Voleur
    .to = au Voleur
    .gender = m
    .text = Nommez un autre personnage à voler. Quand ce personnage est révélé pour jouer son tour, vous prenez tout l’or de son joueur. Vous ne pouvez nommer ni le personnage de rang 1, ni le personnage assassiné, ni le personnage ensorcelé.
    .brief = Nomme un personnage et prend son or quand il se révèle.
    .rulings = L’or est pris avant que le joueur ne récolte. Si personne ne révèle le personnage, vous n’obtenez rien. Un personnage visé par un mandat peut être nommé.

spy = Espion
    .def = l’Espion
    .indef = l’Espion
    .of = de l’Espion
    .to = à l’Espion
    .gender = m
    .income = grâce à l’Espion
    .text = Choisissez un autre joueur et nommez un type de quartier, puis regardez la main de ce joueur. Pour chaque carte de ce type, vous lui prenez 1 pièce d’or et vous piochez 1 carte.
    .brief = Regarde une main : 1 pièce et 1 carte par carte du type nommé.
    .rulings = Si le joueur a moins d’or que de cartes de ce type, vous prenez tout son or et piochez quand même 1 carte pour chacune d’elles.

blackmailer = Maître Chanteuse
    .def = la Maître Chanteuse
    .indef = la Maître Chanteuse
    .of = de la Maître Chanteuse
    .to = à la Maître Chanteuse
    .gender = f
    .text = Posez deux menaces face cachée sur deux autres personnages ; l’une d’elles porte la fleur. Un joueur menacé qui est appelé récolte, puis peut vous verser un pot-de-vin : la moitié de son or, arrondie à l’inférieur. S’il refuse, vous pouvez révéler la menace : si elle porte la fleur, vous prenez tout son or.
    .brief = Menace 2 personnages : ils cèdent la moitié de leur or ou risquent tout.
    .rulings = Vous ne pouvez menacer ni un personnage de rang 1, ni le personnage assassiné, ni le personnage ensorcelé ; un personnage visé par un mandat peut être menacé. Tant qu’il n’a pas répondu à la menace, le joueur n’utilise aucun pouvoir, ne bâtit rien et ne profite que des effets de la Mine d’Or, de la Bibliothèque et de l’Observatoire. Un joueur qui a au plus 1 pièce d’or peut vous verser un pot-de-vin de 0 pièce d’or. Une menace à laquelle on a répondu par un pot-de-vin est retirée sans être vue. Révéler la menace vierge ne coûte rien, et l’autre menace reste en place une fois la fleur révélée. Les menaces sont retirées à la fin de la manche.

## Characters of rank 3

magician = Magicienne
    .def = la Magicienne
    .indef = la Magicienne
    .of = de la Magicienne
    .to = à la Magicienne
    .gender = f
    .income = grâce à la Magicienne
    .text = Au choix : échangez toute votre main contre celle d’un autre joueur, ou défaussez une ou plusieurs cartes et piochez-en autant.
    .brief = Échange sa main avec un joueur, ou des cartes avec la pioche.
    .rulings = Lors de l’échange, l’une ou l’autre main peut être vide. Les cartes défaussées vont sous la pioche.

wizard = Sorcier
    .def = le Sorcier
    .indef = le Sorcier
    .of = du Sorcier
    .to = au Sorcier
    .gender = m
    .text = Regardez la main d’un autre joueur et prenez-y une carte : bâtissez aussitôt ce quartier en payant son coût, ou ajoutez la carte à votre main. Bâti ainsi, il ne compte pas dans votre limite. Pendant ce tour, vous pouvez bâtir des quartiers identiques aux vôtres.
    .brief = Choisit une carte dans une main, à garder ou à bâtir aussitôt.
    .rulings = Vous ne pouvez choisir qu’un joueur qui a des cartes, et vous devez en prendre une. Vous décidez aussitôt de bâtir le quartier ou de garder la carte. Vous pouvez le faire avant de récolter. Pour le quartier bâti aussitôt, la Manufacture réduit le prix, la taxe est due, et avec cinq quartiers le Monument reste interdit ; ni le Chantier ni la Nécropole ne peuvent remplacer le paiement.

seer = Voyante
    .def = la Voyante
    .indef = la Voyante
    .of = de la Voyante
    .to = à la Voyante
    .gender = f
    .text = Prenez une carte au hasard dans la main de chacun des autres joueurs, puis donnez une carte de votre choix à chaque joueur à qui vous en avez pris une. Vous pouvez bâtir jusqu’à deux quartiers.
    .brief = Prend à chacun 1 carte au hasard et lui en rend 1. Peut bâtir deux fois.
    .rulings = Les joueurs sans cartes ne donnent rien et ne reçoivent rien. Vous pouvez rendre la carte que vous avez prise, en donner une prise à un autre joueur ou une que vous aviez déjà.

## Characters of rank 4

king = Roi
    .def = le Roi
    .indef = le Roi
    .of = du Roi
    .to = au Roi
    .gender = m
    .income = grâce aux quartiers nobles
    .text = Vous gagnez 1 pièce d’or pour chaque quartier noble de votre cité. Vous prenez la couronne.
    .brief = Prend la couronne. 1 pièce par quartier noble.
    .rulings = Vous prenez la couronne dès que vous vous révélez, même sous l’effet d’un sortilège ou d’une menace. Si votre personnage est assassiné, vous la prenez à la fin de la manche. Vous touchez ce revenu une fois par tour, selon les quartiers de votre cité à ce moment-là.

emperor = Empereur
    .def = l’Empereur
    .indef = l’Empereur
    .of = de l’Empereur
    .to = à l’Empereur
    .gender = m
    .income = grâce aux quartiers nobles
    .text = Vous gagnez 1 pièce d’or pour chaque quartier noble de votre cité. Vous devez prendre la couronne au joueur qui l’a et la donner à un autre joueur, mais pas à vous-même ; prenez ensuite à ce joueur 1 pièce d’or, ou une carte au hasard.
    .brief = Donne la couronne contre 1 pièce ou 1 carte. 1 pièce par quartier noble.
    .rulings = Vous choisissez entre l’or et la carte, et n’obtenez rien si le joueur n’a ni l’un ni l’autre. Si votre personnage est assassiné, vous déplacez quand même la couronne à la fin de la manche, mais vous ne prenez rien. Ne s’utilise pas à deux joueurs.

patrician = Patricien
    .def = le Patricien
    .indef = le Patricien
    .of = du Patricien
    .to = au Patricien
    .gender = m
    .income = grâce aux quartiers nobles
    .text = Vous piochez 1 carte pour chaque quartier noble de votre cité. Vous prenez la couronne.
    .brief = Prend la couronne. 1 carte par quartier noble.
    .rulings = Vous prenez la couronne dès que vous vous révélez, même sous l’effet d’un sortilège ou d’une menace. Si votre personnage est assassiné, vous la prenez à la fin de la manche.

## Characters of rank 5

bishop = Évêque
    .def = l’Évêque
    .indef = l’Évêque
    .of = de l’Évêque
    .to = à l’Évêque
    .gender = m
    .income = grâce aux quartiers religieux
    .text = Vous gagnez 1 pièce d’or pour chaque quartier religieux de votre cité. Pendant cette manche, le personnage de rang 8 ne peut pas utiliser son pouvoir sur vos quartiers.
    .brief = À l’abri du rang 8. 1 pièce par quartier religieux.
    .rulings = Un Évêque assassiné n’est pas protégé. Si vous êtes sous l’effet d’un sortilège, ce sont les quartiers de la Sorcière qui sont protégés, et non les vôtres. La Poudrière n’est pas un pouvoir de rang 8 : elle peut détruire vos quartiers. À deux ou trois joueurs, votre propre personnage de rang 8 peut tout de même agir sur vos quartiers.

abbot = Abbé
    .def = l’Abbé
    .indef = l’Abbé
    .of = de l’Abbé
    .to = à l’Abbé
    .gender = m
    .income = grâce aux quartiers religieux
    .text = Pour chaque quartier religieux de votre cité, vous gagnez 1 pièce d’or ou piochez 1 carte. Une fois par tour, si d’autres ont plus d’or que vous, le joueur le plus riche doit vous donner 1 pièce d’or.
    .brief = 1 pièce du plus riche. 1 pièce ou 1 carte par quartier religieux.
    .rulings = Dites d’abord combien de pièces d’or et combien de cartes vous prenez. Si personne n’a plus d’or que vous, même en cas d’égalité, personne ne vous en donne. Si plusieurs autres joueurs sont les plus riches à égalité, vous choisissez l’un d’eux.

cardinal = Cardinal
    .def = le Cardinal
    .indef = le Cardinal
    .of = du Cardinal
    .to = au Cardinal
    .gender = m
    .income = grâce aux quartiers religieux
    .text = Vous piochez 1 carte pour chaque quartier religieux de votre cité. S’il vous manque de l’or pour bâtir un quartier, vous pouvez prendre à un autre joueur, un seul, l’or qui vous manque, en lui donnant une carte de votre main par pièce d’or ; vous devez alors bâtir ce quartier.
    .brief = Troque des cartes contre l’or qui manque. 1 carte par quartier religieux.
    .rulings = L’autre joueur ne peut pas refuser, mais il doit avoir tout l’or qui vous manque. Votre propre or est dépensé d’abord, et vous ne prenez jamais plus que ce qui vous manque. Vous choisissez les cartes que vous donnez ; le quartier que vous bâtissez n’en fait pas partie. Ce pouvoir s’utilise une fois par tour.

## Characters of rank 6

merchant = Marchande
    .def = la Marchande
    .indef = la Marchande
    .of = de la Marchande
    .to = à la Marchande
    .gender = f
    .income = grâce à la Marchande
    .text = Vous gagnez 1 pièce d’or pour chaque quartier commerçant de votre cité. Vous gagnez 1 pièce d’or supplémentaire.
    .brief = 1 pièce de plus. 1 pièce par quartier commerçant.
    .rulings = La pièce d’or supplémentaire est à vous, que vous ayez récolté de l’or ou des cartes.

alchemist = Alchimiste
    .def = l’Alchimiste
    .indef = l’Alchimiste
    .of = de l’Alchimiste
    .to = à l’Alchimiste
    .gender = m
    .text = À la fin de votre tour, vous récupérez tout l’or que vous avez payé pour bâtir des quartiers pendant ce tour.
    .brief = Récupère l’or payé pour bâtir.
    .rulings = L’or payé pour autre chose, comme la taxe ou la Forge, n’est pas remboursé. L’or que l’Échevin vous a rendu ne l’est pas une seconde fois. Vous devez avoir l’or au moment de bâtir. L’Hospice et le Parc agissent avant le remboursement.

trader = Négociant
    .def = le Négociant
    .indef = le Négociant
    .of = du Négociant
    .to = au Négociant
    .gender = m
    .income = grâce aux quartiers commerçants
    .text = Vous gagnez 1 pièce d’or pour chaque quartier commerçant de votre cité. Vous pouvez bâtir autant de quartiers commerçants que vous voulez ; ils ne comptent pas dans votre limite.
    .brief = 1 pièce par quartier commerçant. Peut en bâtir autant qu’il veut.
    .rulings = En plus de ceux-là, vous pouvez bâtir un autre quartier, avant ou après. L’École de Magie vous rapporte de l’or, mais n’est pas un quartier commerçant pour la limite.

## Characters of rank 7

architect = Architecte
    .def = l’Architecte
    .indef = l’Architecte
    .of = de l’Architecte
    .to = à l’Architecte
    .gender = m
    .income = grâce à l’Architecte
    .text = Vous piochez 2 cartes supplémentaires. Vous pouvez bâtir jusqu’à trois quartiers.
    .brief = Pioche 2 cartes de plus et peut bâtir trois fois.
    .rulings = Vous pouvez piocher les 2 cartes avant ou après avoir récolté et bâti.

navigator = Navigatrice
    .def = la Navigatrice
    .indef = la Navigatrice
    .of = de la Navigatrice
    .to = à la Navigatrice
    .gender = f
    .income = grâce à la Navigatrice
    .text = Vous gagnez 4 pièces d’or supplémentaires ou piochez 4 cartes supplémentaires. Vous ne pouvez bâtir aucun quartier.
    .brief = 4 pièces ou 4 cartes de plus, mais ne bâtit pas.
    .rulings = Vous ne pouvez même pas bâtir les quartiers qui ne comptent pas dans la limite, comme les Écuries.

scholar = Archiviste
    .def = l’Archiviste
    .indef = l’Archiviste
    .of = de l’Archiviste
    .to = à l’Archiviste
    .gender = f
    .income = grâce à l’Archiviste
    .text = Piochez 7 cartes, gardez-en une et remettez les autres dans la pioche, que vous mélangez. Vous pouvez bâtir jusqu’à deux quartiers.
    .brief = Pioche 7 cartes et en garde 1. Peut bâtir deux fois.
    .rulings = S’il y a moins de 7 cartes dans la pioche, vous piochez celles qui restent.

## Characters of rank 8

warlord = Condottiere
    .def = le Condottiere
    .indef = le Condottiere
    .of = du Condottiere
    .to = au Condottiere
    .gender = m
    .income = grâce aux quartiers militaires
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. Vous pouvez détruire un quartier en payant 1 pièce d’or de moins que son coût.
    .brief = Détruit un quartier (coût − 1). 1 pièce par quartier militaire.
    .rulings = Il peut s’agir de l’un des vôtres. Vous ne pouvez détruire ni le Donjon, ni un quartier d’un Évêque en vie, ni un quartier d’une cité complète, la vôtre comprise. Un quartier qui coûte 1 pièce d’or est détruit gratuitement. Un quartier décoré coûte 1 pièce d’or de plus, de même que les autres quartiers d’une cité où se trouve la Grande Muraille. La carte va sous la pioche.

diplomat = Diplomate
    .def = le Diplomate
    .indef = le Diplomate
    .of = du Diplomate
    .to = au Diplomate
    .gender = m
    .income = grâce aux quartiers militaires
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. Vous pouvez échanger l’un de vos quartiers contre un quartier d’un autre joueur ; si le sien coûte plus cher, vous payez la différence à ce joueur.
    .brief = Échange un quartier en payant l’écart. 1 pièce par quartier militaire.
    .rulings = Si le sien coûte moins cher, on ne vous rend rien. Vous ne pouvez ni prendre un quartier que vous avez déjà, ni en donner un que l’autre joueur a déjà. Le Donjon ne peut être ni pris ni donné. Vous ne pouvez rien prendre à un Évêque en vie ni dans une cité complète ; la vôtre peut être complète. Les autres quartiers d’une cité où se trouve la Grande Muraille coûtent 1 pièce d’or de plus. L’or d’un quartier décoré et les cartes sous un Musée partent avec lui.

marshal = Capitaine
    .def = le Capitaine
    .indef = le Capitaine
    .of = du Capitaine
    .to = au Capitaine
    .gender = m
    .income = grâce aux quartiers militaires
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. Vous pouvez saisir, dans la cité d’un autre joueur, un quartier qui coûte 3 pièces d’or ou moins, en payant son coût à ce joueur.
    .brief = Saisit et paie un quartier de coût 1 à 3. 1 pièce par quartier militaire.
    .rulings = Vous ne pouvez saisir ni un quartier que vous avez déjà, ni le Donjon, ni un quartier d’un Évêque en vie, ni un quartier d’une cité complète. Les autres quartiers d’une cité où se trouve la Grande Muraille coûtent 1 pièce d’or de plus, mais cela ne compte pas pour la limite de 3 ; l’or d’un quartier décoré, lui, compte. Saisir n’est pas bâtir.

## Characters of rank 9

queen = Reine
    .def = la Reine
    .indef = la Reine
    .of = de la Reine
    .to = à la Reine
    .gender = f
    .income = grâce à la Reine
    .text = Vous gagnez 3 pièces d’or si l’un de vos voisins a révélé le personnage de rang 4.
    .brief = 3 pièces si l’un de ses voisins est de rang 4.
    .rulings = Si le personnage de ce voisin a été assassiné, vous gagnez l’or à la fin de la manche, quand il est révélé. S’il a été ensorcelé, vous gagnez l’or comme d’habitude. Ne s’utilise pas à moins de cinq joueurs.

artist = Artiste
    .def = l’Artiste
    .indef = l’Artiste
    .of = de l’Artiste
    .to = à l’Artiste
    .gender = m
    .text = Vous pouvez décorer un ou deux de vos quartiers : posez une de vos pièces d’or sur chacun. Un quartier décoré coûte 1 pièce d’or de plus pour le reste de la partie.
    .brief = Peut décorer 1 ou 2 quartiers, 1 pièce chacun : ils coûtent 1 de plus.
    .rulings = Un quartier ne peut être décoré qu’une fois. Cette pièce d’or compte pour les points à la fin et pour tout ce qui dépend du coût. Elle reste sur le quartier s’il change de mains, et va à la banque si le quartier est détruit.

tax-collector = Bailli
    .def = le Bailli
    .indef = le Bailli
    .of = du Bailli
    .to = au Bailli
    .gender = m
    .text = Chaque joueur qui bâtit un quartier pose 1 pièce d’or sur votre jeton, s’il lui en reste. Pendant votre tour, vous pouvez prendre tout l’or du jeton. Vous ne payez pas la taxe pendant votre propre tour.
    .brief = Touche la taxe : 1 pièce par quartier que bâtissent les autres.
    .rulings = La taxe est due à chaque manche, même si personne n’est le Bailli, et aussi pour les quartiers bâtis gratuitement. Elle se paie après le prix. Pour un quartier confisqué, c’est l’Échevin qui la paie. L’or reste sur le jeton d’une manche à l’autre et ne rapporte de points à personne. À deux ou trois joueurs, vous payez la taxe pendant le tour de votre autre personnage.

## Noble districts

manor = Manoir
    .def = le Manoir
    .indef = un Manoir
    .of = du Manoir
    .to = au Manoir
    .gender = m
castle = Château
    .def = le Château
    .indef = un Château
    .of = du Château
    .to = au Château
    .gender = m
palace = Palais
    .def = le Palais
    .indef = un Palais
    .of = du Palais
    .to = au Palais
    .gender = m

## Religious districts

temple = Temple
    .def = le Temple
    .indef = un Temple
    .of = du Temple
    .to = au Temple
    .gender = m
church = Église
    .def = l’Église
    .indef = une Église
    .of = de l’Église
    .to = à l’Église
    .gender = f
monastery = Monastère
    .def = le Monastère
    .indef = un Monastère
    .of = du Monastère
    .to = au Monastère
    .gender = m
cathedral = Cathédrale
    .def = la Cathédrale
    .indef = une Cathédrale
    .of = de la Cathédrale
    .to = à la Cathédrale
    .gender = f

## Trade districts

tavern = Taverne
    .def = la Taverne
    .indef = une Taverne
    .of = de la Taverne
    .to = à la Taverne
    .gender = f
market = Marché
    .def = le Marché
    .indef = un Marché
    .of = du Marché
    .to = au Marché
    .gender = m
trading-post = Échoppe
    .def = l’Échoppe
    .indef = une Échoppe
    .of = de l’Échoppe
    .to = à l’Échoppe
    .gender = f
docks = Comptoir
    .def = le Comptoir
    .indef = un Comptoir
    .of = du Comptoir
    .to = au Comptoir
    .gender = m
harbor = Port
    .def = le Port
    .indef = un Port
    .of = du Port
    .to = au Port
    .gender = m
town-hall = Hôtel de ville
    .def = l’Hôtel de ville
    .indef = un Hôtel de ville
    .of = de l’Hôtel de ville
    .to = à l’Hôtel de ville
    .gender = m

## Military districts

watchtower = Tour de guet
    .def = la Tour de guet
    .indef = une Tour de guet
    .of = de la Tour de guet
    .to = à la Tour de guet
    .gender = f
prison = Prison
    .def = la Prison
    .indef = une Prison
    .of = de la Prison
    .to = à la Prison
    .gender = f
barracks = Caserne
    .def = la Caserne
    .indef = une Caserne
    .of = de la Caserne
    .to = à la Caserne
    .gender = f
# The Barracks of the older editions; in French they have the same name.
battlefield = Caserne
    .def = la Caserne
    .indef = une Caserne
    .of = de la Caserne
    .to = à la Caserne
    .gender = f
fortress = Forteresse
    .def = la Forteresse
    .indef = une Forteresse
    .of = de la Forteresse
    .to = à la Forteresse
    .gender = f

## Unique districts

armory = Poudrière
    .def = la Poudrière
    .indef = la Poudrière
    .of = de la Poudrière
    .to = à la Poudrière
    .gender = f
    .text = Pendant votre tour, vous pouvez détruire la Poudrière pour détruire un quartier de n’importe quelle cité.
    .rulings = Ce peut être un de vos propres quartiers. Un quartier d’une cité complète ne risque rien, et vous ne pouvez pas utiliser une Poudrière qui se trouve dans une cité complète. Ni le Donjon ni l’Évêque ne protègent un quartier contre elle.

basilica = Basilique
    .def = la Basilique
    .indef = la Basilique
    .of = de la Basilique
    .to = à la Basilique
    .gender = f
    .text = À la fin de la partie, vous marquez 1 point pour chaque quartier de coût impair de votre cité.
    .rulings = L’or d’un quartier décoré compte : la Basilique elle-même rapporte 1 point si elle est décorée.

capitol = Capitole
    .def = le Capitole
    .indef = le Capitole
    .of = du Capitole
    .to = au Capitole
    .gender = m
    .text = À la fin de la partie, vous marquez 3 points si au moins trois de vos quartiers sont du même type.
    .rulings = N’importe lequel des cinq types convient. Vous ne marquez ces points qu’une fois, même si deux types sont présents trois fois chacun.

dragon-gate = Dracoport
    .def = le Dracoport
    .indef = le Dracoport
    .of = du Dracoport
    .to = au Dracoport
    .gender = m
    .text = À la fin de la partie, vous marquez 2 points supplémentaires.

factory = Manufacture
    .def = la Manufacture
    .indef = la Manufacture
    .of = de la Manufacture
    .to = à la Manufacture
    .gender = f
    .text = Vous payez 1 pièce d’or de moins pour bâtir vos autres merveilles.
    .rulings = Rien d’autre ne devient moins cher, et ces quartiers rapportent leur coût entier en points.

framework = Chantier
    .def = le Chantier
    .indef = le Chantier
    .of = du Chantier
    .to = au Chantier
    .gender = m
    .text = Vous pouvez détruire le Chantier pour bâtir un quartier sans en payer le coût.
    .rulings = Un quartier bâti ainsi compte dans votre limite et la taxe est due, mais il ne peut pas être confisqué. C’est permis aussi dans une cité complète. Le Sorcier ne peut pas y recourir pour le quartier qu’il bâtit aussitôt.

gold-mine = Mine d’Or
    .def = la Mine d’Or
    .indef = la Mine d’Or
    .of = de la Mine d’Or
    .to = à la Mine d’Or
    .gender = f
    .text = Quand vous récoltez de l’or, vous gagnez 1 pièce d’or de plus.

great-wall = Grande Muraille
    .def = la Grande Muraille
    .indef = la Grande Muraille
    .of = de la Grande Muraille
    .to = à la Grande Muraille
    .gender = f
    .text = Le personnage de rang 8 paie 1 pièce d’or de plus pour utiliser son pouvoir sur un autre quartier de votre cité.
    .rulings = La Grande Muraille elle-même ne coûte pas plus cher, et le quartier que cède un Diplomate non plus. C’est à vous que le Diplomate et le Capitaine paient cette pièce. Vous la payez aussi si vous détruisez un de vos propres quartiers avec le Condottiere.

haunted-quarter = Cour des Miracles
    .def = la Cour des Miracles
    .indef = la Cour des Miracles
    .of = de la Cour des Miracles
    .to = à la Cour des Miracles
    .gender = f
    .text = À la fin de la partie, elle compte comme un quartier du type de votre choix.
    .rulings = Elle ne compte que pour ce type, dans tous les décomptes ; si vous en choisissez un autre que le sien, elle n’est plus une merveille. Jusqu’à la fin de la partie, elle n’est qu’une merveille. Le choix le plus avantageux est fait automatiquement.

imperial-treasury = Trésor Impérial
    .def = le Trésor Impérial
    .indef = le Trésor Impérial
    .of = du Trésor Impérial
    .to = au Trésor Impérial
    .gender = m
    .text = À la fin de la partie, vous marquez 1 point pour chaque pièce d’or de votre trésor.
    .rulings = L’or posé sur les quartiers décorés et sur le jeton du Bailli n’est pas dans votre trésor.

ivory-tower = Tour d’Ivoire
    .def = la Tour d’Ivoire
    .indef = la Tour d’Ivoire
    .of = de la Tour d’Ivoire
    .to = à la Tour d’Ivoire
    .gender = f
    .text = À la fin de la partie, vous marquez 5 points si elle est la seule merveille de votre cité.
    .rulings = Une Cour des Miracles qui compte comme un autre type n’y fait pas obstacle.

keep = Donjon
    .def = le Donjon
    .indef = le Donjon
    .of = du Donjon
    .to = au Donjon
    .gender = m
    .text = Le personnage de rang 8 ne peut pas utiliser son pouvoir sur le Donjon.
    .rulings = Le Diplomate ne peut pas le donner non plus. La Poudrière peut le détruire.

laboratory = Laboratoire
    .def = le Laboratoire
    .indef = le Laboratoire
    .of = du Laboratoire
    .to = au Laboratoire
    .gender = m
    .income = grâce au Laboratoire
    .text = Une fois par tour, vous pouvez défausser une carte de votre main pour gagner 2 pièces d’or.

library = Bibliothèque
    .def = la Bibliothèque
    .indef = la Bibliothèque
    .of = de la Bibliothèque
    .to = à la Bibliothèque
    .gender = f
    .text = Quand vous récoltez des cartes, vous gardez toutes celles que vous piochez.
    .rulings = Avec l’Observatoire, vous gardez les trois. Les cartes que vous piochez autrement ne sont pas concernées.

map-room = Salle des Cartes
    .def = la Salle des Cartes
    .indef = la Salle des Cartes
    .of = de la Salle des Cartes
    .to = à la Salle des Cartes
    .gender = f
    .text = À la fin de la partie, vous marquez 1 point pour chaque carte de votre main.

monument = Monument
    .def = le Monument
    .indef = le Monument
    .of = du Monument
    .to = au Monument
    .gender = m
    .text = Vous ne pouvez pas le bâtir si vous avez au moins cinq quartiers. Il compte comme deux quartiers pour compléter votre cité.
    .rulings = Il compte comme un seul quartier pour tout le reste. Les quartiers sont comptés avant que vous n’en détruisiez pour le bâtir. Le saisir ou l’obtenir par échange n’est pas le bâtir.

museum = Musée
    .def = le Musée
    .indef = le Musée
    .of = du Musée
    .to = au Musée
    .gender = m
    .text = Une fois par tour, vous pouvez placer une carte de votre main, face cachée, sous le Musée. À la fin de la partie, vous marquez 1 point pour chaque carte placée dessous.
    .rulings = Vous pouvez regarder ces cartes ; les autres voient seulement combien il y en a. Elles suivent le Musée chez son nouveau propriétaire, et vont sous la pioche s’il est détruit.

necropolis = Nécropole
    .def = la Nécropole
    .indef = la Nécropole
    .of = de la Nécropole
    .to = à la Nécropole
    .gender = f
    .text = Vous pouvez la bâtir sans en payer le coût, en détruisant un de vos quartiers.
    .rulings = Bâtie ainsi, elle compte dans votre limite et la taxe est due, mais elle ne peut pas être confisquée. C’est permis aussi dans une cité complète. Le Sorcier ne peut pas y recourir s’il la bâtit aussitôt.

observatory = Observatoire
    .def = l’Observatoire
    .indef = l’Observatoire
    .of = de l’Observatoire
    .to = à l’Observatoire
    .gender = m
    .text = Quand vous récoltez des cartes, vous en piochez trois au lieu de deux.
    .rulings = Vous en gardez une, ou les trois avec la Bibliothèque.

park = Parc
    .def = le Parc
    .indef = le Parc
    .of = du Parc
    .to = au Parc
    .gender = m
    .income = grâce au Parc
    .text = Si vous n’avez aucune carte en main à la fin de votre tour, vous piochez 2 cartes.
    .rulings = À deux ou trois joueurs, cela vaut à la fin de chacun de vos deux tours.

poor-house = Hospice
    .def = l’Hospice
    .indef = l’Hospice
    .of = de l’Hospice
    .to = à l’Hospice
    .gender = m
    .income = grâce à l’Hospice
    .text = Si vous n’avez pas d’or à la fin de votre tour, vous gagnez 1 pièce d’or.
    .rulings = Il agit avant le remboursement de l’Alchimiste. À deux ou trois joueurs, cela vaut à la fin de chacun de vos deux tours.

quarry = Carrière
    .def = la Carrière
    .indef = la Carrière
    .of = de la Carrière
    .to = à la Carrière
    .gender = f
    .text = Vous pouvez bâtir des quartiers identiques aux vôtres.
    .rulings = Vous pouvez en bâtir autant que vous voulez, et ils restent si vous perdez la Carrière. Elle ne permet pas de confisquer, d’échanger ou de saisir un quartier que vous avez déjà.

school-of-magic = École de Magie
    .def = l’École de Magie
    .indef = l’École de Magie
    .of = de l’École de Magie
    .to = à l’École de Magie
    .gender = f
    .text = Pour les pouvoirs qui font gagner de l’or ou des cartes selon vos quartiers, elle compte comme un quartier du type qu’il vous faut.
    .rulings = Pour tout le reste, y compris les points à la fin et la limite du Négociant, elle est une merveille.

secret-vault = Catacombes
    .def = les Catacombes
    .indef = les Catacombes
    .of = des Catacombes
    .to = aux Catacombes
    .gender = fp
    .text = Vous ne pouvez pas les bâtir. À la fin de la partie, si vous les avez en main, vous les révélez et marquez 3 points.
    .rulings = Elles comptent aussi comme une carte en main pour la Salle des Cartes.

smithy = Forge
    .def = la Forge
    .indef = la Forge
    .of = de la Forge
    .to = à la Forge
    .gender = f
    .income = à la Forge
    .text = Une fois par tour, vous pouvez payer 2 pièces d’or pour piocher 3 cartes.

stables = Écuries
    .def = les Écuries
    .indef = les Écuries
    .of = des Écuries
    .to = aux Écuries
    .gender = fp
    .text = Bâtir les Écuries ne compte pas dans votre limite.

statue = Statue Équestre
    .def = la Statue Équestre
    .indef = la Statue Équestre
    .of = de la Statue Équestre
    .to = à la Statue Équestre
    .gender = f
    .text = Si vous avez la couronne à la fin de la partie, vous marquez 5 points.
    .rulings = Si la couronne change de mains à la fin de la dernière manche, parce qu’un personnage de rang 4 a été assassiné, cela se fait avant le décompte.

theater = Théâtre
    .def = le Théâtre
    .indef = le Théâtre
    .of = du Théâtre
    .to = au Théâtre
    .gender = m
    .text = À la fin de chaque phase de choix des personnages, vous pouvez échanger à l’aveugle votre carte Personnage contre celle d’un autre joueur.
    .rulings = Chacun peut regarder ce qu’il a reçu, et tout le monde sait que vous avez échangé. Vous ne pouvez pas prendre un personnage écarté. Il agit à partir de la manche qui suit celle où vous l’avez bâti. À deux ou trois joueurs, vous choisissez lequel de vos personnages donner et recevez au hasard l’un de ceux de l’autre joueur.

thieves-den = Tripot
    .def = le Tripot
    .indef = le Tripot
    .of = du Tripot
    .to = au Tripot
    .gender = m
    .text = Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, une carte par pièce d’or.
    .rulings = Vous ne pouvez payer ni avec le Tripot lui-même, ni plus que le prix. Les cartes vont sous la pioche sans être vues.

wishing-well = Fontaine aux Souhaits
    .def = la Fontaine aux Souhaits
    .indef = la Fontaine aux Souhaits
    .of = de la Fontaine aux Souhaits
    .to = à la Fontaine aux Souhaits
    .gender = f
    .text = À la fin de la partie, vous marquez 1 point pour chaque merveille de votre cité, la Fontaine aux Souhaits comprise.

## Purple districts of the older editions

haunted-city = Cour des Miracles
    .def = la Cour des Miracles
    .indef = la Cour des Miracles
    .of = de la Cour des Miracles
    .to = à la Cour des Miracles
    .gender = f
    .text = À la fin de la partie, elle compte comme un quartier du type de votre choix, sauf si vous l’avez bâtie pendant la dernière manche.
    .rulings = Le choix le plus avantageux est fait automatiquement.

university = Université
    .def = l’Université
    .indef = l’Université
    .of = de l’Université
    .to = à l’Université
    .gender = f
    .text = Elle coûte 6 pièces d’or, mais vaut 8 points à la fin de la partie.

graveyard = Cimetière
    .def = le Cimetière
    .indef = le Cimetière
    .of = du Cimetière
    .to = au Cimetière
    .gender = m
    .text = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d’or pour le prendre en main, sauf si c’est le Cimetière lui-même ou si vous êtes le Condottiere.

lighthouse = Phare
    .def = le Phare
    .indef = le Phare
    .of = du Phare
    .to = au Phare
    .gender = m
    .text = Quand vous le bâtissez, vous pouvez parcourir la pioche et y prendre une carte ; la pioche est ensuite mélangée.

hospital = Hôpital
    .def = l’Hôpital
    .indef = l’Hôpital
    .of = de l’Hôpital
    .to = à l’Hôpital
    .gender = m
    .text = Si votre personnage est assassiné, vous pouvez quand même vous révéler à l’appel et récolter de l’or ou des cartes, mais rien d’autre. Ne s’utilise pas avec la Sorcière.

bell-tower = Beffroi
    .def = le Beffroi
    .indef = le Beffroi
    .of = du Beffroi
    .to = au Beffroi
    .gender = m
    .text = Quand vous le bâtissez, vous pouvez annoncer que sept quartiers complètent une cité dans cette partie. Si le Beffroi est détruit avant qu’une cité n’en ait sept, il en faut de nouveau huit.

throne-room = Salle du trône
    .def = la Salle du trône
    .indef = la Salle du trône
    .of = de la Salle du trône
    .to = à la Salle du trône
    .gender = f
    .text = Vous gagnez 1 pièce d’or chaque fois que la couronne passe d’un joueur à un autre.

ball-room = Salle de bal
    .def = la Salle de bal
    .indef = la Salle de bal
    .of = de la Salle de bal
    .to = à la Salle de bal
    .gender = f
    .text = Tant que vous avez la couronne, tout autre joueur appelé doit d’abord dire « Merci, Majesté ». Celui qui l’oublie perd son tour.

## What differs in the older editions: characters

assassin--2002 = { assassin }
    .rulings = Vous pouvez nommer n’importe quel autre personnage de la partie, même s’il a été écarté face visible. Un personnage assassiné est révélé à la fin de la manche. Un Évêque assassiné ne protège rien.

witch--2002 = { witch }
    .rulings = Avant que votre tour ne soit suspendu, vous ne pouvez pas bâtir, et les seuls quartiers que vous pouvez utiliser sont la Bibliothèque et l’Observatoire. Vous ne récoltez pas une seconde fois. Un Roi ensorcelé prend quand même la couronne ; avec l’Empereur, c’est vous qui la donnez et recevez le paiement. Avec l’Évêque, c’est votre propre cité qui est protégée. Avec le Bailli, la taxe vous revient, et avec la Reine, c’est votre propre place qui compte. Avec le Voleur, vous ne pouvez nommer ni la Sorcière ni le personnage ensorcelé. Si personne n’a le personnage ensorcelé, votre tour ne reprend pas, et votre Parc et votre Hospice restent sans effet.

thief--2002 = { thief }
    .rulings = L’or est pris avant que le joueur ne récolte. Si personne ne révèle le personnage, vous n’obtenez rien.
thief--2000 = { thief }
    .text = Nommez un autre personnage à voler. Quand ce personnage est révélé pour jouer son tour, vous prenez tout l’or de son joueur. Vous ne pouvez nommer ni l’Assassin ni le personnage qu’il a assassiné.

tax-collector--2002 = { tax-collector }
    .text = À la fin de son tour, chaque joueur qui a bâti un quartier vous donne 1 pièce d’or, s’il lui en reste. Un joueur de rang 1 qui a bâti pendant cette manche paie quand vous vous révélez.
    .brief = 1 pièce de chaque joueur qui bâtit.
    .rulings = Si le Bailli a été assassiné, ou si personne ne l’a choisi, personne ne paie. La taxe se paie après l’action du Condottiere ou du Diplomate, et avant que l’Hospice et le Parc n’agissent.

# The older French name.
magician--2002 = Magicien
    .def = le Magicien
    .indef = le Magicien
    .of = du Magicien
    .to = au Magicien
    .gender = m
    .income = grâce au Magicien
    .rulings = { magician.rulings }

# The Factory that its ruling names is called Fabrique here.
wizard--2002 = { wizard }
    .rulings = Vous ne pouvez choisir qu’un joueur qui a des cartes, et vous devez en prendre une. Vous décidez aussitôt de bâtir le quartier ou de garder la carte. Vous pouvez le faire avant de récolter. La Fabrique réduit aussi le prix de ce quartier.

king--2002 = { king }
    .rulings = Vous prenez la couronne dès l’appel de votre personnage, même s’il est ensorcelé. S’il est assassiné, vous la prenez à la fin de la manche. Vous touchez ce revenu une fois par tour, selon les quartiers de votre cité à ce moment-là.
king--2000 = { king }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier noble de votre cité. Vous prenez la couronne à l’appel de votre personnage ; s’il est assassiné, elle reste où elle est.
    .rulings = Vous touchez ce revenu une fois par tour, selon les quartiers de votre cité à ce moment-là.

emperor--2002 = { emperor }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier noble de votre cité. À l’appel de votre personnage, prenez la couronne au joueur qui l’a et donnez-la à un autre joueur, mais pas à vous-même ; ce joueur vous donne 1 pièce d’or ou une carte, à son choix.
    .rulings = Le joueur que vous couronnez choisit aussi quelle carte donner. Si votre personnage est assassiné, vous déplacez quand même la couronne à la fin de la manche, mais vous ne recevez rien. Ne s’utilise pas à deux joueurs.
emperor--dark-city = { emperor }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier noble de votre cité. Pendant votre tour, au moment de votre choix, vous devez prendre la couronne au joueur qui l’a et la donner à un autre joueur, mais pas à vous-même ; ce joueur vous donne 1 pièce d’or ou une carte, à son choix.

bishop--2002 = { bishop }
    .rulings = Un Évêque assassiné n’est pas protégé. Si vous êtes sous l’effet d’un sortilège, ce sont les quartiers de la Sorcière qui sont protégés, et non les vôtres. La Poudrière peut tout de même détruire vos quartiers. À deux ou trois joueurs, votre propre personnage de rang 8 peut tout de même agir sur vos quartiers.
bishop--2000 = { bishop }
    .rulings = Un Évêque assassiné n’est pas protégé.

abbot--2002 = { abbot }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier religieux de votre cité. Le joueur le plus riche vous donne 1 pièce d’or, sauf si c’est vous ou si plusieurs joueurs sont les plus riches à égalité.
    .brief = 1 pièce du plus riche. 1 pièce par quartier religieux.

# The older French name.
merchant--2002 = Marchand
    .def = le Marchand
    .indef = le Marchand
    .of = du Marchand
    .to = au Marchand
    .gender = m
    .income = grâce au Marchand
    .text = Vous gagnez 1 pièce d’or pour chaque quartier commerçant de votre cité. Vous gagnez 1 pièce d’or supplémentaire juste après la récolte.
    .rulings = La pièce d’or supplémentaire est à vous, que vous récoltiez de l’or ou des cartes.
merchant--dark-city = { merchant--2002 }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier commerçant de votre cité. Vous gagnez 1 pièce d’or supplémentaire au début de votre tour.

# The Smithy that its rulings name is called Manufacture here.
alchemist--2002 = { alchemist }
    .rulings = L’or payé pour autre chose, comme la taxe ou la Manufacture, n’est pas remboursé. Vous devez avoir l’or au moment de bâtir. L’Hospice et le Parc agissent avant le remboursement.
alchemist--dark-city = { alchemist }
    .text = Dès que vous avez bâti un quartier, vous récupérez l’or qu’il vous a coûté.
    .rulings = L’or payé pour autre chose, comme la taxe ou la Manufacture, n’est pas remboursé. Vous devez avoir l’or au moment de bâtir.

architect--2002 = { architect }
    .text = Vous piochez 2 cartes supplémentaires juste après la récolte. Vous pouvez bâtir jusqu’à trois quartiers.
architect--dark-city = { architect }
    .text = Vous piochez 2 cartes supplémentaires au début de votre tour. Vous pouvez bâtir jusqu’à trois quartiers.

# The older French name.
navigator--2002 = Navigateur
    .def = le Navigateur
    .indef = le Navigateur
    .of = du Navigateur
    .to = au Navigateur
    .gender = m
    .income = grâce au Navigateur
    .text = Juste après la récolte, vous devez prendre 4 pièces d’or supplémentaires ou piocher 4 cartes supplémentaires. Vous ne pouvez bâtir aucun quartier.
navigator--dark-city = { navigator--2002 }
    .text = Juste après la récolte, vous pouvez prendre 4 pièces d’or supplémentaires ou piocher 4 cartes supplémentaires ; dans ce cas, votre tour se termine. Vous ne pouvez bâtir aucun quartier.
    .rulings = Si vous ne prenez ni or ni cartes, votre tour continue, mais vous ne pouvez toujours pas bâtir.

warlord--2002 = { warlord }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. À la fin de votre tour, vous pouvez détruire un quartier en payant 1 pièce d’or de moins que son coût.
    .rulings = Il peut s’agir de l’un des vôtres. Vous ne pouvez détruire ni le Donjon, ni un quartier d’un Évêque en vie, ni un quartier d’une cité complète. Un quartier qui coûte 1 pièce d’or est détruit gratuitement. Un quartier décoré coûte 1 pièce d’or de plus, de même que les autres quartiers d’une cité où se trouve la Grande Muraille.
warlord--2000 = { warlord }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. À la fin de votre tour, vous pouvez détruire un quartier d’un autre joueur en payant 1 pièce d’or de moins que son coût.
    .brief = Détruit un quartier d’autrui (coût − 1). 1 pièce par quartier militaire.
    .rulings = Vous ne pouvez détruire ni le Donjon, ni un quartier d’un Évêque en vie, ni un quartier d’une cité de huit quartiers ou plus. Les quartiers d’un joueur dont le personnage a été assassiné peuvent être détruits. Un quartier qui coûte 1 pièce d’or est détruit gratuitement. La Grande Muraille augmente de 4 pièces d’or le prix des autres quartiers de sa cité.

diplomat--2002 = { diplomat }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. À la fin de votre tour, vous pouvez échanger l’un de vos quartiers contre un quartier d’un autre joueur ; si le sien coûte plus cher, vous payez la différence à ce joueur.
    .rulings = Vous ne pouvez prendre ni le Donjon, ni un quartier d’un Évêque en vie, ni un quartier d’une cité complète, ni un quartier identique à l’un des vôtres. Si le sien coûte moins cher, on ne vous rend rien. La Grande Muraille augmente le prix de 1 pièce d’or. Le Cimetière ne s’utilise pas avec le Diplomate.
diplomat--dark-city = { diplomat }
    .text = Vous gagnez 1 pièce d’or pour chaque quartier militaire de votre cité. À tout moment de votre tour, vous pouvez échanger l’un de vos quartiers contre un quartier d’un autre joueur ; si le sien coûte plus cher, vous payez la différence à ce joueur.

queen--2002 = { queen }
    .text = Vous gagnez 3 pièces d’or si l’un de vos voisins est le Roi.
    .brief = 3 pièces si l’un de ses voisins est le Roi.
    .rulings = Si le Roi à côté de vous a été assassiné, vous gagnez l’or à la fin de la manche, quand il est révélé. Ne s’utilise pas à moins de cinq joueurs.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = Pendant votre tour, vous pouvez détruire la Poudrière pour détruire un quartier de la cité d’un autre joueur, même complète. La partie se termine tout de même après la manche où une cité a été complétée.
    .rulings = Ni le Donjon ni l’Évêque ne protègent un quartier contre elle.

dragon-gate--2002 = { dragon-gate }
    .text = Il coûte 6 pièces d’or, mais vaut 8 points à la fin de la partie.

# Our own name: the older French editions call the Smithy Manufacture.
factory--2002 = Fabrique
    .def = la Fabrique
    .indef = la Fabrique
    .of = de la Fabrique
    .to = à la Fabrique
    .gender = f
    .text = Vous payez 1 pièce d’or de moins pour bâtir vos autres quartiers violets.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = Le quartier peut venir de n’importe quelle cité. Le Cimetière n’agit pas contre la Poudrière. Il ne s’utilise pas avec le Diplomate.
graveyard--2000 = { graveyard }
    .rulings = Le quartier peut venir de n’importe quelle cité.

great-wall--2002 = { great-wall }
    .text = Le Condottiere et le Diplomate paient 1 pièce d’or de plus pour détruire ou prendre un autre quartier de votre cité.
    .rulings = La Grande Muraille elle-même ne coûte pas plus cher, et le quartier que cède un Diplomate non plus. Vous payez aussi ce supplément si vous détruisez un de vos propres quartiers avec le Condottiere.
great-wall--2000 = { great-wall }
    .text = Le Condottiere paie 4 pièces d’or de plus pour détruire un autre quartier de votre cité.
    .rulings = La Grande Muraille elle-même ne coûte pas plus cher.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = L’or posé sur les quartiers décorés n’est pas dans votre trésor.
imperial-treasury--2000 = { imperial-treasury }
    .text = À la fin de la partie, vous marquez 1 point pour chaque pièce d’or de votre trésor, au lieu du coût de ce quartier.
    .rulings = { "" }

keep--2002 = { keep }
    .text = Le Condottiere ne peut pas détruire le Donjon, et le Diplomate ne peut pas le prendre.
    .rulings = Le Diplomate peut donner son propre Donjon. La Poudrière peut le détruire.
keep--2000 = { keep }
    .text = Le Condottiere ne peut pas détruire le Donjon.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Une fois par tour, vous pouvez défausser une carte de votre main pour gagner 1 pièce d’or.

library--2002 = { library }
    .text = Quand vous récoltez des cartes, vous gardez les deux ; avec l’Observatoire, deux sur trois.
    .rulings = Les cartes que vous piochez autrement ne sont pas concernées.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = Vous en gardez une, ou deux avec la Bibliothèque.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = Il agit avant le remboursement de l’Alchimiste. À deux ou trois joueurs, cela vaut à la fin de chacun de vos deux tours.
poor-house--dark-city = { poor-house }
    .rulings = À deux ou trois joueurs, cela vaut à la fin de chacun de vos deux tours.

quarry--2002 = { quarry }
    .text = Vous pouvez bâtir un quartier identique à l’un des vôtres, mais vous ne pouvez avoir qu’un seul doublon à la fois.
    .rulings = Elle ne permet pas au Diplomate de prendre un quartier qu’il a déjà.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = Vous pouvez en bâtir autant que vous voulez, et ils restent si vous perdez la Carrière. Elle ne permet pas au Diplomate de prendre un quartier qu’il a déjà.
quarry--2000 = { quarry }
    .text = Vous pouvez bâtir des quartiers identiques aux vôtres, et ils ne vous coûtent rien. Ils comptent dans votre limite.
    .rulings = Vous pouvez en bâtir autant que vous voulez, et ils restent si vous perdez la Carrière.

school-of-magic--2002 = { school-of-magic }
    .rulings = Pour tout le reste, y compris les points à la fin, c’est un quartier violet.

# The older French name, which the Factory has in the edition of 2016.
smithy--2002 = Manufacture
    .def = la Manufacture
    .indef = la Manufacture
    .of = de la Manufacture
    .to = à la Manufacture
    .gender = f
    .income = à la Manufacture
smithy--dark-city = { smithy--2002 }
    .text = Une fois par tour, vous pouvez payer 3 pièces d’or pour piocher 3 cartes.
smithy--2000 = { smithy--2002 }
    .text = Une fois par tour, vous pouvez payer 3 pièces d’or pour piocher 2 cartes.

wishing-well--2002 = { wishing-well }
    .text = À la fin de la partie, vous marquez 1 point pour chaque autre quartier violet de votre cité.
wishing-well--2000 = { wishing-well }
    .text = À la fin de la partie, vous marquez 4 points pour chaque autre quartier violet de votre cité.
