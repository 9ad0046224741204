"""Regenerates every document, truth and index.json (fixed seeds)."""
import pdfs1, pdfs2, sheets
for fn in (pdfs1.om_retail,pdfs1.rooming,pdfs1.medical,pdfs1.estoppel,pdfs2.apartments,pdfs2.mhp,pdfs2.farm,sheets.houses,sheets.mixed,sheets.marina,sheets.bank,sheets.church,sheets.leaseup,sheets.storage):
    fn(); print(fn.__name__)
