"""What ``docextract serve`` runs: Uvicorn over h11, with deadlines and a cap on connections."""

from __future__ import annotations

from .run import serve

__all__ = ["serve"]
