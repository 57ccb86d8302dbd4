"""Advice about districts, one module each."""
