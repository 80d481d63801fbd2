"""Card City XL and Card City 2012: rules that explain themselves, and a course to learn them."""

__version__ = "0.1.0"
