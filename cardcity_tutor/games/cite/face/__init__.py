"""How Cité is shown and spoken of."""
