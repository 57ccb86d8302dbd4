"""Version 0.1.0, built from its commit beside the present tree: the measure of speed and strength."""
