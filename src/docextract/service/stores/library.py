"""sqlite_utils, without what it looks for and nothing here uses."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType

_NAME = "sqlite_utils"
_LOOKED_FOR = ("numpy", "pandas")


class _Without(MetaPathFinder):
    """Finds none of what is looked for, for the thread that made it."""

    def __init__(self) -> None:
        self._thread = threading.get_ident()

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        """See MetaPathFinder."""
        if fullname in _LOOKED_FOR and threading.get_ident() == self._thread:
            raise ModuleNotFoundError(fullname, name=fullname)


def sqlite_utils() -> ModuleType:
    """The library as the process has it, or else a copy for docextract alone that was loaded without numpy and pandas.

    Where those are installed it loads both, to know their types: half a second of each start of a server or a command.
    Who imports it elsewhere gets one that knows them.
    """
    if _NAME in sys.modules:
        return importlib.import_module(_NAME)
    without = _Without()
    sys.meta_path.insert(0, without)
    try:
        return importlib.import_module(_NAME)
    finally:
        sys.meta_path.remove(without)
        for name in [name for name in sys.modules if name.partition(".")[0] == _NAME]:
            del sys.modules[name]
