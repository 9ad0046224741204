"""Every error docextract raises, one tree.

DocextractError                     type                        HTTP
├── InvalidRequestError             invalidRequestError         400
│   └── PeriodRequiredError         periodRequiredError         400
├── AuthenticationError             authenticationError         401
├── UnauthorizedApiKeyError         unauthorizedApiKeyError     403
├── NotFoundError                   notFoundError               404
│   └── ApiKeyNotFoundError         apiKeyNotFoundError         404
├── MethodNotAllowedError           methodNotAllowedError       405
├── RequestTimeoutError             requestTimeoutError         408
├── LastAdminKeyError               lastAdminKeyError           409
├── DocumentTooLargeError           documentTooLargeError       413
├── UnsupportedMediaTypeError       unsupportedMediaTypeError   415
├── UnreadableDocumentError         unreadableDocumentError     422
│   ├── EncryptedDocumentError      encryptedDocumentError      422
│   └── NoTextLayerError            noTextLayerError            422
├── ExtractionFailedError           extractionFailedError       422
├── ProcessingLimitError            processingLimitError        422
├── IdempotencyKeyReusedError       idempotencyKeyReusedError   422
├── TooManyRequestsError            tooManyRequestsError        429
├── PluginError                     pluginError                 500
├── StorageUnavailableError         storageUnavailableError     503
└── BusyError                       busyError                   503

A subclass may be caught by its parent's name. ``type`` is stable; ``details`` is JSON-ready;
``place`` says where in the document, when there is a where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from .models.place import Place


class DocextractError(Exception):
    """What every error of docextract is: a message, a stable type, details, and a place if it has one."""

    type: ClassVar[str] = "internalError"
    status: ClassVar[int] = 500

    def __init__(self, message: str, *, place: Place | None = None, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.details: dict[str, Any] = details

    def to_json(self) -> dict[str, Any]:
        """The one error shape: ``{"status", "type", "error": {"message", "details"}}``."""
        details = dict(self.details)
        if self.place is not None:
            details["place"] = self.place.to_json()
        return {"status": "error", "type": self.type, "error": {"message": self.message, "details": details}}


class InvalidRequestError(DocextractError):
    """An argument is missing, unknown or of the wrong form; ``details["field"]`` names it."""

    type = "invalidRequestError"
    status = 400


class PeriodRequiredError(InvalidRequestError):
    """A kind of operating statement was asked for without its period."""

    type = "periodRequiredError"


class AuthenticationError(DocextractError):
    """No, malformed, unknown, wrong or disabled credentials."""

    type = "authenticationError"
    status = 401


class UnauthorizedApiKeyError(DocextractError):
    """The key lacks the role."""

    type = "unauthorizedApiKeyError"
    status = 403


class NotFoundError(DocextractError):
    """There is no such thing."""

    type = "notFoundError"
    status = 404


class ApiKeyNotFoundError(NotFoundError):
    """There is no such key."""

    type = "apiKeyNotFoundError"


class MethodNotAllowedError(DocextractError):
    """The path is there, and does not take this method."""

    type = "methodNotAllowedError"
    status = 405


class RequestTimeoutError(DocextractError):
    """The request did not arrive in time; ``details["limit"]`` names the limit."""

    type = "requestTimeoutError"
    status = 408


class LastAdminKeyError(DocextractError):
    """The last enabled ADMIN_ROLE key cannot be disabled, stripped or deleted."""

    type = "lastAdminKeyError"
    status = 409


class DocumentTooLargeError(DocextractError):
    """The document is over a limit: ``details["limit"]`` names it, ``["max"]`` is allowed, ``["value"]`` was found."""

    type = "documentTooLargeError"
    status = 413


class UnsupportedMediaTypeError(DocextractError):
    """The content is neither a PDF nor a workbook, whatever it is called."""

    type = "unsupportedMediaTypeError"
    status = 415


class UnreadableDocumentError(DocextractError):
    """The file is corrupt: no reader could open it."""

    type = "unreadableDocumentError"
    status = 422


class EncryptedDocumentError(UnreadableDocumentError):
    """The file needs a password, or another one."""

    type = "encryptedDocumentError"


class NoTextLayerError(UnreadableDocumentError):
    """The document holds only pictures, and no recogniser is installed."""

    type = "noTextLayerError"


class ExtractionFailedError(DocextractError):
    """The document was read, but nothing of the asked type is in it."""

    type = "extractionFailedError"
    status = 422


class ProcessingLimitError(DocextractError):
    """A time, processor, memory or answer limit was met while reading; ``details["limit"]`` names it."""

    type = "processingLimitError"
    status = 422


class IdempotencyKeyReusedError(DocextractError):
    """The idempotency key came with another request within a day."""

    type = "idempotencyKeyReusedError"
    status = 422


class TooManyRequestsError(DocextractError):
    """Too many refused logins from an address, or over the key's share; ``details["retryAfter"]`` is in seconds."""

    type = "tooManyRequestsError"
    status = 429


class PluginError(DocextractError):
    """A plugin could not be loaded, or claims a name that another holds."""

    type = "pluginError"


class StorageUnavailableError(DocextractError):
    """The log or the key store cannot be written."""

    type = "storageUnavailableError"
    status = 503


class BusyError(DocextractError):
    """The queue is full, or the wait in it was too long; ``details["retryAfter"]`` is in seconds."""

    type = "busyError"
    status = 503
