"""Misconceptions, exercises and puzzles of Cité."""
