"""The service beside a Django project, under /documents. Documents are read in processes of their own.

    pip install 'docextract[http]' django
    DOCEXTRACT_DATABASE=docextract.db uvicorn mounted_in_django:app

In a project of your own this is ``asgi.py``, and the settings and the view stand where they are. A view may also call
``docextract.Service`` itself, with the project's own login: see service_in_python.py.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator

from django.conf import settings

if not settings.configured:
    settings.configure(ROOT_URLCONF=__name__, SECRET_KEY=os.urandom(32).hex(), ALLOWED_HOSTS=["127.0.0.1", "localhost"])

from django.core.asgi import get_asgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

import docextract
from docextract.http import create_app


def home(request: HttpRequest) -> HttpResponse:
    """A page of the project's own."""
    return HttpResponse("The documents are under /documents/v1.")


urlpatterns = [path("", home)]


class Documents:
    """The service's application once it is opened: when the server starts, not when this module is imported."""

    inner: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        await self.inner(scope, receive, send)


documents = Documents()


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Open the service, and close it when the server stops: extractions that run are finished first."""
    with docextract.Service.open(os.environ.get("DOCEXTRACT_DATABASE", "docextract.db")) as service:
        documents.inner = create_app(service)
        yield


app = Starlette(routes=[Mount("/documents", documents), Mount("/", get_asgi_application())], lifespan=lifespan)
