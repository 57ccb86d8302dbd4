"""Compare speed and strength with version 0.1.0, built from its commit beside the present tree."""
