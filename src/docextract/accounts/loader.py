"""Reading charts, labels and crosswalks: TOML files, built in and of others, checked before they count.

The files of a folder are told apart by how their names begin: ``chart`` (categories), ``labels`` (words and account
codes to categories), ``crosswalks`` (views). What a folder of others says goes before what is built in.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..errors import PluginError
from ..toml_tables import TomlTable, read_utf8, tables_of, toml_paths
from .accounts import Accounts
from .chart import KINDS, SECTIONS, SIGNS, Category, Chart
from .crosswalk import Alternative, Crosswalks, Target, View
from .read_labels import Labels, read_labels, read_spelling

BUILTIN = "docextract.accounts"
TABLES = {
    "chart": ("category",),
    "labels": ("label", "heading", "code", "same", "skip"),
    "crosswalks": ("view", "line", "alternative"),
}
_KEY = re.compile(r"[a-z][A-Za-z]*(?:\.[a-zA-Z]+){1,3}")


class _File(NamedTuple):
    kind: str
    tables: Mapping[str, list[TomlTable]]
    builtin: bool
    name: str
    owner: str = ""
    """The plugin that it is of, if it is of one."""


def chart() -> Chart:
    """The built-in chart of accounts, ``coa-1``."""
    return load_accounts().chart


def load_accounts(
    extra: Sequence[Path | str] = (), mixed: Sequence[Path] = (), *, owners: Sequence[str] = ()
) -> Accounts:
    """The chart with its words and crosswalks, those of further folders before the built-in ones.

    Args:
        extra: folders, or packages by name, that hold such files and no others; a later folder goes before an earlier.
        mixed: folders that may hold other things too; files of other names are passed over.
        owners: the plugin of each of ``extra``: keys of categories that it adds begin with its name.

    Raises:
        PluginError: a file has a fault; ``details`` has ``file`` and ``line``.
    """
    return _load(tuple(extra), tuple(Path(folder) for folder in mixed), tuple(owners) or ("",) * len(extra))


@cache
def _load(extra: tuple[Path | str, ...], mixed: tuple[Path, ...], owners: tuple[str, ...]) -> Accounts:
    added = [f for folder in reversed(mixed) for f in _files(folder, TABLES, mixed=True)]
    owned = [*zip(extra, owners, strict=True)]
    added += [f._replace(owner=owner) for folder, owner in reversed(owned) for f in _files(folder, TABLES)]
    read = [*added, *_builtin("chart"), *_builtin("labels")]
    categories = [c for f in reversed(read) if f.kind == "chart" for c in _categories(f)]
    labels = Labels()
    for file in reversed(read):
        if file.kind == "labels":
            read_spelling(file.tables, labels)
    for file in read:
        if file.kind == "labels":
            read_labels(file.tables, labels, {c.key: c.section for c in categories}, builtin=file.builtin)
    made = Chart(categories)

    def crosswalks() -> Crosswalks:
        views = [*_builtin("crosswalks"), *(f for f in reversed(added) if f.kind == "crosswalks")]
        return Crosswalks(made, _views(views, frozenset(made)))

    accounts = Accounts(
        made, labels.labels, labels.headings, labels.codes, labels.spelling(), crosswalks, [f.name for f in read]
    )
    if any(f.kind == "crosswalks" for f in added):
        assert accounts.crosswalks  # faults of others are told at once
    return accounts


@cache
def _builtin(kind: str) -> tuple[_File, ...]:
    return tuple(_files(BUILTIN, [kind], mixed=True))


def _files(folder: Path | str, kinds: Collection[str], *, mixed: bool = False) -> list[_File]:
    found = []
    for path in toml_paths(folder, "account mapping"):
        name = path.name if folder == BUILTIN else str(path)
        kind = next((k for k in kinds if path.name.startswith(k)), None)
        if kind is None:
            if mixed:
                continue
            begins = ", ".join(f"{k}*.toml" for k in kinds)
            raise PluginError(f"{name}: unknown file of an account mapping; there are: {begins}", file=name)
        text = read_utf8(path, name)
        found.append(_File(kind, tables_of(text, name, TABLES[kind]), folder == BUILTIN, name))
    return found


def _categories(file: _File) -> list[Category]:
    found: dict[str, Category] = {}
    for source in file.tables["category"]:
        table = source.fresh()
        key = table.text("key")
        if not _KEY.fullmatch(key):
            raise table.fault("key", f"key {key!r} is no key of a chart of accounts (section.group.line)")
        if key in found:
            raise table.fault("key", f"the category {key} stands twice")
        if file.owner and not key.startswith(f"{file.owner}.") and key not in load_accounts().chart:
            raise table.fault("key", f"the category {key!r} of the plugin {file.owner!r} must begin with {file.owner}.")
        found[key] = Category(
            key,
            table.text("title"),
            table.choice("section", SECTIONS),  # type: ignore[arg-type]
            table.choice("kind", KINDS),  # type: ignore[arg-type]
            table.choice("sign", SIGNS),  # type: ignore[arg-type]
            table.flag("operating"),
        )
        table.done()
    return list(found.values())


def _views(read: Sequence[_File], keys: frozenset[str]) -> list[View]:
    titles: dict[str, str] = {}
    lines: dict[str, list[Target]] = {}
    others: dict[str, list[Alternative]] = {}
    placed: dict[tuple[str, str], str] = {}
    for source in (t for f in read for t in f.tables["view"]):
        table = source.fresh()
        name = table.text("name")
        titles[name] = table.text("title")
        table.done()

    def known(table: TomlTable, field: str, category: str) -> str:
        if category not in keys:
            raise table.fault(field, f"there is no category {category!r}")
        return category

    for source in (t for f in read for t in f.tables["line"]):
        table = source.fresh()
        view = table.choice("view", tuple(titles))
        target = Target(
            table.text("line"), table.choice("section", SECTIONS), table.flag("verified"), table.texts("categories")
        )
        for category in target.categories:
            if (other := placed.setdefault((view, known(table, "categories", category)), target.line)) != target.line:
                raise table.fault("categories", f"{category} already goes to the line {other!r} of {view}")
        lines.setdefault(view, []).append(target)
        table.done()
    for source in (t for f in read for t in f.tables["alternative"]):
        table = source.fresh()
        others.setdefault(table.choice("view", tuple(titles)), []).append(
            Alternative(
                known(table, "category", table.text("category")),
                table.text("line"),
                table.flag("verified"),
                table.text("note", ""),
            )
        )
        table.done()
    return [View(n, t, tuple(lines.get(n, ())), tuple(others.get(n, ()))) for n, t in titles.items()]
