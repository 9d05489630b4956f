"""The page about the protocol: `python -m teban.server.protocol > docs/protocol.md`.

Everything but the introduction is read from the messages and handlers themselves, and a test says
that the page is up to date.
"""

from teban.server.protocol.page import generate

__all__ = ["generate"]
