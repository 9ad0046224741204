"""How much forms draw that draw other forms, from the file's object graph (pypdf), without drawing any."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pypdf
from pypdf.generic import DictionaryObject, IndirectObject, StreamObject

from .painting import painted
from .quiet import quiet
from .streams import unescaped

Drawn = Mapping[str, int]
"""How often a content stream draws each named object, and under no name how many objects of its own it draws."""

DEEPEST = 40
"""PDFium follows forms in forms to this depth."""
STEPS = 200_000
"""So many forms in forms are looked at; more are as good as endless."""

_reference = re.compile(rb"/([^\s/<>\[\]()]+)\s+(\d{1,10})\s+(\d{1,5})\s+R")


@dataclass(slots=True)
class Forms:
    """The forms of a file by object number: what each draws, and which numbers the names stand for."""

    drawn: dict[int, Drawn] = field(default_factory=dict)
    names: dict[int, dict[str, int]] = field(default_factory=dict)
    _weights: dict[tuple[int, int], int] = field(default_factory=dict)

    def weight(self, number: int, most: int, depth: int = DEEPEST) -> int:
        """How many objects a form draws with all forms in it; no longer exact once it is more than ``most``."""
        if depth <= 0 or number not in self.drawn:
            return 0
        known = self._weights.get((number, depth))
        if known is not None:
            return known
        total = 0
        for name, times in self.drawn[number].items():
            child = self.names[number].get(name)
            total += times if child is None else times * (1 + self.weight(child, most, depth - 1))
            if total > most or len(self._weights) > STEPS:
                total = max(total, most + 1)
                break
        self._weights[number, depth] = total
        return total


def forms(data: bytes, roots: Iterable[tuple[int, int]], password: str | None) -> Forms:
    """The forms with the object and generation numbers ``roots``, and those they draw, as far as pypdf reads them."""
    found = Forms()
    try:
        with quiet("pypdf"):
            reader = pypdf.PdfReader(io.BytesIO(data), strict=False)
            if reader.is_encrypted:
                reader.decrypt(password or "")
            waiting = [IndirectObject(number, generation, reader) for number, generation in roots]
            while waiting:
                reference = waiting.pop()
                if reference.idnum not in found.drawn:
                    waiting += _add(found, reference, data)
    except Exception:  # pypdf lets many kinds through on damaged files
        return found
    return found


def _add(found: Forms, reference: IndirectObject, data: bytes) -> list[IndirectObject]:
    """Note one form; returns the objects that it draws."""
    form = reference.get_object()
    if not isinstance(form, StreamObject) or form.get("/Subtype") != "/Form":
        return []
    counts = found.drawn[reference.idnum] = painted(form.get_data())
    children: dict[str, IndirectObject] = {}
    if "/Resources" in form:
        resources: Any = form["/Resources"]
        named: Any = resources.get("/XObject", DictionaryObject()).get_object()
        for key in named:
            child = named.raw_get(key)
            if isinstance(child, IndirectObject) and key[1:] in counts:
                children[key[1:]] = child
    else:  # then the page's count: any object of that name will do
        for match in _reference.finditer(data):
            if (name := unescaped(match[1]).decode("latin-1")) in counts:
                children[name] = IndirectObject(int(match[2]), int(match[3]), reference.pdf)
    found.names[reference.idnum] = {name: child.idnum for name, child in children.items()}
    return list(children.values())
