import json, os, random, datetime as dt
from datetime import date, timedelta
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
AUTH="b2 valuation surveyor"
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None or v=='' or v==[]: continue
        o[k]=v.isoformat() if isinstance(v,(date,)) else v
    if 'rentSteps' in o: o['rentSteps']=[{**s,'date':s['date'].isoformat() if isinstance(s['date'],date) else s['date']} for s in o['rentSteps']]
    return o
def path(f): return os.path.join(B,'documents',f)
def save(f,asset,style,hard,name,ason,units,occ,vac,rows,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t={"propertyName":name,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(os.path.join(B,'truth',f+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":AUTH,"style":style,"hard":hard})
    json.dump(INDEX,open(os.path.join(B,'index.json'),'w'),indent=1,ensure_ascii=False)
    print(f,len(rows),units,occ,vac)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def yrs(d,n): return addm(d,12*n)
def eot(d,n): return addm(d,12*n)-timedelta(days=1)
def g(n,dec=0): return f"{n:,.{dec}f}"
