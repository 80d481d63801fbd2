"""The web app as its visitors meet it, beside Voilà's own defaults with a bare widget, and Solara: `python -m benchmarks app`."""
