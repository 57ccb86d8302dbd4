"""What the command analyse has found: in words, as JSON, and as a page."""
