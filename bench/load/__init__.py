"""Load tests of the table server."""
