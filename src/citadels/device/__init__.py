"""Tables on one device, without a server: the same tables, in the Python of a browser.

The page talks to them as it talks to a server: requests with an address and a body, and sockets. What a
browser has and its Python has not is handed in as functions: a database, a second worker to think in, and
what a network has learned.
"""
