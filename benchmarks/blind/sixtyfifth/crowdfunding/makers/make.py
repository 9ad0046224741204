import sys; from common import *; import make_pdf, make_xl
for a in make_pdf.ALL+make_xl.ALL: a()
json.dump(INDEX,open(HERE+"/index.json","w"),indent=1)
