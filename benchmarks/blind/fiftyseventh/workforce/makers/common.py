import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
FIRST="Aaron Beatriz Calvin Darlene Efrain Felicia Garrett Hortensia Ivan Jolene Kareem Lucinda Marvin Noemi Orlando Patrice Quentin Rosalba Sherwin Tamika Ulises Verna Wendell Ximena Yusuf Zelda Amara Brandt Corinne Dashiell Elvira Florian Ginger Hakim Imelda Jarvis Kirsten Leopold Maribel Nestor".split()
LAST="Abernethy Bustamante Crandell Dorsett Escamilla Fairbairn Gundersen Hightower Ibarrola Jessop Kowalczyk Lindgren Mbeki Nakashima Okonjo Pruett Quintanar Rademaker Stallworth Tindall Urrutia Vandersloot Wickersham Xiong Yarborough Zuniga Ashcombe Bellweather Coverdale Dinwiddie Ellsberg Fennimore Grantham Holcroft Iverley Jankovic Kettering Loomis Marchetti Nordquist Ottinger Pemberly Rutkowski Sandifer Thibault".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.u: s.u.add(p); return p
    def lf(s): f,l=s.pair(); return f"{l}, {f}"
    def fl(s): f,l=s.pair(); return f"{f} {l}"
    def il(s): f,l=s.pair(); return f"{f[0]}. {l}"
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def addm(d,n):
    m=d.month-1+n; return dt.date(d.year+m//12,m%12+1,min(d.day,28))
def eom(d): 
    n=dt.date(d.year+(d.month==12),d.month%12+1,1); return n-dt.timedelta(1)
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def mm(x): return f"{x:,.2f}" if x>=0 else f"-{-x:,.2f}"
INDEX={}
def truth(fn,asset,style,hard,name,asof,units,occ,vac,rows,planted=None,sheet=None):
    out=[]
    for r in rows:
        q={k:(iso(v)) for k,v in r.items() if v is not None and v!='' and not k.startswith('_')}
        if 'charges' in q and not q['charges']: q.pop('charges')
        out.append(q)
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=out)
    json.dump(t,open(os.path.join(TRU,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]
    ix.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r57/workforce',style=style,hard=hard))
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def C(*pairs): return [dict(code=a,amount=b) for a,b in pairs if b is not None]
