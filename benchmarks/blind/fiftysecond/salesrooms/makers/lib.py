import json, random, os, datetime as D
from reportlab.pdfbase.pdfmetrics import stringWidth
HERE=os.path.dirname(os.path.abspath(__file__))
FIRST="Adela Barrett Corin Dalia Emmett Farah Gideon Hollis Imani Jorah Keziah Lennart Maribel Nolan Odette Priya Quentin Rosalba Soren Tamsin Ulises Verity Wendell Ximena Yusuf Zelda Anselm Bryony Cosima Darius Elowen Fintan Greta Hamza Isolde Jasper Kirsten Luther Mireille Niko Ottilie Percival Renata Silas Theda Ursula Viggo Willa".split()
LAST="Abernethy Boulware Castellane Dunmore Eskildsen Farquhar Grantley Hathersage Ibekwe Jernigan Kowalik Lindqvist Maplethorpe Nakashiro Okonjo Pettibone Quarshie Rensvold Santangelo Tillery Umansky Vandermolen Whitcombe Yarborough Zelenka Ashgrove Birdsong Coltharp Drummey Ellsbury Fenwright Gaskill Honeycutt Inverarity Juarbe Kettleman Loughrey Mondesir Narvaez Oxendine Prewitt Rademaker Stovall Trevelin".split()
class R(random.Random):
    used=None
    def person(s,lf=False):
        if s.used is None: s.used=set()
        while 1:
            f,l=s.choice(FIRST),s.choice(LAST)
            if (f,l) not in s.used: break
        s.used.add((f,l)); return f"{l}, {f}" if lf else f"{f} {l}"
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return D.date(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def term(start,months): return addm(start,months)-D.timedelta(1)
def iso(d): return d.isoformat() if d else None
def fit(t,font,size,w):
    t=str(t)
    while stringWidth(t,font,size)>w and len(t)>1: t=t[:-1]
    return t
def size_for(t,font,size,w,mn=4.5):
    while stringWidth(str(t),font,size)>w and size>mn: size-=.2
    return size
def clean(r): return {k:v for k,v in r.items() if v not in (None,"",[])}
INDEX={}
def save(name,asset,author,style,rows,*,prop,ason,units,occ,vac,sheet=None,planted=None,totals=None,hard=False):
    """totals: list of {key, value, [filter tuple key/val], [tied: false]} printed totals for check.py"""
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(f"{HERE}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    json.dump(totals or [],open(f"{HERE}/checks/{name}.json","w"),indent=1)
    json.dump({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard},open(f"{HERE}/checks/{name}.index","w"))
def T(key,value,tied=True,**f): return {"key":key,"value":value,"filter":f,"tied":tied}
DOC=HERE+"/documents/"
