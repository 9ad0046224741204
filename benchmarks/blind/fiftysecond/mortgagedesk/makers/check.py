import json,os,re,datetime as dt,pdfplumber,openpyxl
H=os.path.dirname(os.path.abspath(__file__));ok=True
def bad(*a):
    global ok;ok=False;print("  !!",*a)
KEYS=set("unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split())
idx=json.load(open(f"{H}/index.json"))
assert len(idx)==14 and {i['file'] for i in idx}==set(os.listdir(f"{H}/documents"))
for i in idx:
    n=i['file'];t=json.load(open(f"{H}/truth/{n}.json"));rows=t['rows']
    print(n,len(rows),"rows",t['units'],t['occupied'],t['vacant'],"PLANTED "+t['planted']['kind'] if t['planted'] else "")
    for r in rows:
        if not(r.get('unit') or r.get('tenantName')):bad("no unit",r)
        if set(r)-KEYS:bad("keys",set(r)-KEYS)
    us=[(r.get('building'),r['unit']) for r in rows]
    if len(us)!=len(set(us)):print("   doubled ids:",{u for u in us if us.count(u)>1})
    if t['units'] and t['occupied'] is not None and t['units']!=t['occupied']+t['vacant']:bad("counts")
    for k,v,note in json.load(open(f"{H}/checks/{n}.json")):
        if k.startswith("charge:"):s=sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==k[7:])
        else:s=sum(r.get(k) or 0 for r in rows)
        if abs(s-v)>.006:(print if note else bad)("   ",k,round(s,2),"printed",v,note)
    # values on the page
    if n.endswith("pdf"):
        with pdfplumber.open(f"{H}/documents/{n}") as p:txt="\n".join(q.extract_text() or "" for q in p.pages)
        nums=set(txt.replace("$","").replace("(","").replace(")","").replace("/mo"," ").replace(";"," ").split());nums|={x.rstrip(".,") for x in nums}
        has=lambda v:any(f in nums for f in(f"{abs(v):,.2f}",f"{v:,.0f}" if v==int(v) else "_",f"{v:.2f}"))
        flat=re.sub(r"\s+","",txt)
        words=lambda s:all(w in txt for w in s.split())
    else:
        w=openpyxl.load_workbook(f"{H}/documents/{n}",data_only=True);s=w[t['sheet']] 
        vals=[c.value for rr in s.iter_rows() for c in rr if c.value is not None]
        txt=" ".join(str(v) for v in vals);fl=[v for v in vals if isinstance(v,(int,float))]
        has=lambda v:any(abs(x-v)<.006 for x in fl) or f"{v:,.0f}" in txt
        words=lambda s:s in txt
    for r in rows:
        for k in("area","marketRent","contractRent","annualRent","deposit","balance","totalCharges"):
            if r.get(k) is not None and not has(r[k]):bad(r['unit'],k,r[k],"not on page")
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not has(c['amount']):bad(r['unit'],c,"not on page")
        for k in("unit","tenantName","unitType","building","section"):
            if r.get(k) and not words(r[k]):bad(r['unit'],k,r[k],"text not on page")
    for k in("propertyName",):
        if not words(t[k]):bad(k,t[k])
print("ALL OK" if ok else "PROBLEMS")
