"""The commands of the command line, one module each; :mod:`citadels.cli` reads their arguments."""
