"""API keys as they are answered, and what creates and changes them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, Field, StrictBool, StrictStr, TypeAdapter

from .base import CAMEL, Model
from .moments import Moment

Role = Literal["ADMIN_ROLE", "DATA_EXTRACTION"]
ADMIN_ROLE: Role = "ADMIN_ROLE"
DATA_EXTRACTION: Role = "DATA_EXTRACTION"

_NAME_LENGTH = 200
# As in file names: what reorders a line for its reader, or cannot be written as UTF-8.
_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def _name(text: str) -> str:
    text = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(text) <= _NAME_LENGTH:
        raise ValueError(f"must have 1 to {_NAME_LENGTH} characters, and has {len(text)}")
    if _FORBIDDEN.search(text):
        raise ValueError("must not hold control, bidirectional or surrogate characters")
    return text


def _once(roles: list[Role]) -> list[Role]:
    return list(dict.fromkeys(roles))


def _flag(value: object) -> bool:
    return value if isinstance(value, bool) else value == "true"


KeyName = Annotated[StrictStr, AfterValidator(_name), Field(min_length=1, description="1 to 200 characters, trimmed.")]
Roles = Annotated[list[Role], AfterValidator(_once), Field(min_length=1, description="At least one; doubles fold.")]
Flag = Annotated[StrictBool | Literal["true", "false"], AfterValidator(_flag)]
"""A boolean, or the strings ``true`` and ``false``."""


def _absent() -> Any:
    """The default of a field that stays as it is when it is left out; None is no value for it."""
    return None


class KeyCreate(Model):
    """What creates a key."""

    name: KeyName
    enabled: StrictBool
    roles: Roles


class KeyUpdate(Model):
    """What changes a key: a field that is left out stays as it is; null is refused."""

    name: KeyName = Field(default_factory=_absent)
    enabled: Flag = Field(default_factory=_absent)
    roles: Roles = Field(default_factory=_absent)


class Secret(str):
    """A secret as text that does not show itself: its ``repr`` is ``***``."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "***"


@dataclass(frozen=True, slots=True)
class ApiKey:
    """A key as anyone but its holder may see it.

    ``id`` stands in paths; ``key`` is the user-id of the credentials and the ``apiKey`` of the log.
    """

    __pydantic_config__: ClassVar = CAMEL
    id: str
    name: str
    enabled: bool
    roles: list[Role]
    key: str
    created_at: Moment
    updated_at: Moment
    last_used_at: Moment | None = None

    def to_json(self) -> dict[str, Any]:
        """The key as JSON-ready values."""
        return dict(_KEY.dump_python(self, mode="json", by_alias=True))


@dataclass(frozen=True, slots=True)
class CreatedApiKey(ApiKey):
    """A key just made, with its secret: shown this once."""

    secret: Secret = field(default=Secret(""), kw_only=True)

    def to_json(self) -> dict[str, Any]:
        """The key as JSON-ready values, with its secret."""
        return {**_KEY.dump_python(self, mode="json", by_alias=True), "secret": str(self.secret)}


@dataclass(frozen=True, slots=True)
class KeyPage:
    """A page of the keys, oldest first; ``total`` counts all keys."""

    keys: list[ApiKey]
    page: int
    page_size: int
    total: int

    def __iter__(self) -> Iterator[ApiKey]:
        return iter(self.keys)

    def __len__(self) -> int:
        return len(self.keys)

    @property
    def more(self) -> bool:
        """Whether there is a page after this one."""
        return self.page * self.page_size < self.total

    def to_json(self) -> dict[str, Any]:
        """``{"apiKeys": [...], "page": ..., "pageSize": ..., "total": ...}``."""
        return {
            "apiKeys": [key.to_json() for key in self.keys],
            "page": self.page,
            "pageSize": self.page_size,
            "total": self.total,
        }


class KeyAnswer(Model):
    """One key as it is answered."""

    api_key: ApiKey


class ApiKeyWithSecret(Model):
    """A key with its secret, as create answers it."""

    id: str
    name: str
    enabled: bool
    roles: list[Role]
    key: str
    secret: str
    created_at: Moment
    updated_at: Moment
    last_used_at: Moment | None


class CreatedKeyAnswer(Model):
    """The answer of create: the only one that holds a secret."""

    api_key: ApiKeyWithSecret


class KeysAnswer(Model):
    """A page of the keys as it is answered."""

    api_keys: list[ApiKey]
    page: int = Field(ge=1)
    page_size: int = Field(ge=1)
    total: int = Field(ge=0, description="How many keys there are on all pages.")


_KEY = TypeAdapter(ApiKey)


__all__ = [
    "ADMIN_ROLE", "DATA_EXTRACTION", "ApiKey", "CreatedApiKey", "CreatedKeyAnswer", "KeyAnswer", "KeyCreate",
    "KeyPage", "KeyUpdate", "KeysAnswer", "Role", "Secret",
]  # fmt: skip
