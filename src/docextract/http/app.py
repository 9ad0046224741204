"""The eight calls and what stands beside them: each handler reads the request, calls the service, writes the answer."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import anyio
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import BusyError, InvalidRequestError, MethodNotAllowedError, NotFoundError, TooManyRequestsError
from ..models.keys import ADMIN_ROLE, DATA_EXTRACTION, Role
from ..service.answers import results_json
from ..service.idempotency import Claim, fingerprint
from ..service.json_body import read_json
from ..service.roles import Principal
from ..service.service import Service
from ..service.stores.protocol import AnsweredAlready
from .answers import answer as _answer
from .answers import as_json as _json
from .answers import next_page as _next
from .answers import replayed as _replayed
from .credentials import basic
from .described import Described
from .frame import CONTEXT, Frame
from .measured import metrics_answer
from .requests import body, idempotency_key, prefers_minimal, query
from .transit import SPARE, Shares, Transit

T = TypeVar("T")
Gone = Callable[[], bool]
"""Whether the client has gone."""
Handler = Callable[[Request, Principal], Awaitable[Response]]
OpenHandler = Callable[[Request], Awaitable[Response]]

Run = Callable[[bytes, bool, Gone | None, Claim | None], str]
"""Reads a body, extracts, and writes the answer."""

_PAGE: dict[str, type[int] | type[str]] = {"page": int, "pageSize": int}
_LOGS: dict[str, type[int] | type[str]] = {"startDate": str, "endDate": str, "apiKey": str, "status": str, **_PAGE}
_ARGUMENTS = {"startDate": "start_date", "endDate": "end_date", "apiKey": "api_key", "pageSize": "page_size"}
_STORE_THREADS = 8


def create_app(service: Service, *, prefix: str = "/v1") -> ASGIApp:
    """The service as an ASGI application: serve it, or mount it in another.

    Args:
        service: what it serves; it stays the caller's, who closes it.
        prefix: what the paths begin with.
    """
    calls = Calls(service, prefix.rstrip("/"))
    routes = Transit(calls.router(), calls.shares, service.limits)
    return Frame(routes, drained=service.limits.request_bytes, metrics=service.metrics)


class Calls:
    """The calls over one service."""

    def __init__(self, service: Service, prefix: str) -> None:
        self.service = service
        self.prefix = prefix
        self.shares = Shares(service.limits)
        self._store_threads = anyio.CapacityLimiter(_STORE_THREADS)
        # Spare threads, so that who finds the queue full is told so and does not wait for a thread.
        self._extraction_threads = anyio.CapacityLimiter(service.limits.at_once + service.limits.queue + SPARE)
        self._waiting_threads = anyio.CapacityLimiter(service.limits.connections)
        self._described = Described(service, prefix)

    def router(self) -> Router:
        """The routes; any other path is a NotFoundError."""
        calls: dict[str, dict[str, tuple[Role | None, Any]]] = {
            "/api-keys": {"GET": (ADMIN_ROLE, self.list_keys), "POST": (ADMIN_ROLE, self.create_key)},
            "/api-keys/{apiKeyId}": {
                "GET": (ADMIN_ROLE, self.get_key),
                "PATCH": (ADMIN_ROLE, self.update_key),
                "DELETE": (ADMIN_ROLE, self.delete_key),
            },
            "/extraction/logs": {"GET": (ADMIN_ROLE, self.logs)},
            "/extraction/document": {"POST": (DATA_EXTRACTION, self.extract)},
            "/extraction/document/multiple": {"POST": (DATA_EXTRACTION, self.extract_multiple)},
            "/openapi.json": {"GET": (None, self._described.openapi)},
        }
        routes = [Route(self.prefix + path, Resource(path, methods, self)) for path, methods in calls.items()]
        metrics: dict[str, tuple[Role | None, Any]] = {"GET": (ADMIN_ROLE, self.metrics)}
        routes.append(Route("/metrics", Resource("/metrics", metrics, self)))
        open_to_all: dict[str, OpenHandler] = {
            "/healthz": self.healthz,
            "/readyz": self.readyz,
            "/docs": self._described.page,
        }
        for path, handler in open_to_all.items():
            routes.append(Route(path, Resource(path, {"GET": (None, handler)}, self)))
        return Router(routes, redirect_slashes=False, default=_not_found)

    async def authenticate(self, request: Request, role: Role) -> Principal:
        """The caller, who has the role; before anything of the body is read."""
        key, secret = basic(request.headers.raw)
        address = request.client.host if request.client is not None else None
        return await self._stored(partial(self.service.authenticate, key, secret, role=role, address=address))

    async def create_key(self, request: Request, who: Principal) -> Response:
        """POST /api-keys."""
        make = partial(self.service.keys.make, await self._json(request, who), principal=who)
        made = await self._stored(make)
        return _json({"apiKey": made.to_json()}, 201)

    async def list_keys(self, request: Request, who: Principal) -> Response:
        """GET /api-keys."""
        asked: dict[str, Any] = {_ARGUMENTS.get(n, n): v for n, v in query(request, _PAGE).items()}
        page = await self._stored(partial(self.service.keys.list, principal=who, **asked))
        return _json(page.to_json(), link=_next(request, page))

    async def get_key(self, request: Request, who: Principal) -> Response:
        """GET /api-keys/{apiKeyId}."""
        query(request, {})
        key = await self._stored(partial(self.service.keys.get, request.path_params["apiKeyId"], principal=who))
        return _json({"apiKey": key.to_json()})

    async def update_key(self, request: Request, who: Principal) -> Response:
        """PATCH /api-keys/{apiKeyId}."""
        change = partial(self.service.keys.change, request.path_params["apiKeyId"], await self._json(request, who))
        return _json({"apiKey": (await self._stored(partial(change, principal=who))).to_json()})

    async def delete_key(self, request: Request, who: Principal) -> Response:
        """DELETE /api-keys/{apiKeyId}."""
        query(request, {})
        await self._stored(partial(self.service.keys.delete, request.path_params["apiKeyId"], principal=who))
        return Response(status_code=204, headers={"cache-control": "no-store"})

    async def logs(self, request: Request, who: Principal) -> Response:
        """GET /extraction/logs."""
        asked: dict[str, Any] = {_ARGUMENTS.get(n, n): v for n, v in query(request, _LOGS).items()}
        page = await self._stored(partial(self.service.logs, principal=who, **asked))
        return _answer(page.to_json(), link=_next(request, page))

    async def extract(self, request: Request, who: Principal) -> Response:
        """POST /extraction/document."""

        def run(asked: bytes, full: bool, gone: Gone | None, claim: Claim | None) -> str:
            found = self.service.extract(self._read(asked, who), who, include_source=full, cancelled=gone, claim=claim)
            return found.model_dump_json(by_alias=True)

        return await self._extraction(request, who, run)

    async def extract_multiple(self, request: Request, who: Principal) -> Response:
        """POST /extraction/document/multiple."""

        def run(asked: bytes, full: bool, gone: Gone | None, claim: Claim | None) -> str:
            found = self.service.extract_multiple(
                self._read(asked, who), who, include_source=full, cancelled=gone, claim=claim
            )
            return results_json(found)

        return await self._extraction(request, who, run)

    async def metrics(self, request: Request, who: Principal) -> Response:
        """GET /metrics."""
        query(request, {})
        return metrics_answer(self.service)

    async def healthz(self, request: Request) -> Response:
        """GET /healthz: the process answers."""
        return _json({"status": "ok"})

    async def readyz(self, request: Request) -> Response:
        """GET /readyz: the store answers too."""
        await self._stored(self.service.ready)
        return _json({"status": "ok"})

    async def _extraction(self, request: Request, who: Principal, run: Run) -> Response:
        """Read the body, then parse and extract and write the answer, all of it off the event loop."""
        query(request, {})
        minimal = prefers_minimal(request)
        if (name := idempotency_key(request)) is not None:
            return await self._once(request, who, run, name, minimal)
        async with self._document_of(who):
            asked = await body(request, self.service.limits.request_bytes)
            gone = threading.Event()
            work = partial(run, asked, not minimal, gone.is_set, None)
            failure: Exception | None = None
            text = ""
            async with anyio.create_task_group() as watching:
                watching.start_soon(_watch, request, gone)
                try:
                    text = await anyio.to_thread.run_sync(work, limiter=self._extraction_threads)
                except Exception as error:
                    failure = error  # raised below: out of here it would come wrapped in a group
                watching.cancel_scope.cancel()
            if failure is not None:
                raise failure
        return _answer(text, preference="return=minimal" if minimal else None)

    async def _once(self, request: Request, who: Principal, run: Run, name: str, minimal: bool) -> Response:
        """As :meth:`_extraction`, for a request that has a name: done once, whoever else asks at the same time.

        It goes on when its sender has gone: others may wait for it, and the sender will ask again.
        """
        asked = await body(request, self.service.limits.request_bytes)
        what = fingerprint(request.scope[CONTEXT]["route"], asked, minimal=minimal)
        claiming = partial(self.service.idempotency.claim, who.key_id, name, what)
        claim = await anyio.to_thread.run_sync(claiming, limiter=self._waiting_threads)
        preference = "return=minimal" if minimal else None
        if claim.kept is not None:
            return _replayed(claim.text, claim.kept, preference)
        try:
            async with self._document_of(who):
                work = partial(run, asked, not minimal, None, claim)
                text = await anyio.to_thread.run_sync(work, limiter=self._extraction_threads)
        except AnsweredAlready as elsewhere:
            claim.kept = elsewhere.kept
            return _replayed(claim.text, claim.kept, preference)
        finally:
            with anyio.CancelScope(shield=True):
                await self._stored(partial(self.service.idempotency.release, claim))
        return _answer(text if claim.kept is None else claim.text, preference=preference)

    @contextlib.asynccontextmanager
    async def _document_of(self, who: Principal) -> AsyncIterator[None]:
        """A place for a document of the caller. Who gets none is audited."""
        async with contextlib.AsyncExitStack() as stack:
            try:
                place = self.shares.document(who.key_id, self.service.retry_seconds)
                await stack.enter_async_context(place)
            except (BusyError, TooManyRequestsError) as error:
                await self._stored(partial(self.service.keys.malformed, error, who))
                raise
            yield

    async def _json(self, request: Request, who: Principal) -> dict[str, Any]:
        query(request, {})
        asked = await body(request, self.service.limits.request_bytes)
        return await self._stored(partial(self._read, asked, who))

    def _read(self, asked: bytes, who: Principal) -> dict[str, Any]:
        try:
            return read_json(asked, self.service.limits)
        except InvalidRequestError as error:
            raise self.service.keys.malformed(error, who) from None

    async def _stored(self, call: Callable[[], T]) -> T:
        return await anyio.to_thread.run_sync(call, limiter=self._store_threads)


class Resource:
    """One path: its methods, each with the role it asks for."""

    def __init__(self, path: str, methods: dict[str, tuple[Role | None, Any]], calls: Calls) -> None:
        self._path = path
        self._methods = methods
        self._calls = calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        context = scope[CONTEXT]
        context["route"] = self._path
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        if method not in self._methods:
            raise MethodNotAllowedError("This path does not take this method.", allowed=self._allowed())
        role, handler = self._methods[method]
        request = Request(scope, receive)
        if role is None:
            response = await handler(request)
            await response(scope, receive, send)
            return
        who = await self._calls.authenticate(request, role)
        context["key"] = who.key_id
        with self._calls.shares.request(who.key_id):
            response = await handler(request, who)
            await response(scope, receive, send)

    def _allowed(self) -> list[str]:
        return sorted({*self._methods, *(["HEAD"] if "GET" in self._methods else [])})


async def _watch(request: Request, gone: threading.Event) -> None:
    """Note when the client goes away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    gone.set()


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        raise NotFoundError("There is no such path.")
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
