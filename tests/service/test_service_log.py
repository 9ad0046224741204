"""The log: the exact form of an entry, filters, pages, walking."""

from __future__ import annotations

import datetime as dt
import json
import re
from typing import Any

import pytest

from docextract.errors import InvalidRequestError
from docextract.models.log import LogEntry, LogMeta
from docextract.service import LogRecorder, MemoryStore
from docextract.service.log import LogRecord

UTC = dt.UTC
NOON = dt.datetime(2026, 1, 31, 12, tzinfo=UTC)


@pytest.fixture
def log() -> LogRecorder:
    return LogRecorder(MemoryStore())


def record(**more: Any) -> LogRecord:
    said: dict[str, Any] = {
        "asset_type": "OFFICE", "document_type": "RENT_ROLL", "status": "SUCCESS",
        "meta": LogMeta({"from": 1, "to": 2, "fileName": "a.pdf", "template": "generic"}),
        "document_hash": "ab" * 32, "pages": 2, "rows": 30, "extract_duration": 12.5, "parse_duration": 3.25,
        "api_key_name": "ops", "api_key": "dxk_a",
    }  # fmt: skip
    return LogRecord(**{**said, **more})


def test_an_entry_has_every_field_in_its_exact_form(log: LogRecorder) -> None:
    (entry,) = log.record([record()], at=NOON)
    assert json.loads(log.page().to_json()) == {
        "extractionRequests": [
            {
                "id": entry.id,
                "assetType": "OFFICE",
                "documentType": "RENT_ROLL",
                "meta": {"from": 1, "to": 2, "fileName": "a.pdf", "template": "generic"},
                "documentHash": "ab" * 32,
                "status": "SUCCESS",
                "pages": 2,
                "rows": 30,
                "extractDuration": 12.5,
                "parseDuration": 3.25,
                "apiKeyName": "ops",
                "apiKey": "dxk_a",
                "createdAt": "2026-01-31T12:00:00.000Z",
                "updatedAt": "2026-01-31T12:00:00.000Z",
                "paymentModel": "POSTPAID",
                "paymentModelEnum": "POSTPAID",
            }
        ],
        "page": 1,
        "pageSize": 100,
    }
    assert re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", entry.id)
    assert log.page().entries == [entry]
    assert LogEntry.from_json(entry.to_json()) == entry


def test_a_failed_entry_has_zeros_whatever_is_said(log: LogRecorder) -> None:
    (entry,) = log.record([record(status="FAILED")])
    assert (entry.pages, entry.rows, entry.extract_duration, entry.parse_duration) == (0, 0, 0, 0)
    assert entry.status == "FAILED"


def fill(log: LogRecorder) -> list[LogEntry]:
    made = []
    for n in range(12):
        more = {"status": "FAILED" if n % 3 == 0 else "SUCCESS", "api_key": f"dxk_{n % 2}"}
        made += log.record([record(**more)], at=NOON + dt.timedelta(hours=6 * n))
    return made


def test_pages_come_newest_first_and_one_past_the_end_is_empty(log: LogRecorder) -> None:
    made = fill(log)[::-1]
    pages = [log.page(page=n, page_size=5) for n in (1, 2, 3, 4)]
    assert [page.entries for page in pages] == [made[:5], made[5:10], made[10:], []]
    assert [page.more for page in pages] == [True, True, False, False]
    assert log.page(page=10**12, page_size=10_000).entries == []
    assert [*log.page(page_size=5)] == made[:5]
    assert len(log.page(page_size=5)) == 5


def test_filters_by_key_value_status_and_dates(log: LogRecorder) -> None:
    made = fill(log)
    assert log.page(api_key="dxk_1").entries == made[1::2][::-1]
    assert log.page(api_key="ops").entries == []
    assert log.page(status="FAILED").entries == made[::3][::-1]
    assert len(log.page(status="ALL").entries) == len(log.page(status=None).entries) == 12
    assert log.page(status="SUCCESS", api_key="dxk_0").total == 4


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("2026-01-31T12:00:00Z", "2026-01-31T12:00:00Z", [0]),
        ("2026-01-31T12:00:00", "2026-01-31T12:00:00", [0]),
        ("2026-01-31T13:00:00+01:00", "2026-01-31T07:00:00-05:00", [0]),
        ("2026-01-31", "2026-01-31", [0, 1]),
        ("2026-02-01", "2026-02-01", [2, 3, 4, 5]),
        ("2026-02-01", None, [*range(2, 12)]),
        (None, "2026-01-31", [0, 1]),
        ("2026-01-31T12:00:00.001Z", "2026-02-01T00:00:00.000Z", [1, 2]),
        (dt.date(2026, 1, 31), dt.datetime(2026, 1, 31, 18, tzinfo=UTC), [0, 1]),
    ],
)
def test_both_dates_are_included_and_a_date_alone_is_the_whole_day(
    log: LogRecorder, start: Any, end: Any, expected: list[int]
) -> None:
    made = fill(log)
    assert log.page(start_date=start, end_date=end).entries == [made[n] for n in reversed(expected)]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"start_date": "31.01.2026"}, "startDate"),
        ({"start_date": "2026-13-01"}, "startDate"),
        ({"start_date": "2026-01-31T25:00:00Z"}, "startDate"),
        ({"end_date": ""}, "endDate"),
        ({"end_date": "20260131"}, "endDate"),
        ({"end_date": "2026-W05"}, "endDate"),
        ({"start_date": "2026-02-01", "end_date": "2026-01-31"}, "startDate"),
        ({"status": "success"}, "status"),
        ({"status": ""}, "status"),
        ({"page": 0}, "page"),
        ({"page": 10**13}, "page"),
        ({"page_size": 10_001}, "pageSize"),
        ({"page_size": 0}, "pageSize"),
        ({"api_key": 7}, "apiKey"),
    ],
)
def test_a_parameter_of_the_wrong_form_is_refused_and_named(log: LogRecorder, wrong: Any, field: str) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        log.page(**wrong)
    assert refusal.value.details["field"] == field


def test_the_largest_page_and_numbers_that_are_whole_are_taken(log: LogRecorder) -> None:
    fill(log)
    assert log.page(page_size=10_000).page_size == 10_000
    assert log.page(page=1.0, page_size=2.0).page_size == 2  # type: ignore[arg-type]


def test_walking_sees_every_entry_once_also_those_that_come_meanwhile(log: LogRecorder) -> None:
    made = fill(log)
    walk = log.iterate()
    seen = [next(walk) for _ in range(12)]
    made += log.record([record()])
    assert [*seen, *walk] == made
    assert list(log.iterate(after=made[4].id)) == made[5:]
    assert list(log.iterate(after=made[4].id, status="FAILED", end_date="2026-02-01")) == []
    assert list(log.iterate(api_key="dxk_0")) == [e for e in made if e.api_key == "dxk_0"]
