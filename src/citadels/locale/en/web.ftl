# The words of the page itself. What the game says, and the names and texts of cards, come from the other files.

## Everywhere

web-title = Citadels
web-title-turn = (!) Your turn – Citadels
web-skip = Skip to the table
web-close = Close
web-cancel = Cancel
web-home = Home
web-language = Language
web-tools = Rules, language and settings
web-rules = Rules
web-day = Day
web-night = Night
web-offline = The server cannot be reached.
web-guest = Guest
web-about = An unofficial fan implementation of the card game by Bruno Faidutti.
web-interface = For developers
web-licences = Licenses
web-privacy = Privacy

## The start

web-your-name = Your name
web-slogan = Build your city.
web-slogan-second = Guard your secret.
web-description = The card game Citadels: build your city, guard your secret. Play against bots or with friends, free and without ads.
web-screenshot-wide = A table for four on a large screen
web-screenshot-narrow = A turn on a phone
web-pitch = Every round you slip into a new role in secret: the Assassin, the Thief, the King, the Architect. Characters act in order of rank, each with a power of their own. Guess who your rivals are, stay hard to read, and end the game with the most valuable city.
web-play-now = Play now
web-play-now-text = against 3 bots
web-intro-minutes = 10 minutes
web-friends = With friends
web-friends-text = send a link or share a device
web-new-table = Set up a table
web-my-tables = My tables
web-open-tables = Tables with open seats
web-open-seats =
    { $seats ->
        [one] one open seat
       *[other] { $seats } open seats
    }
web-join = Join
web-your-turn = Your turn
web-phase-lobby = Not started
web-phase-playing = Round { $round }
web-phase-over = Finished
# A game on the list of one’s tables that is over.
web-won =
    { $you ->
        [yes] You won
       *[no] { $name } won
    }

## Setting up

web-edition = Edition
web-players = Players
web-others = The other seats
web-seat = Seat { $seat }
web-seat-open = open for a friend
web-seat-free = open
web-bots = Bots
web-cards = Cards
web-preset-random = Random
web-preset-random-text = Characters and unique districts drawn at random.
web-own-cast = Choose your own
web-own-cast-text = Choose one character for each rank, and the unique districts one by one.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Hand-picked cards
web-characters = Characters
web-unique =
    { $needed ->
        [any] Unique districts: { $chosen } chosen
       *[other] Unique districts: { $chosen } of { $needed } chosen
    }
web-table-rules = Table rules
web-size = Districts in a complete city
web-variant-crown-after-round = The crown changes hands only after the round
web-clock = Clock
web-clock-untimed = no clock
web-clock-quick = one minute per turn
web-clock-calm = three minutes per turn
web-clock-days = two days per move
web-pace = Speed of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-undo-allowed = Allow undo
web-chat-allowed = Allow chat
web-public = Open to everyone on this server
web-open-table = Open the table
web-ways = Ways to play
web-way-now = Now
web-way-now-text = Start right away against bots.
web-way-pass = Pass and play
web-way-pass-text = Share one phone or tablet.
web-way-pass-short = one device
web-way-friends = With friends
web-way-friends-text = Send a link. Anyone who opens it can take a seat.
web-way-own = Custom game
web-way-own-text = Choose the edition, the cards and the clock.
web-way-own-short = edition, cards, players
web-begin = Play
web-rivals = Bots
web-filled = Bots among them
web-strength = Difficulty
web-link-comes =
    { $seats ->
        [one] You will get a link to send to your friend.
       *[other] You will get a link to send to your { $seats } friends.
    }

## Coming to a table

web-no-way-in = This link does not open a seat. Ask the owner of the table for an invitation.
web-invited = You are invited to a game of Citadels
web-invited-by = { $name } invites you to a game of Citadels
web-sit-down = Take a seat
web-opening = Opening the table…
web-reconnecting = Connection lost. Reconnecting…
web-ended-protocol = This page is out of date. Reload it.
web-ended-token = This seat can no longer be opened from here.
web-ended-replaced = This link no longer opens the seat. You were removed, someone else took it over, you were away too long before the game started, or its links were revoked.
web-ended-elsewhere = Your seat is open in too many windows or on too many devices, so it was closed here. Reload the page to play here.
web-ended-full = There is no room for more spectators. Try again later.
web-ended-barred = The administrator of this server has closed the table.

## Before the deal

web-lobby = The table
web-lobby-of = { $name }’s table
web-owner = owner
web-away = away
web-ready = ready
web-not-ready = not ready
web-kick = Remove
web-kick-sure = { $name } will lose this seat, and can come back only by invitation.
web-i-am-ready = I am ready
web-fill-seats = Fill the open seats with bots
web-wait = Wait, not yet
web-leave = Leave
web-waiting-seats = The game starts when every seat is taken and everyone is ready.
web-waiting-ready = The game starts when everyone is ready.
web-commitment = Fingerprint of the shuffle, fixed before the deal: { $code }

## Links

web-link-invite = Invite a friend
web-link-invite-text = Anyone with this link can take an open seat.
web-link-invite-sure = The current invitation was made on another device. Making a new one cancels it.
web-link-watch = Spectator link
web-link-watch-text = Anyone with this link can watch, but sees no hidden cards.
web-link-watch-sure = The current link was made on another device. Making a new one cancels it and disconnects everyone who is watching with it.
web-link-device = Continue on another device
web-link-device-text = This link opens your seat on another device. It works once, within an hour.
web-link-seat = New link
web-link-seat-text = This link is for a player who has lost their own. It works once. The old link stays valid until this one is used.
web-link-seat-sure = { $name } is away. Everyone at the table will be told that you are asking for a new link to this seat. You will get it after a while, unless { $name } returns or someone refuses.
web-link-seat-unopposed = { $name } is away, and no one else here could refuse a new link. So a bot plays for { $name }, and you will get the link only after a day. { $name } can return until someone uses it.
# $time is until then, as a clock shows it.
web-link-asked = New link to { $name }’s seat: { $time }
web-link-asked-unopposed = Until then, a bot fills in, and { $name } can return.
web-link-fetch = Get the link
web-link-refuse = Refuse
web-link-make = Make a new link
web-only-here = So far, only this computer can reach the table.
web-open-house = Let others on my network reach it
web-address = Address
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = The address as a QR code

## The table

web-table = Table
web-round = Round { $round }
web-deck =
    { $cards ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
web-paused = paused
web-final-round = last round
web-waiting-for = Waiting for { $name }
web-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
web-you-mark = you
web-stand-in = bot filling in
web-crown = has the crown
web-gold = { $count } gold
web-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-city = districts
web-city-progress = { $size } of { $goal } districts
web-points =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
web-city-size =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
web-your-hand = Your hand
web-hand-empty = Your hand is empty.
web-question = What you can do
web-not-now = What you cannot do now, and why
web-undo = Undo
web-hint = Hint
web-hint-mark = suggested
web-hint-says = Hint: { $action }. { $reason }
web-wishes = Pencil in your picks
web-wishes-text = A note to yourself. Nothing is chosen for you: you will see the cards and decide.
web-wishes-list = Penciled in: { $cards }
web-wishes-then = The first one that reaches you will stand out. You still decide.
web-wishes-rub-out = Erase
web-wish-number = pick { $number }
web-wish-mark = your pick
web-wish-missed = Did not reach you: { $cards }
web-draft-now = { $name } is choosing.
web-draft-next = You are next.
web-packet-looks =
    { $count ->
        [one] looking at 1 card
       *[other] looking at { $count } cards
    }
web-packet-comes =
    { $count ->
        [one] 1 card on the way
       *[other] { $count } cards on the way
    }
web-skip-bots = Fast-forward the bots
web-log = Log
web-chat = Chat
web-say = Say something
web-chat-empty = No one has said anything yet. Say hello!
web-chat-off = There is no chat at this table.
web-report = Report this table
web-report-about = Say what is wrong. The administrator of this server can then read this table’s chat until the matter is settled, and may remove or ban players. No one at the table is told who reported it.
web-report-reason = What happened?
web-report-send = Send the report
web-report-sent = Thank you. The administrator of this server has your report.
web-send = Send
web-spectator = Spectator
web-pause = Pause
web-resume = Resume
web-mute = Mute
web-unmute = Unmute
web-hand-over = Make owner
web-hand-over-sure = { $name } will own the table instead of you.
web-let-bot-play = Let a bot play
web-let-bot-play-sure = { $name } is holding up the table. If everyone else here agrees, and there are at least two of you, a bot plays for { $name }. Everyone is told. This ends when one of you changes their mind, or when someone joins or leaves.
web-no-bot = No bot after all
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possible in { $time }, if { $name } does not move
web-bot-not-asked = Possible only while { $name } is holding up the table
web-bot-too-few = Needs two others at the table, from different addresses
web-revoke = Revoke my links
web-revoke-sure = All links to your seat will stop working and your other devices will be disconnected. Only this one stays.

## The track of characters

web-rank-out = out
web-rank-nobody = no one has it
web-rank-called = is called
web-rank-silent = no answer
web-facedown =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
web-mark-killed = killed
web-mark-robbed = to be robbed
web-mark-bewitched = bewitched
web-mark-warrant = warrant
web-mark-threat = threat

## Types of districts

web-district-line =
    { $copies ->
        [one] A { $type } district, cost { $cost }.
       *[other] A { $type } district, cost { $cost }, { $copies } copies in the game.
    }
web-character-line = A character of rank { $rank }.
web-no-text = This card has no text.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = gather first
short-gathered = already gathered
short-limit =
    { $need ->
        [0] no building
       *[other] only { $need } per turn
    }
short-duplicate = no duplicates
short-gold = { $missing } gold short
short-cost = costs over { $need }
short-cannot-build = cannot build
short-cannot-be-built = stays in hand
short-city-too-large = city too large
short-must = not yet
short-used = already used
short-no-income = no such district
short-empty-deck = deck empty
short-empty-hand = no cards
short-empty-city = nothing to give
short-complete = city complete
short-protected = protected
short-beautified = beautified
short-has-crown = has the crown
short-richest = you are richest
short-richest-tied = tied for richest
short-not-richest = not the richest
short-rank-one = out of reach
short-killed = killed
short-bewitched = bewitched
short-no-tax = no tax gold
short-not-beside = not beside rank 4
short-not-beside-king = not beside the King
short-own-city = your own city

## The end

web-result = Result
# $you is "yes" if the reader wins; $number is $points as a word, if there is one below.
web-win-by =
    { $you ->
        [yes]
            { $points ->
                [one] You win by one point
               *[other] You win by { $number } points
            }
       *[no]
            { $points ->
                [one] { $name } wins by one point
               *[other] { $name } wins by { $number } points
            }
    }
web-win-tie =
    { $you ->
        [yes] You win by a hair
       *[no] { $name } wins by a hair
    }
web-win-shared = A shared victory
web-number-2 = two
web-number-3 = three
web-number-4 = four
web-number-5 = five
web-number-6 = six
web-number-7 = seven
web-number-8 = eight
web-number-9 = nine
web-number-10 = ten
web-number-11 = eleven
web-number-12 = twelve
web-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
# Beside the same place of two players.
web-tied = tied
web-points-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-turned =
    { $you ->
        [yes] After round { $round }, no one was ahead of you again.
       *[no] After round { $round }, no one was ahead of { $name } again.
    }
web-turned-by = What helped most: { $text }
web-led-always =
    { $you ->
        [yes] You were never behind at the end of a round.
       *[no] { $name } was never behind at the end of a round.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }.
web-decided-all = That made the difference.
web-decided-most = That was most of the lead.
web-decided-half = That was half of the lead.
web-final-table = View the table
web-no-cards = no cards in hand
web-rematch = Rematch
web-secrets = What was hidden
web-download = Download the game
web-check-shuffle = Check the shuffle
web-shuffle-same = The deal matches the fingerprint that this device saw beforehand. To check every card, download the game and run: citadels replay FILE --verify
web-shuffle-unknown = This device was not here before the deal, so it saw no fingerprint. Download the game and run: citadels replay FILE --verify
web-shuffle-other = The shuffle does not match the fingerprint shown before the deal!

## The replay

web-replay = Watch the replay
web-replay-title = Replay
web-back = One step back
web-forward = One step forward
web-step = Step
web-eyes = Point of view
web-eyes-public = Spectator’s view
web-play = Play
web-speed = Speed
web-step-of = Step { $step } of { $steps }
web-all-hands = All hands
web-offered = The characters to choose from
web-to-result = Back to the result

## Help and preferences

web-help = Help
web-help-goal = The game ends after the round in which someone builds their { $size }th district. The player with the most points wins. Each round you choose a character in secret, and characters act in order of rank.
web-help-signs = Symbols
web-sign-crown = the crown: chooses first
web-sign-coin = gold
web-sign-card = cards in hand
web-sign-laurel = points so far
web-sign-hammer = built
web-sign-flag = the district that completes the city
web-sign-dagger = killed: loses their turn
web-sign-purse = robbed: loses all their gold
web-sign-flame = destroyed
web-sign-shield = protected
web-help-points = Points
web-points-cost = for each district, its cost
web-points-types = for districts of all five types
web-points-first = for the first complete city
web-points-complete = for each later complete city
web-points-unique = for some unique districts, as their cards say
web-help-round = A round
web-keys = Keys
web-key-digits = choose an option by its number
web-key-gold = gather gold
web-key-cards = gather cards
web-key-end = end the turn
web-key-undo = undo
web-key-help = this help
web-key-skip = fast-forward the bots
web-key-hint = a hint, and why
web-unique-districts = Unique districts
web-preferences = Preferences
web-all-preferences = All preferences
web-theme = Colors
web-theme-auto = match the system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-volume = Volume
web-motion = Show animations
web-motion-pace = Speed of the animations
web-motion-calm = calm
web-motion-normal = normal
web-motion-brisk = brisk
web-confirm = Ask before ending a turn in which you can still build
web-one-press = Gather gold and build with one press, when it can be undone
web-one-press-offer = This can be undone, so one press could be enough. You can also set this in the preferences.
web-one-press-take = Use one press from now on
web-take-all = Take all gold

## The tutorial: what the guide says, and why

web-intro = Learn by playing
web-intro-resume = Resume the lesson
web-intro-resume-text = right where you left it
web-lesson-guide = Ida, your guide
web-lesson-round = Ida, round { $round } of { $rounds }
web-lesson-because = Because
web-lesson-known = Good to know
web-lesson-reading = Ida explains
web-lesson-around = (highlighted: { $things })
web-lesson-city = { $name }’s city
web-lesson-show = Show me
web-lesson-go-on = Next
web-lesson-cards = To the cards
web-lesson-back = Back to the guide: { $title }
web-lesson-leave = Continue without the guide
web-lesson-welcome-title = Welcome!
web-lesson-welcome = I’m Ida. We’ll play four rounds together, and then the game is yours. Build the most valuable city and you win.
web-lesson-welcome-why-1 = Each round you are someone else, in secret. That’s the whole trick.
web-lesson-welcome-why-2 = Only your city scores. Gold and cards are just the means.
web-lesson-welcome-why-3 = Once a city has { $size } districts, that round is the last.
web-lesson-wait-title = Watch the others
web-lesson-wait = Characters are called in order of rank. The log tells you what they do. Select any card to read it.
web-lesson-own-title = You have your own plan. Good!
web-lesson-own = Do what you think is best. If you’d like a suggestion, ask for a hint.
web-lesson-over-title = That’s all you need
web-lesson-over = Build every turn, keep little gold, be someone no one expects, and count. The rest of the game is yours. Ask for a hint whenever you like. Good luck!
web-lesson-passed-title = Remember what you saw
web-lesson-passed = You chose in secret, but you saw more than your own card. Later, that tells you who could be who.
web-lesson-passed-why-1 =
    { $after ->
        [one] { $next } chooses from what you passed on: { $passed }.
       *[other] The others choose from what you passed on: { $passed }.
    }
web-lesson-passed-why-2 =
    { $ahead ->
        [0] Face down: { $before }. No one has that card this round.
       *[other] Taken before you, or face down: { $before }.
    }
web-lesson-passed-why-3 = Out, face up: { $out }. No one has them this round.
web-lesson-last-title = Remember what you saw
web-lesson-last = You chose last, so the card you left stays face down. Only you know which one it is.
web-lesson-last-why-1 = Face down: { $passed }. No one has that card this round.
web-lesson-last-why-2 = Taken before you, or face down: { $before }.
web-lesson-last-why-3 = Out, face up: { $out }. No one has them this round.
web-lesson-robbed-title = You’ve been robbed
web-lesson-robbed = { $name } was the Thief, named your character and took all your gold: { $gold }. It will happen again. It needn’t cost so much.
web-lesson-robbed-why-1 = { $name } hadn’t seen your card. The Thief names a character, not a player.
web-lesson-robbed-why-2 = You kept { $gold } gold. Spend it, or be someone no one expects.
web-lesson-robbed-why-3 = Your city talks: its colors show which characters would pay you.
web-lesson-killed-title = You’ve been killed
web-lesson-killed = { $name } was the Assassin and named your character, the { $card }. You lose this turn, but keep your gold, your cards and your city.
web-lesson-killed-why-1 =
    { $direct ->
        [yes] { $name } passed these cards on to you: { $packet }.
       *[no] Assassins aim at the most useful character. The second best is often safer.
    }
web-lesson-killed-why-2 = All but one of the cards passed on are in play. { $name } named yours.
web-lesson-killed-why-3 = You lose only this turn. Next round you’ll be someone new.
web-lesson-took-title = You’ve robbed { $name }
web-lesson-took =
    The character you named was called, and all that gold is yours: { $gold }. { $counted ->
        [yes] You didn’t guess. You counted.
       *[no] That takes counting, or luck.
    }
web-lesson-took-why-1 = { $name } starts this turn with nothing.
web-lesson-took-why-2 = You now have { $kept } gold. Spend it before a Thief finds you.
web-lesson-why =
    { $won ->
        [yes] Why you won
       *[no] Why { $name } won
    }
web-lesson-why-short = Why?
web-lesson-score = You have { $mine ->
        [one] 1 point
       *[other] { $mine } points
    }, { $name } has { $theirs }.
web-lesson-of =
    { $lesson ->
        [build] Lesson { $round }: build
        [robbed] Lesson { $round }: be robbed
        [killed] Lesson { $round }: be killed
       *[took] Lesson { $round }: rob by deduction
    }
web-lesson-end-build =
    { $count ->
        [one] You built one district
       *[other] You built { $count } districts
    }
web-lesson-end-build-text =
    { $more ->
        [yes] Your districts score { $mine }. { $name }’s districts score only { $theirs }.
       *[no] Your districts score { $mine }. { $name }’s districts score { $theirs }.
    }
web-lesson-end-robbed =
    { $gold ->
        [0] No one robbed you
       *[other] Thieves took { $gold } gold
    }
web-lesson-end-robbed-text =
    { $times ->
        [0] No Thief found your gold.
       *[other]
        { $later ->
            [0] After round 2, no Thief found your gold again.
           *[other] After round 2, it happened again. Spend more and keep less.
        }
    }
web-lesson-end-killed =
    { $times ->
        [0] You never lost a turn
        [one] You lost one turn
       *[other] You lost { $times } turns
    }
web-lesson-end-killed-text =
    { $times ->
        [0] No Assassin found you.
       *[other]
        { $later ->
            [0] After round 3, no Assassin found you again.
           *[other] After round 3, it happened again. Be harder to guess.
        }
    }
web-lesson-end-took =
    { $gold ->
        [0] You robbed no one
       *[other] You took { $gold } gold
    }
web-lesson-end-took-text =
    { $gold ->
        [0] A Thief who counts knows whom to name.
       *[other] Your first victim was { $name }. Count the cards, and you know who could be who.
    }
web-lesson-points =
    { $points ->
        [one] Your { $points } point
       *[other] Your { $points } points
    }
web-lesson-next = And now?
web-picture-choose = Choose
web-picture-choose-text = Everyone chooses a character in secret. The player with the crown chooses first.
web-picture-call = Call
web-picture-call-text = Ranks are called, from 1 up. The player with that character takes a turn.
web-picture-gather = Gather
web-picture-gather-text = On your turn, take 2 gold, or draw 2 cards and keep one.
web-picture-or = or
web-picture-ability = Use your ability
web-picture-ability-text = Every character has an ability. Use it at any time during your turn.
web-picture-build = Build
web-picture-build-text = Pay for a district from your hand. It scores as many points as it costs.
web-picture-end = Finish
web-picture-end-text = Once a city has { $size } districts, the round is played out and points are scored.
web-lesson-pick-1 = Every round starts like this: choose in secret who you’ll be. You have the crown, so you choose first. Select the card, then confirm.
web-lesson-pick-1-why-1 = The Merchant gets 1 extra gold every turn.
web-lesson-pick-1-why-2 = Green is trade: each green district in your city pays the Merchant.
web-lesson-pick-1-why-3 = Out, face up: { $out }. No one has them this round.
web-lesson-gather-1 = The Merchant was called: it’s your turn! First, gather. Take 2 gold, or draw 2 cards and keep one.
web-lesson-gather-1-why-1 = Gold pays for districts, and only districts score.
web-lesson-gather-1-why-2 = You hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }. That’s plenty for now.
web-lesson-extra-1 = Now use your character’s ability.
web-lesson-extra-1-why-1 = It’s free, and only the Merchant gets it.
web-lesson-extra-1-why-2 = You may use your ability at any time during your turn.
web-lesson-build-1 = Select the card, then confirm. Something small today beats something grand tomorrow.
web-lesson-build-1-why-1 = It costs { $price } and scores { $price }. You’ll have { $left } gold left.
web-lesson-build-1-why-2 = It’s green: the Merchant earns 1 gold for it right away.
web-lesson-build-1-why-3 = Gold in your purse scores nothing, and a Thief can take it.
web-lesson-income-1 = Colors pay. Take the income for your green district.
web-lesson-income-1-why-1 = The Merchant earns 1 gold for each green district.
web-lesson-income-1-why-2 = Your Tavern has already paid for itself.
web-lesson-end-1 = That’s all for this turn. End it, and see who the others turn out to be.
web-lesson-end-1-why-1 = You may build one district each turn, and you have.
web-lesson-end-1-why-2 = You keep { $gold } gold. Remember that.
web-lesson-pick-2 = A new round. No one was the King, so you still have the crown and choose first again.
web-lesson-pick-2-why-1 = As the Merchant you earn 2 gold: 1 extra, 1 for the Tavern.
web-lesson-pick-2-why-2 = Out, face up: { $out }. No one has them this round.
web-lesson-pick-2-why-3 = You pass the Thief on. Someone may well take that card.
web-lesson-gather-2 = Your turn continues. Gather again. Your purse is empty, so take gold.
web-lesson-gather-2-why-1 = Without gold there’s no district this turn.
web-lesson-gather-2-why-2 = You hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }. You can draw later.
web-lesson-extra-2 = Take the Merchant’s extra gold, as before.
web-lesson-extra-2-why-1 = The Thief took what you had, not what you gain afterward.
web-lesson-income-2 = Take the income for your green district, too.
web-lesson-income-2-why-1 = A district scores once, but it can pay every round.
web-lesson-income-2-why-2 = The Tavern pays whenever you’re the Merchant.
web-lesson-build-2 = Build again, and this time spend nearly all you have.
web-lesson-build-2-why-1 = It costs { $price } and scores { $price }. You’ll have { $left } gold left.
web-lesson-build-2-why-2 = What you have built, no Thief can take.
web-lesson-build-2-why-3 = Red beside green: your city gives away less about you.
web-lesson-end-2 = That’s all for now. The round is over once every rank has been called.
web-lesson-end-2-why-1 = One district each turn is all you may build.
web-lesson-end-2-why-2 = You keep { $gold } gold: little for a Thief to find.
web-lesson-pick-3 = { $second } was the King and has the crown now. You choose third, from what the others left.
web-lesson-pick-3-why-1 = Twice you were the Merchant. Be someone no one expects.
web-lesson-pick-3-why-2 = The Warlord can’t destroy the Bishop’s districts.
web-lesson-pick-3-why-3 = The Assassin isn’t out. Someone may have taken that card before you.
web-lesson-pick-4 = You choose third again. This time you’ll rob someone, and you can make sure of it.
web-lesson-pick-4-why-1 = The Thief names a character and takes all of that player’s gold.
web-lesson-pick-4-why-2 = You pass two cards on to { $first }: the Assassin and the Merchant.
web-lesson-pick-4-why-3 = If no one answers as the Assassin, you know who { $first } is.
web-lesson-rob-4 = You’re the Thief, and you know one character for certain. Press the button below, then select the Merchant.
web-lesson-rob-4-why-1 = { $first } chose between the Assassin and the Merchant.
web-lesson-rob-4-why-2 = No one answered as the Assassin, so { $first } is the Merchant.
web-lesson-rob-4-why-3 = { $first } has { $purse } gold. It’s yours when the Merchant is called.
web-lesson-gather-4 = This time, draw 2 cards and keep one.
web-lesson-gather-4-why-1 = Gold is on its way: { $purse }, from { $first }.
web-lesson-gather-4-why-2 = You hold only { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }, and you can only build what you hold.
web-lesson-keep-4 = Two cards to choose from. The other one goes to the bottom of the deck.
web-lesson-keep-4-why-1 = It costs 4: exactly what you’re about to take.
web-lesson-keep-4-why-2 = It’s green. With the Tavern, the Merchant would earn 2 gold.
web-lesson-build-4 = Build what you can pay for now.
web-lesson-build-4-why-1 = It costs { $price } and scores { $price }. A turn without a district is lost.
web-lesson-build-4-why-2 = Blue is your third color. All five are worth 3 points.
web-lesson-end-4 = End your turn and watch what happens when the Merchant is called.
web-lesson-end-4-why-1 = A Thief is paid later: when the victim’s turn begins.
web-lesson-end-4-why-2 = { $first } can’t do anything about it.

## Looking back

web-past = This is how the table looked then.
web-now = Back to now
web-look-then = See the table as it was then

## By keyboard and by ear

web-key-question = go to the question
web-key-hand = go to your hand
web-key-city = go to your city
web-key-players = go to the players
web-key-log = go to the log
web-key-chat = go to the chat
web-key-command = ask the table in words
web-keys-on = Play with number and letter keys
web-keys-change = { $what }: { $key }, change
web-keys-press = Press a new key, or Esc to cancel.
web-keys-changed = { $what }: { $key }
web-keys-taken = { $key } is already used for “{ $what }”. Press another key.
web-keys-unfit = Choose a letter or a symbol.
web-keys-reset = Restore the default keys
web-keys-reset-done = The default keys are back.
web-table-of = The table: { $names }
web-your-city = Your city
web-is-asked = is deciding
web-card-says = { $card }, { $type }, cost { $cost }
web-cards-on =
    { $count ->
        [one] 1 card under it
       *[other] { $count } cards under it
    }
web-site = under construction
web-asked = Your turn: { $text }
web-says = { $name } says: { $text }
web-live-more =
    { $count ->
        [one] One earlier event is in the log.
       *[other] { $count } earlier events are in the log.
    }
web-time-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
web-more-time = More time
web-command = Ask the table
web-ask-text = One of these words: { $words }
web-ask = Ask
web-command-hand = hand
web-command-city = city
web-command-gold = gold
web-command-score = score
web-command-who = who
web-command-last = last
web-command-help = help
web-about-hand = the cards in your hand
web-about-city = your city; with a number or a name, that player’s
web-about-gold = everyone’s gold
web-about-score = everyone’s points so far
web-about-who = who is who, who has the crown, who is deciding
web-about-last = what happened last; with a number, that many events
web-about-help = these words
web-answer-unknown = “{ $word }” is not one of the words:
web-answer-no-seat = You have no seat here, so you have no hand.
web-answer-hand =
    { $count ->
        [one] 1 card in your hand: { $cards }.
       *[other] { $count } cards in your hand: { $cards }.
    }
web-answer-nobody = Whose city? { $names }.
web-answer-no-city = { $name }: nothing built yet.
web-answer-city = { $name }, { $size } of { $goal } districts: { $cards }.
web-answer-gold = { $name }: { $gold } gold.
web-answer-score =
    { $points ->
        [one] { $name }: 1 point.
       *[other] { $name }: { $points } points.
    }
web-answer-you-are = You: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = The crown: { $name }.
web-answer-nothing = Nothing has happened yet.
web-answer-help = { $word }: { $text }.

## Being called to the table

web-calls = When it is my turn
web-call-title = Change the page title
web-call-icon = Mark the page icon
web-call-nudge = Remind me gently, a few times
web-call-notify = Show a notification when this page is in the background
web-call-notify-text = Your browser will ask for your permission. You are notified only when the game is waiting for you.
web-call-push = Notify me even when the page is closed
web-call-push-text = Notifications go through your browser’s own service, encrypted. They say who is waiting at which table, and nothing about the cards.
web-call-denied = Your browser does not allow this page to show notifications. You can change that in its settings.
web-call-not-here = Not available in this browser or at this address: it needs https.
web-call-failed = Your browser’s service cannot be reached. Try again later.

## Coming back

web-missed = While you were away
web-missed-seen = Continue

## Without a connection

web-lost = No connection
web-lost-text = The server cannot be reached right now. Nothing is lost: your tables are waiting for you there, and this page keeps trying.
web-lost-retry = Try now
web-play-here = Play on this device
web-engine-loading = Downloading the game (only this once): { $percent }% of { $size } MB
web-engine-then-begins = Your game starts as soon as everything is here.
web-engine-starting = Starting the game…
web-weights-loading = Downloading what the bot has learned (only this once): { $percent }%
web-engine-failed = The game could not be started on this device. Your games are safe.
web-engine-unsupported = This browser cannot play without a server: it needs WebAssembly, workers and a database, which private windows may lack.
web-keep-offline = Download everything for offline play ({ $size } MB)
web-keep-offline-fetching = Downloading everything (only this once): { $percent }% of { $size } MB
web-keep-offline-done = Everything is on this device. You can play offline.
web-keep-offline-failed = Not everything could be downloaded. What has arrived is kept. Try again when you have a connection.

## Positions and games as links and files

web-share-position = Share this position
web-share-position-text = This link holds the whole table as it is now, hidden cards included; nothing is sent to a server. Anyone who opens it plays on from here, in your place and against bots.
web-shared-position = A shared position
web-shared-seat = your seat
web-play-on = Play on
web-shared-look = View the result
web-games-here = Games on this device
web-games-save = Save all games as a file
web-games-saved = All games on this device are in the file. It also opens your seats, so keep it to yourself.
web-games-open = Open a file of saved games
web-games-busy = One moment…
web-games-unknown = This is neither a game file nor a file of saved games.
web-games-damaged = This file of games is damaged: “{ $place }” is missing or wrong. Nothing has changed. Save the games again on the device they come from.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] No new games.
        [one] 1 game added.
       *[other] { $count } games added.
    }
web-games-known =
    { $count ->
        [one] 1 was already here.
       *[other] { $count } were already here.
    }

## Texts put together

# Sentences one after another; where a language has no spaces there is none between them.
web-sentences = { $first } { $rest }
# Facts about the same thing that make no sentence.
web-facts = { $first } · { $rest }
# What ends a sentence; a headline has none.
web-full-stop = .
# What a screen reader adds to the words of a button.
web-label-more = , { $text }
# A button that asks for more.
web-aim = { $title }…
# A player with the number of the seat, a character with its rank.
web-numbered = { $number } { $name }
web-name-of-bot = { $name } ({ $bot })
# A mark on a character whose face the reader knows; $face is its sign.
web-marked = { $mark } { $face }

## On the table

web-you = You
web-you-later = You, later
web-free = free
web-choosing = choosing
web-you-choose = your choice
web-has-chosen = has chosen
web-not-called-yet = not called yet
web-face-hidden = hidden
web-face-played = has played
web-rank-waiting = not called
web-rank-shown = revealed
web-built-here = built here
web-ends-game = ends the game
web-finishes = finishes the city
web-gathered = gathered
web-gold-pile = Gold
web-deck-pile = Deck: { $cards }
web-leaves = Leaves you { $left } gold.
web-not-this = Back
web-your-card = Your card: { $cards }
web-game-over = The game is over
web-answers = All options
web-answers-short = Options
web-you-have = You have
web-answers-how = Select an option, then select it again or confirm it.
web-answers-key = { $key } opens and closes this list.
web-order = Picking order
web-not-in-round = Out this round
web-chosen = Chosen
web-select-rank = Select a character in the top row.
web-sound = Sound
web-key-answers = the list of all options
web-day-dawn = dawn
web-day-morning = morning
web-day-noon = noon
web-day-afternoon = afternoon
web-day-evening = evening
web-day-dusk = dusk

## What happened

web-since-your-turn = Since your last turn
web-this-round = This round
web-last-round = Previous round
web-story-deal = The deal
web-story-position = A shared position
web-story-draft = The draft
web-story-end = The end of the game
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: no answer
web-story-victim = { $character }: no answer (murdered?)
web-story-log = Full log
web-story-replay = Replay the last moments
web-story-newest = Jump to latest
web-chat-new =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

## The call

web-herald-calls = { $name } calls
web-herald-you = You call
web-herald-silence = Nobody answers
web-herald-victim = Nobody answers. Murdered, perhaps?
web-herald-named = That is you.
web-herald-skip = Skip
web-herald-space = space
web-herald-watch = Keep watching
web-herald-start = Start my turn
web-herald-on = Continue
web-struck-killed = You were assassinated
web-struck-killed-text = That was you. You lose this turn, but keep your gold, your cards and your city.
web-struck-bewitched = You are bewitched
web-struck-bewitched-text = That is you. Gather, and { $name } plays the rest of your turn.
web-struck-threatened = You are being blackmailed
web-struck-threatened-text = That is you. Gather, then pay half your gold or risk it all.
web-struck-robbed-text = That is you. Your turn continues.

## Sounds

web-sounds = Sounds
web-sound-turn = when it is my turn
web-sound-call = the herald’s trumpet
web-sound-coins = coins
web-sound-cards = cards
web-sound-build = building
web-sound-crown = the crown
web-sound-strike = when I am attacked
web-sound-ruin = destruction
web-sound-end = the end of the game
web-sound-try = Listen: { $sound }
web-haptics = Vibrate when it is my turn or I am attacked

## One device for several people

web-pass-people = Who is playing on this device
web-person = Player { $number }
web-pass-add = Add a player
web-pass-remove = Remove { $name }
web-pass-comes = No one sees anyone else’s cards: a cover hides the table until the next player takes the device.
web-pass-to = Pass the device to { $name }
web-pass-again = Your turn again, { $name }
web-pass-take = I am { $name }, and I am ready
web-pass-alone = Only { $name } should look at the screen now.
web-pass-news = What everyone saw
web-pass-since = Meanwhile
web-pass-unknown = Several people share one device in this game, and this device does not know them. It stays covered, so that no one sees anyone else’s cards. Save all games again on the device where it was played, and open that file here.
web-turn-of = { $name } is next
