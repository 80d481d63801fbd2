"""What nicknames look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cardcity_tutor.club.nicknames import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new column, worked out from the nicknames; members who look alike keep theirs."""
    op.add_column("members", sa.Column("skeleton", sa.String(160), nullable=True))
    members = sa.table("members", sa.column("id"), sa.column("nickname"), sa.column("skeleton"))
    connection = op.get_bind()
    for number, nickname in connection.execute(sa.select(members.c.id, members.c.nickname)).all():
        mine = sa.update(members).where(members.c.id == number)
        connection.execute(mine.values(skeleton=skeleton(nickname)))
    with op.batch_alter_table("members") as table:
        table.alter_column("skeleton", existing_type=sa.String(160), nullable=False)
    op.create_index("ix_members_skeleton", "members", ["skeleton"])


def downgrade() -> None:
    """Without it."""
    op.drop_index("ix_members_skeleton", "members")
    with op.batch_alter_table("members") as table:
        table.drop_column("skeleton")
