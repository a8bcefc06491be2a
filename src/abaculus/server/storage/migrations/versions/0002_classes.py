"""Classes and their pupils."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for classes."""
    op.create_table(
        "classes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("teacher", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_classes_teacher", "classes", ["teacher"])
    op.create_table(
        "pupils",
        sa.Column("code", sa.String(8), sa.ForeignKey("classes.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code", "number", "seat", name="one_pupil_a_seat"),
    )
    op.create_index("ix_pupils_guest", "pupils", ["guest"])


def downgrade() -> None:
    """Take them away."""
    for name in ("pupils", "classes"):
        op.drop_table(name)
