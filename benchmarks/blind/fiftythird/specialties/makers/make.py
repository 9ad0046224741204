import sys
from common import *
import pdf_a, pdf_b, xl_a, xl_b
FN=[pdf_a.p1,pdf_a.p2,pdf_a.p3,pdf_a.p4,pdf_b.p5,pdf_b.p6,pdf_b.p7,xl_a.x1,xl_a.x2,xl_a.x3,xl_a.x4,xl_b.x5,xl_b.x6,xl_b.x7]
if __name__=="__main__":
    for f in FN: f()
    json.dump(INDEX,open(f"{HERE}/index.json","w"),indent=1)
