"""The engine: what may be decided, what follows from it, what it counts for; pure functions on immutable values."""
