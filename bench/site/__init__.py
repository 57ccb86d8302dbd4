"""Measurements of the static site: size, loading time and speed of the bots."""
