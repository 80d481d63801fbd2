"""What a projector shows: each show is a list of lines and the frames that reveal them, one key each."""
