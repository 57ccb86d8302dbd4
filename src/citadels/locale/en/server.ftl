# The web table.

## What everybody at a table is told. $name is the player it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = The owner asks for a new link to the seat of { $name }, who is away. It will exist in { $span }, unless { $name } returns or somebody says no.
notice-link-asked-unopposed = The owner asks for a new link to the seat of { $name }, who is away. Nobody else here could say no to it, so a bot plays on for now. Somebody else can take over the seat only in { $span }; until then { $name } can return.
notice-new-link = There is a new link to the seat of { $name }; the old one is void once the new one is used.
notice-no-link =
    { $you ->
        [yes] There will be no new link to your seat.
       *[no] There will be no new link to the seat of { $name }.
    }
notice-claimed = The new link to the seat of { $name } has been used; the old one is void.
notice-owner =
    { $you ->
        [yes] You are now the owner of the table.
       *[no] { $name } is now the owner of the table.
    }
notice-owner-away =
    { $you ->
        [yes] The owner is away; you own the table until they return.
       *[no] The owner is away; { $name } owns the table until they return.
    }
notice-owner-back =
    { $you ->
        [yes] You own the table again.
       *[no] { $name } is back and owns the table again.
    }
notice-paused =
    { $you ->
        [yes] You have paused the game.
       *[no] { $name } has paused the game.
    }
notice-resumed =
    { $you ->
        [yes] You have resumed the game.
       *[no] { $name } has resumed the game.
    }
notice-stand-in = { $name } is away; a bot sits in.
notice-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
notice-removed =
    { $you ->
        [yes] The administrator has removed you from the table.
       *[no] The administrator has removed { $name } from the table.
    }
notice-bot-failed = { $name } could not answer; a simpler bot does so when needed.
notice-bot-wanted =
    { $you ->
        [yes] Somebody wants a bot to play for you.
       *[no] Somebody wants a bot to play for { $name }.
    }
notice-bot-plays =
    { $you ->
        [yes] All others want a bot to play for you, until one of them changes their mind.
       *[no] All others want a bot to play for { $name }, until one of them changes their mind.
    }
notice-bot-stops =
    { $you ->
        [yes] You play again.
       *[no] { $name } plays again.
    }
notice-time-up =
    { $you ->
        [yes] Your time is up; a bot answers for you.
       *[no] { $name }'s time is up; a bot answers.
    }
notice-more-time =
    { $you ->
        [yes] You have more time.
       *[no] { $name } has more time.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = A bot answers for you. { $sentence }

# A time ahead: $time is a number of $unit.
span =
    { $unit ->
        [hours]
            { $time ->
                [one] an hour
               *[other] { $time } hours
            }
       *[minutes]
            { $time ->
                [one] a minute
               *[other] { $time } minutes
            }
    }

## Why a request is refused

# The id is error- and the code. $detail is a technical remark in English, for those who write clients.

error-address-full = Too many seats at this table were taken from your network address.
error-authorization = This needs a token: send it in the header Authorization, as Bearer TOKEN.
error-backup = This file of games cannot be read, and nothing has changed ({ $detail }).
error-banned = This server does not let you in: your address is banned.
error-barred = The administrator of this server has closed the table.
error-begun = The game has already begun.
error-bot-plays = A bot plays for you, because all others want it.
error-bots =
    { $seats ->
        [one] Name a level or nothing for the other seat.
       *[other] Name a level or nothing for each of the { $seats } other seats.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] A turn may take from 10 seconds to an hour.
       *[days] An answer may take from six hours to thirty days.
    }
error-company = This is only possible if you play alone with bots.
error-crowd = There are as many spectators here as there is room for; try again later.
error-elsewhere = This table is moving to another server. Try again in a moment.
error-full = All seats are taken.
error-game-file = This is not a game file that can be opened ({ $detail }).
error-gone = You have left this table.
error-grace = A bot may sit in after 5 seconds to an hour.
error-illegal = This answer is not possible now ({ $detail }).
error-lapsed = You were away for too long before the game began, so your seat is open again. If it still is, sit down anew.
error-level = There is no bot “{ $level }”; there are: { $levels }.
error-link-damaged = This link is damaged: a part of it is missing or has changed. Ask for it again.
error-link-delay = The delay for a new link to a seat is from one minute to seven days.
error-link-position = The position in this link cannot be played ({ $detail }).
error-link-too-long = A position with so much in it does not fit in a link.
error-link-version = This link was made by another version of Citadels, which this one cannot read.
error-malformed = This request cannot be read ({ $detail }).
error-name = A name must have at least one letter.
error-no-file = This game began at a shared position. Only a game played from its first deal on has a game file.
error-no-chat = There is no chat at this table.
error-no-room = This server has no room for another table. Try again later, or ask whoever runs it.
error-no-table = There is no such table.
error-no-undo = This cannot be taken back.
error-not-asked = You are not the one who is asked now.
error-not-begun = The game has not begun yet.
error-not-found = There is nothing at this address.
error-not-here = Only the machine that runs the server may open it, and only once.
error-not-over = The game is not over.
error-not-owner = Only the owner of the table may do this.
error-not-stalling = { $name } is not keeping the table waiting. A vote counts once their clock has run out, or once they have not answered for as long as this table allows.
error-one-device = A table around one device is neither public nor timed.
error-origin = This request comes from a foreign page.
error-owner-grace = A table may pass on after one minute to a day.
error-paused = The owner has paused the game.
error-present = { $name } is at the table: nobody else can have a link to that seat.
error-push-service = The server does not know the push service of this browser.
error-refused = This is not possible ({ $detail }).
error-reported = There is already an open report from your seat. Whoever runs this server will see it.
error-rules = This game was played by an older version of the rules and cannot be replayed.
error-seat = There is no such seat, or nobody there to whom this could apply.
error-server = The server made a mistake; nothing has changed.
# $detail says what is wrong (settings.ftl).
error-settings = This game cannot be set up: { $detail }.
error-spectator = Only players may do this.
error-stall-delay = A player may count as stalling after one minute to an hour.
error-step =
    { $steps ->
        [one] A step is 0 or 1.
       *[other] A step is a number from 0 to { $steps }.
    }
error-storage = The server could not store this; nothing has changed. Try again.
error-taken = { $name } already sits there.
error-text = The message is empty.
error-time = No time can be added now.
error-token = This link is not valid, or no longer valid; ask for a new one.
error-too-few = This takes at least two other people at the table. Seats connected from one network address count as one.
error-too-many = Too many requests; wait a minute.
error-too-many-undos = You have taken back too many answers in a short time; wait a moment.
error-too-much-chat = You write faster than others can read; wait a moment.
error-unsure = The database did not answer, so nobody knows whether this was done. Look at the table before you try again.
error-weights = What this bot has learned could not be fetched; nothing is lost. Try again, or choose another bot.

## Calling a player who is away. $names are the others at the table, $count is how many there are.

call-title = Your turn – Citadels
call-text =
    { $count ->
        [one] Round { $round }: { $names } is waiting for you.
       *[other] Round { $round }: { $names } are waiting for you.
    }

## What happened while a player was away

# $count rounds began; $round is the last of them.
missed-rounds =
    { $count ->
        [one] A new round began: round { $round }.
       *[other] { $count } rounds began; this is round { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Your city now has { $cards-indef }.
       *[no] { $name } built { $cards-indef }.
    }
