import random, json, os, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
D=dt.date
F1="Aoife Callum Priya Daniel Siobhan Marek Leanne Tomasz Ruth Owen Grace Haseeb Niamh Victor Joanne Imran Carys Liam Beth Adaeze Kieran Sunita Rhys Pauline Gareth Eilidh Nuno Olga Femi Harriet Dylan Mei Rosalind Bilal Stella Ewan Katya Jerome Tess Ian".split()
L1="Marlowe Whitcombe Okonjo Brannagh Patel Kowalczyk Ellwood Thackray Szabo Hargrove Pinnock Drummond Lacey Adeyemi Quilter Fenn Rashid Corrigan Maddox Birtles Oyelaran Stainton Vickery Nowak Hollins Trevanion Gough Ashdown Petrov Lindqvist Moody Crane Sandhu Tully Barraclough Yeo Kessel Dacre Onslow Penhale".split()
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def people(rng,n,fmt="{f} {l}"):
    s=[];seen=set()
    while len(s)<n:
        f,l=rng.choice(F1),rng.choice(L1)
        if (f,l) in seen: continue
        seen.add((f,l)); s.append(fmt.format(f=f,l=l,i=f[0]))
    return s
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[] : continue
        if isinstance(v,dt.date): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def S(rows,key): return round(sum(r.get(key) or 0 for r in rows if not isinstance(r.get(key),str)),2)
def C(rows,code): return round(sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==code),2)
def tie(what,printed,got,planted=False):
    ok=abs(printed-got)<0.006
    if ok==planted: print('  !! TIE',what,printed,got,'planted' if planted else '')
def save(fn,asset,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r73c',style=style,hard=hard)]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    if units is not None and occ is not None and vac is not None and occ+vac!=units: print('  !! counts',units,occ,vac)
    print(fn,len(rows),'rows',units,occ,vac)
def fonts():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    b='/usr/share/fonts/truetype/'
    for n,p in dict(LS='liberation/LiberationSans-Regular.ttf',LSB='liberation/LiberationSans-Bold.ttf',LN='liberation/LiberationSansNarrow-Regular.ttf',LNB='liberation/LiberationSansNarrow-Bold.ttf',DV='dejavu/DejaVuSansCondensed.ttf',DVB='dejavu/DejaVuSansCondensed-Bold.ttf',LSe='liberation/LiberationSerif-Regular.ttf',LSeB='liberation/LiberationSerif-Bold.ttf').items():
        pdfmetrics.registerFont(TTFont(n,b+p))
