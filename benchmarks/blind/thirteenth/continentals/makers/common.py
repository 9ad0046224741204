import json,os,random,datetime as dt
B='/tmp/docextract-blind'
os.makedirs(B+'/documents',exist_ok=True); os.makedirs(B+'/truth',exist_ok=True)
D=dt.date
def doc(n): return f'{B}/documents/{n}'
def eu(x,d=2):
    return f'{x:,.{d}f}'.replace(',','§').replace('.',',').replace('§','.')
def fr(x,d=0): return f'{x:,.{d}f}'.replace(',','\u00a0').replace('.',',')
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.datetime,)): v=v.date().isoformat()
        elif isinstance(v,dt.date): v=v.isoformat()
        o[k]=v
    return o
def save(name,rows,*,prop,asof,units,occ,vac,asset,style,hard,totals,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t={"propertyName":prop,"asOnDate":asof,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,
       "printedTotals":totals,"rows":rows}
    for k,v in totals.items():
        s=round(sum(r.get(k,0) for r in rows),2)
        ok=abs(s-v)<0.006
        print(name,k,s,v,'OK' if ok else 'DIFF', '(planted)' if planted else '')
        assert ok or planted
    json.dump(t,open(f'{B}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    ip=B+'/index.json'; ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"r6-valuer-eu-asia","style":style,"hard":hard})
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(ip,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows')
def rdate(R,a,b): return D.fromordinal(R.randint(D(*a).toordinal(),D(*b).toordinal()))
