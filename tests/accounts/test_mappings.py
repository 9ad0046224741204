"""Mappings of others add and overrule, account codes count for their layout only, and a fault names file and line."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from docextract import Registry
from docextract.accounts import Match, load_accounts
from docextract.errors import PluginError
from docextract.plugin import AccountMapping, hookimpl

CODES = """
[[code]]
layout = "acme"
category = "expense.managementFee"
codes = ["61.30", "6140 to 6149"]
"""


def folder(tmp_path: Path, text: str, name: str = "labels.toml") -> Path:
    tmp_path.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_mapping_adds_words_and_leaves_the_others(tmp_path: Path) -> None:
    added = '[[label]]\ncategory = "expense.turnover"\nany = ["flux capacitor"]\n'
    accounts = load_accounts([folder(tmp_path, added)])
    found = accounts.category("FLUX CAPACITORS", section="EXPENSE")
    assert (found.category, found.basis) == ("expense.turnover", "plugin")
    assert str(tmp_path) in found.reason
    assert accounts.category("Water", section="EXPENSE") == load_accounts().category("Water", section="EXPENSE")
    assert load_accounts().category("Flux Capacitors", section="EXPENSE").category is None


def test_a_mapping_overrules_and_the_last_folder_counts_most(tmp_path: Path) -> None:
    one = folder(tmp_path / "one", '[[label]]\ncategory = "expense.turnover"\nexact = ["water"]\n')
    two = folder(tmp_path / "two", '[[label]]\ncategory = "expense.marketing"\nany = ["water"]\nunless = ["sewer"]\n')
    assert load_accounts([one]).category("Water", section="EXPENSE").category == "expense.turnover"
    both = load_accounts([two, one])
    assert both.category("Water", section="EXPENSE").category == "expense.turnover"
    assert both.category("Water House", section="EXPENSE").category == "expense.marketing"
    assert both.category("Water & Sewer", section="EXPENSE").category == "expense.utilities.water"


def test_a_mapping_may_say_that_words_are_ambiguous(tmp_path: Path) -> None:
    made = folder(tmp_path, '[[label]]\nambiguous = true\nsections = ["EXPENSE"]\nexact = ["trash"]\n')
    assert load_accounts([made]).category("Trash", section="EXPENSE").category is None
    assert load_accounts([made]).category("Trash Removal", section="EXPENSE").category == "expense.utilities.trash"


def test_account_codes_count_for_their_layout_only(tmp_path: Path) -> None:
    accounts = load_accounts([folder(tmp_path, CODES)])

    def told(code: str | None, layout: str | None) -> Match:
        return accounts.category("Trash", section="EXPENSE", code=code, layout=layout)

    for code in ("6130", "6140", "6149", "61-45"):
        assert told(code, "acme")[:2] == ("expense.managementFee", "accountCode")
    for code, layout in (("6150", "acme"), ("61400", "acme"), ("6140", "other"), ("6140", None), (None, "acme")):
        assert told(code, layout).category == "expense.utilities.trash"


def test_a_mapping_goes_before_account_codes(tmp_path: Path) -> None:
    text = CODES + '[[label]]\ncategory = "expense.turnover"\nexact = ["trash"]\n'
    found = load_accounts([folder(tmp_path, text)]).category("Trash", section="EXPENSE", code="6140", layout="acme")
    assert (found.category, found.basis) == ("expense.turnover", "plugin")


def test_headings_spellings_and_categories_may_be_added(tmp_path: Path) -> None:
    made = folder(
        tmp_path,
        '[[same]]\nword = "water"\nas = ["agua"]\n[[skip]]\nwords = ["acme"]\n'
        '[[heading]]\ntopic = "boats"\nsections = ["INCOME"]\nany = ["boats"]\ncategory = "income.other.boats"\n',
    )
    folder(
        tmp_path,
        '[[category]]\nkey = "income.other.boats"\ntitle = "Boats"\n'
        'section = "INCOME"\nkind = "OTHER_INCOME"\nsign = "+"\n',
        "chart.toml",
    )
    accounts = load_accounts([made])
    assert accounts.category("Acme Agua", section="EXPENSE").category == "expense.utilities.water"
    assert accounts.category("Sloops", section="INCOME", path=["Boats"]).category == "income.other.boats"
    assert accounts.chart.title("income.other.boats") == "Boats"


CATEGORY = '[[category]]\nkey = "{}"\ntitle = "Boats"\nsection = "INCOME"\nkind = "OTHER_INCOME"\nsign = "+"\n'


def test_a_category_that_a_plugin_adds_begins_with_its_name(tmp_path: Path) -> None:
    made = folder(tmp_path, CATEGORY.format("acme.boats"), "chart.toml")
    assert load_accounts([made], owners=["acme"]).chart.title("acme.boats") == "Boats"
    with pytest.raises(PluginError, match=r"line 2: the category 'acme\.boats' of the plugin 'other' must begin with"):
        load_accounts([made], owners=["other"])


def test_a_plugin_may_say_another_title_of_a_category_that_is_there(tmp_path: Path) -> None:
    made = folder(tmp_path, CATEGORY.format("income.other.parking"), "chart.toml")
    assert "income.other.parking" in load_accounts().chart
    assert load_accounts([made], owners=["acme"]).chart.title("income.other.parking") == "Boats"


def test_a_view_may_be_added(tmp_path: Path) -> None:
    text = (
        '[[view]]\nname = "ACME"\ntitle = "Ours"\n\n[[line]]\nview = "ACME"\nline = "All water"\nsection = "EXPENSE"\n'
        'verified = true\ncategories = ["expense.utilities.water", "expense.utilities.sewer"]\n'
    )
    accounts = load_accounts([folder(tmp_path, text, "crosswalks.toml")])
    (line,) = accounts.crosswalk("ACME", {"expense.utilities.water": [3], "expense.utilities.sewer": [4]})
    assert (line.line, line.values, line.verified) == ("All water", (7,), True)
    assert list(accounts.crosswalks.views) == ["CREFC", "HUD", "USALI", "FANNIE_MAE", "ACME"]


def test_a_mixed_folder_may_hold_other_files(tmp_path: Path) -> None:
    made = folder(tmp_path, "[[header]]\n", "headers.toml")
    folder(tmp_path, '[[label]]\ncategory = "expense.turnover"\nexact = ["water"]\n')
    assert load_accounts(mixed=[made]).category("Water", section="EXPENSE").category == "expense.turnover"
    with pytest.raises(PluginError, match=r"headers\.toml: unknown file of an account mapping"):
        load_accounts([made])


LABEL = '[[label]]\ncategory = "expense.turnover"\nany = ["a"]\n'


@pytest.mark.parametrize(
    ("name", "text", "line", "says"),
    [
        ("labels", '[[label]]\ncategory = "expense.nothing"\nany = ["a"]\n', 2, "no category 'expense.nothing'"),
        ("labels", '\n[[label]]\ncategory = "expense.turnover"\n', 2, "needs 'exact' or 'any'"),
        ("labels", '[[label]]\nany = ["a"]\n', 1, "category is missing"),
        ("labels", LABEL + 'nay = ["b"]\n', 4, "no setting 'nay'"),
        ("labels", LABEL + 'sections = ["COSTS"]\n', 4, "'COSTS' is no section"),
        ("labels", LABEL + "weak = 1\n", 4, "must be true or false"),
        ("labels", '[[label]]\ncategory = "expense.turnover"\nany = "a"\n', 3, "list of texts"),
        ("labels", '[[label]]\ncategory = "expense.turnover"\nany = ["--"]\n', 3, "no word that counts"),
        (
            "labels",
            LABEL + '\n[[label]]\ncategory = "expense.marketing"\nany = ["b", "A"]\n',
            7,
            "claimed by the table",
        ),
        ("labels", '[[label]]\nambiguous = true\nany = ["a"]\n', 1, "sections must not be empty"),
        ("labels", '[[heading]]\ntopic = "a"\nany = ["a"]\n', 1, "sections must not be empty"),
        ("labels", '[[same]]\nword = "a"\n', 1, "as must not be empty"),
        ("labels", CODES.replace("6149", "614"), 5, "neither a code nor a range"),
        ("labels", CODES.replace("6149", "6100"), 5, "neither a code nor a range"),
        ("labels", "[[lable]]\n", 1, r"only tables \[\[label\]\]"),
        ("labels", "[[label]]\nany = a\n", 2, "Invalid value"),
        ("labels", '[label]\nany = ["a"]\n', 1, r"must be tables \[\[label\]\]"),
        ("chart", '[[category]]\nkey = "Boats"\n', 2, "no key of a chart"),
        (
            "chart",
            '[[category]]\nkey = "income.boats"\ntitle = "B"\nsection = "INCOME"\nkind = "BOAT"\nsign = "+"\n',
            5,
            "kind must be one of",
        ),
        ("crosswalks", '[[view]]\nname = "A"\n', 1, "title is missing"),
        ("crosswalks", '[[line]]\nview = "A"\nline = "a"\n', 2, "view must be one of CREFC"),
        (
            "crosswalks",
            '[[line]]\nview = "CREFC"\nline = "a"\nsection = "EXPENSE"\ncategories = ["expense.nothing"]\n',
            5,
            "no category 'expense.nothing'",
        ),
        (
            "crosswalks",
            '[[line]]\nview = "CREFC"\nline = "a"\nsection = "EXPENSE"\ncategories = ["expense.turnover"]\n',
            5,
            "already goes to the line 'Repairs and Maintenance'",
        ),
    ],
)
def test_a_fault_names_the_file_the_line_and_what_is_wrong(
    tmp_path: Path, name: str, text: str, line: int, says: str
) -> None:
    made = folder(tmp_path, text, f"{name}.toml")
    with pytest.raises(PluginError, match=says) as caught:
        load_accounts([made])
    assert caught.value.details == {"file": str(tmp_path / f"{name}.toml"), "line": line}


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(PluginError, match="folder nowhere is not there"):
        load_accounts([Path("nowhere")])
    with pytest.raises(PluginError, match="package no_such_package is not there"):
        load_accounts(["no_such_package"])


def test_a_plugin_registers_a_folder_of_mappings(tmp_path: Path) -> None:
    made = folder(tmp_path, '[[label]]\ncategory = "expense.turnover"\nexact = ["water"]\n')

    @hookimpl
    def register_account_mappings(registrar: object) -> None:
        registrar.add(AccountMapping("ours", made))  # type: ignore[attr-defined]

    plugin = SimpleNamespace(__name__="ours", register_account_mappings=register_account_mappings)
    registry = Registry.build([plugin])
    accounts = load_accounts([mapping.folder for mapping in registry.account_mappings.values()])
    assert accounts.category("Water", section="EXPENSE") == load_accounts([made]).category("Water", section="EXPENSE")
