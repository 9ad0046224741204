import os,pdfs,books
for k in "p1 p2 p3 p4 p5 p6 p7".split(): getattr(pdfs,k)()
for k in "x1 x2 x3 x4 x5 x6 x7".split(): getattr(books,k)()
