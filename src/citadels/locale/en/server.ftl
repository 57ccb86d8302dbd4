# The web table.

## What everybody at a table is told. $name is the player it concerns.

notice-new-link = The owner has issued a new link for the seat of { $name }; the old one is void.
notice-owner = { $name } is now the owner of the table.
notice-paused = { $name } has paused the game.
notice-resumed = { $name } has resumed the game.
notice-stand-in = { $name } is away; a bot sits in.
notice-back = { $name } is back.
notice-bot-failed = { $name } could not answer; a simpler bot does so when needed.
notice-time-up = { $name }'s time is up; a bot answers.
notice-more-time = { $name } has more time.

## Why a request is refused

# The id is error- and the code. $detail is a technical remark in English, for those who write clients.

error-begun = The game has already begun.
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
error-full = All seats are taken.
error-gone = You have left this table.
error-grace = A bot may sit in after 5 seconds to an hour.
error-illegal = This answer is not possible now ({ $detail }).
error-level = There is no bot “{ $level }”; there are: { $levels }.
error-malformed = This request cannot be read ({ $detail }).
error-name = A name must have at least one letter.
error-no-table = There is no such table.
error-no-undo = This cannot be taken back.
error-not-asked = You are not the one who is asked now.
error-not-begun = The game has not begun yet.
error-not-found = There is nothing at this address.
error-not-here = Only the machine that runs the server may open it, and only once.
error-not-over = The game is not over.
error-not-owner = Only the owner of the table may do this.
error-origin = This request comes from a foreign page.
error-paused = The owner has paused the game.
error-push-service = The server does not know the push service of this browser.
error-refused = This is not possible ({ $detail }).
error-rules = This game was played by an older version of the rules and cannot be replayed.
error-seat = There is no such seat, or nobody there to whom this could apply.
error-server = The server made a mistake; nothing has changed.
# $detail says what is wrong (settings.ftl).
error-settings = This game cannot be set up: { $detail }.
error-spectator = Only players may do this.
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
error-too-many = Too many requests; wait a minute.

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
