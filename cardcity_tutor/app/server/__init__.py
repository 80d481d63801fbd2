"""The server's side of the app: Voilà made into a house for many visitors, the club's counter, the host's page.

Nothing of it is imported in a visitor's kernel, except `kernel`, which starts one.
"""
