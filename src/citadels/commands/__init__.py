"""What the commands of the command line do, one module each; :mod:`citadels.cli` reads the arguments."""
