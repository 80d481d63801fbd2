"""Following a stage on one's own phone: a small page that shows what the projector shows, and takes nothing.

The kernel of the stage sends each picture to ``<base>/follow/api``; phones fetch it from ``<base>/s/<code>`` by short
polling. Without a kernel, a login or a socket of their own, thirty phones cost what one visitor does.
"""
