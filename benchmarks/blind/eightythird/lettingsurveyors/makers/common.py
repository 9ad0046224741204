import json, os, random, datetime as dt
ROOT='build/blind'
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    for day in (d.day,30,29,28):
        try: return D(y,mo,min(day,d.day))
        except ValueError: pass
def endof(start,years):  # day before anniversary
    return addm(start,int(round(years*12)))-dt.timedelta(days=1)
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None or v=='' or v==[]: continue
        o[k]=iso(v)
    return o
def save(file,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":iso(ason),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(f'{ROOT}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]
    ix.append({"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"r83b","style":style,"hard":hard})
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def doc(f): return f'{ROOT}/documents/{f}'
