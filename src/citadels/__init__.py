"""The card game Citadels by Bruno Faidutti: an unofficial rules engine."""

from citadels.version import __version__

__all__ = ["__version__"]
