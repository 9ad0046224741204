"""The tables of ``labels*.toml`` as rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..toml_tables import TomlTable
from ..values.text import words
from .chart import SECTIONS
from .rules import CodeRule, HeadingRule, LabelRule, Phrase, squeezed
from .spelling import Spelling, singular

_RANGE = re.compile(r"\s*(\S+)\s+to\s+(\S+)\s*")


@dataclass
class Labels:
    """Everything that files of labels said so far, in the order in which it counts."""

    labels: list[LabelRule] = field(default_factory=list)
    headings: list[HeadingRule] = field(default_factory=list)
    codes: list[CodeRule] = field(default_factory=list)
    same: dict[str, Phrase] = field(default_factory=dict)
    skipped: set[str] = field(default_factory=set)

    def spelling(self) -> Spelling:
        """How words of labels are compared; all files have been read."""
        return Spelling(self.same, frozenset(self.skipped))


def read_spelling(tables: Mapping[str, list[TomlTable]], into: Labels) -> None:
    """Add how one file compares words; it counts for the labels of all files."""
    for source in tables["skip"]:
        table = source.fresh()
        into.skipped |= {singular(w) for text in _some(table, "words") for w in words(text)}
        table.done()
    for source in tables["same"]:
        table = source.fresh()
        meaning = tuple(singular(w) for w in words(table.text("word")))
        into.same |= {w: meaning for text in _some(table, "as") for w in words(text)}
        table.done()


def read_labels(
    tables: Mapping[str, list[TomlTable]], into: Labels, sections: Mapping[str, str], *, builtin: bool
) -> None:
    """Add the rules of one file. ``sections``: the section of every category of the chart.

    Raises:
        PluginError: a table has a fault, or two rules of the file claim the same words under the same conditions.
    """
    spelling = into.spelling()
    claimed: dict[object, int] = {}
    for source in tables["label"]:
        table = source.fresh()
        into.labels.append(rule := _label(table, sections, spelling, builtin=builtin))
        table.done()
        conditions = (rule.also, rule.unless, rule.under, rule.within)
        for how, phrases in (("exact", rule.exact), ("any", rule.any)):
            for phrase in phrases:
                for section in sorted(rule.sections):
                    first = claimed.setdefault((how, phrase, section, *conditions), table.line)
                    if first != table.line:
                        raise table.fault(
                            how, f"{' '.join(phrase)!r} in {section} is already claimed by the table of line {first}"
                        )
    for source in tables["heading"]:
        table = source.fresh()
        into.headings.append(
            HeadingRule(
                table.text("topic"),
                _sections(table),
                _phrases(table, "exact", spelling),
                _phrases(table, "any", spelling),
                _phrases(table, "unless", spelling),
                _category(table, sections) if "category" in table.values else None,
                table.flag("strong"),
                f"{table.file}, line {table.line}",
            )
        )
        table.done()
    for source in tables["code"]:
        table = source.fresh()
        into.codes.append(
            CodeRule(
                table.text("layout"), _category(table, sections), _ranges(table), f"{table.file}, line {table.line}"
            )
        )
        table.done()


def _label(table: TomlTable, sections: Mapping[str, str], spelling: Spelling, *, builtin: bool) -> LabelRule:
    none = table.flag("ambiguous")
    category = None if none else _category(table, sections)
    if "sections" in table.values or category is None:
        own = _sections(table)
    else:
        own = frozenset((sections[category],))
    rule = LabelRule(
        category,
        own,
        _phrases(table, "exact", spelling),
        _phrases(table, "any", spelling),
        _phrases(table, "also", spelling),
        _phrases(table, "unless", spelling),
        frozenset(table.texts("under")),
        frozenset(table.texts("within")),
        table.flag("weak"),
        not builtin,
        f"{table.file}, line {table.line}",
    )
    if not (rule.exact or rule.any):
        raise table.fault(None, "a label needs 'exact' or 'any'")
    return rule


def _category(table: TomlTable, sections: Mapping[str, str]) -> str:
    category = table.text("category")
    if category not in sections:
        raise table.fault("category", f"there is no category {category!r}")
    return category


def _sections(table: TomlTable) -> frozenset[str]:
    own = _some(table, "sections")
    for section in own:
        if section not in SECTIONS:
            raise table.fault("sections", f"{section!r} is no section; there are: {', '.join(SECTIONS)}")
    return frozenset(own)


def _some(table: TomlTable, key: str) -> tuple[str, ...]:
    found = table.texts(key)
    if not found:
        raise table.fault(key, f"{key} must not be empty")
    return found


def _phrases(table: TomlTable, key: str, spelling: Spelling) -> tuple[Phrase, ...]:
    found = []
    for text in table.texts(key):
        phrase = spelling.tokens(text)
        if not phrase:
            raise table.fault(key, f"{key} holds {text!r}, which has no word that counts")
        found.append(phrase)
    return tuple(dict.fromkeys(found))


def _ranges(table: TomlTable) -> tuple[tuple[str, str], ...]:
    found = []
    for text in _some(table, "codes"):
        match = _RANGE.fullmatch(text)
        low, high = (squeezed(match[1]), squeezed(match[2])) if match else (squeezed(text), squeezed(text))
        if not low or len(low) != len(high) or low > high:
            raise table.fault("codes", f"{text!r} is neither a code nor a range '62000 to 62999' of equally long codes")
        found.append((low, high))
    return tuple(found)
