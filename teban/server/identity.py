"""Who somebody is: a guest's signed token, and the token of one seat for a bot."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b

from teban.server.storage.values import Person


class Signer:
    """Makes and checks tokens. The secret is the server's, and survives restarts with its data."""

    def __init__(self, secret: str) -> None:
        self._key = blake2b(secret.encode(), digest_size=32).digest()

    def token(self, person: Person) -> str:
        """What a person shows to be recognised."""
        text = f"{person.id}.{person.token_version}"
        return f"{text}.{self._sign(text)}"

    def person_of(self, token: str) -> tuple[str, int] | None:
        """The id and token version in a token that this server signed."""
        text, _, signature = token.rpartition(".")
        person, _, version = text.rpartition(".")
        if not person or not version.isascii() or not version.isdigit():
            return None
        signed = hmac.compare_digest(signature.encode(), self._sign(text).encode())
        return (person, int(version)) if signed else None

    def claimed(self, token: str) -> str | None:
        """Whose token it is, if it was signed here: for counting, not for letting in."""
        found = self.person_of(token)
        return found[0] if found else None

    def _sign(self, text: str) -> str:
        digest = blake2b(text.encode(), key=self._key, digest_size=18).digest()
        return urlsafe_b64encode(digest).decode()


def new_seat_token() -> str:
    """For whoever is to play one seat of one match."""
    return "seat-" + secrets.token_urlsafe(18)


def hashed(token: str) -> str:
    """What is stored of a seat's token."""
    return blake2b(token.encode(), digest_size=24).hexdigest()
