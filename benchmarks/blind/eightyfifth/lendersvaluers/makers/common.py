import json, os, random, datetime as dt
ROOT='build/blind'
D=dt.date
def doc(n): return f'{ROOT}/documents/{n}'
def save(fname, truth, asset, style, hard=False):
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    for r in truth['rows']:
        for k in list(r):
            v=r[k]
            if v is None or v==[] : del r[k]
            elif isinstance(v,(dt.date,dt.datetime)): r[k]=v.strftime('%Y-%m-%d')
        for s in r.get('rentSteps',[]):
            if isinstance(s['date'],dt.date): s['date']=s['date'].isoformat()
    json.dump(truth,open(f'{ROOT}/truth/{fname}.json','w'),ensure_ascii=False,indent=1)
    p=f'{ROOT}/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=fname]
    idx.append({"file":fname,"assetType":asset,"documentType":"RENT_ROLL","author":"r85b","style":style,"hard":hard})
    idx.sort(key=lambda i:i['file']); json.dump(idx,open(p,'w'),ensure_ascii=False,indent=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    dim=[31,29 if y%4==0 and (y%100 or y%400==0) else 28,31,30,31,30,31,31,30,31,30,31][mo-1]
    return D(y,mo,min(d.day,dim))
def endof(start,months): return addm(start,months)-dt.timedelta(days=1)
