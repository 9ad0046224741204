"""The registry: who registered what, names matched as documented, conflicts that name both owners."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import acme
import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract import InvalidRequestError, Options, PluginError, Registry, asset_types, document_types
from docextract.engine import engine
from docextract.plugin import (
    AccountMapping,
    AssetType,
    Check,
    DocumentType,
    Extractor,
    Layouts,
    Reader,
    Registrar,
    Vocabulary,
    hookimpl,
)
from docextract.registry import canonical
from docextract.toml_tables import read_tables
from fewer import each

BUILTIN = Registry.build([])


def plugin(name: str, **hooks: Any) -> SimpleNamespace:
    """A plugin whose hooks register the declarations given: ``plugin("a", readers=[...])``; a pair has ``replaces``."""

    def hook(what: str, declarations: list[Any]) -> Any:
        def register(registrar: Registrar[Any]) -> None:
            for declaration in declarations:
                item, replaces = declaration if isinstance(declaration, tuple) else (declaration, None)
                registrar.add(item, replaces=replaces)

        register.__name__ = f"register_{what}"
        return hookimpl(register)

    return SimpleNamespace(__name__=name, **{f"register_{what}": hook(what, d) for what, d in hooks.items()})


def reader(name: str, *kinds: str) -> Reader:
    return Reader(name, kinds, "nowhere:read")


@each(
    [
        ("MULTIFAMILY", "MULTIFAMILY"),
        ("  multi-family ", "MULTIFAMILY"),
        ("Multi_ -_Family", "MULTIFAMILY"),
        ("co op", "COOPERATIVE"),
        ("flex", "INDUSTRIAL"),
        ("flex office", "OFFICE"),
        ("unknown", "OTHER"),
    ]
)
def test_asset_types_match_by_value_or_alias_whatever_case_and_separators(text: str, value: str) -> None:
    assert BUILTIN.asset_type(text).value == value


@pytest.mark.parametrize(
    "text", ["", "MULTIFAMILIES", "offices", "multi.family", "mult\u0131family", None, 5, ["OFFICE"]]
)
def test_nothing_else_is_folded_and_the_refusal_lists_what_is_allowed(text: object) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        BUILTIN.asset_type(text)
    assert refusal.value.details["field"] == "assetType"
    assert "MULTIFAMILY" in refusal.value.message
    assert refusal.value.details["allowed"] == list(BUILTIN.asset_types)


@given(st.text("aB -_9", max_size=12))
def test_matching_twice_is_matching_once(text: str) -> None:
    assert canonical(canonical(text)) == canonical(text)


def test_only_document_types_that_something_extracts_are_offered_and_others_are_refused_by_name() -> None:
    offered = [t.value for t in document_types(BUILTIN)]
    assert {"RENT_ROLL", "OPERATING_STATEMENT_T12", "BUDGET_COMPARISON", "BALANCE_SHEET"} <= set(offered)
    assert "TRIAL_BALANCE" not in offered
    with pytest.raises(InvalidRequestError, match="Nothing installed extracts TRIAL_BALANCE") as refusal:
        BUILTIN.document_type("tb")
    assert refusal.value.details == {"field": "documentType", "allowed": offered}


def test_a_period_is_required_by_a_flag_and_not_by_the_name() -> None:
    required = {value for value, declared in BUILTIN.known_types.items() if declared.period_required}
    assert {"OPERATING_STATEMENT", "BUDGET", "CASH_FLOW_STATEMENT"} <= required
    assert required.isdisjoint({"RENT_ROLL", "PRO_FORMA", "BALANCE_SHEET", "TRIAL_BALANCE", "AGED_RECEIVABLES"})


def test_a_plugin_adds_to_every_list_and_owns_what_it_added() -> None:
    registry = Registry.build([acme])
    assert registry.document_type("parking spaces").value == "PARKING_LIST"
    assert "AIRFIELD" in [t.value for t in asset_types(registry)]
    assert registry.known_types.owner("PARKING_LIST").name == "acme"
    assert registry.known_types.owner("RENT_ROLL").name == "builtin"
    assert {p.name: p.version for p in registry.plugins}["acme"] == "2.5"
    assert "PARKING_LIST" not in BUILTIN.known_types


@pytest.mark.parametrize(
    ("hook", "declaration"),
    [("layouts", Layouts), ("vocabularies", Vocabulary), ("account_mappings", AccountMapping)],
)
def test_folders_of_a_plugin_are_kept_with_their_owner(hook: str, declaration: Any, tmp_path: Path) -> None:
    registry = Registry.build([plugin("acme", **{hook: [declaration("acme", tmp_path)]})])
    table = getattr(registry, hook)
    assert table["acme"].folder == tmp_path
    assert table.owner("acme").name == "acme"
    both = [plugin(name, **{hook: [declaration("same", tmp_path)]}) for name in ("acme", "other")]
    with pytest.raises(PluginError, match="'acme'.*'other'"):
        Registry.build(both)


def test_an_answer_names_the_layouts_of_plugins_by_what_is_in_them(tmp_path: Path) -> None:
    told = []
    for number, content in enumerate(("a = 1", "a = 2")):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "one.toml").write_text(content)
        registry = Registry.build([plugin("acme", layouts=[Layouts("acme", folder)])])
        told.append(engine(registry, Options(), "xlsx", None).layouts)
    for layouts in told:
        assert re.fullmatch(r"docextract@[0-9a-f]{8}, acme@[0-9a-f]{8}", layouts or "")
    assert told[0] != told[1]


def test_two_plugins_that_claim_one_name_are_both_named() -> None:
    first, second = plugin("first", readers=[reader("same", "pdf")]), plugin("second", readers=[reader("same", "csv")])
    with pytest.raises(PluginError, match=r"'first'.*'second'.*register the reader 'same'.*replaces=") as error:
        Registry.build([first, second])
    assert error.value.details["plugins"] == ["first", "second"]


def test_an_alias_claimed_twice_names_the_values_and_both_owners() -> None:
    thief = plugin("thief", asset_types=[AssetType("TOWER", "Tower", ("flex",))])
    with pytest.raises(PluginError, match=r"FLEX is claimed twice: for INDUSTRIAL by 'builtin'.*for TOWER by 'thief'"):
        Registry.build([thief])


def test_two_extractors_of_one_document_type_are_a_conflict() -> None:
    rival = plugin("rival", extractors=[Extractor("rival.roll", ("RENT_ROLL",), acme.extract)])
    with pytest.raises(PluginError, match=r"'builtin'.*'rival'.*both extract RENT_ROLL"):
        Registry.build([rival])


def test_replaces_overrules_on_purpose_whatever_the_order_and_the_new_name() -> None:
    mine = Extractor("mine.roll", ("RENT_ROLL",), acme.extract)
    registry = Registry.build([plugin("mine", extractors=[(mine, "rentRoll")])])
    assert registry.extractor("RENT_ROLL") is mine
    assert registry.extractors.owner("mine.roll").name == "mine"
    assert "rentRoll" not in registry.extractors


def test_replacing_what_nobody_registers_is_refused() -> None:
    with pytest.raises(PluginError, match="'lost' replaces the reader 'ghost', which nothing registers"):
        Registry.build([plugin("lost", readers=[(reader("x", "pdf"), "ghost")])])


def test_two_replacements_of_one_thing_are_a_conflict() -> None:
    one = plugin("one", readers=[(reader("a", "pdf"), "pdfium")])
    two = plugin("two", readers=[(reader("b", "pdf"), "pdfium")])
    with pytest.raises(PluginError, match="'one'.*'two'.*replace the reader 'pdfium'"):
        Registry.build([one, two])


def test_an_extractor_of_an_unknown_document_type_is_refused() -> None:
    with pytest.raises(PluginError, match="'odd' extracts STAR_CHART, which nothing registers"):
        Registry.build([plugin("odd", extractors=[Extractor("odd.x", ("STAR_CHART",), acme.extract)])])


def test_an_extractor_of_a_type_without_a_model_is_refused() -> None:
    with pytest.raises(PluginError, match="'odd' extracts TRIAL_BALANCE, which has no model of its answer"):
        Registry.build([plugin("odd", extractors=[Extractor("odd.x", ("TRIAL_BALANCE",), acme.extract)])])


def test_a_plugin_can_give_a_known_type_its_model_by_replacing_it() -> None:
    declared = DocumentType("TRIAL_BALANCE", "Trial balance", answers=acme.ParkingList)
    registry = Registry.build(
        [
            plugin(
                "books",
                document_types=[(declared, "TRIAL_BALANCE")],
                extractors=[Extractor("books.sheet", ("TRIAL_BALANCE",), acme.extract)],
            )
        ]
    )
    assert registry.document_type("trial balance") is declared


def test_a_document_type_brings_its_extractor_and_its_checks_along() -> None:
    check = Check("books.T01", "Debits are credits")
    declared = DocumentType("JOURNAL", "Journal", row=acme.ParkingRow, extract=acme.extract, checks=(check,))
    registry = Registry.build([plugin("books", document_types=[declared])])
    assert registry.extractor("JOURNAL").extract is acme.extract
    assert registry.extractors.owner("books.JOURNAL").name == "books"
    assert [check.check_id for check in registry.checks_for("JOURNAL")] == ["books.T01"]
    answers: Any = declared.answers
    assert "Row" in answers.model_json_schema()["$defs"]["ParkingRow"]["title"]
    with pytest.raises(PluginError, match=r"'books' registers the check 'T01'"):
        Registry.build([plugin("books", document_types=[replace(declared, checks=(replace(check, check_id="T01"),))])])


def test_check_ids_carry_the_prefix_of_their_plugin() -> None:
    with pytest.raises(
        PluginError, match="'loud' registers the check 'R99'; the ids of its checks must begin with 'loud.'"
    ):
        Registry.build([plugin("loud", checks=[Check("R99", "Mine", ("RENT_ROLL",))])])


def test_something_else_than_a_declaration_is_refused_by_name() -> None:
    with pytest.raises(PluginError, match="'sloppy' registers .* as reader; it takes a Reader"):
        Registry.build([plugin("sloppy", readers=["pdfium"])])


@each(["lower case", "Mixed_Case", "STAR-CHART", "_STARS", "9TH", "STÄRNE", "", 5])
def test_a_value_that_no_answer_could_have_is_refused_when_it_is_registered(value: Any) -> None:
    told = "'sky' .* registers the %s type .*; a value is upper-case letters and digits"
    with pytest.raises(PluginError, match=told % "document") as error:
        Registry.build([plugin("sky", document_types=[DocumentType(value, "Star chart")])])
    assert error.value.details["plugin"] == "sky"
    with pytest.raises(PluginError, match=told % "asset"):
        Registry.build([plugin("sky", asset_types=[AssetType(value, "Observatory")])])


def test_a_value_is_told_as_it_should_be_and_an_alias_may_be_spelled_in_any_way() -> None:
    with pytest.raises(PluginError, match="as in 'STAR_CHART_2'"):
        Registry.build([plugin("sky", document_types=[DocumentType("star chart (2)", "Star chart")])])
    made = Registry.build([plugin("sky", asset_types=[AssetType("OBSERVATORY", "Observatory", ("star house",))])])
    assert made.asset_type("Star-House").value == "OBSERVATORY"
    left = Registry.build([plugin("sky", document_types=[DocumentType("star chart", "Star chart")])], skip_broken=True)
    assert [error.details["plugin"] for error in left.left_out] == ["sky"]


def test_the_first_reader_of_a_kind_is_used_unless_another_is_named() -> None:
    registry = Registry.build([plugin("extra", readers=[reader("extra.pdf", "pdf")])])
    assert registry.reader("pdf").name == "pdfium"
    assert registry.reader("pdf", "extra.pdf").name == "extra.pdf"
    with pytest.raises(InvalidRequestError, match="does not read csv files; readers that do: delimited"):
        registry.reader("csv", "pdfium")
    with pytest.raises(InvalidRequestError, match="There is no reader 'magic'"):
        registry.reader("pdf", "magic")


def test_checks_of_a_type_come_by_id() -> None:
    ids = [check.check_id for check in BUILTIN.checks_for("RENT_ROLL")]
    assert ids == sorted(ids)
    assert {"S01", "R05"} <= set(ids)


def test_the_tables_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        BUILTIN.readers["mine"] = reader("mine", "pdf")  # type: ignore[index]


def take_everything(folder: Path) -> None:
    for table in read_tables(folder, "types.toml", "t"):
        table.text("value")
        table.texts("aliases")
        table.done()


@pytest.mark.parametrize(
    ("content", "line", "what"),
    [
        ('[[t]]\nvalue = "A"\n\n[[t]]\nvalue = "B"\naliases = "C"\n', 6, "aliases must be a list of texts"),
        ('[[t]]\nvalue = "A"\n\n# two\n[[t]]\naliases = ["C"]\n', 5, "value is missing"),
        ('[[t]]\nvalue = "A"\nalias = ["C"]\n', 3, "there is no setting 'alias' here"),
        ('[[t]]\nvalue = "A\n', 2, "Illegal character"),
        ('[[t]]\nvalue = ["A"\n', 3, "array"),
        ("[other]\n", 1, r"only tables \[\[t\]\] belong here"),
    ],
)
def test_a_fault_in_a_data_file_names_the_file_and_the_line(tmp_path: Path, content: str, line: int, what: str) -> None:
    (tmp_path / "types.toml").write_text(content)
    with pytest.raises(PluginError, match=rf"types\.toml, line {line}: .*{what}") as error:
        take_everything(tmp_path)
    assert (error.value.details["file"], error.value.details["line"]) == ("types.toml", line)
