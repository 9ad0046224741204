"""All answers as lines of one file, which has its name when all are in it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...errors import InvalidRequestError
from ..manifest import Manifest, writing
from .parts import Parts

NAME = "answers.ndjson"


class Lines:
    """Appends to a file that is cut, after a kill, to the last line that the manifest knows."""

    form = "line"

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self._target = folder / NAME
        self._manifest = manifest
        with writing(self._target):
            self._parts = Parts(folder)
            self._part = self._parts.folder / NAME
            if self._target.is_file() and not self._part.exists():
                os.replace(self._target, self._part)  # of a batch that was whole, and has more to do
            end = max((entry["end"] for entry in manifest.entries() if "end" in entry), default=0)
            self._file = os.open(self._part, os.O_RDWR | os.O_CREAT, 0o666)
            if os.fstat(self._file).st_size < end:
                os.close(self._file)
                raise InvalidRequestError(
                    f"{str(self._part)!r} is shorter than its manifest says: begin anew in another folder.",
                    field="output",
                )
            os.ftruncate(self._file, end)
        self._end = end

    def put(self, entry: dict[str, Any], made: bytes) -> list[Mapping[str, Any]]:
        """The line, then the manifest, which says where it ends."""
        if made:
            rest, place = memoryview(made), self._end
            with writing(self._part):
                while rest:
                    written = os.pwrite(self._file, rest, place)
                    rest, place = rest[written:], place + written
                os.fsync(self._file)
            entry["end"] = place
        self._manifest.append([entry])
        self._end = entry.get("end", self._end)
        return [entry]

    def flush(self) -> list[Mapping[str, Any]]:
        """Nothing waits."""
        return []

    def finish(self) -> None:
        """Give the file its name."""
        with writing(self._target):
            os.ftruncate(self._file, self._end)
            os.replace(self._part, self._target)

    def close(self) -> None:
        """Close it."""
        os.close(self._file)
        self._parts.close()
