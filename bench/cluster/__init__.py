"""Tests of several servers on one PostgreSQL behind HAProxy: faults, load and upgrades."""
