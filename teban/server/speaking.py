"""What a WebSocket lets through, and how long the other end may take to read."""

from asyncio import Transport

from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from teban.server.counted import Counted
from teban.server.house import House
from teban.server.reading import ReadInTime
from teban.server.settings import Settings

CLOSING_SECONDS = 2.0
"""So long somebody who was sent away may take to hang up: they hold a place meanwhile."""


def speaking(app: Litestar, settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """A WebSocket whose other end has so long to read, and writes text where it says so."""

    class Speaking(ReadInTime, Counted, WebSocketsSansIOProtocol):
        read_seconds = settings.answer_seconds

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            transport.set_write_buffer_limits()
            self.close_timeout = CLOSING_SECONDS
            house: House = app.state.house
            self.take_place(house.limits)

        def send_receive_event_to_app(self) -> None:
            text = self.curr_msg_data_type == "text" and not self.close_sent
            if text and not _is_text(b"".join(self.frames)):
                # Left to itself it writes a traceback into the log, whoever sends it and how often.
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            else:
                super().send_receive_event_to_app()

        def handle_parser_exception(self) -> None:
            house: House = app.state.house
            house.metrics.count_refusal("websocket")
            super().handle_parser_exception()

    return Speaking


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
