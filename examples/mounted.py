"""The service inside a Starlette application, under /documents. Documents are read in processes of their own.

DOCEXTRACT_DATABASE=docextract.db uvicorn mounted:app
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import docextract
from docextract.http import create_app


class Documents:
    """The service's application once it is opened: when the host starts, not when this module is imported."""

    inner: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        await self.inner(scope, receive, send)


documents = Documents()


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Open the service, and close it when the host stops: extractions that run are finished first."""
    with docextract.Service.open(os.environ.get("DOCEXTRACT_DATABASE", "docextract.db")) as service:
        documents.inner = create_app(service)
        yield


async def home(request: Request) -> PlainTextResponse:
    """A page of the host's own."""
    return PlainTextResponse("The documents are under /documents/v1.")


app = Starlette(routes=[Route("/", home), Mount("/documents", app=documents)], lifespan=lifespan)
