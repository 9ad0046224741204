"""The service: keys, roles, the log, and extraction through them. Usable one by one, and together as ``Service``."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..models.keys import ADMIN_ROLE as ADMIN_ROLE
    from ..models.keys import DATA_EXTRACTION as DATA_EXTRACTION
    from ..models.keys import ApiKey as ApiKey
    from ..models.log import LogEntry as LogEntry
    from ..models.service_request import ExtractionRequest as ExtractionRequest
    from ..models.service_request import MultipleExtractionRequest as MultipleExtractionRequest
    from .keys import KeyStore as KeyStore
    from .log import LogRecorder as LogRecorder
    from .roles import Principal as Principal
    from .service import Service as Service
    from .stores.memory import MemoryStore as MemoryStore
    from .stores.postgres import PostgresStore as PostgresStore
    from .stores.protocol import Store as Store
    from .stores.sqlite import SqliteStore as SqliteStore

_HOME = {
    "ADMIN_ROLE": "models.keys",
    "DATA_EXTRACTION": "models.keys",
    "ApiKey": "models.keys",
    "ExtractionRequest": "models.service_request",
    "KeyStore": "service.keys",
    "LogEntry": "models.log",
    "LogRecorder": "service.log",
    "MemoryStore": "service.stores.memory",
    "MultipleExtractionRequest": "models.service_request",
    "PostgresStore": "service.stores.postgres",
    "Principal": "service.roles",
    "Service": "service.service",
    "SqliteStore": "service.stores.sqlite",
    "Store": "service.stores.protocol",
}

__all__ = [
    "ADMIN_ROLE",
    "DATA_EXTRACTION",
    "ApiKey",
    "ExtractionRequest",
    "KeyStore",
    "LogEntry",
    "LogRecorder",
    "MemoryStore",
    "MultipleExtractionRequest",
    "PostgresStore",
    "Principal",
    "Service",
    "SqliteStore",
    "Store",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'docextract.service' has no attribute {name!r}")
    return getattr(importlib.import_module(f"docextract.{_HOME[name]}"), name)
