"""The referee without a browser: a real table copied card by card, what is wrong with it, what it earns and scores.

``table`` holds the cities and what can be done to them, ``objections`` says what the rules have against them,
``counting`` tells what grows, what each earns and who wins, ``saving`` writes all of it into one file, ``scene`` shows it.
"""
