#!/bin/bash
# view.sh NAME ext : renders into ../render
cd ./render; rm -f $1*
if [ "$2" = xlsx ]; then libreoffice --headless --convert-to pdf ../documents/$1.xlsx --outdir . >/dev/null 2>&1; pdftoppm -r ${3:-70} -png $1.pdf $1; else pdftoppm -r ${3:-70} -png ../documents/$1.pdf $1; fi; ls $1*
