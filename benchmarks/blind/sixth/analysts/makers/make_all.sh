#!/bin/sh
# regenerates everything (python with reportlab openpyxl xlsxwriter fpdf2 python-docx; soffice, chromium): ./make_all.sh PYTHON
cd "$(dirname "$0")"; mkdir -p ../documents ../truth ../lo_out
for f in m*.py; do ${1:-python3} $f || exit 1; done
