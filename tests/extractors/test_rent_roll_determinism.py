"""The same document gives the same answer, byte for byte, in any call, process and thread."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from rolls import read

import docextract
from docextract.testing import Format, write

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

DOCUMENTS: list[tuple[str, int, Format]] = [
    ("mri.commercialRentRoll", 1, "pdf"),
    ("resman.rentRoll", 2, "pdf"),
    ("onesite.rentRollDetail", 2, "xlsx"),
    ("yardi.rentRollWithLeaseCharges", 1, "xlsx"),
]

SCRIPT = """
import sys, docextract
for path, asset_type in zip(sys.argv[1::2], sys.argv[2::2]):
    x = docextract.extract(path, asset_type=asset_type, document_type="RENT_ROLL", file_name="roll")
    print(x.meta.result_hash)
"""


def without_durations(x: docextract.RentRoll) -> str:
    dumped = json.loads(x.model_dump_json())
    meta = dumped["data"]["meta"]
    assert meta.pop("parseDuration") > 0
    assert meta.pop("extractDuration") > 0
    return json.dumps(dumped)


@pytest.mark.parametrize(("family", "seed", "kind"), DOCUMENTS)
def test_two_calls_give_the_same_json_but_for_durations(family: str, seed: int, kind: Format) -> None:
    sample = write(family, seed, kind)
    first, second = (read(sample.data, sample.asset_type) for _ in range(2))
    assert without_durations(first) == without_durations(second)
    assert first.meta.result_hash == second.meta.result_hash
    assert len(first.meta.result_hash or "") == 64


def test_another_process_with_other_hashes_gives_the_same_result_hash(tmp_path: Path) -> None:
    arguments: list[str] = []
    here: list[str | None] = []
    for family, seed, kind in DOCUMENTS:
        sample = write(family, seed, kind)
        path = tmp_path / sample.file_name
        path.write_bytes(sample.data)
        arguments += [str(path), sample.asset_type]
        here.append(read(sample.data, sample.asset_type, file_name="roll").meta.result_hash)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        env=os.environ | {"PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == here


def test_a_different_document_has_a_different_hash() -> None:
    first, second = (write("yardi.rentRoll", seed, "xlsx") for seed in (1, 2))
    hashes = {read(s.data, s.asset_type).meta.result_hash for s in (first, second)}
    assert len(hashes) == 2


def test_several_threads_at_once_give_what_one_call_gives() -> None:
    samples = [write(*document) for document in DOCUMENTS]
    alone = [without_durations(read(s.data, s.asset_type)) for s in samples]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda s: without_durations(read(s.data, s.asset_type)), samples * 2))
    assert together == alone * 2
