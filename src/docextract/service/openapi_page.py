"""The OpenAPI document as a page for people: plain HTML, without a script and without anything from elsewhere."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { border-top: 1px solid #8888; padding-top: 1rem; } h2 code { font-size: 1rem; }
table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid #8884; padding: .25rem .5rem;
text-align: left; vertical-align: top; } th { font-weight: 600; } .required { font-weight: 600; }
:root { color-scheme: light dark; }
"""
_SHA = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_SHA}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The Content-Security-Policy under which the page is whole."""


def page(document: Mapping[str, Any], path: str) -> str:
    """The page of an OpenAPI document.

    Args:
        document: what :func:`docextract.service.openapi.openapi` makes.
        path: where the document itself stands, relative to the page.
    """
    schemas = document["components"]["schemas"]
    body = "".join(_part(path, method, call, schemas) for path, method, call in _calls(document))
    title = f"{document['info']['title']} {document['info']['version']}"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        f"<h1>{escape(title)}</h1><p>Credentials are a key (<code>dxk_...</code>) and its secret "
        "(<code>dxs_...</code>) as HTTP Basic. Bodies and answers are JSON. "
        f'<a href="{escape(path)}">The same as OpenAPI</a>.</p>{body}</body></html>'
    )


def _calls(document: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    base = document["servers"][0]["url"].rstrip("/") if "servers" in document else ""
    for path, item in document["paths"].items():
        for method, call in item.items():
            if method != "parameters":
                given = [*item.get("parameters", []), *call.get("parameters", [])]
                yield base + path, method.upper(), {**call, "parameters": given}


def _part(path: str, method: str, call: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    parts = [f"<h2><code>{escape(method)} {escape(path)}</code></h2><p>{escape(call['summary'])}."]
    parts.append(" Needs no key.</p>" if call.get("security") == [] else "</p>")
    rows = [
        _row(p["name"], p["schema"], p.get("description", ""), needed=p.get("required", False))
        for p in call["parameters"]
    ]
    if rows:
        parts.append(_table("Parameter", rows))
    if "requestBody" in call:
        parts.append(_fields("Field of the body", call["requestBody"], schemas))
    answers = []
    for status, answer in call["responses"].items():
        name = _name(answer.get("content", {}).get("application/json", {}).get("schema", {}))
        cells = (escape(status), escape(answer["description"]), escape(name))
        answers.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    parts.append(_table("Answer", answers, "<th>when</th><th>body</th>"))
    return "".join(parts)


def _fields(head: str, content: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    schema = content["content"]["application/json"]["schema"]
    schema = schemas[_name(schema)] if "$ref" in schema else schema
    needed = schema.get("required", ())
    rows = [
        _row(name, one, one.get("description", ""), needed=name in needed) for name, one in schema["properties"].items()
    ]
    return _table(head, rows)


def _row(name: str, schema: Mapping[str, Any], description: str, *, needed: bool) -> str:
    shown = f'<span class="required">{escape(name)}</span> (required)' if needed else escape(name)
    default = f" Default: {schema['default']}." if "default" in schema else ""
    return f"<tr><td>{shown}</td><td>{escape(_name(schema))}</td><td>{escape(description + default)}</td></tr>"


def _table(head: str, rows: list[str], more: str = "<th>form</th><th>meaning</th>") -> str:
    return f"<table><tr><th>{escape(head)}</th>{more}</tr>{''.join(rows)}</table>"


def _name(schema: Mapping[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_name(one) for one in schema[several]))
    if "enum" in schema:
        return " or ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {_name(schema['items'])}"
    return str(schema.get("format") or schema.get("type") or schema.get("const") or "")
