"""What administrators do with a database: administration, backups and retention."""
