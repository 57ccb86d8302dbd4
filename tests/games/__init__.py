"""Golden games: recorded games that must replay to the same events and scores (see README.md)."""
