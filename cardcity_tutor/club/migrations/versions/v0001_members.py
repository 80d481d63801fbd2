"""Members, their progress, saved games and results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "members",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("joined", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_members"),
        sa.UniqueConstraint("folded", name="uq_members_folded"),
    )
    op.create_table(
        "progress",
        sa.Column("member_id", sa.Integer, nullable=False),
        sa.Column("pack", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("member_id", "pack", name="pk_progress"),
        sa.ForeignKeyConstraint(
            ["member_id"], ["members.id"], ondelete="CASCADE", name="fk_progress_member_id"
        ),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("member_id", sa.Integer, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("way", sa.String(120), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("updated", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["member_id"], ["members.id"], ondelete="CASCADE", name="fk_games_member_id"),
    )
    op.create_index("ix_games_member_updated", "games", ["member_id", "updated"])
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("member_id", sa.Integer, nullable=False),
        sa.Column("way", sa.String(120), nullable=False),
        sa.Column("source", sa.String(10), nullable=False),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rank", sa.String(40), nullable=False),
        sa.Column("opponents", sa.JSON, nullable=False),
        sa.Column("once", sa.String(64), nullable=True),
        sa.Column("played", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["member_id"], ["members.id"], ondelete="CASCADE", name="fk_results_member_id"
        ),
        sa.UniqueConstraint("member_id", "once", name="uq_results_member_once"),
    )
    op.create_index("ix_results_way_member", "results", ["way", "member_id"])


def downgrade() -> None:
    """Take them away."""
    for name in ("results", "games", "progress", "members"):
        op.drop_table(name)
