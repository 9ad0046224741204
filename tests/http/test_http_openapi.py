"""The OpenAPI document: valid, true to the calls, and held against requests that nobody thought of."""

from __future__ import annotations

import base64
import contextlib
import json
import os
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import schemathesis
from http_parts import ADMIN_PATHS, DOCUMENT, LOGS, MULTIPLE, Stage
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from openapi_spec_validator import validate
from schemathesis import checks

from docextract.http import create_app
from docextract.models.service_limits import ServiceLimits
from docextract.service import MemoryStore, Service, Store
from docextract.service.stores.opening import open_store

CASES = int(os.environ.get("DOCEXTRACT_API_CASES", "60"))
checks.load_all_checks()
CHECKS = [
    checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
        "response_schema_conformance",
    )
]  # fmt: skip


@pytest.fixture
def document(stage: Stage) -> dict[str, Any]:
    return dict(stage.nobody("GET", "/v1/openapi.json").json())


def test_it_is_valid_and_needs_no_key(document: dict[str, Any]) -> None:
    validate(document)
    assert document["openapi"].startswith("3.1")


def test_it_lists_the_eight_calls(document: dict[str, Any]) -> None:
    calls = {(m, p) for p, item in document["paths"].items() for m in item if m not in ("parameters", "summary")}
    assert calls - {("get", "/healthz"), ("get", "/readyz")} == {
        ("post", "/v1/api-keys"), ("get", "/v1/api-keys"), ("get", "/v1/api-keys/{apiKeyId}"),
        ("patch", "/v1/api-keys/{apiKeyId}"), ("delete", "/v1/api-keys/{apiKeyId}"), ("get", "/v1/extraction/logs"),
        ("post", "/v1/extraction/document"), ("post", "/v1/extraction/document/multiple"),
    }  # fmt: skip


def test_required_fields_and_defaults_are_those_of_the_specification(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    required = {name: set(schemas[name].get("required", ())) for name in schemas}
    assert required["KeyCreate"] == {"name", "enabled", "roles"}
    assert required["KeyUpdate"] == set()
    assert required["ExtractionRequest"] == {"assetType", "documentType", "file", "fileName"}
    assert required["MultipleExtractionRequest"] == {"file", "fileName", "taggingData"}
    assert required["DataSetRequest"] == {"assetType", "documentType"}
    assert set(schemas["ExtractionRequest"]["properties"]) == {
        "assetType", "documentType", "file", "fileName", "periodFrom", "periodTo", "sheet", "from", "to",
    }  # fmt: skip
    for path in (ADMIN_PATHS, LOGS):
        found = {p["name"]: p["schema"] for p in document["paths"][path]["get"]["parameters"]}
        assert (found["page"]["default"], found["pageSize"]["default"], found["pageSize"]["maximum"]) == (1, 100, 10000)
    assert found["status"]["enum"] == ["SUCCESS", "FAILED", "ALL"]


def answer_schema(document: dict[str, Any], path: str, method: str, status: int) -> dict[str, Any]:
    answer = document["paths"][path][method]["responses"][str(status)]
    return {**answer["content"]["application/json"]["schema"], "components": document["components"]}


def test_answers_are_as_it_says(stage: Stage, document: dict[str, Any]) -> None:
    new = {"name": "n", "enabled": True, "roles": ["DATA_EXTRACTION"]}
    one = f"{ADMIN_PATHS}/{{apiKeyId}}"
    some = stage.several({}, {"documentType": "T12"})
    for path, method, status, answer in (
        (DOCUMENT, "post", 200, stage.worker("POST", DOCUMENT, json=stage.roll)),
        (DOCUMENT, "post", 400, stage.worker("POST", DOCUMENT, json={})),
        (MULTIPLE, "post", 200, stage.worker("POST", MULTIPLE, json=some)),
        (ADMIN_PATHS, "post", 201, stage.admin("POST", ADMIN_PATHS, json=new)),
        (ADMIN_PATHS, "get", 200, stage.admin("GET", ADMIN_PATHS)),
        (one, "get", 200, stage.admin("GET", f"{ADMIN_PATHS}/{stage.worker_key.id}")),
        (one, "patch", 200, stage.admin("PATCH", f"{ADMIN_PATHS}/{stage.worker_key.id}", json={})),
        (one, "delete", 409, stage.admin("DELETE", f"{ADMIN_PATHS}/{stage.admin_key.id}")),
        (LOGS, "get", 200, stage.admin("GET", LOGS)),
        ("/healthz", "get", 200, stage.nobody("GET", "/healthz")),
    ):
        assert answer.status_code == status, answer.text
        schema = answer_schema(document, path, method, status)
        jsonschema.Draft202012Validator(schema).validate(answer.json())


def test_the_schema_of_the_answers_is_no_formality(stage: Stage, document: dict[str, Any]) -> None:
    body = stage.worker("POST", DOCUMENT, json=stage.roll).json()
    schema = jsonschema.Draft202012Validator(answer_schema(document, DOCUMENT, "post", 200))
    for broken in (
        {**body, "more": 1}, {k: v for k, v in body.items() if k != "id"},
        {**body, "data": {**body["data"], "extracted": {}}},
    ):  # fmt: skip
        assert not schema.is_valid(broken)


SMALL = base64.b64encode(b"Unit,Tenant,Sq Ft,Rent\n101,Ann,700,950\n102,Bob,700,960\n103,Cyd,700,970\n").decode()
FILES = st.sampled_from(
    [
        f"data:;base64,{SMALL}",
        "data:;base64,",
        f"data:;base64,{SMALL[:-4]}",
        "data:text/csv,a",
        "",
        "data:;base64,JVBERi0=",
    ]
)


def realistic(body: Any, file: str, kind: int) -> Any:
    """A drawn body with what no generator guesses: a document, and types that are registered."""
    if kind == 0 or not isinstance(body, dict) or "file" not in body:
        return body
    known = {"assetType": "OFFICE", "documentType": "RENT_ROLL" if kind == 1 else "T12"}
    body = {**body, "file": file, "fileName": "roll.csv"}
    if isinstance(body.get("taggingData"), list):
        body["taggingData"] = [{**t, **known} if isinstance(t, dict) else t for t in body["taggingData"]]
    elif "taggingData" not in body:
        body |= known
    return body


@pytest.fixture(params=["memory", "file", "PostgreSQL"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Each store that comes with docextract; the service closes it."""
    if request.param == "memory":
        return MemoryStore()
    return open_store(tmp_path / "log.db" if request.param == "file" else request.getfixturevalue("postgres_url"))


@pytest.mark.hypothesis
def test_requests_that_nobody_thought_of_get_no_5xx_and_no_answer_beside_the_schema(store: Store) -> None:
    """``make api`` draws 5,000 of them for each store. Half are drawn to break the schema."""
    limits = ServiceLimits(failed_logins=10**9, at_once_per_key=100)
    with Service(store, limits=limits) as service:
        stage = Stage(service, {})
        key = service.keys.create(name="both", enabled=True, roles=["ADMIN_ROLE", "DATA_EXTRACTION"])
        app = create_app(service)
        schema = schemathesis.openapi.from_asgi("/v1/openapi.json", app)
        operations = [result.ok() for result in schema.get_all_operations()]
        assert len(operations) == 10
        auth = base64.b64encode(f"{key.key}:{key.secret}".encode()).decode()
        seen: dict[int, int] = {}
        ids = st.sampled_from([stage.worker_key.id, stage.admin_key.id, "x", "%2F"])

        def one(case: Any, file: str, kind: int, key_id: str) -> None:
            case.headers = {**(case.headers or {}), "Authorization": f"Basic {auth}"}
            if case.path_parameters and kind:
                case.path_parameters = {"apiKeyId": key_id}
            case.body = realistic(case.body, file, kind)
            answer = case.call()
            seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
            case.validate_response(answer, checks=CHECKS)

        each = max(2, CASES // (len(operations) * 2))
        quiet = settings(
            max_examples=each, phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        for operation in operations:
            for mode in schemathesis.GenerationMode:
                if mode.is_negative and operation.path.endswith("z"):
                    continue  # it takes nothing that could be drawn wrongly
                cases = operation.as_strategy(generation_mode=mode)
                with contextlib.suppress(Unsatisfiable):
                    quiet(given(cases, FILES, st.sampled_from([0, 1, 1, 2]), ids)(one))()
        assert {200, 400} <= set(seen)
        print(f"\n{sum(seen.values())} cases: {json.dumps(dict(sorted(seen.items())))}")
