"""A server that runs until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from ...models.service_limits import ServiceLimits
from ...service.metrics import Metrics
from . import descriptors
from .connection import Connection
from .crowd import ACCEPTED_AT_ONCE, Crowd
from .repeats import Repeats

_BACKLOG = 1024
_SHUTDOWN_SECONDS = 60
_OLD = 50
_METRICS_CONNECTIONS = 16
_METRICS_SECONDS = 5
_FAULTS = ("asyncio", "uvicorn.error", "docextract.http.connections")


class Config(uvicorn.Config):
    """Uvicorn's settings, and what its connections share."""

    def __init__(self, app: ASGIApp, limits: ServiceLimits, *, host: str, port: int, proxy: str | None) -> None:
        self.limits = limits
        self.crowd = Crowd(limits, descriptors.allowed())
        super().__init__(
            app,
            host=host,
            port=port,
            loop="asyncio",
            http=Connection,
            ws="none",
            backlog=ACCEPTED_AT_ONCE,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        )


class Server(uvicorn.Server):
    """Uvicorn's server."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._crowd = config.crowd

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen. More may wait to be accepted than are accepted at once, which the backlog says to asyncio."""
        asyncio.get_running_loop().set_exception_handler(self._fault)
        # Looking for garbage holds up all that are answered: what is loaded by now stays, and is not looked through
        # again; connections are no garbage, and all else that has become old is looked through more seldom.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], _OLD)
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                with listening.dup() as same:
                    same.listen(_BACKLOG)

    def _fault(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        fault = context.get("exception")
        if isinstance(fault, OSError) and fault.errno in (errno.EMFILE, errno.ENFILE):
            self._crowd.relieve()
        else:
            loop.default_exception_handler(context)


def serve(
    app: ASGIApp,
    limits: ServiceLimits,
    *,
    host: str,
    port: int,
    proxy: str | None = None,
    metrics: Metrics | None = None,
    metrics_at: tuple[ASGIApp, str, int] | None = None,
) -> None:
    """Serve an application until a signal says to stop; requests under way are finished first.

    Args:
        app: what :func:`docextract.http.create_app` made.
        limits: its limits, of which those of connections hold here.
        host: address to listen on.
        port: 0 is any free one.
        proxy: address of a proxy whose X-Forwarded-For says who the client is.
        metrics: what connections and descriptors are told to.
        metrics_at: an application for an address of its own, and that address.
    """
    repeats = Repeats()
    for name in _FAULTS:
        logging.getLogger(name).addFilter(repeats)
    config = Config(app, limits, host=host, port=port, proxy=proxy)
    if metrics is not None:
        metrics.gauge("connections", "Connections that are open.", lambda: len(config.crowd))
        metrics.gauge("descriptors", "Descriptors that the process has open.", lambda: descriptors.used() or 0)
    with contextlib.ExitStack() as beside:
        if metrics_at is not None:
            beside.enter_context(_beside(*metrics_at, replace(limits, connections=_METRICS_CONNECTIONS)))
        with contextlib.suppress(KeyboardInterrupt):
            Server(config).run()


@contextlib.contextmanager
def _beside(app: ASGIApp, host: str, port: int, limits: ServiceLimits) -> Iterator[None]:
    """Another server, in a thread of its own."""
    server = Server(Config(app, limits, host=host, port=port, proxy=None))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.should_exit = True
        thread.join(_METRICS_SECONDS)
