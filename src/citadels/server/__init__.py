"""The web table: tables, seats, storage, sockets. Start with :func:`citadels.server.app.create_app`."""
