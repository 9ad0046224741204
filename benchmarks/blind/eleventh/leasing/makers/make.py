import os, importlib, json
from common import HERE
for d in ('documents','truth'): os.makedirs(os.path.join(HERE,d),exist_ok=True)
for i in range(1,13): importlib.import_module(f'd{i:02d}').make()
