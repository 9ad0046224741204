"""Spans of OpenTelemetry, where its library is installed (extra ``otel``); without it nothing is done."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

Ended = Callable[[str, int], None]
"""``ended(route, status)``: what is told when a request is answered."""


class Tracing:
    """Spans of requests. Their attributes are route, method, status and request id, and nothing that a caller wrote."""

    def __init__(self) -> None:
        self._tracer: Any = None
        try:
            from opentelemetry import propagate, trace
        except ImportError:
            return
        self._tracer = trace.get_tracer("docextract")
        self._kind = trace.SpanKind.SERVER
        self._extract = propagate.extract
        self._wrong = trace.StatusCode.ERROR

    @contextlib.contextmanager
    def request(self, scope: Any, request_id: bytes) -> Iterator[Ended]:
        """The span of one request, below the one that its ``traceparent`` names."""
        if self._tracer is None:
            yield _nothing
            return
        carrier = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        parents = {name: carrier[name] for name in ("traceparent", "tracestate") if name in carrier}
        method = scope["method"] if scope["method"].isalpha() else "_OTHER"
        with self._tracer.start_as_current_span(
            method, context=self._extract(parents), kind=self._kind, record_exception=False,
            set_status_on_exception=False,
            attributes={"http.request.method": method, "docextract.request_id": request_id.decode()},
        ) as span:  # fmt: skip

            def ended(route: str, status: int) -> None:
                span.update_name(f"{method} {route}")
                span.set_attribute("http.route", route)
                span.set_attribute("http.response.status_code", status)
                if status >= 500:
                    span.set_status(self._wrong)

            yield ended


def _nothing(route: str, status: int) -> None:
    """Nobody wants to know."""
