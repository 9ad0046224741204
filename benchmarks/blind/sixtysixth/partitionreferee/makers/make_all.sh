#!/bin/sh
# regenerates all 14 documents and truths from their seeds
cd "$(dirname "$0")" && for f in p*.py w*.py; do ../venv/bin/python "$f" || exit 1; done
