"""What ./play and ./test are made of. Not part of the installed package."""
