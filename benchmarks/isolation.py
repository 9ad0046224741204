"""What a process of its own costs: processor time of everybody who takes part, against the same extraction in-process.

    python benchmarks/isolation.py [FILE] [--rounds N]

FILE is a small PDF; without one a page is made on the spot. Helper, children and this program are counted.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from statistics import median

import docextract
from docextract.sandbox.client import Sandbox
from docextract.sandbox.warm import documents

GOAL = 12.0
EACH = 50
"""Documents between two looks at the clock, which the kernel shows by hundredths of a second."""


def main() -> int:
    """Print both, and the difference, in milliseconds; 1 if it is over the goal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--rounds", type=int, default=60)
    asked = parser.parse_args()
    data = asked.file.read_bytes() if asked.file else next(iter(documents()))[0]
    tagging = docextract.TaggingData(asset_type="OTHER", document_type="RENT_ROLL")
    here, apart = [], []
    with Sandbox(whole=True) as sandbox:
        sandbox.start()
        helper = sandbox.helper_pid
        assert helper is not None
        for _ in range(asked.rounds):
            start = time.process_time()
            docextract.extract(data, asset_type="OTHER", document_type="RENT_ROLL").model_dump_json()
            here.append(time.process_time() - start)
        for _ in range(1 + asked.rounds // 10):
            start, before = time.process_time(), _used(helper)
            for _ in range(EACH):
                (outcome,) = sandbox.outcomes(data, [tagging])
                assert outcome.extraction is not None
            time.sleep(0.05)
            apart.append((time.process_time() - start + _used(helper) - before) / EACH)
    ours, theirs = 1000 * median(here), 1000 * median(apart[1:])  # the first warms up this side
    print(f"in this process {ours:.1f} ms, apart {theirs:.1f} ms: {theirs - ours:.1f} ms more (goal {GOAL:g})")
    return 1 if theirs - ours > GOAL else 0


def _used(pid: int) -> float:
    """Seconds of processor time of a process and of its children that have ended."""
    with open(f"/proc/{pid}/stat") as file:
        parts = file.read().rpartition(")")[2].split()
    return sum(map(int, parts[11:15])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    raise SystemExit(main())
