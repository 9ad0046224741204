#!/bin/bash
# view.sh NAME : draw a document into render/
cd .; rm -f render/$1*
f=$(ls documents/$1*); case $f in *.xlsx) soffice -env:UserInstallation=file://./.lo --headless --convert-to pdf --outdir render $f >/dev/null 2>&1; p=render/$(basename ${f%.xlsx}).pdf;; *) p=$f;; esac
pdftoppm -r ${2:-75} -png $p render/$1; ls render/$1*
