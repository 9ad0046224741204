"""Regenerates the 12 documents, their truths and index.json (all seeds fixed)."""
import json, os
import common, pdf_a, pdf_b, xl_a, xl_b
for d in ('documents', 'truth'): os.makedirs(os.path.join(common.BASE, d), exist_ok=True)
for f in (pdf_a.p1, pdf_a.p2, pdf_a.p3, pdf_b.p4, pdf_b.p5, pdf_b.p6, xl_a.x1, xl_b.x2, xl_a.x3, xl_b.x4, xl_a.x5, xl_b.x6): f()
json.dump(common.INDEX, open(os.path.join(common.BASE, 'index.json'), 'w'), indent=1)
