"""The HTML report of ``citadels study``: texts, plots and the page."""
