"""The database of a server: its schema, connections, migrations and storage."""
