"""Pages that stand alone, and the browser that prints them."""
