"""Seats that other members sign, tables of the referee, and the game behind a result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Results that are there already know no game."""
    op.add_column("games", sa.Column("kind", sa.String(10), nullable=True))
    op.execute("UPDATE games SET kind = 'played'")
    with op.batch_alter_table("games") as games:
        games.alter_column("kind", existing_type=sa.String(10), nullable=False)
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("member_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("word", sa.String(32), nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "member_id", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["member_id"], ["members.id"], name="fk_seats_member_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_member_id", "seats", ["member_id"])
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("game_id", sa.Integer, nullable=True))
        results.create_foreign_key("fk_results_game_id", "games", ["game_id"], ["id"], ondelete="SET NULL")
    op.create_index("ix_results_game_id", "results", ["game_id"])


def downgrade() -> None:
    """Without them; tables of the referee, which hold no record, go."""
    op.drop_index("ix_results_game_id", "results")
    with op.batch_alter_table("results") as results:
        results.drop_constraint("fk_results_game_id", type_="foreignkey")
        results.drop_column("game_id")
    op.drop_table("seats")
    op.execute("DELETE FROM games WHERE kind <> 'played'")
    with op.batch_alter_table("games") as games:
        games.drop_column("kind")
