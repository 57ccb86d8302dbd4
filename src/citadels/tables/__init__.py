"""Tables: the game and its players, presence, messages, clocks, bots, chat.

Nothing here knows about sockets, databases or processes: the host of a table gives it storage and time
(:class:`citadels.tables.host.Host`), so that the same table runs on a server and in a browser.
"""
