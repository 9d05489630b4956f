"""What everybody saw of a match that is over, so that it can be looked at under other rules too."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "showings",
        sa.Column(
            "match_id",
            sa.Text,
            sa.ForeignKey("matches.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("viewers", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("showings")
