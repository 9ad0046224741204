cd ./pics; libreoffice --headless --convert-to pdf --outdir . ../documents/$1.xlsx >/dev/null 2>&1; pdftoppm -r 65 -png $1.pdf $1; ls $1*
