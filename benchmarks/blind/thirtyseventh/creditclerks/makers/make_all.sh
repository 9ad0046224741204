#!/bin/sh
# regenerates everything
cd "$(dirname "$0")"; mkdir -p documents truth render; for f in make_[0-9]*.py; do python $f || exit 1; done; python check.py
