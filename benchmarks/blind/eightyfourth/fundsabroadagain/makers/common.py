import json, os, random, datetime as dt
ROOT='build/blind'
D=lambda y,m,d: dt.date(y,m,d)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def doc(n): return f'{ROOT}/documents/{n}'
def clean(r): return {k:(iso(v)) for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(fn, propertyName, asOn, rows, units, occ, vac, asset, style, hard, sheet=None, planted=None):
    t=dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=[clean(r) for r in rows])
    json.dump(t, open(f'{ROOT}/truth/{fn}.json','w'), indent=1, ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn, assetType=asset, documentType='RENT_ROLL', author='r84d', style=style, hard=hard)]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix, open(p,'w'), indent=1, ensure_ascii=False)
    print(fn, len(rows),'rows', units,occ,vac)
def addy(d,y,minus=1):
    try: e=d.replace(year=d.year+y)
    except ValueError: e=d.replace(year=d.year+y, day=28)
    return e-dt.timedelta(days=minus)
