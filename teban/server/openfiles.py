"""How many connections the system lets this server have: each of them is an open file."""

import structlog
from msgspec import structs

from teban.server.settings import Settings

log = structlog.get_logger()

OWN = 128
"""Files beside the connections: the database, the page, the log."""
OF_A_WORKER = 4


def fitting(settings: Settings) -> Settings:
    """The settings, with fewer connections if there may be no more: nothing else must lack a file.

    As many files are asked for as this program may have without anybody's leave.
    """
    own = OWN + OF_A_WORKER * settings.workers
    needed = own + settings.tcp_connections
    may = _raised(needed)
    if may is None or may >= needed:
        return settings
    connections = max(1, may - own)
    log.warning(
        "fewer files may be open than TEBAN_TCP_CONNECTIONS needs",
        needed=needed,
        may=may,
        connections=connections,
    )
    return structs.replace(settings, tcp_connections=connections)


def _raised(needed: int) -> int | None:
    """So many files may be open from now on; None where nobody counts them."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows.
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems say that there is no limit, and still refuse to do without one.
    most = needed if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
