"""Reading layouts: TOML files, built in and of others, checked before they count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from ..errors import PluginError
from ..toml_tables import read_utf8, toml_paths
from ..values.text import words
from ..vocabulary.loader import NAMES
from ..vocabulary.toml_file import TomlFile
from .basis import NO_BASIS, Basis
from .checking import check_layout
from .layout import Header, Layout, Phrase, Signature
from .schema import WORDS

Folder = tuple[str, Path | str]
"""A folder's name and where it is: a path, or a package that holds the files."""


def load_layouts(folders: Iterable[Folder], mixed: Iterable[Path] = ()) -> tuple[Layout, ...]:
    """The layouts of some folders, in the order of their files, replacements made.

    Args:
        folders: folders of layouts and nothing else.
        mixed: folders that may hold words and account mappings too; files with the name of a vocabulary's, and files
            without a table of a layout, are passed over.

    Raises:
        PluginError: a fault in a file, which ``details`` names by ``file``, ``line`` and ``field``; or two layouts of
            one name of which none says that it replaces the other.
    """
    return _load(tuple(folders), tuple(Path(folder) for folder in mixed))


@cache
def _load(folders: tuple[Folder, ...], mixed: tuple[Path, ...]) -> tuple[Layout, ...]:
    read = [_layout(file, name) for name, folder in folders for file in _files(folder, mixed=False)]
    read += [_layout(file, folder.name) for folder in mixed for file in _files(folder, mixed=True)]
    return _settled(read)


def forget() -> None:
    """Read the files again when they are asked for."""
    _load.cache_clear()


def _settled(read: list[Layout]) -> tuple[Layout, ...]:
    """One layout a name: a replacement takes the place of what it replaces."""
    replaced: dict[str, Layout] = {}
    for layout in read:
        if layout.replaces is None:
            continue
        if not any(other.name == layout.replaces and other.replaces is None for other in read):
            raise _conflict(layout, f"replaces {layout.replaces!r}, which is not there")
        if (other := replaced.get(layout.replaces)) is not None:
            raise _conflict(layout, f"replaces {layout.replaces!r}, as {other.file} does")
        replaced[layout.replaces] = layout
    found: dict[str, Layout] = {}
    for layout in read:
        if layout.replaces is not None:
            continue
        taken = replaced.get(layout.name, layout)
        if (other := found.get(taken.name)) is not None:
            raise _conflict(
                taken, f"has the name {taken.name!r}, as {other.file} has; to stand in for it, say replaces = ..."
            )
        found[taken.name] = taken
    return tuple(_extended(layout, found) for layout in found.values())


def _extended(layout: Layout, found: dict[str, Layout]) -> Layout:
    """A layout with the words and the bases of the one that it extends, after its own."""
    if layout.extends is None:
        return layout
    base = found.get(layout.extends)
    if base is None or base.extends is not None:
        raise _conflict(layout, f"extends {layout.extends!r}, which is not there or extends another itself")
    tables = dict.fromkeys((*layout.words, *base.words))
    # Of two headers of one text the later one counts, of other words the first.
    words = {
        table: (*base.words.get(table, ()), *layout.words.get(table, ()))
        if table == "header"
        else (*layout.words.get(table, ()), *base.words.get(table, ()))
        for table in tables
    }
    return replace(layout, words=words, basis=base.basis if layout.basis == NO_BASIS else layout.basis)


def _conflict(layout: Layout, what: str) -> PluginError:
    return PluginError(f"{layout.file}: the layout {what}", file=layout.file, field="layout.name")


def _files(folder: Path | str, *, mixed: bool) -> list[TomlFile]:
    found = []
    for path in toml_paths(folder, "layout"):
        if mixed and path.name.removesuffix(".toml") in NAMES:
            continue
        label = str(path) if isinstance(folder, Path) else path.name
        file = TomlFile("layout", label, read_utf8(path, label))
        if not mixed or {"layout", "recognise"} & set(file.data):
            found.append(file)
    return found


def _layout(file: TomlFile, folder: str) -> Layout:
    check_layout(file)
    about, signs, basis = file.data["layout"], file.data["recognise"], file.data.get("basis", {})
    return Layout(
        name=about["name"],
        title=about["title"],
        document_type=about.get("document_type", "RENT_ROLL"),
        lists_units=about.get("lists_units", True),
        replaces=about.get("replaces"),
        extends=about.get("extends"),
        signature=Signature(
            required=_headers(signs["required"]),
            optional=_headers(signs.get("optional", ())),
            selectable=_headers(signs.get("selectable", ())),
            without=_headers(signs.get("without", ())),
            open=signs.get("open", False),
            titles=_phrases(signs.get("titles", ())),
            furniture=_phrases(signs.get("furniture", ())),
            sheets=_phrases(signs.get("sheets", ())),
            first_cells=_phrases(signs.get("first_cells", ())),
        ),
        words={table: file.data[table] for table in WORDS if table in file.data},
        basis=Basis(**basis),
        folder=folder,
        file=file.label,
    )


def _headers(texts: Iterable[str | list[str]]) -> tuple[Header, ...]:
    return tuple(Header.of([text] if isinstance(text, str) else text) for text in texts)


def _phrases(texts: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(map(words, texts))
