import make_pdf1 as a, make_pdf2 as b, make_xl as c
for f in (a.d1,a.d2,a.d3,a.d4,b.d5,b.d6,b.d7,b.d8,c.w1,c.w2,c.w3,c.w4,c.w5,c.w6,c.w7): f()
import shutil,lib; shutil.rmtree(lib.BASE+'/tmpx',ignore_errors=True)
