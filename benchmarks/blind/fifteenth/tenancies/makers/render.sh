cd ./documents; mkdir -p ../pdfx
for f in "$@"; do nice soffice --headless -env:UserInstallation=file:///tmp/docextract-blind-lo --convert-to pdf --outdir ../pdfx $f >/dev/null 2>&1; b=${f%.*}; nice pdftoppm -r 60 -l 4 -png ../pdfx/$b.pdf ../img/$b; done; ls ../img
