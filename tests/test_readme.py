"""The README is true of a fresh clone: each command that it shows is run in one, in their order.

They share a virtual environment: among the long tests the one that ``make demo`` makes, with all that is installed into
it, else one that has what these tests have, and nothing is installed. ``make test`` is what runs this: of it only the
parts are looked at.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import site
import subprocess
import sys
import time
import urllib.request
import venv
from decimal import Decimal
from pathlib import Path

import pytest

from docextract import Options, Place
from docextract.service import MemoryStore, Service
from docextract.testing import write
from fewer import some

PROJECT = Path(__file__).resolve().parents[1]
README = (PROJECT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.S | re.M)
COMMANDS = [line.partition(" #")[0].strip() for kind, block in BLOCKS if not kind for line in block.splitlines()]
NOT_OURS = {".venv", ".git", "build", "dist", "__pycache__", ".hypothesis"}
REACHES = re.compile(r"HOME|PIP_\w+|(https?|no|all)_proxy|SSL_CERT_\w+|REQUESTS_CA_BUNDLE", re.I)
"""Variables of the environment by which pip finds its index."""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of the project as a clone has them, and the documents that the README names."""
    folder = tmp_path / "clone"
    listed = run(PROJECT, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    if listed.returncode:
        shutil.copytree(PROJECT, folder, ignore=lambda _, names: NOT_OURS.intersection(names))
    for name in filter(None, listed.stdout.split("\0")):
        if name.startswith("benchmarks/blind/"):
            continue  # thousands of documents, of which the README shows none
        if (PROJECT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / name, folder / name)
    for kind in ("pdf", "xlsx"):
        sample = write("handmade.commercial", seed=1, format=kind)  # type: ignore[arg-type]
        (folder / f"rent_roll.{kind}").write_bytes(sample.data)
    return folder


def reach_index(folder: Path) -> None:
    """Skip where pip reaches no package index."""
    reached = ["-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder / "reached"), "pip>=25.1"]
    if (asked := run(folder, sys.executable, *reached)).returncode:
        pytest.skip(f"there is no package index that pip reaches: {asked.stderr.strip()[-200:]}")


def as_installed(folder: Path) -> None:
    """Give a clone a virtual environment that has what this one has."""
    venv.create(folder / ".venv", symlinks=True)
    (packages,) = (folder / ".venv").glob("lib/python*/site-packages")
    seen = "".join(f"import site; site.addsitedir({own!r})\n" for own in site.getsitepackages())
    (packages / "those.pth").write_text(seen)
    program = folder / ".venv" / "bin" / "docextract"
    program.write_text(f"#!{folder}/.venv/bin/python\nimport sys\nfrom docextract.cli import main\nsys.exit(main())\n")
    program.chmod(0o755)
    (folder / ".venv" / "installed").touch()


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command with what a shell of a stranger has; in a clone, its virtual environment is active."""
    return subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False, timeout=300
    )


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if REACHES.fullmatch(name)}
    # Not the environment of these tests: what finds a Python is to find one of the machine.
    path = [part for part in os.environ["PATH"].split(os.pathsep) if Path(part) != Path(sys.executable).parent]
    # What is imported is compiled then: pip would compile all modules, for each command that installs.
    return kept | {"PATH": os.pathsep.join([str(folder / ".venv" / "bin"), *path]), "PIP_NO_COMPILE": "1"}


def succeeds(folder: Path, command: str) -> str:
    """Run a command as it is shown; what it says on stdout."""
    done = run(folder, "sh", "-c", command)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def serves(folder: Path, command: str) -> None:
    """Run a server as it is shown, but on a free port; it answers, and ends when it is told to."""
    log = folder / "serve.log"
    with log.open("w") as stderr:
        started = ["sh", "-c", f"exec {command} --port 0"]
        process = subprocess.Popen(started, cwd=folder, env=environment(folder), stderr=stderr)
    try:
        began = time.monotonic()
        while not (found := re.search(r"running on (http://[\d.:]+)", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() - began < 120, log.read_text()
            time.sleep(0.1)
        with urllib.request.urlopen(f"{found[1]}/healthz", timeout=60) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0, log.read_text()
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(os.name == "nt", reason="the README speaks to a POSIX shell")
@pytest.mark.parametrize("fresh", some([False, True]), ids=["here", "fresh"])
def test_every_command_of_the_readme_does_what_it_says_in_a_fresh_clone(clone: Path, fresh: bool) -> None:
    assert {"make demo", "make test", "docextract serve", "pip install ."} <= set(COMMANDS)
    if fresh:
        reach_index(clone)
    else:
        as_installed(clone)
    done: dict[str, str] = {}
    for command in COMMANDS:
        if command == "make test":
            parts = succeeds(clone, "make --dry-run .venv/installed-dev lint types plugins")
            assert "ruff check" in parts
        elif command.startswith("pip install") and not fresh:
            continue
        elif command == "docextract serve":
            serves(clone, command)
        else:
            done[command] = succeeds(clone, command)
    for kind, block in BLOCKS:
        if kind == "python":
            assert run(clone, "python", "-c", block).stderr == ""
    assert "Total" in done["make demo"]
    assert not fresh or "site-packages" in succeeds(clone, "python -c 'import docextract; print(docextract.__file__)'")
    assert (clone / "rows.csv").read_text().count("\n") > 5
    assert list((clone / "pictures").glob("*.png"))
    (key,) = [answer for command, answer in done.items() if command.startswith("docextract keys create")]
    assert "dxk_" in key


def test_where_documents_are_read_is_where_the_readme_says() -> None:
    (said,) = re.findall(r"^- (`docextract serve` reads each document in a process of its own; .*)$", README, re.M)
    assert "the library, `docextract extract` and `docextract.Service` read in the caller's" in said
    assert Options().isolation == "none"
    with Service(MemoryStore()) as service:
        assert service.isolation == "none"
    for command, default in (("serve", "process, the default"), ("extract", "none, the default")):
        asked = subprocess.run(
            [sys.executable, "-m", "docextract", command, "--help"], capture_output=True, text=True, check=True
        )
        assert default in " ".join(asked.stdout.split())


def test_the_values_that_the_python_of_the_readme_shows_are_those_it_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shown,) = [block for kind, block in BLOCKS if kind == "python"]
    (tmp_path / "rent_roll.pdf").write_bytes(write("handmade.commercial", seed=1, format="pdf").data)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"Decimal": Decimal, "Place": Place}
    exec(shown, names)
    pairs = [line.split("  # ") for line in shown.splitlines() if "  # " in line]
    values = [(code, value.partition("]: ")[0] + "]" if "]: " in value else value) for code, value in pairs]
    compared = [(code, value) for code, value in values if value[0] in "'([D"]
    assert len(compared) == 5
    for code, value in compared:
        assert eval(code, names) == eval(value, names), code


def test_the_readme_is_short() -> None:
    assert len(README.split()) < 600
