# The page about privacy. $days is a number of days, and $contact how whoever runs the server is reached.

privacy-title = Privacy
privacy-lead = You need no account here, and no one tracks what you do elsewhere. There are no cookies, no advertisements and nothing from other websites.
privacy-who = Who runs this server
privacy-contact = For questions about this server and what it stores, contact: { $contact }
privacy-no-contact = The administrator of this server has not said how to reach them. Ask the person who gave you the link.
privacy-stored = What is stored here
privacy-stored-name = The name you enter, which can be any name.
privacy-stored-game = The tables you create, and every move in a game with its outcome.
privacy-stored-chat = What you say in the chat, with your name and the time.
privacy-stored-report = If you report a table: what you write about it, with your seat and the time.
privacy-stored-link = For every link to a seat, a value that identifies it, but not the link itself.
privacy-stored-seat = Until the game is over, with your seat: a code computed from the network address from which you took it, so that no one can take all the seats at a table.
privacy-stored-device = If you asked for notifications while the page is closed: the address that your browser’s service gave this device, and its keys.
privacy-stored-address = Not your network address itself. The server knows it while you are connected and counts requests by it, so that no one can flood the server. It is stored only if it was banned for abuse. For seven days the server keeps, with your seat, a code computed from it. With that code, a player who abuses others can be banned without anyone having read their address.
privacy-kept = How long it is kept
privacy-kept-lobby =
    { $days ->
        [one] A table whose game has not started: one day after the last visit by a player.
       *[other] A table whose game has not started: { $days } days after the last visit by a player.
    }
privacy-kept-playing =
    { $days ->
        [one] A game in progress: one day after the last visit by a player.
       *[other] A game in progress: { $days } days after the last visit by a player.
    }
privacy-kept-over =
    { $days ->
        [one] A finished game: one day after the last visit by a player.
       *[other] A finished game: { $days } days after the last visit by a player.
    }
privacy-kept-closed =
    { $days ->
        [one] A table that the administrator has closed: one day after it was closed.
       *[other] A table that the administrator has closed: { $days } days after it was closed.
    }
privacy-kept-playing-always = A game in progress: until the administrator deletes it.
privacy-kept-over-always = A finished game: until the administrator deletes it.
privacy-kept-closed-always = A table that the administrator has closed: until the administrator deletes it.
privacy-kept-reported = A table with an open report: up to 30 days longer.
privacy-kept-backups = Backups may keep all of this for longer.
privacy-seen = Who can see it
privacy-seen-table = Everyone at your table, and everyone with the link to watch it, sees your name and what you do. Only players can read the players’ chat.
privacy-seen-public = Anyone can find a public table and see who is sitting at it.
privacy-seen-over = When a game is over, everyone at the table also sees what was hidden.
privacy-seen-report = The administrator may read a table’s chat only if someone there has reported the table, and every reading is logged.
privacy-seen-runner = The administrator is technically able to see everything that is stored, including your cards.
privacy-seen-calls = Notifications go through your browser’s own service, encrypted for your device. They say who is waiting at which table, and nothing about the cards.
privacy-device = What your device keeps
privacy-device-kept = The browser keeps the links to your seats, your name and your preferences for this page. If you delete this page’s data in the browser, they are gone.
privacy-deleted = Having your data deleted
privacy-deleted-how = The administrator can delete a whole table, or what belongs to your seat. The link to your seat proves that it is yours.
