# The web table.

## What everybody at a table is told. $name is the player it concerns, and $you whether that is the reader.

# $span is a time (span).
notice-link-asked = The owner has asked for a new link to { $name }’s seat, because { $name } is away. It will be ready in { $span }, unless { $name } returns or someone refuses.
notice-link-asked-unopposed = The owner has asked for a new link to { $name }’s seat, because { $name } is away. No one else here could refuse it, so a bot fills in for now. Someone else can take over the seat in { $span } at the earliest. Until then, { $name } can return.
notice-new-link = There is a new link to { $name }’s seat; the old one stops working once the new one is used.
notice-no-link =
    { $you ->
        [yes] There will be no new link to your seat.
       *[no] There will be no new link to { $name }’s seat.
    }
notice-claimed = The new link to { $name }’s seat has been used; the old one no longer works.
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
notice-stand-in = { $name } is away; a bot is filling in.
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
notice-bot-failed = { $name } could not move; a simpler bot fills in when needed.
notice-bot-wanted =
    { $you ->
        [yes] Someone wants a bot to play for you.
       *[no] Someone wants a bot to play for { $name }.
    }
notice-bot-plays =
    { $you ->
        [yes] At the others’ request, a bot plays for you until one of them changes their mind.
       *[no] At the others’ request, a bot plays for { $name } until one of them changes their mind.
    }
notice-bot-stops =
    { $you ->
        [yes] You are playing again.
       *[no] { $name } is playing again.
    }
notice-time-up =
    { $you ->
        [yes] Your time is up; a bot moves for you.
       *[no] { $name }’s time is up; a bot moves instead.
    }
notice-more-time =
    { $you ->
        [yes] You have more time.
       *[no] { $name } has more time.
    }

# What a bot did for the reader: $sentence is the usual one.
stand-in-answers = A bot moves for you. { $sentence }

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

error-address-full = Too many seats at this table have been taken from your network address.
error-authorization = This needs a token: send it in the Authorization header, as Bearer TOKEN.
error-backup = This file of games cannot be read ({ $detail }). Nothing has changed.
error-banned = Your address is banned from this server.
error-barred = The administrator of this server has closed the table.
error-begun = The game has already started.
error-bot-plays = A bot is playing for you, because all the others want it to.
error-bots =
    { $seats ->
        [one] Choose a bot level for the other seat, or leave it open.
       *[other] Choose a bot level, or leave the seat open, for each of the other { $seats } seats.
    }
# $kind is the kind of clock.
error-clock =
    { $kind ->
        [turn] The time for a turn must be from 10 seconds to an hour.
       *[days] The time for a move must be from six hours to thirty days.
    }
error-company = You can do this only when all the other players are bots.
error-crowd = There is no room for more spectators. Try again later.
error-elsewhere = This table is moving to another server. Try again in a moment.
error-full = All seats are taken.
error-game-file = This is not a game file that can be opened ({ $detail }).
error-gone = You have left this table.
error-grace = A bot can fill in after 5 seconds at the earliest and an hour at the latest.
error-illegal = This move is not possible now ({ $detail }).
error-lapsed = You were away for too long before the game started, so your seat is open again. If it is still free, take it again.
error-level = Unknown bot “{ $level }”; choose from { $levels }.
error-link-damaged = This link is damaged: part of it is missing or has changed. Ask for it again.
error-link-delay = The delay for a new link to a seat must be from one minute to seven days.
error-link-position = The position in this link cannot be played ({ $detail }).
error-link-too-long = This position has too much in it to fit in a link.
error-link-version = This link was made by another version of Citadels, which this one cannot read.
error-malformed = This request cannot be read ({ $detail }).
error-name = A name must have at least one letter.
error-no-file = This game started from a shared position. Only a game played from its first deal has a game file.
error-no-chat = There is no chat at this table.
error-no-room = This server has no room for another table. Try again later, or ask its administrator.
error-no-table = There is no such table.
error-no-undo = This cannot be undone.
error-not-asked = It is not your turn to act.
error-not-begun = The game has not started yet.
error-not-found = There is nothing at this address.
error-not-here = Only the computer that runs the server can open it to others, and only once.
error-not-over = The game is not over.
error-not-owner = Only the owner of the table may do this.
error-not-stalling = { $name } is not holding up the table. A vote counts once their clock has run out, or once they have not moved for as long as this table allows.
error-one-device = A table on one device can be neither public nor timed.
error-origin = This request comes from another website.
error-owner-grace = A table can change owners after one minute at the earliest and one day at the latest.
error-paused = The owner has paused the game.
error-present = { $name } is at the table, so no one else can get a link to that seat.
error-push-service = The server does not know the push service of this browser.
error-refused = This is not possible ({ $detail }).
error-reported = There is already an open report from your seat. The administrator of this server will see it.
error-rules = This game was played under an older version of the rules and cannot be replayed.
error-seat = There is no such seat, or no one in it to whom this applies.
error-server = Something went wrong on the server; nothing has changed.
# $detail says what is wrong (settings.ftl).
error-settings = This game cannot be set up: { $detail }.
error-spectator = Only players may do this.
error-stall-delay = A player can count as stalling after one minute at the earliest and an hour at the latest.
error-step =
    { $steps ->
        [one] A step is 0 or 1.
       *[other] A step is a number from 0 to { $steps }.
    }
error-storage = The server could not store this; nothing has changed. Try again.
error-taken = { $name } is already sitting there.
error-text = The message is empty.
error-time = No time can be added now.
error-token = This link is not valid, or no longer valid. Ask for a new one.
error-too-few = This takes at least two other people at the table. Seats connected from the same network address count as one.
error-too-many = Too many requests. Wait a minute.
error-too-many-undos = You have undone too many moves in a short time. Wait a moment.
error-too-much-chat = You are writing faster than others can read. Wait a moment.
error-unsure = The database did not respond, so this may or may not have been done. Look at the table before you try again.
error-weights = What this bot has learned could not be downloaded; nothing is lost. Try again, or choose another bot.

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
       *[other] { $count } new rounds began. It is now round { $round }.
    }
# $you says whether it is the reader, for whom a bot sat in.
missed-built =
    { $you ->
        [yes] Your city now has { $cards-indef }.
       *[no] { $name } built { $cards-indef }.
    }
