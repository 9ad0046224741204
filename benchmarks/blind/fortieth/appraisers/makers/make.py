import pdf_a,pdf_b,xl_a,common
for m,fs in ((pdf_a,'p1 p2 p3 p4'),(pdf_b,'p5 p6 p7'),(xl_a,'x1 x2 x3 x4 x5 x6 x7')):
    for f in fs.split(): getattr(m,f)()
common.index()
