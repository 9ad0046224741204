"""bookkeeping only: no layout in here"""
import json, os, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
def path(f): return os.path.join(DOC,f)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def finish(f,asset,style,hard,truth):
    truth['rows']=[clean(r) for r in truth['rows']]
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName'),r
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(os.path.join(TRU,f+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=f]
    idx.append({"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":"r44b","style":style,"hard":hard})
    idx.sort(key=lambda e:e['file'])
    json.dump(idx,open(p,'w'),indent=1)
    print(f,len(truth['rows']),'rows units',truth['units'],truth['occupied'],truth['vacant'],'planted',truth['planted'])
def iso(d): return d.isoformat() if d else None
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return dt.date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d):
    import calendar
    return d.replace(day=calendar.monthrange(d.year,d.month)[1])
