"""The eight calls: what they take, and what they answer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from http_parts import ADMIN_PATHS, DOCUMENT, LOGS, MULTIPLE, Stage, error_of

MOMENT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
NEW = {"name": "new", "enabled": True, "roles": ["DATA_EXTRACTION"]}


def test_create_answers_the_key_with_its_secret(stage: Stage) -> None:
    answer = stage.admin("POST", ADMIN_PATHS, json=NEW)
    assert answer.status_code == 201
    key = answer.json()["apiKey"]
    assert set(key) == {
        "id", "name", "enabled", "roles", "key", "secret", "createdAt", "updatedAt", "lastUsedAt",
    }  # fmt: skip
    assert {**key, **NEW} == key
    assert re.fullmatch(MOMENT, key["createdAt"])
    assert key["lastUsedAt"] is None
    assert stage.worker("GET", LOGS, auth=(key["key"], key["secret"])).status_code == 403


@pytest.mark.parametrize("enabled", [True, False])
def test_a_key_is_created_in_the_state_that_the_request_chooses(stage: Stage, enabled: bool) -> None:
    key = stage.admin("POST", ADMIN_PATHS, json={**NEW, "enabled": enabled}).json()["apiKey"]
    assert key["enabled"] is enabled
    answer = stage.worker("POST", DOCUMENT, auth=(key["key"], key["secret"]), json={})
    assert answer.status_code == (400 if enabled else 401)


@pytest.mark.parametrize("field", ["name", "enabled", "roles"])
def test_create_requires_each_field(stage: Stage, field: str) -> None:
    body = {name: value for name, value in NEW.items() if name != field}
    assert error_of(stage.admin("POST", ADMIN_PATHS, json=body), 400, "invalidRequestError")["details"] == {
        "field": field
    }


def test_create_takes_a_boolean_and_known_roles_only(stage: Stage) -> None:
    for wrong, field in (({"enabled": "true"}, "enabled"), ({"roles": ["ROOT"]}, "roles[0]"), ({"extra": 1}, "extra")):
        refusal = error_of(stage.admin("POST", ADMIN_PATHS, json={**NEW, **wrong}), 400, "invalidRequestError")
        assert refusal["details"]["field"] == field


def test_list_answers_a_page_without_secrets(stage: Stage) -> None:
    answer = stage.admin("GET", ADMIN_PATHS).json()
    assert set(answer) == {"apiKeys", "page", "pageSize", "total"}
    assert (answer["page"], answer["pageSize"], answer["total"]) == (1, 100, 2)
    assert [key["name"] for key in answer["apiKeys"]] == ["ops", "worker"]
    assert all("secret" not in key for key in answer["apiKeys"])
    assert answer["apiKeys"][0]["lastUsedAt"] is not None


def test_list_is_paged_and_links_to_the_next_page(stage: Stage) -> None:
    first = stage.admin("GET", ADMIN_PATHS, params={"pageSize": 1})
    assert first.headers["link"] == '<?pageSize=1&page=2>; rel="next"'
    last = stage.admin("GET", f"{ADMIN_PATHS}?pageSize=1&page=2")
    assert "link" not in last.headers
    assert [key["name"] for answer in (first, last) for key in answer.json()["apiKeys"]] == ["ops", "worker"]
    assert stage.admin("GET", ADMIN_PATHS, params={"page": 9}).json()["apiKeys"] == []
    for wrong in (
        "page=0",
        "pageSize=0",
        "pageSize=10001",
        "page=x",
        "page=1&page=2",
        "colour=red",
        "page=",
        "page=-1",
    ):
        error_of(stage.admin("GET", f"{ADMIN_PATHS}?{wrong}"), 400, "invalidRequestError")


def test_get_answers_one_key(stage: Stage) -> None:
    answer = stage.admin("GET", f"{ADMIN_PATHS}/{stage.worker_key.id}").json()
    assert set(answer) == {"apiKey"}
    assert answer["apiKey"]["key"] == stage.worker_key.key
    assert "secret" not in answer["apiKey"]


@pytest.mark.parametrize("method", ["GET", "PATCH", "DELETE"])
def test_a_key_that_is_not_there_is_404(stage: Stage, method: str) -> None:
    for wrong in ("00000000-0000-4000-8000-000000000000", "x", stage.worker_key.key, "%00", "%F0%9F%98%80"):
        options: dict[str, Any] = {"json": {"name": "x"}} if method == "PATCH" else {}
        error_of(stage.admin(method, f"{ADMIN_PATHS}/{wrong}", **options), 404, "apiKeyNotFoundError")


@pytest.mark.parametrize(("said", "meant"), [(True, True), (False, False), ("true", True), ("false", False)])
def test_update_sets_the_state_by_a_boolean_or_its_name(stage: Stage, said: Any, meant: bool) -> None:
    path = f"{ADMIN_PATHS}/{stage.worker_key.id}"
    stage.service.keys.update(stage.worker_key.id, enabled=not meant)
    answer = stage.admin("PATCH", path, json={"enabled": said})
    assert answer.status_code == 200
    assert answer.json()["apiKey"]["enabled"] is meant
    assert stage.worker("POST", DOCUMENT, json={}).status_code == (400 if meant else 401)


def test_update_takes_every_field_alone_and_none(stage: Stage) -> None:
    path = f"{ADMIN_PATHS}/{stage.worker_key.id}"
    for body in ({"name": "renamed"}, {"roles": ["ADMIN_ROLE", "DATA_EXTRACTION"]}, {"enabled": "false"}, {}):
        answer = stage.admin("PATCH", path, json=body)
        assert answer.status_code == 200
    key = answer.json()["apiKey"]
    assert (key["name"], key["roles"], key["enabled"]) == ("renamed", ["ADMIN_ROLE", "DATA_EXTRACTION"], False)
    for wrong in ({"enabled": "yes"}, {"enabled": 1}, {"name": None}, {"roles": None}, {"enabled": None}, {"id": "x"}):
        error_of(stage.admin("PATCH", path, json=wrong), 400, "invalidRequestError")


def test_delete_removes_the_key(stage: Stage) -> None:
    path = f"{ADMIN_PATHS}/{stage.worker_key.id}"
    answer = stage.admin("DELETE", path)
    assert (answer.status_code, answer.content) == (204, b"")
    error_of(stage.admin("GET", path), 404, "apiKeyNotFoundError")
    error_of(stage.worker("POST", DOCUMENT, json={}), 401, "authenticationError")


def test_the_last_administrator_can_be_neither_disabled_stripped_nor_deleted(stage: Stage) -> None:
    path = f"{ADMIN_PATHS}/{stage.admin_key.id}"
    for body in ({"enabled": False}, {"roles": ["DATA_EXTRACTION"]}):
        error_of(stage.admin("PATCH", path, json=body), 409, "lastAdminKeyError")
    error_of(stage.admin("DELETE", path), 409, "lastAdminKeyError")
    assert stage.admin("GET", path).json()["apiKey"]["enabled"] is True


def test_a_single_data_set_is_answered_with_the_id_of_its_entry(stage: Stage) -> None:
    answer = stage.worker("POST", DOCUMENT, json=stage.roll)
    assert answer.status_code == 200
    body = answer.json()
    assert set(body) == {"id", "taggingData", "data"}
    assert set(body["data"]) == {"meta", "source", "extracted"}
    assert body["taggingData"]["documentType"] == "RENT_ROLL"
    assert body["data"]["extracted"]["rows"]
    (entry,) = stage.admin("GET", LOGS).json()["extractionRequests"]
    assert entry["id"] == body["id"]


def test_the_raw_text_can_be_left_out(stage: Stage) -> None:
    answer = stage.worker("POST", DOCUMENT, json=stage.roll, headers={"Prefer": 'respond-async, return="minimal"'})
    assert answer.json()["data"]["source"] is None
    assert answer.headers["preference-applied"] == "return=minimal"


def test_period_sheet_and_pages_are_taken(stage: Stage) -> None:
    more = {"periodFrom": "2025-01-01", "periodTo": "2025-12-31", "sheet": 1, "from": 1, "to": 2}
    tagging = stage.worker("POST", DOCUMENT, json={**stage.roll, **more}).json()["taggingData"]
    assert {**tagging, **more} == tagging
    refusal = error_of(stage.worker("POST", DOCUMENT, json={**stage.roll, "sheet": 5}), 400, "invalidRequestError")
    assert refusal["details"]["field"] == "sheet"


@pytest.mark.parametrize("field", ["assetType", "documentType", "file", "fileName"])
def test_a_single_extraction_requires_each_field(stage: Stage, field: str) -> None:
    body = {name: value for name, value in stage.roll.items() if name != field}
    refusal = error_of(stage.worker("POST", DOCUMENT, json=body), 400, "invalidRequestError")
    assert refusal["details"]["field"] == field


@pytest.mark.parametrize("document_type", ["OPERATING_STATEMENT", "OPERATING_STATEMENT_T12", "pnl", "BUDGET"])
def test_a_kind_of_operating_statement_wants_its_period(stage: Stage, document_type: str) -> None:
    body = {**stage.roll, "documentType": document_type}
    for period in ({}, {"periodFrom": "2025-01-01"}, {"periodTo": "2025-12-31"}):
        error_of(stage.worker("POST", DOCUMENT, json={**body, **period}), 400, "periodRequiredError")
    found = stage.worker("POST", MULTIPLE, json=stage.several({"documentType": document_type})).json()["results"]
    assert found[0]["error"]["type"] == "periodRequiredError"


def test_several_data_sets_are_answered_in_their_order(stage: Stage) -> None:
    asked = stage.several({}, {"documentType": "T12"}, {"sheet": 4}, {})
    answer = stage.worker("POST", MULTIPLE, json=asked)
    assert answer.status_code == 200
    results = answer.json()["results"]
    assert [set(r) for r in results] == [
        {"id", "taggingData", "data"}, {"id", "taggingData", "error"}, {"id", "taggingData", "error"},
        {"id", "taggingData", "data"},
    ]  # fmt: skip
    logged = stage.admin("GET", LOGS).json()["extractionRequests"]
    assert [entry["id"] for entry in reversed(logged)] == [r["id"] for r in results]
    assert results[3]["data"]["source"]["grids"] == []


@pytest.mark.parametrize("field", ["file", "fileName", "taggingData"])
def test_a_multiple_extraction_requires_each_field(stage: Stage, field: str) -> None:
    body = {name: value for name, value in stage.several({}).items() if name != field}
    refusal = error_of(stage.worker("POST", MULTIPLE, json=body), 400, "invalidRequestError")
    assert refusal["details"]["field"] == field
    for name in ("assetType", "documentType"):
        short = stage.several({})
        del short["taggingData"][0][name]
        refusal = error_of(stage.worker("POST", MULTIPLE, json=short), 400, "invalidRequestError")
        assert refusal["details"]["field"] == f"taggingData[0].{name}"


def test_the_log_answers_every_field_of_its_entries(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json={**stage.roll, "periodFrom": "2025-01-01", "periodTo": "2025-12-31"})
    answer = stage.admin("GET", LOGS).json()
    assert [*answer] == ["extractionRequests", "page", "pageSize"]
    assert (answer["page"], answer["pageSize"]) == (1, 100)
    (entry,) = answer["extractionRequests"]
    assert [*entry] == [
        "id", "assetType", "documentType", "meta", "documentHash", "status", "pages", "rows", "extractDuration",
        "parseDuration", "apiKeyName", "apiKey", "createdAt", "updatedAt", "paymentModel", "paymentModelEnum",
    ]  # fmt: skip
    assert set(entry["meta"]) == {"fileName", "periodFrom", "periodTo", "template", "asOnDate"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", entry["meta"]["periodFrom"])
    assert re.fullmatch(r"[0-9a-f]{64}", entry["documentHash"])
    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", entry["id"])
    for name in ("createdAt", "updatedAt"):
        assert re.fullmatch(MOMENT, entry[name])
    assert (entry["apiKeyName"], entry["apiKey"]) == ("worker", stage.worker_key.key)
    assert (entry["paymentModel"], entry["paymentModelEnum"]) == ("POSTPAID", "POSTPAID")
    for name in ("pages", "rows", "extractDuration", "parseDuration"):
        assert entry[name] > 0


def test_a_failed_entry_has_zeros(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json={**stage.roll, "sheet": 9})
    (entry,) = stage.admin("GET", LOGS, params={"status": "FAILED"}).json()["extractionRequests"]
    assert entry["status"] == "FAILED"
    assert {entry[n] for n in ("pages", "rows", "extractDuration", "parseDuration")} == {0}


def test_the_log_is_filtered_by_key_value_status_and_dates_and_paged(stage: Stage) -> None:
    for change in ({}, {"sheet": 9}, {}):
        stage.worker("POST", DOCUMENT, json={**stage.roll, **change})

    def statuses(**params: Any) -> list[str]:
        found = stage.admin("GET", LOGS, params=params)
        assert found.status_code == 200, found.text
        return [entry["status"] for entry in found.json()["extractionRequests"]]

    assert statuses() == statuses(status="ALL") == ["SUCCESS", "FAILED", "SUCCESS"]
    assert statuses(status="FAILED") == ["FAILED"]
    assert statuses(status="SUCCESS") == ["SUCCESS", "SUCCESS"]
    assert len(statuses(apiKey=stage.worker_key.key)) == 3
    assert statuses(apiKey=stage.worker_key.id) == []
    assert statuses(startDate="2000-01-01T00:00:00Z", endDate="2000-12-31") == []
    assert len(statuses(startDate="2000-01-01", endDate="2999-12-31T00:00:00+02:00")) == 3
    first = stage.admin("GET", LOGS, params={"pageSize": 2, "status": "ALL"})
    assert (first.json()["page"], first.json()["pageSize"]) == (1, 2)
    assert first.headers["link"] == '<?pageSize=2&status=ALL&page=2>; rel="next"'
    assert statuses(page=2, pageSize=2) == ["SUCCESS"]
    assert stage.admin("GET", LOGS, params={"pageSize": 10_000}).status_code == 200
    assert statuses(page=999_999_999_999, pageSize=10_000) == []
    for wrong in (
        "pageSize=10001", "page=0", "status=success", "startDate=yesterday", "startDate=2026-02-01&endDate=2026-01-01",
        "key=x", "startDate=2026-01-01&startDate=2026-01-02",
    ):  # fmt: skip
        error_of(stage.admin("GET", f"{LOGS}?{wrong}"), 400, "invalidRequestError")


def test_entries_outlive_their_key(stage: Stage) -> None:
    stage.worker("POST", DOCUMENT, json=stage.roll)
    stage.admin("PATCH", f"{ADMIN_PATHS}/{stage.worker_key.id}", json={"name": "renamed"})
    stage.admin("DELETE", f"{ADMIN_PATHS}/{stage.worker_key.id}")
    (entry,) = stage.admin("GET", LOGS, params={"apiKey": stage.worker_key.key}).json()["extractionRequests"]
    assert entry["apiKeyName"] == "worker"


def test_all_paths_stand_below_the_prefix_that_ends_in_the_version(stage: Stage) -> None:
    assert stage.admin("GET", "/v1/api-keys").status_code == 200
    for path in ("/api-keys", "/v2/api-keys", "/v1", "/v1/", "/v1/api-keys/", "/v1//api-keys", "/V1/api-keys"):
        error_of(stage.admin("GET", path), 404, "notFoundError")
    other = Stage(stage.service, stage.roll, prefix="/documents/v1")
    assert other.admin("GET", "/documents/v1/api-keys").status_code == 200
    error_of(other.admin("GET", "/v1/api-keys"), 404, "notFoundError")


def test_pdfs_and_workbooks_are_taken_by_their_content(stage: Stage) -> None:
    import base64

    from docextract.testing import write

    for form in ("pdf", "xlsx"):
        data = base64.b64encode(write("handmade.commercial", seed=1, format=form).data).decode()
        for head in ("data:;base64,", "DATA:text/plain;charset=x;BASE64,"):
            body = {**stage.roll, "file": head + data, "fileName": "roll.docx"}
            assert stage.worker("POST", DOCUMENT, json=body).status_code == 200
    words = {**stage.roll, "file": "data:application/pdf;base64,cGxhaW4gd29yZHM="}
    error_of(stage.worker("POST", DOCUMENT, json=words), 415, "unsupportedMediaTypeError")
