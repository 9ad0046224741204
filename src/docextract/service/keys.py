"""Keys: made, listed, changed, deleted and checked, by anyone who holds a store."""

from __future__ import annotations

import datetime as dt
import logging
import re
import time
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..errors import (
    ApiKeyNotFoundError,
    AuthenticationError,
    DocextractError,
    InvalidRequestError,
    UnauthorizedApiKeyError,
)
from ..models.keys import ADMIN_ROLE, ApiKey, CreatedApiKey, KeyCreate, KeyPage, KeyUpdate, Role
from ..models.moments import moment_text, now
from ..models.service_limits import ServiceLimits
from ..models.service_request import Asked, parsed
from .audit import HOST, AuditEvent
from .paging import checked_page
from .roles import Principal
from .secrets import Pepper, new_key, new_secret, plausible
from .stores.protocol import NO_SUCH_KEY, Store, StoredKey

WRONG = "The credentials are missing, malformed, unknown, wrong or disabled."
GRACE = dt.timedelta(hours=24)
"""How long the secret before works after a rotation."""
LAST_USED_SECONDS = 60.0
"""How exact ``last_used_at`` is: it is written at most this often for each key."""

_LONGEST = dt.timedelta(days=30)
_GRACE = re.compile(r"([0-9]{1,7})([smhd]?)", re.A)
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}
_log = logging.getLogger("docextract.service")


class KeyStore:
    """The keys of a store.

    Calls without a principal are the host's own; with one, ADMIN_ROLE is asked for. Every change is audited.
    """

    def __init__(self, store: Store, pepper: Pepper, limits: ServiceLimits | None = None) -> None:
        self._store = store
        self._pepper = pepper
        self._limits = limits or ServiceLimits()
        self._touched: dict[str, float] = {}

    def create(
        self, *, name: str, enabled: bool, roles: Sequence[str], principal: Principal | None = None
    ) -> CreatedApiKey:
        """Make a key. The answer holds its secret, which is kept nowhere and shown this once.

        Raises:
            InvalidRequestError: the name, the flag or the roles are of the wrong form.
            UnauthorizedApiKeyError: the principal is no administrator.
            StorageUnavailableError: it could not be kept.
        """
        return self.make({"name": name, "enabled": enabled, "roles": _listed(roles)}, principal=principal)

    def make(self, asked: KeyCreate | Mapping[str, object], *, principal: Principal | None = None) -> CreatedApiKey:
        """As :meth:`create`, from the body of a request."""
        self.require(principal, ADMIN_ROLE)
        asked = self._parsed(KeyCreate, asked, principal)
        moment, secret = now(), new_secret()
        key = ApiKey(
            id=str(uuid.uuid4()), name=asked.name, enabled=asked.enabled, roles=asked.roles, key=new_key(),
            created_at=moment, updated_at=moment,
        )  # fmt: skip
        event = AuditEvent(moment, "keyCreated", _who(principal), key.id, after=key.to_json())
        self._store.add_key(StoredKey(key, self._pepper.hash(key.id, secret)), event)
        return CreatedApiKey(
            key.id, key.name, key.enabled, key.roles, key.key, key.created_at, key.updated_at, secret=secret
        )

    def list(self, *, page: int = 1, page_size: int = 100, principal: Principal | None = None) -> KeyPage:
        """A page of the keys, in the order they were made; one past the end is empty."""
        self.require(principal, ADMIN_ROLE)
        page, page_size = checked_page(page, page_size, self._limits)
        keys, total = self._store.keys((page - 1) * page_size, page_size)
        return KeyPage(keys, page, page_size, total)

    def get(self, key_id: str, *, principal: Principal | None = None) -> ApiKey:
        """One key.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
        """
        self.require(principal, ADMIN_ROLE)
        return self._stored(key_id).key

    def update(
        self,
        key_id: str,
        *,
        name: str | None = None,
        enabled: bool | str | None = None,
        roles: Sequence[str] | None = None,
        principal: Principal | None = None,
    ) -> ApiKey:
        """Change a key; what is None stays. ``enabled`` may be the strings ``"true"`` and ``"false"``.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
            LastAdminKeyError: it is the last enabled key with ADMIN_ROLE, and would be so no more.
        """
        said = {"name": name, "enabled": enabled, "roles": None if roles is None else _listed(roles)}
        return self.change(key_id, {k: v for k, v in said.items() if v is not None}, principal=principal)

    def change(
        self, key_id: str, update: KeyUpdate | dict[str, object], *, principal: Principal | None = None
    ) -> ApiKey:
        """As :meth:`update`, from the body of a request."""
        self.require(principal, ADMIN_ROLE)
        asked = self._parsed(KeyUpdate, update, principal)
        given = {name: getattr(asked, name) for name in asked.model_fields_set}

        def changed(before: ApiKey) -> tuple[ApiKey, AuditEvent]:
            moment = max(now(), before.updated_at)
            after = replace(before, **given, updated_at=moment)
            told = {"before": before.to_json(), "after": after.to_json()}
            return after, AuditEvent(moment, "keyUpdated", _who(principal), key_id, **told)

        after = self._store.change_key(key_id, changed)
        assert after is not None
        return after

    def rotate(
        self, key_id: str, *, grace: dt.timedelta | float | str = GRACE, principal: Principal | None = None
    ) -> CreatedApiKey:
        """Give a key a new secret, shown this once; the one it has works until the grace is over, an older one no more.

        Id, value, name, roles, ``created_at`` and what stands in the log stay as they are.

        Args:
            key_id: the key.
            grace: how long: a timedelta, seconds, or text such as ``24h``, ``90m``, ``7d``, ``0``; 30 days at most.
            principal: who asks; None is the host.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
            InvalidRequestError: the grace is none.
        """
        self.require(principal, ADMIN_ROLE)
        moment, secret, lasting = now(), new_secret(), grace_of(grace)

        def rotated(before: ApiKey) -> tuple[ApiKey, AuditEvent]:
            after = replace(before, updated_at=max(moment, before.updated_at))
            told = {"oldSecretUntil": moment_text(moment + lasting)}
            return after, AuditEvent(moment, "keyRotated", _who(principal), key_id, details=told)

        key = self._store.rotate_key(key_id, self._pepper.hash(key_id, secret), moment + lasting, rotated)
        return CreatedApiKey(
            key.id, key.name, key.enabled, key.roles, key.key, key.created_at, key.updated_at, key.last_used_at,
            secret=secret,
        )  # fmt: skip

    def delete(self, key_id: str, *, principal: Principal | None = None) -> None:
        """Delete a key. What it left in the log stays.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
            LastAdminKeyError: it is the last enabled key with ADMIN_ROLE.
        """
        self.require(principal, ADMIN_ROLE)

        def gone(before: ApiKey) -> tuple[None, AuditEvent]:
            return None, AuditEvent(now(), "keyDeleted", _who(principal), key_id, before=before.to_json())

        self._store.change_key(key_id, gone)

    def principal(self, key_id: str) -> Principal:
        """The caller that a key stands for, without its secret: for a host that has its own login.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
            AuthenticationError: it is disabled.
        """
        key = self._stored(key_id).key
        if not key.enabled:
            raise AuthenticationError(WRONG)
        return _principal(key)

    def authenticate(self, key: str, secret: str) -> Principal:
        """The caller that credentials stand for: one indexed read.

        Raises:
            AuthenticationError: they are malformed, unknown, wrong or disabled; which, is not told.
        """
        if not plausible(key, secret):
            raise AuthenticationError(WRONG)
        stored = self._store.key_by_value(key)
        usable = stored if stored is not None and stored.key.enabled else None
        known, hashed = (usable.key.id, usable.secret_hash) if usable else (None, None)
        # Both are always tried: how long a refusal takes says nothing of the key.
        rotated = usable is not None and usable.old_secret_until is not None and now() < usable.old_secret_until
        same = self._pepper.verify(known, secret, hashed)
        before = self._pepper.verify(known, secret, usable.old_secret_hash if usable and rotated else None)
        if not (same or before) or usable is None:
            raise AuthenticationError(WRONG)
        self._touch(usable.key)
        return _principal(usable.key)

    def require(self, principal: Principal | None, role: Role) -> None:
        """Let the host pass, and a principal whose key is enabled and has the role.

        A principal that was just made goes by the roles it was made with; afterwards its key is read again.

        Raises:
            AuthenticationError: the key is disabled or gone.
            UnauthorizedApiKeyError: it lacks the role.
        """
        if principal is None:
            return
        if not principal.fresh:
            stored = self._store.key_by_id(principal.key_id)
            if stored is None or not stored.key.enabled:
                raise AuthenticationError(WRONG)
            principal.roles, principal.name = frozenset(stored.key.roles), stored.key.name
        principal.fresh = False
        self.check_role(principal, role)

    def check_role(self, principal: Principal, role: Role) -> None:
        """Raise UnauthorizedApiKeyError, and audit it, unless the principal was read with the role."""
        try:
            principal.require(role)
        except UnauthorizedApiKeyError:
            self.note(AuditEvent(now(), "roleRefused", principal.key_id, details={"role": role}))
            raise

    def note(self, event: AuditEvent) -> None:
        """Audit a refusal. Where that cannot be written the refusal stands all the same."""
        try:
            self._store.add_event(event)
        except DocextractError as error:
            _log.warning("%s could not be audited: %s", event.action, error.type)

    def malformed(self, error: DocextractError, principal: Principal | None) -> DocextractError:
        """Audit a request that is of the wrong form; gives the error back."""
        told = {"type": error.type, "field": error.details.get("field")}
        self.note(AuditEvent(now(), "requestRefused", _who(principal), details=told))
        return error

    def _parsed(self, model: type[Asked], value: object, principal: Principal | None) -> Asked:
        try:
            return parsed(model, value)
        except InvalidRequestError as error:
            raise self.malformed(error, principal) from None

    def _stored(self, key_id: str) -> StoredKey:
        stored = self._store.key_by_id(key_id)
        if stored is None:
            raise ApiKeyNotFoundError(NO_SUCH_KEY)
        return stored

    def _touch(self, key: ApiKey) -> None:
        """Note the use of a key: not at every request, and never at the price of one."""
        moment = time.monotonic()
        if moment - self._touched.get(key.id, -LAST_USED_SECONDS) < LAST_USED_SECONDS:
            return
        self._touched[key.id] = moment
        try:
            self._store.touch_key(key.id, dt.datetime.now(dt.UTC))
        except DocextractError as error:
            _log.warning("the last use of key %s could not be noted: %s", key.id, error.type)


def _principal(key: ApiKey) -> Principal:
    return Principal(key.id, key.key, key.name, frozenset(key.roles))


def _who(principal: Principal | None) -> str:
    return HOST if principal is None else principal.key_id


def grace_of(value: dt.timedelta | float | str) -> dt.timedelta:
    """A grace from a timedelta, from seconds, or from text such as ``24h``."""
    if isinstance(value, str) and (match := _GRACE.fullmatch(value)):
        value = int(match[1]) * _UNITS[match[2]]
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= _LONGEST.total_seconds():
        value = dt.timedelta(seconds=value)
    if not isinstance(value, dt.timedelta) or not dt.timedelta() <= value <= _LONGEST:
        raise InvalidRequestError("grace must be a time of 30 days at most, such as 24h, 90m or 0.", field="grace")
    return value


def _listed(roles: Sequence[str]) -> list[str]:
    if isinstance(roles, str) or not isinstance(roles, Sequence):
        raise InvalidRequestError("roles must be a list of roles.", field="roles")
    return [*roles]
