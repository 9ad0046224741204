import make_pdf1 as a, make_pdf2 as b, make_xlsx as x
from lib import write_index
for g in (a.p1,a.p2,a.p3,b.p4,b.p5,b.p6,x.x1,x.x2,x.x3,x.x4,x.x5,x.x6): g()
write_index()
