"""Files made to break readers, each read in a process of its own: what came of them, how long it took, what it left.

    python benchmarks/hostile.py [FOLDER] [--workers N] [--json FILE]

FOLDER is ``shared/hostile`` beside the checkout, or any folder of PDFs and workbooks. Every file must be answered with
a result or a typed error within 30 seconds, the reading program must neither grow nor leave processes or descriptors
behind, and no answer may be an internal error. The exit status is 1 where something of this does not hold.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import docextract
from docextract.sandbox.client import Sandbox

HOSTILE = Path(__file__).resolve().parents[2] / "shared" / "hostile"
MOST_SECONDS, MOST_MEGABYTES, MOST_GROWTH = 30.0, 250.0, 30.0


def main() -> int:
    """Read all files and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=HOSTILE)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    files = [f for f in sorted(asked.folder.rglob("*")) if f.is_file() and f.suffix not in (".json", ".md")]
    if not files:
        print(f"no files below {asked.folder}")
        return 2
    with Sandbox() as sandbox:
        sandbox.start()
        before = _resident(), _descriptors(), len(list(_children()))
        with ThreadPoolExecutor(asked.workers) as pool:
            found = list(pool.map(lambda file: read(sandbox, file), files))
        time.sleep(0.2)
        after = _resident(), _descriptors(), len(list(_children()))
    types = Counter(one["type"] for one in found)
    slow = [one for one in found if one["seconds"] > MOST_SECONDS]
    wrong = [one for one in found if one["type"] in ("internalError", "pluginError", "untyped", "busyError")]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{len(files)} files: " + ", ".join(f"{count} {name}" for name, count in types.most_common()))
    print(f"longest {max(one['seconds'] for one in found):.1f} s; over {MOST_SECONDS:g} s: {len(slow)}")
    for one in sorted(found, key=lambda one: -one["seconds"])[:8]:
        print(f"  {one['seconds']:6.1f} s  {one['file']}: {one['type']} {one['limit'] or ''}")
    print(f"memory of this program {before[0]:.0f} MB, then {after[0]:.0f} MB, at most {peak:.0f} MB")
    print(f"descriptors {before[1]}, then {after[1]}; processes {before[2]}, then {after[2]}")
    for one in wrong:
        print(f"WRONG {one['file']}: {one['type']}: {one['message']}")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1))
    grown = after[0] - before[0] > MOST_GROWTH or peak > MOST_MEGABYTES
    return 1 if slow or wrong or grown or after[1] > before[1] or after[2] > before[2] else 0


def read(sandbox: Sandbox, file: Path) -> dict[str, Any]:
    """What became of one file."""
    start = time.perf_counter()
    found: dict[str, Any] = {"file": f"{file.parent.name}/{file.name}", "limit": None, "message": ""}
    try:
        tagging = docextract.TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
        (outcome,) = sandbox.outcomes(file.read_bytes(), [tagging], options=docextract.Options(include_source=False))
        error = outcome.error
    except docextract.DocextractError as raised:
        error = raised
    except Exception as raised:
        return found | {"type": "untyped", "message": repr(raised), "seconds": time.perf_counter() - start}
    found["seconds"] = time.perf_counter() - start
    if error is None:
        return found | {"type": "result"}
    return found | {"type": error.type, "message": error.message, "limit": error.details.get("limit")}


def _resident() -> float:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 2**20


def _descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


def _children() -> Iterator[int]:
    """Processes that this one, or one that it started, has not ended; zombies among them."""
    parents: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
    family = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
        yield from more


if __name__ == "__main__":
    sys.exit(main())
