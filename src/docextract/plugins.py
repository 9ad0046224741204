"""Finding and loading plugins: the entry points of the group ``docextract``.

``DOCEXTRACT_PLUGINS=a,b`` loads only those beside the built-in one (empty: none); ``DOCEXTRACT_PLUGINS_SKIP_BROKEN=1``
leaves out those that cannot be loaded, instead of stopping; ``DOCEXTRACT_TRACE=1`` prints every hook call to stderr.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import metadata
from types import SimpleNamespace

import pluggy

from . import hookspecs
from .declarations import DocumentType
from .errors import PluginError

GROUP = "docextract"
BUILTIN = "builtin"
KIT = "docextract.testing."
"""Plugins of the testing kit are loaded only where they are named."""
ONLY = "DOCEXTRACT_PLUGINS"
SKIP_BROKEN = "DOCEXTRACT_PLUGINS_SKIP_BROKEN"
TRACE = "DOCEXTRACT_TRACE"


@dataclass(frozen=True, slots=True)
class Plugin:
    """A loaded plugin. ``origin`` is the distribution it comes from, or where its module stands."""

    name: str
    version: str
    origin: str
    implementation: object

    def __str__(self) -> str:
        return self.name


def is_on(variable: str) -> bool:
    """Whether a variable of the environment is set to anything but 0."""
    return os.environ.get(variable, "") not in ("", "0")


def builtin() -> Plugin:
    """The plugin that registers everything built in."""
    from . import __version__

    return Plugin(BUILTIN, __version__, "docextract", importlib.import_module("docextract.builtin"))


def installed(only: Iterable[str] | None = None, *, broken: list[PluginError] | None = None) -> list[Plugin]:
    """The plugins installed beside the built-in one, by name.

    Args:
        only: load these only; None: those that ``DOCEXTRACT_PLUGINS`` names, or all where it is not set.
        broken: what cannot be loaded is left out, and why is put here.

    Raises:
        PluginError: one cannot be loaded or is not installed, or two distributions use one name.
    """
    if only is None and (wanted := os.environ.get(ONLY)) is not None:
        only = wanted.split(",")
    names = None if only is None else {name.strip() for name in only} - {"", BUILTIN}
    found: dict[str, metadata.EntryPoint] = {}
    for point in metadata.entry_points(group=GROUP):
        if point.name == BUILTIN and point.value == "docextract.builtin":
            continue
        if point.name not in names if names is not None else point.value.startswith(KIT):
            continue
        if (other := found.get(point.name)) is not None or point.name == BUILTIN:
            owner = _origin(other) if other is not None else "docextract"
            raise PluginError(f"Two plugins are called {point.name!r}: one of {owner}, one of {_origin(point)}.")
        found[point.name] = point
    if missing := (names or set()) - set(found):
        there = ", ".join(sorted(p.name for p in metadata.entry_points(group=GROUP))) or "none"
        raise PluginError(
            f"There is no plugin {', '.join(map(repr, sorted(missing)))} installed; there are: {there}.",
            plugins=sorted(missing),
        )
    loaded = []
    for _, point in sorted(found.items()):
        try:
            loaded.append(_load(point))
        except PluginError as error:
            if broken is None:
                raise
            broken.append(error)
    return loaded


def hooks_of(implementation: object) -> object:
    """What implements the hooks: a document type that is a whole plugin registers itself."""
    if not isinstance(implementation, DocumentType):
        return implementation

    def register_document_types(registrar: hookspecs.Registrar[DocumentType]) -> None:
        registrar.add(implementation)

    return SimpleNamespace(register_document_types=hookspecs.hookimpl(register_document_types))


def given(implementation: object) -> Plugin:
    """A plugin handed over as a module or an object, or as the document type that it consists of.

    It is called as it is when it is installed: by its entry point, or else by its module, where ``docextract_`` does
    not belong to the name.
    """
    if isinstance(implementation, Plugin):
        return implementation
    if isinstance(implementation, DocumentType):
        ids = [check.check_id.partition(".")[0] for check in implementation.checks]
        return Plugin(
            ids[0] if ids else implementation.value.lower(), "", implementation.value, hooks_of(implementation)
        )
    name = str(getattr(implementation, "__name__", None) or type(implementation).__name__)
    for point in metadata.entry_points(group=GROUP):
        if point.value == name and point.dist is not None:
            return Plugin(point.name, point.dist.version, _origin(point), implementation)
    version = str(getattr(implementation, "__version__", ""))
    return Plugin(name.rpartition(".")[2].removeprefix("docextract_"), version, name, implementation)


def manager(plugins: Iterable[Plugin]) -> pluggy.PluginManager:
    """A plugin manager that calls the plugins in the order given.

    Raises:
        PluginError: a plugin implements a hook that does not exist, or one that takes other arguments.
    """
    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    for plugin in reversed(list(plugins)):  # pluggy calls the last registered first
        try:
            manager.register(plugin.implementation, name=plugin.name)
            manager.check_pending()
        except (pluggy.PluginValidationError, ValueError) as error:
            raise PluginError(
                f"The plugin {plugin.name!r} of {plugin.origin} does not fit the hooks (version "
                f"{hookspecs.HOOKS_VERSION}): {' '.join(str(error).split())}",
                plugin=plugin.name,
            ) from error
        if not manager.get_hookcallers(plugin.implementation):
            raise PluginError(
                f"The plugin {plugin.name!r} of {plugin.origin} implements no hook: mark its functions with @hookimpl.",
                plugin=plugin.name,
            )
    return manager


def listeners(manager: pluggy.PluginManager, hook: str, argument: str) -> list[tuple[str, Callable[[object], object]]]:
    """Who implements a hook, in the order of the plugins: the plugin's name, and its function of one argument.

    ``argument`` says in the trace what is passed.
    """
    implementations = list(reversed(getattr(manager.hook, hook).get_hookimpls()))
    if is_on(TRACE):
        names = ", ".join(implementation.plugin_name for implementation in implementations) or "nobody"
        print(f"docextract: hook {hook}({argument}) -> {names}", file=sys.stderr)
    return [(i.plugin_name, i.function if i.argnames else _ignoring(i.function)) for i in implementations]


def _ignoring(function: Callable[[], object]) -> Callable[[object], object]:
    return lambda _: function()


def _load(point: metadata.EntryPoint) -> Plugin:
    try:
        implementation = point.load()
    except (Exception, SystemExit) as error:
        raise PluginError(
            f"The plugin {point.name!r} of {_origin(point)} cannot be loaded: {type(error).__name__}: {error}",
            plugin=point.name,
        ) from error
    return Plugin(point.name, point.dist.version if point.dist else "", _origin(point), hooks_of(implementation))


def _origin(point: metadata.EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value
