"""Who calls, and what a caller may do."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..errors import UnauthorizedApiKeyError
from ..models.keys import ADMIN_ROLE, DATA_EXTRACTION, Role

REFUSAL = "The API key used does not have privilege to perform the intended action."


@dataclass(slots=True)
class Principal:
    """A caller that is known: the key it came with, and the roles that the key had when it was read.

    ``fresh`` says that the roles were just read and not used yet: the first call of a principal goes by them, later
    ones read the key again.
    """

    key_id: str
    key: str
    name: str
    roles: frozenset[Role]
    fresh: bool = field(default=True, repr=False, compare=False)

    def require(self, role: Role) -> None:
        """Raise UnauthorizedApiKeyError unless the caller has the role. Neither role implies the other."""
        if role not in self.roles:
            raise UnauthorizedApiKeyError(REFUSAL)


__all__ = ["ADMIN_ROLE", "DATA_EXTRACTION", "REFUSAL", "Principal", "Role"]
