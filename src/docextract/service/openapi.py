"""The OpenAPI document, built from the models that read the requests and write the answers."""

from __future__ import annotations

from typing import Any

from pydantic.json_schema import models_json_schema

from .. import __version__
from ..declarations import resolve
from ..models.keys import CreatedKeyAnswer, KeyAnswer, KeyCreate, KeysAnswer, KeyUpdate
from ..models.log import LogAnswer
from ..models.service_answers import ErrorAnswer, HealthAnswer, results_model
from ..models.service_request import ExtractionRequest, MultipleExtractionRequest
from .log import STATUSES
from .paging import LARGEST_PAGE
from .service import Service

_REF = "#/components/schemas/{model}"
_ERRORS = {
    400: "A field or parameter is missing, unknown or of the wrong form.",
    401: "No, malformed, unknown, wrong or disabled credentials.",
    403: "The key lacks the role.",
    404: "There is no such key.",
    408: "The body came too slowly.",
    409: "The last enabled administrator's key stays as it is.",
    413: "The body or the document is over a limit.",
    415: "The body is not JSON, or the document neither a PDF nor a workbook.",
    422: "The document cannot be read, nothing of that type is in it, or the Idempotency-Key had another request.",
    429: "Too many refused logins from this address, or over the key's share of requests, documents or bytes.",
    500: "A bug; the answer carries an id that the server's log has too.",
    503: "The log cannot be written, the queue is full, or there are too many connections.",
}
_ALWAYS = (400, 401, 403, 429, 500, 503)


def openapi(service: Service, prefix: str) -> dict[str, Any]:
    """The document (OpenAPI 3.1) of a service under a prefix: its limits, and the document types registered with it."""
    answers: list[Any] = []
    for declared in service.registry.document_types.values():
        answer = resolve(declared.answers).ANSWER  # type: ignore[union-attr]
        if answer not in answers:
            answers.append(answer)
    results = results_model(answers)
    requests = [KeyCreate, KeyUpdate, ExtractionRequest, MultipleExtractionRequest]
    written = [CreatedKeyAnswer, KeyAnswer, KeysAnswer, LogAnswer, ErrorAnswer, HealthAnswer, *results]
    named: list[tuple[Any, Any]] = [(model, "validation") for model in requests]
    named += [(model, "serialization") for model in written]
    names, schema = models_json_schema(named, ref_template=_REF)
    ref = {model: schema for (model, _), schema in names.items()}
    size = {"type": "integer", "minimum": 1, "maximum": service.limits.page_size}
    page = [
        _query("page", {"type": "integer", "minimum": 1, "maximum": LARGEST_PAGE, "default": 1}, "Page number."),
        _query("pageSize", {**size, "default": 100}, "Records on a page."),
    ]
    moment = {"type": "string", "examples": ["2026-01-31", "2026-01-31T12:00:00Z"]}
    logs = [
        _query("startDate", moment, "ISO date-time, or a date; included."),
        _query("endDate", moment, "ISO date-time, or a date (all of it); included."),
        _query("apiKey", {"type": "string"}, "The key value itself, not the key's id."),
        _query("status", {"type": "string", "enum": [*STATUSES], "default": "ALL"}, "Which entries."),
        *page,
    ]
    key = {"name": "apiKeyId", "in": "path", "required": True, "schema": {"type": "string"}, "description": "Its id."}
    prefer = {"name": "Prefer", "in": "header", "schema": {"type": "string", "examples": ["return=minimal"]},
              "description": "return=minimal leaves the raw text out."}  # fmt: skip
    named_once = {"name": "Idempotency-Key", "in": "header",
                  "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
                  "description": "The same request again within 24 hours gets the stored answer."}  # fmt: skip
    single, several = results
    body = (408, 413, 415)
    document = (*body, 422)
    paths = {
        "/api-keys": {
            "get": _call("List API keys", "listKeys", 200, ref[KeysAnswer], parameters=page),
            "post": _call("Create an API key", "createKey", 201, ref[CreatedKeyAnswer], ref[KeyCreate], body),
        },
        "/api-keys/{apiKeyId}": {
            "parameters": [key],
            "get": _call("Get API key details", "getKey", 200, ref[KeyAnswer], more=(404,)),
            "patch": _call("Update an API key", "updateKey", 200, ref[KeyAnswer], ref[KeyUpdate], (404, 409, *body)),
            "delete": _call("Delete an API key", "deleteKey", 204, None, more=(404, 409)),
        },
        "/extraction/logs": {"get": _call("Get extraction logs", "logs", 200, ref[LogAnswer], parameters=logs)},
        "/extraction/document": {
            "post": _call("Extract a single data set from a document", "extract", 200, ref[single],
                          ref[ExtractionRequest], document, [prefer, named_once]),
        },
        "/extraction/document/multiple": {
            "post": _call("Extract multiple data sets from a document", "extractMultiple", 200, ref[several],
                          ref[MultipleExtractionRequest], document, [prefer, named_once]),
        },
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {"title": "docextract", "version": __version__},
        "paths": {**{prefix + path: item for path, item in paths.items()}, **_health(ref[HealthAnswer])},
        "components": {
            "schemas": schema["$defs"],
            "securitySchemes": {
                "basic": {
                    "type": "http",
                    "scheme": "basic",
                    "description": "The key (dxk_...) and its secret (dxs_...).",
                }
            },
        },
        "security": [{"basic": []}],
    }


def _health(answer: dict[str, Any]) -> dict[str, Any]:
    """The two calls that need no key and stand outside the prefix."""
    alive = _call("Whether the process answers", "healthz", 200, answer)
    ready = _call("Whether the store answers too", "readyz", 200, answer)
    for call, codes in ((alive, ("200",)), (ready, ("200", "503"))):
        call["security"] = []
        call["responses"] = {code: call["responses"][code] for code in codes}
    return {"/healthz": {"get": alive}, "/readyz": {"get": ready}}


def _query(name: str, schema: dict[str, Any], description: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": schema, "description": description}


def _call(
    summary: str,
    name: str,
    status: int,
    answer: dict[str, Any] | None,
    asked: dict[str, Any] | None = None,
    more: tuple[int, ...] = (),
    parameters: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done."}
    if answer is not None:
        done["content"] = {"application/json": {"schema": answer}}
    error = {"application/json": {"schema": {"$ref": _REF.format(model="ErrorAnswer")}}}
    refused = {str(code): {"description": _ERRORS[code], "content": error} for code in sorted({*_ALWAYS, *more})}
    call: dict[str, Any] = {"summary": summary, "operationId": name, "responses": {str(status): done, **refused}}
    if asked is not None:
        call["requestBody"] = {"required": True, "content": {"application/json": {"schema": asked}}}
    if parameters:
        call["parameters"] = parameters
    return call
