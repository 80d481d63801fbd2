"""The pages of the app, one module each, imported when its page is first opened.

A module has ``open_page(visit, query)``, which makes the view, and may have ``turn_to(view, query)``, which shows
something else on a view that is there already, and ``turn_back(view)``, which is called when the menu's entry of the
open page is chosen. Each may raise a ``TutorError``: the visitor is told.
"""
