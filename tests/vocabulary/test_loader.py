"""Vocabularies of others add words, overrule words, and are told where they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from docextract.errors import PluginError
from docextract.vocabulary import load_vocabulary
from docextract.vocabulary.loader import check_builtin


def folder(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_built_in_vocabulary_is_read_once() -> None:
    assert load_vocabulary() is load_vocabulary()


def test_a_folder_adds_words_and_leaves_the_others(tmp_path: Path) -> None:
    extra = folder(tmp_path, "headers", '[[header]]\nfield = "contractRent"\nwords = ["Huurprijs kaal"]\n')
    assert load_vocabulary().header("Huurprijs kaal") == ()
    vocabulary = load_vocabulary([extra])
    assert vocabulary.header("LOYER MENSUEL")[0].field == "contractRent"
    assert vocabulary.header("Unit")[0].field == "unit"
    assert any(str(tmp_path) in source for source in vocabulary.sources)


def test_a_word_of_a_folder_overrules_the_built_in_one(tmp_path: Path) -> None:
    folder(tmp_path, "headers", '[[header]]\nfield = "marketRent"\nwords = ["Rent"]\n')
    folder(tmp_path, "statuses", '[[status]]\nstatus = "MODEL"\nwords = ["Ready"]\n')
    folder(tmp_path, "charges", '[[charge]]\ncategory = "income.other.storage"\ncodes = ["rent"]\n')
    folder(tmp_path, "totals", "[[total]]\nkind = \"grand\"\npattern = 'total'\n")
    folder(tmp_path, "titles", '[[title]]\ntype = "UNIT_MIX"\nwords = ["rent roll"]\n')
    folder(tmp_path, "furniture", "[[furniture]]\nkind = \"NOTE\"\npattern = 'page \\d+'\n")
    vocabulary = load_vocabulary([tmp_path])
    assert [m.field for m in vocabulary.header("Rent")] == ["marketRent"]
    assert vocabulary.status("Ready", in_column=True).status == "MODEL"  # type: ignore[union-attr]
    assert vocabulary.charge("RENT") == "income.other.storage"
    assert vocabulary.total("Total").kind == "grand"  # type: ignore[union-attr]
    assert vocabulary.title("Rent Roll") == ("UNIT_MIX",)
    assert vocabulary.furniture("Page 3") == "NOTE"


@pytest.mark.parametrize(
    ("name", "text", "line", "says"),
    [
        ("headers", '[[header]]\nfield = "unit"\nwords = ["a"\n\n[[header]]\n', 5, "array"),
        (
            "headers",
            '[[header]]\nfield = "unit"\nwords = ["a"]\n\n[[header]]\nfield = "unti"\nwords = ["b"]\n',
            6,
            "'unti'",
        ),
        ("headers", '[[header]]\nwords = ["a"]\n', 1, "lacks 'field'"),
        ("headers", '[[header]]\nfield = "unit"\nword = ["a"]\n', 3, "unknown key 'word'"),
        ("headers", '[[header]]\nfield = "unit"\nwords = "a"\n', 3, "list of texts"),
        ("headers", '[[header]]\nfield = "rentPerArea"\nperiod = "WEEKLY"\n', 3, "'WEEKLY'"),
        ("headers", '\n[[heading]]\nfield = "unit"\n', 2, "unknown table 'heading'"),
        ("headers", '[header]\nfield = "unit"\n', 1, "[[header]]"),
        ("statuses", '[[status]]\nstatus = "GONE"\nwords = ["gone"]\n', 2, "'GONE'"),
        ("statuses", '[[section]]\nscope = "past"\nwords = ["x"]\n', 2, "'past'"),
        ("charges", '[[charge]]\ncategory = "Rent"\ncodes = ["x"]\n', 2, "chart of accounts"),
        ("totals", "[[total]]\nkind = \"total\"\npattern = '(total'\n", 3, "regular expression"),
        ("totals", '[[end]]\nname = "x"\n', 1, "lacks 'pattern'"),
        ("statements", "[[key]]\nkey = \"noi\"\npatterns = ['^net', '(noi']\n", 3, "regular expression"),
    ],
)
def test_a_fault_is_named_with_its_file_and_line(tmp_path: Path, name: str, text: str, line: int, says: str) -> None:
    with pytest.raises(PluginError) as caught:
        load_vocabulary([folder(tmp_path, name, text)])
    error = caught.value
    assert error.details["line"] == line
    assert error.details["file"] == str(tmp_path / f"{name}.toml")
    assert says in error.message
    assert f"{name}.toml, line {line}" in error.message


def test_an_unknown_file_and_a_missing_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(PluginError, match="colours"):
        load_vocabulary([folder(tmp_path, "colours", "")])
    with pytest.raises(PluginError, match="nowhere"):
        load_vocabulary([tmp_path / "nowhere"])


def test_a_category_of_charges_that_a_plugin_makes_up_begins_with_its_name(tmp_path: Path) -> None:
    made = folder(tmp_path, "charges", '[[charge]]\ncategory = "acme.moorings"\nwords = ["mooring"]\n')
    vocabulary = load_vocabulary([made], owners=["acme"])
    assert vocabulary.charge(None, "Mooring") == "acme.moorings"
    with pytest.raises(PluginError, match=r"charges\.toml, line 2: .*'acme\.moorings' of the plugin 'other'"):
        load_vocabulary([made], owners=["other"])


def test_the_built_in_words_pass_the_checks_that_those_of_others_do() -> None:
    check_builtin()
