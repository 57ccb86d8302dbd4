"""The findings of the command analyse: in words, as JSON, and as a page."""
