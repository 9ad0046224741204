"""Runs the tests of what stands between strangers and the machine, and fails where a branch of it is never taken.

    python tests/measuring [TEST ...]

Which files are measured stands in ``pyproject.toml``. Subprocesses and forks are measured too, see ``sitecustomize``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import coverage
from sitecustomize import FOLDER, HEAD

ROOT = Path(__file__).resolve().parents[2]
TESTS = [
    "tests/sandbox",
    "tests/test_source.py",
    "tests/service/test_service_keys.py",
    "tests/http/test_http_strangers.py",
    "tests/http/test_http_frame.py",
    "tests/http/test_http_calls.py",
    "tests/http/test_http_transit.py",
]
GOAL = 100.0


def main() -> int:
    """Run, add up and report."""
    tests = sys.argv[1:] or TESTS
    with tempfile.TemporaryDirectory() as folder:
        found = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
        environment = os.environ | {"PYTHONPATH": found, FOLDER: folder}
        command = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *tests]
        failed = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        whole = coverage.Coverage(data_file=None, config_file=str(ROOT / "pyproject.toml"))
        processes = 0
        for file in Path(folder).iterdir():
            with file.open("rb") as opened:
                (length,) = HEAD.unpack(opened.read(HEAD.size))
                figures = opened.read(length)
            if not figures:
                continue  # it was killed
            part = coverage.CoverageData(no_disk=True)
            part.loads(figures)
            whole.get_data().update(part)
            processes += 1
    print(f"{processes} processes")
    reached = whole.report(show_missing=True)
    return 1 if failed or reached < GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
