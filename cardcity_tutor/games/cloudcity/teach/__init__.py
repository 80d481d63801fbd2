"""What lessons of Cloud City are made of: misconceptions, positions, exercises and puzzles, all as questions to ``inspect``."""
