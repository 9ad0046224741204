"""An answer a file, called after its document."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..manifest import Manifest, writing
from .parts import Parts


class Files:
    """Writes ``deals/a.pdf`` to ``deals/a.pdf.json``."""

    def __init__(self, folder: Path, manifest: Manifest, form: str, suffix: str) -> None:
        self.form = form
        self._folder = folder
        self._manifest = manifest
        self._suffix = suffix
        with writing(folder):
            self._parts = Parts(folder)
            self._recover()

    def _recover(self) -> None:
        """Give names to what was done before a kill, and see whether what has a name is still there."""
        for entry in self._manifest.current():
            if "output" not in entry:
                continue
            target = self._folder / entry["output"]
            if not self._parts.name(entry["part"], target) and not target.is_file():
                self._manifest.forget(entry["document"])
        self._parts.clear()

    def put(self, entry: dict[str, Any], made: bytes) -> list[Mapping[str, Any]]:
        """Beside, into the manifest, and only then under its name."""
        if not made:
            self._manifest.append([entry])
            return [entry]
        target = self._folder / (entry["document"] + self._suffix)
        with writing(target):
            part = self._parts.write(made, self._suffix)
            target.parent.mkdir(parents=True, exist_ok=True)
        entry |= {"output": str(target.relative_to(self._folder)), "part": part}
        self._manifest.append([entry])
        with writing(target):
            self._parts.name(part, target)
        return [entry]

    def flush(self) -> list[Mapping[str, Any]]:
        """Nothing waits."""
        return []

    def finish(self) -> None:
        """Nothing is left."""

    def close(self) -> None:
        """Leave no empty folder."""
        self._parts.close()
