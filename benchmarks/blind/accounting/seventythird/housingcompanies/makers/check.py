import json,subprocess,os,re
B='build/blind'
for it in json.load(open(B+'/index.json')):
    n=it['file']; t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json")); p=f'{B}/documents/{n}'
    if not n.endswith('.pdf'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',B+'/shots',p],capture_output=True); p=f"{B}/shots/{n.rsplit('.',1)[0]}.pdf"
    tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',tx); nsp=re.sub(r'\s','',tx)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=f"{v[5:7]}/{v[8:]}/{v[:4]}"
                s=re.sub(r'\s','',v)
                if s not in nsp and not any(all(w in flat for w in v.split()) for _ in [0]): miss.append((k,v))
            else:
                c={f"{abs(v):,.2f}",f"{abs(v):,.0f}",f"{abs(v):,.1f}",f"{abs(v)}"}
                c|={x.replace(',','').replace('.',',') for x in c}|{f"{abs(v):.0f}"}
                if not any(x in nsp for x in c): miss.append((k,v))
    T=t['totals'][-1]; bad=[]
    for k,v in T.items():
        if k=='label' or t['kind']=='UM' and k in('sf','actual','pct_occ'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.005: bad.append((k,s,v))
    # row arithmetic
    ra=[]
    for r in t['rows']:
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: ra.append(r)
        if t['kind']=='AR':
            b=[v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b90','b91_120','b120','current','prepaid') or ('weeks' in k)]
            if abs(sum(b)-r['total'])>.005: ra.append(r)
        if t['kind']=='UM' and r['occupied']+r['vacant']!=r['units']: ra.append(r)
    ks={k for r in t['rows'] for k,v in r.items() if not isinstance(v,str)}
    print(n,t['kind'],len(t['rows']),len(t['totals']),'| miss',miss[:4],len(miss),'| tot',bad,'| row',ra,'| keys',ks^set(t['money']),'| planted',t['planted'] and t['planted']['kind'])
