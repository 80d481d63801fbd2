"""The tutor as a page in the browser, served by Voilà."""
