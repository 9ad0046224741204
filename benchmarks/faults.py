"""Faults and good documents, mixed, through ``docextract serve`` with isolation: what came of them, and what is left.

    python benchmarks/faults.py [--times N] [--workers N] [--isolation process|require] [--faults NAME ...]

A server of its own, with the reader ``faults`` in place of the PDF reader, is sent each fault so many times, and as
many good documents. Every fault must be a typed error, every good document answered with its rows; the server must not
die, and leave neither processes nor descriptors behind. The exit status is 1 where something of this does not hold.
A deployment of one's own is proved by ``python -m docextract.testing.proving``, which this calls.
Wants the extra ``http`` and httpx.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from hostile import children, descriptors, peak, resident, served

from docextract.testing.faults import FAULTS
from docextract.testing.proving import cases, prove, report

SIX = ["loop", "allocate", "abort", "panic", "flood", "garbage"]
QUICK = {"DOCEXTRACT_LIMIT_WORKER_PROCESSOR_SECONDS": "2", "DOCEXTRACT_LIMIT_WORKER_SECONDS": "10"}
"""A loop is ended after two seconds of processor time: fifty of twenty would be all that is measured."""


def main() -> int:
    """Send all and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--isolation", default="require")
    parser.add_argument("--faults", nargs="+", choices=[*FAULTS], default=SIX)
    asked = parser.parse_args()
    os.environ.update(QUICK, DOCEXTRACT_PLUGINS="faults")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.isolation) as (client, server, key):
        url = str(client.base_url)
        prove(url, *key, cases(1, ["panic", "abort"]), at_once=asked.workers)
        before = resident(server.pid), descriptors(server.pid), len(list(children(server.pid)))
        start = time.monotonic()
        found = prove(url, *key, cases(asked.times, asked.faults), at_once=asked.workers)
        seconds = time.monotonic() - start
        time.sleep(0.5)
        died = server.poll() is not None
        after = resident(server.pid), descriptors(server.pid), len(list(children(server.pid)))
        most = peak(server.pid)
    print(report(found))
    print(f"{len(found)} requests in {seconds:.0f} s; the server {'died' if died else 'lives'}")
    print(f"memory of the server {before[0]:.0f} MB, then {after[0]:.0f} MB, at most {most:.0f} MB")
    print(f"descriptors {before[1]}, then {after[1]}; processes below it {before[2]}, then {after[2]}")
    left = after[1] > before[1] or after[2] > before[2]
    return 1 if died or left or not all(one.right for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
