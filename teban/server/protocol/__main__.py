"""`python -m teban.server.protocol > docs/protocol.md`."""

from teban.server.protocol import generate

print(generate(), end="")
