"""Files made to break readers, and good files broken at random, end in a document or in an error of ours."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from pdf_files import Form, PageOf, pdf, text

HERE = Path(__file__).resolve().parent
HOSTILE = HERE.parents[2] / "shared" / "hostile" / "pdf"
OURS = {
    "Document",
    "UnreadableDocumentError",
    "EncryptedDocumentError",
    "NoTextLayerError",
    "DocumentTooLargeError",
}


def outcomes(reader: str, files: list[Path]) -> dict[str, str]:
    """What came of each file, each read in a process of its own with 1 GiB and one second of processor time."""
    done = subprocess.run(
        [sys.executable, str(HERE / "apart.py"), reader],
        input="\n".join(map(str, files)),
        capture_output=True,
        text=True,
        check=True,
    )
    told = dict(line.split("\t", 1) for line in done.stdout.splitlines())
    assert len(told) == len(files)
    return told


@pytest.mark.parametrize(
    ("reader", "every", "deaths"),
    [("pdfium", 13, 3), ("plumber", 31, 4), pytest.param("pdfium", 6, 3, marks=pytest.mark.long)],
)
def test_hostile_files_end_in_a_document_or_in_an_error_of_ours(reader: str, every: int, deaths: int) -> None:
    files = sorted(path for path in HOSTILE.rglob("*") if path.is_file())[::every]
    if not files:
        pytest.skip("the folder of hostile documents is not beside this checkout")
    told = outcomes(reader, files)
    died = {name: what for name, what in told.items() if what.startswith("died")}
    others = {name: what for name, what in told.items() if what not in OURS and name not in died}
    assert not others
    # Bombs die of the limits that the process was given; that is for the sandbox to report.
    assert len(died) <= deaths
    assert set(died.values()) <= {"died SIGKILL", "died SIGABRT", "died SIGXCPU"}


def good() -> bytes:
    form = Form("0 0 100 1 re f " + text(10, 10, "inside"), matrix=(2, 0, 0, 1, 5, 5))
    first = PageOf(
        text(72, 700, "Unit 101") + text(200, 700, "1,234.56") + "10 10 200 80 re S /A Do", forms=(("A", form),)
    )
    rotated = PageOf("q 200 0 0 100 10 10 cm /Im1 Do Q " + text(72, 600, "Total"), rotate=90, picture=True)
    return pdf(first, rotated, text(72, 700, "Last"))


def broken(data: bytes, chance: random.Random) -> bytes:
    """The file with a piece cut off, lost, doubled, or some bytes changed."""
    kind = chance.randrange(4)
    start = chance.randrange(len(data))
    length = chance.randrange(1, 200)
    if kind == 0:
        return data[:start]
    if kind == 1:
        return data[:start] + data[start + length :]
    if kind == 2:
        return data[: start + length] + data[start:]
    changed = bytearray(data)
    for _ in range(chance.randrange(1, 20)):
        changed[chance.randrange(len(changed))] = chance.choice(b"\x00\xff<>[]()/0123456789 RQq-.")
    return bytes(changed)


@pytest.mark.parametrize(
    ("reader", "count"),
    [
        ("pdfium", 60),
        ("plumber", 20),
        *(pytest.param(*case, marks=pytest.mark.long) for case in (("pdfium", 150), ("plumber", 50))),
    ],
)
def test_broken_files_end_in_a_document_or_in_an_error_of_ours(reader: str, count: int, tmp_path: Path) -> None:
    chance = random.Random(20240131)
    data = good()
    files = []
    for number in range(count):
        path = tmp_path / f"{number}.pdf"
        path.write_bytes(broken(data, chance))
        files.append(path)
    told = Counter(outcomes(reader, files).values())
    assert set(told) <= OURS
    assert told["Document"] > count / 4
    assert told["UnreadableDocumentError"] > 0
