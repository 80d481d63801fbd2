"""The engine of Design Town: the standard library only."""
