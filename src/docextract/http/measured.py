"""Metrics over HTTP: for those with a key, and on an address of their own."""

from __future__ import annotations

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import MethodNotAllowedError, NotFoundError
from ..service.metrics import MEDIA_TYPE
from ..service.service import Service
from .frame import CONTEXT, Frame


def metrics_answer(service: Service) -> Response:
    """The metrics of a service."""
    headers = {"content-type": MEDIA_TYPE, "cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(service.metrics.text(), headers=headers)


def create_metrics_app(service: Service) -> ASGIApp:
    """``GET /metrics`` without a key: for an address that only those who may see them can reach."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != "/metrics":
            raise NotFoundError("There is no such path.")
        scope[CONTEXT]["route"] = "/metrics"
        if scope["method"] not in ("GET", "HEAD"):
            raise MethodNotAllowedError("This path does not take this method.", allowed=["GET", "HEAD"])
        await metrics_answer(service)(scope, receive, send)

    return Frame(answer, drained=0, metrics=service.metrics)
