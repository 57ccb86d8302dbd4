"""learned: plays by a network that has learned from games against itself and others."""
