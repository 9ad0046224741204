"""Many documents on 1, 2, 4 … processes: documents and pages a second, memory of the parent, and an extrapolation.

    python benchmarks/many.py [--documents N] [--workers N …] [--dask] [--output FILE]

The documents are generated: families of rent rolls and statements in turn, half PDF, half XLSX, each asked for by its
type. The same are read in one process, one after another; by :func:`docextract.extract_many` with so many workers; and,
with ``--dask``, over a cluster of a scheduler and workers as processes of their own. Answers must be those of the one
process, byte for byte but for durations. The extrapolation says what it multiplies.
Wants the extras ``testing`` and, with ``--dask``, ``dask``.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import os
import platform
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import docextract
from docextract.many.engines import cores
from docextract.testing import families, write

ROLL = {"asset_type": "MULTIFAMILY", "document_type": "RENT_ROLL"}
STATEMENT = {"asset_type": "MULTIFAMILY", "document_type": "OPERATING_STATEMENT"}
_DURATIONS = re.compile(rb'"(parse|extract)Duration":[0-9.e-]+')
TEN_MILLION = 10_000_000
CHUNK = 500
"""So many documents are read by each engine in turn."""


def generated(folder: Path, count: int) -> dict[str, list[Path]]:
    """Documents of all families, by what is asked of them."""
    named = [("RENT_ROLL", family) for family in families()] + [("STATEMENT", one) for one in families("STATEMENT")]
    found: dict[str, list[Path]] = {"RENT_ROLL": [], "STATEMENT": []}
    kinds = [(kind, family, form) for kind, family in named for form in ("pdf", "xlsx")]
    seeds = 12  # so many different ones of each; more are copies
    for n in range(count):
        kind, family, form = kinds[n % len(kinds)]
        seed = 1 + n // len(kinds)
        path = folder / f"{n:05}-{family}.{form}"
        original = folder / f"{n % (len(kinds) * seeds):05}-{family}.{form}"
        path.write_bytes(original.read_bytes() if seed > seeds else write(family, seed, form).data)  # type: ignore[arg-type]
        found[kind].append(path)
    return found


def digest(answer: str) -> bytes:
    return hashlib.sha256(_DURATIONS.sub(b"", answer.encode("utf-8", "surrogatepass"))).digest()


def single(found: dict[str, list[Path]]) -> tuple[float, dict[Path, bytes], int]:
    """One process, one after another: seconds, answers, pages."""
    answers: dict[Path, bytes] = {}
    pages = 0
    start = time.monotonic()
    for kind, asked in (("RENT_ROLL", ROLL), ("STATEMENT", STATEMENT)):
        for path in found[kind]:
            try:
                made: Any = docextract.extract(path, **asked)  # type: ignore[call-overload]
            except docextract.DocextractError as error:
                answers[path] = error.type.encode()
                continue
            answers[path] = digest(made.model_dump_json())
            pages += made.meta.pages
    return time.monotonic() - start, answers, pages


def several(found: dict[str, list[Path]], **how: Any) -> tuple[float, dict[Path, bytes]]:
    """The same by ``extract_many``."""
    answers: dict[Path, bytes] = {}
    start = time.monotonic()
    for kind, asked in (("RENT_ROLL", ROLL), ("STATEMENT", STATEMENT)):
        for outcome in docextract.extract_many(found[kind], **asked, **how):
            told = outcome.error.type.encode() if outcome.error else digest(outcome.model_dump_json())
            answers[outcome.source] = told
    return time.monotonic() - start, answers


@contextmanager
def cluster(workers: int, folder: Path) -> Iterator[Any]:
    """The executor of a scheduler and workers that are processes of their own."""
    from distributed import Client

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    base = [sys.executable, "-m"]
    address = f"tcp://127.0.0.1:{port}"
    local = ["--no-dashboard", "--local-directory", str(folder)]
    started = [
        subprocess.Popen(
            [*base, "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard"], **quiet
        )
    ]
    for _ in range(workers):
        one = [*base, "distributed.cli.dask_worker", address, "--nthreads", "1", "--nworkers", "1", "--no-nanny"]
        started.append(subprocess.Popen([*one, *local], **quiet))
    try:
        with Client(address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=60)
            yield client.get_executor()
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def memory(paths: list[Path], count: int) -> float:
    """The most memory of a parent that goes through so many rent rolls, in MB: a process of its own."""
    script = (
        "import resource, sys, docextract\n"
        "paths = (sys.argv[2 + n % (len(sys.argv) - 2)] for n in range(int(sys.argv[1])))\n"
        "asked = {'asset_type': 'MULTIFAMILY', 'document_type': 'RENT_ROLL'}\n"
        "for outcome in docextract.extract_many(paths, **asked):\n"
        "    outcome.error or len(outcome.model_dump_json())\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, str(count), *map(str, paths[:60])], capture_output=True, text=True, check=True
    )
    return float(told.stdout)


def processor_seconds() -> float:
    """The processor time of this process and of all below it, the ended ones too; 0 where the system does not say."""
    table: dict[int, tuple[int, int]] = {}
    for name in os.listdir("/proc") if os.path.isdir("/proc/1") else ():
        if name.isdigit():
            try:
                fields = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            table[int(name)] = int(fields[1]), sum(map(int, fields[11:15]))

    def below(pid: int) -> int:
        return table.get(pid, (0, 0))[1] + sum(below(child) for child, (parent, _) in table.items() if parent == pid)

    return below(os.getpid()) / os.sysconf("SC_CLK_TCK")


class Engine:
    """One way to read all documents, and what it took."""

    def __init__(self, name: str, **how: Any) -> None:
        self.name = name
        self.how = how
        self.seconds = self.processor = 0.0
        self.answers: dict[Path, bytes] = {}
        self.pages = 0

    def read(self, found: dict[str, list[Path]]) -> None:
        """Read some more."""
        before = processor_seconds()
        if self.how:
            seconds, answers = several(found, **self.how)
        else:
            seconds, answers, pages = single(found)
            self.pages += pages
        self.seconds += seconds
        self.processor += processor_seconds() - before
        self.answers |= answers


def chunks(found: dict[str, list[Path]], size: int) -> Iterator[dict[str, list[Path]]]:
    """The documents in turns, of rent rolls and statements as many as there are of each."""
    kinds = {path: kind for kind, paths in found.items() for path in paths}
    listed = sorted(kinds)
    for start in range(0, len(listed), size):
        part: dict[str, list[Path]] = {kind: [] for kind in found}
        for path in listed[start : start + size]:
            part[kinds[path]].append(path)
        yield part


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=2000)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--dask", action="store_true")
    parser.add_argument("--output", type=Path)
    asked = parser.parse_args()
    lines: list[str] = []

    def say(text: str = "") -> None:
        print(text, flush=True)
        lines.append(text)

    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    say(f"{dt.date.today()}, commit {commit.stdout.strip()}, Python {platform.python_version()}, {cores()} processors")
    with tempfile.TemporaryDirectory() as name, ExitStack() as held:
        folder = Path(name)
        found = generated(folder, asked.documents)
        alone = Engine("one process, no engine")
        engines = [alone, *(Engine(f"{n} of this machine's", workers=n) for n in asked.workers)]
        if asked.dask:
            executor = held.enter_context(cluster(cores(), folder / "dask"))
            engines.append(Engine(f"Dask, {cores()} workers", executor=executor))
        for engine in engines:  # everything is warm
            Engine("", **engine.how).read({kind: paths[:60] for kind, paths in found.items()})
        loads = [os.getloadavg()[0]]
        for part in chunks(found, CHUNK):  # in turn, so that what else the machine does troubles all alike
            for engine in engines:
                engine.read(part)
            loads.append(os.getloadavg()[0])
        count = len(alone.answers)
        refused = sum(len(one) < 32 for one in alone.answers.values())
        load = f"load {min(loads):.1f} to {max(loads):.1f}"
        say(f"{count} documents, {alone.pages} pages and sheets, {refused} refused; {load}")
        say()
        say("| engine | seconds | documents a second | against one process | processor ms a document | same answers |")
        say("|---|---|---|---|---|---|")
        for engine in engines:
            same = "yes" if engine.answers == alone.answers else "NO"
            gain = alone.seconds / engine.seconds
            cost = 1000 * engine.processor / count
            say(
                f"| {engine.name} | {engine.seconds:.1f} | {count / engine.seconds:.1f} | {gain:.2f} x | {cost:.1f} "
                f"| {same} |"
            )
        small = memory(found["RENT_ROLL"], 200)
        large = memory(found["RENT_ROLL"], 2000)
        say()
        say(f"parent's memory at most: {small:.1f} MB over 200 documents, {large:.1f} MB over 2,000")
        say()
        for line in extrapolated(engines, alone.pages):
            say(line)
    if asked.output:
        asked.output.parent.mkdir(parents=True, exist_ok=True)
        asked.output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def extrapolated(engines: list[Engine], pages: int) -> Iterator[str]:
    """Ten million pages, from the processor time that a page of the engine with most workers has cost."""
    wide = engines[-1]
    each = wide.processor / pages
    total = TEN_MILLION * each / 3600
    yield (
        f"a page costs {1000 * each:.1f} ms of a processor ({wide.name}); ten million cost {total:,.0f} hours of one, "
        "were all like these"
    )
    for processors in (2, 64, 512):
        yield f"- {processors} such processors, used wholly: {total / processors:,.1f} hours"


if __name__ == "__main__":
    sys.exit(main())
