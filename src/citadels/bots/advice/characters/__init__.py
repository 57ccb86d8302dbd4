"""Advice about characters, one module each."""
