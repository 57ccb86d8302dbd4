"""What is told at tables whose hidden cards differ: whoever may not know must not be able to tell."""
