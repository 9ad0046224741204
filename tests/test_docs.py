"""The documentation is true: its snippets run, its tables are those of the code, and its generated parts are fresh."""

from __future__ import annotations

import dataclasses
import inspect
import re
import struct
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import docextract
from docextract import DocextractError, Limits, Options, Registry, ServiceLimits, errors, hookspecs
from docextract.cli.main import COMMANDS
from docextract.layouts.schema import BASES, KEYS
from docextract.models.base import to_camel
from docextract.models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow
from docextract.testing import write

PROJECT = Path(__file__).resolve().parents[1]
DOCS = PROJECT / "docs"
PAGES = sorted(
    [
        PROJECT / "README.md",
        PROJECT / "CHANGELOG.md",
        PROJECT / "CONTRIBUTING.md",
        *(PROJECT / "plugins").glob("**/README.md"),
        *DOCS.rglob("*.md"),
    ]
)
HOOKS = [name for name in vars(hookspecs) if name.startswith(("register_", "extraction_"))]


def text(page: str) -> str:
    return (PROJECT / page).read_text(encoding="utf-8")


SHOWN = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n", re.S)


def snippets(page: str) -> list[str]:
    """The Python of a page, but for files that it shows, which have tests of their own."""
    return re.findall(r"```python\n(.*?)```", SHOWN.sub("", text(page)), re.S)


def table(page: str, heading: str) -> list[list[str]]:
    """The cells of the table whose header line begins with the heading."""
    lines = text(page).splitlines()
    (first,) = [n for n, line in enumerate(lines) if line.startswith(f"| {heading} |")]
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def layout_of_the_page() -> str:
    (found,) = re.findall(r"```toml\n(.*?)```", text("docs/layouts.md"), re.S)
    return str(found)


@cache
def spaces() -> bytes:
    """The document that the page on layouts shows, with a few rows more."""
    import io

    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Space List"])
    sheet.append(["Space", "Lessee", "Sq Ft", "Market Rate", "From", "To"])
    (first,) = table("docs/layouts.md", "Space")
    sheet.append([float(cell) if cell.isdigit() else cell for cell in first])
    for unit in range(102, 106):
        sheet.append([unit, f"Tenant {unit}", 700, 900, "06/01/2023", "05/31/2024"])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@cache
def rent_roll(kind: Any) -> bytes:
    """The document that the other pages name."""
    return write("handmade.commercial", seed=1, format=kind).data


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with the two documents that the snippets name; modules may be written into it."""
    (tmp_path / "rent_roll.pdf").write_bytes(rent_roll("pdf"))
    (tmp_path / "rent_roll.xlsx").write_bytes(rent_roll("xlsx"))
    (tmp_path / "acme_layouts").mkdir()
    (tmp_path / "spaces.xlsx").write_bytes(spaces())
    (tmp_path / "my_layouts").mkdir()
    (tmp_path / "my_layouts" / "spaces.toml").write_text(layout_of_the_page())
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/accounts.md",
        "docs/http.md",
        "docs/layouts.md",
        "docs/library.md",
        "docs/limits.md",
        "docs/many.md",
        "docs/plugins/by-hand.md",
        "docs/plugins/hooks.md",
        "docs/plugins/proving.md",
        "docs/plugins/testing.md",
        "docs/plugins/writing.md",
        "docs/rent-roll-checks.md",
        "docs/rent-roll-fields.md",
        "docs/rent-rolls.md",
        "docs/service.md",
        "docs/statements.md",
        "docs/diff.md",
        "docs/review.md",
        "docs/reconcile.md",
        "docs/security.md",
        "docs/testing-defects.md",
        "docs/testing.md",
    ],
)
def test_every_snippet_of_a_page_runs(page: str, folder: Path) -> None:
    names: dict[str, object] = {"__name__": page}
    assert snippets(page)
    for snippet in snippets(page):
        if (named := re.match(r"# (\w+)\.py\n", snippet)) is not None:
            (folder / f"{named[1]}.py").write_text(snippet)
            sys.modules.pop(named[1], None)
        else:
            exec(compile(snippet, page, "exec", dont_inherit=True), names)


def test_every_page_with_snippets_is_run() -> None:
    (mark,) = [m for m in test_every_snippet_of_a_page_runs.pytestmark if m.name == "parametrize"]  # type: ignore[attr-defined]
    own = (PROJECT / "plugins").glob("*/README.md")  # plugins run what theirs show in their own tests
    pages = set(PAGES).difference(own)
    with_snippets = {str(page.relative_to(PROJECT)) for page in pages if "```python" in page.read_text("utf-8")}
    assert with_snippets == set(mark.args[1])


def test_the_hooks_of_the_snippets_work_together(folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "acme", "__annotations__": {}}
    hooks: dict[str, Any] = {}
    replacing: dict[str, Any] = {}
    for snippet in snippets("docs/plugins/hooks.md"):
        if "@hookimpl" in snippet and not snippet.startswith("# deposits.py"):
            exec(compile(snippet, "hooks.md", "exec", dont_inherit=True), names)
            (replacing if "replaces=" in snippet else hooks).update({n: names.pop(n) for n in HOOKS if n in names})
    registry = Registry.build([SimpleNamespace(__name__="acme", **hooks)])
    lines = "Unit\tTenant\tRent\n1\tAnn Ames\t500\n2\tAnn Ames\t510\n3\tBob Boll\t520\nTotal\t\t1530\n"
    asked: dict[str, Any] = {"asset_type": "airport", "document_type": "RENT_ROLL", "registry": registry}
    roll = docextract.extract(lines.encode(), **asked, options=Options(reader="notes"))
    assert roll.meta.engine is not None
    assert roll.meta.engine.reader == "notes"
    assert roll.grids[0].finder == "notes"
    assert [(c.status, c.message) for c in roll.checks if c.check_id == "acme.C01"] == [("WARN", "Ann Ames")]
    with (folder / "out.units").open("wb") as file:
        registry.exporters["units"].write(roll, file)  # type: ignore[operator]
    assert (folder / "out.units").read_text() == "1\n2\n3\n"
    meters = docextract.extract(b"Meter,Reading\nA,5\nB,7\n", **asked | {"document_type": "meters"})
    assert [row.reading for row in meters.rows] == [5, 7]
    beds = docextract.extract(b"Bed 1,x\nBed 2,y\nEnd,z\n", **asked | {"document_type": "bed list"})
    assert (len(beds.rows), beds.ledger.by_role) == (2, {"DATA": 2, "OTHER": 1})
    overruled = Registry.build([SimpleNamespace(__name__="acme", **replacing)])
    assert overruled.reader("csv").name == "notes"
    assert "delimited" not in overruled.readers


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="argparse prints options in another form from Python 3.13 on")
def test_the_generated_parts_are_those_of_the_program() -> None:
    done = subprocess.run([sys.executable, str(DOCS / "refresh.py"), "--check"], check=False)
    assert done.returncode == 0, "run: python docs/refresh.py"


def test_every_subcommand_is_documented() -> None:
    page = text("docs/cli.md") + text("docs/cli-more.md") + text("docs/cli-service.md")
    assert [name for name in COMMANDS if f"<!-- help: {name} -->" not in page] == []


def test_every_hook_is_a_heading_with_its_exact_signature() -> None:
    headings = [line[4:] for line in text("docs/plugins/hooks.md").splitlines() if line.startswith("### ")]
    exact = [f"{name}{inspect.signature(getattr(hookspecs, name))}".replace("'", "") for name in HOOKS]
    assert headings == exact


def test_every_hook_is_used_by_a_snippet_that_runs() -> None:
    page = snippets("docs/plugins/hooks.md")
    assert {name for name in HOOKS if any(f"def {name}(" in snippet for snippet in page)} == set(HOOKS)


def test_every_hook_has_a_test_of_its_name_and_one_sentence() -> None:
    tests = text("tests/test_hooks.py")
    for name in HOOKS:
        assert f"def test_{name}" in tests, f"{name} has no test of its name in tests/test_hooks.py"
        doc = inspect.getdoc(getattr(hookspecs, name)) or ""
        assert re.fullmatch(r"[^.]+\.", " ".join(doc.split())), f"{name} is described by one sentence"


def test_the_tutorial_is_a_plugin_and_its_tests_in_eighty_lines() -> None:
    shown = dict(SHOWN.findall(text("docs/plugins/writing.md")))
    code = [path for path in shown if path.endswith(".py")]
    assert len(code) == 2
    for path in code:
        assert shown[path] == text(path), "run: python docs/refresh.py"
    assert sum(len(shown[path].splitlines()) for path in code) <= 80
    assert len(text("plugins/docextract-example/src/docextract_example/__init__.py").splitlines()) <= 40


def test_the_layout_of_the_page_is_recognised_and_corrects_the_misleading_column(folder: Path) -> None:
    asked: dict[str, Any] = {"asset_type": "OFFICE", "document_type": "RENT_ROLL"}
    plain = docextract.extract("spaces.xlsx", **asked)
    assert (plain.meta.template, plain.rows[0].contract_rent, plain.rows[0].market_rent) == ("generic", None, 950)
    options = Options(layout_folders=(folder / "my_layouts",))
    roll = docextract.extract("spaces.xlsx", **asked, options=options)
    assert (roll.meta.template, roll.rows[0].contract_rent, roll.rows[0].market_rent) == ("acme.spaces", 950, None)
    assert roll.meta.engine is not None
    assert re.fullmatch(r"docextract@\w{8}, my_layouts@\w{8}", roll.meta.engine.layouts or "")


def test_every_key_of_a_layout_is_documented_with_its_form() -> None:
    documented = [(t, k, form, needed == "yes") for t, k, form, needed, _ in layout_table()]
    assert documented == [(f"`{key.table}`", f"`{key.name}`", key.form, key.needed) for key in KEYS]
    assert all(meaning for *_, meaning in layout_table())


def layout_table() -> list[list[str]]:
    return table("docs/layouts.md", "table | key")


def test_every_part_of_a_basis_is_documented() -> None:
    rows = {cells[0].strip("`"): cells[2] for cells in table("docs/layouts.md", "table | keys")}
    assert {name.removeprefix("basis."): set(re.findall(r"`([^`]+)`", parts)) for name, parts in rows.items()} == BASES


def test_every_limit_is_documented_with_its_name_default_and_settings() -> None:
    rows = {cells[2].strip("`"): cells for cells in table("docs/limits.md", "limit")}
    declared = {f"{kind.__name__}.{field.name}": field for kind in (Limits, ServiceLimits) for field in fields_of(kind)}
    assert list(rows) == list(declared)
    for field, cells in zip(declared.values(), rows.values(), strict=True):
        name, default, _, variable, option, what, error = cells
        assert name == f"`{to_camel(field.name)}`"
        assert variable == f"`DOCEXTRACT_LIMIT_{field.name.upper()}`"
        assert option == f"`--limit {to_camel(field.name)}=`"
        if field.name != "at_once":
            number, _, unit = default.replace(",", "").partition(" ")
            assert float(number) * {"": 1, "MiB": 1024 * 1024}[unit] == field.default
        assert what
        types = {value.type for value in vars(errors).values() if inspect.isclass(value) and hasattr(value, "type")}
        assert error.strip("`") in types or (error, field.name) in {
            ("", "at_once"), ("", "failed_logins_per_minute"), ("", "idempotency_bytes"),
        }  # fmt: skip


def fields_of(kind: type) -> list[dataclasses.Field[Any]]:
    """The limits among the fields of a class."""
    return [field for field in dataclasses.fields(kind) if field.name != "document"]


def test_every_error_is_documented_with_its_type_and_status() -> None:
    rows = {cells[0]: cells[1:3] for cells in table("docs/limits.md", "class")}
    declared = {
        f"`{name}`": [f"`{value.type}`", str(value.status)]
        for name, value in vars(errors).items()
        if inspect.isclass(value) and issubclass(value, DocextractError) and value is not DocextractError
    }
    declared["`DocextractError` itself"] = [f"`{DocextractError.type}`", str(DocextractError.status)]
    assert rows == declared


def test_every_field_of_a_row_is_documented_in_its_order() -> None:
    named = [cells[0].strip("`") for cells in table("docs/rent-roll-fields.md", "field")]
    assert named == [to_camel(field.name) for field in dataclasses.fields(RentRollRow)]


def test_the_statuses_are_grouped_as_the_code_groups_them() -> None:
    (groups,) = table("docs/rent-rolls.md", "occupied")
    occupied, vacant, neither, none = (set(re.findall(r"`(\w+)`", group)) for group in groups)
    assert (occupied, vacant, neither, none) == (OCCUPIED, VACANT, NON_REVENUE | {"UNKNOWN"}, NOT_A_UNIT)


def test_every_dependency_is_explained() -> None:
    page = text("docs/dependencies.md").lower()
    project = tomllib.loads(text("pyproject.toml"))["project"]
    wanted = [*project["dependencies"], *(d for extra in project["optional-dependencies"].values() for d in extra)]
    names = [re.split(r"[<>=\[ ]", wish)[0] for wish in wanted]
    assert [name for name in names if name not in page and name != "docextract"] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    content = page.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)", content):
        there = (page.parent / target) if target else page
        assert there.exists(), f"{page.name} links to {target}"
        if anchor:
            headings = re.findall(r"^#+ (.*)$", there.read_text("utf-8"), re.M)
            assert anchor in [re.sub(r"[^\w\- ]", "", h).strip().lower().replace(" ", "-") for h in headings]


def test_every_page_of_the_documentation_is_reached_from_the_readme() -> None:
    linked = set(re.findall(r"\]\(docs/([\w/-]+\.md)\)", text("README.md")))
    assert "index.md" in linked
    linked |= set(re.findall(r"\]\(([\w/-]+\.md)\)", text("docs/index.md")))
    assert {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} - linked == set()


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: str(page.relative_to(DOCS)))
def test_a_page_answers_one_question_in_at_most_2500_words(page: Path) -> None:
    assert len(page.read_text(encoding="utf-8").split()) <= 2500, "part it by what its readers ask"


def pixels(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def test_pictures_are_drawn_by_their_script_and_small(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(DOCS / "pictures.py"), str(tmp_path)], check=True)
    kept = {path.name: path for path in (DOCS / "pictures").iterdir()}
    assert kept.pop("review.png").stat().st_size < 150_000  # taken from a browser
    assert set(kept) == {path.name for path in tmp_path.iterdir()}
    for name, path in kept.items():
        assert path.stat().st_size < 150_000
        assert pixels(path) == pytest.approx(pixels(tmp_path / name), abs=8)


def functions_of_the_tests() -> set[str]:
    """The names of all test functions, those of the suite that stores are held to among them."""
    files = [*(PROJECT / "tests").rglob("test_*.py"), PROJECT / "src" / "docextract" / "testing" / "stores.py"]
    named = re.compile(r"^\s*(?:async )?def (test_\w+)", re.M)
    return {name for file in files for name in named.findall(file.read_text("utf-8"))}


def test_every_sentence_on_security_names_tests_that_are_there() -> None:
    there = functions_of_the_tests()
    pages = [text(str(page.relative_to(PROJECT))) for page in DOCS.glob("security*.md")]
    named = re.findall(r"`(test_\w+)`", "".join(pages))
    assert len(named) > 60
    assert sorted(set(named) - there) == []


def test_every_item_of_the_asvs_is_of_its_form_and_held_by_something() -> None:
    rows = table("docs/security-asvs.md", "item")
    chapters = set()
    for items, _, _, held in rows:
        for item in items.split(", "):
            assert re.fullmatch(r"\d+\.\d+\.\d+", item), item
            chapters.add(int(item.partition(".")[0]))
        assert "`test_" in held or held in ("written", "the operator's")
    assert chapters == {1, 2, 3, 4, 5, 6, 8, 11, 12, 13, 14, 15, 16}
    assert len(rows) > 90
    order = [tuple(map(int, row[0].split(", ")[0].split("."))) for row in rows]
    assert order == sorted(order)
