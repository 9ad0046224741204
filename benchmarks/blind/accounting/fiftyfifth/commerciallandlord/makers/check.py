import json,glob,re,subprocess,openpyxl
B='build/blind/'
ix=json.load(open(B+'index.json')); assert len(ix)==9
def close(a,b,t=.006): return abs(a-b)<=t
for e in ix:
    f=e["file"]; t=json.load(open(B+'truth/'+f.rsplit('.',1)[0]+'.json')); assert t["name"]==f
    R,T=t["rows"],t["totals"]; bad=[]
    add=[k for k in t["money"] if not re.search(r'pct|_sf$|^sf$|^actual$|^market$|%',k) or k=="total_sf"]
    # grand total and groups
    grand=T[-1] if e["kind"]!="UM" or len(T)==1 else T[-1]
    if f.startswith("PortageLane"):
        parts=[(R[:11],T[0]),(R[11:],T[1])]
    else: parts=[(R,grand)]
    for rs,g in parts:
        for k in add:
            if k not in g: 
                if k!="other:Last Payment Amount" : bad.append(("nokey",g["label"],k)); 
                continue
            s=round(sum(r.get(k,0) for r in rs),2)
            if not close(s,g[k]): bad.append((g["label"],k,s,g[k]))
    # row checks
    for r in R:
        if e["kind"]=="AR":
            assert r.get("unit") and r.get("name")
            bs=[k for k in r if k in("current","b0_30","b1_30","b31_60","b61_90","b90","b91_120","b120") or "Qtr" in k]
            if not close(sum(r[k] for k in bs),r["total"]): bad.append(("row",r))
        if "beginning" in r and not close(r["beginning"]+r.get("debit",0)-r.get("credit",0),r["ending"]): bad.append(("row",r))
        if "open_dr" in t["money"] and not close(r.get("open_dr",0)-r.get("open_cr",0)+r.get("debit",0)-r.get("credit",0),r.get("close_dr",0)-r.get("close_cr",0)): bad.append(("row",r))
        if e["kind"]=="UM" and "vacant" in r and r["occupied"]+r["vacant"]!=r["units"]: bad.append(("row",r))
    # groups: sequential subtotals
    if len(T)>2 and e["kind"]!="AR" or f.startswith("Aged"):
        k0=[k for k in add]; subs=T[:-1]
        for k in k0:
            if not close(sum(x.get(k,0) for x in subs),T[-1].get(k,0)): bad.append(("subs",k))
    p=B+'documents/'+f
    if f.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        subprocess.run(['soffice','-env:UserInstallation=file://'+B+'.lo','--headless','--convert-to','pdf','--outdir',B+'render',p],capture_output=True)
        txt=subprocess.run(['pdftotext','-layout',B+'render/'+f.rsplit('.',1)[0]+'.pdf','-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt); miss=[]
    nums=set(re.findall(r'\d[\d,]*(?:\.\d+)?',flat)); vals=set()
    for x in nums:
        vals.add(round(float(x.replace(',','')),2))
    for r in R+T:
        for k,v in r.items():
            if isinstance(v,(int,float)) and round(abs(v),2) not in vals: miss.append((k,v))
            if isinstance(v,str) and k!="date" and re.sub(r'\s+',' ',v) not in flat: miss.append((k,v))
    # line-level: each detail row's numbers stand together on a line with the name / account
    lines=txt.split('\n'); nl=0
    for r in R:
        want=[round(abs(v),2) for k,v in r.items() if isinstance(v,(int,float))]
        ok=any(all(w in L for w in want) for L in ({round(float(x.replace(',','')),2) for x in re.findall(r'\d[\d,]*(?:\.\d+)?',l)} for l in lines))
        if not ok: nl+=1
    print(f,len(R),len(T),'planted' if t["planted"] else '','BAD',bad[:8],'MISS',miss[:6],'nolines',nl)
