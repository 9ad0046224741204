"""Files of layouts: what they may hold, and how a fault in one is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from docextract import PluginError
from docextract.extractors.rent_roll.arithmetic.amounts import AMOUNTS, POPULATIONS
from docextract.layouts import Layout, load_layouts
from docextract.layouts.schema import BASES

BUILTIN = (("docextract", "docextract.layouts.builtin"),)
GOOD = """[layout]
name = "acme.roll"
title = "Acme roll"

[recognise]
required = ["Space", ["Lessee", "Tenant"]]
"""


def loaded(folder: Path, *texts: str, **more: Any) -> tuple[Layout, ...]:
    for number, text in enumerate(texts):
        (folder / f"layout{number}.toml").write_text(text)
    return load_layouts((("acme", folder),), **more)


def test_every_built_in_layout_is_named_as_its_file_and_says_how_it_is_recognised() -> None:
    layouts = load_layouts(BUILTIN)
    assert len(layouts) == len({layout.name for layout in layouts}) == 42
    for layout in layouts:
        assert layout.file == f"{layout.name}.toml"
        signs = len(layout.signature.titles) + len(layout.signature.furniture)
        assert len(layout.signature.required) + signs >= (4 if layout.document_type == "RENT_ROLL" else 2)


def test_a_file_says_headers_words_and_basis(tmp_path: Path) -> None:
    words = '[[section]]\nwords = ["Leaving"]\nscope = "current"\nstatus = "NOTICE"\n'
    basis = '[basis.sums]\nbalance = "current+future"\n[basis.counts]\ntotal = "rows"\n'
    (layout,) = loaded(tmp_path, GOOD + words + basis)
    assert (layout.name, layout.title, layout.folder) == ("acme.roll", "Acme roll", "acme")
    assert [h.text for h in layout.signature.required] == ["Space", "Lessee"]
    assert layout.signature.required[1].phrases == {("lessee",), ("tenant",)}
    assert layout.words["section"][0]["status"] == "NOTICE"
    assert (layout.basis.sums, layout.basis.counts) == ({"balance": "current+future"}, {"total": "rows"})


@pytest.mark.parametrize(
    ("text", "line", "field", "told"),
    [
        (GOOD + "titels = []\n", 7, "recognise.titels", "unknown key 'titels'"),
        (GOOD + "titles = 3\n", 7, "recognise.titles", "titles must be a list"),
        (GOOD + 'titles = ["--"]\n', 7, "recognise.titles", "must hold texts with words"),
        (GOOD + "open = 1\n", 7, "recognise.open", "true or false"),
        (GOOD + "[[colum]]\n", 7, "colum", "unknown table 'colum'"),
        (GOOD + "[section]\n", 7, "section", "array of tables"),
        (GOOD + '[[header]]\nwords = ["Rate"]\n', 7, "header.field", "lacks 'field'"),
        (GOOD + '[[header]]\nwords = ["Rate"]\nfield = "rent"\n', 9, "header.field", "must be one of"),
        (GOOD + '[[header]]\nfield = "unit"\nwords = [\n"Rate",\n["No"],\n]\n', 9, "header.words", "texts"),
        (GOOD + '[[total]]\nkind = "total"\npattern = "("\n', 9, "total.pattern", "regular expression"),
        (GOOD + '[basis.sum]\nbalance = "all"\n', 1, "basis.sum", "unknown table"),
        (GOOD + '[basis.sums]\nbalance = "some"\n', 8, "basis.sums.balance", "'some'"),
        (GOOD + '[basis.sums]\nsaldo = "all"\n', 8, "basis.sums.saldo", "unknown key"),
        (GOOD.replace('name = "acme.roll"\n', ""), 1, "layout.name", "lacks 'name'"),
        (GOOD.replace('["Space", ["Lessee", "Tenant"]]', "[]"), 5, "recognise.required", "lacks 'required'"),
        ('[recognise]\nrequired = ["Unit"]\n', 1, "layout", "missing"),
        (GOOD + "[[header\n", 7, None, "line 7"),
    ],
)
def test_a_fault_names_the_file_the_line_and_the_field(
    text: str, line: int, field: str | None, told: str, tmp_path: Path
) -> None:
    with pytest.raises(PluginError, match=told) as error:
        loaded(tmp_path, text)
    assert error.value.details.get("field") == field
    assert error.value.details["line"] == line
    assert error.value.details["file"] == str(tmp_path / "layout0.toml")
    assert error.value.message.startswith(f"{tmp_path / 'layout0.toml'}, line {line}: ")


def test_two_layouts_of_one_name_are_an_error_that_names_both_files(tmp_path: Path) -> None:
    with pytest.raises(PluginError, match=r"layout1\.toml.*layout0\.toml.*replaces"):
        loaded(tmp_path, GOOD, GOOD)


def test_a_replacement_takes_the_place_of_what_it_names(tmp_path: Path) -> None:
    stands_in = GOOD.replace('title = "Acme roll"', 'title = "New"\nreplaces = "acme.roll"')
    (layout,) = loaded(tmp_path, stands_in, GOOD)
    assert layout.title == "New"
    other = tmp_path / "other"
    other.mkdir()
    mine = GOOD.replace("acme.roll", "yardi.rentRoll").replace("[rec", 'replaces = "yardi.rentRoll"\n\n[rec')
    (other / "mine.toml").write_text(mine)
    found = {layout.name: layout for layout in load_layouts(BUILTIN, [other])}
    assert len(found) == 42
    assert found["yardi.rentRoll"].file == str(other / "mine.toml")


@pytest.mark.parametrize("replaced", ["acme.old", "acme.roll"])
def test_a_replacement_of_what_is_not_there_or_of_what_another_replaces_is_an_error(
    replaced: str, tmp_path: Path
) -> None:
    stands_in = GOOD.replace("[recognise]", f'replaces = "{replaced}"\n\n[recognise]')
    texts = [GOOD, stands_in, stands_in] if replaced == "acme.roll" else [stands_in]
    with pytest.raises(PluginError, match=f"replaces '{replaced}'"):
        loaded(tmp_path, *texts)


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(PluginError, match="not there"):
        load_layouts((("acme", tmp_path / "none"),))
    with pytest.raises(PluginError, match="not there"):
        load_layouts((("acme", "docextract.nowhere"),))


def test_files_of_words_and_accounts_beside_layouts_are_left_to_those_who_read_them(tmp_path: Path) -> None:
    (tmp_path / "labels.toml").write_text('[[label]]\ncategory = "income.rent.rentalIncome"\n')
    (tmp_path / "headers.toml").write_text("nothing of a layout")
    (tmp_path / "acme.toml").write_text(GOOD)
    assert [layout.name for layout in load_layouts((), [tmp_path])] == ["acme.roll"]


def test_every_reading_of_a_sum_can_be_named_as_a_basis() -> None:
    named = {name for name, _ in (*AMOUNTS["contractRent"], *POPULATIONS)} | {"current+notice"}
    assert named == BASES["sums"]
