"""The game as small whole numbers: what a player may see as a row of bytes, and all actions in one list.

It needs nothing but this package. ``citadels.research`` offers the same to learners, as arrays.
"""
