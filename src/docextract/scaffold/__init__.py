"""A plugin to begin with: a package whose tests pass and whose example extracts."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from ..errors import InvalidRequestError

_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_TYPE = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")
FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "module.py.txt": "src/{module}/__init__.py",
    "test.py.txt": "tests/test_{name}.py",
    "deposits.csv": "tests/deposits.csv",
    "deposits.golden.json.txt": "tests/deposits.csv.golden.json",
}
"""What is written, from the files of this folder."""


def new_plugin(name: str, folder: Path, document_type: str | None = None) -> list[Path]:
    """Write the package ``docextract-NAME``: a document type with a table and two checks, its tests and an example.

    Args:
        name: lower case, words joined by ``-``; it is what the plugin is called, and what its checks begin with.
        folder: where; it is made, and must be empty or not there.
        document_type: the value of the document type; ``NAME_REGISTER`` by default.

    Returns:
        The files written.

    Raises:
        InvalidRequestError: the name or the type cannot be one, or the folder is not empty.
    """
    if not _NAME.fullmatch(name):
        raise InvalidRequestError(f"{name!r} is no name of a plugin: lower case, words joined by -", field="name")
    kind = document_type or f"{name.replace('-', '_').upper()}_REGISTER"
    if not _TYPE.fullmatch(kind):
        raise InvalidRequestError(f"{kind!r} is no document type: upper case, words joined by _", field="documentType")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidRequestError(f"{folder} is there already", field="directory")
    written = []
    for source, target in FILES.items():
        plain = name.replace("-", "_")
        path = folder / target.format(module=f"docextract_{plain}", name=plain)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_named(files(__name__).joinpath(source).read_text("utf-8"), name, kind), "utf-8")
        written.append(path)
    return written


def _named(text: str, name: str, kind: str) -> str:
    """The files of this folder are those of a plugin that is called example."""
    text = text.replace("docextract-example", f"docextract-{name}").replace("DEPOSIT_REGISTER", kind)
    if kind != "DEPOSIT_REGISTER":
        text = text.replace('"DEPOSITS"', f'"{kind}S"')
    return re.sub(r"(?<![a-z])example(?![a-z])", name.replace("-", "_"), text)
