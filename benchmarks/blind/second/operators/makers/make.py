"""Regenerates all documents, truths and index.json (every document has its own fixed seed)."""
import json,lib,pdf1,pdf2,sheets,sheets2
for fn in (pdf1.garden,pdf1.tower,pdf1.senior,pdf2.student,pdf2.lihtc,pdf2.duplex,pdf2.mhc,sheets.sfr,sheets.military,sheets.coliving,sheets2.furnished,sheets2.nonprofit,sheets2.hoa,sheets2.cloud): fn()
json.dump(lib.INDEX,open(lib.BASE+'/index.json','w'),indent=1)
