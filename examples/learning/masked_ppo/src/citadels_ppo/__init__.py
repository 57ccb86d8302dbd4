"""Masked PPO, of sb3-contrib, learns the First Game for four, and plays it as a bot."""
