import os
for d in ('documents','truth'): os.makedirs(d,exist_ok=True)
import make1,make2,make3
for m in (make1,make2,make3):
    for n in sorted(x for x in dir(m) if x.startswith('doc') and x[3:].isdigit()): getattr(m,n)()
