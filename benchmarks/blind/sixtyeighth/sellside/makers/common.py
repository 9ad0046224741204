import json, os, random, datetime as dt
ROOT='build/blind'
D=dt.date
def out(n): return f'{ROOT}/documents/{n}'
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def end(d,months): return addm(d,months)-dt.timedelta(days=1)
def save(name,truth,asset,style,hard=False):
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    rows=[]
    for r in truth['rows']:
        q={}
        for k,v in r.items():
            if v is None or v==[] or v=='' or k.startswith('_'): continue
            q[k]=iso(v)
        rows.append(q)
    truth['rows']=rows
    json.dump(truth,open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r68c',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows')
