import json,os
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
HERE=os.path.dirname(os.path.abspath(__file__))
F='/usr/share/fonts/truetype/'
for n,p in {'Mono':'liberation/LiberationMono-Regular','MonoB':'liberation/LiberationMono-Bold','Nar':'liberation/LiberationSansNarrow-Regular','NarB':'liberation/LiberationSansNarrow-Bold','NarI':'liberation/LiberationSansNarrow-Italic',
 'Ser':'liberation/LiberationSerif-Regular','SerB':'liberation/LiberationSerif-Bold','SerI':'liberation/LiberationSerif-Italic','DV':'dejavu/DejaVuSansCondensed','DVB':'dejavu/DejaVuSansCondensed-Bold'}.items():
    pdfmetrics.registerFont(TTFont(n,F+p+'.ttf'))
def doc(n): return os.path.join(HERE,'documents',n)
def c2(v): return round(v/100,2)
def save(stem,kind,money,rows,totals,planted=None):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(HERE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
def money(v,neg='paren',zero='0.00',dec=2):
    """v in cents"""
    if v is None: return ''
    if v==0: return zero
    s=f"{abs(v)/100:,.{dec}f}"
    if v<0: s={'paren':'('+s+')','trail':s+'-','lead':'-'+s,'CR':s+' CR'}[neg]
    return s
def add(rows,keys): return {k:round(sum(r.get(k,0) or 0 for r in rows),2) for k in keys}
