"""Settings and limits of a server, and where their values come from."""
