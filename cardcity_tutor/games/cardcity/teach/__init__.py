"""What a teacher of the game knows: exercises, typical mistakes, puzzles."""
