"""The rulebook of Design Town as data: rules, rulings, worked examples, and the numbers on the cards."""
