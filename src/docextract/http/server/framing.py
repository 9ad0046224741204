"""Where a request ends, told in one way only."""

from __future__ import annotations

import re

import h11
from h11._receivebuffer import ReceiveBuffer

_FRAMING = {b"content-length", b"transfer-encoding"}
_VERSIONS = (b"1.0", b"1.1")
_LOOSE = re.compile(
    rb"(?<!\r)\n|\r(?!\n)"  # a line that ends in half of a line end
    rb"|\n[ \t]"  # a field that goes on in the next line
    rb"|(?i:\ncontent-length:)(?:[^\r]*,|(?s:.*)(?i:\ncontent-length:))"  # a length told twice
    rb"|(?i:\n(?:content[^-]length|transfer[^-]encoding)):"  # what some other program takes for either
)
_CHUNK = re.compile(rb"[0-9A-Fa-f]{1,16}\r\n")


class StrictBuffer(ReceiveBuffer):
    """What h11 has received and not read yet. What h11 is lenient with, and another program in between may read
    otherwise, is refused: it parses nothing, and looks at lines just before h11 does."""

    def __init__(self) -> None:
        super().__init__()
        self._heads = False

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """The lines of headers or trailers, if they have come.

        Raises:
            h11.RemoteProtocolError: they could be read in two ways.
        """
        self._heads = True
        try:
            return super().maybe_extract_lines()
        finally:
            self._heads = False

    def maybe_extract_next_line(self) -> bytearray | None:
        """The line before a chunk, if it has come.

        Raises:
            h11.RemoteProtocolError: there is more in it than a size.
        """
        line = super().maybe_extract_next_line()
        if line is not None and not _CHUNK.fullmatch(line):
            raise h11.RemoteProtocolError("a chunk begins with more than its size")
        return line

    def _extract(self, count: int) -> bytearray:
        taken = super()._extract(count)
        if self._heads and _LOOSE.search(taken):
            raise h11.RemoteProtocolError("the headers can be read in two ways")
        return taken


class StrictConnection(h11.Connection):
    """An h11 connection of a server that takes no request whose end could be read in two ways.

    RFC 9112, 2.2, 5.2, 6.1, 6.3 and 7.1: bare line feeds, folded lines, a length that is told twice or stands beside a
    transfer coding, a transfer coding in HTTP/1.0 and extensions of chunks may be attempts to hide a second request in
    the body of the first.
    """

    def __init__(self, our_role: type[h11.SERVER], max_incomplete_event_size: int) -> None:
        super().__init__(our_role, max_incomplete_event_size)
        self._receive_buffer = StrictBuffer()

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next event, as h11 finds it.

        Raises:
            h11.RemoteProtocolError: what came is no valid HTTP, or ends in two ways.
        """
        event = super().next_event()
        if isinstance(event, h11.Request):
            if event.http_version not in _VERSIONS:
                raise h11.RemoteProtocolError("neither HTTP/1.0 nor HTTP/1.1")
            told = _FRAMING.intersection(name for name, _ in event.headers)
            if len(told) == 2 or (b"transfer-encoding" in told and event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("the end of the body is told in two ways")
        return event
