"""The report of a study: its words, its plots, and the page that holds them."""
