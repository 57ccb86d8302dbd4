"""Tables on one device, without a server: the same tables, in the Python of a browser.

The page talks to them as it talks to a server, with HTTP-like requests and sockets. What only the browser has
is passed in as functions: a database, a second worker for slow bots, and a download of the network's weights.
"""
