"""Documents read in a process of their own: the same answers, and every death an error of ours."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract import Limits, Options, TaggingData
from docextract.sandbox import client, wire
from docextract.sandbox.child import CONFINEMENT_FAILED
from docextract.sandbox.client import Sandbox
from docextract.sandbox.confinement import Confinement
from docextract.sandbox.probes import PROBES, allowed, level
from docextract.sandbox.warm import documents
from docextract.testing.faults import FAULTS, faulty
from fewer import each

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

ROLL = TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
GOOD = next(iter(documents()))[0]
QUICK = Options(limits=Limits(worker_seconds=6, worker_processor_seconds=1, worker_memory_bytes=256 << 20))


def whole() -> bool:
    """Whether this system confines wholly; where it does not, what is then promised is what is tested."""
    return level().whole


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    """A sandbox with the plugin of faults, which this process has not: its environment is as before once it stands."""
    with Sandbox() as opened:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DOCEXTRACT_PLUGINS", "faults")
            opened.start()
        yield opened


@pytest.fixture(scope="module")
def plain() -> Iterator[Sandbox]:
    """A sandbox with the plugins that this process has."""
    with Sandbox() as opened:
        yield opened


def read(sandbox: Sandbox, data: bytes = GOOD, **more: Any) -> docextract.Extraction[Any, Any]:
    """The one extraction, or its error raised."""
    (outcome,) = sandbox.outcomes(data, [ROLL], **more)
    if outcome.error is not None:
        raise outcome.error
    assert outcome.extraction is not None
    return outcome.extraction


def test_an_answer_from_a_child_is_the_one_from_here(plain: Sandbox) -> None:
    for data, document_type in documents():
        here = docextract.extract(data, asset_type="OTHER", document_type=document_type, file_name="a.bin")
        tagging = TaggingData(asset_type="OTHER", document_type=document_type)
        (there,) = plain.outcomes(data, [tagging], file_name="a.bin")
        assert there.extraction is not None
        assert type(there.extraction) is type(here)
        assert there.extraction.meta.result_hash == here.meta.result_hash
        assert there.extraction.source == here.source


def test_errors_from_a_child_are_those_from_here(sandbox: Sandbox) -> None:
    cut = GOOD[:200]
    for data, options in ((b"%PDF-1.7 nothing", Options()), (b"words", Options()), (cut, Options(reader="pdfium"))):
        with pytest.raises(docextract.DocextractError) as here:
            docextract.extract(data, asset_type="OTHER", document_type="RENT_ROLL", options=options)
        with pytest.raises(type(here.value)) as there:
            read(sandbox, data, options=options)
        assert there.value.to_json() == here.value.to_json()
    late = TaggingData(asset_type="OTHER", document_type="RENT_ROLL", first_page=7)
    (outcome,) = sandbox.outcomes(GOOD, [late])
    assert isinstance(outcome.error, docextract.InvalidRequestError)
    assert outcome.error.details["field"] == "from"


@pytest.mark.parametrize(
    ("fault", "limits"),
    [
        ("loop", {"workerProcessorSeconds", "workerSeconds"}),
        ("allocate", {"workerMemoryBytes"}),
        ("abort", {"workerMemoryBytes"}),
        ("panic", None),
        ("flood", {"workerAnswerBytes"}),
        ("garbage", {"workerAnswer"}),
        ("end", None),
        ("recurse", None),
        ("linger", {"workerSeconds"}),
    ],
)
def test_every_fault_is_a_typed_error_and_the_next_document_is_read(
    sandbox: Sandbox, fault: str, limits: set[str] | None
) -> None:
    with pytest.raises(docextract.DocextractError) as caught:
        read(sandbox, faulty(fault), options=QUICK)
    error = caught.value
    if limits is None:
        assert type(error) in (docextract.UnreadableDocumentError, docextract.ProcessingLimitError)
    else:
        assert type(error) is docextract.ProcessingLimitError
        assert error.details["limit"] in limits
        assert "value" in error.details
    assert len(read(sandbox).rows) == 3


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems limit no address space")
def test_wherever_memory_ends_the_error_names_its_limit(sandbox: Sandbox) -> None:
    head = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Lease Rent", "Lease From", "Lease To"]
    rows = [[str(n), f"Tenant {n}", 700 + n, 1000.5 + n, 900.25 + n, "01/01/2024", "12/31/2024"] for n in range(1500)]
    book = openpyxl.Workbook()
    for row in [head, *rows]:
        book.active.append(row)
    book.save(out := io.BytesIO())
    sandbox.start()
    status = Path(f"/proc/{sandbox.helper_pid}/status").read_text()
    (used,) = (int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmSize"))
    for part in range(-2, 22):
        allowed = used + part * 700_000
        with pytest.raises(docextract.ProcessingLimitError) as caught:
            read(sandbox, out.getvalue(), options=Options(limits=Limits(worker_memory_bytes=allowed)))
        assert caught.value.details["limit"] == "workerMemoryBytes", caught.value
        assert caught.value.details["max"] == allowed


def test_there_is_a_test_for_every_fault() -> None:
    marks: Any = test_every_fault_is_a_typed_error_and_the_next_document_is_read.pytestmark  # type: ignore[attr-defined]
    assert {values[0] for mark in marks if mark.name == "parametrize" for values in mark.args[1]} == set(FAULTS)
    with pytest.raises(ValueError, match="there is no fault"):
        faulty("nothing")


def test_faults_and_good_documents_at_the_same_time(sandbox: Sandbox) -> None:
    def one(number: int) -> str:
        fault = [*FAULTS][number % len(FAULTS)] if number % 2 else None
        try:
            return str(len(read(sandbox, faulty(fault) if fault else GOOD, options=QUICK).rows))
        except docextract.DocextractError as error:
            return error.type

    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(one, range(2 * len(FAULTS))))
    assert told[::2] == ["3"] * len(FAULTS)
    assert set(told[1::2]) <= {"processingLimitError", "unreadableDocumentError"}


def test_an_answer_over_its_cap_is_refused_by_the_child(sandbox: Sandbox) -> None:
    options = Options(limits=Limits(worker_answer_bytes=70_000), include_source=True)
    data = b"Unit,Tenant,Rent\n" + b"".join(b"%d,Tenant %d,%d.00\n" % (n, n, 900 + n) for n in range(101, 400))
    with pytest.raises(docextract.ProcessingLimitError) as caught:
        read(sandbox, data, options=options)
    assert caught.value.details["limit"] == "workerAnswerBytes"
    assert caught.value.details["value"] > 70_000


def test_a_caller_who_has_gone_ends_the_child(sandbox: Sandbox) -> None:
    start = time.monotonic()
    gone = threading.Event()
    threading.Timer(0.3, gone.set).start()
    with pytest.raises(docextract.BusyError, match="gone"):
        read(sandbox, faulty("loop"), cancelled=gone.is_set)
    assert time.monotonic() - start < 15


def test_a_helper_that_was_ended_is_started_again(sandbox: Sandbox) -> None:
    first = sandbox.helper_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert len(read(sandbox).rows) == 3
    assert sandbox.helper_pid not in (None, first)


def test_nothing_is_left_behind(sandbox: Sandbox) -> None:
    read(sandbox)
    before = sorted(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else []
    for _ in range(5):
        read(sandbox)
    assert (sorted(os.listdir("/proc/self/fd")) if before else []) == before
    closed = Sandbox()
    closed.start()
    pid = closed.helper_pid
    assert pid is not None
    closed.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_helper_ends_with_the_program_that_started_it() -> None:
    code = (
        "import os\nfrom docextract.sandbox.client import Sandbox\n"
        "s = Sandbox(); s.start(); print(s.helper_pid, flush=True); os._exit(0)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    pid = int(told.stdout)
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError("the helper outlived its program")


def test_the_helper_has_no_secrets_of_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.path.isdir("/proc/self"):
        pytest.skip("no /proc")
    monkeypatch.setenv("DOCEXTRACT_PEPPER", "5ecret")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "5ecret")
    with Sandbox() as sandbox:
        sandbox.start()
        with open(f"/proc/{sandbox.helper_pid}/environ", "rb") as file:
            assert b"5ecret" not in file.read()


def test_a_confined_process_can_do_nothing_that_a_reader_has_no_use_for() -> None:
    if not whole():
        pytest.skip(f"this system lacks {', '.join(level().missing)}")
    assert allowed() == []
    assert len(PROBES) >= 12


def test_require_refuses_where_the_system_cannot_confine() -> None:
    if whole():
        options = Options(isolation="require")
        assert len(docextract.extract(GOOD, asset_type="OTHER", document_type="RENT_ROLL", options=options).rows) == 3
    error = client._death({"exit": CONFINEMENT_FAILED}, Limits())
    assert isinstance(error, docextract.InvalidRequestError)
    assert error.details["field"] == "isolation"


@each(
    [
        ({"exit": -signal.SIGXCPU}, docextract.ProcessingLimitError, "workerProcessorSeconds"),
        ({"exit": -signal.SIGKILL, "processorSeconds": 21}, docextract.ProcessingLimitError, "workerProcessorSeconds"),
        ({"exit": -signal.SIGKILL, "processorSeconds": 1}, docextract.ProcessingLimitError, "workerProcess"),
        ({"exit": -signal.SIGABRT}, docextract.ProcessingLimitError, "workerMemoryBytes"),
        ({"exit": -signal.SIGSEGV}, docextract.ProcessingLimitError, "workerProcess"),
        ({"exit": 1}, docextract.ProcessingLimitError, "workerProcess"),
        ({"refused": "Resource temporarily unavailable"}, docextract.BusyError, None),
    ]
)
def test_every_death_is_an_error(
    end: dict[str, Any], kind: type[docextract.DocextractError], limit: str | None
) -> None:
    error = client._death(end, Limits())
    assert type(error) is kind
    assert error.details.get("limit") == limit
    assert client._death({"exit": 0}, Limits()) is None


def test_options_choose_where_documents_are_read() -> None:
    options = Options(isolation="process")
    roll = docextract.extract(GOOD, asset_type="OTHER", document_type="RENT_ROLL", options=options, file_name="r.pdf")
    assert (len(roll.rows), roll.meta.file_name) == (3, "r.pdf")
    asked = [ROLL, TaggingData(asset_type="OTHER", document_type="UNHEARD_OF")]
    first, second = docextract.extract_multiple(GOOD, asked, options=options)
    assert first.extraction is not None
    assert isinstance(second.error, docextract.InvalidRequestError)
    for wrong in ({"isolation": "much"},):
        with pytest.raises(docextract.InvalidRequestError):
            docextract.extract(GOOD, asset_type="OTHER", document_type="RENT_ROLL", options=Options(**wrong))  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="Grids are read in this process"):
        docextract.grids(GOOD, options=options)
    own = docextract.Registry.build()
    with pytest.raises(docextract.InvalidRequestError, match="registry"):
        docextract.extract(GOOD, asset_type="OTHER", document_type="RENT_ROLL", options=options, registry=own)


def test_what_is_missing_is_named() -> None:
    assert Confinement().missing == ["processes of their own", "Landlock", "seccomp"]
    assert not Confinement(process=True, landlock=3).whole
    assert Confinement(process=True, landlock=3, seccomp=True).whole


def test_the_sandbox_of_a_program_is_one() -> None:
    options = Options(isolation="process")
    docextract.extract(GOOD, asset_type="OTHER", document_type="RENT_ROLL", options=options)
    pids = {client._sandboxes[False].helper_pid for _ in range(2) if read(client._sandboxes[False])}
    assert len(pids) == 1


def test_descriptors_beyond_a_thousand_are_waited_for(sandbox: Sandbox) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 1300:
        pytest.skip("this system allows few descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1300, hard))
    held: list[int] = []
    try:
        while not held or held[-1] < 1100:
            held.append(os.dup(0))
        assert len(read(sandbox).rows) == 3
        while True:
            try:
                held.append(os.dup(0))
            except OSError:
                break
        before, pid = len(held), sandbox.helper_pid
        with pytest.raises(docextract.BusyError, match="no means"):
            read(sandbox)
        for descriptor in held[-40:]:
            os.close(descriptor)
        del held[-40:]
        assert len(read(sandbox).rows) == 3
        assert (before - 40, pid) == (len(held), sandbox.helper_pid), "the helper of others was left alone"
    finally:
        for descriptor in held:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_layouts_of_the_environment_are_given_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.path.isdir("/proc/self"):
        pytest.skip("no /proc")
    monkeypatch.setenv("DOCEXTRACT_LAYOUTS", str(tmp_path))
    assert wire.task([ROLL], None, None, Options())["folders"] == [str(tmp_path)]
    with Sandbox() as opened:
        opened.start()
        with open(f"/proc/{opened.helper_pid}/environ", "rb") as file:
            assert b"DOCEXTRACT_LAYOUTS" not in file.read()
