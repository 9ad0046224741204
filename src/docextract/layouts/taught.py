"""What a person said of columns, as a layout's file: the next document of the kind is read with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence

from ..values.text import words
from .layout import Layout

_NAME = re.compile(r"[^\w.-]+")


def layout_text(
    name: str,
    headers: Sequence[str],
    meanings: Mapping[str, str],
    known: Iterable[str] = (),
    base: Layout | None = None,
) -> str:
    """The TOML of a layout that means by each header what a person said.

    Args:
        name: what ``meta.template`` will say.
        headers: the headers of the document, in their order.
        meanings: field by header, as said.
        known: headers that the reading understood by itself; they and those that were said must be there in the next
            document, the others may.
        base: the layout that the document was recognised as; the new one goes on from it.
    """
    kept = {words(text): text for text in reversed(headers) if words(text)}
    needed = {words(text) for text in (*known, *meanings)}
    required = [text for key, text in reversed(kept.items()) if key in needed]
    optional = [text for key, text in reversed(kept.items()) if key not in needed]
    own = base is not None and base.name == name
    extends = None if base is None else base.extends if own else base.name
    lines = ["[layout]", f"name = {_text(name)}", f"title = {_text(f'{name}, as it was taught')}"]
    lines += [f"extends = {_text(extends)}"] if extends else []
    lines += ["", "[recognise]", f"required = {_texts(required)}"]
    lines += [f"optional = {_texts(optional)}"] if optional else []
    lines += ["open = true"]
    taken = {words(header) for header in meanings}
    before = base.words.get("header", ()) if base is not None and own else ()
    said = [(str(text), str(entry["field"])) for entry in before if entry.get("firm") for text in entry["words"]]
    earlier = [(text, field) for text, field in said if words(text) not in taken]
    for header, field in [*earlier, *meanings.items()]:
        lines += ["", "[[header]]", f"words = {_texts([header])}", f"field = {_text(field)}", "firm = true"]
    return "\n".join(lines) + "\n"


def layout_name(stem: str) -> str:
    """A name for ``meta.template`` from that of a file."""
    return _NAME.sub("_", stem).strip("_") or "taught"


def _text(text: str) -> str:
    # JSON's strings are TOML's, but for what neither may hold bare.
    return json.dumps(" ".join(text.split()), ensure_ascii=False).replace("\x7f", "\\u007f")


def _texts(texts: Sequence[str]) -> str:
    return "[" + ", ".join(map(_text, texts)) + "]"
