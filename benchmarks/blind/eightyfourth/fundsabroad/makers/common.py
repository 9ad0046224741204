import json, os, random, datetime as dt
R='build/blind'; D=R+'/documents/'; T=R+'/truth/'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(name, rows, prop, ason, asset, style, hard=False, units=None, occ=None, vac=None, sheet=None, planted=None, checks=None):
    t=dict(propertyName=prop, asOnDate=ason, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=[clean(r) for r in rows])
    json.dump(t, open(T+name+'.json','w'), indent=1, ensure_ascii=False)
    p=R+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r84b',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix, open(p,'w'), indent=1, ensure_ascii=False)
    # checks: list of (label, printed total, key or function)
    for lab,tot,f in (checks or []):
        s=sum((r.get(f) or 0) if isinstance(f,str) else (f(r) or 0) for r in rows)
        ok=abs(s-tot)<0.006
        print(name,lab,'OK' if ok else 'DIFF %s vs %s'%(tot,s), '' if ok else ('(planted)' if planted else '*****'))
def d(y,m,dd): return dt.date(y,m,dd)
def addy(x,n):
    try: return x.replace(year=x.year+n)
    except ValueError: return x.replace(year=x.year+n,day=28)
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
