"""Regenerates documents/, truth/ and index.json (each document has its own fixed seed)."""
import common, json, os, pdf1, pdf2, wb
for m,fs in ((pdf1,'d1 d2'),(pdf2,'d3 d4 d5 d6 d7'),(wb,'d8 d9 d10 d11 d12 d13 d14')):
    for f in fs.split(): getattr(m,f)()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
