"""Documents with a text layer, read as if their words had been recognised on pictures: some of them wrongly."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import docextract
from docextract import Options
from docextract.declarations import Reader, ReadRequest, resolve
from docextract.document import Alternative, Document, Page, Word
from docextract.hookspecs import Registrar, hookimpl
from docextract.models.findings import Note
from docextract.models.place import Place
from docextract.registry import Registry
from docextract.values.numbers import money

FIGURE = re.compile(r"[-($]*\d[\d,]*(?:\.\d+)?\)?-?")
YEAR = re.compile(r"(?:19|20)\d\d")
LIKELY = {"0": "68", "1": "7", "3": "8", "5": "6", "6": "58", "7": "1", "8": "36", "9": "0", "2": "7", "4": "9"}
"""What a test's recogniser takes for each other."""

Misread = Callable[[Page], dict[int, str]]
"""The words of a page that are read wrongly, by their number."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A figure that was read wrongly."""

    page: int
    word: Word
    read: str

    def stands_in(self, place: Place | None) -> bool:
        """Whether it is what stands at a place."""
        if place is None or place.box is None or place.page != self.page:
            return False
        x, y = (self.word.x0 + self.word.x1) / 2, (self.word.top + self.word.bottom) / 2
        x0, top, x1, bottom = place.box
        return x0 - 0.5 <= x <= x1 + 0.5 and top - 0.5 <= y <= bottom + 0.5


def recognised(
    data: bytes, misread: Misread, *, others: dict[str, Sequence[str]] | None = None, typed: Sequence[int] = (),
    plugins: Sequence[object] = (), planted: list[Planted] | None = None, **asked: Any,
) -> Any:  # fmt: skip
    """Extract from a PDF whose words are recognised, some of them wrongly.

    Args:
        others: what else words say, by what is read. typed: pages that are read as text. planted: is filled.
    """

    def read(request: ReadRequest) -> Document:
        builtin = Registry.build().reader("pdf", None)
        document: Document = resolve(builtin.read)(request)
        document.pages = [
            _seen(page, misread(page), others or {}, page.number in typed, planted) for page in document.pages
        ]
        return document

    def register_readers(registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("eyes", ("pdf",), read))

    eyes = SimpleNamespace(__name__="eyes", register_readers=hookimpl(register_readers))
    registry = Registry.build([*plugins, eyes])
    return docextract.extract(
        data, **{"asset_type": "MULTIFAMILY", **asked}, options=Options(reader="eyes"), registry=registry
    )


def _seen(
    page: Page, misread: dict[int, str], others: dict[str, Sequence[str]], typed: bool, planted: list[Planted] | None
) -> Page:
    words = [word._replace(text=misread.get(n, word.text)) for n, word in enumerate(page.words)]
    if planted is not None:
        planted += [Planted(page.number, page.words[n], text) for n, text in misread.items()]
    if typed:
        return replace(page, words=words)
    said = {n: [Alternative(text, 0.3) for text in others.get(word.text, ())] for n, word in enumerate(words)}
    return replace(page, words=words, confidences=[0.9] * len(words), alternatives={n: t for n, t in said.items() if t})


def figures(page: Page) -> list[int]:
    """The numbers of the words of a page that are amounts."""
    return [
        n
        for n, word in enumerate(page.words)
        if FIGURE.fullmatch(word.text) and len(word.text) > 2 and not YEAR.fullmatch(word.text) and money(word.text)
    ]


def at_random(
    seed: int, count: int, kinds: Sequence[str] = ("alike",), others: dict[str, Sequence[str]] | None = None
) -> Misread:
    """So many figures of the first page misread, each in one of some ways.

    Args:
        kinds: ``alike`` takes a digit for one that looks like it, ``any`` for any other; ``sign`` loses or gains a
            sign, ``point`` loses a point, ``lost`` loses a digit.
        others: is filled, for every second of them, with what is printed and a reading that is wrong too; and for as
            many figures that are read rightly with a wrong one.
    """

    def misread(page: Page) -> dict[int, str]:
        chance = random.Random(f"{seed} {page.number}")
        found = figures(page) if page.number == 1 else []
        chosen = chance.sample(found, min(2 * count, len(found)))
        wrong = {n: _mistaken(page.words[n].text, chance.choice(kinds), chance) for n in chosen[:count]}
        wrong = {n: text for n, text in wrong.items() if text and money(text) != money(page.words[n].text)}
        if others is not None:
            others.update(
                (text, (page.words[n].text, _mistaken(text, "any", chance))) for n, text in [*wrong.items()][::2]
            )
            others.update((w, (_mistaken(w, "any", chance),)) for n in chosen[count:] if (w := page.words[n].text))
        return wrong

    return misread


def _mistaken(text: str, kind: str, chance: random.Random) -> str:
    at = chance.choice([n for n, glyph in enumerate(text) if glyph.isdigit()])
    bare = text.strip("()-")
    match kind:
        case "alike":
            return text[:at] + chance.choice(LIKELY[text[at]]) + text[at + 1 :]
        case "sign":
            return bare if bare != text else f"-{text}"
        case "point":
            return text.replace(".", "") if "." in text else text.replace(",", ".", 1)
        case "lost":
            return text[:at] + text[at + 1 :]
        case _:
            return text[:at] + chance.choice("0123456789".replace(text[at], "")) + text[at + 1 :]


def saying_of(texts: dict[str, str]) -> Misread:
    """Words that are read as others wherever they stand."""
    return lambda page: {n: texts[word.text] for n, word in enumerate(page.words) if word.text in texts}


def notes(found: Any, kind: str) -> list[Note]:
    """The warnings of one type."""
    return [note for note in found.warnings if note.type == kind]


def taken(note: Note) -> tuple[Decimal | None, Decimal | None]:
    """What was read and what is taken, of a repair."""
    match = re.match(r"'(.*?)' was recognised and '(.*?)' is taken", note.message)
    assert match is not None, note.message
    return money(match[1]), money(match[2])
