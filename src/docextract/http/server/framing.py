"""Where a request ends, told in one way only."""

from __future__ import annotations

import h11

_FRAMING = {b"content-length", b"transfer-encoding"}


class StrictConnection(h11.Connection):
    """An h11 connection of a server that takes no request whose end could be read in two ways.

    RFC 9112, 6.1 and 6.3: a length beside a transfer coding, or a transfer coding in HTTP/1.0, may be an attempt to
    hide a second request in the body of the first.
    """

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next event, as h11 finds it.

        Raises:
            h11.RemoteProtocolError: what came is no valid HTTP, or ends in two ways.
        """
        event = super().next_event()
        if isinstance(event, h11.Request):
            told = _FRAMING.intersection(name for name, _ in event.headers)
            if len(told) == 2 or (b"transfer-encoding" in told and event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("the end of the body is told in two ways")
        return event
