"""Claims of names by plugins, settled into frozen tables; conflicts name both owners."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from .errors import PluginError
from .hookspecs import Registrar
from .plugins import Plugin

T = TypeVar("T")


class Table(Mapping[str, T]):
    """Declarations by name, in the order of registration, with who registered each."""

    def __init__(self, entries: dict[str, tuple[T, Plugin]]) -> None:
        self._entries = entries

    def __getitem__(self, name: str) -> T:
        return self._entries[name][0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def owner(self, name: str) -> Plugin:
        """The plugin that registered a name."""
        return self._entries[name][1]


class Claims(Registrar[T], Generic[T]):
    """Collects what one kind of hook registers, and settles it when all have spoken."""

    def __init__(self, what: str, kind: type[T], name_of: Callable[[T], str]) -> None:
        self.what = what
        self.kind = kind
        self.name_of = name_of
        self.claims: list[tuple[T, str | None, Plugin]] = []
        self.speaker: Plugin | None = None

    def add(self, declaration: T, *, replaces: str | None = None) -> None:
        assert self.speaker is not None
        if not isinstance(declaration, self.kind):
            raise PluginError(
                f"The plugin {self.speaker.name!r} registers {declaration!r} as {self.what}; "
                f"it takes a {self.kind.__name__}.",
                plugin=self.speaker.name,
            )
        self.claims.append((declaration, replaces, self.speaker))

    def settle(self) -> Table[T]:
        """The table, once replacements have been made. Conflicts are a PluginError that names both owners."""
        replaced: dict[str, tuple[T, Plugin]] = {}
        for declaration, name, owner in self.claims:
            if name is None:
                continue
            if name in replaced:
                raise self._conflict(f"replace the {self.what} {name!r}", replaced[name][1], owner)
            if not any(self.name_of(d) == name and r is None for d, r, _ in self.claims):
                raise PluginError(
                    f"The plugin {owner.name!r} replaces the {self.what} {name!r}, which nothing registers.",
                    plugin=owner.name,
                )
            replaced[name] = (declaration, owner)
        entries: dict[str, tuple[T, Plugin]] = {}
        for declaration, replaces, owner in self.claims:
            name = self.name_of(declaration)
            if replaces is None and name in replaced:
                declaration, owner = replaced[name]
                name = self.name_of(declaration)
            elif replaces is not None:
                continue
            if name in entries:
                raise self._conflict(f"register the {self.what} {name!r}", entries[name][1], owner)
            entries[name] = (declaration, owner)
        return Table(entries)

    def _conflict(self, doing: str, first: Plugin, second: Plugin) -> PluginError:
        return PluginError(
            f"The plugins {first.name!r} ({first.origin}) and {second.name!r} ({second.origin}) both {doing}; "
            f"one of them must say replaces=...",
            plugins=[first.name, second.name],
        )
