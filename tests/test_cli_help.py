"""What the command line says to somebody who does not know it yet: help, near misses, options that mend, completion."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from docextract.cli.completion import SHELLS, completions
from docextract.cli.main import COMMANDS, main, parser
from docextract.cli.summaries import SUMMARIES

PARKING = ("--asset-type", "PARKING", "--document-type", "RENT_ROLL")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    try:
        assert main(arguments) == 2
    except SystemExit as leaving:
        assert leaving.code == 2  # noqa: PT017 - or it returns the status
    return capsys.readouterr().err


def test_without_arguments_it_is_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("usage: docextract")


def test_the_help_says_of_each_subcommand_what_the_subcommand_says_of_itself() -> None:
    (commands,) = [action for action in parser()._actions if action.dest == "command"]
    assert {choice.dest: choice.help for choice in commands._choices_actions} == SUMMARIES  # type: ignore[attr-defined]
    assert list(SUMMARIES) == list(COMMANDS)


def test_the_help_and_one_subcommand_load_no_other() -> None:
    for arguments in ("--help", "types"):
        script = f"import sys; sys.argv[1:] = [{arguments!r}]\ntry:\n    import docextract.cli as c; c.main()\n"
        script += "except SystemExit: pass\nprint('\\n', *sorted(sys.modules))"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        loaded = set(done.stdout.splitlines()[-1].split())
        assert "docextract.cli.main" in loaded
        assert loaded & {"docextract.cli.extract", "docextract.cli.serve", "docextract.models.extraction"} == set()
        assert "pydantic" not in loaded


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("extarct",), "did you mean 'extract'?"),
        (("keys", "craete"), "did you mean 'create'?"),
        (("extract", "x.pdf", "--asset-typ", "OFFICE", "--document-type", "RENT_ROLL"), "did you mean '--asset-type'?"),
        (("schema", "RENT_ROL"), "did you mean 'RENT_ROLL'?"),
    ],
)
def test_a_near_miss_is_answered_with_what_may_have_been_meant(
    arguments: tuple[str, ...], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert meant in refused(capsys, *arguments)


def test_an_error_names_the_option_that_mends_it(
    tmp_path: Path, parking_workbook: bytes, parking_pdf: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    from pypdf import PdfReader, PdfWriter

    locked, book = tmp_path / "locked.pdf", tmp_path / "book.xlsx"
    (tmp_path / "plain.pdf").write_bytes(parking_pdf)
    writer = PdfWriter(clone_from=PdfReader(tmp_path / "plain.pdf"))
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(locked)
    book.write_bytes(parking_workbook)
    assert "--password-file" in refused(capsys, "extract", str(locked), *PARKING)
    assert "--sheet" in refused(capsys, "extract", str(book), *PARKING, "--sheet", "9")
    assert "--limit documentBytes=" in refused(capsys, "extract", str(book), *PARKING, "--limit", "documentBytes=10")
    assert "--reader" in refused(capsys, "grids", str(book), "--reader", "nobody")


def test_pictures_of_another_document_are_never_overwritten(
    tmp_path: Path, parking_pdf: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "roll.pdf").write_bytes(parking_pdf)
        assert main(["grids", str(tmp_path / folder / "roll.pdf"), "--draw", str(tmp_path / "out")]) == 0
    assert "roll.2-..." in capsys.readouterr().out
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == [*(f"roll-00{n}.png" for n in (1, 2, 3)), *(f"roll.2-00{n}.png" for n in (1, 2, 3))]


def test_what_completes_is_what_the_parsers_take() -> None:
    words = completions(parser())
    assert set(COMMANDS) <= set(words[""])
    assert "--password-file" in words["extract"]
    assert words["extract --isolation"] == ["none", "process", "require"]
    assert "create" in words["keys"]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_is_printed_for_each_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert "docextract" in capsys.readouterr().out


def test_bash_completes_subcommands_options_and_choices(capsys: pytest.CaptureFixture[str]) -> None:
    main(["completion", "bash"])
    script = capsys.readouterr().out

    def completed(*line: str) -> list[str]:
        asked = f"COMP_WORDS=({' '.join(repr(word) for word in line)}); COMP_CWORD={len(line) - 1}; _docextract"
        done = subprocess.run(
            ["bash", "-c", f"{script}\n{asked}; echo ${{COMPREPLY[@]}}"], capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert completed("docextract", "ke") == ["keys"]
    assert completed("docextract", "keys", "cr") == ["create"]
    assert completed("docextract", "extract", "x.pdf", "--isolation", "") == ["none", "process", "require"]
    assert completed("docextract", "keys", "create", "--ro") == ["--role"]


def test_doctor_says_how_to_get_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    main(["doctor", "--database", str(tmp_path / "none.db")])
    out = capsys.readouterr().out
    for what in ("scans", "browser", "http"):
        (line,) = [line for line in out.splitlines() if line.split()[0] == what]
        assert "pip install" in line
