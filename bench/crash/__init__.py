"""Fault injection on a table server: kills, lost replies, restarts and full disks must lose nothing."""
