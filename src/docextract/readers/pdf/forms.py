"""How much forms draw that draw other forms, without drawing any.

The graph of forms is taken from the file as pypdf understands it and from its bytes as they stand: in a damaged file
PDFium may find objects where pypdf finds none, or another one of several of a number.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any

import pypdf
from pypdf.generic import DictionaryObject, IndirectObject, StreamObject

from ...records import record
from .painting import painted
from .quiet import quiet
from .streams import Stream, inflated, unescaped

Drawn = Mapping[str, int]
"""How often a content stream draws each named object, and under no name how many objects of its own it draws."""

DEEPEST = 40
"""PDFium follows forms in forms to this depth."""
STEPS = 200_000
"""So many forms in forms are looked at; more are as good as endless."""

LONGEST = 1 << 22
"""Bytes of a form's content that are looked at."""

_reference = re.compile(rb"/([^\s/<>\[\]()]+)\s+(\d{1,10})\s+(\d{1,5})\s+R")
_indirect = re.compile(rb"/(?:Resources|XObject)\s+(\d{1,10})\s+\d{1,5}\s+R")
_body = re.compile(rb"(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj\b(.*?)(?=endobj|stream|\Z)", re.DOTALL)


@record
class Forms:
    """The forms of a file by object number: what each draws, and which numbers the names may stand for."""

    drawn: dict[int, Drawn] = field(default_factory=dict)
    names: dict[int, dict[str, set[int]]] = field(default_factory=dict)
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
            children = self.names[number].get(name, ())
            total += times * (1 + max((self.weight(child, most, depth - 1) for child in children), default=0))
            if total > most or len(self._weights) > STEPS:
                total = max(total, most + 1)
                break
        self._weights[number, depth] = total
        return total

    def add(self, number: int, drawn: Drawn, children: Iterable[tuple[str, int]]) -> None:
        """Note a form, or another one of its number: then it draws what either draws."""
        before = self.drawn.get(number, {})
        self.drawn[number] = {name: max(drawn.get(name, 0), before.get(name, 0)) for name in {**before, **drawn}}
        names = self.names.setdefault(number, {})
        for name, child in children:
            names.setdefault(name, set()).add(child)


def forms(data: bytes, roots: Iterable[Stream], password: str | None) -> Forms:
    """The forms ``roots``, and those they draw."""
    found = Forms()
    roots = list(roots)
    _add_as_they_stand(found, roots, data)
    try:
        with quiet("pypdf"):
            reader = pypdf.PdfReader(io.BytesIO(data), strict=False)
            if reader.is_encrypted:
                reader.decrypt(password or "")
            waiting = [IndirectObject(root.number, root.generation, reader) for root in roots]
            met: set[int] = set()
            anywhere = _Anywhere(data)
            while waiting:
                reference = waiting.pop()
                if reference.idnum not in met:
                    met.add(reference.idnum)
                    try:
                        waiting += _add(found, reference, anywhere)
                    except MemoryError:
                        raise
                    except Exception:
                        continue
    except MemoryError:
        raise
    except Exception:  # pypdf lets many kinds through on damaged files
        return found
    return found


def _add_as_they_stand(found: Forms, roots: list[Stream], data: bytes) -> None:
    """Note forms by what stands in the file's bytes, whatever its tables say."""
    bodies = _bodies(data) if any(_indirect.search(root.entries) for root in roots) else {}
    anywhere = _Anywhere(data)
    for root in roots:
        texts, seen = [root.entries], set[int]()
        for text in texts:  # it grows
            for number in map(int, _indirect.findall(text)):
                if number not in seen:
                    seen.add(number)
                    texts += bodies.get(number, [])
        drawn = painted(_content(root, data))
        children = [(m[1].decode("latin-1"), int(m[2])) for text in texts for m in _reference.finditer(text)]
        known = {name for name, _ in children}
        children += [(name, number) for name in drawn if name not in known for number in anywhere.numbers(name)]
        found.add(root.number, drawn, children)


def _bodies(data: bytes) -> dict[int, list[bytes]]:
    """The text of every object by its number, as far as the stream it may hold."""
    bodies: dict[int, list[bytes]] = {}
    for match in _body.finditer(data):
        bodies.setdefault(int(match[1]), []).append(unescaped(match[2]))
    return bodies


def _content(form: Stream, data: bytes) -> bytes:
    """What a form draws, as far as it is looked at."""
    content = b""
    for piece in inflated(data[form.begin : form.end], form.filters):
        content += piece
        if len(content) > LONGEST:
            break
    return content


class _Anywhere:
    """What names stand for anywhere in the file: a form that lacks one takes the page's, and no page says which."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._found: dict[str, set[int]] | None = None

    def numbers(self, name: str) -> set[int]:
        """The objects that the name is a reference to."""
        if self._found is None:
            self._found = {}
            for match in _reference.finditer(self._data):
                self._found.setdefault(unescaped(match[1]).decode("latin-1"), set()).add(int(match[2]))
        return self._found.get(name, set())


def _add(found: Forms, reference: IndirectObject, anywhere: _Anywhere) -> list[IndirectObject]:
    """Note one form; returns the objects that it draws."""
    form = reference.get_object()
    if not isinstance(form, StreamObject) or form.get("/Subtype") != "/Form":
        return []
    counts = painted(form.get_data())
    resources: Any = form.get("/Resources", DictionaryObject()).get_object()
    named: Any = resources.get("/XObject", DictionaryObject()).get_object()
    children: list[tuple[str, int]] = []
    for name in counts:
        child = named.raw_get("/" + name) if "/" + name in named else None
        if isinstance(child, IndirectObject):
            children.append((name, child.idnum))
        elif child is None:
            children += [(name, number) for number in anywhere.numbers(name)]
    found.add(reference.idnum, counts, children)
    return [IndirectObject(number, 0, reference.pdf) for _, number in children]
