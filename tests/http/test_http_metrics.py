"""What the server tells of itself: metrics, lines of the log, spans."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_parts import DOCUMENT, LOGS, Stage, error_of, served

from docextract.http import logs, tracing
from docextract.service import Service
from docextract.service.metrics import Metrics

LINE = re.compile(r'[a-z_]+(\{([a-z_]+="[^"\n]*",?)*\})? [0-9.e+-]+')


def told(stage: Stage) -> str:
    answer = stage.admin("GET", "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        assert line.startswith("# ") or LINE.fullmatch(line), line
    return answer.text


def test_requests_durations_outcomes_and_the_queue_are_counted(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json=stage.roll)
    stage.worker("POST", DOCUMENT, json={**stage.roll, "file": "data:;base64,AAAA"})
    stage.worker("POST", DOCUMENT, json={**stage.roll, "documentType": "my tenants"})
    stage.nobody("GET", "/nowhere")
    text = told(stage)
    for line in (
        'docextract_requests_total{method="POST",route="/extraction/document",status="200"} 1',
        'docextract_requests_total{method="GET",route="-",status="404"} 1',
        'docextract_extractions_total{document_type="RENT_ROLL",outcome="SUCCESS",reason=""} 1',
        'docextract_extractions_total{document_type="RENT_ROLL",outcome="FAILED",reason="unsupportedMediaTypeError"} 1',
        'docextract_extractions_total{document_type="other",outcome="FAILED",reason="invalidRequestError"} 1',
        'docextract_request_seconds_count{route="/extraction/document"} 3',
        'docextract_parse_seconds_count{document_type="RENT_ROLL"} 1',
        "docextract_extractions_running 0", "docextract_extractions_waiting 0", "docextract_helper_up 1",
    ):  # fmt: skip
        assert line in text.splitlines(), line


def test_metrics_hold_no_secret_no_key_and_no_name(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json={**stage.roll, "fileName": "hidden.xlsx", "documentType": "hidden"})
    stage.admin("GET", f"{LOGS}?apiKey=hidden")
    stage.nobody("HIDDEN", "/hidden")
    text = told(stage)
    for key in (stage.admin_key, stage.worker_key):
        for part in (key.id, key.key, str(key.secret), key.name):
            assert part not in text
    assert "hidden" not in text.lower()


def test_metrics_want_the_administrators_role(stage: Stage) -> None:
    error_of(stage.worker("GET", "/metrics"), 403, "unauthorizedApiKeyError")
    error_of(stage.nobody("GET", "/metrics"), 401, "authenticationError")


def test_a_histogram_adds_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.2, 100):
        metrics.request("GET", 'a"b\\c\nd', 200, seconds)
    lines = metrics.text().splitlines()
    assert 'docextract_request_seconds_bucket{route="a\\"b\\\\c\\nd",le="0.25"} 2' in lines
    assert 'docextract_request_seconds_bucket{route="a\\"b\\\\c\\nd",le="+Inf"} 3' in lines


def test_metrics_may_have_an_address_of_their_own_and_the_log_may_be_json(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    Service.open(database).close()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # The address of the other server stands in the log too: the first one that is told may be either.
    with served(database, "--metrics", f"127.0.0.1:{port}", "--isolation", "none", "--log-format", "json") as _:
        for _ in range(100):
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
                break
            except httpx.ConnectError:
                continue
        assert "docextract_connections" in answer.text
        error_of(httpx.get(f"http://127.0.0.1:{port}/v1/api-keys"), 404, "notFoundError")
        error_of(httpx.post(f"http://127.0.0.1:{port}/metrics"), 405, "methodNotAllowedError")
    lines = [json.loads(line) for line in database.with_suffix(".log").read_text().splitlines()]
    asked = [line for line in lines if line["logger"] == "docextract.http.access"]
    assert (asked[0]["route"], asked[0]["status"], asked[0]["key"]) == ("/metrics", 200, None)
    assert len(asked[0]["requestId"]) == 32


def test_a_line_of_the_log_says_which_request_it_belongs_to(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("docextract")
    logger.addHandler(handler)
    try:
        monkeypatch.setattr(stage.service, "ready", lambda: 1 / 0)
        error_of(stage.nobody("GET", "/readyz", headers={"x-request-id": "mine"}), 500, "internalError")
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert any("internal error" in line["message"] for line in lines)
    assert {line["requestId"] for line in lines} == {"mine"}


def test_requests_are_spans_where_the_library_is_and_nothing_where_it_is_not(
    roll: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sdk = pytest.importorskip("opentelemetry.sdk.trace")
    export = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor

    spans = export.InMemorySpanExporter()
    provider = sdk.TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(spans))
    monkeypatch.setattr("opentelemetry.trace.get_tracer", provider.get_tracer)
    with Service.open(tmp_path / "x.db") as service:
        stage = Stage(service, roll)
        parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        stage.worker("POST", DOCUMENT, json=stage.roll, headers={"traceparent": parent})
        stage.nobody("GET", "/secret?secret=1")
        first, second = spans.get_finished_spans()
        assert (first.name, second.name) == ("POST /extraction/document", "GET -")
        assert format(first.context.trace_id, "032x") in parent
        assert first.attributes["http.response.status_code"] == 200
        written = first.to_json() + second.to_json()
        for hidden in ("secret", stage.worker_key.key, stage.roll["fileName"]):
            assert hidden not in written
        for name in [name for name in sys.modules if name.startswith("opentelemetry")]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.setitem(sys.modules, "opentelemetry", None)
        assert tracing.Tracing()._tracer is None
        assert Stage(service, roll).nobody("GET", "/healthz").status_code == 200
