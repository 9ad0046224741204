import make_1,make_2,make_3,make_4,make_5
for m,k in ((make_1,(1,2,3)),(make_2,(4,5,6,7)),(make_3,(8,9)),(make_4,(10,11,12)),(make_5,(13,14))):
    for i in k: getattr(m,f"doc{i}")()
