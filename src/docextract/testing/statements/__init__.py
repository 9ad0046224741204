"""Writers of statements, one function per report layout, listed in :data:`WRITERS`."""

from __future__ import annotations

WRITERS: dict[str, str] = {
    "yardi.statement12": "yardi:statement12",
    "mri.trend12": "trends:mri_trend",
    "quickbooks.pnl": "books:quickbooks",
}
"""Family name to ``module:function`` in this package."""
