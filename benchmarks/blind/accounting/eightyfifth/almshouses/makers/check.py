import json,os,re,pdfplumber,openpyxl
R='build/blind/'
for e in json.load(open(R+'index.json')):
    f=e['file']; t=json.load(open(R+'truth/'+f.rsplit('.',1)[0]+'.json')); assert t['name']==f and t['kind']==e['kind']
    rates={"market","actual","sf","pct_occ","pct_units","other:Net Rent pw","other:Weeks in Arrears"}
    bad=[]; g=t['totals'][-1]
    for k in t['money']:
        if k in rates or k not in g: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.005: bad.append(('grand',k,s,g[k]))
        if len(t['totals'])>1:
            s=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
            if abs(s-g[k])>.005: bad.append(('subs',k,s,g[k]))
    # subtotals run: rows in order
    if f.endswith('.pdf'):
        with pdfplumber.open(R+'documents/'+f) as p: txt='\n'.join(x.extract_text() for x in p.pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(R+'documents/'+f,data_only=True); txt='\n'.join(str(c) for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
    else: txt=None
    miss=[]
    if txt:
        nrm=lambda s:re.sub(r'\s+',' ',s); T=nrm(txt)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,str):
                    if k=='date': v=f"{v[8:]}/{v[5:7]}/{v[:4]}"
                    if nrm(v) not in T: miss.append((k,v))
                elif f.endswith('.pdf'):
                    a=abs(v); c=[f"{a:,.2f}",f"{a:,.0f}",f"{a:.1f}%",f"{a:,.2f}".translate(str.maketrans(",.",".,"))]
                    if not any(z in T for z in c): miss.append((k,v))
                elif f"{v}" not in T and f"{v:g}" not in T and str(int(v)) not in T: miss.append((k,v))
        un=len({str(r) for r in t['rows']})
    print(f,e['kind'],len(t['rows']),'planted' if t['planted'] else '-',bad,miss[:6],len(miss))
print(sorted(os.listdir(R+'documents')),sorted(os.listdir(R+'truth')))
