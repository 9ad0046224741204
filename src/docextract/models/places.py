"""The places of a row's values, one per column; made when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

from pydantic import GetCoreSchemaHandler
from pydantic_core import core_schema

from .place import Place


class Places(Sequence["Place | None"]):
    """``[place | None, …]``. ``find(n)`` gives the place of the n-th column that has one."""

    __slots__ = ("_find", "_keys", "_made")

    def __init__(self, find: Callable[[Any], Place | None] | None = None, keys: Sequence[Any] = ()) -> None:
        """``keys`` has one entry per column: what ``find`` takes, or None where the column holds nothing."""
        self._find = find
        self._keys = keys
        self._made: list[Place | None] | None = None

    def _all(self) -> list[Place | None]:
        if self._made is None:
            find = self._find
            self._made = [None if find is None or key is None else find(key) for key in self._keys]
            self._find = None
        return self._made

    @overload
    def __getitem__(self, index: int) -> Place | None: ...
    @overload
    def __getitem__(self, index: slice) -> list[Place | None]: ...
    def __getitem__(self, index: int | slice) -> Place | list[Place | None] | None:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._keys) if self._made is None else len(self._made)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        plain = handler.generate_schema(list[Place | None])
        return core_schema.no_info_after_validator_function(
            cls._of,
            core_schema.union_schema([core_schema.is_instance_schema(cls), plain]),
            serialization=core_schema.plain_serializer_function_ser_schema(cls._all, return_schema=plain),
        )

    @classmethod
    def _of(cls, value: Any) -> Places:
        if isinstance(value, cls):
            return value
        made = cls()
        made._made = list(value)
        return made
