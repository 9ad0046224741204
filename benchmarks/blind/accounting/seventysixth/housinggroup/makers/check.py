import json,glob,os,pdfplumber,openpyxl,subprocess
B='build/blind';ix=json.load(open(B+'/index.json'));print(len(ix),len(os.listdir(B+'/documents')))
def text(p):
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join(x.extract_text() for x in d.pages)
    pdf=subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',B+'/makers',p],capture_output=True)
    q=B+'/makers/'+os.path.basename(p).rsplit('.',1)[0]+'.pdf'
    with pdfplumber.open(q) as d: return '\n'.join(x.extract_text() for x in d.pages)
for e in ix:
    f=e['file'];t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json"));tx=text(B+'/documents/'+f);N=''.join(tx.split())
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join(reversed(v.split('-')))
                if ''.join(v.split()) not in N: miss.append((k,v))
            else:
                c={f"{abs(v):,.2f}",f"{abs(v):,.1f}",f"{abs(v):,.0f}"} if v!=int(v) or True else 0
                if not any(x in N for x in c): miss.append((k,v))
    print(f,e['kind'],len(t['rows']),'rows',len(t['totals']),'totals; missing',miss[:6],'planted',bool(t['planted']))
    keys=t['money'];L=t['totals'][-1]
    for k in keys:
        if k in L:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-L[k])>.005: print('   ',k,s,L[k],round(s-L[k],2))
        if any(k in r for r in t['rows'])==False: print('   no values',k)
    for r in t['rows']+t['totals']:
        if t['kind']=='TB':
            if 'ending' in keys: assert abs(r['beginning']+r[keys[1]]+r['activity']-r['ending'])<.006,r
            if 'open_dr' in keys and r in t['rows']:
                g=r.get
                if abs(g('open_dr',0)-g('open_cr',0)+g('debit',0)-g('credit',0)-g('close_dr',0)+g('close_cr',0))>.006: print('   row',r)
        if t['kind']=='AR':
            bk=[k for k in keys if k not in('total','other:Weekly Charge','other:HB/UC Due','other:Net Arrears')]
            assert abs(sum(r.get(k,0) for k in bk)-r['total'])<.006,r
        assert r.get('name') or r.get('type') or r.get('label')
