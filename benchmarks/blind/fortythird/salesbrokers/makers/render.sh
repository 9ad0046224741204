#!/bin/bash
# render.sh FILE [dpi] -> img/
cd .; f="$1"; b="${f##*/}"; n="${b%.*}"; rm -f "img/$n"-*.png
if [[ $f == *.xlsx ]]; then libreoffice --headless --convert-to pdf --outdir img "documents/$f" >/dev/null 2>&1; p="img/$n.pdf"; else p="documents/$f"; fi
pdftoppm -r ${2:-60} -png "$p" "img/$n"; ls "img/$n"-*.png | wc -l
