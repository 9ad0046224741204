"""A client that calls the ASGI application without a socket, and a server process for what wants one."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from starlette.types import ASGIApp

from docextract.http import create_app
from docextract.service import Service

ADMIN_PATHS = "/v1/api-keys"
LOGS = "/v1/extraction/logs"
DOCUMENT = "/v1/extraction/document"
MULTIPLE = "/v1/extraction/document/multiple"


NAMED = {"Idempotency-Key": "roll-1"}


def crowd(
    urls: str | list[str], auth: tuple[str, str], asked: dict[str, Any], size: int
) -> list[httpx.Response | None]:
    """So many clients that ask the same at once, by turns at each address; None for one whose connection broke."""
    addresses = [urls] if isinstance(urls, str) else urls
    start, body = threading.Barrier(size), json.dumps(asked)

    def ask(number: int) -> httpx.Response | None:
        start.wait()
        try:
            headers = {**NAMED, "content-type": "application/json"}
            url = addresses[number % len(addresses)] + DOCUMENT
            # Without the certificates of the world, which each call would read anew.
            return httpx.post(url, content=body, auth=auth, headers=headers, timeout=60, verify=False)
        except httpx.TransportError:
            return None

    with ThreadPoolExecutor(size) as pool:
        return list(pool.map(ask, range(size)))


class Client:
    """Calls an application, as one of its keys unless ``auth`` says otherwise."""

    def __init__(self, app: ASGIApp, auth: tuple[str, str] | None = None) -> None:
        self.app = app
        self.auth = auth

    def __call__(self, method: str, path: str, **options: Any) -> httpx.Response:
        async def call() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.request(method, path, **{"auth": self.auth, "timeout": 60, **options})

        return asyncio.run(call())


class Stage:
    """An application with an administrator's key, a worker's, and a request that works."""

    def __init__(self, service: Service, roll: dict[str, Any], **options: Any) -> None:
        self.service = service
        self.roll = roll
        self.app = create_app(service, **options)
        self.admin_key = service.keys.create(name="ops", enabled=True, roles=["ADMIN_ROLE"])
        self.worker_key = service.keys.create(name="worker", enabled=True, roles=["DATA_EXTRACTION"])
        self.admin = Client(self.app, (self.admin_key.key, self.admin_key.secret))
        self.worker = Client(self.app, (self.worker_key.key, self.worker_key.secret))
        self.nobody = Client(self.app)

    def several(self, *tagging: dict[str, Any]) -> dict[str, Any]:
        same = {"assetType": "OFFICE", "documentType": "RENT_ROLL"}
        file = {"file": self.roll["file"], "fileName": self.roll["fileName"]}
        return {**file, "taggingData": [{**same, **t} for t in tagging]}


def error_of(response: httpx.Response, status: int, kind: str) -> dict[str, Any]:
    """The inner part of an error in the one shape."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    body = response.json()
    assert set(body) == {"status", "type", "error"}
    assert set(body["error"]) == {"message", "details"}
    assert (body["status"], body["type"]) == ("error", kind)
    assert body["error"]["message"]
    return dict(body["error"])


def basic(user: str, password: str) -> str:
    return "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode()


@contextlib.contextmanager
def served(
    database: Path | str, *options: str, log: Path | None = None, descriptors: int | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """``docextract serve`` on a free port, with so many descriptors: where it answers, and its process."""
    log = log or Path(database).with_suffix(".log")
    command = [sys.executable, "-m", "docextract", "serve", "--port", "0", "--database", str(database), *options]
    if descriptors is not None:
        within = "import os, resource, sys; n = int(sys.argv[1]); resource.setrlimit(resource.RLIMIT_NOFILE, (n, n)); "
        command = [sys.executable, "-c", within + "os.execv(sys.argv[2], sys.argv[2:])", str(descriptors), *command]
    with log.open("w") as stderr:
        process = subprocess.Popen(command, stderr=stderr, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        deadline = time.monotonic() + 30
        while not (found := re.search(r"running on (http://[\d.:]+)", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield found[1], process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
