"""What plays and counts, whatever the game: games between bots by the thousand, and what their tables say."""
