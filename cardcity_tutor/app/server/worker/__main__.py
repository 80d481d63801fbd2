"""The process of a worker."""

import socket
import sys
from pathlib import Path

from .process import run

run(socket.socket(fileno=int(sys.argv[1])), Path(sys.argv[2]))
