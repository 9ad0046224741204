"""What readers declare that they need beyond a sandbox's defaults, where the operator grants it."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import Any

from ..declarations import Reader
from ..errors import InvalidRequestError
from ..models.limits import Limits
from ..models.request import Options
from ..registry import Registry


@dataclass(frozen=True, slots=True)
class Grant:
    """What the child of one call may have: its limits, never below those of the options, and more folders to read."""

    limits: Limits
    folders: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """What the child is told."""
        return {
            "memory": self.limits.worker_memory_bytes,
            "seconds": self.limits.worker_seconds,
            "processorSeconds": self.limits.worker_processor_seconds,
            "folders": [*self.folders],
        }


def granted(options: Options, registry: Registry) -> Grant:
    """What a call with these options is granted: the needs of the reader that it names, else of all that are granted.

    Raises:
        InvalidRequestError: a grant names no reader; or the call names a reader whose needs are not granted.
    """
    names = options.granted
    for name in names:
        if name not in registry.readers:
            raise InvalidRequestError(f"There is no reader {name!r} to grant anything.", field="grants")
    named = registry.readers.get(options.reader or "")
    if named is not None and named.needs.any and named.name not in names:
        raise InvalidRequestError(
            f"The reader {named.name!r} needs {named.needs} to read in a process of its own, which nobody granted: "
            f"name it in Options(grants=...), --grant or DOCEXTRACT_GRANT.",
            field="grants",
        )
    return _sum(options.limits, [named] if named is not None else [registry.readers[name] for name in names])


def needed(options: Options, registry: Registry) -> Limits:
    """The limits of a child that is trusted: whatever reader takes the document, it has what it declares to need."""
    named = registry.readers.get(options.reader or "")
    readers = [named] if named is not None else [one for one in registry.readers.values() if one.needs.any]
    return _sum(options.limits, readers).limits


def _sum(limits: Limits, readers: list[Reader]) -> Grant:
    folders: list[str] = []
    for reader in readers:
        needs = reader.needs
        limits = replace(
            limits,
            worker_memory_bytes=max(limits.worker_memory_bytes, needs.memory_bytes),
            worker_seconds=max(limits.worker_seconds, needs.seconds),
            worker_processor_seconds=max(limits.worker_processor_seconds, needs.processor_seconds),
        )
        folders += [os.path.realpath(folder) for folder in needs.folders]
    return Grant(limits, tuple(dict.fromkeys(folders)))
