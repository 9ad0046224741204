"""The command line: four formats, exit statuses, one-line errors, and never a traceback."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import acme
import openpyxl
import pytest

import docextract
from docextract import registry as registry_module
from docextract.cli.main import main

TESTS = Path(__file__).parent
PARKING = ["--asset-type", "parking", "--document-type", "parking-list"]
ROLL = ["--asset-type", "apartment", "--document-type", "rent-roll", "--sheet", "Roll"]


@pytest.fixture(autouse=True)
def with_acme(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry that calls without one share, with the test plugin in it."""
    monkeypatch.setattr(registry_module, "_default", docextract.Registry.build([acme]))
    monkeypatch.delenv("DOCEXTRACT_DEBUG", raising=False)
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def workbook(tmp_path: Path, parking_workbook: bytes) -> str:
    path = tmp_path / "spaces.xlsx"
    path.write_bytes(parking_workbook)
    return str(path)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run what must be refused: exit status 2, nothing on stdout, one line on stderr."""
    try:
        status = main(arguments)
    except SystemExit as leaving:  # argparse
        status = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    assert line.startswith("docextract: ")
    return line


def test_into_a_pipe_the_answer_is_json(workbook: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["extract", workbook, *PARKING]) == 0
    answer = json.loads(capfdbinary.readouterr().out)
    assert answer["taggingData"]["documentType"] == "PARKING_LIST"
    assert answer["taggingData"]["fileName"] == "spaces.xlsx"
    assert [row["space"] for row in answer["data"]["extracted"]["rows"]] == ["P1", "P2"]
    assert answer["data"]["source"]["grids"][0]["sheet"] == "North"


def test_the_source_can_be_left_out(workbook: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["extract", workbook, *PARKING, "--no-source"]) == 0
    assert json.loads(capfdbinary.readouterr().out)["data"]["source"] is None


def test_the_table_is_for_reading(workbook: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["extract", workbook, *PARKING, "--format", "table"]) == 0
    out = capsys.readouterr().out
    assert "P1" in out
    assert "acme.P01 Fees add up" in out


def test_csv_goes_into_a_pipe(workbook: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["extract", workbook, *PARKING, "--format", "csv"]) == 0
    lines = capfdbinary.readouterr().out.decode().splitlines()
    assert lines[:2] == ["rowIndex,space,holder,monthlyFee", "0,P1,Ann,50"]
    assert lines[2] == "1,P2,'=cmd(),60.5"


@pytest.mark.parametrize("name", ["rows.xlsx", "ROWS.XLSX"])
def test_the_name_of_the_output_says_the_format(name: str, workbook: str, tmp_path: Path) -> None:
    assert main(["extract", workbook, *PARKING, "-o", str(tmp_path / name)]) == 0
    assert openpyxl.load_workbook(tmp_path / name)["Rows"]["B2"].value == "P1"


def test_a_format_of_a_plugin_is_one_like_any_other(workbook: str, tmp_path: Path) -> None:
    assert main(["extract", workbook, *PARKING, "-o", str(tmp_path / "a.spaces")]) == 0
    assert (tmp_path / "a.spaces").read_text() == "P1\nP2\n"


def test_an_output_file_is_whole_or_not_there(workbook: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(extraction: Any, file: Any) -> None:
        file.write(b"half")
        raise OSError("disk full")

    monkeypatch.setattr("docextract.export.csv.write", explode)
    kept = tmp_path / "kept.csv"
    kept.write_text("before")
    assert main(["extract", workbook, *PARKING, "-o", str(kept)]) == 2
    assert kept.read_text() == "before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.csv", "spaces.xlsx"]


def test_a_failed_check_is_exit_status_1_and_the_answer_is_still_given(
    workbook: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["extract", workbook, *PARKING, "--sheet", "2"]) == 1
    assert json.loads(capfdbinary.readouterr().out)["data"]["extracted"]["checks"][0]["status"] == "FAIL"


def test_a_sheet_called_by_a_number_is_found_where_there_is_no_such_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = openpyxl.Workbook()
    book.active.title = "2023"
    sheet = book.create_sheet("2024")
    for line in (["Space", "Holder", "Fee"], ["N1", "Ann", 5], ["Total", None, 5]):
        sheet.append(line)
    years = str(tmp_path / "years.xlsx")
    book.save(years)
    for named in ("2024", "2"):
        assert main(["extract", years, *PARKING, "--sheet", named, "-o", str(tmp_path / "x.spaces")]) == 0
        assert (tmp_path / "x.spaces").read_text() == "N1\n"
        assert main(["grids", years, "--sheet", named]) == 0
        assert "N1" in capsys.readouterr().out
    assert "There is no sheet 2025: the workbook has 2 sheets: '2023', '2024'" in refused(
        capsys, "extract", years, *PARKING, "--sheet", "2025"
    )


def test_strict_also_minds_that_nothing_could_be_confirmed(workbook: str, tmp_path: Path) -> None:
    lonely = tmp_path / "lonely.csv"
    lonely.write_text("Space,Holder,Fee\nX1,Ann,5\nX2,Bob,6\nX3,Cyd,7\n")
    out = ["-o", str(tmp_path / "out.json")]
    assert main(["extract", str(lonely), *PARKING, *out]) == 0
    assert main(["extract", str(lonely), *PARKING, *out, "--strict"]) == 1
    assert main(["extract", workbook, *PARKING, *out, "--strict"]) == 0


def test_nothing_confirmed_is_said_in_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lonely = tmp_path / "lonely.csv"
    lonely.write_text("Space,Holder,Fee\nX1,Ann,5\nX2,Bob,6\nX3,Cyd,7\n")
    assert main(["extract", str(lonely), *PARKING, "--format", "table"]) == 0
    assert "nothing could be confirmed" in capsys.readouterr().out


def test_every_refusal_is_one_line_with_its_type(
    workbook: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    junk = tmp_path / "junk.pdf"
    junk.write_bytes(b"not a pdf at all")
    bad_name = tmp_path / "bad\nname\x1b.pdf"
    for arguments, expected in (
        (["extract", str(tmp_path / "none.pdf"), *PARKING], "invalidRequestError: There is no file"),
        (["extract", str(junk), *PARKING], "unsupportedMediaTypeError: "),
        (["extract", workbook, "--asset-type", "castle", "--document-type", "x"], "invalidRequestError: 'castle'"),
        (["extract", workbook, *PARKING, "--sheet", "East"], "invalidRequestError: The workbook has no sheet 'East'"),
        (["extract", workbook, *PARKING, "--sheet", "Roll"], "extractionFailedError: looked for parking spaces"),
        (["extract", workbook, *PARKING, "--format", "pdf"], "invalidRequestError: 'pdf' is not a format; there are:"),
        (["extract", workbook, *PARKING, "--reader", "magic"], "invalidRequestError: There is no reader 'magic'"),
        (["extract", workbook, *PARKING, "--from", "0"], "invalidRequestError: from must be"),
        (["extract", workbook, *PARKING, "-o", str(tmp_path / "no" / "x.csv")], "invalidRequestError: "),
        (
            ["extract", workbook, *PARKING, "-o", str(tmp_path / "x.doc")],
            "invalidRequestError: no format is written as",
        ),
        (["extract", workbook, *PARKING, "--password-file", str(tmp_path)], "invalidRequestError: the password file"),
        (["extract"], "usage: the following arguments are required: FILE"),
        (["extract", workbook, *PARKING, "--from", "one"], "usage: argument --from: invalid int value: 'one'"),
        (["extract", str(bad_name), *PARKING], "invalidRequestError: There is no file"),
        (["frobnicate"], "usage: argument COMMAND: there is no 'frobnicate'"),
        (["extarct"], "usage: argument COMMAND: there is no 'extarct'"),
        (["schema", "TB"], "invalidRequestError: 'TB' is not a known document type"),
        (["grids", workbook, "--draw", f"{workbook}/x"], "invalidRequestError: "),
    ):
        capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        out, err = capsys.readouterr()
        assert status == 2, arguments
        assert len(err.splitlines()) == 1, err
        assert err.startswith(f"docextract: {expected}"), err
        assert "\x1b" not in err
        assert out == "" or arguments[0] == "grids"


def test_a_refusal_names_the_place(
    workbook: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise docextract.UnreadableDocumentError("damaged", place=docextract.Place(page=3))

    monkeypatch.setattr("docextract.pipeline.extract", refuse)
    assert refused(capsys, "extract", workbook, *PARKING) == "docextract: unreadableDocumentError: damaged (page 3)"


@pytest.mark.parametrize("wrapped", [False, True])
def test_a_bug_is_one_line_that_says_how_to_see_more(
    wrapped: bool, workbook: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def explode(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr("docextract.pipeline._data_set" if wrapped else "docextract.pipeline.extract", explode)
    line = refused(capsys, "extract", workbook, *PARKING)
    assert line.startswith("docextract: internalError: ")
    assert "ZeroDivisionError: by zero" in line
    assert line.endswith("(DOCEXTRACT_DEBUG=1 shows where)")
    monkeypatch.setenv("DOCEXTRACT_DEBUG", "1")
    assert main(["extract", workbook, *PARKING]) == 2
    assert "Traceback (most recent call last)" in capsys.readouterr().err


@pytest.fixture
def encrypted(tmp_path: Path, parking_pdf: bytes) -> str:
    import pypdf

    writer = pypdf.PdfWriter(clone_from=io.BytesIO(parking_pdf))
    writer.encrypt("s\u00e9same", algorithm="AES-256")
    path = tmp_path / "locked.pdf"
    with path.open("wb") as file:
        writer.write(file)
    return str(path)


def test_a_password_comes_from_a_file_and_never_from_an_argument(
    encrypted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = tmp_path / "secret"
    secret.write_bytes("s\u00e9same\r\nsecond line".encode())
    out = ["-o", str(tmp_path / "x.spaces")]
    assert "encryptedDocumentError" in refused(capsys, "extract", encrypted, *PARKING, *out)
    assert main(["extract", encrypted, *PARKING, *out, "--password-file", str(secret)]) in (0, 1)
    assert (tmp_path / "x.spaces").exists()
    with pytest.raises(SystemExit):
        main(["extract", encrypted, *PARKING, "--password", "s\u00e9same"])


def test_accounts_lists_the_chart_or_one_section_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["accounts"]) == 0
    everything = capsys.readouterr().out
    assert "expense.utilities.water" in everything
    assert "Water; water and sewer together" in everything
    assert main(["accounts", "--section", "income"]) == 0
    income = capsys.readouterr().out
    assert "income.rent.vacancyLoss " in income
    assert "expense." not in income


def test_accounts_explains_the_category_of_a_label(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["accounts", "Water & Sewer", "--section", "expense"]) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert (told["category"], told["basis"]) == ("expense.utilities.water", "section")
    assert "labels-expense.toml, line " in told["because"]
    assert (told["CREFC"], told["USALI"]) == ("Utilities (not verified)", "Utilities")
    assert main(["accounts", "Cleaning", "--section", "EXPENSE", "--under", "Turnover"]) == 0
    assert capsys.readouterr().out.split()[1] == "expense.turnover"
    (tmp_path / "labels.toml").write_text('[[label]]\ncategory = "expense.marketing"\nany = ["cleaning"]\n')
    assert main(["accounts", "Cleaning", "--mappings", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split()[1] == "expense.marketing"
    assert main(["accounts", "Flux Capacitor"]) == 0
    assert capsys.readouterr().out.split()[1] == "none"


def test_accounts_refuses_a_section_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "BELOW_THE_LINE" in refused(capsys, "accounts", "--section", "costs")


def test_types_lists_values_titles_and_other_spellings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["types"]) == 0
    out = capsys.readouterr().out
    assert "MULTIFAMILY" in out
    assert "MHC" in out
    assert "PARKING_LIST" in out
    assert "TRIAL_BALANCE" not in out


def test_checks_prints_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checks"]) == 0
    everything = capsys.readouterr().out
    assert "R05" in everything
    assert "acme.P01" in everything
    assert main(["checks", "--document-type", "parking list"]) == 0
    assert "R05" not in capsys.readouterr().out


def test_schema_prints_a_json_schema_that_an_answer_has(workbook: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "parking list"]) == 0
    schema = json.loads(capfd.readouterr().out)
    assert set(schema["properties"]) == {"taggingData", "data"}
    assert main(["extract", workbook, *PARKING]) == 0
    rows = json.loads(capfd.readouterr().out)["data"]["extracted"]["rows"]
    assert set(rows[0]) == set(schema["$defs"]["ParkingRow"]["properties"])


LAYOUT = """[layout]
name = "acme.spaces"
title = "Acme's list of spaces"

[recognise]
required = ["Unit", "Tenant", "Market Rent", "Rent"]
optional = ["Sq Ft", "Lease From", "Lease To"]
"""


def test_layouts_lists_name_title_and_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "acme.toml").write_text(LAYOUT)
    assert main(["layouts", "--layouts", str(tmp_path / "mine")]) == 0
    out = capsys.readouterr().out
    (line,) = [line for line in out.splitlines() if line.startswith("acme.spaces ")]
    assert "Acme's list of spaces" in line
    assert line.rstrip().endswith("mine")
    assert any(line.startswith("mieterliste ") and line.rstrip().endswith("docextract") for line in out.splitlines())
    assert "pluginError" in refused(capsys, "layouts", "--layouts", str(tmp_path / "none"))


def test_layouts_are_added_and_switched_off_by_arguments(
    workbook: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "acme.toml").write_text(LAYOUT)
    mine = ["--layouts", str(tmp_path / "empty"), "--layouts", str(tmp_path / "mine")]
    for arguments, template in (([], "generic"), (mine, "acme.spaces"), ([*mine, "--no-layouts"], "generic")):
        assert main(["extract", workbook, *ROLL, *arguments]) == 0
        meta = json.loads(capfdbinary.readouterr().out)["data"]["meta"]
        assert meta["template"] == template
        assert meta["engine"]["options"]["layouts"] is ("--no-layouts" not in arguments)


def test_plugins_says_what_each_registers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plugins"]) == 0
    builtin, _, plugin = capsys.readouterr().out.partition("\nacme 2.5")
    assert "extractors: rentRoll" in builtin
    assert "extractors: acme.parking" in plugin


def test_grids_shows_the_tables_as_found(workbook: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grids", workbook, "--sheet", "South"]) == 0
    assert "S1" in capsys.readouterr().out
    assert main(["grids", workbook, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["rows"][1] == ["P1", "Ann", "50"]


@pytest.fixture(scope="module")
def letter(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PDF of a page without a table."""
    from reportlab.pdfgen.canvas import Canvas

    path = tmp_path_factory.mktemp("letters") / "letter.pdf"
    canvas = Canvas(str(path), invariant=1)
    for number, line in enumerate(("Dear Mr. Smith,", "the rent has not been received.", "Please pay it.")):
        canvas.drawString(72, 760 - 16 * number, line)
    canvas.save()
    return str(path)


def test_grids_shows_the_lines_of_a_page_without_a_table_when_asked(
    letter: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["grids", letter]) == 0
    assert capsys.readouterr().out == "No tables; --text shows the lines.\n"
    assert main(["grids", letter, "--text"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1. page 1: 3 lines of text\n")
    assert "Please pay it." in out
    assert main(["grids", letter, "--text", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["kind"] == "text"


def test_grids_says_that_a_table_is_one(workbook: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grids", workbook, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "table"


def test_pictures_of_two_documents_fit_one_folder(
    letter: str, workbook: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    assert main(["grids", letter, "--text", "--draw", str(folder)]) == 0
    assert main(["grids", workbook, "--draw", str(folder)]) == 0
    assert {path.name for path in folder.iterdir()} == {"letter-001.png", f"{Path(workbook).stem}-001.png"}
    capsys.readouterr()


def test_a_rent_roll_can_be_read_from_the_command_line(workbook: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["extract", workbook, *ROLL, "--format", "table"]) == 0
    out = capsys.readouterr().out
    assert "Ann Ames" in out
    assert "2,975" in out


def command(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The installed command in a process of its own."""
    env = {**os.environ, "DOCEXTRACT_PLUGINS": "", **more.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "docextract", *arguments], env=env, capture_output=True, check=False, **more
    )


def test_a_document_may_come_on_stdin(parking_workbook: bytes) -> None:
    done = command("grids", "-", "--json", input=parking_workbook)
    assert done.returncode == 0
    assert json.loads(done.stdout)["sheet"] == "North"


def test_what_libraries_log_about_a_damaged_file_stays_off_the_screen() -> None:
    damaged = b"%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 9 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n7\n%%EOF"
    done = command("grids", "-", input=damaged)
    assert done.returncode == 2
    assert [line.partition(b":")[0] for line in done.stderr.splitlines()] == [b"docextract"]


def test_a_plugin_that_fails_to_load_is_one_line_too() -> None:
    done = command("types", env={"DOCEXTRACT_PLUGINS": "ghost"})
    assert done.returncode == 2
    assert done.stderr.decode().startswith("docextract: pluginError: There is no plugin 'ghost'")
    assert len(done.stderr.splitlines()) == 1


def test_an_ascii_terminal_gets_ascii() -> None:
    done = command("types", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_a_reader_that_stops_reading_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "docextract", "checks"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr as errors:
        assert errors.read() == b""
    assert process.wait() == 0


def test_on_a_terminal_the_default_is_the_table(workbook: str) -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "docextract", "extract", workbook, *ROLL],
        stdout=follower, stderr=subprocess.PIPE, env={**os.environ, "DOCEXTRACT_PLUGINS": "", "TERM": "xterm"},
    )  # fmt: skip
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 65536):
            shown += piece
    except OSError:  # the other end is closed
        pass
    os.close(leader)
    _, errors = process.communicate()
    assert process.returncode == 0, errors
    assert "Rent roll" in shown.decode()
    assert "\x1b[32m✓" in shown.decode()


def test_a_command_ends_without_looking_for_garbage_once_more() -> None:
    code = (
        "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 0)); "
        "from docextract.cli import main; main(['types'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "True"
