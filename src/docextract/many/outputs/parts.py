"""What is written beside: files without their names yet, in a folder that readers of answers do not look into."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Container
from pathlib import Path

FOLDER = ".parts"


class Parts:
    """The folder of what has no name yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER
        self.folder.mkdir(parents=True, exist_ok=True)

    def write(self, data: bytes, suffix: str, name: str | None = None) -> str:
        """Write data, to disk; gives the name that it has meanwhile."""
        name = name or secrets.token_hex(8) + suffix
        path = self.folder / name
        try:
            with path.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except BaseException:
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        return name

    def name(self, part: str, target: Path) -> bool:
        """Give a part its name; False where there is no such part any more."""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            os.replace(self.folder / part, target)
        except FileNotFoundError:
            return False
        return True

    def clear(self, kept: Container[str] = ()) -> None:
        """Remove what was begun and never finished."""
        for path in self.folder.iterdir():
            if path.name not in kept:
                path.unlink()

    def close(self) -> None:
        """Remove the folder, if nothing is in it."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()
