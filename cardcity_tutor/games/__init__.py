"""The games of the tutor, one package each."""
