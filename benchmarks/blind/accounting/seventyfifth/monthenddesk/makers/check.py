import json,glob,os,re,pdfplumber,openpyxl,subprocess,datetime
R='build/blind'
ix=json.load(open(R+'/index.json'))
for e in ix:
    n=e['file'].rsplit('.',1)[0]; t=json.load(open(f'{R}/truth/{n}.json')); ext=e['file'].rsplit('.',1)[1]
    assert t['name']==e['file'] and t['kind']==e['kind']
    if ext=='pdf': txt='\n'.join(p.extract_text() for p in pdfplumber.open(f'{R}/documents/{e["file"]}').pages)
    else: 
        if ext=='xls':
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','xlsx','--outdir',R+'/look',f'{R}/documents/{e["file"]}'],capture_output=True)
            fn=f'{R}/look/{n}.xlsx'
        else: fn=f'{R}/documents/{e["file"]}'
        wb=openpyxl.load_workbook(fn,data_only=True); txt=''
        for ws in wb:
            for row in ws.iter_rows():
                o=[]
                for c in row:
                    v=c.value
                    if v is None: continue
                    if isinstance(v,(int,float)):
                        if '%' in c.number_format: o.append(f'{v*100:,.1f}')
                        else: o.append(f'{round(v,2)}'); o.append(f'{v:,.2f}')
                    else: o.append(str(v))
                txt+=' '.join(o)+'\n'
    flat=re.sub(r'\s+',' ',txt); miss=[]
    def num_ok(v):
        a=abs(v); c=[f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else 'zzz',f'{a:.1f}',f'{a:,.1f}',str(a)]
        return any(x in flat for x in c)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date':
                    v=datetime.date.fromisoformat(v).strftime('%m/%d/%Y')
                if re.sub(r'\s+',' ',v) not in flat: miss.append((k,v))
            elif not num_ok(v): miss.append((k,v))
    # sums: last total
    T=t['totals'][-1]; bad=[]
    S=None
    for k in t['money']:
        if k not in T: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-T[k])>.005: bad.append((k,s,T[k]))
    print(e['file'],e['kind'],len(t['rows']),'rows',len(t['totals']),'tot; missing',miss[:6],'; notsum',bad,'; planted',t['planted'] and t['planted']['kind'])
    keys=set(k for r in t['rows'] for k in r if isinstance(r[k],(int,float)))
    assert keys<=set(t['money']),keys-set(t['money'])
    print('   money not used:',set(t['money'])-keys)
