"""Memory of the parent is flat: what was handed out is not kept, however many documents there are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import resource, sys, docextract
for count in (20, int(sys.argv[1])):
    paths = (sys.argv[2 + n % (len(sys.argv) - 2)] for n in range(count))
    for outcome in docextract.extract_many(paths, asset_type="MULTIFAMILY", document_type="RENT_ROLL"):
        assert len(outcome.model_dump_json()) > 100
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted otherwise elsewhere")
@pytest.mark.parametrize("count", [60, pytest.param(300, marks=pytest.mark.long)])
def test_the_parent_needs_no_more_for_many_than_for_twenty(documents: list[Path], count: int) -> None:
    small = sorted(documents, key=lambda path: path.stat().st_size)[:3]
    arguments = [sys.executable, "-c", SCRIPT, str(count), *map(str, small)]
    told = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    twenty, many = map(int, told.split())
    assert many <= twenty + 10
