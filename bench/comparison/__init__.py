"""Random play in the games of other packages, beside ours: ``python -m bench.comparison --help``."""
