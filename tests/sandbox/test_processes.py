"""The processes of the sandbox, each for itself: what the helper and a child do where nothing goes as it should."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract import Limits, Options, TaggingData
from docextract.registry import default_registry
from docextract.sandbox import child, client, frames, helper, wire
from docextract.sandbox.client import Sandbox
from docextract.sandbox.confinement import Confinement, Walls
from docextract.sandbox.grants import Grant
from docextract.sandbox.warm import documents
from docextract.testing.faults import faulty

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

ROLL = TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
GOOD = next(iter(documents()))[0]
# A fork of the process that tests has what that has, which may be much.
LIMITS = Limits(worker_memory_bytes=1 << 38)
ASKED = wire.task([ROLL], None, None, Options(limits=LIMITS)) | {"whole": False, "granted": Grant(LIMITS).to_json()}


def rows(sandbox: Sandbox, data: bytes = GOOD, **more: Any) -> int:
    (outcome,) = sandbox.outcomes(data, [ROLL], **more)
    assert outcome.extraction is not None
    return len(outcome.extraction.rows)


def status_of(act: Callable[[], object]) -> int:
    """The exit status of a fork that does this, and has a status of its own only if it does not end by itself."""
    pid = os.fork()
    if pid == 0:
        try:
            act()
        finally:
            os._exit(77)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def ran(code: str) -> str:
    """What a program prints that needs its signals and children for itself."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_child(asked: dict[str, Any], parent: int, walls: Walls) -> None:
    document, answer = client._in_memory(GOOD), os.dup(1)
    child.run(asked, document, answer, registry=default_registry(), parent=parent, walls=walls)


def test_a_child_that_cannot_be_confined_wholly_reads_nothing_if_it_has_to_be() -> None:
    walls = Walls([])
    walls._rules = None  # as where the kernel has no Landlock
    own = os.getpid()
    assert status_of(lambda: run_child(ASKED | {"whole": True}, own, walls)) == child.CONFINEMENT_FAILED


def test_a_child_whose_helper_has_ended_before_it_began_ends_at_once() -> None:
    assert status_of(lambda: run_child(ASKED, 1 << 22, Walls([]))) == 1


def test_a_child_whose_task_is_none_ends_with_a_status_of_its_own() -> None:
    own = os.getpid()
    assert status_of(lambda: run_child({}, own, Walls([]))) == 1


def test_memory_that_is_refused_anywhere_is_the_limit_of_the_child(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr(child.pipeline, "outcomes", refuse)
    limits = Limits(worker_memory_bytes=1 << 29)
    asked = ASKED | {"granted": Grant(limits).to_json()}
    answer = child.answered(asked, GOOD, default_registry())
    with pytest.raises(docextract.ProcessingLimitError) as caught:
        wire.read(answer, [ROLL], default_registry())
    assert caught.value.details["limit"] == "workerMemoryBytes"
    assert caught.value.details["max"] == 1 << 29


FULL = """
import docextract, os, resource
from docextract import Limits, Options, TaggingData
from docextract.registry import default_registry
from docextract.sandbox import child, wire
from docextract.sandbox.grants import Grant
class Panic(BaseException):
    pass
roll = TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
allowed = 1 << 30
asked = wire.task([roll], None, None, Options()) | {"granted": Grant(Limits(worker_memory_bytes=allowed)).to_json()}
default_registry()
def tried(error, free):
    def break_off(*_, **__):
        exec("raise " + error)
    child.pipeline.outcomes = break_off
    for line in open("/proc/self/status"):
        if line.startswith("VmSize"):
            used = int(line.split()[1]) << 10
    resource.setrlimit(resource.RLIMIT_AS, (used + free, used + free))
    try:
        wire.read(child.answered(asked, b"", default_registry()), [roll], default_registry())
    except docextract.DocextractError as error:
        print(error.type, error.details.get("limit"), flush=True)
for error, free in CASES:
    if (pid := os.fork()) == 0:
        tried(error, free)
        os._exit(0)
    if os.waitpid(pid, 0)[1]:
        print("broke off", flush=True)
"""


ODD: list[tuple[str, str | None, str | None]] = [
    ("Panic('PyObject pointer is null')", "processingLimitError workerMemoryBytes", "unreadableDocumentError None"),
    ("docextract.UnreadableDocumentError('damaged')", "processingLimitError workerMemoryBytes", None),
    ("docextract.ProcessingLimitError('', limit='memory')", "processingLimitError workerMemoryBytes", "same"),
    ("docextract.DocextractError('failed')", "processingLimitError workerMemoryBytes", None),
    ("docextract.DocumentTooLargeError('', limit='pdfPages')", "documentTooLargeError pdfPages", None),
    ("ValueError('MemoryError: ')", "processingLimitError workerMemoryBytes", "same"),
    ("docextract.UnreadableDocumentError('damaged') from MemoryError()", None, "processingLimitError workerM"),
    (
        "docextract.ProcessingLimitError('', limit='memory') from RecursionError()",
        "processingLimitError memory",
        "same",
    ),
]
"""Errors, what they are with 16 MiB left, and with 256."""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems limit no address space")
def test_an_odd_error_is_one_of_memory_where_next_to_none_is_left() -> None:
    tried = [
        (error, free, said)
        for error, full, roomy in ODD
        for free, said in ((16 << 20, full), (256 << 20, full if roomy == "same" else roomy))
        if said is not None
    ]
    told = ran(f"CASES = {[case[:2] for case in tried]!r}\n{FULL}").splitlines()
    failed = [(*case, line) for case, line in zip(tried, told, strict=True) if not line.startswith(case[2])]
    assert not failed


def test_a_child_without_memory_for_the_document_says_that_it_wants_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(child, "_content", refuse)
    own = os.getpid()
    assert status_of(lambda: run_child(ASKED, own, Walls([]))) == child.OUT_OF_MEMORY
    assert child.status_of(MemoryError(), 1 << 20) == child.OUT_OF_MEMORY
    assert child.status_of(OSError(), 1 << 62) == child.OUT_OF_MEMORY, "there is not so much"
    assert child.status_of(OSError(), 1 << 20) == 1
    assert child.status_of(MemoryError(), None) == 1, "nobody told it what it may have"
    died = client._death({"exit": child.OUT_OF_MEMORY}, Limits(worker_memory_bytes=1 << 27))
    assert isinstance(died, docextract.ProcessingLimitError)
    assert died.details["limit"] == "workerMemoryBytes"


def test_a_fork_that_the_system_refuses_is_told_to_the_sender() -> None:
    told = ran("""
import ctypes, errno, os, socket
from docextract.sandbox import frames, helper
from docextract.sandbox.confinement import Walls
control, ours = socket.socketpair()
def refuse():
    ctypes.set_errno(errno.EAGAIN)
    return -1
helper._bare_fork = refuse
running = helper.Helper(control, Walls([]))
link, theirs = socket.socketpair()
given = os.dup(0), os.dup(1), os.dup(theirs.fileno())
frames.send(ours, {}, given)
for descriptor in given:
    os.close(descriptor)
theirs.close()
assert running._task()
print(frames.receive(link), link.recv(1))
""")
    assert os.strerror(errno.EAGAIN) in told
    assert "refused" in told
    assert told.rstrip().endswith("b''"), "the link is closed"
    busy = client._death({"refused": os.strerror(errno.EAGAIN)}, Limits())
    assert isinstance(busy, docextract.BusyError)


def test_without_a_fork_of_the_c_library_the_one_of_python_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper, "_bare_fork", None)
    pid = helper._fork()
    if pid == 0:
        os._exit(5)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 5


def test_a_helper_of_many_documents_orders_its_memory_once_between_two_of_them() -> None:
    told = ran("""
import os, signal, socket
from docextract.sandbox import frames, helper
from docextract.sandbox.confinement import Walls
from docextract.sandbox.pins import Pins
helper._PATIENCE = 0.1
control, ours = socket.socketpair()
ordered = []
def order():
    signal.set_wakeup_fd(-1)  # as one that reads meanwhile does
    ordered.append([*running._children])
    return Pins({})
running = helper.Helper(control, Walls([]), order)
fork = helper._fork
def forked():
    pid = fork()
    if pid == 0:
        while slow:
            signal.pause()
        os._exit(0)
    return pid
helper._fork = forked
def ask(seconds=30.0):
    link, theirs = socket.socketpair()
    given = os.dup(0), os.dup(1), os.dup(theirs.fileno())
    frames.send(ours, {"granted": {"seconds": seconds}}, given)
    for descriptor in given:
        os.close(descriptor)
    theirs.close()
    running._task()
    return link
def ended(link):
    while running._children:
        running.turn()
    return frames.receive(link)[0]["exit"]
def read(count):
    print({ended(ask()) for _ in range(count)}, ordered)
slow = False
read(helper.MANY - 1)
ended(ask(1.0))  # this one has no time to wait
slow = True
under_way = [ask(), ask()]
print(ordered, len(running._children))
for link in under_way:
    link.shutdown(socket.SHUT_WR)
print({ended(link) for link in under_way})
slow = False
read(helper.MANY)
read(1)
read(2 * helper.MANY)
""")
    assert told.splitlines() == ["{0} []", "[] 2", "{-9}", "{0} []", "{0} [[]]", "{0} [[]]"]


def test_a_helper_counts_only_the_children_that_it_has() -> None:
    told = ran("""
import os, signal, socket, time
from docextract.sandbox import frames, helper
from docextract.sandbox.confinement import Walls
control, ours = socket.socketpair()
running = helper.Helper(control, Walls([]))
running._kill(1 << 22)
link, theirs = socket.socketpair()
running._children[1 << 22] = helper._Running(theirs, time.monotonic())
running._reap()  # no child at all
stranger = os.fork()
if stranger == 0:
    os._exit(0)
os.waitid(os.P_PID, stranger, os.WEXITED | os.WNOWAIT)
running._reap()  # a child that is none of its tasks
print([*running._children] == [1 << 22])
own = os.fork()
if own == 0:
    while True: signal.pause()
running._children[own] = helper._Running(theirs, time.monotonic())
running._reap()  # none has ended
print(len(running._children))
running.close()
print(running._children[own].killed, running._children[1 << 22].killed)
try:
    os.waitpid(own, 0)
except ChildProcessError:
    print("gone")
""")
    assert told.split() == ["True", "2", "True", "True", "gone"]


@contextlib.contextmanager
def bare_helper(before: str = "") -> Iterator[tuple[socket.socket, subprocess.Popen[bytes]]]:
    """A helper as it is before anybody has said anything; ``before`` is run first."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        start = before + client._START.format(path=[*sys.path])
        process = subprocess.Popen([sys.executable, "-c", start], stdin=theirs.fileno())
        theirs.close()
        try:
            yield ours, process
        finally:
            process.kill()
            process.wait()


def test_a_helper_that_is_told_nothing_ends() -> None:
    with bare_helper() as (ours, process):
        ours.close()
        assert process.wait(60) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux pins and folds pages")
def test_a_helper_without_a_ring_has_its_memory_on_large_pages() -> None:
    large = {}
    for ring, before in (True, ""), (False, NO_RING.format(path=[*sys.path])):
        with bare_helper(before) as (ours, process):
            frames.send(ours, {"folders": [], "ordered": True})
            ours.settimeout(300)
            assert frames.receive(ours) is not None
            told = Path(f"/proc/{process.pid}/smaps_rollup").read_text()
            large[ring] = int(told.partition("AnonHugePages:")[2].split()[0])
            links = [os.readlink(link) for link in Path(f"/proc/{process.pid}/fd").iterdir()]
            if ring and not any("io_uring" in link for link in links):
                pytest.skip("this system gives no ring")
            assert any("io_uring" in link for link in links) == ring
    if not large[False]:
        pytest.skip("this kernel folds no pages")
    assert large[True] < large[False]


NO_RING = "import sys; sys.path[:] = {path!r}; import docextract.sandbox.pins as p; p.call = lambda *_: -1; "


def test_a_helper_that_hears_noise_ends() -> None:
    with bare_helper() as (ours, process):
        frames.send(ours, {"folders": []})
        ours.settimeout(300)
        received = frames.receive(ours)
        assert received is not None
        assert received[0]["confinement"]["process"]
        ours.sendall(b"\xff" * 100)
        assert process.wait(60) == 0


def test_a_system_that_cannot_fork_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(docextract.InvalidRequestError, match="cannot fork"):
        Sandbox()


def test_a_sandbox_that_has_to_be_whole_and_is_not_does_not_start() -> None:
    with Sandbox(whole=True) as sandbox:
        sandbox._running().confinement = Confinement(process=True)
        with pytest.raises(docextract.InvalidRequestError, match="Landlock and seccomp missing"):
            sandbox.start()
    Sandbox().close()  # nothing to end


def test_a_program_that_forks_has_a_helper_of_its_own_in_each() -> None:
    told = ran("""
import os
from docextract import TaggingData
from docextract.sandbox.client import Sandbox
from docextract.sandbox.warm import documents
data, roll = next(iter(documents()))[0], TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
sandbox = Sandbox()
def read():
    (outcome,) = sandbox.outcomes(data, [roll])
    print(len(outcome.extraction.rows), sandbox.helper_pid, flush=True)
read()
pid = os.fork()
if pid == 0:
    read()
    sandbox.close()
    os._exit(0)
assert os.waitpid(pid, 0)[1] == 0
read()
sandbox.close()
""")
    first, forked, again = (line.split() for line in told.splitlines())
    assert first[0] == forked[0] == again[0] == "3"
    assert first[1] == again[1] != forked[1]


def test_helpers_that_end_again_and_again_are_a_busy_service(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Sandbox._running

    def ended(sandbox: Sandbox) -> Any:
        found = real(sandbox)
        os.kill(found.pid, signal.SIGKILL)
        os.waitid(os.P_PID, found.pid, os.WEXITED | os.WNOWAIT)
        return found

    with Sandbox() as sandbox:
        monkeypatch.setattr(Sandbox, "_running", ended)
        with pytest.raises(docextract.BusyError, match="does not run") as caught:
            rows(sandbox)
        assert caught.value.details["retryAfter"]


@pytest.mark.parametrize("program", ["exit 0", "echo noise >&0", "sleep 30"])
def test_a_helper_that_does_not_start_is_a_busy_service(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "python"
    fake.write_text(f"#!/bin/sh\n{program}\n")
    fake.chmod(0o755)
    monkeypatch.setattr(client.sys, "executable", str(fake))
    monkeypatch.setattr(client, "START_SECONDS", 0.5)
    monkeypatch.setattr(client, "GRACE_SECONDS", 0.2)
    start = time.monotonic()
    with Sandbox() as sandbox, pytest.raises(docextract.BusyError, match="does not run"):
        sandbox.start()
    assert time.monotonic() - start < 20


def test_a_helper_that_stands_still_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GRACE_SECONDS", 0.5)
    with Sandbox() as sandbox:
        sandbox.start()
        first = sandbox.helper_pid
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        with pytest.raises(docextract.ProcessingLimitError) as caught:
            rows(sandbox, options=Options(limits=Limits(worker_seconds=1)))
        assert caught.value.details["limit"] == "workerSeconds"
        assert rows(sandbox) == 3
        assert sandbox.helper_pid != first


def test_a_child_that_has_answered_and_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    monkeypatch.setattr(client, "GRACE_SECONDS", 1.0)
    with Sandbox() as sandbox:
        sandbox.start()
        first = sandbox.helper_pid
        with pytest.raises(docextract.ProcessingLimitError) as caught:
            rows(sandbox, faulty("linger"), options=Options(limits=Limits(worker_seconds=1)))
        assert caught.value.details["limit"] == "workerSeconds"
        assert rows(sandbox) == 3
        assert sandbox.helper_pid == first


def test_a_document_whose_helper_is_ended_is_read_again_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    with Sandbox() as sandbox:
        sandbox.start()
        first = sandbox.helper_pid
        assert first is not None
        asked: list[float] = []

        def cancelled() -> bool:
            asked.append(time.monotonic())
            if len(asked) == 5:
                os.kill(first, signal.SIGKILL)
            return False

        limits = Limits(worker_processor_seconds=1, worker_seconds=20)
        with pytest.raises(docextract.ProcessingLimitError):
            rows(sandbox, faulty("loop"), options=Options(limits=limits), cancelled=cancelled)
        assert sandbox.helper_pid not in (None, first)


def test_the_end_of_a_helper_in_the_middle_of_a_word_is_its_end() -> None:
    ours, theirs = socket.socketpair()
    answer, their_answer = os.pipe()
    with client._Job(None, ours, answer) as job:  # type: ignore[arg-type]
        theirs.sendall(b"\0\0")
        theirs.close()
        os.close(their_answer)
        assert job._end(time.monotonic() + 5) == {"exit": None}


def test_a_document_has_no_name_also_where_files_in_memory_are_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "memfd_create", raising=False)
    descriptor = client._in_memory(b"words")
    try:
        assert os.pread(descriptor, 10, 0) == b"words"
        assert os.fstat(descriptor).st_nlink == 0
    finally:
        os.close(descriptor)


def test_a_server_starts_its_sandbox_before_the_first_request() -> None:
    options = Options(isolation="process")
    client.start(options, default_registry())
    assert client._sandboxes[False].helper_pid is not None
