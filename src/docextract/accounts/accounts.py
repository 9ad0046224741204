"""Which category a line belongs to, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from .chart import Chart
from .crosswalk import CrosswalkLine, Crosswalks, Number
from .match import Basis, Match
from .rules import CodeRule, HeadingRule, LabelRule, Phrase, grams_of
from .spelling import Spelling, without_numbers

_SIZE = 1 << 14
STATEMENT = ("INCOME", "EXPENSE", "BELOW_THE_LINE")
BALANCE = ("ASSET", "LIABILITY", "EQUITY")


class _Words(NamedTuple):
    """What a label's words can mean: the rules that hold them, in the order of trial, and all runs of words."""

    exact: tuple[int, ...]
    patterns: tuple[int, ...]
    weak: tuple[int, ...]
    grams: frozenset[Phrase]
    known: bool


class Accounts:
    """The chart, its words and its crosswalks. Immutable; made by :func:`docextract.accounts.load_accounts`."""

    def __init__(
        self,
        chart: Chart,
        labels: Sequence[LabelRule],
        headings: Sequence[HeadingRule],
        codes: Sequence[CodeRule],
        spelling: Spelling,
        crosswalks: Crosswalks,
        sources: Sequence[str] = (),
    ) -> None:
        self.chart = chart
        self.crosswalks = crosswalks
        self.sources = tuple(sources)
        """The files that the mappings come from."""
        self._labels, self._headings, self._codes, self._spelling = labels, headings, codes, spelling
        self._exact = _index((n, rule.exact) for n, rule in enumerate(labels))
        self._any = _index((n, rule.any) for n, rule in enumerate(labels))
        self._longest = max((len(p) for rule in labels for p in (*rule.any, *rule.also, *rule.unless)), default=1)
        self._words = lru_cache(_SIZE)(self._find_words)
        self._heading = lru_cache(_SIZE)(self._find_heading)
        self._section_of = lru_cache(_SIZE)(self._find_section)
        self._answer = lru_cache(_SIZE)(self._find)

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
        told = section
        if section is None:
            section = next((s for s in map(self._section_of, reversed(path)) if s is not None), None)
        if (found := self._decide(label, section, path, asset_type, plugin=True)) is not None:
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
        if found.basis == "label" and (told is not None or path or asset_type):
            alone = self._answer(label, None, (), None, None, None)
            if alone.category != found.category:
                return found._replace(basis="section")
        return found

    def _decide(
        self, label: str, section: str | None, path: tuple[str, ...], asset_type: str | None, *, plugin: bool
    ) -> Match | None:
        if section is not None:
            return self._in_section(label, section, path, asset_type, plugin=plugin)
        for sections in (STATEMENT, BALANCE):
            found = [m for s in sections if (m := self._in_section(label, s, path, asset_type, plugin=plugin))]
            meant = {m.category: m for m in found}
            if len(meant) == 1:
                return found[0]
            if meant:
                either = " or ".join(str(key) for key in meant)
                return Match(None, "none", f"{either}: only the section could tell")
        return None

    def _in_section(
        self, label: str, section: str, path: tuple[str, ...], asset_type: str | None, *, plugin: bool
    ) -> Match | None:
        found = self._words(label)
        headings = [h for text in reversed(path) if (h := self._heading(text, section)) is not None]
        nearest = headings[0] if headings else None
        topic = nearest.topic if nearest else None
        around = frozenset(h.topic for h in headings) | {asset_type or ""}

        def first(numbers: tuple[int, ...], how: str) -> Match | None:
            for number in numbers:
                rule = self._labels[number]
                if rule.plugin is plugin and rule.fits(section, found.grams, topic, around):
                    if strong and not (rule.under or rule.within):
                        continue
                    basis: Basis = "plugin" if plugin else "section" if rule.under or rule.within else "label"
                    return Match(rule.category, basis, f"{how} in {section} ({rule.place})")
            return None

        strong = nearest is not None and nearest.strong and not plugin
        match = first(found.exact, "whole label") or first(found.patterns, "words of the label")
        if match is not None or plugin:
            return match
        if nearest is not None and nearest.category is not None and label.strip():
            return Match(nearest.category, "section", f"under a heading of {nearest.topic} ({nearest.place})")
        return first(found.weak, "a word of the label")

    def _find_words(self, label: str) -> _Words:
        tokens = self._spelling.tokens(label)
        grams = grams_of(tokens, self._longest)
        exact = {n for form in (tokens, without_numbers(tokens)) for n in self._exact.get(form, ())}
        held = sorted({n for gram in grams for n in self._any.get(gram, ())})
        weak = {n for n in held if self._labels[n].weak}
        return _Words(
            tuple(sorted(exact)), tuple(n for n in held if n not in weak), tuple(sorted(weak)), grams, bool(tokens)
        )

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


def _index(phrases: Iterable[tuple[int, tuple[Phrase, ...]]]) -> dict[Phrase, list[int]]:
    index: dict[Phrase, list[int]] = {}
    for number, own in phrases:
        for phrase in own:
            index.setdefault(phrase, []).append(number)
    return index
