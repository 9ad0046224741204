"""What was in force while a document was read: enough to make the same answer again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from . import __version__
from .declarations import Layouts, TomlFolder
from .layouts import Layout, load_layouts
from .layouts.loader import forget as forget_layouts
from .models.findings import Engine
from .models.limits import DEFAULT_LIMITS, Limits
from .models.request import Options
from .registry import Registry


def engine(registry: Registry, options: Options, reader: str, said: Engine | None) -> Engine:
    """Versions, plugins, layouts and options; what the extractor said of itself goes first."""
    folders: list[TomlFolder] = [*registry.layouts.values()] if options.layouts else []
    # Folders of the caller may hold words too, which are in force without layouts.
    folders += [Layouts(folder.name, folder) for folder in options.folders]
    layouts = fingerprint(folders)
    return Engine(
        docextract=__version__,
        reader=reader,
        plugins={plugin.name: plugin.version for plugin in registry.plugins},
        layouts=said.layouts if said and said.layouts else layouts,
        chart=said.chart if said else None,
        options=_told(options),
    )


def layouts_in_force(registry: Registry, options: Options) -> tuple[Layout, ...]:
    """The known layouts: the built-in ones, those of plugins, those of the caller's folders; none if switched off.

    Raises:
        PluginError: a fault in one of their files; ``details`` has ``file``, ``line`` and ``field``.
    """
    if not options.layouts:
        return ()
    return load_layouts(((f.name, f.folder) for f in registry.layouts.values()), options.folders)


def forget() -> None:
    """Read the files of layouts again when they are asked for: one was written."""
    forget_layouts()
    _digest.cache_clear()


def fingerprint(folders: Iterable[TomlFolder]) -> str | None:
    """Each folder's name with a hash of its TOML files: ``"docextract@1f6c2a90"``; None without folders."""
    return ", ".join(f"{folder.name}@{_digest(folder.folder)}" for folder in folders) or None


@lru_cache(maxsize=64)
def _digest(folder: Path | str) -> str:
    digest = hashlib.sha256()
    root: Path | Traversable = folder if isinstance(folder, Path) else files(folder)
    if root.is_dir():
        for file in sorted((f for f in root.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:8]


def _told(options: Options) -> dict[str, Any]:
    """The options that can change an answer, in JSON's words; limits only where they are not the default."""
    told: dict[str, Any] = {"includeSource": options.include_source, "layouts": options.layouts}
    if options.reader is not None:
        told["reader"] = options.reader
    if not options.portfolio:
        told["portfolio"] = False
    limits = {
        name: value
        for name in Limits.__dataclass_fields__
        if (value := getattr(options.limits, name)) != getattr(DEFAULT_LIMITS, name)
    }
    if limits:
        told["limits"] = limits
    return told
