"""How the table server does under load."""
