"""The proof of a deployment, as the command it is, against a service that holds and one that was never tried."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import docextract
from docextract.testing.proving import UNLIMITED
from fewer import some

pytest.importorskip("starlette")
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

COMMAND = [sys.executable, "-m", "docextract.testing.proving"]


@contextmanager
def served(folder: Path, plugins: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a service, and the environment with a key for it."""
    database, log = folder / "proof.db", folder / "log"
    with docextract.Service.open(database) as service:
        key = service.keys.create(name="proof", enabled=True, roles=["DATA_EXTRACTION"])
    command = [sys.executable, "-m", "docextract", "serve", "--port", "0", "--isolation", "process"]
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [*command, "--database", str(database)], stderr=stderr, env={**os.environ, "DOCEXTRACT_PLUGINS": plugins}
        )
    try:
        while not (found := re.search(r"running on (http://[\d.:]+)", log.read_text())):
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
        yield found[1], {**os.environ, "KEY": key.key, "SECRET": key.secret}
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.parametrize(("plugins", "holds"), some([("faults", True), ("", False)]))
def test_a_service_is_proved_by_the_command(plugins: str, holds: bool, tmp_path: Path) -> None:
    with served(tmp_path, plugins) as (url, environment):
        done = subprocess.run(
            [*COMMAND, url, "--times", "1", "--faults", "panic", "end", "garbage", "flood"],
            env=environment, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
    assert done.returncode == (0 if holds else 1), done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert "good documents: 4 of 4 as they have to be (4 result); longest " in done.stdout
    for fault in ("panic", "end", "garbage", "flood"):
        (line,) = (line for line in lines if line.startswith(f"{fault}:"))
        assert line.startswith(f"{fault}: {int(holds or fault in UNLIMITED)} of 1 as they have to be")
    assert sum(line.startswith("WRONG") for line in lines) == (0 if holds else 2)


def test_a_service_that_is_not_there_does_not_hold() -> None:
    done = subprocess.run(
        [*COMMAND, "http://127.0.0.1:9", "--times", "1", "--faults", "panic"],
        env={**os.environ, "KEY": "k", "SECRET": "s"}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "WRONG" in done.stdout


def test_a_key_is_wanted() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("KEY", "SECRET")}
    done = subprocess.run(
        [*COMMAND, "http://127.0.0.1:9"], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 2
    assert "KEY and SECRET must hold a key" in done.stderr
