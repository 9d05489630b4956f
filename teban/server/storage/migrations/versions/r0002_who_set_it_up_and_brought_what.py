"""Who set a match up, and what the players brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    # No foreign key: SQLite cannot add one to a table that is there.
    op.add_column("matches", sa.Column("creator", sa.Text))
    op.create_index("ix_matches_creator_state", "matches", ["creator", "state"])
    op.add_column("seats", sa.Column("private", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "private")
    op.drop_index("ix_matches_creator_state", "matches")
    op.drop_column("matches", "creator")
