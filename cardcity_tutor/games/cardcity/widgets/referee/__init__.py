"""The referee without a browser: a real table copied card by card, what is wrong with it, what it earns and scores.

``table`` holds the cities, ``checking`` plays cards and ``copying`` notes those that lie, ``stock`` counts the box and its
clouds, ``objections`` says what the rules have against a table, ``counting`` tells what grows, what each earns and who
wins, ``saving`` writes all of it into one file; ``scene`` and ``growth`` show it.
"""
