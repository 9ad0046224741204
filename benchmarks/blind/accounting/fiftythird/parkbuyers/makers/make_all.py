import importlib
for m in 'tb1_databook tb2_greenbar tb3_qb ar1_portfolio ar2_marina_invoices ar3_rv_manual um1_slipmix_om um2_mhc_sites um3_rv_availability'.split(): importlib.import_module(m).build()
