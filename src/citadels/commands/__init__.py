"""The commands of the command line. :mod:`citadels.cli` imports a command's module when it is typed."""
