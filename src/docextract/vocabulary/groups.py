"""What totals and the columns of tables beside a roll count, by their wording."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from decimal import Decimal
from typing import Any

from ..records import record
from ..values.text import normal
from ..values.wordlist import alternatives, later

_LABELS = re.compile(r"[^\d:]{1,30}:")
"""Words before a colon."""
_WORD = re.compile(r"\w+")
_CLAUSE = re.compile(r"([^,;)]*)")
_LISTED = re.compile(r"([^()]+)\((?:[^()]*\+|[^(),]*,[^(),]*,|incl)[^()]*\)")
"""A label with the kinds that it counts in brackets: ``Occupied (Current, Notice, Employee)``."""
_COUNTS = re.compile(r"(?<=\w) (?=\d+ [^\W\d])")
"""What stands before each count of a label: ``RESIDENTIAL TOTAL 34 UNITS 30 OCC 3 VAC 1 NON-REV``."""
MANY = 3
"""A label with more parts than so many, itself one, lists its counts."""
_SIDES = ("occupied", "paying", "vacant", "available", "neither", "denied", "total")


def _whole(words: Iterable[str]) -> re.Pattern[str]:
    """One of some words, not within another."""
    found = "|".join(re.escape(word) for word in sorted(words, key=lambda w: (-len(w), w)))
    return later(rf"(?<!\w)(?:{found})(?!\w)" if found else r"(?!)", re.NOFLAG)


def _before(words: str) -> re.Pattern[str]:
    """A number before one of some words, as of an area; not the second one of ``10 x 20``."""
    number = r"(?<![x×]\s)(?<![\d.,x×])(\d[\d,]*(?:\.\d+)?)"
    return later(rf"{number}\s*(?:{words})(?!\w)" if words else r"(?!)")


@record(slots=False)
class GroupTable:
    """The words of ``groups.toml``. Build it with :meth:`build`."""

    groups: list[tuple[str, re.Pattern[str]]] = field(default_factory=list)
    beside: frozenset[str] = frozenset()
    charge_ends: frozenset[str] = frozenset()
    limits: frozenset[str] = frozenset()
    lease_totals: frozenset[str] = frozenset()
    charge_titles: frozenset[str] = frozenset()
    option_titles: frozenset[str] = frozenset()
    other_titles: frozenset[str] = frozenset()
    later: frozenset[str] = frozenset()
    columns: list[tuple[str, re.Pattern[str]]] = field(default_factory=list)
    counted: re.Pattern[str] = field(default_factory=lambda: re.compile(r"(?!)"))
    spaced: re.Pattern[str] = field(default_factory=lambda: re.compile(r"(?!)"))
    unit_words: frozenset[str] = frozenset()
    type_tables: Mapping[str, str] = field(default_factory=dict)
    averages: frozenset[str] = frozenset()
    tenancies: frozenset[str] = frozenset()
    sized: re.Pattern[str] = field(default_factory=lambda: re.compile(r"(?!)"))
    sides: Mapping[str, re.Pattern[str]] = field(default_factory=dict)
    """Words beside counts: ``occupied``, ``vacant``, ``available``, ``neither``, and those that deny it."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    worded: re.Pattern[str] = re.compile(r"(?!)")
    """Numbers in words, up to ninety-nine."""
    denied: re.Pattern[str] = re.compile(r"(?!)")
    """What a label says that its units are not: ``Occupied, no NTV``, ``Vacant, Not Leased``."""
    further: re.Pattern[str] = re.compile(r"(?!)")
    """What stands before a further count of a label."""
    remark: re.Pattern[str] = re.compile(r"(?!)")
    """What begins a remark on a part: ``of which vacant`` beside the sums of all."""
    of_all: re.Pattern[str] = re.compile(r"(?!)")
    """How many of all: ``16 of 21``, ``16/21``, in one cell or in three (``16 | of | 21``)."""
    with_notice: re.Pattern[str] = re.compile(r"(?!)")
    """What counts all that are let, those on notice among them: ``Current/Notice Residents``."""
    owners: frozenset[str] = frozenset()
    """Headers of whoever lets a unit, where another column has who rents it."""

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> GroupTable:
        """The table of several files, the built-in one first; words of later files are added."""
        groups: dict[str, list[str]] = {}
        columns: dict[str, list[str]] = {}
        for data in tables:
            for entry in data.get("group", ()):
                groups.setdefault(entry["name"], []).extend(map(normal, entry["words"]))
            for entry in data.get("column", ()):
                columns.setdefault(entry["field"], []).extend(map(normal, entry["words"]))

        def words(table: str, key: str) -> frozenset[str]:
            return frozenset(normal(w) for data in tables for w in data.get(table, {}).get(key, ()))

        units = words("counted", "words")
        nouns = "|".join(re.escape(w) for w in sorted(units, key=lambda w: (-len(w), w)))
        spaces = "|".join(re.escape(w) for w in sorted(words("counted", "spaces"), key=lambda w: (-len(w), w)))
        sizes = "|".join(map(re.escape, columns.get("area", ())))
        ones, tens = ([w for data in tables for w in data.get("census", {}).get(k, ())] for k in ("numbers", "tens"))
        remarks, of = (alternatives([*words("census", key)]) for key in ("remarks", "of"))
        types = "|".join(map(re.escape, sorted(words("counted", "types"), key=lambda w: (-len(w), w))))
        no_type = rf"(?!\W*[\d.]+\W*(?:{types})(?!\w))" if types else ""
        return cls(
            [(name, _whole(found)) for name, found in groups.items()],
            frozenset(word for entry in words("beside", "words") for word in entry.split()),
            frozenset(end for data in tables for end in data.get("charges", {}).get("ends", ())),
            words("charges", "limits"),
            words("lease", "totals"),
            words("lease", "charges"),
            words("lease", "options"),
            words("lease", "others"),
            words("lease", "later"),
            [(name, _whole(found)) for name, found in columns.items()],
            later(rf"(?<!\d)(\d[\d,]{{0,8}})(?<!,)\s*(?:{nouns})(?!\w){no_type}" if nouns else r"(?!)"),
            later(rf"(?<!\d)(\d[\d,]{{0,8}})(?<!,)\s*(?:{spaces})(?!\w)" if spaces else r"(?!)"),
            words("counted", "labels"),
            {end: kind for data in tables for kind, ends in data.get("types", {}).items() for end in ends},
            words("average", "words"),
            words("tenancy", "headers"),
            _before(sizes),
            {side: _whole(words("census", side)) for side in (*_SIDES, "uncounted", "no_units")},
            {word: n for n, word in enumerate(ones, start=1)} | {word: 10 * n for n, word in enumerate(tens, start=2)},
            later(rf"\b(?:(?:{alternatives(tens)})[-\s](?:{alternatives(ones[:9])})|{alternatives(ones + tens)})\b"),
            later(rf"(?<=\w)\s*[,;(-]\s*(?:{alternatives([*words('denied', 'words')])})\s+[^,;]*$", re.NOFLAG),
            later(rf"[,;/(·]\s*(?:(?:{remarks})\s+)?(?=\d)" if remarks else r"[,;/(·]\s*(?=\d)", re.NOFLAG),
            later(rf"(?:{remarks})\b" if remarks else r"(?!)"),
            later(rf"(?<![\w.,/])(\d{{1,5}})[\s|]*(?:{of})[\s|]*(\d{{1,5}})(?![\w/%]|[.,]\d)" if of else r"(?!)"),
            later(
                rf"(?<!\w)(?:{alternatives(groups.get('occupied', []))})[\s(]*"
                rf"(?:{alternatives([*words('notice', 'counted')])})(?!\w)",
                re.NOFLAG,
            ),
            words("lease", "owners"),
        )

    def occupancy_group(self, label: str) -> str | None:
        """``"Total Vacant Units" -> "vacant"``; None for a label that names no group.

        A label that names both sides (``Current/Notice/Vacant Residents``) counts them all: ``total``. Behind how many
        there are, how many of them are vacant is a remark: ``Total 71 rental units, 9 vacant``. So is
        what they are not, behind what they are.
        """
        text = normal(label)
        parts = _COUNTS.split(text)
        if len(parts) > MANY and self.counted.match(parts[1]):
            text = f"{parts[0]} {parts[1]}"  # "Total 34 units 30 occ 3 vac"
        if (listed := _LISTED.match(text)) and any(pattern.search(listed[1]) for _, pattern in self.groups):
            text = listed[1]  # "Occupied (Current, Notice, Employee)"
        found = [name for name, pattern in self.groups if pattern.search(text)]
        if found and found[0] not in ("notCounted", "nonRevenue") and (match := self.denied.search(text)):
            told = [name for name, pattern in self.groups if pattern.search(text[: match.start()])]
            text, found = (text[: match.start()], told) if told else (text, found)
        if {"occupied", "vacant"} <= set(found) and "vacantLeased" not in found:
            return "total"
        if found[:1] == ["occupied"] and self.occupancy_side(text) == "vacant":
            return "vacant"  # "Units not occupied"
        if "vacant" not in found and self.with_notice.search(text):
            return "occupied"
        first, *others = self.further.split(text)
        if found and others and any(map(str.isdigit, first)):
            return self.occupancy_group(first)
        return found[0] if found else None

    def occupancy_side(self, words: str) -> str | None:
        """Whether the words beside a count say that so many units are ``occupied``, ``vacant``, ``available``,
        ``neither``, or all: ``total``.

        What is denied is vacant (``not rented``, ``sin adjudicar``). None where no word says so, or words of both do.
        """
        text = normal(words)
        said = {side for side in _SIDES if side in self.sides and self.sides[side].search(text)}
        if "vacant" in said and not self.sides["occupied"].search(self.sides["vacant"].sub(" ", text)):
            said.discard("occupied")  # "4 to let"
        elif {"vacant", "occupied"} <= said and not self.sides["vacant"].search(self.sides["occupied"].sub(" ", text)):
            said.discard("vacant")  # "32 open and operating"
        let, free = ("occupied" in said) != ("paying" in said), said & {"vacant", "available"}
        if let and free:
            return None
        if "neither" in said and not let and not free:
            return "neither"
        if let or free:
            return "vacant" if "vacant" in said or (let and "denied" in said) else "occupied" if let else "available"
        return "vacant" if "denied" in said else "total" if "total" in said else None

    def says_uncounted(self, words: str) -> bool:
        """Whether words say that something is no unit: ``the mast and the car park are not counted``."""
        return self.sides["uncounted"].search(normal(words)) is not None or self.denies_units(words)

    def denies_units(self, words: str) -> bool:
        """Whether words say so of what they name, also where nothing is counted: ``Other income (not sites)``."""
        return self.sides["no_units"].search(normal(words)) is not None

    def in_digits(self, text: str) -> str:
        """``"Eight sites, seven leased" -> "8 sites, 7 leased"``, and ``"twenty-one rooms" -> "21 rooms"``."""
        return self.worded.sub(lambda n: str(sum(self.numbers[word] for word in _WORD.findall(n[0].casefold()))), text)

    def names_only_group(self, label: str) -> bool:
        """Whether a label holds nothing but the words of groups: ``Total Vacant Units``, not ``2x2 Vacant``."""
        text = normal(label)
        for _, pattern in self.groups:
            text = pattern.sub(" ", text)
        return self.beside.issuperset(_WORD.findall(text))

    def table_column(self, label: str) -> str | None:
        """The figure that a column of a table beside the roll holds: ``area``, ``units``; None for others."""
        text = normal(label)
        return next((name for name, pattern in self.columns if pattern.search(text)), None)

    def unit_count(self, text: str) -> int | None:
        """``"124 Units" -> 124``; None where no number stands before a word for units, or it is of some without a
        tenant beside another count: ``12 leases; 2 sites not leased``."""
        match = self.counted.search(text)
        if match is None:
            return None
        behind = _CLAUSE.match(text, match.end())
        after_count = any(map(str.isdigit, text[: match.start()]))
        if after_count and behind is not None and self.occupancy_side(behind[1]) == "vacant":
            return None
        return int(match[1].replace(",", ""))

    def space_count(self, text: str) -> int | None:
        """``"30 stalls" -> 30``: as :meth:`unit_count`, of any spaces; the rest of the document has to confirm it."""
        match = self.spaced.search(text)
        return int(match[1].replace(",", "")) if match else self.unit_count(text)

    def counts_spaces(self, label: str) -> bool:
        """Whether a label ends in a word for any spaces: ``Net lettable demises``."""
        return self.space_count(f"1 {label.split()[-1]}") is not None if label.strip() else False

    def area_of(self, text: str) -> Decimal | None:
        """``"15 Apts, 11,740 Sq. Ft" -> 11740``; None where no number stands before a word for areas that begins no
        label: ``Vacant: 2 Sq Ft Leased: 53,950``."""
        match = self.sized.search(text)
        if match is None or _LABELS.match(text, match.end()):
            return None
        return Decimal(match[1].replace(",", ""))

    def names_later_rent(self, label: str) -> bool:
        """Whether a label beside a rent says that it is yet to come: ``Rent Step 2``, ``Increase``."""
        return normal(label).rstrip("0123456789 #.:") in self.later

    def names_owner(self, header: str) -> bool:
        """Whether a header names whoever lets a unit, if another names who rents it: ``Owner`` beside ``Tenancy``."""
        return normal(header) in self.owners

    def is_average(self, label: str) -> bool:
        """Whether a header says that averages stand below it."""
        return not self.averages.isdisjoint(_WORD.findall(normal(label)))

    def is_tenancy(self, header: str) -> bool:
        """Whether a column holds the years since a lease began."""
        return " ".join(_WORD.findall(normal(header))) in self.tenancies

    def names_units(self, label: str) -> bool:
        """Whether a label says that it counts units."""
        return not self.unit_words.isdisjoint(_WORD.findall(normal(label)))
