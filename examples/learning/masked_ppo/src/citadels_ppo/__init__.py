"""Train MaskablePPO of sb3-contrib on the First Game for four, and play it as a bot."""
