#!/bin/sh
cd "$(dirname "$0")"; for f in make[0-9]*.py; do python $f; done
