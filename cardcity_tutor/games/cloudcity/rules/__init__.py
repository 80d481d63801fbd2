"""The engine of Cloud City: the standard library only."""
