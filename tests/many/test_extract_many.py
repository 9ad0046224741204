"""Many documents on any executor: the answers of a single call, errors as outcomes, nothing kept."""

from __future__ import annotations

import io
import multiprocessing
import os
import pickle
import signal
import threading
import time
import weakref
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from many_parts import ASKED, extracted, timeless

import docextract
from docextract import FileOutcome, Limits, Options, extract_many
from docextract.many import working
from docextract.many.tasks import Answer
from docextract.testing.faults import FAULTS, faulty
from fewer import some


def answers(outcomes: Iterator[FileOutcome]) -> dict[str, str]:
    return {Path(one.source).name: timeless(one.model_dump_json()) for one in outcomes}


def test_processes_of_this_machine_answer_what_a_single_call_answers(
    documents: list[Path], expected: dict[str, str]
) -> None:
    assert answers(extract_many(documents, **ASKED)) == expected


def test_threads_answer_what_a_single_call_answers(documents: list[Path], expected: dict[str, str]) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert answers(extract_many(documents, executor=pool, **ASKED)) == expected


def test_a_process_pool_of_the_callers_answers_what_a_single_call_answers(
    documents: list[Path], expected: dict[str, str]
) -> None:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert answers(extract_many(documents, executor=pool, **ASKED)) == expected


def test_a_process_of_its_own_for_each_document_answers_the_same(
    documents: list[Path], expected: dict[str, str]
) -> None:
    assert answers(extract_many(documents, options=Options(isolation="process"), **ASKED)) == expected


def test_an_outcome_holds_the_extraction_its_source_and_what_the_document_is(documents: list[Path]) -> None:
    for outcome in extract_many(documents, **ASKED):
        assert outcome.error is None
        roll = outcome.result()
        assert isinstance(roll, docextract.RentRoll)
        assert roll is outcome.extraction
        assert roll.model_dump_json() == outcome.model_dump_json()
        assert documents[outcome.position] == outcome.source
        assert outcome.file_name == outcome.source.name
        assert outcome.document_hash == roll.meta.document_hash
        assert repr(outcome) == f"<FileOutcome {outcome.file_name} RENT_ROLL rows={len(roll.rows)}>"


def test_bytes_files_and_data_urls_are_taken_too(documents: list[Path], expected: dict[str, str]) -> None:
    data = documents[0].read_bytes()
    named = io.BytesIO(data)
    found = {one.position: one for one in extract_many([data, named, Path(documents[0])], **ASKED)}
    assert len(found) == 3
    assert found[0].result().rows == found[1].result().rows == found[2].result().rows
    assert found[1].source is named


def test_a_file_that_is_not_there_or_is_no_document_is_an_outcome(documents: list[Path], tmp_path: Path) -> None:
    class Broken(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            raise RuntimeError("gone")

    given: list[Any] = [tmp_path / "no.pdf", b"", b"\x00\x01", tmp_path, Broken(), 7, documents[0]]
    found = {one.position: one for one in extract_many(given, **ASKED)}
    types = [getattr(found[n].error, "type", None) for n in range(len(given))]
    assert types == [
        "invalidRequestError", "unreadableDocumentError", "unsupportedMediaTypeError", "invalidRequestError",
        "invalidRequestError", "invalidRequestError", None,
    ]  # fmt: skip
    assert found[0].extraction is None
    with pytest.raises(docextract.InvalidRequestError, match="no file"):
        found[0].result()


def test_what_cannot_be_asked_is_refused_before_a_document_is_opened(documents: list[Path]) -> None:
    for wrong in (
        {"asset_type": "CASTLE"}, {"document_type": "NOVEL"}, {"executor": 3}, {"workers": 0}, {"in_flight": True},
        {"first_page": 3, "last_page": 2}, {"options": {}}, {"period_from": "May"}, {"sheet": ""},
    ):  # fmt: skip
        with pytest.raises(docextract.InvalidRequestError):
            extract_many(documents, **{**ASKED, **wrong})  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="several documents"):
        extract_many("rent_roll.pdf", **ASKED)


LIMITS = Limits(worker_seconds=4, worker_processor_seconds=1, worker_memory_bytes=320 << 20)


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("engine", some(["own", "threads", "processes"], 3))
def test_poison_among_good_documents_is_an_error_each_and_the_rest_goes_on(
    engine: str, documents: list[Path], expected: dict[str, str]
) -> None:
    poison = [faulty(name) for name in FAULTS]
    given: list[Any] = [one for pair in zip(poison, documents * 2, strict=False) for one in pair]
    pools: dict[str, Any] = {
        "own": lambda: None,
        "threads": lambda: ThreadPoolExecutor(2),
        "processes": lambda: ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")),
    }
    pool = pools[engine]()
    found = {one.position: one for one in extract_many(given, executor=pool, options=Options(limits=LIMITS), **ASKED)}
    if pool is not None:
        pool.shutdown()
    assert sorted(found) == list(range(len(given)))
    for position, outcome in found.items():
        if position % 2:
            assert extracted(outcome.model_dump_json()) == extracted(expected[outcome.source.name])
        else:
            assert outcome.error is not None
    said = {name: found[2 * n].error for n, name in enumerate(FAULTS)}
    limits = {name: error.details.get("limit") for name, error in said.items() if error is not None}
    assert limits["loop"] in ("workerProcessorSeconds", "workerSeconds")
    assert limits["allocate"] == "workerMemoryBytes"
    assert limits["end"] == "workerProcess"
    assert {type(error).__name__ for error in said.values()} <= {"ProcessingLimitError", "UnreadableDocumentError"}


@pytest.mark.long
@pytest.mark.usefixtures("faults")
def test_where_nothing_can_stay_a_pool_that_breaks_is_replaced_and_the_culprit_found(
    monkeypatch: pytest.MonkeyPatch, documents: list[Path], expected: dict[str, str]
) -> None:
    """As on systems without fork: the document is read in the pool's own process, and kills it."""
    monkeypatch.setattr(docextract.many.engines, "possible", lambda: False)
    monkeypatch.setattr(docextract.many.engines, "ProcessPoolExecutor", ReadsItself)
    given: list[Any] = [*documents[:3], faulty("end"), *documents[3:6], faulty("abort"), *documents[6:]]
    found = [*extract_many(given, workers=2, **ASKED)]
    assert sorted(one.position for one in found) == list(range(len(given)))
    bad = {one.position: one.error for one in found if one.error is not None}
    assert sorted(bad) == [3, 7]
    assert [error.details["limit"] for error in bad.values()] == ["workerProcess"] * 2
    good = {Path(one.source).name: extracted(one.model_dump_json()) for one in found if one.error is None}
    assert good == {name: extracted(text) for name, text in expected.items()}


class ReadsItself(ProcessPoolExecutor):
    """A process pool whose processes fork none of their own."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=multiprocessing.get_context("spawn"), initializer=fork_nothing)


def fork_nothing() -> None:
    working.possible = lambda: False  # type: ignore[assignment]


def test_a_worker_of_the_callers_pool_killed_in_the_middle_loses_and_doubles_nothing(
    documents: list[Path], expected: dict[str, str]
) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        outcomes = extract_many(documents * 2, executor=pool, **ASKED)
        found = [next(outcomes)]
        # From within: killed while it writes an answer, a process of this pool leaves the others waiting for its lock.
        pool.submit(signal.raise_signal, signal.SIGKILL)
        found += outcomes
    assert sorted(one.position for one in found) == list(range(2 * len(documents)))
    assert all(timeless(one.model_dump_json()) == expected[one.source.name] for one in found)


def test_a_process_that_reads_killed_in_the_middle_is_replaced(documents: list[Path]) -> None:
    working.close()
    outcomes = extract_many(documents * 2, workers=1, in_flight=1, **ASKED)
    found = [next(outcomes)]
    (idle,) = working._children._idle
    helper = working._children._sandbox
    assert helper is not None
    assert helper.helper_pid is not None
    os.kill(helper.helper_pid, signal.SIGKILL)  # and with it the child that it forked
    assert idle.usable
    found += outcomes
    assert sorted(one.position for one in found) == list(range(2 * len(documents)))
    assert all(one.error is None for one in found)


def test_sources_are_taken_as_there_is_room_and_nothing_is_kept(documents: list[Path]) -> None:
    taken = 0

    def given() -> Iterator[Path]:
        nonlocal taken
        for _ in range(10):
            for path in documents:
                taken += 1
                yield path

    outcomes = extract_many(given(), workers=2, in_flight=5, **ASKED)
    gone: list[weakref.ref[FileOutcome]] = []
    for number, outcome in enumerate(outcomes, 1):
        assert taken <= number + 5
        assert sum(ref() is not None for ref in gone) <= 1
        gone.append(weakref.ref(outcome))
    assert number == 80


def test_who_stops_early_leaves_nothing_running(documents: list[Path]) -> None:
    outcomes = extract_many(documents * 20, workers=2, **ASKED)
    next(outcomes)
    outcomes.close()  # type: ignore[attr-defined]
    until = time.monotonic() + 10
    while any(t.name.startswith("docextract-many") for t in threading.enumerate()) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(t.name.startswith("docextract-many") for t in threading.enumerate())


def test_an_executor_that_fails_is_told_once_and_not_as_the_documents_fault(documents: list[Path]) -> None:
    class Lost(Executor):
        def submit(self, call: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(ConnectionError("the scheduler has gone"))
            return future

    with pytest.raises(docextract.BusyError, match="no more work: ConnectionError: the scheduler has gone"):
        list(extract_many(documents, executor=Lost(), **ASKED))
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(docextract.BusyError, match="no more work"):
        list(extract_many(documents, executor=pool, **ASKED))


def test_tasks_and_answers_cross_processes(documents: list[Path]) -> None:
    answer = Answer(b"{}", {"rows": 1}, None, "ab", "x.pdf", 0.1)
    assert pickle.loads(pickle.dumps(answer)) == answer


def test_an_address_is_opened_where_it_is_read(documents: list[Path], expected: dict[str, str]) -> None:
    pytest.importorskip("fsspec", reason="the extra fsspec is not installed")
    path = documents[0]
    found = list(extract_many([path.as_uri(), (path.parent / "no.pdf").as_uri(), "nowhere://x/y.pdf"], **ASKED))
    by_place = {one.position: one for one in found}
    assert timeless(by_place[0].model_dump_json()) == expected[path.name]
    assert "There is no file" in str(by_place[1].error)
    assert "nowhere" in str(by_place[2].error)


class Costly(ThreadPoolExecutor):
    """An executor that, like Dask's, is handed several documents at once, and gives those up that hold ``poison``."""

    def __init__(self) -> None:
        super().__init__(2)
        self._client = self
        self.handed: list[int] = []

    def nthreads(self) -> dict[str, int]:
        return {"one": 1, "two": 1}

    def submit(self, call: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        (tasks,) = arguments
        self.handed.append(len(tasks))
        if any(task.given == b"poison" for task in tasks):
            lost: Future[Any] = Future()
            lost.set_exception(type("KilledWorker", (Exception,), {})("several workers"))
            return lost
        return super().submit(call, tasks)


def test_documents_are_handed_over_together_where_that_costs(documents: list[Path], expected: dict[str, str]) -> None:
    with Costly() as pool:
        found = list(extract_many(documents * 3, executor=pool, **ASKED))
    assert sorted(one.position for one in found) == list(range(3 * len(documents)))
    assert all(timeless(one.model_dump_json()) == expected[one.source.name] for one in found)
    assert pool.handed[:4] == [1, 1, 1, 1]  # a few are spread over all workers
    assert max(pool.handed) == 4


def test_of_documents_handed_over_together_only_the_one_that_killed_is_given_up(documents: list[Path]) -> None:
    given: list[Any] = [*documents, b"poison", *documents[:3]]
    with Costly() as pool:
        found = {one.position: one for one in extract_many(given, executor=pool, **ASKED)}
    assert sorted(found) == list(range(12))
    assert [n for n, one in found.items() if one.error is not None] == [8]
    assert "died" in str(found[8].error)
