"""One connection: h11 reads it as Uvicorn lets it, and it has so much time, in and out, and no more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...errors import DocextractError, InvalidRequestError, RequestTimeoutError
from ..frame import STANDING, Standing, answer_of, new_request_id, note_access
from ..transit import MEGABYTE
from .framing import StrictConnection

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from .run import Config

HEADER_BYTES = 16 * 1024
_LINGER_SECONDS = 1.0


class Connection(H11Protocol):
    """Uvicorn's connection with deadlines.

    It waits while no request is under way: from the first moment to the end of the headers, and from an answer to the
    end of the next ones. What it waits for has its seconds in all, however the bytes of it are spread. An answer is to
    be taken as a body is to be sent. Bodies have their time from ``Transit``.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._standing = Standing(on_refused=lambda: config.crowd.refuse(self))
        super().__init__(config, server_state, {**app_state, STANDING: self._standing}, _loop)
        self.conn = StrictConnection(h11.SERVER, HEADER_BYTES)
        self._crowd = config.crowd
        self._limits = config.limits
        self._waits = False
        self._ended = False
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    @property
    def spare(self) -> bool:
        """Whether nobody loses an answer where it is closed now."""
        return (self._waits or self._standing.refused) and not self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Close at once."""
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come."""
        super().connection_made(transport)
        self._standing.over = self._crowd.enter(self)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._crowd.leave(self)
        for timer in (self._deadline, self._taking):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)
        # Nothing leads back here any more: it is gone at once, and not when garbage is looked for, which takes long.
        self._standing.on_refused = None
        self.cycle = None  # type: ignore[assignment]
        own = getattr(self.transport, "__dict__", {})
        if "_read_ready_cb" in own:  # asyncio's own way back
            own["_read_ready_cb"] = None

    def data_received(self, data: bytes) -> None:
        """More of a request; after a refusal nothing is looked at any more."""
        if not self._ended:
            super().data_received(data)

    def handle_events(self) -> None:
        """Go on with what has come."""
        super().handle_events()
        self._look()

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._standing.refused = False
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no valid HTTP."""
        self._refuse(InvalidRequestError("The request is no valid HTTP, or ends in two ways.", field="request"))

    def pause_writing(self) -> None:
        """The answer is not taken as fast as it is written."""
        super().pause_writing()
        self._watch_taking()

    def resume_writing(self) -> None:
        """Most of the answer is taken."""
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()

    def _look(self) -> None:
        """Whether a request is under way now."""
        waits = self.cycle is None or self.cycle.response_complete
        if waits and not self._waits:
            self._crowd.wait(self)
            self._allow(self._limits.header_seconds)
        elif self._waits and not waits:
            self._crowd.work(self)
            if self._deadline is not None:
                self._deadline.cancel()
        self._waits = waits

    def _allow(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """The time is over for headers, or for the end of an answer to be taken."""
        if self.flow.write_paused:
            self._allow(self._limits.header_seconds)  # an answer is still being taken, and that has its own time
        elif self._ended or self.transport.is_closing():
            self.transport.abort()
        elif self.conn.trailing_data[0]:
            seconds = self._limits.header_seconds
            self._refuse(
                RequestTimeoutError(
                    f"The headers took longer than {seconds:g} seconds.", limit="headerSeconds", max=seconds
                )
            )
        else:
            self.transport.close()
            self._allow(_LINGER_SECONDS)

    def _refuse(self, error: DocextractError) -> None:
        """Answer with an error where an answer can still begin, take nothing more, and close."""
        self._ended = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        request_id = new_request_id()
        status, headers, body = answer_of(error, closing=True)
        headers = [*self.server_state.default_headers, *headers, (b"x-request-id", request_id)]
        for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        note_access(request_id, status)
        # Closed with bytes unread, the system would take the answer back: what still comes is thrown away first.
        with contextlib.suppress(OSError):  # the client may have gone
            self.transport.write_eof()
        self.flow.resume_reading()
        self._allow(_LINGER_SECONDS)

    def _watch_taking(self) -> None:
        """So much of what is written is to be gone within the time of a megabyte."""
        size = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() > max(0, size - MEGABYTE):
                self.transport.abort()
            else:
                self._watch_taking()

        self._taking = self.loop.call_later(self._limits.body_seconds, look)
