# every truth number is on the page / in the workbook (verification only); every total ties to a run of rows above
import json,glob,subprocess,openpyxl,re
for e in json.load(open('index.json')):
    t=json.load(open('truth/'+e['file'].rsplit('.',1)[0]+'.json'));miss=0;n=0
    if e['file'].endswith('pdf'):
        x=subprocess.run(['pdftotext','-layout','documents/'+e['file'],'-'],capture_output=True,text=True).stdout
        from collections import Counter
        pool=Counter(round(float(m.replace(',','')),2) for m in re.findall(r'\d[\d,]*\.?\d*',x) if m.replace(',','').rstrip('.'))
    else:
        from collections import Counter
        pool=Counter()
        for ws in openpyxl.load_workbook('documents/'+e['file'],data_only=True):
            for r in ws.iter_rows():
                for c in r:
                    v=c.value
                    if isinstance(v,str):
                        try:v=float(v.replace(',',''))
                        except: continue
                    if v is None: continue
                    pool[round(abs(v),2)]+=1;
                    if abs(v)<=1:pool[round(abs(v)*100,2)]+=1
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):continue
            n+=1;v=round(abs(v),2)
            if pool[v]>0:pool[v]-=1
            else:miss+=1;print(k,v) if miss<4 else 0
    # subtotals
    bad=0
    R=t['rows']
    for s in t['totals']:
        ok=False
        ks=[k for k in t['money'] if k in s and k not in('pct_units','pct_occ','sf','market','market_sf','actual') and '%' not in k and 'sq m' not in k and 'p.w.' not in k]
        for a in range(len(R)):
            acc={k:0 for k in ks}
            for b in range(a,len(R)):
                for k in ks:acc[k]+=R[b].get(k,0)
                if all(abs(acc[k]-s[k])<.006 for k in ks): ok=True;break
            if ok:break
        if not ok:bad+=1;print('   no tie:',s['label'])
    print(e['file'],n,'missing',miss,'untied',bad,t['planted'] and t['planted']['kind'])
