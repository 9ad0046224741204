"""The files for a deployment: each is read by the program it is for, where that is installed, and agrees with us."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from docextract.cli.main import parser
from docextract.models.service_limits import ServiceLimits

DEPLOY = Path(__file__).resolve().parents[1] / "examples" / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx, openssl = shutil.which("nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("nginx or openssl is not installed")
    key, pem = tmp_path / "documents.key", tmp_path / "documents.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", key, "-out", pem],
        check=True, capture_output=True,
    )  # fmt: skip
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"pid {tmp_path}/pid;\n" + text("nginx.conf").replace("/etc/ssl", str(tmp_path)))
    told = subprocess.run([nginx, "-t", "-c", conf, "-p", tmp_path], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_caddy_takes_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    told = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr


def test_both_proxies_have_our_limits_and_believe_no_client() -> None:
    mebibytes = ServiceLimits().request_bytes >> 20
    assert f"client_max_body_size {mebibytes}m;" in text("nginx.conf")
    assert f"max_size {mebibytes}MiB" in text("Caddyfile")
    assert "X-Forwarded-For $remote_addr;" in text("nginx.conf")
    assert "X-Forwarded-For {remote_host}" in text("Caddyfile")
    for name in ("nginx.conf", "Caddyfile"):
        assert f"{ServiceLimits().header_seconds:g}s" in text(name)
        assert "/metrics" in text(name)
        assert text(name).count("{") == text(name).count("}")


def test_the_unit_starts_what_there_is_and_systemd_takes_it(tmp_path: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", text("docextract.service"), re.M)
    program, *arguments = shlex.split(line)
    assert program.endswith("/docextract")
    asked = parser().parse_args(arguments)
    assert (asked.isolation, asked.metrics, asked.log_format) == ("require", "127.0.0.1:9100", "json")
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "docextract.service"
    unit.write_text(text("docextract.service").replace(program, "/bin/true"))
    told = subprocess.run([analyse, "verify", unit], capture_output=True, text=True, check=False)
    assert "docextract.service" not in told.stderr, told.stderr


def test_the_image_runs_as_nobody_special_with_a_health_check_and_arguments_that_there_are() -> None:
    image = text("Dockerfile")
    (user,) = re.findall(r"^USER (\d+)$", image, re.M)
    assert int(user) > 0
    assert "HEALTHCHECK" in image
    assert "/healthz" in image
    (command,) = re.findall(r"^CMD (\[\"serve.*\])$", image, re.M)
    asked = parser().parse_args(re.findall(r'"([^"]+)"', command))
    assert (asked.host, asked.isolation) == ("0.0.0.0", "require")
