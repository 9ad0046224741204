import os
from common import HERE
p=os.path.join(HERE,'index.json')
if os.path.exists(p): os.remove(p)
import make_pdf1 as a, make_pdf2 as b, make_xls as x
for f in (a.p01,a.p02,a.p03,a.p04,b.p05,b.p06,b.p07,x.w01,x.w02,x.w03,x.w04,x.w05,x.w06,x.w07): f()
