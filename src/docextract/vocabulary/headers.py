"""Which field a column header names."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import islice
from typing import Any, NamedTuple

from ..records import record
from ..values.areas import area_unit
from ..values.currency import as_dollars
from ..values.text import normal, words
from .matches import HeaderMatch, Period
from .spelling import Speller

Phrase = tuple[str, ...]

EXACT, WEAK, QUALIFIED, MISSPELT, SPANNED, AUXILIARY, CLIPPED, HINTED = 1.0, 0.6, 0.85, 0.9, 0.97, 0.4, 0.8, 0.7
CLIPPED_BELOW = 0.7
"""A header that names something better than this is not taken for a clipped one."""
CLIPPED_LETTERS = 5
"""So many letters of a clipped header have to be left."""
LONGEST = 12
"""Words of a header; longer texts are prose."""
LONGEST_SAID = 4
"""Words of a bracket that is a sentence, where more."""
LONGEST_REMARK = 2
"""Words of a bracket that only qualifies a header; longer ones say more."""
_UNIT_IN_BRACKETS = re.compile(
    r"\(\s*(?:\$|€|£|usd|eur|ft\.?|sf|sq\.?\s*ft\.?|sqft|m2|m²|sqm|in\s+\$|us\$|\$?\s*/?\s*mo\.?)\s*\)", re.IGNORECASE
)
_REMARK_AMID = re.compile(r"(?<=\w)\s+\(([^()]*)\)\s+(?=\w)")
"""A bracket behind which a header goes on: ``Rent (excl. VAT) per annum``."""
_NEXT_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ORDINAL = re.compile(r"\d|\d(?:st|nd|rd|th)")
_CODE = re.compile(r"(?!19|20)\d{3,4}")
"""The number of what a column bills, before its name; no year."""
_BROKEN = re.compile(r"([^\W\d_]{3,})-\s?([^\W\d_]{2,})")
_PIVOTED = re.compile(r"^sum of (?=\S)", re.IGNORECASE)
"""What a pivot table writes before the name of a column: ``Sum of SF``."""
_OF_FORM = re.compile(r"^\d{1,2}[a-z]?[.)]\s+(?=[^\W\d])")
"""The number of a column in a form: ``7. Use``, ``13a. Next increase on``."""
_OF_YEAR = re.compile(
    r"(?<!\s)\s+(?:AY|academic\s+year)\s*(?:20)?\d\d\s*[/–-]\s*(?:20)?\d\d$|"
    r"(?<!\s)\s+(?:for\s+)?(?:the\s+)?(?:yr|year)\s+(?:to|ending|ended|from)\s+(?:\d{1,2}\s+)?[^\W\d]{3,9}\.?\s*(?:19|20)?\d\d$",
    re.IGNORECASE,
)
"""The year that an amount is of: ``Rent yr to Sept 2026``, ``Contract rent AY26/27``."""
_PERIODS = frozenset({"annual", "monthly"})
_PER_SF = ("per", "sf")
_SLASH = re.compile(r"\s+/\s+")
_DASH = re.compile(r"(?<=\S)\s[-\u2013]\s(?=\S)")
_OF_A_DAY = re.compile(
    r"([^\W\d][^\d]*?)\s+(?:(?:as\s+(?:of|at)|at|on|per)\s+)?"
    r"(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:0?[1-9]|1[0-2])/(?:[0-2]?\d|3[01]))",
    re.IGNORECASE,
)
_STANDING = frozenset({"balance", "deposit", "otherDeposit"})
"""Fields of what stands on an account, whatever day its header names; a rent of a day is one of its own."""
_NAMED = frozenset({"tenantName", "unit", "unitType", "statusText"})
"""Fields of words, which a sentence in brackets only explains: ``Customer (code name where NDA)``."""
_OF_AREA = re.compile(r"(\w{2}\.?) /\s?(?=(?:n?rsf|sf|sq\.? ?ft|m2|m²|sqm)\b)", re.IGNORECASE)
"""Words before what they are for: ``Op. Costs & Tax /RSF``."""
_PER_AREA = re.compile(r"(m2|m²|sqm|sq\.?\s?m\.?|qm|sf|sq\.?\s?ft\.?|sft|psf)\s*/\s*([ma])\b", re.IGNORECASE)
"""A rate per area of whose period one letter is printed: ``EUR/sqm/m``."""
_PARTS = re.compile(r"\d+|[^\W\d]+")
"""What a header without blanks is made of at least: ``STEP1``."""
_SHORT_PARTS = frozenset({"id", "no", "sf", "dt", "mo", "yr", "in", "nm"})
"""Words of two letters that stand in such headers."""
SHORTEST_PART, LONGEST_PART = 2, 14
_DUPLICATE = re.compile(r"^(.+?)\.\d{1,2}$")


@record(slots=False)
class _Entry:
    match: HeaderMatch
    weak: bool


@record(slots=False)
class _Group:
    phrases: list[Phrase]
    field: str | None
    kinds: dict[Phrase, str]


class _Hint(NamedTuple):
    """A word anywhere in a header that hints at a field, and the words beside which it hints at nothing."""

    field: str
    words: frozenset[str]
    beginnings: tuple[str, ...]
    without: frozenset[str]


@record(slots=False)
class HeaderTable:
    """The phrases of ``headers.toml`` and how to look one up. Build it with :meth:`build`."""

    synonyms: dict[Phrase, Phrase] = field(default_factory=dict)
    begun: frozenset[str] = frozenset()
    """The first words of synonyms."""
    entries: dict[Phrase, list[_Entry]] = field(default_factory=dict)
    groups: list[_Group] = field(default_factory=list)
    guards: frozenset[Phrase] = frozenset()
    prepositions: frozenset[str] = frozenset()
    generic: frozenset[Phrase] = frozenset()
    annual: dict[str, str] = field(default_factory=dict)
    numbered: frozenset[str] = frozenset()
    charged: frozenset[str] = frozenset()
    parts: frozenset[Phrase] = frozenset()
    taxes: frozenset[str] = frozenset()
    taxed: frozenset[Phrase] = frozenset()
    remarks: frozenset[Phrase] = frozenset()
    currency: frozenset[str] = frozenset("$")
    known: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    """The known words without those of charges."""
    speller: Speller = field(default_factory=Speller)
    by_first: dict[str, list[Phrase]] = field(default_factory=dict)
    joined: dict[str, Phrase] = field(default_factory=dict)
    """Phrases of several words by their letters: ``MarketRent``."""
    phrases: list[Phrase] = field(default_factory=list)
    """All phrases, and other words for some of them, sorted."""
    hinted: list[_Hint] = field(default_factory=list)
    under: dict[Phrase, list[tuple[str, str]]] = field(default_factory=dict)
    """What a word says below a title that spans several columns: the field of the title, and that of the column."""

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]], others: Iterable[str] = ()) -> HeaderTable:
        """The table of several files, the built-in one first: a phrase that a later one holds means what that says.

        ``others`` are words that are no slips either: those of charges.
        """
        table = cls()
        for data in tables:
            for canon, variants in data.get("synonyms", {}).items():
                for variant in variants:
                    table.synonyms[_split(variant)] = _split(canon)
        table.begun = frozenset(phrase[0] for phrase in table.synonyms)
        for data in tables:
            guards = data.get("guards", {})
            table.currency |= set(guards.get("currency", ()))
            table.guards |= {table._phrase(w) for w in guards.get("words", ())}
            table.prepositions |= set(guards.get("prepositions", ()))
            table.generic |= {table._phrase(w) for w in guards.get("generic", ())}
            table.annual.update(guards.get("annual", {}))
            table.charged |= set(guards.get("charged", ()))
            table.taxes |= set(guards.get("taxes", ()))
            table.taxed |= {_split(words) for words in guards.get("taxed", ())}
            table.parts |= {_split(words) for words in guards.get("parts", ())}
            table.remarks |= {_split(words) for words in guards.get("remarks", ())}
            table.numbered |= set(guards.get("numbered", ()))
            for group in data.get("group", ()):
                kinds = {table._phrase(w): kind for kind, ws in group.get("kinds", {}).items() for w in ws}
                table.groups.append(_Group([table._phrase(w) for w in group["words"]], group.get("field"), kinds))
            shares = data.get("shares", {})
            says = shares.get("says", ())
            parts = [
                {"field": name, "words": [said.format(who) for who in whom for said in says]}
                for name, whom in shares.items() if name != "says"
            ]  # fmt: skip
            table._add([*parts, *data.get("header", ())])
            for hint in data.get("hint", ()):
                given = frozenset(map(str.casefold, hint["words"]))
                begun = tuple(word[:-1] for word in given if word.endswith("*"))
                table.hinted.append(_Hint(hint["field"], given, begun, frozenset(hint.get("without", ()))))
            for one in data.get("under", ()):
                for word in one["words"]:
                    table.under.setdefault(table._phrase(word), []).append((one["over"], one["field"]))
        table.known = frozenset(w for phrase in table.entries for w in phrase) | {
            w for phrase in table.synonyms for w in phrase
        }
        table.speller = Speller(table.known)
        table.own = table.known
        table.known |= frozenset(others)
        for phrase in table.entries:
            table.by_first.setdefault(phrase[0], []).append(phrase)
        said = (phrase for phrase, canon in table.synonyms.items() if canon in table.entries)
        table.phrases = sorted({*table.entries, *said})
        table.joined = {"".join(phrase): phrase for phrase in reversed(table.phrases) if len(phrase) > 1}
        return table

    def _add(self, headers: Iterable[Mapping[str, Any]]) -> None:
        fresh: dict[Phrase, list[_Entry]] = {}
        for header in headers:
            for weak, key in ((False, "words"), (True, "weak")):
                for text in header.get(key, ()):
                    phrase = self._phrase(text)
                    match = HeaderMatch(
                        header["field"],
                        WEAK if weak else EXACT,
                        " ".join(phrase),
                        header.get("period"),
                        header.get("kind"),
                        header.get("personal", False),
                    )
                    known = fresh.setdefault(phrase, [])
                    if not any(e.match[0] == match[0] and e.match.kind == match.kind for e in known):
                        known.append(_Entry(match, weak))
        self.entries.update(fresh)

    def word_for(self, name: str) -> str:
        """What may stand above a field where a form prints nothing: the words of its name, if they name no other field,
        or the first of the fewest that do."""
        own = re.sub("([A-Z])", r" \1", name).lower()
        if {match.field for match in self.match(own)} == {name}:
            return own
        alone = (entries for entries in self.entries.values() if len({e.match.field for e in entries}) == 1)
        named = (e.match for entries in alone for e in entries if not e.weak)
        phrases = [match.phrase for match in named if match.field == name]
        return min(phrases, key=lambda phrase: len(phrase.split()), default=name)

    def _phrase(self, text: str) -> Phrase:
        return self._canonical(_split(text))

    def _canonical(self, tokens: Phrase) -> Phrase:
        out: list[str] = []
        i = 0
        while i < len(tokens):
            for n in (4, 3, 2, 1) if tokens[i] in self.begun else ():
                canon = self.synonyms.get(tokens[i : i + n])
                if canon is not None:
                    out.extend(canon)
                    i += n
                    break
            else:
                out.append(tokens[i])
                i += 1
        return tuple(t for t in out if t not in self.currency) or tokens

    def is_part(self, text: str) -> bool:
        """Whether a header begins with words that say that its amounts are a part of those beside it."""
        found = words(text)
        return any(found[:n] in self.parts for n in range(1, len(found)))

    def names_tax(self, text: str) -> bool:
        """Whether a header names a tax that is added to what is paid: ``VAT 15%``; not one with or without it."""
        found = words(text)
        return bool(found) and found[0] in self.taxes

    def holds_tax(self, text: str) -> bool:
        """Whether a header says that such a tax is in its amounts: ``Monthly incl. GST``."""
        found = words(text)
        at = (n for n, word in enumerate(found) if n and word in self.taxes)
        return any(found[n - 1 : n] in self.taxed or found[max(n - 2, 0) : n] in self.taxed for n in at)

    def hints(self, text: str) -> list[str]:
        """The fields that single words of a header hint at, whatever else it says, the likeliest first."""
        said = set(words(_NEXT_WORD.sub(" ", text)))
        return list(dict.fromkeys(
            hint.field
            for hint in self.hinted
            if said.isdisjoint(hint.without)
            and (said & hint.words or any(word.startswith(hint.beginnings) for word in said))
        ))  # fmt: skip

    def spanned(self, title: str, text: str) -> tuple[HeaderMatch, ...]:
        """The field of a column whose words say something only below its title: ``List`` and ``Net`` under ``Fee``."""
        under = self.under.get(self._phrase(text), ())
        over = {found.field for found in self.match_or_hint(title) if found.score >= HINTED} if under else frozenset()
        return tuple(HeaderMatch(field, QUALIFIED, text) for title_field, field in under if title_field in over)

    def match_or_hint(self, text: str) -> tuple[HeaderMatch, ...]:
        """The fields that a header names, or else those that single words of it hint at, before what it may name; what
        it names for want of something better is as good as a hint."""
        found = self.match(text)
        if found and found[0].score >= HINTED:
            return found
        if self._phrase(text) not in self.generic:
            found = tuple(m._replace(score=HINTED) if m.score == WEAK else m for m in found)
        hinted = tuple(HeaderMatch(name, HINTED, text) for name in self.hints(text))
        return hinted + tuple(match for match in found if match.field not in {hint.field for hint in hinted})

    def _twice(self, text: str) -> tuple[HeaderMatch, ...]:
        """What a header says in two languages, "Start / Début", or of two things, "Suite / Size"."""
        phrases = [self._phrase(part) for part in _SLASH.split(text)]
        if phrases[-1] in (("annual",), ("monthly",)):
            return ()  # "Ground Rent / Yr"
        parts = list(map(self._exact, phrases))
        if len(parts) != 2 or not all(parts) or parts[0] == parts[1]:
            return ()
        second = {(match.field, match.kind) for match in parts[1]}
        both = tuple(m._replace(score=m.score * SPANNED) for m in parts[0] if (m.field, m.kind) in second)
        return both or _best([m._replace(score=round(m.score * QUALIFIED, 3)) for part in parts for m in part])

    def _from_to(self, text: str) -> tuple[HeaderMatch, ...]:
        """What a header says of both days of a lease: ``Lease Begin - End``."""
        first, *others = _DASH.split(text)
        parts = [self._exact(self._phrase(part)) for part in (first, *others)] if len(others) == 1 else []
        fields = [part[0].field if part else "" for part in parts]
        return self._exact(self._phrase("lease dates")) if fields == ["leaseStartDate", "leaseEndDate"] else ()

    def _in_two_tongues(self, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """What a header says twice, one tongue above the other: ``Loyer de base annuel Annual base rent``; a unit below
        a word (``Area m2``) is no second one."""
        for n in range(1, len(tokens)):
            if area_unit(" ".join(tokens[n:])) is not None:
                continue
            upper, lower = self._exact(tokens[:n]), self._exact(tokens[n:])
            sure = {(match.field, match.kind) for match in lower if match.score == EXACT}
            if both := [m for m in upper if m.score == EXACT and (m.field, m.kind) in sure]:
                return tuple(m._replace(score=SPANNED) for m in both)
        return ()

    def _unbroken(self, text: str) -> str:
        """A header without the hyphens at which its cell breaks a word: "Commence-ment"."""

        def whole(broken: re.Match[str]) -> str:
            first, second = broken[1].casefold(), broken[2].casefold()
            known = first + second in self.known and second not in self.known
            return broken[1] + broken[2] if known else broken[0]

        return _BROKEN.sub(whole, text)

    def match(self, text: str) -> tuple[HeaderMatch, ...]:
        """The fields that a joined header text may name, best first; empty if none."""
        text = as_dollars(_OF_YEAR.sub(" annual", _PIVOTED.sub("", _OF_FORM.sub("", text))))
        tokens = self._phrase(self._unbroken(text) if "-" in text else text)
        if not tokens:
            return ()
        if found := self._grouped(tokens):
            return found
        exact = self._exact(tokens)
        each = self._each(tokens[:-1], tokens[-1]) if "/" in text and tokens[-1] in _OF_A_PERIOD else ()
        if exact and exact[0].score == EXACT and not (each and exact[0].kind == "baseYear"):
            return exact
        if each:  # "Base / Year" is no year
            return each
        if "/" in text and (found := self._twice(text)):
            return found
        if found := self._from_to(text):
            return found
        if (bare := _UNIT_IN_BRACKETS.sub(" ", text)) != text and (found := self._exact(self._phrase(bare), 0.98)):
            return found
        if (amid := _REMARK_AMID.search(text)) and (found := self._around(text, amid)):
            return found
        if len(self._phrase(text.partition("(")[2])) > LONGEST_SAID and (found := self._before_bracket(text)):
            return found  # "Who (first name on lease is contact)"
        if tokens[-1] == "monthly" and (found := self._exact(tokens[:-1], 0.98)):
            return _of_a_month(found)  # "CAM / mo"
        if tokens[-1] == "annual" and (found := self._of_a_year(self._exact(tokens[:-1], 0.98))):
            return found  # "Insurance p.a."
        if not exact and (found := self._of_market(tokens)):
            return found
        if tokens[-1] == "sf" and (found := self._of_area(tokens[:-1], rate="/" in text)):
            return found
        if found := self._rate(tokens):
            return found
        if dated := _OF_A_DAY.fullmatch(" ".join(text.split())):
            return tuple(found for found in self.match(dated[1]) if found.field in _STANDING)
        if (base := _DUPLICATE.match(normal(text))) and (found := self._exact(self._phrase(base[1]), WEAK)):
            return found
        for group in self.groups:
            rest = next((tokens[len(p) :] for p in group.phrases if group.field is None and _begins(tokens, p)), ())
            # "Suite Details: Charges" names an auxiliary column, "Scheduled Charges / Base Rent" a spanned one.
            if rest and ":" in text.rstrip(": "):
                found = self._exact(rest) or _best(self._partial(rest, 1.0))
                return tuple(m._replace(score=round(m.score * AUXILIARY, 3)) for m in found)
            if rest and (found := self._exact(rest, SPANNED)):
                return found
        if _CODE.fullmatch(tokens[0]) and (found := self._exact(tokens[1:], 0.98)):
            return found  # "0110 Base"
        if len(tokens) > LONGEST:
            return exact
        if not exact and (found := self._run_together(text, tokens) or self._in_two_tongues(tokens)):
            return found
        spelt = tuple(t if t in self.known else self.speller.corrected(t) or t for t in tokens)
        if spelt != tokens:
            spelt = self._canonical(spelt)
            if found := self._exact(spelt, MISSPELT):
                return found
        before = self._before_bracket(text) if "(" in text else ()
        partial = before or self._partial(spelt, MISSPELT if spelt != tokens else 1.0)
        best = _best([*exact, *(m._replace(score=round(m.score * (0.8 if exact else 1), 3)) for m in partial)])
        if not best or best[0].score < CLIPPED_BELOW:
            best = _best([*best, *self._clipped(tokens), *self._numbered(tokens)])
        return best

    def _each(self, tokens: Phrase, period: str) -> tuple[HeaderMatch, ...]:
        """What a header names that ends in a period behind a stroke: ``CAM / Month``, ``Base / Year``."""
        found = self._exact(tokens, 0.98)
        return self._of_a_year(found) if period == "annual" else _of_a_month(found)

    def _of_a_year(self, found: Iterable[HeaderMatch]) -> tuple[HeaderMatch, ...]:
        """What is one of a year of what a header names."""
        return tuple(
            m._replace(field=self.annual[m.field], period="ANNUAL")
            for m in found
            if m.field in self.annual and m.period != "MONTHLY"
        )

    def _of_market(self, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """What a header names that says of a rent that it is the market's: ``Market Installment``."""
        found = self._exact(tokens[1:], QUALIFIED) if tokens[0] == "market" else ()
        return tuple(m._replace(field="marketRent") for m in found if m.field == "contractRent")

    def _of_area(self, tokens: Phrase, *, rate: bool) -> tuple[HeaderMatch, ...]:
        """What a header names that ends in a unit of area: ``Mietfläche m²`` an area, ``Kaltmiete €/m²`` a rate."""
        found = self._exact(tokens, 0.98)
        if rate:
            return tuple(m._replace(field="rentPerArea", period=None) for m in found[:1] if m.field == "contractRent")
        return tuple(m for m in found if m.field == "area")

    def _rate(self, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """What a header names that says per area, and of what period: a rate of the rent, of one that may be had
        (``ERV €/m² p.a.``), or of costs that are paid back (``Service charge SAR/m²/yr``)."""
        at = _find(tokens, _PER_SF)
        rest = tuple(token for i, token in enumerate(tokens) if not at <= i < at + 2 and token not in _OF_A_PERIOD)
        if at < 0 or not rest:
            return ()
        period: Period | None = (
            "ANNUAL" if "annual" in tokens else None if _OF_A_PERIOD.isdisjoint(tokens) else "MONTHLY"
        )
        found = next(iter(self._exact(rest)), None) or next(iter(self.match(" ".join(rest))), None)
        if found is None or found.score < WEAK:
            return ()
        score = round(found.score * 0.98, 3)
        if found.field in ("contractRent", "annualRent"):
            return (found._replace(field="rentPerArea", kind=None, period=period, score=score),)
        if found.field == "marketRent" or found.kind in ("annualCharges", "marketPerArea"):
            return (found._replace(field="sourceColumns", kind="marketPerArea", period=period, score=score),)
        per_area = f"{found.kind}PerArea"
        known = any(e.match.kind == per_area for entries in self.entries.values() for e in entries)
        return (
            (found._replace(kind=per_area, period=period, score=score),)
            if found.field == "recoveries" and known
            else ()
        )

    def _before_bracket(self, text: str) -> tuple[HeaderMatch, ...]:
        """What the words before a bracket name, if what it says is no other meaning: ``Deposit (DPS)``."""
        said, _, rest = text.partition("(")
        head, tail = self._phrase(said), self._phrase(rest)
        if len(tail) > LONGEST_SAID and (asked := self._exact(head)) and asked[0].score == EXACT:
            return tuple(found._replace(score=QUALIFIED) for found in asked if found.field in _NAMED)
        if not head or head in self.generic or _PERIODS & {*tail}:
            return ()
        if tail in self.remarks:
            return self._exact(head, 0.98)
        if len(tail) > LONGEST_REMARK:
            return tuple(found for found in self._exact(head, QUALIFIED) if found.field in _NAMED)
        return self._exact(head, QUALIFIED) if not self._guarded(tail, head) else ()

    def _around(self, text: str, remark: re.Match[str]) -> tuple[HeaderMatch, ...]:
        """What the words before and behind a bracket name together, if what it says is no other meaning."""
        around = self._phrase(f"{text[: remark.start()]} {text[remark.end() :]}")
        return self._exact(around, 0.98) if not self._guarded(self._phrase(remark[1]), around) else ()

    def _run_together(self, text: str, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """A header whose words have lost the blanks between them: ``MarketRent``, ``Dep OnHand``, ``leasestart``."""
        apart = _NEXT_WORD.sub(" ", text)
        if apart != text and (found := self._exact(self._phrase(apart), SPANNED)):
            return found
        letters = "".join(tokens)
        phrase = self.joined.get(letters) if len(letters) >= CLIPPED_LETTERS else None
        if phrase:
            return self._exact(self._canonical(phrase), SPANNED)
        if " " in text.strip() or len(letters) < CLIPPED_LETTERS:
            return ()
        parts = [self._parted(part) for token in tokens for part in _PARTS.findall(token)]
        parted = tuple(word for part in parts for word in part)
        if not all(parts) or parted == tokens:
            return ()
        least = 0 if any(map(str.isdigit, parted)) else QUALIFIED  # "STEP1_DATE"; but "UTILFLAT" is no flat
        found = self.match(" ".join(parted))
        return tuple(m._replace(score=round(m.score * SPANNED, 3)) for m in found if m.score >= least)

    def _parted(self, letters: str) -> Phrase:
        """The fewest known words that letters without blanks are made of, ``SUITSQFT``; empty where they are not."""
        if letters in self.own or letters.isdigit():
            return (letters,)
        best: list[Phrase | None] = [(), *(None for _ in letters)]
        for end in range(SHORTEST_PART, len(letters) + 1):
            for start in range(max(end - LONGEST_PART, 0), end - SHORTEST_PART + 1):
                before, word = best[start], letters[start:end]
                short = end - start == SHORTEST_PART and word not in _SHORT_PARTS
                if before is None or short or word not in self.own:
                    continue
                if (found := best[end]) is None or len(before) + 1 < len(found):
                    best[end] = (*before, word)
        return best[-1] or ()

    def _numbered(self, tokens: Phrase) -> list[HeaderMatch]:
        """A header that counts what it repeats, ``Step 2 Date``: what it names without the number, or as the next."""
        rest = tuple(token for token in tokens if not _ORDINAL.fullmatch(token))
        if not rest or len(rest) != len(tokens) - 1:
            return []
        found: tuple[HeaderMatch, ...] = ()
        for said in (rest, rest[:-1]) if rest[-1] == "monthly" and len(rest) > 1 else (rest,):
            if not found or found[0].kind is None:  # "Step 1 Monthly", and "Step 1 Amount Monthly"
                found = self._grouped(said) or self._exact(said) or self._grouped(("next", *said)) or found
        return [m._replace(score=round(m.score * QUALIFIED, 3)) for m in found if m.field in self.numbered]

    def _clipped(self, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """A header whose end a print has cut off, ``Market Ren``: whatever the phrases that begin so name.

        Where whole words are missing (``Monthly B``), or one word is all there is (``Expirat``), all of them have to
        name one field.
        """
        last = tokens[-1]
        if sum(map(len, tokens)) < CLIPPED_LETTERS or (len(tokens) == 1 and last in self.known):
            return ()
        phrases = list(self._beginning(tokens))
        same = [phrase for phrase in phrases if len(phrase) == len(tokens)]
        sure = len(tokens) > 1 and len(last) > 1 and bool(same)
        if sure or len(tokens) == 1 or (len(last) > 1 and last in self.known):
            phrases = same
        found: list[HeaderMatch] = []
        before: Phrase | None = None
        for phrase in phrases:
            if before is None or phrase[: len(before)] != before:  # the shortest, not what only adds words to it
                found.extend(self._exact(phrase if phrase in self.entries else self.synonyms[phrase], CLIPPED))
                before = phrase
        return _best(found) if sure or len({(match.field, match.kind) for match in found}) == 1 else ()

    def _beginning(self, tokens: Phrase) -> Iterator[Phrase]:
        """The phrases of which a text that was cut off is the beginning."""
        for phrase in islice(self.phrases, bisect_left(self.phrases, tokens), None):
            if phrase[: len(tokens) - 1] != tokens[:-1] or not phrase[len(tokens) - 1].startswith(tokens[-1]):
                return
            yield phrase

    def _exact(self, tokens: Phrase, factor: float = 1.0) -> tuple[HeaderMatch, ...]:
        entries = self.entries.get(tokens, ())
        return _best([e.match._replace(score=round(e.match.score * factor, 3)) for e in entries])

    def _grouped(self, tokens: Phrase) -> tuple[HeaderMatch, ...]:
        """Under a spanning header with a field of its own, the rest only says which part of it."""
        for group in self.groups:
            if group.field is None:
                continue
            for phrase in sorted(group.phrases, key=len, reverse=True):
                at = _find(tokens, phrase)
                if at < 0 or len(tokens) == len(phrase):
                    continue
                if tokens in self.entries:
                    return ()
                rest = tokens[at + len(phrase) :]
                kind = group.kinds.get(rest)
                return (HeaderMatch(group.field, EXACT if kind else 0.7, " ".join(phrase), kind=kind),)
        return ()

    def _partial(self, tokens: Phrase, factor: float) -> list[HeaderMatch]:
        found: list[HeaderMatch] = []
        head = tokens
        at = next((i for i, t in enumerate(tokens) if i and t in self.prepositions), None)
        if at is not None:
            head = tokens[:at]
            if head not in self.generic and not self._guarded(tokens[at:], head):
                qualified = self._exact(head, QUALIFIED * factor)
                found.extend(self._of_a_year(qualified) if "annual" in tokens[at:] else qualified)
        for phrase in (p for word in dict.fromkeys(head) for p in self.by_first.get(word, ())):
            entries = self.entries[phrase]
            if len(phrase) >= len(tokens) or phrase in self.generic:
                continue
            extra = _without(head, phrase)
            if extra is None or (len(phrase) == 1 and head[-1] != phrase[0]) or not extra:
                continue
            tail = tokens[len(head) :]
            if self._guarded((*extra, *tail), phrase):
                continue
            score = 0.45 + 0.35 * len(phrase) / len(tokens)
            score += 0.05 * (_find(head, phrase) >= 0) + 0.05 * (head[-1] == phrase[-1])
            for entry in entries:
                match = entry.match
                if "annual" in extra and "annual" not in phrase:
                    renamed = self.annual.get(match.field)
                    if renamed is None or match.period == "MONTHLY":
                        continue
                    match = match._replace(field=renamed, period="ANNUAL")
                elif "monthly" in extra and match.period == "ANNUAL":
                    continue
                weight = factor * (WEAK if entry.weak else 1.0)
                found.append(match._replace(score=round(score * weight, 3)))
        return found

    def _guarded(self, extra: Phrase, phrase: Phrase) -> bool:
        return any(_find(extra, g) >= 0 and _find(phrase, g) < 0 for g in self.guards)


_OF_A_PERIOD = frozenset({"month", "monthly", "annual"})


def _split(text: str) -> Phrase:
    """The words of a header, in which every currency is ``$``, ``€/m²/a`` says the year and ``CAM /RSF`` a rate."""
    return words(_OF_AREA.sub(r"\1 per ", _PER_AREA.sub(_whole_period, as_dollars(text))))


def _whole_period(found: re.Match[str]) -> str:
    return f"{found[1]} {'monthly' if found[2].casefold() == 'm' else 'annual'}"


def _of_a_month(found: Iterable[HeaderMatch]) -> tuple[HeaderMatch, ...]:
    """What words name behind which the month stands; a rate says that it is of one: ``Rent EUR/m²/month``."""
    monthly = (m._replace(period="MONTHLY") if m.field == "rentPerArea" else m for m in found)
    return tuple(m for m in monthly if m.period != "ANNUAL")


def _begins(tokens: Phrase, phrase: Phrase) -> bool:
    return tokens[: len(phrase)] == phrase


def _find(tokens: Phrase, phrase: Phrase) -> int:
    n = len(phrase)
    return next((i for i in range(len(tokens) - n + 1) if tokens[i : i + n] == phrase), -1)


def _without(tokens: Phrase, phrase: Phrase) -> Phrase | None:
    """What is left of ``tokens`` when the words of ``phrase`` are taken out in order; None if they are not there."""
    rest, i = [], 0
    for token in tokens:
        if i < len(phrase) and token == phrase[i]:
            i += 1
        else:
            rest.append(token)
    return tuple(rest) if i == len(phrase) else None


def _best(found: list[HeaderMatch]) -> tuple[HeaderMatch, ...]:
    best: dict[tuple[str, str | None], HeaderMatch] = {}
    for match in found:
        key = match.field, match.kind
        if key not in best or match.score > best[key].score:
            best[key] = match
    return tuple(sorted(best.values(), key=lambda m: (-m.score, m.field, m.kind or ""))[:6])
