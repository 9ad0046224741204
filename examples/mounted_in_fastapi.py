"""The service inside a FastAPI application, under /documents. Documents are read in processes of their own.

pip install 'docextract[http]' fastapi
DOCEXTRACT_DATABASE=docextract.db uvicorn mounted_in_fastapi:app
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator

from fastapi import FastAPI
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
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the service, and close it when the host stops: extractions that run are finished first."""
    with docextract.Service.open(os.environ.get("DOCEXTRACT_DATABASE", "docextract.db")) as service:
        documents.inner = create_app(service)
        yield


app = FastAPI(lifespan=lifespan)


@app.get("/")
async def home() -> dict[str, str]:
    """An answer of the host's own."""
    return {"documents": "/documents/docs"}


app.mount("/documents", documents)
