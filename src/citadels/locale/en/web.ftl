# The words of the page itself. What the game says, and the names and texts of cards, come from the other files.

## Everywhere

web-title = Citadels
web-title-turn = (!) Your turn – Citadels
web-skip = Skip to the table
web-close = Close
web-cancel = Cancel
web-home = Back to the start
web-language = Language
web-tools = Rules, language and settings
web-rules = Rules
web-day = Day
web-night = Night
web-offline = The server cannot be reached.
web-guest = Guest
web-about = An unofficial fan implementation of the card game by Bruno Faidutti.
web-interface = For developers
web-licences = Licences
web-privacy = Privacy

## The start

web-your-name = Your name
web-slogan = Build a city.
web-slogan-second = Hide your face.
web-description = The card game Citadels: build a city, hide your face. Play against bots or with friends, for free and without advertisements.
web-screenshot-wide = A table for four on a large screen
web-screenshot-narrow = A turn on a phone
web-pitch = Have the finest city when somebody completes theirs, and you win. Each round you secretly choose who you are, and the characters act in order of rank: the Assassin kills, the Thief steals, the King takes the crown, the Architect builds. Guess who the others are, and do not let them guess you.
web-play-now = Play now
web-play-now-text = with 3 computer players
web-intro-minutes = 10 minutes
web-friends = With friends
web-friends-text = share a link, or one device
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
web-phase-lobby = not begun
web-phase-playing = round { $round }
web-phase-over = finished
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
web-seat-open = open, for a friend
web-seat-free = open
web-bots = Bots
web-cards = Cards
web-preset-random = Random
web-preset-random-text = Characters and unique districts drawn at random.
web-own-cast = Choose yourself
web-own-cast-text = One character for each rank, and the unique districts card by card.
# The cards of a table: the name of the list, and of the edition.
web-cast-of = { $list } ({ $edition })
web-own-list = Cards chosen one by one
web-characters = Characters
web-unique =
    { $needed ->
        [any] Unique districts: { $chosen } chosen
       *[other] Unique districts: { $chosen } of { $needed } chosen
    }
web-table-rules = Rules of the table
web-size = Districts in a complete city
web-variant-crown-after-round = The crown passes only after the round
web-clock = Clock
web-clock-untimed = no clock
web-clock-quick = one minute per turn
web-clock-calm = three minutes per turn
web-clock-days = two days per answer
web-pace = Pace of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-undo-allowed = Answers may be taken back
web-chat-allowed = People may chat
web-public = Anybody here may join
web-open-table = Open the table
web-ways = How to play
web-way-now = Now
web-way-now-text = Against computer players, and at once.
web-way-pass = Around one device
web-way-pass-text = You pass a phone or tablet round.
web-way-pass-short = pass it round
web-way-friends = With friends
web-way-friends-text = You get a link; whoever opens it sits down.
web-way-own = Your own
web-way-own-text = Edition, cards, clock: all as you like.
web-way-own-short = edition, cards, players
web-begin = Play
web-rivals = Computer players
web-filled = Of these, computer players
web-strength = How strong they are
web-link-comes =
    { $seats ->
        [one] The table has a link for the friend who takes the open seat.
       *[other] The table has a link for the { $seats } friends who take the open seats.
    }

## Coming to a table

web-no-way-in = This link does not open a seat. Ask the owner of the table for an invitation.
web-invited = You are invited to a game of Citadels
web-invited-by = { $name } invites you to a game of Citadels
web-sit-down = Sit down
web-opening = Opening the table …
web-reconnecting = The connection is lost; trying again …
web-ended-protocol = The page is out of date. Reload it.
web-ended-token = This seat can no longer be opened from here.
web-ended-replaced = This seat can no longer be opened by this link: it was given away, it was kept for too long without you before the deal, or its links were revoked.
web-ended-elsewhere = Your seat is open in too many windows or devices, so it was closed here. Reload the page to play here.
web-ended-full = There are as many spectators here as there is room for. Try again later.
web-ended-barred = The administrator of this server has closed the table.

## Before the deal

web-lobby = The table
web-lobby-of = The table of { $name }
web-owner = owner
web-away = away
web-ready = ready
web-not-ready = not ready
web-kick = Send away
web-kick-sure = { $name } loses this seat, and can come back only by an invitation.
web-i-am-ready = I am ready
web-fill-seats = Fill the free seats with bots
web-wait = Wait, not yet
web-leave = Leave
web-waiting-seats = The game is dealt when every seat is taken and everybody is ready.
web-waiting-ready = The game is dealt when everybody is ready.
web-commitment = The dealer's promise for the shuffle: { $code }

## Links

web-link-invite = Invite a friend
web-link-invite-text = Whoever has this link can sit down at an open seat.
web-link-invite-sure = The invitation was made on another device. Making a new one cancels it.
web-link-watch = Link for spectators
web-link-watch-text = Whoever has this link can watch, but sees no hidden cards.
web-link-watch-sure = The link was made on another device. Making a new one cancels it, and all who watch by it have to leave.
web-link-device = Continue on another device
web-link-device-text = This link opens your seat on another device. It works once, within an hour.
web-link-seat = New link
web-link-seat-text = This link opens the seat of somebody who lost theirs. It works once. Until it is used, the old one is valid.
web-link-seat-sure = { $name } is away. Everybody at the table is told that you ask for a new link to this seat. You get it after a while, unless { $name } returns or somebody says no.
web-link-seat-unopposed = { $name } is away, and nobody else here could say no to a new link. So a bot plays on for { $name }, and you get the link only after a day. { $name } can return until somebody uses it.
# $time is until then, as a clock shows it.
web-link-asked = New link to the seat of { $name }: { $time }
web-link-asked-unopposed = Until then a bot plays on, and { $name } can return.
web-link-fetch = Get the link
web-link-refuse = Say no
web-link-make = Make a new link
web-only-here = So far only this computer can reach the table.
web-open-house = Let others in my network reach it
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
        [one] one card in the deck
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
web-stand-in = a bot sits in
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
web-not-now = What is not possible now, and why
web-undo = Take back
web-hint = Hint
web-hint-mark = advised
web-hint-says = Hint: { $action }. { $reason }
web-wishes = Your wishes, in pencil
web-wishes-text = A note to yourself. Nothing is taken for you: you will see the cards and choose.
web-wishes-list = Wishes: { $cards }
web-wishes-then = The first one that reaches you will be lifted for you. You still decide.
web-wishes-rub-out = Rub out
web-wish-number = wish { $number }
web-wish-mark = your wish
web-wish-missed = Did not come: { $cards }
web-draft-now = { $name } is choosing.
web-draft-next = You are next.
web-packet-looks =
    { $count ->
        [one] looks at one card
       *[other] looks at { $count } cards
    }
web-packet-comes =
    { $count ->
        [one] one card will come
       *[other] { $count } cards will come
    }
web-skip-bots = Do not wait for the bots
web-log = Log
web-chat = Chat
web-say = Say something
web-chat-empty = Nobody has said anything yet. Say hello!
web-chat-off = There is no chat at this table.
web-report = Report this table
web-report-about = Say what is wrong. Whoever runs this server can then read the chat of this table until the matter is settled, and may remove or ban players. Nobody at the table is told who reported it.
web-report-reason = What happened?
web-report-send = Send the report
web-report-sent = Thank you. Whoever runs this server has your report.
web-send = Send
web-spectator = Spectator
web-pause = Pause
web-resume = Go on
web-mute = Mute
web-unmute = Unmute
web-hand-over = Make owner
web-hand-over-sure = { $name } will own the table, and you will not any more.
web-let-bot-play = Let a bot play
web-let-bot-play-sure = { $name } keeps the table waiting. If everybody else who is here wants it too, and you are at least two, a bot plays for { $name }. Everybody is told. It ends when one of you no longer wants it, or when somebody comes or goes.
web-no-bot = No bot
# Why nobody can vote for a bot now. $time is until then, as a clock shows it.
web-bot-in = Possible in { $time }, if { $name } does not answer
web-bot-not-asked = Possible only when { $name } keeps the table waiting
web-bot-too-few = Takes two others at the table, from different addresses
web-revoke = Revoke my links
web-revoke-sure = All links to your seat are void, and all your other devices have to leave. Only this device stays.

## The track of characters

web-rank-out = out
web-rank-nobody = nobody can be it
web-rank-called = is called
web-rank-silent = no answer
web-facedown =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
web-mark-killed = killed
web-mark-robbed = robbed
web-mark-bewitched = bewitched
web-mark-warrant = warrant
web-mark-threat = threat

## Types of districts

web-type-noble = noble
web-type-religious = religious
web-type-trade = trade
web-type-military = military
web-type-unique = unique
web-district-line =
    { $copies ->
        [one] A { $type } district, cost { $cost }.
       *[other] A { $type } district, cost { $cost }, { $copies } of them in the game.
    }
web-character-line = A character of rank { $rank }.
web-no-text = It has no text of its own.

## Why not, in two words

# Under a card or on a building that cannot be chosen; at most about 16 letters. The id is short- and the code of the
# reason. $need and $have are its numbers, $missing is what the one lacks to the other.

short-gather-first = gather first
short-gathered = already gathered
short-limit =
    { $need ->
        [0] no building
       *[other] only { $need } a turn
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
               *[other] You win by { $number }
            }
       *[no]
            { $points ->
                [one] { $name } wins by one point
               *[other] { $name } wins by { $number }
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
web-place = Place { $place }
# Beside the same place of two players.
web-tied = tied
web-points-total =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
web-turned =
    { $you ->
        [yes] After round { $round } nobody was ahead of you.
       *[no] After round { $round } nobody was ahead of { $name }.
    }
web-turned-by = What did most for it: { $text }
web-led-always =
    { $you ->
        [yes] You were never behind at the end of a round.
       *[no] { $name } was never behind at the end of a round.
    }
# Points of one kind that the winner had more than the next player: what they were for, and how many.
web-decided =
    { $item }: { $points ->
        [one] one point more
       *[other] { $points } points more
    }.
web-decided-all = That made the difference.
web-decided-most = That is most of the lead.
web-final-table = The final table
web-no-cards = no cards in hand
web-rematch = Rematch
web-secrets = What was hidden
web-download = Download the game
web-check-shuffle = Check the shuffle
web-shuffle-same = The deal matches what this device saw promised before it. To check every card, download the game and run: citadels replay FILE --verify
web-shuffle-unknown = This device was not here before the deal, so it saw no promise. Download the game and run: citadels replay FILE --verify
web-shuffle-other = The shuffle is not the one that was promised before the deal!

## The replay

web-replay = Watch the replay
web-replay-title = Replay
web-back = One step back
web-forward = One step forward
web-step = Step
web-eyes = Through the eyes of
web-eyes-public = Spectator’s view
web-play = Play
web-speed = Speed
web-step-of = Step { $step } of { $steps }
web-all-hands = All hands
web-offered = The characters to choose from
web-to-result = Back to the result

## Help and preferences

web-help = Help
web-help-goal = Build { $size } districts to end the game; the most points win. Each round you choose a character in secret, and characters act in the order of their ranks.
web-help-signs = Signs
web-sign-crown = the crown: chooses first
web-sign-coin = gold
web-sign-card = cards in hand
web-sign-laurel = points so far
web-sign-hammer = built
web-sign-flag = the district that completes the city
web-sign-dagger = killed: loses the turn
web-sign-purse = robbed: loses all gold
web-sign-flame = destroyed
web-sign-shield = cannot be destroyed
web-help-points = Points
web-points-cost = for each district, what it costs
web-points-types = for districts of all five types
web-points-first = for the first complete city
web-points-complete = for every other complete city
web-points-unique = what unique districts bring
web-help-round = A round
web-help-draft = Everybody secretly chooses a character. Whoever has the crown chooses first.
web-help-call = The ranks are called, from 1 up. Whoever has that character takes a turn.
web-help-turn = In your turn, take 2 gold, or draw 2 cards and keep one. Then you may build a district. Your character’s ability comes when you like.
web-help-end = Once somebody has { $size } districts, the round is played to its end, and points are counted.
web-keys = Keys
web-key-digits = choose an answer by its number
web-key-gold = gather gold
web-key-cards = gather cards
web-key-end = end the turn
web-key-undo = take back
web-key-help = this help
web-key-skip = do not wait for the bots
web-key-hint = a hint, and why
web-unique-districts = Unique districts
web-preferences = Preferences
web-all-preferences = All preferences
web-theme = Colours
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-volume = Volume
web-motion = Show animations
web-motion-pace = Pace of the animations
web-motion-calm = calm
web-motion-normal = normal
web-motion-brisk = brisk
web-confirm = Ask before ending a turn in which you could still build
web-one-press = Gather gold and build with one press, if it can be taken back
web-one-press-offer = This can be taken back, so one press could do. The preferences have it too.
web-one-press-take = One press from now on
web-take-all = Take all gold

## The introduction: what a newcomer is told, step by step

web-intro = Learn by playing
web-intro-title = Your first game
web-intro-hint = Suggested: { $action }
web-intro-skip = Play without the guide
web-intro-welcome = Whoever builds the most valuable city wins. Each round you are somebody else, in secret. The others choose first; in a moment the cards come to you.
web-intro-draft = Every round begins like this: in secret you choose who you are this round. The ranks act in order, from 1 up; what each of them can do is written beside it.
web-intro-draft-again = Whoever has the crown chooses first, the others from what is left. Some cards lie aside face up, and one face down, so that nobody can be sure who is missing.
web-intro-gather = You were called, so it is your turn. First you must gather: two gold, or a card of your choice out of two. Gold lets you build.
web-intro-gather-again = Gather again. Gold pays for districts, but you can only build what you hold: when your hand gets thin, draw two cards and keep one.
web-intro-ability = Your character can do something no one else can. Do not forget it: it is worth a lot over the game.
web-intro-ability-again = Colours pay: some characters bring gold for each district of their colour. Purple ones have powers of their own; press a card to read it.
web-intro-build = Now build. Each district is worth its cost in points, and the game ends when somebody's city is complete.
web-intro-build-again = Seven districts complete a city, and that round is the last. Finishing first is worth 4 points, finishing too 2, having all five colours 3.
web-intro-end = Nothing forces you to do more. End your turn, and watch who the others turn out to be.
web-intro-end-again = In the end points are the cost of your districts and those extras. End your turn.
web-intro-robbed = You were robbed! The Thief named your character without knowing it was you. Who you choose to be, and who may guess it, is the heart of the game.
web-intro-wait = The others act now. The log tells what happens; press any card to read what it does.
web-intro-own = Your own way, which is fine. For a suggestion, ask for a hint.
web-intro-over = That is all you need. Ask for a hint whenever you like; the help (?) explains every sign and the points. Play on; the guide leaves you now.

## Looking back

web-past = This is how the table was then.
web-now = Back to now
web-look-then = Look at the table as it was then

## By keyboard and by ear

web-key-question = go to the question
web-key-hand = go to your hand
web-key-city = go to your city
web-key-players = go to the players
web-key-log = go to the log
web-key-chat = go to the chat
web-key-command = ask about the table in words
web-keys-on = Play with digits and letters
web-keys-change = { $what }: { $key }, change
web-keys-press = Press the new key; Escape leaves it as it is.
web-keys-changed = { $what }: { $key }
web-keys-taken = { $key } is already taken: { $what }. Press another key.
web-keys-unfit = This can only be a letter or a symbol. Press another key.
web-keys-reset = Default keys
web-keys-reset-done = The default keys are back.
web-table-of = The table: { $names }
web-your-city = Your city
web-is-asked = is asked
web-card-says = { $card }, { $type }, cost { $cost }
web-cards-on =
    { $count ->
        [one] one card under it
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
web-command = Ask about the table
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
web-about-city = your city; with a number or a name, that player's
web-about-gold = everybody's gold
web-about-score = everybody's points so far
web-about-who = who is who, who has the crown, who is asked
web-about-last = what happened last; with a number, that many sentences
web-about-help = these words
web-answer-unknown = “{ $word }” is not one of the words:
web-answer-no-seat = You have no seat here, so you have no hand.
web-answer-hand =
    { $count ->
        [one] One card in your hand: { $cards }.
       *[other] { $count } cards in your hand: { $cards }.
    }
web-answer-nobody = Whose city? { $names }.
web-answer-no-city = { $name }: nothing built yet.
web-answer-city = { $name }, { $size } of { $goal } districts: { $cards }.
web-answer-gold = { $name }: { $gold } gold.
web-answer-score =
    { $points ->
        [one] { $name }: one point.
       *[other] { $name }: { $points } points.
    }
web-answer-you-are = You: { $characters }.
web-answer-is = { $name }: { $characters }.
web-answer-crown = The crown: { $name }.
web-answer-nothing = Nothing has happened yet.
web-answer-help = { $word }: { $text }.

## Being called to the table

web-calls = When it is my turn
web-call-title = Change the title of the page
web-call-icon = Mark the icon of the page
web-call-nudge = Remind me gently, a few times
web-call-notify = Show a notification while I am looking elsewhere
web-call-notify-text = Your browser will ask you whether this page may do so. You are notified only when you are asked.
web-call-push = Call me even when the page is closed
web-call-push-text = The calls go through your browser’s own service, encrypted. They say who waits at which table, and nothing about the cards.
web-call-denied = Your browser does not allow this page to show notifications; you can change that in its settings.
web-call-not-here = Not possible in this browser or at this address: it needs https.
web-call-failed = Your browser’s service cannot be reached; try again later.

## Coming back

web-missed = While you were away
web-missed-seen = Continue

## Without a connection

web-lost = No connection
web-lost-text = The server cannot be reached at the moment. Nothing is lost: your tables wait for you there, and this page keeps trying.
web-lost-retry = Try now
web-play-here = Play on this device
web-engine-loading = Fetching the game, once: { $percent } % of { $size } MB
web-engine-then-begins = Your game begins as soon as everything is here.
web-engine-starting = Starting the game …
web-weights-loading = Fetching what the bot has learned, once: { $percent } %
web-engine-failed = The game could not be started on this device. Your games are kept.
web-engine-unsupported = This browser cannot play without a server: it needs WebAssembly, workers and a database, which private windows may lack.
web-keep-offline = Keep everything for offline ({ $size } MB)
web-keep-offline-fetching = Fetching everything, once: { $percent } % of { $size } MB
web-keep-offline-done = Everything is on this device: you can play without a network.
web-keep-offline-failed = Not everything could be fetched. What has come is kept: try again when there is a connection.

## Positions and games as links and files

web-share-position = Share this position
web-share-position-text = This link holds the whole table as it is now, hidden cards included; nothing of it goes to a server. Whoever opens it plays on from here, in your place and against bots.
web-shared-position = A shared position
web-shared-seat = your seat
web-play-on = Play on
web-shared-look = Look at the end
web-games-here = Games on this device
web-games-save = Save all games as a file
web-games-saved = All games of this device are in the file. It also opens your seats: keep it to yourself.
web-games-open = Open a file of games
web-games-busy = One moment …
web-games-unknown = This is neither a game file nor a file of saved games.
web-games-damaged = This file of games is damaged, and nothing has changed: “{ $place }” is missing or wrong. Save the games again on the device they come from.
# $count games of a file are new on this device, or were there before.
web-games-added =
    { $count ->
        [0] No game is new here.
        [one] One game is new here.
       *[other] { $count } games are new here.
    }
web-games-known =
    { $count ->
        [one] One was here already.
       *[other] { $count } were here already.
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
web-aim = { $title } …
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
web-answers = All answers
web-answers-short = Answers
web-you-have = You have
web-answers-how = Select an answer, then select it again or confirm it.
web-answers-key = { $key } opens and closes this list.
web-order = Who chooses when
web-not-in-round = Not in this round
web-chosen = Chosen
web-select-rank = Select a character in the top row.
web-sound = Sound
web-key-answers = the list of all answers
web-day-dawn = dawn
web-day-morning = morning
web-day-noon = noon
web-day-afternoon = afternoon
web-day-evening = evening
web-day-dusk = dusk

## What happened

web-since-your-turn = Since your last turn
web-this-round = This round
web-last-round = The round before
web-story-deal = The deal
web-story-position = A shared position
web-story-draft = The draft
web-story-end = The end of the game
# $name is shown in bold, and so is $character below.
web-story-turn = { $name } { $character }
web-story-silence = { $character }: nobody answers
web-story-victim = { $character }: nobody answers (the victim, it seems)
web-story-log = Every sentence
web-story-replay = Show the last moments again
web-story-newest = To the newest
web-chat-new =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

## The call

web-herald-calls = { $name } calls
web-herald-you = You call
web-herald-silence = Nobody answers
web-herald-victim = Nobody answers: the victim, it seems
web-herald-named = That is you.
web-herald-skip = Skip
web-herald-space = space
web-herald-watch = Watch on
web-herald-start = Start my turn
web-herald-on = Go on
web-struck-killed = You were assassinated
web-struck-killed-text = That is you: this turn is lost. Your gold, your cards and your city stay yours.
web-struck-bewitched = You are bewitched
web-struck-bewitched-text = That is you: gather, and { $name } plays the rest of your turn.
web-struck-threatened = You are being blackmailed
web-struck-threatened-text = That is you: gather, then pay half of your gold or risk all of it.
web-struck-robbed-text = That is you. Your turn goes on.

## Sounds

web-sounds = Sounds
web-sound-turn = when it is my turn
web-sound-call = the herald’s trumpet
web-sound-coins = coins
web-sound-cards = cards
web-sound-build = building
web-sound-crown = the crown
web-sound-strike = when I am struck
web-sound-ruin = destruction
web-sound-end = the end of the game
web-sound-try = Listen: { $sound }
web-haptics = Vibrate when I am asked or struck

## One device for several people

web-pass-people = Who plays on this device
web-person = Player { $number }
web-pass-add = Add a person
web-pass-remove = Without { $name }
web-pass-comes = Nobody sees another’s cards: a cover hides the table until the next player takes the device.
web-pass-to = Pass the device to { $name }
web-pass-again = Your turn again, { $name }
web-pass-take = I am { $name }, and I am ready
web-pass-alone = Nobody but { $name } should look at the screen now.
web-pass-news = What everybody saw
web-pass-since = Meanwhile
web-pass-unknown = Several people share one device in this game, and this device does not know them. So that nobody sees another’s cards, it stays covered. Save all games again on the device where it was played, and open that file here.
web-turn-of = { $name } is next
