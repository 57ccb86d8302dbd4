"""Several servers on one PostgreSQL behind HAProxy: what faults, load and upgrades do to them."""
