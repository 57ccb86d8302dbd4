"""Positions saved by every release, which later ones must be able to play on."""
