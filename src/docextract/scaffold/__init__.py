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
    "deposits.csv": "tests/{sample}.csv",
    "deposits.golden.json.txt": "tests/{sample}.csv.golden.json",
}
"""What is written, from the files of this folder."""
_EXAMPLE = "DEPOSIT_REGISTER"
"""The document type of the files of this folder."""
_FIELDS = {"unit": "number", "tenant": "name", "resident": "holder", "received": "dated", "held": "amount"}
"""What the fields of the example are called in a plugin of another name, to be changed from there."""


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
    sample = sample_name(name, kind)
    for source, target in FILES.items():
        plain = name.replace("-", "_")
        path = folder / target.format(module=f"docextract_{plain}", name=plain, sample=sample)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_named(files(__name__).joinpath(source).read_text("utf-8"), name, kind), "utf-8")
        written.append(path)
    return written


def sample_name(name: str, kind: str) -> str:
    """What the example document of a plugin is called, without its suffix."""
    return "deposits" if kind == _EXAMPLE else name.replace("-", "_")


def _named(text: str, name: str, kind: str) -> str:
    """The files of this folder are those of a plugin that is called example, of deposits."""
    plain = name.replace("-", "_")
    text = text.replace("docextract-example", f"docextract-{name}")
    if kind != _EXAMPLE:
        text = _in_words_of(text.replace(_EXAMPLE, kind), name, kind)
    return re.sub(r"(?<![a-z])example(?![a-z])", plain, text)


def _in_words_of(text: str, name: str, kind: str) -> str:
    """A text of the example in the words of a plugin's name: ``utility-bills`` holds a ``UtilityBill``."""
    *front, last = name.split("-")
    one = " ".join([*front, last[:-1] if last.endswith("s") and not last.endswith("ss") else last])
    many = one if one.endswith("s") else f"{one}s"
    for was, now in (
        ("Registers of security deposits", f"Lists of {many}"),
        ("Register of security deposits", f"List of {many}"),
        ("Security deposits held as of", f"{many.capitalize()} as of"),
        ("One deposit that is held", f"One of the {many}"),
        ("deposits.csv", f"{sample_name(name, kind)}.csv"),
        ('"DEPOSITS"', f'"{kind}S"'),
        ("TestDeposits", f"Test{_class(many)}"),
        ("DEPOSITS", "DOCUMENT"),
        ('"Deposit"]', '"Sum"]'),
        ("Deposits", many.capitalize()),
        ("Deposit(Row)", f"{_class(one)}(Row)"),
        ("row=Deposit", f"row={_class(one)}"),
        ("TableExtractor(Deposit", f"TableExtractor({_class(one)}"),
        ("`Deposit`", f"`{_class(one)}`"),
        ("deposits", many),
        ("A deposit", f"One of the {many}"),
        ("deposit", one),
    ):
        text = text.replace(was, now)
    for was, now in _FIELDS.items():
        text = re.sub(rf"(?<![A-Za-z]){was}(?![a-z])", now, text)
        header = "Date" if now == "dated" else now.capitalize()
        text = re.sub(rf"(?<![A-Za-z]){was.capitalize()}(?![a-z])", header, text)
    return text


def _class(words: str) -> str:
    return "".join(word.capitalize() for word in words.split())
