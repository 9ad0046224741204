"""Idempotency-Key: who asks again gets the answer there was, and nothing is done twice."""

from __future__ import annotations

import base64
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
from http_parts import ADMIN_PATHS, DOCUMENT, MULTIPLE, NAMED, Stage, crowd, error_of, served

from docextract.service import Service


def test_the_same_again_gets_the_stored_answer_and_leaves_no_second_entry(stage: Stage) -> None:
    first = stage.worker("POST", DOCUMENT, json=stage.roll, headers=NAMED)
    again = stage.worker("POST", DOCUMENT, json=stage.roll, headers=NAMED)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert "idempotency-replayed" not in first.headers
    assert again.headers["idempotency-replayed"] == "true"
    logged = stage.service.logs()
    assert [entry.id for entry in logged.entries] == [first.json()["id"]]


def test_several_data_sets_are_replayed_with_the_ids_of_their_entries(stage: Stage) -> None:
    asked = stage.several({}, {"documentType": "OPERATING_STATEMENT"})
    first, again = (stage.worker("POST", MULTIPLE, json=asked, headers=NAMED) for _ in range(2))
    assert first.content == again.content
    ids = {entry.id for entry in stage.service.logs().entries}
    assert {result["id"] for result in first.json()["results"]} == ids
    assert len(ids) == 2


def test_the_same_key_with_another_request_is_refused(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json=stage.roll, headers=NAMED)
    for path, asked, more in (
        (DOCUMENT, {**stage.roll, "fileName": "other.xlsx"}, {}),
        (DOCUMENT, stage.roll, {"Prefer": "return=minimal"}),
        (MULTIPLE, stage.several({}), {}),
    ):
        error_of(stage.worker("POST", path, json=asked, headers=NAMED | more), 422, "idempotencyKeyReusedError")
    assert stage.service.logs().total == 1


def test_without_the_header_and_for_another_key_everything_is_done_again(stage: Stage) -> None:
    other = stage.service.keys.create(name="other", enabled=True, roles=["DATA_EXTRACTION"])
    ids = {
        stage.worker("POST", DOCUMENT, json=stage.roll, headers=headers, auth=auth).json()["id"]
        for headers, auth in ((NAMED, stage.worker.auth), (NAMED, (other.key, other.secret)), ({}, stage.worker.auth))
    }
    assert len(ids) == stage.service.logs().total == 3


def test_a_failure_that_lasts_is_replayed_and_a_malformed_body_binds_nothing(stage: Stage) -> None:
    error_of(stage.worker("POST", DOCUMENT, json={}, headers=NAMED), 400, "invalidRequestError")
    broken = {**stage.roll, "file": "data:application/pdf;base64," + base64.b64encode(b"%PDF-1.7 broken").decode()}
    first, again = (stage.worker("POST", DOCUMENT, json=broken, headers=NAMED) for _ in range(2))
    assert first.status_code == again.status_code == 422
    assert first.json() == again.json()
    assert again.headers["idempotency-replayed"] == "true"
    assert stage.service.logs(status="FAILED").total == 1


@pytest.mark.parametrize("name", ["", "two words", "x" * 256])
def test_a_key_of_the_wrong_form_is_refused(stage: Stage, name: str) -> None:
    answer = stage.worker("POST", DOCUMENT, json=stage.roll, headers={"Idempotency-Key": name})
    assert error_of(answer, 400, "invalidRequestError")["details"]["field"] == "Idempotency-Key"


def test_making_a_key_keeps_no_answer(stage: Stage) -> None:
    asked = {"name": "n", "enabled": True, "roles": ["DATA_EXTRACTION"]}
    made = [stage.admin("POST", ADMIN_PATHS, json=asked, headers=NAMED).json()["apiKey"] for _ in range(2)]
    assert made[0]["id"] != made[1]["id"]
    assert stage.service.store.answer(stage.admin_key.id, "roll-1") is None


@pytest.fixture
def worker(tmp_path: Path) -> tuple[Path, tuple[str, str]]:
    database = tmp_path / "docextract.db"
    with Service.open(database) as service:
        key = service.keys.create(name="worker", enabled=True, roles=["DATA_EXTRACTION"])
    return database, (key.key, str(key.secret))


def test_64_clients_at_once_get_one_extraction_one_entry_one_answer(
    worker: tuple[Path, tuple[str, str]], roll: dict[str, Any]
) -> None:
    database, auth = worker
    with served(database, "--isolation", "none") as (url, _):
        answers = crowd(url, auth, roll, 64)
    assert {answer and answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers if answer}) == 1
    assert sum("idempotency-replayed" in answer.headers for answer in answers if answer) == 63
    with Service.open(database) as service:
        assert service.logs().total == 1


@pytest.mark.parametrize("seconds", [0.2, *(pytest.param(n, marks=pytest.mark.long) for n in (0.05, 0.4))])
def test_a_kill_in_between_leaves_one_entry_and_one_answer(
    worker: tuple[Path, tuple[str, str]], roll: dict[str, Any], seconds: float
) -> None:
    database, auth = worker
    with served(database) as (url, process):
        threading.Timer(seconds, process.send_signal, [signal.SIGKILL]).start()
        before = crowd(url, auth, roll, 24)
        process.wait(10)
    with served(database, "--isolation", "none", log=database.with_suffix(".again")) as (url, _):
        after = crowd(url, auth, roll, 24)
    answered = [answer for answer in (*before, *after) if answer is not None]
    assert len(answered) >= 24
    assert {answer.status_code for answer in answered} == {200}
    assert len({answer.content for answer in answered}) == 1
    with Service.open(database) as service:
        assert [entry.id for entry in service.logs().entries] == [answered[0].json()["id"]]
