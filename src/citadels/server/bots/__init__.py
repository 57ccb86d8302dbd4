"""Bot moves of a server: the pool, its queue, worker processes and remote workers."""
