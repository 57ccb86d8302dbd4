"""Several servers on one PostgreSQL: peers, ownership of tables and forwarding."""
