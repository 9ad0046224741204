"""Where the recognisers' data is."""

from __future__ import annotations

import os
from pathlib import Path

LANGUAGE = "eng"
FOLDERS = (
    "/usr/share/tesseract-ocr/5/tessdata",
    "/usr/share/tesseract-ocr/4.00/tessdata",
    "/usr/share/tessdata",
    "/usr/local/share/tessdata",
    "/opt/homebrew/share/tessdata",
)
"""Where Tesseract's language data is looked for after the folder that TESSDATA_PREFIX names."""


def tessdata() -> Path | None:
    """The folder of Tesseract's data, if there is one with the language."""
    for folder in (os.environ.get("TESSDATA_PREFIX"), *FOLDERS):
        if folder and _readable(Path(folder) / f"{LANGUAGE}.traineddata"):
            return Path(folder)
    return None


def _readable(path: Path) -> bool:
    """Whether a file is there and may be read: Tesseract ends the process where a sandbox shows a file and keeps it."""
    try:
        with path.open("rb") as file:
            return len(file.read(1)) == 1
    except OSError:
        return False


def folders() -> list[Path]:
    """The folders outside of Python's own that are read."""
    found = tessdata()
    return [found] if found else []
