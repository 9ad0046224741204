"""No network while something runs, and what tried all the same."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_WATCHED = ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto", "socket.bind")
_tried: list[str] | None = None
_one = threading.Lock()
_listening = False


@contextmanager
def no_network() -> Iterator[list[str]]:
    """Refuse every connection and look-up of a name; gives the list of what tried.

    What tries gets an OSError. Only what goes through Python's own sockets is seen. One at a time.
    """
    global _listening, _tried
    with _one:
        if not _listening:
            # An audit hook cannot be taken off again: it stays, and does nothing outside.
            sys.addaudithook(_heard)
            _listening = True
        tried: list[str] = []
        _tried = tried
        try:
            yield tried
        finally:
            _tried = None


def _heard(event: str, arguments: tuple[object, ...]) -> None:
    if _tried is not None and event in _WATCHED:
        _tried.append(f"{event} {arguments[1:] if event.startswith('socket.c') else arguments}")
        raise OSError(f"no network here: {event}")
