"""A batch that is killed at any moment goes on: every document answered once, no half-written answer ever seen."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from docextract.cli.main import main

ASKED = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL"]
KILLS = int(os.environ.get("DOCEXTRACT_BATCH_KILLS", "2"))
FORMATS = ("json", "ndjson", "sqlite", "parquet", "csv")


@pytest.fixture(scope="module")
def folder(documents: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many documents and two that are none."""
    inside = tmp_path_factory.mktemp("in")
    for n in range(60 if KILLS > 9 else 12):
        path = documents[n % len(documents)]
        shutil.copy(path, inside / f"{n:02}{path.suffix}")
    (inside / "05 bad.pdf").write_bytes(b"no document")
    (inside / "09 bad.xlsx").write_bytes(b"")
    return inside


@pytest.fixture(scope="module")
def few(documents: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four documents and one that is none."""
    inside = tmp_path_factory.mktemp("few")
    for path in documents[:4]:
        shutil.copy(path, inside)
    (inside / "bad.pdf").write_bytes(b"no document")
    return inside


def arguments(folder: Path, out: Path, form: str) -> list[str]:
    return ["batch", str(folder), "-o", str(out), "--format", form, "--resume", *ASKED]


def command(folder: Path, out: Path, form: str) -> list[str]:
    return [sys.executable, "-m", "docextract", *arguments(folder, out, form)]


def killed(arguments: list[str], chance: random.Random) -> list[str]:
    """The lines that a batch said before it was killed; [] where it had ended by itself."""
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = []
        if chance.random() < 0.8:  # else perhaps before anything is read
            said = [child.stdout.readline()]
        time.sleep(chance.uniform(0, 0.8))
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
        child.wait()
    return [line for line in said if line.endswith("\n")]


def answered(out: Path, form: str) -> Counter[str]:
    """The documents whose answers are to be seen, each of which must be whole."""
    found: Counter[str] = Counter()
    if form == "sqlite":
        if (out / "answers.sqlite").exists():
            database = sqlite3.connect(out / "answers.sqlite")
            if database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'manifest'").fetchone()[0]:
                there = "(SELECT count(*) FROM rows r WHERE r.document = d.document)"
                rows = f"SELECT document, rows, {there} FROM documents d WHERE status <> 'REFUSED'"
                for document, rows_said, rows_there in database.execute(rows):
                    assert rows_said == rows_there
                    found[document] += 1
            database.close()
    elif form == "parquet":
        import pyarrow.parquet

        for path in out.glob("documents/*.parquet"):
            lines = pyarrow.parquet.read_table(path).to_pylist()
            found.update(line["document"] for line in lines if line["status"] != "REFUSED")
    elif form == "ndjson":
        if (out / "answers.ndjson").exists():
            for line in (out / "answers.ndjson").read_bytes().splitlines(keepends=True):
                assert line.endswith(b"\n")
                found[json.loads(line)["taggingData"]["fileName"]] += 1
    else:
        for path in out.glob(f"*.{form}"):
            text = path.read_text()
            assert text.endswith("\n")
            if form == "json":
                json.loads(text)
            found[path.name.removesuffix(f".{form}")] += 1
    return found


def entries(out: Path) -> Counter[str]:
    if not (out / "manifest.ndjson").exists():
        return Counter()
    lines = (out / "manifest.ndjson").read_bytes().split(b"\n")[1:-1]  # what follows the last is cut off
    return Counter(json.loads(line)["document"] for line in lines)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_batch_killed_at_random_moments_answers_every_document_once(folder: Path, tmp_path: Path) -> None:
    """``make batch-kills`` does it 50 times."""
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    chance = random.Random(11)
    good = {path.name for path in folder.iterdir() if "bad" not in path.name}
    kills = batches = 0
    while kills < KILLS:
        form = FORMATS[batches % len(FORMATS)]
        out = tmp_path / f"out {batches}"
        batches += 1
        said = Counter[str]()
        for _ in range(chance.randint(1, 4) if KILLS > 9 else 1):
            if kills >= KILLS:
                break
            lines = killed(command(folder, out, form), chance)
            said.update(line.split()[1] for line in lines if line.startswith("fine "))
            kills += 1
            seen, listed = answered(out, form), entries(out)
            assert set(seen) <= good
            assert set(seen.values()) <= {1}
            assert set(listed.values()) <= {1}
            assert set(said) <= set(listed)  # nothing is said to be done that could be lost
        done = subprocess.run(command(folder, out, form), capture_output=True, text=True, check=False)
        assert done.returncode == 2, done.stderr  # two are no documents
        said.update(line.split()[1] for line in done.stdout.splitlines() if line.startswith("fine "))
        assert max(said.values()) == 1
        assert answered(out, form) == Counter(good)
        assert entries(out) == Counter(path.name for path in folder.iterdir())
        assert not (out / ".parts").exists()
    print(f"\n{kills} kills of {batches} batches: every document answered once, no half-written answer")


def test_a_line_cut_off_in_the_manifest_is_a_document_not_done(
    few: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(arguments(few, out, "json")) == 2
    manifest = out / "manifest.ndjson"
    manifest.write_bytes(manifest.read_bytes()[:-9])
    capsys.readouterr()
    main(arguments(few, out, "json"))
    assert "1 document in" in capsys.readouterr().out
    assert set(entries(out).values()) == {1}


def test_what_was_written_beside_and_not_yet_named_gets_its_name(
    few: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a kill leaves it between the manifest and the name."""
    out = tmp_path / "out"
    main(arguments(few, out, "json"))
    entry = next(
        e for line in (out / "manifest.ndjson").read_text().splitlines()[1:] if "output" in (e := json.loads(line))
    )
    data = (out / entry["output"]).read_bytes()
    (out / ".parts").mkdir()
    (out / entry["output"]).rename(out / ".parts" / entry["part"])
    (out / ".parts" / "0123.json").write_bytes(b'{"half')
    capsys.readouterr()
    main(arguments(few, out, "json"))
    assert "0 documents in" in capsys.readouterr().out
    assert (out / entry["output"]).read_bytes() == data
    assert not (out / ".parts").exists()


def test_a_damaged_line_is_told_with_its_number(few: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    main(arguments(few, out, "json"))
    lines = (out / "manifest.ndjson").read_text().splitlines(keepends=True)
    lines[4] = "{broken\n"
    (out / "manifest.ndjson").write_text("".join(lines))
    capsys.readouterr()
    assert main(arguments(few, out, "json")) == 2
    told = capsys.readouterr().err
    assert "line 5 of" in told
    assert told.count("\n") == 1


def test_nothing_that_reads_outlives_a_batch_that_was_killed(folder: Path, tmp_path: Path) -> None:
    with subprocess.Popen(command(folder, tmp_path / "out", "json"), stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        child.stdout.readline()
        below = descendants(child.pid)
        child.send_signal(signal.SIGKILL)
        child.stdout.read()
        child.wait()
    assert len(below) >= 2
    until = time.monotonic() + 10
    while any(map(runs, below)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(runs, below))


def descendants(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell the children of a process")
    found = [
        int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()
    ]
    return [*found, *(below for one in found for below in descendants(one))]


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
