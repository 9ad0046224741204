import json, os, random, datetime as dt
B='build/blind'
D=B+'/documents/'
def iso(d): return d.strftime('%Y-%m-%d') if d else None
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    day=min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]); return dt.date(y,m,day)
def term(s,months): return addm(s,months)-dt.timedelta(1)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(fn,asset,author,style,hard,prop,asof,units,occ,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=None if units is None else occ,vacant=None if units is None else units-occ,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{B}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
FN='Aoife Callum Priya Tomasz Grace Hamid Ines Jonas Kirsty Liam Mei Nadia Oscar Petra Rahul Saoirse Tariq Una Viktor Wanda Yusuf Zara Bethan Dermot Elodie Farah Gareth Hannah Imran Joanna'.split()
LN='Ashdown Brannigan Corrie Dalgleish Ekwueme Farrant Gilhooly Hesketh Iqbal Jarvela Kowalik Lathom Mulvey Nandha Okafor Pemble Quilter Rushworth Sandhu Tierney Udall Varma Whelan Yeats Zielin Broadbent Cassar Duffin Ellwood Foxley'.split()
def person(r): return r.choice(FN)+' '+r.choice(LN)
def persons(r,n):
    s=[a+' '+b for a in FN for b in LN]; r.shuffle(s); return s[:n]
