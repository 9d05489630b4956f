"""A cable between a browser and a server that can be pulled out, or go dead without a word."""

import contextlib
import socket
import threading


class Cable:
    """Carries bytes to a port of this machine and back, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._whole = True
        self._silent: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def deaden(self) -> None:
        """What is open stays open, and nothing comes through it any more, nor a new line."""
        with self._lock:
            self._whole = False
            self._silent |= self._open

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                if one not in self._silent:
                    other.sendall(data)
        with self._lock, contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> "Cable":
        return self

    def __exit__(self, *_: object) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        with self._lock:
            for end in self._open:
                end.close()
