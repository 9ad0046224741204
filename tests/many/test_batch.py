"""A batch on the command line: what goes in, what comes out, what it says, and what it refuses."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from many_parts import timeless

import docextract
from docextract.cli.main import main
from docextract.testing.faults import faulty

ASKED = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL"]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run ``docextract batch``: exit status, stdout, stderr."""

    def call(*arguments: object, asked: list[str] = ASKED) -> tuple[int, str, str]:
        code = main(["batch", *map(str, arguments), *asked])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def folder(documents: list[Path], tmp_path: Path) -> Path:
    """A folder of folders: two rolls in each of four, a note, and a hidden file."""
    for n, path in enumerate(documents):
        inside = tmp_path / "in" / f"deal {n // 2}"
        inside.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, inside)
    (tmp_path / "in" / "notes.docx").write_bytes(b"hello")
    (tmp_path / "in" / ".hidden.pdf").write_bytes(b"%PDF")
    return tmp_path / "in"


def manifest(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "manifest.ndjson").read_text().splitlines()[1:]]


def test_a_folder_becomes_a_folder_of_answers_as_extract_writes_them(run: Run, folder: Path, tmp_path: Path) -> None:
    code, out, err = run(folder, "-o", tmp_path / "out")
    assert (code, err) == (0, "")
    answers = sorted(path.relative_to(tmp_path / "out") for path in (tmp_path / "out").rglob("*.json"))
    assert len(answers) == 8
    for answer in answers:
        document = folder / str(answer).removesuffix(".json")
        single = tmp_path / "single.json"
        assert main(["extract", str(document), *ASKED, "--format", "json", "-o", str(single)]) == 0
        assert timeless((tmp_path / "out" / answer).read_text()) == timeless(single.read_text())
    lines = out.splitlines()
    assert sum(line.startswith("fine  ") for line in lines) == 8
    assert "8 documents in" in lines[-1]
    assert "1 file of other kinds passed over" in lines[-1]
    assert not (tmp_path / "out" / ".parts").exists()


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_other_formats_are_those_of_extract(run: Run, form: str, documents: list[Path], tmp_path: Path) -> None:
    code, _, _ = run(*documents[:2], "-o", tmp_path / "out", "--format", form)
    assert code == 0
    for path in documents[:2]:
        single = tmp_path / f"single.{form}"
        assert main(["extract", str(path), *ASKED, "-o", str(single)]) == 0
        (written,) = (tmp_path / "out").rglob(f"{path.name}.{form}")
        if form == "csv":
            assert written.read_bytes() == single.read_bytes()
        else:
            assert zipfile.ZipFile(written).read("xl/worksheets/sheet1.xml") == zipfile.ZipFile(single).read(
                "xl/worksheets/sheet1.xml"
            )


def test_lines_of_one_file_are_the_answers(
    run: Run, documents: list[Path], expected: dict[str, str], tmp_path: Path
) -> None:
    code, _, _ = run(documents[0].parent, "-o", tmp_path / "out", "--format", "ndjson")
    assert code == 0
    lines = (tmp_path / "out" / "answers.ndjson").read_text().splitlines()
    assert sorted(map(timeless, lines)) == sorted(expected.values())


def test_a_database_holds_documents_rows_charges_checks_and_amounts(
    run: Run, documents: list[Path], tmp_path: Path
) -> None:
    bad = tmp_path / "in" / "bad.pdf"
    bad.parent.mkdir()
    bad.write_bytes(b"nothing")
    code, _, _ = run(documents[0].parent, bad, "-o", tmp_path / "out", "--format", "sqlite")
    assert code == 2
    assert [path.name for path in (tmp_path / "out").iterdir() if path.name.startswith("answers")] == ["answers.sqlite"]
    with contextlib.closing(sqlite3.connect(tmp_path / "out" / "answers.sqlite")) as database:
        found = dict(database.execute("SELECT document, rows FROM documents WHERE status <> 'REFUSED'").fetchall())
        assert len(found) == 8
        assert database.execute("SELECT errorType FROM documents WHERE status = 'REFUSED'").fetchall() == [
            ("unsupportedMediaTypeError",)
        ]
        for path in documents:
            roll = docextract.extract(path, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
            (name,) = [one for one in found if one.endswith("/" + path.name)]
            rents = database.execute(
                "SELECT unit, contractRent FROM rows WHERE document = ? ORDER BY rowIndex", (name,)
            )
            assert rents.fetchall() == [
                (row.unit, None if row.contract_rent is None else float(row.contract_rent)) for row in roll.rows
            ]
            counts = [
                database.execute(f"SELECT count(*) FROM {table} WHERE document = ?", (name,)).fetchone()[0]
                for table in ("charges", "checks")
            ]
            assert counts == [sum(len(row.charges) for row in roll.rows), len(roll.checks)]
    database.close()


def test_a_dataset_holds_the_same_tables(run: Run, documents: list[Path], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra parquet is not installed")
    code, _, _ = run(documents[0].parent, "-o", tmp_path / "out", "--format", "parquet")
    assert code == 0
    rows = parquet.read_table(tmp_path / "out" / "rows").to_pylist()
    roll = docextract.extract(documents[0], asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    mine = sorted((row for row in rows if row["document"] == documents[0].name), key=lambda row: row["rowIndex"])
    assert [(row["unit"], row["leaseEndDate"]) for row in mine] == [(row.unit, row.lease_end_date) for row in roll.rows]
    assert parquet.read_table(tmp_path / "out" / "documents").num_rows == 8


def test_amounts_of_statements_are_a_table_of_their_own(run: Run, tmp_path: Path) -> None:
    from docextract.testing import write

    path = tmp_path / "t12.xlsx"
    path.write_bytes(write("yardi.statement12", seed=1, format="xlsx").data)
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "OPERATING_STATEMENT"]
    code, _, _ = run(path, "-o", tmp_path / "out", "--format", "sqlite", asked=asked)
    assert code in (0, 1)
    statement = docextract.extract(path, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    amounts = {
        (row.row_index, column.column_id): float(value)
        for row in statement.rows
        for column, value in zip(statement.columns, row.values, strict=True)
        if value is not None
    }
    database = sqlite3.connect(tmp_path / "out" / "answers.sqlite")
    assert {(r, c): v for r, c, v in database.execute("SELECT rowIndex, columnId, value FROM amounts")} == amounts
    database.close()


def test_globs_lists_and_archives_are_taken(
    run: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, _ = run("in/*/*.pdf", "-o", "globbed")
    assert (code, len(manifest(Path("globbed")))) == (0, 4)
    listed = "\n".join(map(str, sorted(folder.rglob("*.xlsx")))).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(listed)))
    code, _, _ = run("-", "-o", "listed")
    assert (code, len(manifest(Path("listed")))) == (0, 4)
    with zipfile.ZipFile("room.zip", "w") as archive:
        for path in sorted(folder.rglob("*.pdf")):
            if not path.name.startswith("."):
                archive.write(path, f"../{path.relative_to(folder)}")
        archive.writestr("read me.docx", b"x")
        archive.writestr("broken.pdf", b"%PDF-1.4 nothing")
    code, out, _ = run("room.zip", "-o", "unpacked")
    assert code == 2
    assert len(manifest(Path("unpacked"))) == 5
    assert "refused      room.zip/broken.pdf" in out
    assert {str(path.relative_to("unpacked")).split("/")[0] for path in Path("unpacked").rglob("*.json")} == {
        "room.zip"
    }


def test_each_thing_that_cannot_be_read_is_one_clear_line_and_the_rest_is_done(
    run: Run, documents: list[Path], tmp_path: Path
) -> None:
    first, second = tmp_path / "a" / "x.pdf", tmp_path / "b" / ".." / "a" / "x.pdf"
    first.parent.mkdir()
    (tmp_path / "b").mkdir()
    shutil.copy(documents[0], first)
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "bad.zip").write_bytes(b"PK\x03\x04 cut")
    code, out, _ = run(
        first, second, tmp_path / "none.pdf", tmp_path / "none*.pdf", tmp_path / "link", tmp_path / "bad.zip",
        "-o", tmp_path / "out",
    )  # fmt: skip
    refused = [line for line in out.splitlines() if line.startswith("refused ")]
    assert code == 2
    assert len(refused) == 4
    assert sum(line.startswith("fine") for line in out.splitlines()) == 1  # the file named twice is one
    for part in ("There is no file or folder", "Nothing matches", "There is no file", "The archive"):
        assert any(part in line for line in refused), part


def test_two_documents_of_one_name_are_told_and_the_first_is_answered(
    run: Run, documents: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two/one"):
        (tmp_path / name).mkdir(parents=True)
        shutil.copy(documents[0], tmp_path / name / "roll.pdf")
    monkeypatch.chdir(tmp_path / "two")
    code, out, _ = run("../one/roll.pdf", "one/roll.pdf", "-o", tmp_path / "out")
    assert code == 2
    assert "two documents are called 'one/roll.pdf'" in out
    assert len(manifest(tmp_path / "out")) == 1
    assert [path.name for path in (tmp_path / "out").rglob("*.json")] == ["roll.pdf.json"]


NOBODY = """
import os, sys
from docextract.cli.main import main
from docextract.many import batch, running, outputs
import docextract.cli.batch, docextract.many.inputs
os.setgid(65534); os.setuid(65534)
sys.exit(main(["batch", *sys.argv[1:]]))
"""


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="wants to become another user")
def test_a_folder_that_may_not_be_read_is_told(tmp_path: Path) -> None:
    base = Path("/tmp") / f"docextract-unreadable-{os.getpid()}"
    closed, out = base / "in" / "closed", base / "out"
    try:
        closed.mkdir(parents=True)
        out.mkdir()
        closed.chmod(0o700)
        base.chmod(0o755)
        out.chmod(0o777)
        arguments = [sys.executable, "-c", NOBODY, str(base / "in"), "-o", str(out), *ASKED]
        done = subprocess.run(arguments, capture_output=True, text=True, check=False, env=os.environ | {"HOME": "/"})
        assert done.returncode == 2, done.stderr
        assert "cannot be read: Permission denied" in done.stdout
        assert "Traceback" not in done.stdout + done.stderr
        closed.chmod(0o755)
        again = subprocess.run([*arguments, "--resume"], capture_output=True, text=True, check=False)
        assert again.returncode == 0, again.stdout
    finally:
        shutil.rmtree(base)


def test_a_file_that_vanishes_is_refused_and_done_once_it_is_back(
    run: Run, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from docextract.many.inputs import Inputs

    (gone,) = folder.rglob("appfolio.rentRoll.pdf")
    data = gone.read_bytes()
    walk = Inputs.__iter__

    def vanishing(self: Inputs) -> object:
        for entry in walk(self):
            if entry.name.endswith(gone.name):
                gone.unlink(missing_ok=True)
            yield entry

    monkeypatch.setattr(Inputs, "__iter__", vanishing)
    code, out, _ = run(folder, "-o", tmp_path / "out")
    assert code == 2
    assert "There is no file" in out
    assert len(manifest(tmp_path / "out")) == 8
    monkeypatch.undo()
    gone.write_bytes(data)
    code, out, _ = run(folder, "-o", tmp_path / "out", "--resume")
    assert code == 0
    assert "1 document in" in out
    assert "7 done before" in out


def test_a_folder_with_a_batch_wants_resume_and_the_same_question(run: Run, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run(folder, "-o", out)[0] == 0
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*.json")}
    code, _, err = run(folder, "-o", out)
    assert (code, "go on with --resume" in err) == (2, True)
    code, _, err = run(folder, "-o", out, "--resume", "--format", "csv")
    assert (code, "begun with format 'json', not 'csv'" in err) == (2, True)
    code, text, _ = run(folder, "-o", out, "--resume")
    assert code == 0
    assert "0 documents in" in text
    assert "8 done before" in text
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*.json")} == before


def test_resume_does_again_what_has_changed_or_whose_answer_is_gone(run: Run, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run(folder, "-o", out)[0] == 0
    one, two = sorted(folder.rglob("*.xlsx"))[:2]
    one.write_bytes(sorted(folder.rglob("*.xlsx"))[3].read_bytes())
    (out / (str(two.relative_to(folder)) + ".json")).unlink()
    code, text, _ = run(folder, "-o", out, "--resume")
    assert code == 0
    assert "2 documents in" in text
    assert len(list(out.rglob("*.json"))) == 8


def test_fail_fast_ends_with_the_first_that_is_refused(run: Run, folder: Path, tmp_path: Path) -> None:
    (folder / "a.pdf").write_bytes(b"no document")
    code, out, _ = run(folder, "-o", tmp_path / "out", "--fail-fast", "--jobs", 1)
    assert code == 2
    assert len(manifest(tmp_path / "out")) < 9
    assert "refused      a.pdf" in out


def test_documents_of_other_types_are_left_out(run: Run, folder: Path, tmp_path: Path) -> None:
    code, out, _ = run(folder, "-o", tmp_path / "out", "--types", "BALANCE_SHEET")
    assert code == 0
    assert out.count("left out     ") == 8
    assert list((tmp_path / "out").rglob("*.json")) == []


@pytest.mark.long  # the same faults within many documents: test_extract_many.py, what a batch says of one: above
@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(("count", "bad"), [(12, 4), (200, 10)])
def test_poison_among_many_is_an_error_each_in_time(
    run: Run, documents: list[Path], tmp_path: Path, shared: Path, count: int, bad: int
) -> None:
    poison = {name: faulty(name) for name in ("loop", "allocate", "abort", "panic", "garbage", "end", "flood")}
    hostile = json.loads((shared / "hostile" / "index.json").read_text())
    broken = [one["file"] for one in hostile if not one["openedBy"]][:3]
    poison |= {Path(name).stem: (shared / "hostile" / name).read_bytes() for name in broken}
    taken = [*poison.values()][:: len(poison) // bad][:bad]
    small = min(documents, key=lambda path: path.stat().st_size)
    inside = tmp_path / "in"
    inside.mkdir()
    for n in range(count - bad):
        shutil.copy(small, inside / f"good {n:03}{small.suffix}")
    for n, data in enumerate(taken):
        (inside / f"good {(count - bad) // bad * n:03} poison.pdf").write_bytes(data)
    limits = [
        "--limit",
        "workerSeconds=4",
        "--limit",
        "workerProcessorSeconds=1",
        "--limit",
        "workerMemoryBytes=700MiB",
    ]
    code, out, _ = run(inside, "-o", tmp_path / "out", *limits)
    entries = manifest(tmp_path / "out")
    assert code == 2
    assert len(entries) == len({entry["document"] for entry in entries}) == count
    refused = [entry for entry in entries if entry["status"] == "REFUSED"]
    assert len(refused) == bad
    assert all("poison" in str(entry["document"]) for entry in refused)
    assert all(float(str(entry["seconds"])) < 10 * 4 for entry in refused)  # its limit, and what else the machine does
    assert len(list((tmp_path / "out").rglob("*.json"))) == count - bad
    assert f"{count} documents in" in out


@pytest.mark.parametrize(
    "form", ["json", *(pytest.param(n, marks=pytest.mark.long) for n in ("ndjson", "sqlite", "parquet"))]
)
def test_a_full_disk_is_one_clear_error_and_what_was_done_stays_done(folder: Path, tmp_path: Path, form: str) -> None:
    """Files of this process can be so long and no longer: to those who write, a disk that is full."""
    out = tmp_path / "out"
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # else modules are cut off where they are kept compiled
    for size, code in ((1500, 2), (None, 0)):
        script = (
            "import resource, sys; from docextract.cli.main import main\n"
            + (f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))\n" if size else "")
            + "sys.exit(main(sys.argv[1:]))"
        )
        arguments = ["batch", str(folder), "-o", str(out), "--format", form, "--resume", *ASKED]
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False, env=env
        )
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        if size:
            assert done.stderr.count("\n") == 1
            assert "storageUnavailableError" in done.stderr
            assert "cannot be written" in done.stderr
    assert len(manifest(out)) == 8


def test_what_is_asked_wrongly_is_refused_at_once(run: Run, folder: Path, tmp_path: Path) -> None:
    for arguments in (
        [folder], [folder, "-o", tmp_path / "x", "--format", "novel"], [folder, "-o", tmp_path / "x", "--jobs", "0"],
        [folder, "--portfolio", tmp_path / "p.xlsx", "--resume"], [folder, "-o", tmp_path / "x", "--types", "NOVEL"],
        [folder, "-o", folder / "deal 0" / "handmade.apartments.pdf"],
    ):  # fmt: skip
        code, _, err = run(*arguments)
        assert code == 2, arguments
        assert err.count("\n") == 1
        assert err.startswith("docextract: ")


def test_answers_in_the_folder_that_is_read_are_no_documents(run: Run, folder: Path) -> None:
    assert run(folder, "-o", folder / "out", "--format", "csv")[0] == 0
    code, out, _ = run(folder, "-o", folder / "out", "--format", "csv", "--resume")
    assert (code, "8 done before" in out) == (0, True)
    assert len(manifest(folder / "out")) == 8


def test_two_batches_at_once_in_one_folder_are_one_too_many(run: Run, folder: Path, tmp_path: Path) -> None:
    from docextract.many.manifest import Manifest

    with Manifest(tmp_path / "out", {}, resume=False):
        code, _, err = run(folder, "-o", tmp_path / "out", "--resume")
    assert (code, "another batch is writing" in err) == (2, True)
