"""When the server was up: clocks stand still while it is away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for uptimes."""
    op.create_table(
        "uptimes",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("uptimes")
