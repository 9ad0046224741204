"""Occupancy statuses from the words of columns, headings, sentinel cells and marks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..records import record
from ..values.text import normal, words
from .matches import SectionMatch, StatusMatch

Phrase = tuple[str, ...]
_BRACKET = re.compile(r"(?<!\s)\s*[(\[].*$", re.DOTALL)
_REMARK = re.compile(r"\s+[-–—]\s+.*|\s*:\s.*", re.DOTALL)
"""A remark behind what a cell says: "VACANT - under LOI"."""
_NOT_LET = re.compile(r"([a-z][^()]*[^\s()-])(?:\s+[-–—]\s+|\s+\()(not\s[^()]*)\)?")
"""What the owner has in a space, in small letters, and that nobody rents it: "our tools - not rented"."""
_NUMERAL = re.compile(r"^\s*(?:[IVX]{1,4}|[A-Z])[.)]\s+(?=[^\W\d_]{2})")
"""The numeral of a heading."""
_ORDINAL = re.compile(r"^\s*\d{1,3}\.\s+(?=[^\W\d_])")
"""The number of a row before what its tenant's cell says: "3. Vacant Suite 250"."""
_SORTED = re.compile(r"^(?:z{2,}|x{2,})[\s_-]+", re.IGNORECASE)
"""Letters that put a name at the end of a list: ``zz Vacant``."""
_FOR_YEAR = re.compile(r"(?<!\s)\s+(?:(?:for|in)\s+)?(?:19|20)\d\d\s*$", re.IGNORECASE)
"""A year behind what a cell says of it: "not rented for 2025"."""
_SPACED_OUT = re.compile(r"[^\W\d_](?: [^\W\d_]){3,}")
"""A word whose letters stand apart: "V A C A N T"."""
_TONGUES = re.compile(r"\s+/\s+")
"""Between the same words in two languages."""
_STOP = re.compile(r"\s*(?P<said>[^\W\d_][^,;.!/:]*)[,;.!:]+\s*(?=\S)")
"""What a cell says before its first stop."""
_PREFIX = re.compile(r"\s*(\*+)\s+(\S.*)", re.DOTALL)
_BEFORE = re.compile(r"\s*[(\[]([^()\[\]]+)[)\]]\s*\S")
"""What stands in brackets before the name of a space or of somebody who was there."""
_SET_OFF = re.compile(r"\s*([-–—*<>=~]{1,3})\s*(?P<said>[^\W\d_].*?)\s*[-–—*<>=~]{1,3}\s*")
"""What stands between marks instead of a name: "-- unrentable --"."""

_IDLE = frozenset({"MODEL", "ADMIN", "DOWN"})
"""Statuses of units that nobody rents."""
_SHUT_OR_EMPTY = frozenset({"DOWN", "VACANT"})
"""What is said of a space behind its kind."""
_SHUT = _IDLE | {"FORMER"}
"""Statuses that say why a unit is to let: "Closed - to let"."""
_EMPTY = frozenset({"VACANT", "VACANT_LEASED", "MODEL", "DOWN"})
"""Statuses whose phrases of several words name nobody: they say in a tenant's cell what they do in a column of their
own."""
_WITH_TENANT = frozenset({"EMPLOYEE"})
"""Statuses of units in which somebody lives: what follows is a name."""


def _split(text: str) -> tuple[str, str]:
    """What a cell says, and the remark behind it."""
    match = _REMARK.search(text)
    return (text[: match.start()], match[0]) if match else (text, "")


@dataclass(frozen=True)
class _Rule:
    status: str
    all: frozenset[str]
    any: frozenset[str]
    also: frozenset[str]
    none: frozenset[str]

    def fits(self, found: frozenset[str]) -> bool:
        return (
            self.all <= found
            and (not self.any or bool(self.any & found))
            and (not self.also or bool(self.also & found))
            and not self.none & found
        )


@record(slots=False)
class StatusTable:
    """The words of ``statuses.toml``. Build it with :meth:`build`."""

    words: dict[Phrase, StatusMatch] = field(default_factory=dict)
    letters: dict[str, StatusMatch] = field(default_factory=dict)
    rules: list[_Rule] = field(default_factory=list)
    longest: int = 6
    flags: dict[Phrase, tuple[str, str]] = field(default_factory=dict)
    yes: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()
    sections: dict[Phrase, SectionMatch] = field(default_factory=dict)
    nouns: frozenset[str] = frozenset()
    sentinels: dict[Phrase, str] = field(default_factory=dict)
    phrases: dict[Phrase, str] = field(default_factory=dict)
    """Statuses of several words that name nobody either: ``out of order``."""
    nobody: frozenset[Phrase] = frozenset()
    """What is said of who is there before it is said why: "None - Vacant"."""
    places: frozenset[str] = frozenset()
    """What may be vacant: nouns behind a sentinel that make no name of it."""
    since: frozenset[str] = frozenset()
    """Words behind which a cell says for how long there was nobody."""
    used: frozenset[Phrase] = frozenset()
    """Words behind which a cell says what an empty unit serves for."""
    uncalled: frozenset[str] = frozenset()
    further: frozenset[str] = frozenset()
    """Words for what is vacant that no name begins with."""
    firms: frozenset[str] = frozenset()
    """What ends names of firms."""
    prefixes: dict[str, str] = field(default_factory=dict)

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> StatusTable:
        """The table of several files, the built-in one first: later words replace the same earlier ones."""
        table = cls()
        for data in tables:
            for entry in data.get("status", ()):
                match = StatusMatch(entry["status"], entry.get("hint"))
                table.words.update({words(w): match for w in entry.get("words", ())})
                table.letters.update({w.casefold(): match for w in entry.get("letters", ())})
                if match.status in _EMPTY and match.hint is None:
                    said = (tokens for w in entry.get("words", ()) if len(tokens := words(w)) > 1)
                    table.phrases.update(dict.fromkeys(said, match.status))
            own = [
                _Rule(r["status"], *(frozenset(r.get(k, ())) for k in ("all", "any", "also", "none")))
                for r in data.get("rule", ())
            ]
            table.rules = own + table.rules
            table.longest = data.get("rules", {}).get("longest", table.longest)
            for flag in data.get("flag", ()):
                table.flags.update({words(h): (flag["yes"], flag["no"]) for h in flag["headers"]})
            table.yes |= frozenset(data.get("flag_words", {}).get("yes", ()))
            table.no |= frozenset(data.get("flag_words", {}).get("no", ()))
            for entry in data.get("section", ()):
                section = SectionMatch(entry.get("status"), entry["scope"], entry.get("hint"))
                table.sections.update({words(w): section for w in entry["words"]})
            table.nouns |= frozenset(data.get("section_nouns", {}).get("words", ()))
            for entry in data.get("sentinel", ()):
                table.sentinels.update({words(w): entry["status"] for w in entry["words"]})
            table.nobody |= frozenset(map(words, data.get("sentinel_nouns", {}).get("nobody", ())))
            table.places |= frozenset(data.get("sentinel_nouns", {}).get("words", ()))
            table.since |= frozenset(data.get("sentinel_nouns", {}).get("since", ()))
            table.used |= frozenset(map(words, data.get("sentinel_nouns", {}).get("used", ())))
            table.uncalled |= frozenset(data.get("sentinel_nouns", {}).get("uncalled", ()))
            table.further |= frozenset(data.get("sentinel_nouns", {}).get("further", ()))
            table.firms |= frozenset(data.get("sentinel_nouns", {}).get("firms", ()))
            table.prefixes.update({p["mark"]: p["status"] for p in data.get("prefix", ())})
        return table

    def status(self, text: str, in_column: bool, header: str | None) -> StatusMatch | None:
        """The status that a whole cell, or its part before a bracket, says."""
        for part in dict.fromkeys((text, _BRACKET.sub("", text))):
            plain = normal(part)
            if in_column and header is not None and (flag := self.flags.get(words(header))):
                if plain in self.yes:
                    return StatusMatch(flag[0])
                if plain in self.no:
                    return StatusMatch(flag[1])
            tokens = words(part)
            if not tokens:
                continue
            if match := self.words.get(tokens):
                return match
            if in_column and (match := self.letters.get(plain)):
                return match
        if in_column and 0 < len(tokens := words(text)) <= self.longest:
            found = frozenset(tokens)
            if told := next((StatusMatch(r.status) for r in self.rules if r.fits(found)), None):
                return told
        said, remark = _split(text) if in_column else (text, "")
        told = self.status(said, in_column, header) if remark and said else None  # "Void - let from 21/09/2024"
        further = self.words.get(words(remark)) if told is not None else None
        return told if further is None or further == told else None  # "Hold - Admin" is either

    def is_answer(self, text: str) -> bool:
        """Whether a cell says yes or no."""
        return normal(text) in self.yes or normal(text) in self.no

    def says_yes(self, text: str) -> bool:
        """Whether a cell says yes."""
        return normal(text) in self.yes

    def asks(self, header: str) -> bool:
        """Whether a header asks what its column answers by yes and no: ``Vacant?``."""
        return words(header) in self.flags

    def section(self, text: str) -> SectionMatch | None:
        """The group of rows that a heading opens; a count in brackets behind it does not matter, nor its numeral; of
        two parted by a stroke the first counts.

        What begins small and ends with a full stop is the end of a sentence, no heading.
        """
        if text[:1].islower() and text.rstrip().endswith("."):
            return None
        text = _NUMERAL.sub("", text)  # "III. FUTURE MOVE-INS"
        both = [self._section(part) for part in _BRACKET.sub("", text).split(" / ")]
        return self._section(text) or (both[0] if None not in both else None)

    def _section(self, text: str) -> SectionMatch | None:
        for part in (text, _BRACKET.sub("", text), text.partition(" - ")[0]):  # "OFFLINE - FIRE RESTORATION"
            tokens = words(part)
            if found := self.sections.get(tokens):
                return found
            bare = tuple(t for t in tokens if t not in self.nouns)
            if bare != tokens and len(tokens) <= self.longest and (found := self.sections.get(bare)):
                return found
        return None

    def goes_on(self, text: str) -> bool:
        """Whether a tenant's cell says that a space is one more of the lease above: ``Additional Space``."""
        return " ".join(words(text)) in self.further

    def sentinel(self, text: str) -> str | None:
        """The status that a tenant's or resident's cell says instead of a name, with or without a remark."""
        return self._sentinel(text) or self.phrases.get(words(_BRACKET.sub("", text)))  # "for rent! (old shoe store)"

    def _sentinel(self, text: str) -> str | None:
        text = _ORDINAL.sub("", text.replace(" ", "") if _SPACED_OUT.fullmatch(text.strip()) else text)
        text = _SORTED.sub("", _FOR_YEAR.sub("", text))
        if match := _SET_OFF.fullmatch(text):
            for part in dict.fromkeys((match["said"], _split(match["said"])[0])):
                if set_off := self.status(part, in_column=True, header=None):
                    return set_off.status
        if (aside := _BEFORE.match(text)) and self._whole(words(aside[1])) == "VACANT":
            return "VACANT"  # "(vacant) Former Linens"
        if "/" in text and {self._whole(words(tongue)) for tongue in text.split("/")} == {"VACANT"}:
            return "VACANT"  # in two languages: "LIBRE / vacant"
        for part in dict.fromkeys((text, _BRACKET.sub("", text))):
            if found := self._whole(words(part)):
                return found
            first, *rest = words(part) or ("",)
            if rest[-1:] in (["bed"], ["home"]):
                rest = [*rest[:-1], "unit"]  # "Model Bed"
            if rest and rest[-1] == "unit" and (named := self.words.get((first, *rest))) and named.hint is None:
                return named.status  # "Staff Unit"
            if (
                rest
                and all(t in self.places or any(map(str.isdigit, t)) for t in rest)
                and self.sentinels.get((first,)) == "VACANT"
            ):
                return "VACANT"
            *before, last = first, *rest
            if before and all(t in self.places for t in before) and self.sentinels.get((last,)) == "VACANT":
                return "VACANT"  # "LOCAL VACANT"
            if rest and first in self.places and (told_behind := self.sentinels.get(tuple(rest))) in _SHUT_OR_EMPTY:
                return told_behind  # "Appartement en travaux"
        told = words(text)
        since = next((n for n, word in enumerate(told) if word in self.since), 0)
        if since and self._whole(told[:since]) == "VACANT":
            return "VACANT"  # "(empty since Christmas)"
        if told[:2] in self.used and (use := self.words.get(told[2:])) and use.status in _IDLE:
            return use.status  # "Used as site office"
        parts = [self._whole(words(part)) for part in _TONGUES.split(text)]
        if len(parts) > 1 and (len(set(parts)) == 1 or _IDLE.issuperset(parts)):
            return parts[0]  # "Leerstand / vacant", "Leasing office / model"
        said, remark = _split(text)
        if (
            words(remark)
            and (self._whole(words(remark)) == "VACANT" or words(remark)[0] in self.uncalled)
            and (words(said) in self.nobody or self._is_place(words(said)))
        ):
            return "VACANT"  # "Suite B - Vacant", "None - Vacant", "Corporation - vacant (repair)"
        if (own := _NOT_LET.fullmatch(text)) and self._whole(words(own[2])) == "VACANT" and not self.sentinel(own[1]):
            return "ADMIN"  # "our tools - not rented", "night staff room (not let)"
        shut = self.words.get(words(said)) if remark and self._whole(words(remark)) == "VACANT" else None
        if shut is not None and shut.status in _SHUT:
            return "VACANT"  # "Closed - to let"
        found = self.sentinels.get(words(said)) if remark else None
        if found is None and remark and said != text and self.sentinel(said) == "VACANT":
            return "VACANT"  # "Vacant home - rehab"
        if found is None:
            return self._with_remark(text)
        return None if found in _WITH_TENANT else self.sentinels.get((*words(said), *words(remark)[:1]), found)

    def _with_remark(self, text: str) -> str | None:
        """VACANT for a word that nobody is called by, whatever follows, or for another one before a stop and words
        that end no name of a firm: "Vacant as of 9/1", "Empty. Roof being stripped"."""
        first, *rest = words(text) or ("",)
        if first in self.uncalled and self.firms.isdisjoint(rest) and not _TONGUES.search(text):
            found = self.status(text, in_column=True, header=None)
            if found is not None and found.status == "VACANT_LEASED":
                return found.status
            return self.sentinels.get((first,), "VACANT")
        stopped = _STOP.match(text)
        told = stopped is not None and bool(rest) and self.firms.isdisjoint(rest)
        return "VACANT" if stopped and told and self._whole(words(stopped["said"])) == "VACANT" else None

    def _whole(self, found: Phrase) -> str | None:
        """The status that words say, also where a print has torn the only one of them: "V acant"."""
        return self.sentinels.get(found) or (self.sentinels.get(("".join(found),)) if len(found) == 2 else None)

    def _is_place(self, found: Phrase) -> bool:
        """Whether words are the number of a unit behind what it is: "Suite B", "Unit 12"."""
        return len(found) > 1 and found[0] in self.places and all(len(t) < 3 or t.isdigit() for t in found[1:])

    def lease_prefix(self, text: str) -> tuple[str, str] | None:
        """The status that a mark before a tenant says, and the tenant without it."""
        match = _PREFIX.fullmatch(text)
        if match is None or match[1] not in self.prefixes or self.sentinel(match[2]) or self.sentinel(text):
            return None
        return self.prefixes[match[1]], match[2].strip()
