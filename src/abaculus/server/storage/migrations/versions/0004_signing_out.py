"""Signing out: sessions that were ended, and the epochs of guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for sessions that were ended. Cookies made so far belong to the first epoch."""
    op.add_column("guests", sa.Column("epoch", sa.String(16), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("signed_out", sa.BigInteger))
    op.create_index("ix_guests_signed_out", "guests", ["signed_out"])
    op.create_table(
        "ended_sessions",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("session", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("ended_sessions")
    op.drop_index("ix_guests_signed_out", "guests")
    op.drop_column("guests", "signed_out")
    op.drop_column("guests", "epoch")
