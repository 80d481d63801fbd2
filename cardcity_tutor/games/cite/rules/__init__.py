"""The rules of Cité: the standard library only."""
