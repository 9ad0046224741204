"""A document being written: its report, the switches of its traps, and what chance decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from docextract.testing.printed import Report

if TYPE_CHECKING:
    from docextract.testing.sample import Sample

Format: TypeAlias = Literal["pdf", "xlsx"]
T = TypeVar("T")


@dataclass(slots=True)
class Draft:
    """What a rent roll and a statement being written have in common."""

    rng: Random
    look_rng: Random
    medium: Format
    report: Report = field(default_factory=Report)
    traps: list[str] = field(default_factory=list)
    forced: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()
    offered: set[str] = field(default_factory=set)
    """Traps that were drawn for, on or off."""
    likely: dict[str, float] = field(default_factory=dict)
    """How often this layout wears a trap of any report, where it differs; 0 for never."""
    worn: dict[str, bool] = field(default_factory=dict)
    name: str = ""
    """Family and seed, for switches that are drawn apart."""

    @property
    def pdf(self) -> bool:
        return self.medium == "pdf"

    def chance(self, share: float, trap: str | None = None) -> bool:
        """Draws a switch of the content, the same for both formats of a seed; names the trap when it is on."""
        on = self.rng.random() < share
        return self.decide(trap, on) if trap else on

    def apart(self, share: float, trap: str) -> bool:
        """As `chance`, drawn by a generator of its own: where it is off, the document is what it would be without."""
        return self.decide(trap, Random(f"{self.name}:{trap}").random() < share)

    def decide(self, trap: str, drawn: bool) -> bool:
        """Whether a trap is on: as drawn, unless the caller of ``write`` said so. One that is on is named."""
        self.offered.add(trap)
        on = trap in self.forced or (drawn and trap not in self.barred)
        if on:
            self.trap(trap)
        return on

    def pick(self, options: Sequence[tuple[T, str]]) -> T:
        """Draws one of several values, each with the trap that it makes (or none)."""
        drawn = self.rng.choice(options)
        names = [trap for _, trap in options]
        self.offered.update(t for t in names if t)
        asked = [o for o in options if o[1] in self.forced]
        left = [o for o in options if not o[1] or o[1] not in self.barred]
        value, trap = asked[0] if asked else drawn if drawn in left or not left else left[0]
        if trap:
            self.trap(trap)
        return value

    def trap(self, name: str) -> None:
        """Names a trap that every document of the layout has, or that came about."""
        if name not in self.traps:
            self.traps.append(name)

    def finish(self, family: str, seed: int) -> Sample:
        """Paints the report and closes the truth."""
        return self.sample(family, seed, self.paint(family, seed))

    def sample(self, family: str, seed: int, data: bytes) -> Sample:
        """The document with these bytes, and the truth of what was written."""
        raise NotImplementedError

    def paint(self, family: str, seed: int) -> bytes:
        """The report as it stands, as the bytes of a file."""
        from docextract.testing import pdf, xlsx

        return pdf.paint(self.report, f"{family}:{seed}") if self.pdf else xlsx.paint(self.report)
