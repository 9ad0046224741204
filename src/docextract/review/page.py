"""The review page: the answer, the document, and what shows them, in one file that asks for nothing else."""

from __future__ import annotations

import base64
import hashlib
import json
from html import escape
from importlib.resources import files
from typing import Any, BinaryIO

from ..export.safe import clean
from ..models.extraction import Extraction
from .data import review_data
from .pictures import pages_of, sheets_of


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the page to a binary file."""
    file.write(review_html(extraction).encode("utf-8", "replace"))


def review_html(extraction: Extraction[Any, Any]) -> str:
    """The page as text. Nothing of the document is markup in it: texts are JSON, and shown as text."""
    style, script = (files("docextract.review").joinpath(name).read_text("utf-8") for name in ("page.css", "page.js"))
    data: dict[str, Any] = review_data(extraction) | {"pages": pages_of(extraction), "sheets": sheets_of(extraction)}
    policy = (
        f"default-src 'none'; img-src data:; style-src '{_hash(style)}'; script-src '{_hash(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    frame = files("docextract.review").joinpath("page.html").read_text("utf-8")
    title = escape(clean(data["title"]))
    parts = {"@policy@": policy, "@title@": title, "@style@": style, "@data@": _json(data), "@script@": script}
    pieces: list[str] = []
    rest = frame
    for mark in ("@policy@", "@title@", "@style@", "@data@", "@script@"):  # in their order: no text is looked at twice
        before, _, rest = rest.partition(mark)
        pieces += [before, parts[mark]]
    return "".join([*pieces, rest])


def _json(data: dict[str, Any]) -> str:
    """JSON that cannot end the element that it stands in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _hash(text: str) -> str:
    """What the content security policy knows an inline style or script by."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")
