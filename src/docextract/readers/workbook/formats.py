"""What a number format shows: a date, a time, both, or a number."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache


class Shows(Enum):
    """What a number format makes of a number."""

    NUMBER = "number"
    DATE = "date"
    TIME = "time"
    DATE_AND_TIME = "dateAndTime"


BUILT_IN: dict[int, str] = {
    0: "General",
    1: "0",
    2: "0.00",
    3: "#,##0",
    4: "#,##0.00",
    5: '"$"#,##0_);("$"#,##0)',
    6: '"$"#,##0_);[Red]("$"#,##0)',
    7: '"$"#,##0.00_);("$"#,##0.00)',
    8: '"$"#,##0.00_);[Red]("$"#,##0.00)',
    9: "0%",
    10: "0.00%",
    11: "0.00E+00",
    12: "# ?/?",
    13: "# ??/??",
    14: "mm-dd-yy",
    15: "d-mmm-yy",
    16: "d-mmm",
    17: "mmm-yy",
    18: "h:mm AM/PM",
    19: "h:mm:ss AM/PM",
    20: "h:mm",
    21: "h:mm:ss",
    22: "m/d/yy h:mm",
    37: "#,##0_);(#,##0)",
    38: "#,##0_);[Red](#,##0)",
    39: "#,##0.00_);(#,##0.00)",
    40: "#,##0.00_);[Red](#,##0.00)",
    41: r'_(* #,##0_);_(* \(#,##0\);_(* "-"_);_(@_)',
    42: r'_("$"* #,##0_);_("$"* \(#,##0\);_("$"* "-"_);_(@_)',
    43: r'_(* #,##0.00_);_(* \(#,##0.00\);_(* "-"??_);_(@_)',
    44: r'_("$"* #,##0.00_)_("$"* \(#,##0.00\)_("$"* "-"??_)_(@_)',
    45: "mm:ss",
    46: "[h]:mm:ss",
    47: "mmss.0",
    48: "##0.0E+0",
    49: "@",
    # East Asian date formats, which a file may use by number alone.
    **dict.fromkeys((*range(27, 32), 36, *range(50, 55), 57, 58), "mm-dd-yy"),
    **dict.fromkeys((32, 33, 34, 35, 55, 56), "h:mm"),
}
"""Number formats that files name by number only (ECMA-376 part 1, 18.8.30), by number."""

_LITERAL = re.compile(r'"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?', re.S)
_ELAPSED = re.compile(r"\[(?:h+|m+|s+)\]", re.I)
_SECTION_END = re.compile(r'"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|(;)', re.S)


def first_section(number_format: str) -> str:
    """The part of a format that positive numbers use."""
    if ";" not in number_format:
        return number_format
    for match in _SECTION_END.finditer(number_format):
        if match[1]:
            return number_format[: match.start()]
    return number_format


@lru_cache(maxsize=512)
def shows(number_format: str) -> Shows:
    """What a number format shows. An elapsed time (``[h]:mm``) is a length, not a time of day: a number."""
    section = first_section(number_format)
    if _ELAPSED.search(section):
        return Shows.NUMBER
    bare = _LITERAL.sub("", section).lower().replace("general", "")
    if "am/pm" in bare or "a/p" in bare:
        bare = bare.replace("am/pm", "h").replace("a/p", "h")
    if re.search(r"[0#?@]", re.sub(r"s[.,]?0+", "s", bare)):
        return Shows.NUMBER
    time = "h" in bare or "s" in bare
    date = "y" in bare or "d" in bare or "mmm" in bare or ("m" in bare and not time)
    if date:
        return Shows.DATE_AND_TIME if time else Shows.DATE
    return Shows.TIME if time else Shows.NUMBER
