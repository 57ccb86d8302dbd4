# Names and texts of the cards, types, lists and editions, in English.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up, for the 2016 rules.
# For use in sentences: .def is the name with its article, .indef the name of a card that is one of several (there is
# only one of each unique district), .income says what gold or cards that come from this card are for. Sentences get
# them as $card-def and, for their beginning, $card-Def. Languages that need more forms have more: .of, .to and so on,
# and .gender (m, f, mp, fp), which sentences select by.
# A message with an edition behind a double hyphen (emperor--2002) has the text of that edition where it differs.

## Types of district

type-noble = Noble
    .adj = noble
    .income = for noble districts
type-religious = Religious
    .adj = religious
    .income = for religious districts
type-trade = Trade
    .adj = trade
    .income = for trade districts
type-military = Military
    .adj = military
    .income = for military districts
type-unique = Unique
    .adj = unique

## Editions

edition-2016 = 2016 edition
    .text = The modern game: 27 characters, 30 unique districts, two to eight players.
edition-2002 = 2002 edition
    .text = The Fantasy Flight game: eight basic and ten expansion characters, two to eight players.
edition-dark-city = The Dark City
    .text = The French game with its Dark City expansion: the same eighteen characters and a larger deck.
edition-2000 = 2000 edition
    .text = The early game: eight characters, two to seven players and some values of its own.

## Lists of characters and unique districts

preset-first-game = First Game
    .text = The eight classic characters with districts that explain themselves: the best way to learn the game.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .text = Cities grow fast and change hands: many ways to build more, build cheaply or take what others have built.
preset-cunning-agents = Cunning Agents
    .text = Bluff and counter-bluff: stolen turns, veiled threats and taxes, so think twice about which character you take.
preset-illustrious-emissaries = Illustrious Emissaries
    .text = Everybody looks into everybody's hand: cards are drawn in great numbers, seen, passed on and exchanged.
preset-devious-dignitaries = Devious Dignitaries
    .text = Warrants, threats and seizures make every purchase a risk, and plans have to survive a great deal of malice.
preset-tenacious-delegates = Tenacious Delegates
    .text = Long plans pay: many districts score at the end, and trade, loans and learning help you to get them built.
preset-vicious-nobles = Vicious Nobles
    .text = Gold is plentiful and so are those who want it: an open fight in which murder, theft and destruction all have a part.
preset-basic = Basic
    .text = The eight basic characters and the purple districts of the box: the game as it was first played.
preset-expansion = Expansion
    .text = The expansion character of every rank, for players who know the basic eight by heart.
preset-random = Random cast
    .text = Characters and unique districts drawn by lot, in any mixture that the rules allow.

## Characters of rank 1

assassin = Assassin
    .def = the Assassin
    .text = Name another character to kill. When that character is called, its player stays silent and loses the whole turn.
    .rulings = You may name any other character in the game, even one that was discarded face up. A killed character is not revealed until the game is over, unless it is of rank 4: that one is revealed at the end of the round. A killed Bishop protects nothing.

witch = Witch
    .def = the Witch
    .text = Gather resources, then name another character to bewitch; your turn stops there. When that character is called, its player only gathers, and you play the rest of the turn as that character, with your own gold, hand and city.
    .rulings = Before you stop you cannot build, and the only districts you may use are Gold Mine, Library and Observatory. You do not gather a second time. A bewitched King or Patrician still takes the crown; as the Emperor you give the crown and take the gold or card. As the Bishop your districts are protected, not those of the bewitched player. Bribes, stolen gold and tax gold go to you, and as the Queen your own seat counts. As Thief or Blackmailer you cannot aim at rank 1 or at the bewitched character. If nobody has the bewitched character, your turn does not go on and your Park and Poor House do nothing. For ties your rank is still 1.

magistrate = Magistrate
    .def = the Magistrate
    .text = Put three warrants face down on three other characters; one of them is signed. When the player with the signed warrant first pays to build a district in the turn, you may reveal it: the builder gets the gold back and the district is built in your city, free.
    .rulings = You cannot confiscate a district that you already have. A district built by destroying the Framework, or a Necropolis built by destroying a district, was not paid for: it is safe, and the next one that is paid for is not. If you let a district go, the chance is used up. The confiscated district counts against the builder's limit if it would have anyway, never against yours. Cards paid for a Thieves' Den or given away by a Cardinal do not come back. You pay the tax for the district, not the builder. You cannot confiscate a Monument if you have five or more districts. You are asked at the first paid building of every player with a warrant, signed or not, so that the question gives nothing away. Warrants are removed at the end of the round.

## Characters of rank 2

thief = Thief
    .def = the Thief
    .text = Name another character to rob. When that character is revealed to take its turn, you take all its player's gold. You cannot name a rank-1 character or its victim.
    .rulings = The gold is taken before the player gathers. If nobody reveals the character, you get nothing. The victim is the character that the Assassin killed or the Witch bewitched; one with a warrant may be named.

spy = Spy
    .def = the Spy
    .income = as the Spy
    .text = Choose another player and name a type of district, then look at that player's hand. For each card of that type you take one gold from the player and gain one card.
    .rulings = If the player has less gold than there are matching cards, you take all of it and still gain a card for every match.

blackmailer = Blackmailer
    .def = the Blackmailer
    .text = Put two threats face down on two other characters; one of them bears the flower. A threatened player who is called gathers, then may bribe you with half of their gold, rounded down. If they refuse you may reveal the threat: with the flower you take all their gold.
    .rulings = You cannot threaten a rank-1 character, the killed character or the bewitched one; a character with a warrant may be threatened. Until the threat is answered the player uses no ability, builds nothing and has only the effects of Gold Mine, Library and Observatory. A player with one gold or none may bribe you with nothing. A bribed threat is removed unseen. Revealing the blank one costs nothing, and the other threat stands after the flower was shown. Threats are removed at the end of the round.

## Characters of rank 3

magician = Magician
    .def = the Magician
    .income = as the Magician
    .text = Do one of two things: swap your whole hand with that of another player, or discard one or more cards and gain as many.
    .rulings = Either hand may be empty when you swap. Discarded cards go to the bottom of the deck.

wizard = Wizard
    .def = the Wizard
    .text = Look at another player's hand and take one card: either build it at once for its cost, or add it to your hand. Building it so does not count against your limit. In this turn you may build districts identical to your own.
    .rulings = You can only choose a player who has cards, and you must take one. You decide at once whether to build or to keep it. You may do this before you gather. The Factory makes the immediate building cheaper, the tax is due on it, and five districts forbid a Monument; Framework and Necropolis cannot replace the payment.

seer = Seer
    .def = the Seer
    .text = Take one random card from the hand of every other player, then give one card of your choice to each player you took from. You may build up to two districts.
    .rulings = Players without cards give nothing and get nothing. You may give back the card you took, one taken from another player or one you had before.

## Characters of rank 4

king = King
    .def = the King
    .income = for noble districts
    .text = You gain one gold for each noble district in your city. You take the crown.
    .rulings = You take the crown as soon as you reveal yourself, even if you are bewitched or threatened. If you are killed, you take it at the end of the round. The income counts your city when you use it, once in the turn.

emperor = Emperor
    .def = the Emperor
    .income = for noble districts
    .text = You gain one gold for each noble district in your city. You must take the crown from its holder and give it to a different player, not yourself; then take one gold, or one random card, from that player.
    .rulings = You choose between gold and card, and get nothing if the player has neither. If you are killed, you still move the crown at the end of the round, but take nothing. Not for two players.

patrician = Patrician
    .def = the Patrician
    .income = for noble districts
    .text = You gain one card for each noble district in your city. You take the crown.
    .rulings = You take the crown as soon as you reveal yourself, even if you are bewitched or threatened. If you are killed, you take it at the end of the round.

## Characters of rank 5

bishop = Bishop
    .def = the Bishop
    .income = for religious districts
    .text = You gain one gold for each religious district in your city. In this round the rank-8 character cannot use its ability on your districts.
    .rulings = A killed Bishop is not protected. The Armory is no ability of rank 8: your districts are not safe from it. With two or three players, your own rank-8 character may still touch your districts.

abbot = Abbot
    .def = the Abbot
    .income = for religious districts
    .text = For each religious district in your city you gain one gold or one card. Once in the turn, if others are richer than you, the richest player must give you one gold.
    .rulings = Say first how many gold and how many cards you gain. If you are the richest yourself, alone or tied, nobody gives you gold. If several others are tied for richest, you choose one of them.

cardinal = Cardinal
    .def = the Cardinal
    .income = for religious districts
    .text = You gain one card for each religious district in your city. If you cannot afford a district, you may take the gold you lack from one other player, giving that player one card from your hand for each gold; then you must build the district.
    .rulings = The other player cannot refuse, but must have all the gold you lack. Your own gold is spent first, and you never take more than is missing. You choose the cards you give; the district you build is not one of them. Once in the turn.

## Characters of rank 6

merchant = Merchant
    .def = the Merchant
    .income = as the Merchant
    .text = You gain one gold for each trade district in your city. You gain one extra gold.
    .rulings = The extra gold is yours whether you gathered gold or cards.

alchemist = Alchemist
    .def = the Alchemist
    .text = At the end of your turn you get back all the gold you paid for building districts in this turn.
    .rulings = Gold paid for anything else does not come back: not the tax, not what you paid for the Smithy. Gold that the Magistrate gave back to you is not refunded again. You need the gold while you build. Poor House and Park come before the refund.

trader = Trader
    .def = the Trader
    .income = for trade districts
    .text = You gain one gold for each trade district in your city. You may build any number of trade districts; they do not count against your limit.
    .rulings = Besides them you may build one other district, before or after. The School of Magic gives you gold but is not a trade district for the limit.

## Characters of rank 7

architect = Architect
    .def = the Architect
    .income = as the Architect
    .text = You gain two extra cards. You may build up to three districts.
    .rulings = You may draw the two cards before or after you gather and build.

navigator = Navigator
    .def = the Navigator
    .income = as the Navigator
    .text = You gain four extra gold or four extra cards. You cannot build any district.
    .rulings = Not even districts that do not count against the limit, such as the Stables.

scholar = Scholar
    .def = the Scholar
    .income = as the Scholar
    .text = Draw seven cards, keep one and shuffle the others back into the deck. You may build up to two districts.
    .rulings = If the deck has fewer than seven cards, you draw what is there.

## Characters of rank 8

warlord = Warlord
    .def = the Warlord
    .income = for military districts
    .text = You gain one gold for each military district in your city. You may destroy one district by paying one gold less than its cost.
    .rulings = It may be one of your own. You cannot destroy the Keep, a district of a living Bishop, or one in a complete city, your own included. A district that costs one is destroyed free. Gold on a beautified district makes it dearer by one, and so does the Great Wall for the other districts of its city. The card goes to the bottom of the deck.

diplomat = Diplomat
    .def = the Diplomat
    .income = for military districts
    .text = You gain one gold for each military district in your city. You may exchange one of your districts for a district of another player; if theirs costs more, you pay that player the difference.
    .rulings = If theirs costs less, you get nothing back. You cannot take a district that you already have, nor give one that the other player has. The Keep can be neither taken nor given. You cannot take from a living Bishop or from a complete city; your own city may be complete. The Great Wall makes the other districts of its city dearer by one gold. The gold on a beautified district and the cards under a Museum go with it.

marshal = Marshal
    .def = the Marshal
    .income = for military districts
    .text = You gain one gold for each military district in your city. You may seize a district of cost three or less from another player's city, paying that player its cost.
    .rulings = You cannot seize a district that you already have, the Keep, a district of a living Bishop or one in a complete city. The Great Wall makes the other districts of its city dearer by one gold, but does not count for the limit of three; a beautified district's extra gold does. Seizing is not building.

## Characters of rank 9

queen = Queen
    .def = the Queen
    .income = as the Queen
    .text = You gain three gold if you sit next to the player who revealed the rank-4 character.
    .rulings = If that neighbour was killed, you gain the gold at the end of the round, when the character is revealed. If the neighbour was bewitched, you gain it as usual. Not for fewer than five players.

artist = Artist
    .def = the Artist
    .text = You may beautify one or two of your districts: put one of your gold on each. A beautified district costs one more for the rest of the game.
    .rulings = A district can be beautified once. The extra gold counts for the points at the end and for everything that looks at the cost. It stays on the district if that changes hands, and goes to the bank if the district is destroyed.

tax-collector = Tax Collector
    .def = the Tax Collector
    .text = Whoever builds a district puts one gold on your token, if they have any left. In your turn you may take all the gold on the token. You pay no tax in your own turn.
    .rulings = The tax is due in every round, whether anybody is the Tax Collector or not, and for districts built free too. It is paid after the price. For a confiscated district the Magistrate pays it. The gold stays on the token from round to round and scores for nobody. With two or three players you pay the tax in the turn of your other character.

## Noble districts

manor = Manor
    .def = the Manor
    .indef = a Manor
castle = Castle
    .def = the Castle
    .indef = a Castle
palace = Palace
    .def = the Palace
    .indef = a Palace

## Religious districts

temple = Temple
    .def = the Temple
    .indef = a Temple
church = Church
    .def = the Church
    .indef = a Church
monastery = Monastery
    .def = the Monastery
    .indef = a Monastery
cathedral = Cathedral
    .def = the Cathedral
    .indef = a Cathedral

## Trade districts

tavern = Tavern
    .def = the Tavern
    .indef = a Tavern
market = Market
    .def = the Market
    .indef = a Market
trading-post = Trading Post
    .def = the Trading Post
    .indef = a Trading Post
docks = Docks
    .def = the Docks
    .indef = Docks
harbor = Harbor
    .def = the Harbor
    .indef = a Harbor
town-hall = Town Hall
    .def = the Town Hall
    .indef = a Town Hall

## Military districts

watchtower = Watchtower
    .def = the Watchtower
    .indef = a Watchtower
prison = Prison
    .def = the Prison
    .indef = a Prison
barracks = Barracks
    .def = the Barracks
    .indef = Barracks
# The name of the Barracks in the older editions.
battlefield = Battlefield
    .def = the Battlefield
    .indef = a Battlefield
fortress = Fortress
    .def = the Fortress
    .indef = a Fortress

## Unique districts

armory = Armory
    .def = the Armory
    .indef = the Armory
    .text = In your turn you may destroy the Armory to destroy one district in any city.
    .rulings = It may be a district of your own. A district in a complete city is safe, and you cannot use an Armory that stands in a complete city. Keep and Bishop are no protection against it.

basilica = Basilica
    .def = the Basilica
    .indef = the Basilica
    .text = At the end of the game you score one point for each district of odd cost in your city.
    .rulings = The gold on a beautified district counts: the Basilica itself scores if it is beautified.

capitol = Capitol
    .def = the Capitol
    .indef = the Capitol
    .text = At the end of the game you score three points if at least three of your districts have the same type.
    .rulings = Any of the five types will do. You score once, even if two types are there three times.

dragon-gate = Dragon Gate
    .def = the Dragon Gate
    .indef = the Dragon Gate
    .text = At the end of the game you score two extra points.

factory = Factory
    .def = the Factory
    .indef = the Factory
    .text = You pay one gold less to build your other unique districts.
    .rulings = Nothing else gets cheaper, and the districts score their full cost.

framework = Framework
    .def = the Framework
    .indef = the Framework
    .text = You may destroy the Framework to build a district instead of paying its cost.
    .rulings = Such a building counts against your limit and is taxed, but cannot be confiscated. It is allowed in a complete city too. It does not serve the Wizard's immediate building.

gold-mine = Gold Mine
    .def = the Gold Mine
    .indef = the Gold Mine
    .text = When you gather gold, you gain one more.

great-wall = Great Wall
    .def = the Great Wall
    .indef = the Great Wall
    .text = The rank-8 character pays one gold more to use its ability on another district of your city.
    .rulings = The Great Wall itself costs nothing extra. Diplomat and Marshal pay the extra gold to you. You pay it too if you destroy a district of your own as the Warlord.

haunted-quarter = Haunted Quarter
    .def = the Haunted Quarter
    .indef = the Haunted Quarter
    .text = At the end of the game it counts as a district of any one type you choose.
    .rulings = It counts as that one type for everything at once, and if you choose another type it is no longer unique. Until the end it is only unique. The choice that is best for you is made for you.

imperial-treasury = Imperial Treasury
    .def = the Imperial Treasury
    .indef = the Imperial Treasury
    .text = At the end of the game you score one point for each gold in your treasury.
    .rulings = Gold on beautified districts and on the Tax Collector's token is not in your treasury.

ivory-tower = Ivory Tower
    .def = the Ivory Tower
    .indef = the Ivory Tower
    .text = At the end of the game you score five points if it is the only unique district in your city.
    .rulings = A Haunted Quarter that counts as another type does no harm.

keep = Keep
    .def = the Keep
    .indef = the Keep
    .text = The rank-8 character cannot use its ability on the Keep.
    .rulings = The Diplomat cannot give it away either. The Armory can destroy it.

laboratory = Laboratory
    .def = the Laboratory
    .indef = the Laboratory
    .income = from the Laboratory
    .text = Once in your turn you may discard one card from your hand to gain two gold.

library = Library
    .def = the Library
    .indef = the Library
    .text = When you gather cards, you keep all the cards you draw.
    .rulings = With the Observatory you keep all three. Cards that you draw in other ways are not affected.

map-room = Map Room
    .def = the Map Room
    .indef = the Map Room
    .text = At the end of the game you score one point for each card in your hand.

monument = Monument
    .def = the Monument
    .indef = the Monument
    .text = You cannot build it if you have five or more districts. It counts as two districts towards your complete city.
    .rulings = It counts as one district for everything else. Districts are counted before you destroy any to build it. Taking it by seizure or exchange is not building.

museum = Museum
    .def = the Museum
    .indef = the Museum
    .text = Once in your turn you may put one card from your hand face down under the Museum. At the end of the game you score one point for each card under it.
    .rulings = You may look at the cards; the others see how many there are. The cards go with the Museum to a new owner, and to the bottom of the deck if it is destroyed.

necropolis = Necropolis
    .def = the Necropolis
    .indef = the Necropolis
    .text = You may build it by destroying one of your districts instead of paying its cost.
    .rulings = Such a building counts against your limit and is taxed, but cannot be confiscated. It is allowed in a complete city too. It does not serve the Wizard's immediate building.

observatory = Observatory
    .def = the Observatory
    .indef = the Observatory
    .text = When you gather cards, you draw three instead of two.
    .rulings = You keep one of them, or all three with the Library.

park = Park
    .def = the Park
    .indef = the Park
    .income = from the Park
    .text = If you have no cards in your hand at the end of your turn, you gain two cards.
    .rulings = With two or three players this holds for each of your two turns.

poor-house = Poor House
    .def = the Poor House
    .indef = the Poor House
    .income = from the Poor House
    .text = If you have no gold at the end of your turn, you gain one gold.
    .rulings = It comes before the Alchemist's refund. With two or three players it holds for each of your two turns.

quarry = Quarry
    .def = the Quarry
    .indef = the Quarry
    .text = You may build districts identical to your own.
    .rulings = Any number of them, and they stay if you lose the Quarry. It does not help you to confiscate, exchange or seize a district that you already have.

school-of-magic = School of Magic
    .def = the School of Magic
    .indef = the School of Magic
    .text = For abilities that gain gold or cards for your districts, it counts as the type you need.
    .rulings = It is unique for everything else, the points at the end and the Trader's limit included.

secret-vault = Secret Vault
    .def = the Secret Vault
    .indef = the Secret Vault
    .text = You cannot build it. At the end of the game you reveal it from your hand and score three points.
    .rulings = It also is a card in your hand for the Map Room.

smithy = Smithy
    .def = the Smithy
    .indef = the Smithy
    .income = from the Smithy
    .text = Once in your turn you may pay two gold to gain three cards.

stables = Stables
    .def = the Stables
    .indef = the Stables
    .text = Building the Stables does not count against your limit.

statue = Statue
    .def = the Statue
    .indef = the Statue
    .text = If you have the crown at the end of the game, you score five points.
    .rulings = A crown that moves at the end of the last round, because a rank-4 character was killed, moves before the scoring.

theater = Theater
    .def = the Theater
    .indef = the Theater
    .text = At the end of each selection phase you may swap your character card, unseen, with that of another player.
    .rulings = Both of you may look at what you got, and everybody knows that you swapped. You cannot take a discarded character. It works from the round after the one in which you built it. With two or three players you choose which of your characters to give and get one of the other player's at random.

thieves-den = Thieves' Den
    .def = the Thieves' Den
    .indef = the Thieves' Den
    .text = You may pay any part of its cost with cards from your hand, one card for one gold.
    .rulings = You cannot pay with the Thieves' Den itself, nor more than the price. The cards go to the bottom of the deck unseen.

wishing-well = Wishing Well
    .def = the Wishing Well
    .indef = the Wishing Well
    .text = At the end of the game you score one point for each unique district in your city, the Wishing Well included.

## Purple districts of the older editions

haunted-city = Haunted City
    .def = the Haunted City
    .indef = the Haunted City
    .text = At the end of the game it counts as a district of any one type you choose, unless you built it in the last round.

university = University
    .def = the University
    .indef = the University
    .text = It costs six gold, but is worth eight points at the end of the game.

graveyard = Graveyard
    .def = the Graveyard
    .indef = the Graveyard
    .text = When the Warlord destroys a district, you may pay one gold to take it into your hand. Not for the Graveyard itself, and not if you are the Warlord.

lighthouse = Lighthouse
    .def = the Lighthouse
    .indef = the Lighthouse
    .text = When you build it, you may look through the deck and take one card; the deck is then shuffled.

hospital = Hospital
    .def = the Hospital
    .indef = the Hospital
    .text = If you are killed, you may still reveal yourself when called and gather resources, but do nothing else.

bell-tower = Bell Tower
    .def = the Bell Tower
    .indef = the Bell Tower
    .text = When you build it, you may announce that seven districts complete a city in this game. If the Bell Tower is destroyed before a city has seven, eight are needed again.

throne-room = Throne Room
    .def = the Throne Room
    .indef = the Throne Room
    .text = You gain one gold each time the crown passes from one player to another.

ball-room = Ball Room
    .def = the Ball Room
    .indef = the Ball Room
    .text = While you have the crown, every other player who is called must first say “Thank you, Your Majesty”. Whoever does not loses the turn.

## Texts of the older editions where they differ: characters

tax-collector--2002 = { tax-collector }
    .text = At the end of their turn, each player who built a district gives you one gold, if they have any left. A rank-1 player who built in this round pays when you reveal yourself.
tax-collector--dark-city = { tax-collector }
    .text = At the end of their turn, each player who built a district gives you one gold, if they have any left. A rank-1 player who built in this round pays when you reveal yourself.

king--2000 = { king }
    .text = You gain one gold for each noble district in your city. You take the crown when you are called; if you are killed, it stays where it is.

emperor--2002 = { emperor }
    .text = You gain one gold for each noble district in your city. When you are called, take the crown from its holder and give it to a different player, not yourself; that player gives you one gold or one card, as they choose.
emperor--dark-city = { emperor }
    .text = You gain one gold for each noble district in your city. When you are called, take the crown from its holder and give it to a different player, not yourself; that player gives you one gold or one card, as they choose.

abbot--2002 = { abbot }
    .text = You gain one gold for each religious district in your city. The richest player gives you one gold, unless that is you or several are tied for richest.
abbot--dark-city = { abbot }
    .text = You gain one gold for each religious district in your city. The richest player gives you one gold, unless that is you or several are tied for richest.

merchant--2002 = { merchant }
    .text = You gain one gold for each trade district in your city. You gain one extra gold right after gathering.
merchant--dark-city = { merchant }
    .text = You gain one gold for each trade district in your city. You gain one extra gold at the start of your turn.
merchant--2000 = { merchant }
    .text = You gain one gold for each trade district in your city. You gain one extra gold at the start of your turn.

alchemist--dark-city = { alchemist }
    .text = Right after you build a district you get back the gold you paid for it.

architect--2002 = { architect }
    .text = You gain two extra cards right after gathering. You may build up to three districts.
architect--dark-city = { architect }
    .text = You gain two extra cards at the start of your turn. You may build up to three districts.
architect--2000 = { architect }
    .text = You gain two extra cards at the start of your turn. You may build up to three districts.

navigator--2002 = { navigator }
    .text = Right after gathering you must take four extra gold or four extra cards. You cannot build any district.
navigator--dark-city = { navigator }
    .text = Right after gathering you must take four extra gold or four extra cards; then your turn ends. You cannot build any district.

warlord--2002 = { warlord }
    .text = You gain one gold for each military district in your city. At the end of your turn you may destroy one district by paying one gold less than its cost.
warlord--dark-city = { warlord }
    .text = You gain one gold for each military district in your city. At the end of your turn you may destroy one district by paying one gold less than its cost.
warlord--2000 = { warlord }
    .text = You gain one gold for each military district in your city. At the end of your turn you may destroy one district of another player by paying one gold less than its cost.

diplomat--2002 = { diplomat }
    .text = You gain one gold for each military district in your city. At the end of your turn you may exchange one of your districts for a district of another player; if theirs costs more, you pay that player the difference.
diplomat--dark-city = { diplomat }
    .text = You gain one gold for each military district in your city. At the end of your turn you may exchange one of your districts for a district of another player; if theirs costs more, you pay that player the difference.

queen--2002 = { queen }
    .text = You gain three gold if you sit next to the King.
queen--dark-city = { queen }
    .text = You gain three gold if you sit next to the King.

## Texts of the older editions where they differ: districts

keep--2002 = { keep }
    .text = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
keep--dark-city = { keep }
    .text = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
keep--2000 = { keep }
    .text = The Warlord cannot destroy the Keep.

laboratory--2002 = { laboratory }
    .text = Once in your turn you may discard one card from your hand to gain one gold.
laboratory--dark-city = { laboratory }
    .text = Once in your turn you may discard one card from your hand to gain one gold.
laboratory--2000 = { laboratory }
    .text = Once in your turn you may discard one card from your hand to gain one gold.

smithy--dark-city = { smithy }
    .text = Once in your turn you may pay three gold to gain three cards.
smithy--2000 = { smithy }
    .text = Once in your turn you may pay three gold to gain two cards.

library--2002 = { library }
    .text = When you gather cards, you keep both; with the Observatory, two of the three.
library--dark-city = { library }
    .text = When you gather cards, you keep both; with the Observatory, two of the three.
library--2000 = { library }
    .text = When you gather cards, you keep both; with the Observatory, two of the three.

great-wall--2002 = { great-wall }
    .text = Warlord and Diplomat pay one gold more to destroy or take another district of your city.
great-wall--dark-city = { great-wall }
    .text = Warlord and Diplomat pay one gold more to destroy or take another district of your city.
great-wall--2000 = { great-wall }
    .text = The Warlord pays four gold more to destroy another district of your city.

dragon-gate--2002 = { dragon-gate }
    .text = It costs six gold, but is worth eight points at the end of the game.
dragon-gate--dark-city = { dragon-gate }
    .text = It costs six gold, but is worth eight points at the end of the game.
dragon-gate--2000 = { dragon-gate }
    .text = It costs six gold, but is worth eight points at the end of the game.

quarry--2002 = { quarry }
    .text = You may build a district identical to one of your own, but have only one such duplicate at a time.
quarry--2000 = { quarry }
    .text = You may build districts identical to your own, and they cost you nothing. They count against your limit.

wishing-well--2002 = { wishing-well }
    .text = At the end of the game you score one point for each other purple district in your city.
wishing-well--dark-city = { wishing-well }
    .text = At the end of the game you score one point for each other purple district in your city.
wishing-well--2000 = { wishing-well }
    .text = At the end of the game you score four points for each other purple district in your city.

imperial-treasury--2000 = { imperial-treasury }
    .text = At the end of the game you score one point for each gold in your treasury, instead of the cost of this district.

armory--2002 = { armory }
    .text = In your turn you may destroy the Armory to destroy one district in another player's city, even a complete one.
armory--dark-city = { armory }
    .text = In your turn you may destroy the Armory to destroy one district in another player's city, even a complete one.
