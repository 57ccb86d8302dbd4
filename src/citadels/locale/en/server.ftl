# The web table: what all at a table are told. $name is the player whom it concerns.

notice-new-link = The owner has issued a new link for the seat of { $name }; the old one is void.
notice-owner = { $name } is the owner of the table now.
notice-paused = { $name } has paused the game.
notice-resumed = { $name } lets the game go on.
notice-stand-in = { $name } is away; a bot sits in.
notice-back = { $name } is back.
notice-bot-failed = { $name } could not answer; a simpler bot does so where needed.
notice-time-up = The time of { $name } is up; a bot answers.
