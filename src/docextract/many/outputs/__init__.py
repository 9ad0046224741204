"""Where answers go: a file each, lines of one file, a database, or a dataset. Each is whole or not there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from ...errors import InvalidRequestError
from ...registry import Registry
from ..manifest import Manifest

TOGETHER = ("ndjson", "parquet", "sqlite")
"""The formats that hold all answers together."""


class Output(Protocol):
    """Takes answers as they are done, and says of each in the manifest that it is."""

    form: str
    """What workers make of each extraction."""

    def put(self, entry: dict[str, Any], made: bytes) -> list[Mapping[str, Any]]:
        """Take what became of a document; ``made`` is empty where that is no answer.

        Returns:
            The entries that are done now: not always this one, where several are written together.

        Raises:
            StorageUnavailableError: it cannot be written.
        """
        ...

    def flush(self) -> list[Mapping[str, Any]]:
        """Write what waits."""
        ...

    def finish(self) -> None:
        """All documents are done."""

    def close(self) -> None:
        """Nothing more comes, done or not."""


def names(registry: Registry) -> list[str]:
    """The formats that a batch can write."""
    return [*registry.exporters, *(name for name in TOGETHER if name not in registry.exporters)]


def output(name: str, folder: Path, manifest: Manifest, registry: Registry) -> Output:
    """The output of a format, with what a killed batch left behind put right.

    Raises:
        InvalidRequestError: there is no such format, or what it needs is not installed.
    """
    if name == "ndjson":
        from .lines import Lines

        return Lines(folder, manifest)
    if name == "sqlite":
        from .database import Database

        return Database(folder, manifest)
    if name == "nothing":
        from .files import Files

        return Files(folder, manifest, "nothing", "")
    if name == "parquet":
        from .dataset import Dataset

        return Dataset(folder, manifest)
    if name not in registry.exporters:
        raise InvalidRequestError(f"{name!r} is not a format; there are: {', '.join(names(registry))}", field="format")
    from .files import Files

    return Files(folder, manifest, name, registry.exporters[name].suffix)
