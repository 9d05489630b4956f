"""Which match a table repeats, and how often something has happened to everybody's eyes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("repeats", sa.Text))
    op.create_index("ix_matches_repeats", "matches", ["repeats"])
    moments = sa.Column("moments", sa.Integer, nullable=False, server_default="0")
    op.add_column("matches", moments)


def downgrade() -> None:
    op.drop_column("matches", "moments")
    op.drop_index("ix_matches_repeats", "matches")
    op.drop_column("matches", "repeats")
