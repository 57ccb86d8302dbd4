"""Fuzzing of a table server with malformed, stale, foreign, out-of-turn and hostile messages."""
