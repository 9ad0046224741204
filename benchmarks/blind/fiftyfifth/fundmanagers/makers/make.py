# regenerates documents/, truth/ and index.json (fixed seeds)
import json, os
import common, a1, a2, a3
os.makedirs(common.DOCS, exist_ok=True); os.makedirs(common.TRUTH, exist_ok=True)
for f in (a1.d01, a1.d02, a1.d03, a1.d04, a2.d05, a2.d06, a2.d07, a3.d08, a3.d09, a3.d10, a3.d11, a3.d12, a3.d13, a3.d14): f()
json.dump(common.INDEX, open(os.path.join(common.HERE, 'index.json'), 'w'), indent=1)
