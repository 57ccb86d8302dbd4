"""The game as integers: observations are rows of bytes, and actions are indexes into one list.

This package needs no third-party packages. :mod:`citadels.research` offers the same as numpy arrays.
"""
