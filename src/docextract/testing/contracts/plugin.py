"""What every plugin must do: a class of tests.

class TestDeposits(PluginContract):
    plugin = "deposits"
"""

from __future__ import annotations

import subprocess
import sys
from typing import ClassVar

from ...accounts import load_accounts
from ...layouts import load_layouts
from ...plugins import BUILTIN
from ...registry import Registry
from ...vocabulary import load_vocabulary

HEAVY = ("pandas", "numpy", "openpyxl", "pypdfium2", "pdfplumber", "torch", "cv2", "pytesseract")


class PluginContract:
    """The tests of an installed plugin as a whole.

    Attributes:
        plugin: the name of its entry point.
    """

    plugin: ClassVar[str]

    def test_it_loads_beside_the_core_alone_and_registers_something(self) -> None:
        """Without any other plugin."""
        registry = Registry.build([self.plugin])
        mine = [name for table in registry.tables.values() for name in table if table.owner(name).name == self.plugin]
        observes = registry.observers()
        assert mine or self.plugin in observes, f"{self.plugin} registers nothing"

    def test_it_loads_beside_everything_installed(self) -> None:
        """No other plugin that is here claims one of its names."""
        assert self.plugin in {plugin.name for plugin in Registry.build().plugins}

    def test_it_says_its_version(self) -> None:
        """Which becomes part of every answer."""
        (mine,) = [plugin for plugin in Registry.build([self.plugin]).plugins if plugin.name != BUILTIN]
        assert mine.version, f"{self.plugin} has no version"

    def test_its_folders_can_be_read(self) -> None:
        """Layouts, vocabularies and account mappings are there, and without a fault."""
        registry = Registry.build([self.plugin])
        load_layouts(((f.name, f.folder) for f in registry.layouts.values()), ())
        words, mappings = registry.vocabularies, registry.account_mappings
        mine = [name for name in words if words.owner(name).name == self.plugin]
        load_vocabulary([words[name].folder for name in mine], owners=[self.plugin] * len(mine))
        mine = [name for name in mappings if mappings.owner(name).name == self.plugin]
        load_accounts([mappings[name].folder for name in mine], owners=[self.plugin] * len(mine))

    def test_registering_loads_no_heavy_library(self) -> None:
        """Code that is named by its address is imported at first use; what it needs too."""
        script = (
            f"import sys, docextract; docextract.Registry.build([{self.plugin!r}]); "
            f"print(*sorted(set({HEAVY!r}) & set(sys.modules)))"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        assert not done.stdout.strip(), f"registering {self.plugin} loads {done.stdout.strip()}"
