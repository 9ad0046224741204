"""The service over HTTP: a thin ASGI application over ``docextract.service``. Wants the extra ``http``."""

from __future__ import annotations

from .app import create_app
from .measured import create_metrics_app

__all__ = ["create_app", "create_metrics_app"]
