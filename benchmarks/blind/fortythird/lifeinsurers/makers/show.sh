#!/bin/bash
cd ./render; b="${1%.*}"
case "$1" in *.xlsx) libreoffice --headless --convert-to pdf --outdir . "../documents/$1" >/dev/null 2>&1; p="$b.pdf";; *) p="../documents/$1";; esac
s=$(echo "$b"|tr ' ' '_'); rm -f "$s"-*.png; pdftoppm -r ${4:-60} -png -f ${2:-1} -l ${3:-99} "$p" "$s"; ls "$s"-*.png
