"""Financial documents of commercial real estate as typed data with places and proofs.

>>> import docextract
>>> roll = docextract.extract("rent_roll.pdf", asset_type="MULTIFAMILY", document_type="RENT_ROLL")  # doctest: +SKIP

Everything here is loaded at first use: importing docextract loads no library of a file format.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .across.books import reconcile_books as reconcile_books
    from .across.diff import diff as diff
    from .across.reconcile import reconcile as reconcile
    from .errors import ApiKeyNotFoundError as ApiKeyNotFoundError
    from .errors import AuthenticationError as AuthenticationError
    from .errors import BusyError as BusyError
    from .errors import DocextractError as DocextractError
    from .errors import DocumentTooLargeError as DocumentTooLargeError
    from .errors import EncryptedDocumentError as EncryptedDocumentError
    from .errors import ExtractionFailedError as ExtractionFailedError
    from .errors import IdempotencyKeyReusedError as IdempotencyKeyReusedError
    from .errors import InvalidRequestError as InvalidRequestError
    from .errors import LastAdminKeyError as LastAdminKeyError
    from .errors import MethodNotAllowedError as MethodNotAllowedError
    from .errors import NoTextLayerError as NoTextLayerError
    from .errors import NotFoundError as NotFoundError
    from .errors import PeriodRequiredError as PeriodRequiredError
    from .errors import PluginError as PluginError
    from .errors import ProcessingLimitError as ProcessingLimitError
    from .errors import RequestTimeoutError as RequestTimeoutError
    from .errors import StorageUnavailableError as StorageUnavailableError
    from .errors import TooManyRequestsError as TooManyRequestsError
    from .errors import UnauthorizedApiKeyError as UnauthorizedApiKeyError
    from .errors import UnreadableDocumentError as UnreadableDocumentError
    from .errors import UnsupportedMediaTypeError as UnsupportedMediaTypeError
    from .inspection.inspect import extract_all as extract_all
    from .inspection.inspect import inspect as inspect
    from .many.extracting import extract_many as extract_many
    from .many.outcome import FileOutcome as FileOutcome
    from .models.difference import Difference as Difference
    from .models.extraction import Extraction as Extraction
    from .models.extraction import RentRoll as RentRoll
    from .models.inspection import DataSetFound as DataSetFound
    from .models.inspection import Inspection as Inspection
    from .models.limits import Limits as Limits
    from .models.outcome import Outcome as Outcome
    from .models.place import Place as Place
    from .models.reconciliation import Reconciliation as Reconciliation
    from .models.request import Options as Options
    from .models.request import TaggingData as TaggingData
    from .models.service_limits import ServiceLimits as ServiceLimits
    from .models.statement import Statement as Statement
    from .offered import asset_types as asset_types
    from .offered import document_types as document_types
    from .pipeline import extract as extract
    from .pipeline import extract_multiple as extract_multiple
    from .pipeline import grids as grids
    from .registry import Registry as Registry
    from .service.service import Service as Service

_HOMES = {
    "across.books": ("reconcile_books",),
    "across.diff": ("diff",),
    "across.reconcile": ("reconcile",),
    "offered": (
        "asset_types",
        "document_types",
    ),
    "errors": (
        "ApiKeyNotFoundError",
        "AuthenticationError",
        "BusyError",
        "DocextractError",
        "DocumentTooLargeError",
        "EncryptedDocumentError",
        "ExtractionFailedError",
        "IdempotencyKeyReusedError",
        "InvalidRequestError",
        "LastAdminKeyError",
        "MethodNotAllowedError",
        "NoTextLayerError",
        "NotFoundError",
        "PeriodRequiredError",
        "PluginError",
        "ProcessingLimitError",
        "RequestTimeoutError",
        "StorageUnavailableError",
        "TooManyRequestsError",
        "UnauthorizedApiKeyError",
        "UnreadableDocumentError",
        "UnsupportedMediaTypeError",
    ),
    "inspection.inspect": (
        "extract_all",
        "inspect",
    ),
    "models.inspection": (
        "DataSetFound",
        "Inspection",
    ),
    "models.difference": ("Difference",),
    "many.extracting": ("extract_many",),
    "many.outcome": ("FileOutcome",),
    "models.extraction": (
        "Extraction",
        "RentRoll",
    ),
    "models.limits": ("Limits",),
    "models.outcome": ("Outcome",),
    "models.place": ("Place",),
    "models.reconciliation": ("Reconciliation",),
    "models.request": (
        "Options",
        "TaggingData",
    ),
    "models.service_limits": ("ServiceLimits",),
    "models.statement": ("Statement",),
    "pipeline": (
        "extract",
        "extract_multiple",
        "grids",
    ),
    "registry": ("Registry",),
    "service.service": ("Service",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "ApiKeyNotFoundError",
    "AuthenticationError",
    "BusyError",
    "DataSetFound",
    "Difference",
    "DocextractError",
    "DocumentTooLargeError",
    "EncryptedDocumentError",
    "Extraction",
    "ExtractionFailedError",
    "FileOutcome",
    "IdempotencyKeyReusedError",
    "Inspection",
    "InvalidRequestError",
    "LastAdminKeyError",
    "Limits",
    "MethodNotAllowedError",
    "NoTextLayerError",
    "NotFoundError",
    "Options",
    "Outcome",
    "PeriodRequiredError",
    "Place",
    "PluginError",
    "ProcessingLimitError",
    "Reconciliation",
    "Registry",
    "RentRoll",
    "RequestTimeoutError",
    "Service",
    "ServiceLimits",
    "Statement",
    "StorageUnavailableError",
    "TaggingData",
    "TooManyRequestsError",
    "UnauthorizedApiKeyError",
    "UnreadableDocumentError",
    "UnsupportedMediaTypeError",
    "__version__",
    "asset_types",
    "diff",
    "document_types",
    "extract",
    "extract_all",
    "extract_many",
    "extract_multiple",
    "grids",
    "inspect",
    "reconcile",
    "reconcile_books",
]


def __getattr__(name: str) -> Any:
    if name == "grids":
        # The rooms that find grids are a package of this name; called, it is the function (see its end).
        return importlib.import_module("docextract.grids")
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'docextract' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"docextract.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
