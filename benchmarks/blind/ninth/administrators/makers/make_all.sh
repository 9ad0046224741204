#!/bin/sh
cd "$(dirname "$0")" && for s in make_*.py; do .venv/bin/python "$s" || exit 1; done
