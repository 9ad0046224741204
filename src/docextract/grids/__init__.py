from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Grids(ModuleType):
    """This package, which can be called: ``docextract.grids(...)`` is a public function of the same name."""

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        from ..pipeline import grids

        return grids(*arguments, **options)


sys.modules[__name__].__class__ = _Grids
