#!/bin/bash
# render.sh NAME -> img/NAME-*.png
cd .; mkdir -p img
f=documents/$1; b=${1%.*}
case $1 in *.xlsx) libreoffice --headless --convert-to pdf --outdir img $f >/dev/null 2>&1; p=img/$b.pdf;; *) p=$f;; esac
pdftoppm -r 60 -png $p img/$b; ls img | grep "^$b"
