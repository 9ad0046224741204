"""``docextract serve``: the service over HTTP. Wants the extra ``http``."""

from __future__ import annotations

import argparse
import logging
import signal
import sys
from typing import Any

from ..errors import InvalidRequestError
from ..models.request import Options
from .database import add_database, for_writing
from .files import ISOLATIONS, add_grants
from .limits import add_limits, service_limits
from .main import FINE


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "serve",
        help="serve the v1 paths over HTTP",
        description="Serve the v1 paths over HTTP until told to stop; requests under way are finished first. "
        "The access log goes to stderr.",
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="default: 127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="default: 8000; 0 is any free one")
    parser.add_argument("--prefix", default="/v1", metavar="PATH", help="what the paths begin with (default: /v1)")
    parser.add_argument(
        "--proxy", metavar="ADDRESS", help="address of a proxy whose X-Forwarded-For says who the client is"
    )
    parser.add_argument(
        "--isolation",
        choices=ISOLATIONS,
        default="process",
        help="where documents are read: in processes of their own (process, the default), only where the system "
        "confines them wholly (require), or in this one (none)",
    )
    parser.add_argument(
        "--metrics", metavar="ADDRESS:PORT", help="serve /metrics there, without a key; else it wants ADMIN_ROLE"
    )
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="lines of the log (default: text)"
    )
    add_limits(parser)
    add_grants(parser)
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    try:
        from ..http import create_app, create_metrics_app
        from ..http.logs import JsonLines
        from ..http.server import serve
    except ImportError as error:
        raise InvalidRequestError(
            f"{error.name} is not installed: pip install 'docextract[http]'", field="serve"
        ) from error
    if not arguments.prefix.startswith("/"):
        raise InvalidRequestError("the prefix must begin with /", field="prefix")
    metrics_at = _address(arguments.metrics)
    options = Options(grants=tuple(arguments.grant))
    limits = service_limits(arguments)
    with for_writing(arguments, options=options, isolation=arguments.isolation, limits=limits) as service:
        form = "%(asctime)s %(levelname)s %(name)s %(message)s"
        logging.basicConfig(stream=sys.stderr, level=logging.INFO, format=form, force=True)
        if arguments.log_format == "json":
            logging.getLogger().handlers[0].setFormatter(JsonLines())
        beside = None if metrics_at is None else (create_metrics_app(service), *metrics_at)
        app = create_app(service, prefix=arguments.prefix)
        # Uvicorn raises the signal again once it is done; the store is still to be closed then.
        before = signal.signal(signal.SIGTERM, lambda *_: None)
        try:
            serve(
                app, limits, host=arguments.host, port=arguments.port, proxy=arguments.proxy,
                metrics=service.metrics, metrics_at=beside,
            )  # fmt: skip
        finally:
            signal.signal(signal.SIGTERM, before)
    return FINE


def _address(text: str | None) -> tuple[str, int] | None:
    """An address and a port."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise InvalidRequestError("--metrics must be ADDRESS:PORT, as 127.0.0.1:9100", field="metrics")
    return host.strip("[]"), int(port)
