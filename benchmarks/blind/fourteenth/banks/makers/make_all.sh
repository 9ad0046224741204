#!/bin/sh
cd "$(dirname "$0")"; for m in make[01]*.py; do nice python $m || echo FAIL $m; done; rm -rf lo __pycache__
