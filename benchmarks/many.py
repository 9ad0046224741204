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
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import docextract
from docextract.many import working
from docextract.many.engines import cores
from docextract.testing import families, write

ROLL = {"asset_type": "MULTIFAMILY", "document_type": "RENT_ROLL"}
STATEMENT = {"asset_type": "MULTIFAMILY", "document_type": "OPERATING_STATEMENT"}
_DURATIONS = re.compile(rb'"(parse|extract)Duration":[0-9.e-]+')
TEN_MILLION = 10_000_000


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


def peak() -> float:
    """The most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


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
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = generated(folder, asked.documents)
        several({kind: paths[:60] for kind, paths in found.items()})  # everything is warm
        single({kind: paths[:60] for kind, paths in found.items()})
        seconds, expected, pages = single(found)
        count = len(expected)
        refused = sum(len(one) < 32 for one in expected.values())
        say(f"{count} documents, {pages} pages or sheets read, {refused} refused")
        say()
        say("| engine | seconds | documents a second | against one process | processor use before | same answers |")
        say("|---|---|---|---|---|---|")

        def row(engine: str, taken: float, answers: dict[Path, bytes]) -> None:
            same = "yes" if answers == expected else "NO"
            rate, gain = count / taken, seconds / taken
            say(f"| {engine} | {taken:.1f} | {rate:.1f} | {gain:.2f} x | {os.getloadavg()[0]:.1f} | {same} |")

        row("one process, no engine", seconds, expected)
        best = count / seconds
        for workers in asked.workers:
            taken, answers = several(found, workers=workers)
            row(f"{workers} of this machine's", taken, answers)
            best = max(best, count / taken)
        if asked.dask:
            with cluster(cores(), folder / "dask") as executor:
                several({kind: paths[:60] for kind, paths in found.items()}, executor=executor)
                taken, answers = several(found, executor=executor)
            row(f"Dask, {cores()} workers", taken, answers)
            working.close()
        small = memory(found["RENT_ROLL"], 200)
        large = memory(found["RENT_ROLL"], 2000)
        say()
        say(f"parent's memory at most: {small:.1f} MB over 200 documents, {large:.1f} MB over 2,000")
        rate = best * pages / count
        hours = TEN_MILLION / rate / 3600
        say(f"ten million pages at {rate:.0f} pages a second on {cores()} processors: {hours:.0f} hours")
        for machines in (64, 512):
            say(f"- on {machines} such processors, were there no loss at all: {hours * cores() / machines:.1f} hours")
    if asked.output:
        asked.output.parent.mkdir(parents=True, exist_ok=True)
        asked.output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
