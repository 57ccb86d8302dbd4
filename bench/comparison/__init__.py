"""Compare random play with the games of other packages: ``python -m bench.comparison --help``."""
