"""Text as workbooks write it: entities, ``_x000D_`` escapes, line ends."""

from __future__ import annotations

import re

_ESCAPE = re.compile(r"_x([0-9A-Fa-f]{4})_")
_ENTITY = re.compile(r"&([^;&<]{0,32});?")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


class UnknownEntityError(ValueError):
    """A text holds an ampersand that begins none of XML's own entities."""


def unescaped(text: str) -> str:
    """``_xHHHH_`` turned into its character (ECMA-376 part 1, 22.9.2.19); half a surrogate pair is lost."""
    if "_x" not in text:
        return text
    text = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def without_entities(text: str) -> str:
    """XML's five named entities and its character references resolved.

    Raises:
        UnknownEntityError: any other entity; only a parser can tell what it means.
    """
    return _ENTITY.sub(_character, text) if "&" in text else text


def _character(match: re.Match[str]) -> str:
    name = match[1]
    if match[0][-1] != ";":
        raise UnknownEntityError(name)
    if name in _NAMED:
        return _NAMED[name]
    try:
        if name[:2] == "#x":
            code = int(name[2:], 16)
        elif name[:1] == "#" and name[1:].isdigit():
            code = int(name[1:])
        else:
            raise UnknownEntityError(name)
        if not (code in (9, 10, 13) or 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or 0x10000 <= code < 0x110000):
            raise UnknownEntityError(name)
        return chr(code)
    except ValueError as error:
        raise UnknownEntityError(name) from error
