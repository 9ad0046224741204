"""What is registered, and by whom: frozen look-up tables, built once from the plugins.

There is no process-wide registry to change: a :class:`Registry` is built and passed on. Calls that are given none share
one that is built from what is installed, at first use.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar

from . import plugins
from .claims import Claims, Table
from .declarations import (
    AccountMapping,
    AssetType,
    Check,
    DocumentType,
    Exporter,
    Extractor,
    FinishedExtraction,
    GridFinder,
    Layouts,
    Reader,
    TomlFolder,
    Vocabulary,
)
from .errors import InvalidRequestError, PluginError
from .nearest import nearest
from .plugin_lines import where_in
from .plugins import Plugin

T = TypeVar("T")

VALUE = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")
"""How the value of an asset type or a document type is spelled."""
_COUNTED = re.compile(r"(\D*)([1-9]\d?)")
_UPPER = {code: code - 32 for code in range(ord("a"), ord("z") + 1)}


@lru_cache(maxsize=1024)
def canonical(text: str) -> str:
    """A value as it is compared: trimmed, without regard to ASCII case, with ``-``, space and ``_`` equal."""
    return re.sub(r"[-_ ]+", "_", text.strip()).translate(_UPPER)


class Registry:
    """Everything registered. Made by :meth:`build`; the tables are read-only."""

    def __init__(self, plugin_list: Iterable[Plugin]) -> None:
        self.plugins: tuple[Plugin, ...] = tuple(plugin_list)
        self._manager = plugins.manager(self.plugins)
        self.asset_types = self._table("asset type", AssetType, lambda d: canonical(str(d.value)))
        self.known_types = self._table("document type", DocumentType, lambda d: canonical(str(d.value)))
        _check_values("asset type", self.asset_types)
        _check_values("document type", self.known_types)
        self.readers = self._table("reader", Reader, lambda d: d.name)
        self.grid_finders = self._table("grid finder", GridFinder, lambda d: d.name)
        self.extractors = self._table("extractor", Extractor, lambda d: d.name, of_types=_extractor_of)
        self.checks = self._table("check", Check, lambda d: d.check_id, of_types=_checks_of)
        self.exporters = self._table("exporter", Exporter, lambda d: d.name)
        self.layouts = self._table("layout folder", Layouts, lambda d: d.name, plural="layouts")
        self.vocabularies = self._table("vocabulary", Vocabulary, lambda d: d.name, plural="vocabularies")
        self.account_mappings = self._table("account mapping", AccountMapping, lambda d: d.name)
        self.left_out: tuple[PluginError, ...] = ()
        """Why plugins were left out; ``details["plugin"]`` names each."""
        self._asset_names = _names("asset type", self.asset_types)
        self._document_names = _names("document type", self.known_types)
        self._extractor_of = self._extractors_by_type()
        self._check_prefixes()

    @classmethod
    def build(cls, plugins: Iterable[object] | None = None, *, skip_broken: bool | None = None) -> Registry:
        """Build a registry.

        Args:
            plugins: None for everything installed (``DOCEXTRACT_PLUGINS`` may narrow that); else exactly these beside
                the built-in one: names of installed plugins, or modules and objects with hooks.
            skip_broken: leave out plugins that cannot be loaded or that fail while they register; ``left_out`` has
                their errors, and the log a warning for each. None: as ``DOCEXTRACT_PLUGINS_SKIP_BROKEN`` says.

        Raises:
            PluginError: a plugin cannot be loaded, or two claim one name; the message names them. Which of two is
                meant is never guessed, so a conflict leaves out neither.
        """
        skip = _plugins.is_on(_plugins.SKIP_BROKEN) if skip_broken is None else skip_broken
        broken: list[PluginError] = []
        chosen = None if plugins is None else [plugin for plugin in plugins if plugin != _plugins.BUILTIN]
        names = None if chosen is None else [plugin for plugin in chosen if isinstance(plugin, str)]
        found = _plugins.installed(names, broken=broken if skip else None) if names is None or names else []
        if chosen is not None:
            by_name = {plugin.name: plugin for plugin in found}
            found = [by_name[p] if isinstance(p, str) else _plugins.given(p) for p in chosen if p not in _lost(broken)]
        while True:
            try:
                made = cls([_plugins.builtin(), *found])
                break
            except PluginError as error:
                rest = [plugin for plugin in found if plugin.name != error.details.get("plugin")]
                if not skip or len(rest) == len(found):
                    raise
                broken.append(error)
                found = rest
        made.left_out = tuple(broken)
        for why in broken:
            _logger().warning("%s It is left out.", why.message)
        return made

    @property
    def tables(self) -> dict[str, Table[Any]]:
        """Every table, by what it holds."""
        return {
            "asset types": self.asset_types,
            "document types": self.known_types,
            "readers": self.readers,
            "grid finders": self.grid_finders,
            "extractors": self.extractors,
            "checks": self.checks,
            "exporters": self.exporters,
            "layouts": self.layouts,
            "vocabularies": self.vocabularies,
            "account mappings": self.account_mappings,
        }

    def asset_type(self, text: object) -> AssetType:
        """The asset type that a request names, by value or alias.

        Raises:
            InvalidRequestError: there is none; ``details["allowed"]`` lists the values.
        """
        value = _match(text, self._asset_names)
        if value is None:
            raise _unknown("assetType", "asset type", text, list(self.asset_types))
        return self.asset_types[value]

    def document_type(self, text: object) -> DocumentType:
        """The document type that a request names, by value or alias: one that can be extracted.

        Raises:
            InvalidRequestError: there is none; ``details["allowed"]`` lists the values.
        """
        value = _match(text, self._document_names)
        if value is None and isinstance(text, str) and (family := self._family(text)) is not None:
            return family
        if value is None or value not in self._extractor_of:
            known = "" if value is None else f"Nothing installed extracts {value}. "
            raise _unknown("documentType", "document type", text, list(self.document_types), known)
        return self.known_types[value]

    @property
    def document_types(self) -> Mapping[str, DocumentType]:
        """The document types that can be extracted."""
        return {value: self.known_types[value] for value in self.known_types if value in self._extractor_of}

    def extractor(self, document_type: str) -> Extractor:
        """The extractor of a document type (its value)."""
        if document_type not in self._extractor_of and (family := self._counted(document_type)) is not None:
            return self._extractor_of[family[0].value]
        return self._extractor_of[document_type]

    def _counted(self, text: str) -> tuple[DocumentType, int] | None:
        """The type whose name a number completes, and the number."""
        found = _COUNTED.fullmatch(canonical(text))
        if found is None or not found[1]:
            return None
        for declared in self.known_types.values():
            if found[1] in declared.counted and declared.value in self._extractor_of:
                return declared, int(found[2])
        return None

    def _family(self, text: str) -> DocumentType | None:
        """A type of its own for a number that no type is registered for: ``T9``."""
        found = self._counted(text)
        if found is None:
            return None
        declared, count = found
        value = f"{declared.counted[0]}{count}"
        if value in self.known_types:
            return self.known_types[value]
        signature = replace(declared.signature, months=max(2, count - 2))
        title = re.sub(r"\d+", str(count), declared.title)
        return replace(declared, value=value, title=title, aliases=(), counted=(), signature=signature)

    def reader(self, kind: str, name: str | None = None) -> Reader:
        """The reader for a kind of file: the one named, or the first registered for it.

        Raises:
            InvalidRequestError: there is no reader of that name, or it does not take the kind.
        """
        takes = [reader for reader in self.readers.values() if kind in reader.kinds]
        for reader in takes:
            if name is None or reader.name == name:
                return reader
        if name in self.readers:
            there = ", ".join(reader.name for reader in takes) or "none"
            raise InvalidRequestError(
                f"The reader {name!r} does not read {kind} files; readers that do: {there}.", field="reader"
            )
        if name is None:
            raise InvalidRequestError(f"No reader takes {kind} files.", field="reader")
        raise InvalidRequestError(
            f"There is no reader {name!r}; there are: {', '.join(self.readers)}.",
            field="reader",
            allowed=list(self.readers),
        )

    def finders(self, purpose: str) -> list[GridFinder]:
        """The grid finders of a purpose in the order they are asked: those of plugins by name, then the built-in."""
        mine = [f for f in self.grid_finders.values() if f.purpose == purpose]
        return sorted(
            mine,
            key=lambda f: (1, "") if self.grid_finders.owner(f.name).name == _plugins.BUILTIN else (0, f.name),
        )

    def checks_for(self, document_type: str) -> list[Check]:
        """The checks of a document type, by id."""
        family = None if document_type in self.known_types else self._counted(document_type)
        of = family[0].value if family is not None else document_type
        mine = (check for check in self.checks.values() if of in map(canonical, check.document_types))
        return sorted(mine, key=lambda check: check.check_id)

    def observers(self) -> list[str]:
        """The plugins that observe finished extractions."""
        return [name for name, _ in _plugins.listeners(self._manager, "extraction_finished", "finished")]

    def notify(self, finished: FinishedExtraction) -> None:
        """Tell the observers. What they raise is logged and goes no further."""
        for name, observe in _plugins.listeners(self._manager, "extraction_finished", "finished"):
            try:
                observe(finished)
            except Exception:
                _logger().exception("the observer of plugin %r failed", name)

    def _table(
        self,
        what: str,
        kind: type[T],
        name_of: Callable[[T], str],
        plural: str = "",
        of_types: Callable[[DocumentType, Plugin], Iterable[T]] | None = None,
    ) -> Table[T]:
        """What plugins register by one hook, and what their document types bring along."""
        claims = Claims(what, kind, name_of)
        hook = f"register_{plural or what.replace(' ', '_') + 's'}"
        for name, register in _plugins.listeners(self._manager, hook, "registrar"):
            claims.speaker = next(plugin for plugin in self.plugins if plugin.name == name)
            try:
                register(claims)
            except PluginError:
                raise
            except Exception as error:
                raise PluginError(
                    f"The plugin {claims.speaker.name!r} ({claims.speaker.origin}) failed while it registered "
                    f"a {what}: {type(error).__name__}: {error}{where_in(error)}",
                    plugin=claims.speaker.name,
                ) from error
        if of_types is not None:
            for value, declared in self.known_types.items():
                claims.speaker = self.known_types.owner(value)
                for declaration in of_types(declared, claims.speaker):
                    claims.add(declaration)
        return claims.settle()

    def _extractors_by_type(self) -> dict[str, Extractor]:
        by_type: dict[str, Extractor] = {}
        for extractor in self.extractors.values():
            owner = self.extractors.owner(extractor.name)
            for value in map(canonical, extractor.document_types):
                known = self.known_types.get(value)
                if known is None or known.answers is None:
                    raise PluginError(
                        f"The plugin {owner.name!r} extracts {value}, "
                        + ("which nothing registers." if known is None else "which has no model of its answer."),
                        plugin=owner.name,
                    )
                if value in by_type:
                    other = self.extractors.owner(by_type[value].name)
                    raise PluginError(
                        f"The plugins {other.name!r} ({other.origin}) and {owner.name!r} ({owner.origin}) both extract "
                        f"{value}; one of them must say replaces=...",
                        plugins=[other.name, owner.name],
                    )
                by_type[value] = extractor
        return by_type

    def _check_prefixes(self) -> None:
        for check_id in self.checks:
            owner = self.checks.owner(check_id)
            if owner.name != _plugins.BUILTIN and not check_id.startswith(f"{owner.name}."):
                raise PluginError(
                    f"The plugin {owner.name!r} registers the check {check_id!r}; "
                    f"the ids of its checks must begin with {owner.name + '.'!r}.",
                    plugin=owner.name,
                )


_plugins = plugins  # ``Registry.build`` has an argument of that name
_default: Registry | None = None
_building = threading.Lock()


def default_registry() -> Registry:
    """The registry built from what is installed: once, at first use."""
    global _default
    if _default is None:
        with _building:
            if _default is None:
                _default = Registry.build()
    return _default


def _logger() -> logging.Logger:
    return logging.getLogger("docextract")


def _lost(broken: Iterable[PluginError]) -> list[object]:
    return [error.details.get("plugin") for error in broken]


def _extractor_of(declared: DocumentType, owner: Plugin) -> Iterable[Extractor]:
    if declared.extract is not None:
        yield Extractor(f"{owner.name}.{declared.value}", (declared.value,), declared.extract)


def _checks_of(declared: DocumentType, owner: Plugin) -> Iterable[Check]:
    return (
        check if check.document_types else replace(check, document_types=(declared.value,)) for check in declared.checks
    )


def _check_values(what: str, table: Table[Any]) -> None:
    """Values are spelled as requests and answers have them; aliases may be spelled in any way."""
    for name in table:
        value, owner = table[name].value, table.owner(name)
        if not isinstance(value, str) or not VALUE.fullmatch(value):
            meant = re.sub(r"[^A-Z0-9]+", "_", name).strip("_")
            raise PluginError(
                f"The plugin {owner.name!r} ({owner.origin}) registers the {what} {value!r:.80}; a value is upper-case "
                "letters and digits (A to Z, 0 to 9), joined by '_', and begins with a letter"
                + (f", as in {meant!r:.80}." if VALUE.fullmatch(meant) else "."),
                plugin=owner.name,
            )


def _names(what: str, table: Table[Any]) -> dict[str, str]:
    """Every value and alias of a table, with the value it stands for."""
    names: dict[str, str] = {}
    for value in table:
        for name in {canonical(n): None for n in (value, *table[value].aliases)}:
            if (other := names.get(name)) is not None:
                first, second = table.owner(other), table.owner(value)
                raise PluginError(
                    f"The {what} name {name} is claimed twice: for {other} by {first.name!r} ({first.origin}) "
                    f"and for {value} by {second.name!r} ({second.origin}).",
                    plugins=[first.name, second.name],
                )
            names[name] = value
    return names


def _match(text: object, names: Mapping[str, str]) -> str | None:
    return names.get(canonical(text)) if isinstance(text, str) else None


def _unknown(field: str, what: str, text: object, allowed: list[str], known: str = "") -> InvalidRequestError:
    shown = "There is no" if text is None else f"{text!r:.80} is not a known"
    meant = nearest(text[:80], allowed) if isinstance(text, str) else ""
    return InvalidRequestError(
        f"{shown} {what}{meant or '.'} {known}Allowed: {', '.join(allowed) or 'none'}.", field=field, allowed=allowed
    )


__all__ = ["Registry", "Table", "TomlFolder", "canonical", "default_registry"]
