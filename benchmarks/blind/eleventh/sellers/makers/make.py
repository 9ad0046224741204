import p1,p2,p3,p4,p5,p6,x1,x2,x3,x4,x5,x6
for m in (p1,p2,p3,p4,p5,p6,x1,x2,x3,x4,x5,x6): m.make()
