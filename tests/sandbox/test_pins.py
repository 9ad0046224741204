"""Memory that children write to is copied by the fork: what is pinned, for which documents, and what it saves."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

import docextract
from docextract.sandbox import helper, pins, rehearsal, wire
from docextract.sandbox.client import Sandbox
from docextract.sandbox.pins import Pins
from docextract.sandbox.warm import documents

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux pins pages")

ROLL = docextract.TaggingData(asset_type="OTHER", document_type="RENT_ROLL")

FORKS = """
import mmap, os
from docextract.sandbox import pins
pins.huge_pages(allowed=False)
PAGES, SIZE = 600, mmap.PAGESIZE
space = mmap.mmap(-1, 2 * PAGES * SIZE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
def write():
    for number in range(PAGES):
        space[2 * number * SIZE] = 7
def faults():
    pid = os.fork()
    if pid == 0:
        space[0] = 9
        write()
        os._exit(0)
    return os.wait4(pid, 0)[2].ru_minflt
write()
before, mine = faults(), pins.written()
write()
held = pins.Pins({"roll": mine | pins.written()})
held.expect("roll")
print(held.possible, len(mine), before, faults(), space[0])
held.close()
print(faults(), held.possible, held.expect("roll"))
"""


def test_pages_that_are_pinned_are_copied_by_the_fork() -> None:
    done = subprocess.run([sys.executable, "-c", FORKS], capture_output=True, text=True, check=True)
    first, second = (line.split() for line in done.stdout.splitlines())
    if first[0] != "True":
        pytest.skip("this system gives no ring")
    alone, before, pinned, own = map(int, first[1:])
    assert alone >= 600, "with no child, all memory is this process's alone"
    assert before > 600
    assert pinned < before - 500
    assert own == 7, "what the child wrote is its own"
    assert int(second[0]) > pinned + 500, "no longer"
    assert second[1:] == ["False", "0"]


class Kernel:
    """Stands for the system calls of a ring: so much memory may be locked."""

    def __init__(self, most: int = 1 << 20, ring: bool = True) -> None:
        self.most, self.ring = most, ring
        self.held: list[int] = []

    def __call__(self, number: int, *arguments: object) -> int:
        if number == pins._SETUP:
            return os.open(os.devnull, os.O_RDONLY) if self.ring else -1
        _, what, place, count = arguments
        if what == pins._RELEASE:
            return 0
        assert isinstance(count, int)
        numbers = memoryview(place).cast("B").cast("Q").tolist()  # type: ignore[arg-type]
        runs = [(numbers[2 * n] // pins.PAGESIZE, numbers[2 * n + 1] // pins.PAGESIZE) for n in range(count)]
        pages = [first + n for first, length in runs for n in range(length)]
        if len(pages) > self.most:
            return -1
        self.held = pages
        return 0


KINDS = {"a": frozenset(range(100, 300)), "b": frozenset(range(250, 400)), "few": frozenset(range(10))}


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    made = Kernel()
    monkeypatch.setattr(pins, "call", made)
    return made


def told(held: Pins, kinds: Sequence[str]) -> list[int]:
    found = [held.expect(kind) for kind in kinds]
    held.close()
    return found


def test_what_documents_of_late_write_to_is_pinned(kernel: Kernel) -> None:
    held = Pins(KINDS)
    assert held.expect("a") == 200
    assert kernel.held == sorted(KINDS["a"])
    assert held.expect("a") == 200
    assert held.expect("b") == 300
    assert kernel.held == sorted(KINDS["a"] | KINDS["b"])
    assert told(held, 40 * ["b"])[-1] == 150, "the last a is long ago"
    assert kernel.held == sorted(KINDS["b"])


def test_of_a_kind_that_nobody_knows_anything_may_be_written_to(kernel: Kernel) -> None:
    assert told(Pins(KINDS), ["another"]) == [310]


def test_a_few_pages_are_left_to_their_faults(kernel: Kernel) -> None:
    assert told(Pins(KINDS), ["few"]) == [0]
    assert kernel.held == []


def test_where_not_all_may_be_locked_those_of_most_kinds_are(kernel: Kernel) -> None:
    kernel.most = 120
    (count,) = told(Pins(KINDS), ["another"])
    assert 64 <= count <= 120
    assert KINDS["a"] & KINDS["b"] <= {*kernel.held}
    kernel.most = 0
    assert told(Pins(KINDS), ["a"]) == [0]


def test_a_system_without_rings_pins_nothing(kernel: Kernel) -> None:
    kernel.ring = False
    held = Pins(KINDS)
    assert not held.possible
    assert told(held, ["a", "b"]) == [0, 0]
    assert not Pins({}).possible, "nor is one asked for where nothing is to be pinned"


def test_what_is_no_linux_has_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    pins.huge_pages(allowed=False)
    assert not Pins(KINDS).possible
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert rehearsal.pages(lambda: True, ours) == {}


def test_a_closed_proc_tells_of_no_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr("builtins.open", refuse)
    assert pins.written() == set()


def test_a_kind_is_the_wanted_type_and_the_look_of_the_file() -> None:
    data = [one for one, _ in documents()]
    assert wire.kind([ROLL], data[0]) == "RENT_ROLL PDF"
    assert wire.kind([ROLL], data[1]) == "RENT_ROLL workbook"
    assert wire.kind([], b"") == "None workbook"
    assert len({task["kind"] for task, _, _ in rehearsal.tasks()}) == 4


def test_children_of_a_helper_of_many_documents_take_few_faults() -> None:
    data = next(iter(documents()))[0]
    with Sandbox() as sandbox:
        sandbox.start()
        pid = sandbox.helper_pid
        for _ in range(helper.MANY + 1):
            sandbox.outcomes(data, [ROLL])
        if not has_ring(pid):
            pytest.skip("this system gives no ring")
        before = faults_of_children(pid)
        for _ in range(5):
            (outcome,) = sandbox.outcomes(data, [ROLL])
            assert outcome.extraction is not None
        assert (faults_of_children(pid) - before) / 5 < 600, "it were over 2,000; 900 where anything is freed later"


def has_ring(pid: int | None) -> bool:
    """Whether a process has a ring open; what it closes meanwhile is none."""
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            if "io_uring" in os.readlink(link):
                return True
    return False


def faults_of_children(pid: int | None) -> int:
    """Minor faults of the children of a process that have ended."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[8])
