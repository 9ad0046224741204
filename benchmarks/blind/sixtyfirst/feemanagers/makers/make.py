# regenerates everything: python make.py  (needs reportlab, openpyxl, xlwt)
import os
from common import *
os.makedirs(os.path.join(HERE,"documents"),exist_ok=True); os.makedirs(os.path.join(HERE,"truth"),exist_ok=True)
import a,b,c,d
for q in (a.p1,a.p2,b.p3,b.p4,b.p5,c.p6,c.p7,c.w1,d.w2,d.w3,d.w4,d.w5,d.w6,d.w7): q()
json.dump(INDEX,open(os.path.join(HERE,"index.json"),"w"),indent=1)
