"""What describes the calls: the OpenAPI document, for programs and as a page for people."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import anyio
from starlette.requests import Request
from starlette.responses import Response

from ..service.openapi import openapi
from ..service.openapi_page import POLICY, page
from ..service.service import Service
from .frame import HEADERS

_KEPT = 8
"""So many texts are kept: a host may mount under a path that its callers choose."""
_PAGE_HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "content-type": "text/html; charset=utf-8",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Described:
    """The description of the calls over a service. Its paths are below where the application is mounted."""

    def __init__(self, service: Service, prefix: str) -> None:
        self._service = service
        self._prefix = prefix
        self._document: dict[str, Any] | None = None
        self._one = anyio.CapacityLimiter(1)
        self._texts: dict[str, bytes] = {}

    async def openapi(self, request: Request) -> Response:
        """GET /openapi.json."""
        root = request.scope.get("root_path", "")
        text = self._texts.get(root)
        if text is None:
            text = json.dumps(await self._of(request), ensure_ascii=False).encode()
            if len(self._texts) < _KEPT:
                self._texts[root] = text
        response = Response(text)
        response.raw_headers.extend(HEADERS)
        return response

    async def page(self, request: Request) -> Response:
        """GET /docs."""
        text = page(await self._of(request), f".{self._prefix}/openapi.json")
        return Response(text, headers=_PAGE_HEADERS)

    async def _of(self, request: Request) -> dict[str, Any]:
        if self._document is None:
            await anyio.to_thread.run_sync(self._make, limiter=self._one)
            assert self._document is not None
        root = quote(request.scope.get("root_path", ""))
        return {**self._document, "servers": [{"url": root or "/"}]}

    def _make(self) -> None:
        """Make it once, however many ask for it at the same time."""
        if self._document is None:
            self._document = openapi(self._service, self._prefix)
