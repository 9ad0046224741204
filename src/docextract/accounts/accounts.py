"""Which category a line belongs to, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..values.remembered import TEXTS, remembered
from .chart import Chart
from .crosswalk import CrosswalkLine, Crosswalks, Number
from .match import Basis, Match
from .rules import CodeRule, HeadingRule, LabelRule, Phrase, grams_of
from .spelling import Spelling, without_numbers, without_remark

STATEMENT = ("INCOME", "EXPENSE", "BELOW_THE_LINE")
BALANCE = ("ASSET", "LIABILITY", "EQUITY")


class _Candidates(NamedTuple):
    """The rules of one section that hold a label's words, each kind in the order of trial."""

    exact: tuple[LabelRule, ...]
    patterns: tuple[LabelRule, ...]
    weak: tuple[LabelRule, ...]


class _Words(NamedTuple):
    """What a label's words can mean: the candidates by section, and all runs of words."""

    sections: Mapping[str, _Candidates]
    grams: frozenset[Phrase]


_NONE = _Candidates((), (), ())


class Accounts:
    """The chart, its words and its crosswalks. Immutable; made by :func:`docextract.accounts.load_accounts`."""

    def __init__(
        self,
        chart: Chart,
        labels: Sequence[LabelRule],
        headings: Sequence[HeadingRule],
        codes: Sequence[CodeRule],
        spelling: Spelling,
        crosswalks: Callable[[], Crosswalks],
        sources: Sequence[str] = (),
    ) -> None:
        self.chart = chart
        self._crosswalks = crosswalks
        self.sources = tuple(sources)
        """The files that the mappings come from."""
        self._labels, self._headings, self._codes, self._spelling = labels, headings, codes, spelling
        self._exact = _index((n, rule.exact) for n, rule in enumerate(labels))
        self._any = _index((n, rule.any) for n, rule in enumerate(labels))
        self._longest = max((len(p) for rule in labels for p in (*rule.any, *rule.also, *rule.unless)), default=1)
        self._has_plugins = any(rule.plugin for rule in labels)
        self._words = remembered(self._find_words)
        self._heading = lru_cache(TEXTS)(self._find_heading)
        self._around = lru_cache(TEXTS)(self._find_around)
        self._section_of = remembered(self._find_section)
        self._answer = lru_cache(TEXTS)(self._find)

    def category(
        self,
        label: str,
        *,
        section: str | None = None,
        path: Sequence[str] = (),
        code: str | None = None,
        asset_type: str | None = None,
        layout: str | None = None,
    ) -> Match:
        """The category of a line of a statement.

        Args:
            label: as printed, without its account code.
            section: ``INCOME``, ``EXPENSE`` … of the line; None if unknown.
            path: the headings above the line (or the subtotals that it goes into), the outermost first.
            code: the account code; it counts only if a mapping for ``layout`` knows it.
            asset_type: a value of the asset types; hotels and senior care have words of their own.
            layout: the name of the recognised layout.

        The order of trial: mappings of plugins and users, account codes of the layout, whole labels, words of labels,
        the heading, nothing. Answers are remembered.
        """
        return self._answer(label, section, tuple(path), code if layout else None, asset_type, layout)

    @cached_property
    def crosswalks(self) -> Crosswalks:
        """The views of published charts, read when first asked for."""
        return self._crosswalks()

    def crosswalk(self, view: str, totals: Mapping[str, Sequence[Number | None]]) -> tuple[CrosswalkLine, ...]:
        """The totals of categories as the lines of a published chart; see :meth:`Crosswalks.lines`."""
        return self.crosswalks.lines(view, totals)

    def _find(
        self,
        label: str,
        section: str | None,
        path: tuple[str, ...],
        code: str | None,
        asset_type: str | None,
        layout: str | None,
    ) -> Match:
        if section is None:
            section = next((s for s in map(self._section_of, reversed(path)) if s is not None), None)
        if self._has_plugins:
            found = self._decide(label, section, path, asset_type, plugin=True)
            if found is not None:
                return found
        if code is not None:
            for rule in self._codes:
                if rule.layout == layout and rule.holds(code):
                    return Match(rule.category, "accountCode", f"account {code} of {layout} ({rule.place})")
        found = self._decide(label, section, path, asset_type, plugin=False)
        if found is None:
            return Match(None, "none", "no rule knows these words" + (f" in {section}" if section else ""))
        if found.category is None:
            return found._replace(basis="none")
        if found.basis == "label" and section is not None and len(self._words(label).sections) > 1:
            alone = self._decide(label, None, (), None, plugin=False)
            if alone is None or alone.category != found.category:
                return found._replace(basis="section")
        return found

    def _decide(
        self, label: str, section: str | None, path: tuple[str, ...], asset_type: str | None, *, plugin: bool
    ) -> Match | None:
        if section is not None:
            return self._in_section(label, section, path, asset_type, plugin=plugin)
        known = self._words(label).sections
        for sections in (STATEMENT, BALANCE):
            meant: dict[str | None, Match] = {}
            for each in sections:
                if each in known or path:
                    match = self._in_section(label, each, path, asset_type, plugin=plugin)
                    if match is not None:
                        meant.setdefault(match.category, match)
            if len(meant) == 1:
                return next(iter(meant.values()))
            if meant:
                either = " or ".join(str(key) for key in meant)
                return Match(None, "none", f"{either}: only the section could tell")
        return None

    def _in_section(
        self, label: str, section: str, path: tuple[str, ...], asset_type: str | None, *, plugin: bool
    ) -> Match | None:
        found = self._words(label)
        exact, patterns, weak = found.sections.get(section, _NONE)
        nearest, topic, around = self._around(path, section, asset_type)
        strong = nearest is not None and nearest.strong and not plugin
        for how, rules in (("whole label", exact), ("words of the label", patterns)):
            for rule in rules:
                if rule.plugin is plugin and rule.fits(found.grams, topic, around):
                    conditional = bool(rule.under or rule.within)
                    if conditional or not strong:
                        return _match(rule, how, section, conditional)
        if plugin:
            return None
        if nearest is not None and nearest.category is not None and label.strip():
            return Match(nearest.category, "section", f"under a heading of {nearest.topic} ({nearest.place})")
        for rule in weak:
            if rule.fits(found.grams, topic, around):
                return _match(rule, "weak words of the label", section, bool(rule.under or rule.within))
        return None

    def _find_around(
        self, path: tuple[str, ...], section: str, asset_type: str | None
    ) -> tuple[HeadingRule | None, str | None, frozenset[str]]:
        """The nearest heading with a topic, that topic, and all topics with the asset type."""
        headings = [h for text in reversed(path) if (h := self._heading(text, section)) is not None]
        around: frozenset[str] = frozenset([*(h.topic for h in headings), *([asset_type] if asset_type else [])])
        return (headings[0], headings[0].topic, around) if headings else (None, None, around)

    def _find_words(self, label: str) -> _Words:
        tokens = self._spelling.tokens(label)
        if (bare := without_remark(label)) != label and (whole := self._spelling.tokens(bare)) in self._exact:
            tokens = whole
        grams = grams_of(tokens, self._longest)
        forms = {tokens, without_numbers(tokens)}
        exact = {n for form in forms for n in self._exact.get(form, ())}
        held = {n for gram in grams for n in self._any.get(gram, ())}
        sections: dict[str, tuple[list[LabelRule], list[LabelRule], list[LabelRule]]] = {}
        for number in sorted(exact | held):
            rule = self._labels[number]
            kind = 2 if rule.weak else 0 if number in exact else 1
            for section in rule.sections:
                sections.setdefault(section, ([], [], []))[kind].append(rule)
        return _Words({s: _Candidates(*map(tuple, kinds)) for s, kinds in sections.items()}, grams)

    def _find_heading(self, text: str, section: str) -> HeadingRule | None:
        tokens = self._spelling.tokens(text)
        grams = grams_of(tokens, self._longest)
        for rule in self._headings:
            if section in rule.sections and (
                tokens in rule.exact or (not grams.isdisjoint(rule.any) and grams.isdisjoint(rule.unless))
            ):
                return rule
        return None

    def _find_section(self, text: str) -> str | None:
        fits = {s for s in (*STATEMENT, *BALANCE) if self._heading(text, s) is not None}
        return fits.pop() if len(fits) == 1 else None


def _match(rule: LabelRule, how: str, section: str, conditional: bool) -> Match:
    basis: Basis = "plugin" if rule.plugin else "section" if conditional else "label"
    return Match(rule.category, basis, f"{how} in {section} ({rule.place})")


def _index(phrases: Iterable[tuple[int, tuple[Phrase, ...]]]) -> dict[Phrase, list[int]]:
    index: dict[Phrase, list[int]] = {}
    for number, own in phrases:
        for phrase in own:
            index.setdefault(phrase, []).append(number)
    return index
