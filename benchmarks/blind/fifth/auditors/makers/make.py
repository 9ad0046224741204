"""regenerates all 14 documents, truths and index.json"""
import make_p123 as a, make_p4567 as b, make_x as c
for f in (a.p1,a.p2,a.p3,b.p4,b.p5,b.p6,b.p7,c.x1,c.x2,c.x3,c.x4,c.x5,c.x6,c.x7): f()
