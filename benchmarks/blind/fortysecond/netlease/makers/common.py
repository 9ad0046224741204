import json, os, datetime as dt, calendar
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,4)
        o[k]=v
    return o
def save(name,assetType,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":iso(ason) if ason else None,"units":units,"occupied":occ,"vacant":vac,
       "sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    for r in t["rows"]: assert r.get("unit") or r.get("tenantName"),r
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e["file"]!=name]
    idx.append({"file":name,"assetType":assetType,"documentType":"RENT_ROLL","author":"r42b lease analyst","style":style,"hard":hard})
    idx.sort(key=lambda e:e["file"]); json.dump(idx,open(p,'w'),indent=1)
    print(name,len(rows),units,occ,vac,planted)
def path(n): return os.path.join(DOC,n)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def mny(x): return f"{x:,.2f}"
