"""Games between bots, one or a million: as records, or as a table with one row per player and game.

``simulate`` and ``play_record`` give records, ``Series`` and ``rows`` the table; both take any executor of
``concurrent.futures``. ``Store`` keeps a table in a file, so that a run that was stopped goes on where it was.
"""

from ...core.table import Cell, Column, Row
from .executors import Workers, cluster, processes, spread
from .games import Series, play_record, played, records, simulate
from .store import Store, read_rows
from .tables import rows, table, table_kind

__all__ = [
    "Cell",
    "Column",
    "Row",
    "Series",
    "Store",
    "Workers",
    "cluster",
    "play_record",
    "played",
    "processes",
    "read_rows",
    "records",
    "rows",
    "simulate",
    "spread",
    "table",
    "table_kind",
]
