#!/usr/bin/env python3
"""Regenerates every document and truth file from the seed in common.py. Optional args: numbers of documents (writes no index then)."""
import sys, json, os
import common
from common import *
mods = []
for m in ('pdfs1', 'pdfs2', 'books'):
    try: mods.append(__import__(m))
    except ModuleNotFoundError as e:
        if e.name != m: raise
want = sys.argv[1:]
for k in range(1, 15):
    for m in mods:
        f = getattr(m, f'd{k:02d}', None)
        if f and (not want or str(k) in want): f()
if not want:
    json.dump(INDEX, open(os.path.join(HERE, 'index.json'), 'w'), indent=1, ensure_ascii=False)
