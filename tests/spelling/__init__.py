"""Spelling and typography of everything the tutor says, in both languages.

``python -m tests.spelling FILE…`` prints what is wrong in these files, or in all of them when none is named.
A word that is right although no dictionary has it (a name, a term of the game, a unit) goes into
``allowed-fr.txt`` or ``allowed-en.txt``, in its alphabetical place.
"""
