#!/usr/bin/env python
# Regenerates documents/, truth/ and index.json (fixed seeds).  python3 make.py
import importlib, glob, os, sys
H=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,H)
for d in ("documents","truth"): os.makedirs(os.path.join(H,d),exist_ok=True)
for m in sorted(os.path.basename(p)[:-3] for p in glob.glob(os.path.join(H,"d[0-9]_*.py"))):
    importlib.import_module(m).make(); print("made",m)
