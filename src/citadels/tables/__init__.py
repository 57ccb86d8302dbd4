"""What a table does: the game and its people, what they are told, clocks, bots' turns, chat.

Nothing here knows sockets, a database or processes: whoever runs a table gives it storage, time and people
(:class:`citadels.tables.host.Host`), so that the same table runs on a server and in a browser.
"""
