"""How Cloud City is shown and spoken of."""
