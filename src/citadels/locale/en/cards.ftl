# Names and texts of the cards, types, lists and editions, in English.
#
# One message a card; its id is the card's key with hyphens for underscores. The value is the name, .text says what
# the card does, .rulings (where there is one) answers the questions that come up.
# .brief says it of a character in 75 letters at most, and in the third person; an edition in which that would not be
# true has its own.
# For use in sentences: .def is the name with its article, .indef the name of a card that is one of several (there is
# only one of each unique district), .income says what gold or cards that come from this card are for. Sentences get
# them as $card-def and, for their beginning, $card-Def. Languages that need more forms have more: .of, .to and so on,
# and .gender (m, f, mp, fp), which sentences select by.
# A message with an edition behind a double hyphen (emperor--2002) has what differs in that edition. What an edition does
# not say, it takes from its ancestor: 2000 from dark-city, dark-city from 2002, 2002 from the plain message. Rulings are
# never taken from the plain message of a card that is in the 2016 edition: they belong to that edition's rules.

## Types of district

type-noble = Noble
    .adj = noble
    .label = noble
    .income = for noble districts
type-religious = Religious
    .adj = religious
    .label = religious
    .income = for religious districts
type-trade = Trade
    .adj = trade
    .label = trade
    .income = for trade districts
type-military = Military
    .adj = military
    .label = military
    .income = for military districts
type-unique = Unique
    .adj = unique
    .label = unique
type-unique--2002 = Purple
    .adj = purple
    .label = purple

## Editions

edition-2016 = 2016 edition
    .text = The modern game: 27 characters, 30 unique districts, two to eight players.
edition-2002 = 2002 edition
    .text = The Fantasy Flight game: eight basic and ten expansion characters, for two to seven players, or eight with a ninth character.
edition-dark-city = The Dark City
    .text = The French game with its Dark City expansion: the eighteen characters of the 2002 edition and a larger deck.
edition-2000 = 2000 edition
    .text = The original game: eight characters, two to seven players, and a few costs and values of its own.

## Lists of characters and unique districts

preset-first-game = First Game
    .text = The eight classic characters and easy-to-learn districts: the best way to start.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .text = Cities grow fast and change hands: many ways to build more, build cheaply or take what others have built.
preset-cunning-agents = Cunning Agents
    .text = Bluff and double bluff: stolen turns, veiled threats and taxes. Think twice about which character you take.
preset-illustrious-emissaries = Illustrious Emissaries
    .text = Nobody’s hand is private: cards are drawn by the handful, peeked at, passed around and swapped.
preset-devious-dignitaries = Devious Dignitaries
    .text = Warrants, threats and seizures make every purchase a risk, and your plans must survive a good deal of malice.
preset-tenacious-delegates = Tenacious Delegates
    .text = Long-term plans pay off: many districts score extra at the end, and there are many ways to get them built.
preset-vicious-nobles = Vicious Nobles
    .text = Gold is plentiful, and so are the hands that reach for it: an open fight full of murder, theft and destruction.
preset-basic = Basic
    .text = The eight basic characters and the purple districts from the box: the game as it was first played.
preset-expansion = Expansion
    .text = The expansion character of every rank, for players who know the basic eight by heart.
preset-random = Random cast
    .text = Characters and unique districts drawn at random, in any mix the rules allow.

## Characters of rank 1

assassin = Assassin
    .def = the Assassin
    .text = Name another character to kill. When that character is called, its player stays silent and loses the whole turn.
    .brief = Names a character, who loses their turn.
    .rulings = You may name any other character in the game, even one that was set aside face up. A killed character stays hidden until the game is over, except a rank-4 character, who is revealed at the end of the round. A killed Bishop protects nothing.

witch = Witch
    .def = the Witch
    .text = Gather resources, then name another character to bewitch; your turn is then suspended. When that character is called, its player only gathers, and you play the rest of the turn as that character, with your own gold, hand and city.
    .brief = Gathers, names a character and takes over the rest of their turn.
    .rulings = Before your turn is suspended, you cannot build, and the only districts you may use are the Gold Mine, the Library and the Observatory. You do not gather a second time. A bewitched King or Patrician still takes the crown; as the Emperor, you give the crown away and take the gold or card. As the Bishop, your districts are protected, not those of the bewitched player. Bribes, stolen gold and tax gold go to you, and as the Queen, your own seat counts. As the Thief or the Blackmailer, you cannot target the rank-1 character or the bewitched character. If no one has the bewitched character, your turn does not resume, and your Park and Poor House do nothing. For ties, your rank is still 1.

magistrate = Magistrate
    .def = the Magistrate
    .text = Put three warrants face down on three other characters; only one of the warrants is signed. The first time the player with the signed warrant pays to build a district on their turn, you may reveal the warrant: the builder gets the gold back, and the district is built in your city for free.
    .brief = Marks 3 characters; may confiscate the 1st district one of them buys.
    .rulings = You cannot confiscate a district that you already have. A district built by destroying the Framework, or a Necropolis built by destroying a district, was not paid for: it is safe, and the next district that is paid for is not. If you let a district go, your chance is gone. The confiscated district counts against the builder’s limit if it would have anyway, never against yours. Cards paid for a Thieves’ Den or given away by a Cardinal do not come back. You pay the tax on the district; the builder does not. You cannot confiscate a Monument if you have five or more districts. You are asked the first time any player with a warrant pays to build, whether it is signed or not, so that the question gives nothing away. Warrants are removed at the end of the round.

## Characters of rank 2

thief = Thief
    .def = the Thief
    .text = Name another character to rob. When that character is revealed to take a turn, you take all of that player’s gold. You cannot name the rank-1 character, or the character it has killed or taken over.
    .brief = Names a character and takes all their gold when they are revealed.
    .rulings = The gold is taken before the player gathers. If no one reveals the character, you get nothing. A character with a warrant may be named.

spy = Spy
    .def = the Spy
    .income = as the Spy
    .text = Choose another player and name a type of district, then look at that player’s hand. For each card of that type, you take 1 gold from that player and gain 1 card.
    .brief = Names a type, sees a hand: 1 gold and 1 card for each match.
    .rulings = If the player has less gold than there are matching cards, you take all of it and still gain 1 card for every match.

blackmailer = Blackmailer
    .def = the Blackmailer
    .text = Put two threats face down on two other characters; only one of them has the flower. When a threatened player is called, they gather and may then bribe you with half their gold, rounded down. If they refuse, you may reveal the threat: if it has the flower, you take all their gold.
    .brief = Threatens 2 characters: they pay half their gold or risk it all.
    .rulings = You cannot threaten the rank-1 character, the killed character or the bewitched one; a character with a warrant may be threatened. Until the threat is answered, the player cannot use an ability or build, and the only districts they may use are the Gold Mine, the Library and the Observatory. A player with 1 gold or none may offer an empty bribe. When a bribe is paid, the threat is removed without being revealed. Revealing the blank threat costs nothing, and the other threat still stands after the flower has been revealed. Threats are removed at the end of the round.

## Characters of rank 3

magician = Magician
    .def = the Magician
    .income = as the Magician
    .text = Do one of two things: swap your whole hand with another player’s, or discard one or more cards and gain the same number.
    .brief = Swaps hands with a player, or cards with the deck.
    .rulings = Either hand may be empty when you swap. Discarded cards go to the bottom of the deck.

wizard = Wizard
    .def = the Wizard
    .text = Look at another player’s hand and take one card: either build it at once for its cost, or add it to your hand. Building it this way does not count against your limit. This turn, you may build districts identical to ones you already have.
    .brief = Picks a card from a player’s hand, to keep or build at once.
    .rulings = You can only choose a player who has cards, and you must take one. You decide at once whether to build it or keep it. You may do this before you gather. The Factory lowers the price of this district too, the tax is due on it, and you cannot build a Monument if you have five or more districts. The Framework and the Necropolis cannot replace the payment.

seer = Seer
    .def = the Seer
    .text = Take one random card from each other player’s hand, then give one card of your choice to each player you took from. You may build up to two districts.
    .brief = Takes 1 random card from each player, gives 1 back. May build twice.
    .rulings = Players without cards give nothing and get nothing. You may give back the card you took, one taken from another player or one you had before.

## Characters of rank 4

king = King
    .def = the King
    .income = for noble districts
    .text = You gain 1 gold for each noble district in your city. You take the crown.
    .brief = Takes the crown. 1 gold per noble district.
    .rulings = You take the crown as soon as you are revealed, even if you are bewitched or threatened. If you are killed, you take it at the end of the round. You collect this income once per turn and count the districts you have at that moment.

emperor = Emperor
    .def = the Emperor
    .income = for noble districts
    .text = You gain 1 gold for each noble district in your city. You must take the crown from its holder and give it to a different player, not yourself; then take 1 gold or 1 random card from that player.
    .brief = Gives the crown away for 1 gold or card. 1 gold per noble district.
    .rulings = You choose between the gold and the card, and get nothing if the player has neither. If you are killed, you still move the crown at the end of the round, but take nothing. Not used in two-player games.

patrician = Patrician
    .def = the Patrician
    .income = for noble districts
    .text = You gain 1 card for each noble district in your city. You take the crown.
    .brief = Takes the crown. 1 card per noble district.
    .rulings = You take the crown as soon as you are revealed, even if you are bewitched or threatened. If you are killed, you take it at the end of the round.

## Characters of rank 5

bishop = Bishop
    .def = the Bishop
    .income = for religious districts
    .text = You gain 1 gold for each religious district in your city. This round, the rank-8 character cannot use its ability on your districts.
    .brief = Safe from rank 8. 1 gold per religious district.
    .rulings = A killed Bishop is not protected. If you are bewitched, the Witch’s districts are protected instead of yours. The Armory is not a rank-8 ability, so it can still destroy your districts. With two or three players, your own rank-8 character may still use its ability on your districts.

abbot = Abbot
    .def = the Abbot
    .income = for religious districts
    .text = For each religious district in your city, you gain 1 gold or 1 card. Once per turn, if you are not the richest player, the richest player must give you 1 gold.
    .brief = 1 gold from the richest. 1 gold or card per religious district.
    .rulings = Announce the mix of gold and cards before you take it. If you are the richest yourself, alone or tied, no one gives you gold. If several others are tied for richest, you choose one of them.

cardinal = Cardinal
    .def = the Cardinal
    .income = for religious districts
    .text = You gain 1 card for each religious district in your city. If you cannot afford a district, you may take the gold you lack from one other player, giving that player one card from your hand for each gold; you must then build the district.
    .brief = May trade cards for missing gold. 1 card per religious district.
    .rulings = The other player cannot refuse, but must have all the gold you lack. Your own gold is spent first, and you never take more than you lack. You choose the cards you give; the district you build is not one of them. You may do this once per turn.

## Characters of rank 6

merchant = Merchant
    .def = the Merchant
    .income = as the Merchant
    .text = You gain 1 gold for each trade district in your city. You gain 1 extra gold.
    .brief = 1 extra gold. 1 gold per trade district.
    .rulings = The extra gold is yours whether you gathered gold or cards.

alchemist = Alchemist
    .def = the Alchemist
    .text = At the end of your turn, you get back all the gold you paid to build districts this turn.
    .brief = Gets back the gold spent on building.
    .rulings = Gold paid for anything else, such as the tax or the Smithy, does not come back. Gold that the Magistrate gave back to you is not refunded again. You must have the gold when you build. The Poor House and the Park come before the refund.

trader = Trader
    .def = the Trader
    .income = for trade districts
    .text = You gain 1 gold for each trade district in your city. You may build any number of trade districts; they do not count against your limit.
    .brief = 1 gold per trade district. May build any number of them.
    .rulings = Besides them, you may build one other district, before or after. The School of Magic earns you gold, but does not count as a trade district for your limit.

## Characters of rank 7

architect = Architect
    .def = the Architect
    .income = as the Architect
    .text = You gain 2 extra cards. You may build up to three districts.
    .brief = Draws 2 extra cards and may build three times.
    .rulings = You may draw the 2 cards before or after you gather and build.

navigator = Navigator
    .def = the Navigator
    .income = as the Navigator
    .text = You gain 4 extra gold or 4 extra cards. You cannot build any districts.
    .brief = 4 extra gold or 4 extra cards, but builds nothing.
    .rulings = You cannot even build districts that do not count against your limit, such as the Stables.

scholar = Scholar
    .def = the Scholar
    .income = as the Scholar
    .text = Draw 7 cards, keep one and shuffle the others back into the deck. You may build up to two districts.
    .brief = Draws 7 cards and keeps 1. May build twice.
    .rulings = If the deck has fewer than 7 cards, you draw what is there.

## Characters of rank 8

warlord = Warlord
    .def = the Warlord
    .income = for military districts
    .text = You gain 1 gold for each military district in your city. You may destroy one district by paying 1 gold less than its cost.
    .brief = May destroy a district (cost − 1). 1 gold per military district.
    .rulings = It may be one of your own. You cannot destroy the Keep, a district of a living Bishop, or one in a complete city, your own included. A district that costs 1 is destroyed for free. A beautified district costs 1 more to destroy. In a city with the Great Wall, any other district costs 1 more to destroy. The card goes to the bottom of the deck.

diplomat = Diplomat
    .def = the Diplomat
    .income = for military districts
    .text = You gain 1 gold for each military district in your city. You may exchange one of your districts for one of another player’s; if theirs costs more, you pay that player the difference.
    .brief = May swap a district, paying the difference. 1 gold per military district.
    .rulings = If theirs costs less, you get nothing back. You cannot take a district that you already have, or give one that the other player already has. The Keep can be neither taken nor given. You cannot take a district from a living Bishop or from a complete city; your own city may be complete. In a city with the Great Wall, any other district costs 1 more. The gold on a beautified district and the cards under a Museum go with it.

marshal = Marshal
    .def = the Marshal
    .income = for military districts
    .text = You gain 1 gold for each military district in your city. You may seize a district that costs 3 or less from another player’s city, paying that player its cost.
    .brief = May pay to seize a district of cost 1–3. 1 gold per military district.
    .rulings = You cannot seize a district that you already have, the Keep, a district of a living Bishop, or one in a complete city. In a city with the Great Wall, any other district costs 1 more, but this does not count toward the limit of 3; the extra gold on a beautified district does. Seizing is not building.

## Characters of rank 9

queen = Queen
    .def = the Queen
    .income = as the Queen
    .text = You gain 3 gold if you sit next to the player who revealed the rank-4 character.
    .brief = 3 gold if seated next to rank 4.
    .rulings = If that neighbor was killed, you gain the gold at the end of the round, when the character is revealed. If that neighbor was bewitched, you gain it as usual. Not used with fewer than five players.

artist = Artist
    .def = the Artist
    .text = You may beautify one or two of your districts: put 1 of your gold on each. A beautified district costs 1 more for the rest of the game.
    .brief = May beautify 1 or 2 districts, 1 gold each: they cost 1 more.
    .rulings = A district can be beautified only once. The extra gold counts toward the points at the end and everything else that depends on the cost. It stays on the district if the district changes hands, and goes to the bank if the district is destroyed.

tax-collector = Tax Collector
    .def = the Tax Collector
    .text = Each player who builds a district puts 1 gold on your token, if they have any left. On your turn, you may take all the gold on the token. You pay no tax on your own turn.
    .brief = Collects the tax: 1 gold for each district that others build.
    .rulings = The tax is due every round, whether or not anyone is the Tax Collector, and on districts built for free too. It is paid after the price. For a confiscated district, the Magistrate pays it. The gold stays on the token from round to round and scores for no one. With two or three players, you pay the tax on your other character’s turn.

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
    .text = On your turn, you may destroy the Armory to destroy one district in any city.
    .rulings = It may be a district of your own. A district in a complete city is safe, and you cannot use an Armory in a complete city. Neither the Keep nor the Bishop protects a district against it.

basilica = Basilica
    .def = the Basilica
    .indef = the Basilica
    .text = At the end of the game, you score 1 point for each district with an odd cost in your city.
    .rulings = The gold on a beautified district counts: the Basilica itself scores if it is beautified.

capitol = Capitol
    .def = the Capitol
    .indef = the Capitol
    .text = At the end of the game, you score 3 points if at least three of your districts are of the same type.
    .rulings = Any of the five types will do. You score only once, even if you have three districts each of two types.

dragon-gate = Dragon Gate
    .def = the Dragon Gate
    .indef = the Dragon Gate
    .text = At the end of the game, you score 2 extra points.

factory = Factory
    .def = the Factory
    .indef = the Factory
    .text = You pay 1 gold less to build your other unique districts.
    .rulings = Nothing else gets cheaper, and the districts score their full cost.

framework = Framework
    .def = the Framework
    .indef = the Framework
    .text = You may destroy the Framework to build a district instead of paying its cost.
    .rulings = A district built this way counts against your limit and is taxed, but cannot be confiscated. You may do this in a complete city too. It cannot pay for the district the Wizard builds at once.

gold-mine = Gold Mine
    .def = the Gold Mine
    .indef = the Gold Mine
    .text = When you gather gold, you gain 1 extra gold.

great-wall = Great Wall
    .def = the Great Wall
    .indef = the Great Wall
    .text = The rank-8 character pays 1 gold more to use its ability on any other district in your city.
    .rulings = The Great Wall itself costs nothing extra, and neither does the district a Diplomat gives away. The Diplomat and the Marshal pay the extra gold to you. You also pay it if you destroy a district of your own as the Warlord.

haunted-quarter = Haunted Quarter
    .def = the Haunted Quarter
    .indef = the Haunted Quarter
    .text = At the end of the game, it counts as a district of any one type you choose.
    .rulings = It counts as that one type for every purpose, and if you choose another type, it is no longer unique. Until then it is simply a unique district. The best choice for you is made automatically.

imperial-treasury = Imperial Treasury
    .def = the Imperial Treasury
    .indef = the Imperial Treasury
    .text = At the end of the game, you score 1 point for each gold in your treasury.
    .rulings = Gold on beautified districts and on the Tax Collector’s token is not in your treasury.

ivory-tower = Ivory Tower
    .def = the Ivory Tower
    .indef = the Ivory Tower
    .text = At the end of the game, you score 5 points if it is the only unique district in your city.
    .rulings = A Haunted Quarter that counts as another type does not spoil this.

keep = Keep
    .def = the Keep
    .indef = the Keep
    .text = The rank-8 character cannot use its ability on the Keep.
    .rulings = The Diplomat cannot give it away either. The Armory can destroy it.

laboratory = Laboratory
    .def = the Laboratory
    .indef = the Laboratory
    .income = from the Laboratory
    .text = Once per turn, you may discard one card from your hand to gain 2 gold.

library = Library
    .def = the Library
    .indef = the Library
    .text = When you gather cards, you keep all the cards you draw.
    .rulings = With the Observatory, you keep all three. Cards that you draw in other ways are not affected.

map-room = Map Room
    .def = the Map Room
    .indef = the Map Room
    .text = At the end of the game, you score 1 point for each card in your hand.

monument = Monument
    .def = the Monument
    .indef = the Monument
    .text = You cannot build it if you have five or more districts. It counts as two districts toward your complete city.
    .rulings = It counts as one district for everything else. Districts are counted before you destroy any to build it. Taking it by seizure or exchange is not building.

museum = Museum
    .def = the Museum
    .indef = the Museum
    .text = Once per turn, you may put one card from your hand face down under the Museum. At the end of the game, you score 1 point for each card under it.
    .rulings = You may look at the cards; the others see only how many there are. The cards go with the Museum to a new owner, and to the bottom of the deck if it is destroyed.

necropolis = Necropolis
    .def = the Necropolis
    .indef = the Necropolis
    .text = You may build it by destroying one of your districts instead of paying its cost.
    .rulings = Built this way, it counts against your limit and is taxed, but cannot be confiscated. You may do this in a complete city too, but not if the Wizard builds it at once.

observatory = Observatory
    .def = the Observatory
    .indef = the Observatory
    .text = When you gather cards, you draw 3 instead of 2.
    .rulings = You keep one of them, or all three with the Library.

park = Park
    .def = the Park
    .indef = the Park
    .income = from the Park
    .text = If you have no cards in your hand at the end of your turn, you gain 2 cards.
    .rulings = With two or three players, this applies at the end of each of your two turns.

poor-house = Poor House
    .def = the Poor House
    .indef = the Poor House
    .income = from the Poor House
    .text = If you have no gold at the end of your turn, you gain 1 gold.
    .rulings = It comes before the Alchemist’s refund. With two or three players, this applies at the end of each of your two turns.

quarry = Quarry
    .def = the Quarry
    .indef = the Quarry
    .text = You may build districts identical to ones you already have.
    .rulings = You may build any number of them, and they stay if you lose the Quarry. It does not help you confiscate, exchange or seize a district that you already have.

school-of-magic = School of Magic
    .def = the School of Magic
    .indef = the School of Magic
    .text = For abilities that earn you gold or cards for your districts, it counts as the type you need.
    .rulings = It is unique for everything else, including scoring and the Trader’s limit.

secret-vault = Secret Vault
    .def = the Secret Vault
    .indef = the Secret Vault
    .text = You cannot build it. At the end of the game, you reveal it from your hand and score 3 points.
    .rulings = It also counts as a card in hand for the Map Room.

smithy = Smithy
    .def = the Smithy
    .indef = the Smithy
    .income = from the Smithy
    .text = Once per turn, you may pay 2 gold to gain 3 cards.

stables = Stables
    .def = the Stables
    .indef = the Stables
    .text = Building the Stables does not count against your limit.

statue = Statue
    .def = the Statue
    .indef = the Statue
    .text = If you have the crown at the end of the game, you score 5 points.
    .rulings = A crown that moves at the end of the last round, because a rank-4 character was killed, moves before scoring.

theater = Theater
    .def = the Theater
    .indef = the Theater
    .text = At the end of each selection phase, you may swap your character card with another player’s, without looking at theirs.
    .rulings = Both of you may look at what you got, and everyone knows that you swapped. You cannot take a character that was set aside. It works from the round after the one in which you built it. With two or three players, you choose which of your characters to give, and get one of the other player’s at random.

thieves-den = Thieves’ Den
    .def = the Thieves’ Den
    .indef = the Thieves’ Den
    .text = You may pay all or part of its cost with cards from your hand, one card per gold.
    .rulings = You cannot pay with the Thieves’ Den itself, or pay more than the price. The cards go to the bottom of the deck without being shown.

wishing-well = Wishing Well
    .def = the Wishing Well
    .indef = the Wishing Well
    .text = At the end of the game, you score 1 point for each unique district in your city, including the Wishing Well.

## Purple districts of the older editions

haunted-city = Haunted City
    .def = the Haunted City
    .indef = the Haunted City
    .text = At the end of the game, it counts as a district of any one type you choose, unless you built it in the last round.
    .rulings = The best choice for you is made automatically.

university = University
    .def = the University
    .indef = the University
    .text = It costs 6 gold, but is worth 8 points at the end of the game.

graveyard = Graveyard
    .def = the Graveyard
    .indef = the Graveyard
    .text = When the Warlord destroys a district, you may pay 1 gold to take it into your hand. You cannot do this for the Graveyard itself, or if you are the Warlord.

lighthouse = Lighthouse
    .def = the Lighthouse
    .indef = the Lighthouse
    .text = When you build it, you may look through the deck and take one card; the deck is then shuffled.

hospital = Hospital
    .def = the Hospital
    .indef = the Hospital
    .text = If you are killed, you may still reveal yourself when called and gather resources, but nothing else. Not used together with the Witch.

bell-tower = Bell Tower
    .def = the Bell Tower
    .indef = the Bell Tower
    .text = When you build it, you may announce that seven districts complete a city in this game. If the Bell Tower is destroyed before any city has seven, eight are needed again.

throne-room = Throne Room
    .def = the Throne Room
    .indef = the Throne Room
    .text = You gain 1 gold each time the crown passes from one player to another.

ball-room = Ball Room
    .def = the Ball Room
    .indef = the Ball Room
    .text = While you have the crown, each other player who is called must first say “Thank you, Your Majesty.” Anyone who forgets loses their turn.

## What differs in the older editions: characters

assassin--2002 = { assassin }
    .rulings = You may name any other character in the game, even one that was set aside face up. A killed character is revealed at the end of the round. A killed Bishop protects nothing.

witch--2002 = { witch }
    .rulings = Before your turn is suspended, you cannot build, and the only districts you may use are the Library and the Observatory. You do not gather a second time. A bewitched King still takes the crown; as the Emperor, you give it away and are paid. As the Bishop, your own city is protected. As the Tax Collector, the tax is paid to you, and as the Queen, your own seat counts. As the Thief, you cannot name yourself or the bewitched character. If no one has the bewitched character, your turn does not resume, and your Park and Poor House do nothing.

thief--2002 = { thief }
    .rulings = The gold is taken before the player gathers. If no one reveals the character, you get nothing.
thief--2000 = { thief }
    .text = Name another character to rob. When that character is revealed to take a turn, you take all of that player’s gold. You cannot name the Assassin or the character killed by the Assassin.

tax-collector--2002 = { tax-collector }
    .text = At the end of their turn, each player who built a district gives you 1 gold, if they have any left. A rank-1 player who built this round pays when you reveal yourself.
    .brief = 1 gold from each player who builds.
    .rulings = If the Tax Collector was killed, or no one chose that character, no one pays. The tax comes after the Warlord or the Diplomat has acted, and before the Poor House and the Park.

magician--2002 = { magician }
    .rulings = { magician.rulings }

wizard--2002 = { wizard }
    .rulings = You can only choose a player who has cards, and you must take one. You decide at once whether to build it or keep it. You may do this before you gather. The Factory lowers the price of this district too.

king--2002 = { king }
    .rulings = You take the crown as soon as you are called, even if you are bewitched. If you are killed, you take it at the end of the round. You collect this income once per turn and count the districts you have at that moment.
king--2000 = { king }
    .text = You gain 1 gold for each noble district in your city. You take the crown when you are called; if you are killed, it stays where it is.
    .rulings = You collect this income once per turn and count the districts you have at that moment.

emperor--2002 = { emperor }
    .text = You gain 1 gold for each noble district in your city. When you are called, take the crown from its holder and give it to a different player, not yourself; that player gives you 1 gold or 1 card, as they choose.
    .rulings = The player you crown also chooses which card to give. If you are killed, you still move the crown at the end of the round, but are given nothing. Not used in two-player games.
emperor--dark-city = { emperor }
    .text = You gain 1 gold for each noble district in your city. On your turn, at a time of your choice, you must take the crown from its holder and give it to a different player, not yourself; that player gives you 1 gold or 1 card, as they choose.

bishop--2002 = { bishop }
    .rulings = A killed Bishop is not protected. If you are bewitched, the Witch’s districts are protected instead of yours. The Armory can still destroy your districts. With two or three players, your own rank-8 character may still use its ability on your districts.
bishop--2000 = { bishop }
    .rulings = A killed Bishop is not protected.

abbot--2002 = { abbot }
    .text = You gain 1 gold for each religious district in your city. The richest player gives you 1 gold, unless that is you or several are tied for richest.
    .brief = 1 gold from the richest. 1 gold per religious district.

merchant--2002 = { merchant }
    .text = You gain 1 gold for each trade district in your city. You gain 1 extra gold right after gathering.
    .rulings = The extra gold is yours whether you gather gold or cards.
merchant--dark-city = { merchant }
    .text = You gain 1 gold for each trade district in your city. You gain 1 extra gold at the start of your turn.

alchemist--2002 = { alchemist }
    .rulings = Gold paid for anything else, such as the tax or the Smithy, does not come back. You must have the gold when you build. The Poor House and the Park come before the refund.
alchemist--dark-city = { alchemist }
    .text = Right after you build a district, you get back the gold you paid for it.
    .rulings = Gold paid for anything else, such as the tax or the Smithy, does not come back. You must have the gold when you build.

architect--2002 = { architect }
    .text = You gain 2 extra cards right after gathering. You may build up to three districts.
architect--dark-city = { architect }
    .text = You gain 2 extra cards at the start of your turn. You may build up to three districts.

navigator--2002 = { navigator }
    .text = Right after gathering, you must take 4 extra gold or 4 extra cards. You cannot build any districts.
navigator--dark-city = { navigator }
    .text = Right after gathering, you may take 4 extra gold or 4 extra cards; if you do, your turn ends. You cannot build any districts.
    .rulings = If you take neither, your turn continues, but you still cannot build.

warlord--2002 = { warlord }
    .text = You gain 1 gold for each military district in your city. At the end of your turn, you may destroy one district by paying 1 gold less than its cost.
    .rulings = It may be one of your own. You cannot destroy the Keep, a district of a living Bishop, or one in a complete city. A district that costs 1 is destroyed for free. A beautified district costs 1 more to destroy. In a city with the Great Wall, any other district costs 1 more to destroy.
warlord--2000 = { warlord }
    .text = You gain 1 gold for each military district in your city. At the end of your turn, you may destroy one of another player’s districts by paying 1 gold less than its cost.
    .brief = May destroy another’s district (cost − 1). 1 gold per military district.
    .rulings = You cannot destroy the Keep, a district of a living Bishop, or one in a city of eight or more districts. The districts of a killed player may be destroyed. A district that costs 1 is destroyed for free. In a city with the Great Wall, any other district costs 4 more to destroy.

diplomat--2002 = { diplomat }
    .text = You gain 1 gold for each military district in your city. At the end of your turn, you may exchange one of your districts for one of another player’s; if theirs costs more, you pay that player the difference.
    .rulings = You cannot take the Keep, a district of a living Bishop, one in a complete city, or one identical to a district you have. If theirs costs less, you get nothing back. The Great Wall raises the price by 1. The Graveyard is not used with the Diplomat.
diplomat--dark-city = { diplomat }
    .text = You gain 1 gold for each military district in your city. At any time on your turn, you may exchange one of your districts for one of another player’s; if theirs costs more, you pay that player the difference.

queen--2002 = { queen }
    .text = You gain 3 gold if you sit next to the King.
    .brief = 3 gold if seated next to the King.
    .rulings = If the King beside you was killed, you gain the gold at the end of the round, when he is revealed. Not used with fewer than five players.

artist--2002 = { artist }
    .rulings = { artist.rulings }

## What differs in the older editions: districts

armory--2002 = { armory }
    .text = On your turn, you may destroy the Armory to destroy one district in another player’s city, even a complete one. The game still ends after the round in which a city was completed.
    .rulings = Neither the Keep nor the Bishop protects a district against it.

dragon-gate--2002 = { dragon-gate }
    .text = It costs 6 gold, but is worth 8 points at the end of the game.

factory--2002 = { factory }
    .text = You pay 1 gold less to build other purple districts.
    .rulings = { factory.rulings }

graveyard--2002 = { graveyard }
    .rulings = The district may come from any city. It does not work with the Armory. Not used together with the Diplomat.
graveyard--2000 = { graveyard }
    .rulings = The district may come from any city.

great-wall--2002 = { great-wall }
    .text = The Warlord and the Diplomat pay 1 gold more to destroy or take any other district in your city.
    .rulings = The Great Wall itself costs nothing extra, and neither does the district a Diplomat gives away. You also pay extra if you destroy a district of your own as the Warlord.
great-wall--2000 = { great-wall }
    .text = The Warlord pays 4 gold more to destroy any other district in your city.
    .rulings = The Great Wall itself costs nothing extra.

imperial-treasury--2002 = { imperial-treasury }
    .rulings = Gold on beautified districts is not in your treasury.
imperial-treasury--2000 = { imperial-treasury }
    .text = At the end of the game, you score 1 point for each gold in your treasury, instead of the cost of this district.
    .rulings = { "" }

keep--2002 = { keep }
    .text = The Warlord cannot destroy the Keep, and the Diplomat cannot take it.
    .rulings = The Diplomat may give away a Keep of their own. The Armory can destroy it.
keep--2000 = { keep }
    .text = The Warlord cannot destroy the Keep.
    .rulings = { "" }

laboratory--2002 = { laboratory }
    .text = Once per turn, you may discard one card from your hand to gain 1 gold.

library--2002 = { library }
    .text = When you gather cards, you keep both; with the Observatory, two of the three.
    .rulings = Cards that you draw in other ways are not affected.

museum--2002 = { museum }
    .rulings = { museum.rulings }

observatory--2002 = { observatory }
    .rulings = You keep one of them, or two with the Library.

park--2002 = { park }
    .rulings = { park.rulings }

poor-house--2002 = { poor-house }
    .rulings = It comes before the Alchemist’s refund. With two or three players, this applies at the end of each of your two turns.
poor-house--dark-city = { poor-house }
    .rulings = With two or three players, this applies at the end of each of your two turns.

quarry--2002 = { quarry }
    .text = You may build a district identical to one you already have, but you may have only one such duplicate at a time.
    .rulings = It does not help the Diplomat take a district that you already have.
quarry--dark-city = { quarry }
    .text = { quarry.text }
    .rulings = You may build any number of them, and they stay if you lose the Quarry. It does not help the Diplomat take a district that you already have.
quarry--2000 = { quarry }
    .text = You may build districts identical to ones you already have, and they cost you nothing. They count against your limit.
    .rulings = You may build any number of them, and they stay if you lose the Quarry.

school-of-magic--2002 = { school-of-magic }
    .rulings = For everything else, scoring included, it is purple.

smithy--dark-city = { smithy }
    .text = Once per turn, you may pay 3 gold to gain 3 cards.
smithy--2000 = { smithy }
    .text = Once per turn, you may pay 3 gold to gain 2 cards.

wishing-well--2002 = { wishing-well }
    .text = At the end of the game, you score 1 point for each other purple district in your city.
wishing-well--2000 = { wishing-well }
    .text = At the end of the game, you score 4 points for each other purple district in your city.
