"""The command line: ``cardcity-tutor serve | inspect | simulate | replay | export | lessons | notebooks``.

A module for each command, which offers ``add_options`` and ``run``. Everything it says, help included, comes from the
catalogues in the language asked for (``--lang``, else the environment's, else French). Errors are one sentence on
standard error and exit status 2; no traceback, no half file.
"""

from .errors import sentence
from .program import COMMANDS, WRONG, main

__all__ = ["COMMANDS", "WRONG", "main", "sentence"]
