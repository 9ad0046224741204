import make_pdf1 as a, make_pdf2 as b, make_wb as w
for f in (a.p01,a.p02,a.p03,a.p04,b.p05,b.p06,b.p07,w.w01,w.w02,w.w03,w.w04,w.w05,w.w06,w.w07): f()
