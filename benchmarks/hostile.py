"""Files made to break readers, sent to ``docextract serve`` with isolation: what came of them, and what they left.

    python benchmarks/hostile.py [FOLDER] [--workers N] [--isolation process|require] [--json FILE]

FOLDER is ``shared/hostile`` beside the checkout, or any folder of PDFs and workbooks. Every file must be answered with
a result or a typed error within 30 seconds; the server must neither die nor grow nor leave processes or descriptors
behind; and no answer may be an internal error. Of the files that other readers open, nearly all must be opened, see
``opened.py``. The exit status is 1 where something of this does not hold.
Wants the extra ``http`` and httpx.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from opened import HOSTILE, report

from docextract.service import Service

MOST_SECONDS, MOST_MEGABYTES, MOST_GROWTH = 30.0, 250.0, 40.0


def main() -> int:
    """Send all files and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=HOSTILE)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--isolation", default="process")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    files = [f for f in sorted(asked.folder.rglob("*")) if f.is_file() and f.suffix not in (".json", ".md")]
    if not files:
        print(f"no files below {asked.folder}")
        return 2
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.isolation) as (client, server, _):
        with ThreadPoolExecutor(asked.workers) as pool:
            list(pool.map(lambda file: send(client, file), files[:20]))
            before = resident(server.pid), descriptors(server.pid), len(list(children(server.pid)))
            found = list(pool.map(lambda file: send(client, file), files))
        time.sleep(0.5)
        died = server.poll() is not None
        after = resident(server.pid), descriptors(server.pid), len(list(children(server.pid)))
        most = peak(server.pid)
    types = Counter(one["type"] for one in found)
    slow = [one for one in found if one["seconds"] > MOST_SECONDS]
    wrong = [one for one in found if one["status"] not in (200, 400, 413, 415, 422)]
    print(f"{len(files)} files: " + ", ".join(f"{count} {name}" for name, count in types.most_common()))
    print(f"longest {max(one['seconds'] for one in found):.1f} s; over {MOST_SECONDS:g} s: {len(slow)}")
    for one in sorted(found, key=lambda one: -one["seconds"])[:6]:
        print(f"  {one['seconds']:6.1f} s  {one['file']}: {one['type']} {one['limit'] or ''}")
    print(f"the server {'died' if died else 'lives'}; answers of 500 and more: {len(wrong)}")
    print(f"memory of the server {before[0]:.0f} MB, then {after[0]:.0f} MB, at most {most:.0f} MB")
    print(f"descriptors {before[1]}, then {after[1]}; processes below it {before[2]}, then {after[2]}")
    for one in wrong:
        print(f"WRONG {one['file']}: {one['status']} {one['type']}: {one['message']}")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1))
    grown = after[0] - before[0] > MOST_GROWTH or most > MOST_MEGABYTES
    bad = died or slow or wrong or grown or after[1] > before[1] or after[2] > before[2]
    if (asked.folder / "index.json").is_file():
        bad = not report(asked.folder) or bad
    return 1 if bad else 0


@contextlib.contextmanager
def served(folder: Path, isolation: str) -> Iterator[tuple[httpx.Client, subprocess.Popen[bytes], tuple[str, str]]]:
    """A client of a server on a free port, the server, and the key and secret that the client has."""
    database = folder / "hostile.db"
    with Service.open(database) as service:
        key = service.keys.create(name="hostile", enabled=True, roles=["DATA_EXTRACTION"])
    log = folder / "log"
    command = [sys.executable, "-m", "docextract", "serve", "--port", "0", "--isolation", isolation]
    with log.open("wb") as stderr:
        process = subprocess.Popen([*command, "--database", str(database)], stderr=stderr)
    try:
        while not (found := re.search(r"running on (http://[\d.:]+)", log.read_text())):
            if process.poll() is not None:
                raise SystemExit(log.read_text())
            time.sleep(0.05)
        with httpx.Client(base_url=found[1], auth=(key.key, key.secret), timeout=120) as client:
            yield client, process, (key.key, key.secret)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def send(client: httpx.Client, file: Path) -> dict[str, Any]:
    """What became of one file."""
    url = "data:application/octet-stream;base64," + base64.b64encode(file.read_bytes()).decode()
    body = {"assetType": "OTHER", "documentType": "RENT_ROLL", "file": url, "fileName": file.name}
    start = time.perf_counter()
    answer = client.post("/v1/extraction/document", json=body)
    found: dict[str, Any] = {
        "file": f"{file.parent.name}/{file.name}",
        "status": answer.status_code,
        "seconds": time.perf_counter() - start,
        "limit": None,
        "message": "",
        "type": "result",
    }
    if answer.status_code != 200:
        error = answer.json()
        found |= {"type": error["type"], "message": error["error"]["message"]}
        found["limit"] = error["error"]["details"].get("limit")
    return found


def resident(pid: int) -> float:
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 2**20


def peak(pid: int) -> float:
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"VmHWM:\s+(\d+)", file.read())[1]) / 1024  # type: ignore[index]


def descriptors(pid: int) -> int:
    """Those besides the store's, which has a connection for each thread that has read from it."""
    count = 0
    for entry in os.listdir(f"/proc/{pid}/fd"):
        with contextlib.suppress(OSError):
            count += ".db" not in os.readlink(f"/proc/{pid}/fd/{entry}")
    return count


def children(root: int) -> Iterator[int]:
    """Processes that one, or one that it started, has not ended; zombies among them."""
    parents: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
    family = {root}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
        yield from more


if __name__ == "__main__":
    sys.exit(main())
