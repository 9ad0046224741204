"""The table of shared strings."""

from __future__ import annotations

import re

from .texts import UnknownEntityError, unescaped, without_entities
from .xml import parse_elements

_PLAIN = re.compile(r'<si>\s*<t(?: xml:space="preserve")?>([^<]*)</t>\s*</si>')


def parse_strings(data: bytes, part: str) -> list[str]:
    """The shared strings in order: the runs of rich text joined, phonetic guides left out.

    Raises:
        UnreadableDocumentError: not well-formed XML.
    """
    plain = _plain_strings(data)
    return _all_strings(data, part) if plain is None else plain


def _plain_strings(data: bytes) -> list[str] | None:
    """The strings of a table that holds plain text only, by one pattern; None where there is more in it."""
    if b"<!" in data or b"<sst" not in data or not data.rstrip().endswith(b"</sst>") or not is_utf8(data):
        return None
    try:
        xml = data.decode("utf-8-sig")
        texts = _PLAIN.findall(xml)
        if len(texts) != xml.count("<si>") or "<si/" in xml or "<si " in xml:
            return None
        if "\r" in xml:
            texts = [text.replace("\r\n", "\n").replace("\r", "\n") for text in texts]
        if "&" in xml:
            texts = [without_entities(text) if "&" in text else text for text in texts]
    except (UnicodeDecodeError, UnknownEntityError):
        return None
    return [unescaped(text) for text in texts] if "_x" in xml else texts


def is_utf8(data: bytes) -> bool:
    """True if a part is declared, or by its silence is, UTF-8."""
    head = data[:200]
    if not head.lstrip(b"\xef\xbb\xbf").startswith(b"<?xml"):
        return not head.startswith((b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<"))
    declaration = head[: head.find(b"?>")].lower()
    return b"encoding" not in declaration or re.search(rb"encoding\s*=\s*[\"']utf-8[\"']", declaration) is not None


def _all_strings(data: bytes, part: str) -> list[str]:
    strings: list[str] = []
    pieces: list[str] = []
    state = {"item": False, "phonetic": 0, "text": False}

    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag == "si":
            state["item"] = True
            pieces.clear()
        elif tag == "rPh":
            state["phonetic"] += 1
        elif tag == "t":
            state["text"] = bool(state["item"] and not state["phonetic"])

    def end(tag: str) -> None:
        if tag == "t":
            state["text"] = False
        elif tag == "rPh":
            state["phonetic"] -= 1
        elif tag == "si":
            state["item"] = False
            strings.append(unescaped("".join(pieces)))

    def text(content: str) -> None:
        if state["text"]:
            pieces.append(content)

    parse_elements(data, part, start, end, text)
    return strings
