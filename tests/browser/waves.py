"""The parts of the page as they are asked for, each wave once the one before is there."""

from collections.abc import Callable

from playwright.sync_api import Route

from tests.browser.visitor import Visitor

KINDS = ("script", "stylesheet")
IDLE = "new Promise((then) => requestIdleCallback(() => then(0), { timeout: 1000 }))"


class Waves:
    """Holds whatever the page asks for until it is let through or lost."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._held: list[Route] = []
        self._losing = False
        self.lost = 0
        """How many parts did not come."""
        visitor.context.route("**/*", self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.resource_type not in KINDS:
            route.continue_()
        elif self._losing:
            self._drop(route)
        else:
            self._held.append(route)

    def _drop(self, route: Route) -> None:
        self.lost += 1
        route.abort()

    def pass_on(self) -> None:
        """Let the next wave through."""
        self._come()
        for route in self._taken():
            route.continue_()

    def until(self, seen: Callable[[], bool]) -> None:
        """Let waves through until something is to be seen, and no more."""
        while not seen():
            self._visitor.until(lambda: seen() or len(self._held) > 0)
            self._settle()
            if not seen():
                self.pass_on()

    def lose(self) -> None:
        """Lose the next wave, and whatever comes after it until everything is found again."""
        self._come()
        self._losing = True
        for route in self._taken():
            self._drop(route)

    def _come(self) -> None:
        """Until a wave has come, and all of it."""
        self._visitor.until(lambda: len(self._held) > 0)
        self._settle()

    def _settle(self) -> None:
        """Until the page has asked for all that it now knows it needs."""
        before = -1
        while len(self._held) > before:
            before = len(self._held)
            self._visitor.page.evaluate(IDLE)

    def _taken(self) -> list[Route]:
        taken, self._held = self._held, []
        return taken
