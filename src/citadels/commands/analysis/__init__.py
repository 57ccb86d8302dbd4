"""The report of ``citadels analyze``: as text, JSON and HTML."""
