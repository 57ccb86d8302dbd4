"""The page without a server: what it weighs, how soon it plays, how fast it thinks."""
