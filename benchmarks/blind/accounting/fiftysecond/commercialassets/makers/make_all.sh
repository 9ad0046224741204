#!/bin/sh
# regenerates all documents and truths (fixed seeds in each maker)
cd "$(dirname "$0")"
for f in tb1_mri_retail tb2_cpa_office tb3_storage_xlsx ar1_yardi_retail ar2_mri_office ar3_storage_xls um1_om_storage_pdf um2_storage_xlsx um3_suites_xlsx; do ../venv/bin/python $f.py || exit 1; done
