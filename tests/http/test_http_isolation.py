"""The service with documents read in processes of their own: faults, clients that go, readiness."""

from __future__ import annotations

import base64
import os
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_parts import DOCUMENT, LOGS, served

import docextract
from docextract.sandbox.probes import level
from docextract.sandbox.warm import documents
from docextract.service import Service
from docextract.testing.faults import FAULTS, faulty

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

ROLL = next(iter(documents()))[0]


def request(data: bytes) -> dict[str, Any]:
    url = "data:application/pdf;base64," + base64.b64encode(data).decode()
    return {"assetType": "OFFICE", "documentType": "RENT_ROLL", "file": url, "fileName": "roll.pdf"}


def test_faults_through_http_are_typed_errors_and_every_good_document_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    database = tmp_path / "service.db"
    with Service.open(database) as service:
        worker = service.keys.create(name="w", enabled=True, roles=["DATA_EXTRACTION", "ADMIN_ROLE"])
    quick = [fault for fault in FAULTS if fault not in ("loop", "recurse", "linger")]
    with served(database, "--isolation", "require" if level().whole else "process") as (url, _):
        auth = (worker.key, worker.secret)

        def send(data: bytes) -> httpx.Response:
            for _ in range(20):
                answer = httpx.post(url + DOCUMENT, json=request(data), auth=auth, timeout=60)
                if answer.status_code not in (429, 503):
                    break
                time.sleep(0.3)
            return answer

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, [data for fault in quick for data in (faulty(fault), ROLL)]))
        bad, good = answers[::2], answers[1::2]
        assert [answer.status_code for answer in good] == [200] * len(quick)
        assert {answer.status_code for answer in bad} == {422}
        types = Counter(answer.json()["type"] for answer in bad)
        assert set(types) <= {"processingLimitError", "unreadableDocumentError"}
        logged = httpx.get(url + LOGS, params={"pageSize": 100}, auth=auth).json()["extractionRequests"]
        assert Counter(entry["status"] for entry in logged) == {"SUCCESS": len(quick), "FAILED": len(quick)}
        assert httpx.get(url + "/readyz").status_code == 200


def test_a_client_that_goes_away_ends_the_reading_and_leaves_a_failed_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    database = tmp_path / "service.db"
    with Service.open(database) as service:
        worker = service.keys.create(name="w", enabled=True, roles=["DATA_EXTRACTION", "ADMIN_ROLE"])
    auth = (worker.key, worker.secret)
    with served(database, "--isolation", "process") as (url, _):
        with pytest.raises(httpx.ReadTimeout):
            httpx.post(url + DOCUMENT, json=request(faulty("loop")), auth=auth, timeout=2)
        for _ in range(50):
            logged = httpx.get(url + LOGS, auth=auth, timeout=30).json()["extractionRequests"]
            if logged:
                break
            time.sleep(0.2)
        assert [entry["status"] for entry in logged] == ["FAILED"]


def test_a_service_reads_where_it_is_told_to(tmp_path: Path) -> None:
    with Service.open(tmp_path / "a.db", isolation="process") as service:
        assert service.isolation == "process"
        service.ready()
        answer = service.extract({**request(b""), "file": ROLL})
        assert len(answer.rows) == 3
    with Service.open(tmp_path / "b.db", isolation="none") as service:
        assert service.isolation == "none"
        assert len(service.extract({**request(b""), "file": ROLL}).grids) > 0
    with pytest.raises(docextract.InvalidRequestError):
        Service.open(tmp_path / "c.db", isolation="much")


def test_a_service_that_is_told_nothing_reads_apart_where_it_can(tmp_path: Path) -> None:
    with Service.open(tmp_path / "a.db") as service:
        assert service.isolation == "process"
        answer = service.extract({**request(b""), "file": ROLL})
        assert (len(answer.rows), answer.grids) == (3, ())  # grids are objects of the process that reads
    with Service.open(tmp_path / "b.db", options=docextract.Options(isolation="require")) as service:
        assert service.isolation == "require"

    def other(data: bytes, tagging_data: Any, **options: Any) -> list[Any]:
        return []

    with Service.open(tmp_path / "c.db", extract=other) as service:
        assert service.isolation == "none"
    with Service.open(tmp_path / "d.db", registry=docextract.Registry.build([])) as service:
        assert service.isolation == "none"


def test_a_system_that_cannot_fork_is_told_to_read_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(os, "fork")
    with Service.open(tmp_path / "a.db") as service:
        assert service.isolation == "none"
    assert "documents are read in this process" in caplog.text
