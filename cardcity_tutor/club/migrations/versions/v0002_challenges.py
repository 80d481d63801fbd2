"""The challenge of the day; when a member was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """A new table, and a new column: who joined was seen at that moment."""
    op.create_table(
        "challenges",
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("member_id", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("updated", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("day", "member_id", name="pk_challenges"),
        sa.ForeignKeyConstraint(
            ["member_id"], ["members.id"], ondelete="CASCADE", name="fk_challenges_member_id"
        ),
    )
    op.add_column("members", sa.Column("seen", _MOMENT, nullable=True))
    op.execute("UPDATE members SET seen = joined")
    # SQLite cannot change a column: Alembic makes the table anew and carries the rows over.
    with op.batch_alter_table("members") as members:
        members.alter_column("seen", existing_type=_MOMENT, nullable=False)


def downgrade() -> None:
    """Without either."""
    with op.batch_alter_table("members") as members:
        members.drop_column("seen")
    op.drop_table("challenges")
