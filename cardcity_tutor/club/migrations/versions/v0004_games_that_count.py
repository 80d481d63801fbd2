"""Games that count: the member's seat, and how often the club has taken the game on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that were saved before count for nobody: the club has not dealt them."""
    op.add_column("games", sa.Column("seat", sa.Integer, nullable=True))
    op.add_column("games", sa.Column("step", sa.Integer, nullable=True))
    op.execute("UPDATE games SET step = 0")
    # SQLite cannot change a column: Alembic makes the table anew and carries the rows over.
    with op.batch_alter_table("games") as games:
        games.alter_column("step", existing_type=sa.Integer, nullable=False)


def downgrade() -> None:
    """Without either."""
    with op.batch_alter_table("games") as games:
        games.drop_column("step")
        games.drop_column("seat")
