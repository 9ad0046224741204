import common,pdfs,books,json
for f in (pdfs.p1,pdfs.p2,pdfs.p3,pdfs.p4,pdfs.p5,pdfs.p6,pdfs.p7,books.x1,books.x2,books.x3,books.x4,books.x5,books.x6,books.x7): f()
json.dump(common.INDEX,open(common.BASE+"/index.json","w"),indent=1)
