"""Kills, lost replies, restarts and full disks under a table server: nothing may be lost by them."""
