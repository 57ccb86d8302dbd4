"""Malformed, stale, foreign, out-of-turn and hostile messages: none may break a table server."""
