"""The service inside other applications: the examples, each in its framework, and what holds under a mount."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from http_parts import ADMIN_PATHS, Client, Stage
from openapi_spec_validator import validate
from starlette.applications import Starlette
from starlette.routing import Mount

from docextract.service import Service

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NEEDS = {"mounted.py": "starlette", "mounted_in_fastapi.py": "fastapi", "mounted_in_django.py": "django"}


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name.removesuffix(".py"), EXAMPLES / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", NEEDS)
@pytest.mark.filterwarnings("default")
def test_an_example_serves_the_service_beside_the_host_and_reads_documents_apart(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, roll: dict[str, Any]
) -> None:
    pytest.importorskip(NEEDS[name])
    database = tmp_path / "x.db"
    monkeypatch.setenv("DOCEXTRACT_DATABASE", str(database))
    if name == "mounted_in_django.py":
        import sys

        module = ModuleType("mounted_in_django")
        monkeypatch.setitem(sys.modules, "mounted_in_django", module)
    mounted: Any = loaded(name)
    if name == "mounted_in_django.py":
        module.__dict__.update(vars(mounted))  # where Django looks for its addresses
    assert not database.exists()
    opened: list[Service] = []
    create = mounted.create_app
    monkeypatch.setattr(mounted, "create_app", lambda service: opened.append(service) or create(service))

    async def visit() -> list[httpx.Response]:
        async with mounted.lifespan(mounted.app):
            worker = opened[0].keys.create(name="w", enabled=True, roles=["DATA_EXTRACTION"])
            transport = httpx.ASGITransport(mounted.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=60) as client:
                below = ["/healthz", "/docs", "/v1/openapi.json", "/v1/api-keys"]
                found = [await client.get(path) for path in ("/", *(f"/documents{p}" for p in below), "/v1/api-keys")]
                auth = (worker.key, worker.secret)
                return [*found, await client.post("/documents/v1/extraction/document", json=roll, auth=auth)]

    answers = asyncio.run(visit())
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 401, 404, 200]
    assert answers[3].json()["servers"] == [{"url": "/documents"}]
    assert opened[0].isolation == "process"
    Service.open(database).close()  # the example has closed it


@pytest.mark.parametrize("below", ["", "/documents", "/a/b", "/with space"])
def test_every_path_of_the_openapi_document_is_there_wherever_it_is_mounted(stage: Stage, below: str) -> None:
    app = Starlette(routes=[Mount(below, app=stage.app)]) if below else stage.app
    client = Client(app, stage.admin.auth)
    document = client("GET", f"{below}/v1/openapi.json").json()
    if below == "/with space":  # test_http_openapi.py looks at the one without a path
        validate(document)
    (server,) = document["servers"]
    for path in document["paths"]:
        answer = client("OPTIONS", server["url"].rstrip("/") + path.replace("{apiKeyId}", "x"))
        assert answer.status_code == 405, path
    page = client("GET", f"{below}/docs").text
    for path in document["paths"]:
        assert f"{server['url'].rstrip('/')}{path}" in page


def test_the_page_for_people_needs_no_key_no_script_and_no_network(stage: Stage) -> None:
    answer = stage.nobody("GET", "/docs")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in answer.text
    assert not re.search(r"(src|href)=\"(https?:)?//|url\(|@import| on\w+=", answer.text)
    (linked,) = re.findall(r'href="([^"]+)"', answer.text)
    assert stage.nobody("GET", linked.removeprefix(".")).status_code == 200
    assert ADMIN_PATHS in answer.text
