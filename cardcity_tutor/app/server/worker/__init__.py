"""A worker: a process that holds many visits. Run as ``python -m cardcity_tutor.app.server.worker FD NOTEBOOK``.

Only the server starts it, and speaks with it over the socket FD in `frames`.
"""
