# The page about privacy. $days is a number of days, and $contact how whoever runs the server is reached.

privacy-title = Privacy
privacy-lead = You need no account here, and nobody follows what you do elsewhere: there are no cookies, no advertisements, and nothing from other websites.
privacy-who = Who runs this server
privacy-contact = For questions about this server and what it stores: { $contact }
privacy-no-contact = Whoever runs this server has not said how to reach them. Ask the person who gave you the link.
privacy-stored = What is stored here
privacy-stored-name = The name that you enter, which can be any name.
privacy-stored-game = The tables that you make, and every answer in a game with what it brought about.
privacy-stored-chat = What you say in the chat, with your name and the time.
privacy-stored-report = If you report a table: what you write about it, with your seat and the time.
privacy-stored-link = For every link to a seat, a value by which it is recognised, but not the link itself.
privacy-stored-seat = Until the game is over, with your seat: a code computed from the network address from which you took it, so that nobody can take all seats of a table.
privacy-stored-device = If you want to be called when the page is closed: the address that your browser’s service gave this device, and its keys.
privacy-stored-address = Not your network address itself. It is known while you are connected, and counted so that nobody can flood the server; it is stored only if it was banned for abuse. For seven days the server keeps, with your seat, a code computed from it: with that, a player who abuses others can be banned although nobody has read their address.
privacy-kept = How long it is kept
privacy-kept-lobby =
    { $days ->
        [one] A table whose game has not begun: one day after the last visit of a player.
       *[other] A table whose game has not begun: { $days } days after the last visit of a player.
    }
privacy-kept-playing =
    { $days ->
        [one] A game that is not over: one day after the last visit of a player.
       *[other] A game that is not over: { $days } days after the last visit of a player.
    }
privacy-kept-over =
    { $days ->
        [one] A finished game: one day after the last visit of a player.
       *[other] A finished game: { $days } days after the last visit of a player.
    }
privacy-kept-closed =
    { $days ->
        [one] A table that whoever runs this server has closed: one day after that.
       *[other] A table that whoever runs this server has closed: { $days } days after that.
    }
privacy-kept-playing-always = A game that is not over: until whoever runs this server deletes it.
privacy-kept-over-always = A finished game: until whoever runs this server deletes it.
privacy-kept-closed-always = A table that whoever runs this server has closed: until they delete it.
privacy-kept-reported = A table about which there is an open report: up to 30 days longer.
privacy-kept-backups = Backups may hold all of it for longer.
privacy-seen = Who can see it
privacy-seen-table = Everybody at your table, and everybody with the link to watch it, sees your name and what you do. Players read what players say.
privacy-seen-public = Anybody finds a public table, with the names at it.
privacy-seen-over = When a game is over, those at the table also see what was hidden.
privacy-seen-report = Whoever runs this server reads the chat of a table if somebody there has reported it, and each reading is logged.
privacy-seen-runner = Whoever runs this server could see everything that is stored, your cards too.
privacy-seen-calls = Calls go through your browser’s own service, encrypted for your device. They say who waits at which table, and nothing about the cards.
privacy-device = What your device keeps
privacy-device-kept = The browser keeps the links to your seats, your name and your preferences for this page. If you delete the data of this page in the browser, they are gone.
privacy-deleted = Having something deleted
privacy-deleted-how = Whoever runs this server can delete a whole table, or what belongs to your seat. The link to your seat shows that it is yours.
