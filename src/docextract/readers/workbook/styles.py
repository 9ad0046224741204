"""The style part of a workbook: cell formats by number, as :class:`~docextract.document.Style`."""

from __future__ import annotations

from dataclasses import field, replace

from docextract.document import PLAIN, Style

from ...records import record
from .formats import BUILT_IN
from .xml import is_true, parse_elements, whole

_NOT_FILLED = (None, "none", "gray125")
"""Pattern ``gray125`` stands in every workbook's table; nobody chooses it."""


@record
class _Font:
    bold: bool = False
    italic: bool = False
    name: str = ""
    size: float = 0.0


@record
class _Format:
    """One ``xf``: numbers of its font, fill, border and number format, and its own alignment."""

    attributes: dict[str, str]
    align: str | None = None
    indent: float = 0.0


@record
class _Parts:
    """What the style part holds, as it is met."""

    number_formats: dict[int, str] = field(default_factory=dict)
    fonts: list[_Font] = field(default_factory=list)
    fills: list[bool] = field(default_factory=list)
    tops: list[bool] = field(default_factory=list)
    named: list[_Format] = field(default_factory=list)
    cells: list[_Format] = field(default_factory=list)
    within: str = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag in ("numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs"):
            self.within = tag
        elif self.within == "fonts":
            self._font(tag, attributes)
        elif self.within == "fills":
            self._fill(tag, attributes)
        elif self.within == "borders":
            if tag == "border":
                self.tops.append(False)
            elif tag == "top" and self.tops:
                self.tops[-1] = attributes.get("style", "none") != "none"
        elif self.within in ("cellXfs", "cellStyleXfs"):
            formats = self.cells if self.within == "cellXfs" else self.named
            if tag == "xf":
                formats.append(_Format(attributes))
            elif tag == "alignment" and formats:
                align = attributes.get("horizontal")
                formats[-1].align = None if align == "general" else align
                formats[-1].indent = float(max(0, whole(attributes.get("indent"))))
        elif tag == "numFmt" and self.within == "numFmts":
            self.number_formats[whole(attributes.get("numFmtId"), -1)] = attributes.get("formatCode", "General")

    def _font(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "font":
            self.fonts.append(_Font())
        elif self.fonts:
            font, value = self.fonts[-1], attributes.get("val")
            if tag == "b":
                font.bold = value is None or is_true(value)
            elif tag == "i":
                font.italic = value is None or is_true(value)
            elif tag == "name":
                font.name = value or ""
            elif tag == "sz":
                try:
                    font.size = float(value or 0)
                except ValueError:
                    font.size = 0.0

    def _fill(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "fill":
            self.fills.append(False)
        elif not self.fills:
            return
        elif tag == "patternFill":
            self.fills[-1] = attributes.get("patternType") not in _NOT_FILLED
        elif tag == "gradientFill":
            self.fills[-1] = True
        elif tag == "fgColor" and _is_white(attributes):
            self.fills[-1] = False

    def end(self, tag: str) -> None:
        if tag == self.within:
            self.within = ""

    def style(self, cell: _Format) -> Style:
        """A cell format as a style; what it leaves out comes from the named style it is based on."""
        base = whole(cell.attributes.get("xfId"), -1)
        inherited = self.named[base].attributes if 0 <= base < len(self.named) else {}

        def number(name: str) -> int:
            return whole(cell.attributes.get(name, inherited.get(name)))

        format_id, font_id, fill_id, border_id = map(number, ("numFmtId", "fontId", "fillId", "borderId"))
        font = self.fonts[font_id] if 0 <= font_id < len(self.fonts) else _Font()
        return Style(
            bold=font.bold,
            italic=font.italic,
            indent=cell.indent,
            number_format=self.number_formats.get(format_id) or BUILT_IN.get(format_id, "General"),
            align=cell.align,
            font=font.name,
            size=font.size,
            fill=0 <= fill_id < len(self.fills) and self.fills[fill_id],
            border_top=0 <= border_id < len(self.tops) and self.tops[border_id],
        )


def parse_styles(data: bytes, part: str) -> list[Style]:
    """The styles that cells name by number, at least one.

    Raises:
        UnreadableDocumentError: not well-formed XML.
    """
    parts = _Parts()
    parse_elements(data, part, parts.start, parts.end)
    return [parts.style(cell) for cell in parts.cells] or [replace(PLAIN)]


def _is_white(color: dict[str, str]) -> bool:
    """White as a fill is no shading."""
    if "rgb" in color:
        return color["rgb"][-6:].upper() == "FFFFFF"
    if "theme" in color:
        return color["theme"] == "0" and float(color.get("tint") or 0) == 0
    return color.get("indexed") in ("1", "9")
