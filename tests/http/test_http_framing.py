"""Requests that two programs could read in two ways: each is refused, its connection closed, what it hides unserved."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from http_parts import error_of, served

from docextract.service import Service

HIDDEN = b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
HOST = b"Host: x\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
ENDED = b"0\r\n\r\n"


def post(*fields: bytes, body: bytes = ENDED, line: bytes = b"POST /healthz HTTP/1.1\r\n", host: bytes = HOST) -> bytes:
    """A request with such header fields, each with its line end."""
    return line + host + b"".join(fields) + b"\r\n" + body


def chunks(body: bytes) -> bytes:
    return post(CHUNKED, body=body)


LENGTH = b"Content-Length: %b\r\n"
FORMS: dict[str, bytes] = {
    # A length beside a transfer coding.
    "length, then chunked": post(LENGTH % b"44", CHUNKED),
    "chunked, then length": post(CHUNKED, LENGTH % b"44"),
    "length 0 and chunked": post(LENGTH % b"0", CHUNKED),
    "length and chunked in other cases": post(b"cOnTeNt-LeNgTh: 44\r\n", b"TRANSFER-ENCODING: CHUNKED\r\n"),
    "length and chunked far apart": post(LENGTH % b"44", b"X-A: b\r\n" * 50, CHUNKED),
    "chunked in HTTP/1.0": post(b"Connection: keep-alive\r\n", CHUNKED, line=b"POST /healthz HTTP/1.0\r\n"),
    "length and chunked in HTTP/1.0": post(LENGTH % b"44", CHUNKED, line=b"POST /healthz HTTP/1.0\r\n"),
    # More than one length, or one that is none.
    "two lengths": post(LENGTH % b"5", LENGTH % b"6"),
    "the same length twice": post(LENGTH % b"5", LENGTH % b"5"),
    "the same length twice, apart": post(LENGTH % b"5", b"X-A: b\r\n", b"content-length: 5\r\n"),
    "a list of lengths": post(LENGTH % b"5, 6"),
    "a list of one length": post(LENGTH % b"5, 5"),
    "a length with a plus": post(LENGTH % b"+5"),
    "a length with a minus": post(LENGTH % b"-5"),
    "a length in hexadecimal": post(LENGTH % b"0x5"),
    "a length with a point": post(LENGTH % b"5.0"),
    "a length with an exponent": post(LENGTH % b"1e1"),
    "a length with a space inside": post(LENGTH % b"5 5"),
    "a length with an underscore": post(LENGTH % b"1_0"),
    "no length": post(LENGTH % b""),
    "a length in other digits": post(LENGTH % "٥".encode()),
    "a length in quotes": post(LENGTH % b'"5"'),
    "a length beyond any": post(LENGTH % (b"9" * 30)),
    "a length behind a vertical tab": post(LENGTH % b"\x0b5"),
    # Transfer codings.
    "chunked twice in one field": post(b"Transfer-Encoding: chunked, chunked\r\n"),
    "chunked twice": post(CHUNKED, CHUNKED),
    "chunked and identity": post(CHUNKED, b"Transfer-Encoding: identity\r\n"),
    "identity": post(b"Transfer-Encoding: identity\r\n"),
    "gzip before chunked": post(b"Transfer-Encoding: gzip, chunked\r\n"),
    "chunked before identity": post(b"Transfer-Encoding: chunked, identity\r\n"),
    "a coding like chunked": post(b"Transfer-Encoding: xchunked\r\n"),
    "chunked with a parameter": post(b"Transfer-Encoding: chunked;q=1\r\n"),
    "chunked in quotes": post(b'Transfer-Encoding: "chunked"\r\n'),
    "chunked behind a vertical tab": post(b"Transfer-Encoding: \x0bchunked\r\n"),
    "chunked before a form feed": post(b"Transfer-Encoding: chunked\x0c\r\n"),
    "chunked before a zero byte": post(b"Transfer-Encoding: chunked\x00\r\n"),
    "chunked behind a comma": post(b"Transfer-Encoding: ,chunked\r\n"),
    "no coding": post(b"Transfer-Encoding:\r\n"),
    # Names of fields.
    "a space before the colon of a coding": post(b"Transfer-Encoding : chunked\r\n"),
    "a tab before the colon of a coding": post(b"Transfer-Encoding\t: chunked\r\n"),
    "a space before the colon of a length": post(LENGTH % b"5", b"Content-Length : 6\r\n"),
    "a vertical tab before the colon": post(b"Transfer-Encoding\x0b: chunked\r\n"),
    "an underscore in a coding's name": post(b"Transfer_Encoding: chunked\r\n"),
    "an underscore in a length's name": post(b"Content_Length: 40\r\n"),
    "a zero byte in a name": post(b"Transfer-\x00Encoding: chunked\r\n"),
    "no name": post(b": chunked\r\n"),
    "no colon": post(b"Transfer-Encoding chunked\r\n"),
    "a space before the first name": post(host=b" Host: x\r\n"),
    # Lines.
    "line feeds alone": post(CHUNKED).replace(b"\r\n", b"\n"),
    "a line feed after the first line": b"POST /healthz HTTP/1.1\n" + post(CHUNKED, line=b""),
    "a line feed after a field": post(b"X-A: b\n", CHUNKED),
    "a line feed before a coding": post(LENGTH % b"5", b"X-A: b\nTransfer-Encoding: chunked\r\n"),
    "a line feed for the empty line": b"POST /healthz HTTP/1.1\r\nHost: x\r\n\n",
    "a carriage return within a field": post(b"X-A: b\rTransfer-Encoding: chunked\r\n"),
    "two carriage returns": post(b"X-A: b\r\r\n"),
    "a carriage return alone after a field": post(b"X-A: b\r", CHUNKED),
    "a folded coding": post(b"Transfer-Encoding:\r\n chunked\r\n"),
    "a folded coding with a tab": post(b"Transfer-Encoding:\r\n\tchunked\r\n"),
    "a folded length": post(b"Content-Length:\r\n 5\r\n"),
    "a folded field": post(b"X-A: b\r\n c\r\n"),
    "a fold that holds a coding": post(b"X-A: b\r\n Transfer-Encoding: chunked\r\n"),
    "a zero byte in a field": post(b"X-A: b\x00c\r\n"),
    "an empty line before the first": b"\r\n" + post(),
    "a line feed before the first line": b"\n" + post(),
    # The first line, and who is asked.
    "no version": b"POST /healthz\r\n\r\n",
    "a version of one digit": post(line=b"POST /healthz HTTP/1\r\n"),
    "a version beyond": post(line=b"POST /healthz HTTP/2.0\r\n"),
    "a version between": post(line=b"POST /healthz HTTP/1.2\r\n"),
    "a version in lower case": post(line=b"POST /healthz http/1.1\r\n"),
    "two spaces in the first line": post(line=b"POST  /healthz HTTP/1.1\r\n"),
    "a tab in the first line": post(line=b"POST\t/healthz HTTP/1.1\r\n"),
    "a space in the path": post(line=b"POST /health z HTTP/1.1\r\n"),
    "a space after the version": post(line=b"POST /healthz HTTP/1.1 \r\n"),
    "a method with a colon": post(line=b"PO:ST /healthz HTTP/1.1\r\n"),
    "no host": post(host=b""),
    "two hosts": post(b"Host: y\r\n"),
    # Chunks.
    "an extension": chunks(b"1;a=b\r\nx\r\n" + ENDED),
    "an extension without a name": chunks(b"1;\r\nx\r\n" + ENDED),
    "an extension of the last chunk": chunks(b"0;a=b\r\n\r\n"),
    "an extension that holds a line feed": chunks(b"2;\nxx\r\n4c\r\nx\r\n" + ENDED),
    "a size in a line that ends with a line feed": chunks(b"1\nx\r\n" + ENDED),
    "a size with a prefix": chunks(b"0x1\r\nx\r\n" + ENDED),
    "a size with a plus": chunks(b"+1\r\nx\r\n" + ENDED),
    "a size with a minus": chunks(b"-1\r\nx\r\n" + ENDED),
    "a size behind a space": chunks(b" 1\r\nx\r\n" + ENDED),
    "a size before a space": chunks(b"1 \r\nx\r\n" + ENDED),
    "a size with an underscore": chunks(b"1_0\r\nx\r\n" + ENDED),
    "a size beyond any": chunks(b"1" + b"0" * 17 + b"\r\nx\r\n" + ENDED),
    "no size": chunks(b"\r\nx\r\n" + ENDED),
    "a chunk longer than it says": chunks(b"1\r\nxy\r\n" + ENDED),
    "a chunk that ends in a line feed": chunks(b"1\r\nx\n" + ENDED),
    "a chunk without an end": chunks(b"1\r\nx" + ENDED),
    "a trailer that ends in a line feed": chunks(b"0\r\nX-A: b\n\r\n"),
    "a folded trailer": chunks(b"0\r\nX-A: b\r\n c\r\n\r\n"),
    "a trailer without a colon": chunks(b"0\r\nX-A\r\n\r\n"),
    "line feeds alone after the last chunk": chunks(b"0\r\nX-A: b\n\n"),
}
PLAIN: dict[str, bytes] = {
    "a length": post(LENGTH % b"5", body=b"12345"),
    "a length among blanks": post(b"Content-Length: \t 5 \t\r\n", body=b"12345"),
    "chunks": chunks(b"5\r\n12345\r\nA\r\n1234567890\r\n000\r\n\r\n"),
    "chunks with a trailer": chunks(b"1\r\nx\r\n0\r\nX-A: b\r\n\r\n"),
    "chunked in capitals": post(b"TRANSFER-ENCODING: Chunked\r\n"),
    "no body": post(body=b""),
}


class Server:
    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self.log = log
        host, _, port = url.removeprefix("http://").partition(":")
        self._address = (host, int(port))

    def told(self, sent: bytes, *, slowly: bool = False) -> bytes:
        """All that is answered until the server closes."""
        found = b""
        with socket.create_connection(self._address, timeout=30) as connection:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                for start in range(len(sent)) if slowly else [0]:
                    connection.sendall(sent[start : start + 1] if slowly else sent)
                    if slowly:
                        time.sleep(0.0005)
            with contextlib.suppress(ConnectionResetError):
                while piece := connection.recv(1 << 16):
                    found += piece
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("framing") / "service.db"
    Service.open(database).close()
    with served(database, "--isolation", "none") as (url, _):
        yield Server(url, database.with_suffix(".log"))


@pytest.mark.parametrize("slowly", [False, True], ids=["at once", "byte by byte"])
@pytest.mark.parametrize("form", FORMS)
def test_a_request_that_can_be_read_in_two_ways_is_refused_once_and_what_it_hides_is_never_served(
    server: Server, form: str, slowly: bool
) -> None:
    before = server.log.read_text().count("/readyz")
    told = server.told(FORMS[form] + HIDDEN, slowly=slowly)
    assert told.count(b"HTTP/1.1 ") == 1, told
    top, _, body = told.partition(b"\r\n\r\n")
    line, *headers = top.decode().split("\r\n")
    pairs = [tuple(header.split(": ", 1)) for header in headers]
    response = httpx.Response(int(line.split()[1]), headers=pairs, content=body)  # type: ignore[arg-type]
    error_of(response, 400, "invalidRequestError")
    assert response.headers["connection"] == "close"
    assert server.log.read_text().count("/readyz") == before


@pytest.mark.parametrize("form", PLAIN)
def test_a_request_that_ends_in_one_way_is_answered_and_so_is_the_next(server: Server, form: str) -> None:
    last = HIDDEN.replace(b"Host: x\r\n", b"Host: x\r\nConnection: close\r\n")
    told = server.told(PLAIN[form] + last)
    assert [part[:3] for part in told.split(b"HTTP/1.1 ")[1:]] == [b"405", b"200"], told


def test_there_are_forms_enough() -> None:
    assert len(FORMS) >= 40
