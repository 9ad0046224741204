"""The service: keys, roles, the log, and extraction through them, as plain calls that block."""

from __future__ import annotations

import contextlib
import datetime as dt
import hashlib
import json
import logging
import os
import traceback
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any

from .. import arguments
from ..errors import (
    AuthenticationError,
    DocextractError,
    InvalidRequestError,
    PluginError,
    UnreadableDocumentError,
)
from ..models.extraction import Extraction
from ..models.keys import ADMIN_ROLE, DATA_EXTRACTION, Role
from ..models.limits import Limits
from ..models.log import LogPage
from ..models.moments import now
from ..models.outcome import LoggedOutcome, Outcome
from ..models.request import Isolation, Options, ServiceIsolation, TaggingData
from ..models.service_limits import ServiceLimits
from ..models.service_request import ExtractionRequest, MultipleExtractionRequest, parsed
from ..pipeline import outcomes, tell_observers
from ..registry import Registry, default_registry
from ..sandbox import client as sandbox
from ..source import bare_file_name, data_url_bytes
from .answers import results_json
from .audit import AuditEvent
from .gate import Gate
from .idempotency import Claim, Idempotency, encoded, lasting
from .keys import WRONG, KeyStore
from .log import LogRecorder
from .metrics import Metrics
from .records import record_of
from .roles import Principal
from .secrets import KEY, Pepper
from .stores.protocol import Keep, Store
from .throttle import Throttle

Extract = Callable[..., list[Outcome]]
"""``extract(data, tagging_data, *, file_name, options, registry)``: the document's bytes to one outcome per data set.

``cancelled=`` comes too where a caller can go away: a function that then says True.

It raises where the file as a whole cannot be read. By default the document is read in this process.
"""

_log = logging.getLogger("docextract.service")


class Service:
    """Keys, roles, the log and extraction together.

    Calls without a principal are the host's own: no role is asked for, and the log has no key for them. With one, roles
    are checked. Calls block, and may come from several threads.

    Args:
        store: where keys and log are kept, see :class:`~docextract.service.stores.protocol.Store`.
        pepper: what secrets are hashed with; a random one that is kept nowhere by default.
        registry: what is registered; None is everything installed.
        limits: those of the service, see :class:`~docextract.models.service_limits.ServiceLimits`, or of one document.
        options: how documents are read; their limits are those of ``limits.document``.
        isolation: where documents are read, instead of what ``options`` say. ``process`` and ``require`` start at once,
            or raise InvalidRequestError where the system cannot. ``auto`` is ``process``, started with the first
            document, wherever that can be: on systems that can fork, with what is installed (``registry``) and read by
            docextract (``extract``).
        extract: what reads a document, see :data:`Extract`.
    """

    def __init__(
        self,
        store: Store,
        *,
        pepper: Pepper | None = None,
        registry: Registry | None = None,
        limits: ServiceLimits | Limits | None = None,
        options: Options | None = None,
        isolation: ServiceIsolation | None = None,
        extract: Extract = outcomes,
    ) -> None:
        self.limits = ServiceLimits(document=limits) if isinstance(limits, Limits) else limits or ServiceLimits()
        self.registry = registry or default_registry()
        self.store = store
        self.keys = KeyStore(store, pepper or Pepper.random(), self.limits)
        self.log = LogRecorder(store, self.limits)
        # The v1 paths promise the first sheet where none is named.
        self._options = replace(options or Options(), limits=self.limits.document, portfolio=False)
        if isolation == "auto":
            self._options = replace(self._options, isolation=self._best(extract))
        else:
            chosen = isolation or self._options.isolation
            self._options = arguments.checked_options(replace(self._options, isolation=chosen))
            self._start_reading()
        self._without_source = replace(self._options, include_source=False)
        self._extract = extract
        self.idempotency = Idempotency(store, self.limits)
        self._gate = Gate(self.limits)
        self._throttle = Throttle(self.limits)
        self.metrics = Metrics(self.registry.document_types)
        self.metrics.gauge("extractions_running", "Extractions that run.", lambda: self._gate.running)
        self.metrics.gauge("extractions_waiting", "Extractions that wait for their turn.", lambda: self._gate.waiting)
        self.metrics.gauge("helper_up", "Whether the process runs that forks readers.", self._helper_up)

    @classmethod
    def open(cls, database: str | os.PathLike[str], **settings: Any) -> Service:
        """The service over a SQLite file, which is created at first use, with its pepper beside it; or over PostgreSQL.

        Args:
            database: the file, or ``postgresql://USER:PASSWORD@HOST:PORT/DATABASE`` (wants the extra ``postgres``),
                which several processes and hosts may use at once; the pepper comes from ``DOCEXTRACT_PEPPER`` then.
            settings: as for the class, without ``store``. ``isolation`` is ``auto`` unless it or ``options`` say more.

        Raises:
            StorageUnavailableError: the database or its pepper cannot be used; the message says what to do.
            InvalidRequestError: the URL is none, or the extra is not installed.
        """
        from .stores.opening import open_store

        store = open_store(database)
        try:
            settings.setdefault("pepper", None)
            settings["pepper"] = settings["pepper"] or Pepper.of(database)
            options = settings.get("options")
            if settings.get("isolation") is None and (options is None or options.isolation == "none"):
                settings["isolation"] = "auto"
            return cls(store, **settings)
        except BaseException:
            store.close()
            raise

    def authenticate(
        self, key: str | None, secret: str | None, *, role: Role | None = None, address: str | None = None
    ) -> Principal:
        """The caller that credentials stand for.

        Args:
            key: the key value; None where a request has none.
            secret: its secret.
            role: a role that it must have.
            address: where the request comes from; refused logins are counted by it.

        Raises:
            AuthenticationError: the credentials are missing, malformed, unknown, wrong or disabled.
            UnauthorizedApiKeyError: the key lacks the role.
            TooManyRequestsError: they are refused, like too many before them from the address.
        """
        try:
            if key is None or secret is None:
                raise AuthenticationError(WRONG)
            principal = self.keys.authenticate(key, secret)
        except AuthenticationError:
            if address is not None:
                self._throttle.failed(address)
            told = {"address": address, "key": key if key is not None and KEY.fullmatch(key) else None}
            self.keys.note(AuditEvent(now(), "loginRefused", details=told))
            raise
        if role is not None:
            self.keys.check_role(principal, role)
        return principal

    def principal(self, key_id: str) -> Principal:
        """The caller that a key stands for: for a host that has its own login. See KeyStore.principal."""
        return self.keys.principal(key_id)

    def extract(
        self,
        request: ExtractionRequest | Mapping[str, Any],
        principal: Principal | None = None,
        *,
        include_source: bool = True,
        cancelled: Callable[[], bool] | None = None,
        claim: Claim | None = None,
    ) -> Extraction[Any, Any]:
        """Extract one data set. Its log entry is durable before this returns, or raises.

        Args:
            request: the request, or its fields as JSON names them; ``file`` is a data URL or bytes.
            principal: who asks; None is the host.
            include_source: whether the answer holds the raw text.
            cancelled: asked while a process of its own reads the document; True ends that.
            claim: the name that the request has, see Idempotency; the answer is kept with the entry.

        Returns:
            The extraction, with the id of its log entry.

        Raises:
            DocextractError: what the document or the caller did wrong. StorageUnavailableError: nothing was recorded.
        """
        self.keys.require(principal, DATA_EXTRACTION)
        try:
            asked = parsed(ExtractionRequest, request)
            name = bare_file_name(asked.file_name)
        except InvalidRequestError as error:
            raise self.keys.malformed(error, principal) from None
        wanted = [asked.tagging(name)]
        keeping = None if claim is None else _Keeping(claim, _single)
        (outcome,) = self._recorded(asked.file, name, wanted, principal, include_source, cancelled, keeping)
        if outcome.extraction is None:
            assert outcome.error is not None
            raise outcome.error
        return outcome.extraction

    def extract_multiple(
        self,
        request: MultipleExtractionRequest | Mapping[str, Any],
        principal: Principal | None = None,
        *,
        include_source: bool = True,
        cancelled: Callable[[], bool] | None = None,
        claim: Claim | None = None,
    ) -> list[LoggedOutcome]:
        """Extract several data sets of one document, which is parsed once; each succeeds or fails by itself.

        Returns:
            One outcome per data set, in order, each with the id of its log entry.

        Raises:
            DocextractError: the request is of the wrong form, or the file as a whole cannot be read (there is a FAILED
                entry for each data set then). StorageUnavailableError: nothing was recorded.
        """
        self.keys.require(principal, DATA_EXTRACTION)
        try:
            asked = parsed(MultipleExtractionRequest, request)
            name = bare_file_name(asked.file_name)
            wanted = [one.tagging(name) for one in asked.tagging_data]
            arguments.tagging_list(wanted, self.limits.document.tagging_data)
        except InvalidRequestError as error:
            raise self.keys.malformed(error, principal) from None
        keeping = None if claim is None else _Keeping(claim, results_json)
        return self._recorded(asked.file, name, wanted, principal, include_source, cancelled, keeping)

    def logs(
        self,
        *,
        start_date: str | dt.date | None = None,
        end_date: str | dt.date | None = None,
        api_key: str | None = None,
        status: str | None = None,
        page: int = 1,
        page_size: int = 100,
        principal: Principal | None = None,
    ) -> LogPage:
        """A page of the extraction log, newest first. See LogRecorder.page."""
        self.keys.require(principal, ADMIN_ROLE)
        return self.log.page(
            start_date=start_date, end_date=end_date, api_key=api_key, status=status, page=page, page_size=page_size
        )

    def ready(self) -> None:
        """Raise StorageUnavailableError unless the store can be written, BusyError unless documents can be read."""
        self.store.check()
        self._start_reading()

    @property
    def isolation(self) -> Isolation:
        """Where documents are read."""
        return self._options.isolation

    def _best(self, extract: Extract) -> Isolation:
        """Where documents are best read: apart, where that can be."""
        if sandbox.possible() and extract is outcomes and self.registry is default_registry():
            return "process"
        if not sandbox.possible():
            _log.warning("This system cannot fork: documents are read in this process, see docs/security.md")
        return "none"

    def _helper_up(self) -> int:
        return int(self._options.isolation != "none" and sandbox.running(self._options))

    def _start_reading(self) -> None:
        if self._options.isolation != "none":
            sandbox.start(self._options, self.registry)

    def close(self, *, seconds: float = 30.0) -> None:
        """Let extractions that run finish, for so long at most, and close the store."""
        self._gate.wait_until_empty(seconds)
        self.store.close()

    def __enter__(self) -> Service:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _recorded(
        self,
        file: str | bytes,
        file_name: str,
        wanted: Sequence[TaggingData],
        principal: Principal | None,
        include_source: bool,
        cancelled: Callable[[], bool] | None,
        keeping: _Keeping | None,
    ) -> list[LoggedOutcome]:
        """Extract, record, tell the observers: in this order."""
        document_hash = ""
        whole: DocextractError | None = None
        found: list[Outcome]
        checked = [self._checked(tagging) for tagging in wanted]
        try:
            with self._turn(principal):
                if readable := [tagging for tagging in checked if isinstance(tagging, TaggingData)]:
                    data = file if isinstance(file, bytes) else data_url_bytes(file, limits=self.limits.document)
                    try:
                        made = self._made(data, readable, file_name, include_source, cancelled)
                    finally:
                        document_hash = hashlib.sha256(data).hexdigest()
                    found = [_outcome(tagging, made) for tagging in checked]
                else:
                    found = [_outcome(tagging, []) for tagging in checked]
        except _Refused as refusal:
            raise refusal.error from None
        except DocextractError as error:
            whole = self._told(error)
            found = [Outcome(tagging, error=whole) for tagging in wanted]
        except Exception as error:
            whole = self._told(_fault(error))
            found = [Outcome(tagging, error=whole) for tagging in wanted]
        records = [
            record_of(outcome, asked, document_hash, principal, self.registry)
            for outcome, asked in zip(found, wanted, strict=True)
        ]
        keep = None if keeping is None else keeping.of(found, wanted, whole)
        entries = self.log.record(records, keep=keep)
        self.metrics.recorded(records)
        if keep is not None:
            self.idempotency.tidy()
        for outcome in found:
            tell_observers(self.registry, outcome)
        if whole is not None:
            raise whole
        return _logged(found, wanted, [entry.id for entry in entries])

    def retry_seconds(self, key_id: str | None = None) -> int:
        """When one that is over its share, or finds no place, should come again: from how long extractions take."""
        return self._gate.retry_seconds(key_id)

    @contextlib.contextmanager
    def _turn(self, principal: Principal | None) -> Iterator[None]:
        """A turn at the gate. Who gets none is audited, and leaves no entry."""
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(self._gate.turn(None if principal is None else principal.key_id))
            except DocextractError as error:
                self.keys.malformed(error, principal)
                raise _Refused(error) from None
            yield

    def _checked(self, tagging: TaggingData) -> TaggingData | Outcome:
        """The rules of a data set that want no document: types, period, range."""
        try:
            canonical = arguments.checked_again(self.registry, tagging, None)
            arguments.require_period(self.registry.document_type(canonical.document_type), canonical)
        except InvalidRequestError as error:
            return Outcome(tagging, error=error)
        return canonical

    def _made(
        self,
        data: bytes,
        tagging: list[TaggingData],
        file_name: str,
        include_source: bool,
        cancelled: Callable[[], bool] | None,
    ) -> list[Outcome]:
        """What the reader makes of the data sets.

        Raises:
            DocextractError: the file as a whole cannot be read.
        """
        options = self._options if include_source else self._without_source
        more = {} if cancelled is None else {"cancelled": cancelled}
        made = self._extract(data, tagging, file_name=file_name, options=options, registry=self.registry, **more)
        errors = [outcome.error for outcome in made]
        if all(isinstance(error, UnreadableDocumentError) and error.place is None for error in errors):
            assert errors[0] is not None
            raise errors[0]
        return [Outcome(o.tagging_data, o.extraction, None if o.error is None else self._told(o.error)) for o in made]

    def _told(self, error: DocextractError) -> DocextractError:
        """An error as callers may see it: of a bug they see an id, which the server's log has too, and nothing else."""
        if type(error) is not DocextractError and not isinstance(error, PluginError):
            return error
        fault = error.__cause__ or error
        told = internal_error(fault)
        told.__cause__ = fault
        return told


class _Refused(Exception):
    """No turn was given."""

    def __init__(self, error: DocextractError) -> None:
        super().__init__(error.message)
        self.error = error


@dataclass(frozen=True, slots=True)
class _Keeping:
    """How the answer to a claim is written."""

    claim: Claim
    write: Callable[[Sequence[LoggedOutcome]], str]

    def of(self, found: Sequence[Outcome], wanted: Sequence[TaggingData], whole: DocextractError | None) -> Keep | None:
        """What keeps the answer; None where it is none to be given again."""
        error = whole if whole is not None or self.write is not _single else found[0].error
        if error is not None:
            if not lasting(error):
                return None
            told = encoded(json.dumps(error.to_json(), ensure_ascii=False))
            return self.claim.keeping(error.status, lambda ids: told)
        # The entries' ids are known only when they are recorded: what takes long is done before.
        places = [str(uuid.uuid4()) for _ in found]
        text = encoded(self.write(_logged(found, wanted, places)))

        def filled(ids: Sequence[str]) -> bytes:
            whole = text
            for place, known in zip(places, ids, strict=True):
                whole = whole.replace(place.encode(), known.encode(), 1)
            return whole

        return self.claim.keeping(200, filled)


def _single(outcomes: Sequence[LoggedOutcome]) -> str:
    (outcome,) = outcomes
    assert outcome.extraction is not None
    return outcome.extraction.model_dump_json(by_alias=True)


def _logged(found: Sequence[Outcome], wanted: Sequence[TaggingData], ids: Sequence[str]) -> list[LoggedOutcome]:
    logged = []
    for outcome, asked, known in zip(found, wanted, ids, strict=True):
        if outcome.extraction is not None:
            outcome.extraction.id = known
            asked = outcome.tagging_data
        logged.append(LoggedOutcome(asked, outcome.extraction, outcome.error, known))
    return logged


def internal_error(fault: BaseException) -> DocextractError:
    """Log where a bug struck, without the message of its exception, which may quote a document; and what to answer."""
    identifier = uuid.uuid4().hex
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames[-12:]))
    _log.error("internal error %s: %s at %s", identifier, type(fault).__name__, where or "unknown")
    return DocextractError("An internal error; the server's log knows it by this id.", id=identifier)


def _fault(error: Exception) -> DocextractError:
    fault = DocextractError("An internal error.")
    fault.__cause__ = error
    return fault


def _outcome(checked: TaggingData | Outcome, made: list[Outcome]) -> Outcome:
    """The outcome of a data set: the one it failed with at once, or the next that was made."""
    return checked if isinstance(checked, Outcome) else made.pop(0)
