"""The code behind ./play and ./test. Not part of the installed package."""
