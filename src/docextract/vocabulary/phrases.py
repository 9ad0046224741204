"""Total rows, ends of tables, report titles and page furniture, by their wording."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from ..records import record
from ..values.text import words
from ..values.wordlist import later
from .matches import TotalMatch

Phrase = tuple[str, ...]
_NUMBERED = re.compile(r"\d{1,3}[a-z]?|[a-z]\d{0,2}")
"""What a part of a property is called behind the word for it."""
_IN_BRACKETS = re.compile(r"(?<!\s)\s*[(\[]([^()\[\]]+)[)\]]\s*$")
_NAMED = re.compile(r"\(\?P<\w+>")
_REFERS = re.compile(r"\\[1-9]|\(\?(?:P=|\()")
_CODED = re.compile(r"\(\S+\)\s*:?\s*$")
_FIGURE = re.compile(r"[-($]*\d[\d.,/()-]*", re.ASCII)
"""A number, an amount or a date: no row is called so."""
LONGEST = 160
"""Labels are short; a longer text is prose."""


def _flat(text: str) -> str:
    if not text.isascii():
        text = text.replace("\u2013", "-").replace("\u2014", "-")
    return " ".join(text.split())


def _patterns(entries: Sequence[Mapping[str, Any]], name: str) -> list[tuple[str, re.Pattern[str]]]:
    return [(e[name], later(e["pattern"], re.IGNORECASE | re.DOTALL)) for e in entries]


def _any_of(patterns: Sequence[re.Pattern[str]]) -> re.Pattern[str] | None:
    """One pattern that fits what any of several ones fits, with a group for each; None where it would
    be another. Most texts fit none."""
    texts = []
    for pattern in patterns:
        text = _NAMED.sub("(?:", pattern.pattern)
        if _REFERS.search(text):
            return None
        texts.append(f"({text})")
    try:
        found = re.compile("|".join(texts), re.IGNORECASE | re.DOTALL)
    except re.error:
        return None
    return found if texts and found.groups == len(texts) else None


def _first_of(found: re.Match[str] | None) -> int:
    """The place of the first pattern that fits, by what :func:`_any_of` found; 0 where that is not known."""
    return (found.lastindex or 1) - 1 if found is not None else 0


_TITLE_ENDS = re.compile(
    r"\s+[-\u2013\u2014|:]\s+|[,;(:]|\s(?:as|at|for|from|year|years|months?|period|ended|ending)\s", re.IGNORECASE
)
"""What the date or the period, or whose it is, follows in a title."""
_MARKS = re.compile(r"^\*+\s*|\s*\*+$")
_COUNT = re.compile(r"\s*\d[\d,]*\s+[^\W\d]{3,}")
"""How many there are of what."""
_REMARK = re.compile(r"(?<=\w)\s*\([^()]*[^\W\d_]{3}[^()]*\)$")


@record(slots=False)
class TotalTable:
    """The patterns of ``totals.toml``; those of later files are tried first."""

    totals: list[tuple[str, bool, re.Pattern[str]]] = field(default_factory=list)
    ends: list[tuple[str, re.Pattern[str]]] = field(default_factory=list)
    statement: list[re.Pattern[str]] = field(default_factory=list)
    averaged: re.Pattern[str] | None = None
    counted: list[re.Pattern[str]] = field(default_factory=list)
    """How many a label sums, behind what it says."""
    any_total: re.Pattern[str] | None = None

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> TotalTable:
        """The table of several files, the built-in one first."""
        table = cls()
        for data in tables:
            own = [
                (e["kind"], e.get("certain", True), later(e["pattern"], re.IGNORECASE | re.DOTALL))
                for e in data.get("total", ())
            ]
            table.totals = own + table.totals
            table.ends = _patterns(data.get("end", ()), "name") + table.ends
            if "averaged" in data:
                table.averaged = later(data["averaged"]["pattern"])
            table.counted += [later(p) for p in data.get("counted", {}).get("patterns", ())]
            table.statement += [later(p) for p in data.get("statement", {}).get("patterns", ())]
        table.any_total = _any_of([pattern for _, _, pattern in table.totals])
        return table

    def total(self, text: str) -> TotalMatch | None:
        """What a total row's label sums, None if it is no such label."""
        if _FIGURE.fullmatch(text):
            return None
        flat = _MARKS.sub("", _flat(text)) if "*" in text else _flat(text)  # "*** Park Total ***"
        if not flat or len(flat) > LONGEST:
            return None
        averaged = 0
        if self.averaged is not None and "total" in flat.casefold():
            flat, averaged = self.averaged.subn("", flat)
        any_total = self.any_total and self.any_total.fullmatch(flat)
        if self.any_total is not None and any_total is None:
            if (found := self._counts(flat)) is not None:
                return found
            head, _, said = flat.partition(":")  # "Report Total: 42 slips and moorings, 33 rented, 9 vacant"
            whole = self.total(head) if _COUNT.match(said) and not any(map(str.isdigit, head)) else None
            if whole is not None and whole.certain:
                return replace(whole, count=int(said.split()[0].replace(",", "")))
            plain = _REMARK.sub("", flat)  # "All houses (occupied rooms)"
            return self.total(plain) if plain != flat else None
        for kind, certain, pattern in self.totals[_first_of(any_total) :]:
            match = pattern.fullmatch(flat)
            if not match:
                continue
            groups = match.groupdict()
            scope, count = groups.get("scope"), groups.get("count")
            return TotalMatch(
                kind,
                scope.strip(" :-,") or None if scope else None,
                int(count.replace(",", "")) if count else None,
                groups.get("percent"),
                certain or averaged > 0 or _CODED.search(flat) is not None,
            )
        return None

    def _counts(self, flat: str) -> TotalMatch | None:
        """A label that is none by itself: that of a total or any other, and how many of them it sums."""
        if not any(map(str.isdigit, flat)):
            return None
        for pattern in self.counted:
            if (match := pattern.fullmatch(flat)) is None:
                continue
            count = int(match["count"].replace(",", ""))
            if (found := self.total(match["label"])) is not None:
                return replace(found, count=count)
            if ":" in match.groupdict().get("mark", ""):
                return TotalMatch("subtotal", match["label"], count, None, certain=False)
        return None

    def ends_table(self, text: str) -> str | None:
        """The name of what begins with this text after a table of units, None if nothing does."""
        flat = _flat(text).rstrip(" :") if not text.rstrip().endswith("note:") else _flat(text)
        for candidate in dict.fromkeys((_flat(text), flat)):
            for name, pattern in self.ends:
                if pattern.fullmatch(candidate):
                    return name
        return None

    def statement_total(self, text: str) -> bool:
        """Whether a statement's label is worded as totals usually are."""
        flat = _flat(text)
        return any(p.search(flat) for p in self.statement)


@record(slots=False)
class TitleTable:
    """The phrases of ``titles.toml`` by words, and what else speaks for a document type."""

    titles: dict[Phrase, str] = field(default_factory=dict)
    first: frozenset[str] = frozenset()
    cues: list[tuple[str, tuple[Phrase, ...]]] = field(default_factory=list)
    longest: int = 0
    labelled: re.Pattern[str] = field(default_factory=lambda: re.compile(r"(?!)"))
    stop: re.Pattern[str] = field(default_factory=lambda: re.compile(r"(?!)"))
    qualifiers: frozenset[str] = frozenset()
    programs: frozenset[str] = frozenset()
    software: frozenset[Phrase] = frozenset()
    remarks: frozenset[Phrase] = frozenset()
    parts: frozenset[str] = frozenset()
    floors: frozenset[str] = frozenset()
    nameless: frozenset[Phrase] = frozenset()
    files: frozenset[Phrase] = frozenset()
    plain: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    agents: frozenset[str] = frozenset()
    several: frozenset[str] = frozenset()

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> TitleTable:
        """The table of several files, the built-in one first."""
        table = cls()
        for data in tables:
            for entry in data.get("title", ()):
                table.titles.update({words(w): entry["type"] for w in entry["words"]})
                table.first |= {entry["type"]} if entry.get("first") else set()
            said = data.get("property", {})
            table.parts |= frozenset(said.get("parts", ()))
            table.floors |= frozenset(said.get("floors", ()))
            table.several |= frozenset(said.get("several", ()))
            table.programs |= frozenset(said.get("programs", ()))
            table.qualifiers |= frozenset(said.get("qualifiers", ()))
            table.software |= frozenset(map(words, said.get("software", ())))
            table.remarks |= frozenset(map(words, said.get("remarks", ())))
            table.nameless |= frozenset(map(words, said.get("none", ())))
            table.files |= frozenset(map(words, said.get("files", ())))
            table.plain |= frozenset(said.get("plain", ()))
            table.places |= frozenset(said.get("places", ()))
            table.agents |= frozenset(said.get("agents", ()))
            table.cues += [(c["type"], tuple(words(w) for w in c["all"])) for c in data.get("cue", ())]
        table.longest = max((len(p) for p in table.titles), default=0)
        labels, counted, stops = (
            "|".join(re.escape(w) for data in tables for w in data.get("property", {}).get(key, ()))
            for key in ("labels", "numbered", "stops")
        )
        number = r"\s+\d+(?:\s*(?:of|/)\s*\d+)?"
        pattern = rf"\s*(?:(?:{labels})(?:{number})?|(?:{counted}){number})\s*[:=]\s*(?P<name>.+)"
        table.labelled = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        table.stop = re.compile(rf"\s{{2,}}|(?<!\w)(?:{stops})(?!\w)", re.IGNORECASE)
        return table

    def title(self, text: str) -> tuple[str, ...]:
        """The document types that a title names, longest phrase first, those before them that decide wherever they are
        named. Words of a longer phrase count once."""
        tokens = words(text)
        taken = [False] * len(tokens)
        found: list[str] = []
        for n in range(min(self.longest, len(tokens)), 0, -1):
            for i in range(len(tokens) - n + 1):
                kind = self.titles.get(tokens[i : i + n])
                if kind and not any(taken[i : i + n]):
                    taken[i : i + n] = [True] * n
                    if kind not in found:
                        found.append(kind)
        return tuple(sorted(found, key=lambda kind: kind not in self.first))

    def is_title(self, text: str) -> bool:
        """Whether a text is a title and says little else: "Balance Sheet - December 31, 2024"."""
        tokens = words(_TITLE_ENDS.split(text, maxsplit=1)[0])
        longest = range(min(self.longest, len(tokens)), 0, -1)
        return any(
            self.titles.get(tokens[i : i + n])
            for n in longest
            if 2 * n >= len(tokens)
            for i in range(len(tokens) - n + 1)
        )

    def qualifies_title(self, text: str) -> bool:
        """Whether words behind a report's title only say how it is made: "By Bed"."""
        return words(text)[:1] != () and words(text)[0] in self.qualifiers

    def names_part(self, text: str) -> str | None:
        """``building`` or ``floor`` for a heading that names a part of a property: "Building A", "Floor 2", "Building:
        21 Elm Court"."""
        label, _, name = text.partition(":")
        found = (*words(label), name) if name.strip() else words(text)
        if len(found) != 2:
            return None
        return (
            "building" if not self.parts.isdisjoint(found) else "floor" if not self.floors.isdisjoint(found) else None
        )

    def begins_with_part(self, text: str) -> bool:
        """Whether a heading says of a part of a property more than what it is called: "Building A - 211 Marrow St"."""
        found = words(text)
        return len(found) > 2 and found[0] in self.parts and _NUMBERED.fullmatch(found[1]) is not None

    def names_program(self, text: str) -> bool:
        """Whether words name the program that made a report: "OneSite Reports", "Argus Enterprise 13.2"."""
        found = words(text)
        if found[-1:] != () and found[-1] in self.programs:
            return True
        while found and found not in self.software and any(map(str.isdigit, found[-1])):
            found = found[:-1]  # its version
        return found in self.software

    def without_remark(self, text: str) -> str:
        """A name without the remark in brackets behind it: "Willow Center (Amounts in USD)"."""
        match = _IN_BRACKETS.search(text)
        found = words(match[1]) if match else ()
        said = any(found[:n] in self.remarks for n in range(1, len(found) + 1))
        return text[: match.start()] if match and said else text

    def names_no_property(self, text: str) -> bool:
        """Whether words stand where a property's name does and are none: "All Properties", "Contract IN36-S041-007"."""
        *said, number = text.split() or [""]
        filed = any(map(str.isdigit, number)) and words(" ".join(said)) in self.files
        return filed or words(text) in self.nameless

    def says_nothing(self, text: str) -> bool:
        """Whether words say what is listed, of when and for whom, and name nothing: "In-place leases", "Exhibit C"."""
        said = [word for word in words(text) if len(word) > 1 and not any(map(str.isdigit, word))]
        own = [word for word in said if word not in self.plain]
        alone = len(own) == 1 and own[0] in self.places and said != ["the", *own]  # "Stores", "Rooming house"
        return bool(said) and (not own or alone)

    def names_place(self, text: str) -> bool:
        """Whether a name has a word for places that are let: "Court", "Plaza"."""
        return not self.places.isdisjoint(words(text))

    def names_agent(self, text: str) -> bool:
        """Whether a title line names who manages, sells or values a property: "Acme Property Management"."""
        return not self.agents.isdisjoint(words(text))

    def names_several(self, text: str) -> bool:
        """Whether a name is that of several properties or of their owner: "Harbor Portfolio", "Elm Holdings LLC"."""
        return not self.several.isdisjoint(words(text))

    def property_label(self, text: str) -> str | None:
        """What follows a label of the property (``Property: Elm Court``): its name; None without such a label.

        A list of properties (``Property: .elm``) has no name: then ''.
        """
        match = self.labelled.fullmatch(text)
        if match is None:
            return None
        return "" if match["name"].startswith(".") else self.stop.split(match["name"])[0].strip(" .,;")

    def cued(self, headers: Sequence[str]) -> tuple[str, ...]:
        """The document types that a table's header cells speak for."""
        cells = [words(h) for h in headers]

        def holds(cell: Phrase, phrase: Phrase) -> bool:
            n = len(phrase)
            return any(cell[i : i + n] == phrase for i in range(len(cell) - n + 1))

        return tuple(t for t, phrases in self.cues if all(any(holds(c, p) for c in cells) for p in phrases))


@record(slots=False)
class FurnitureTable:
    """The patterns of ``furniture.toml``; those of later files are tried first."""

    patterns: list[tuple[str, re.Pattern[str]]] = field(default_factory=list)
    any_pattern: re.Pattern[str] | None = None

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> FurnitureTable:
        """The table of several files, the built-in one first."""
        table = cls()
        for data in tables:
            table.patterns = _patterns(data.get("furniture", ()), "kind") + table.patterns
        table.any_pattern = _any_of([pattern for _, pattern in table.patterns])
        return table

    def furniture(self, text: str) -> str | None:
        """The role of a line that belongs to the page (TITLE, NOTE, FOOTER, HEADER), None for all others."""
        flat = _flat(text)
        found = self.any_pattern and self.any_pattern.fullmatch(flat)
        if not flat or (self.any_pattern is not None and found is None):
            return None
        return next((kind for kind, pattern in self.patterns[_first_of(found) :] if pattern.fullmatch(flat)), None)
