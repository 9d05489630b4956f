"""Connections are counted from the first moment to the last, whatever comes of them."""

import asyncio
from contextlib import ExitStack

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from teban.server.limits import Limits, neighbourhood


class Counted(asyncio.Protocol):
    """A connection that takes one of so many places."""

    app: object
    """What answers, as the framework has wrapped it."""
    client: tuple[str, int] | None
    _place: ExitStack | None = None

    def take_place(self, limits: Limits) -> None:
        """Be counted; refused if there are too many, in all or from this address."""
        with ExitStack() as places:
            places.enter_context(limits.connections.place())
            host = self.client[0] if self.client else ""
            if not self._is_proxy(host):
                places.enter_context(limits.connections_of_address.place(neighbourhood(host)))
            self._place = places.pop_all()

    def give_place(self) -> None:
        """Be counted no longer."""
        if self._place is not None:
            self._place.close()
            self._place = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.give_place()
        super().connection_lost(exc)

    def _is_proxy(self, host: str) -> bool:
        """Whether many people come from there, whose own addresses it tells."""
        return isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts
