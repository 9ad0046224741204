#!/bin/bash
# show.sh FILE [dpi]: draws pages into render/
cd ./render; b=$(basename $1); s=${b%.*}; rm -f $s-*.png
if [[ $b == *.xlsx ]]; then soffice --headless --convert-to pdf --outdir . ../documents/$b >/dev/null 2>&1; src=$s.pdf; else src=../documents/$b; fi
pdftoppm -r ${2:-80} -png $src $s; ls $s-*.png
