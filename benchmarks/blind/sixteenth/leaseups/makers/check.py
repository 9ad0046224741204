import json,os,re,subprocess,openpyxl
for e,ix in zip(json.load(open('checks.json')),json.load(open('index.json'))):
    t=json.load(open(f"truth/{e['file']}.json")); assert e['file']==ix['file']
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        if 'totalCharges' in r and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.02: bad=1
        else: bad=0
        if bad: print('  charges<>total',e['file'],r['unit'])
    p='documents/'+e['file']
    if p.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        txt=''
        for ws in openpyxl.load_workbook(p):
            for row in ws.iter_rows(values_only=True): txt+=' '.join(f'{v:.2f}' if isinstance(v,float) else str(v) for v in row if v is not None)+'\n'
    flat=txt.replace(',','')
    ids=[r.get('unit') for r in t['rows']]; dup=len(ids)-len(set((r.get('building'),r.get('unit'),r.get('section'),r.get('tenantName')) for r in t['rows']))
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'dups',dup,'PLANTED' if t['planted'] else '')
    for k,v,f in e['totals']:
        s=sum(r.get(k,0) for r in t['rows'] if not isinstance(f,dict) or all(r.get(a)==b for a,b in f.items()))
        pr=any(x in flat for x in (f'{v:.2f}',f'{v:.0f}'))
        print('   ',k,round(s,2),v,'OK' if abs(s-v)<.01 else 'DIFF','printed' if pr else 'NOT PRINTED',f or '')
    # every printed value of truth appears in the text
    miss=0
    for r in t['rows']:
        for k in('contractRent','marketRent','annualRent','deposit','totalCharges'):
            if r.get(k) and not any(x in flat for x in(f'{r[k]:.2f}',f'{r[k]:.0f}')): miss+=1;print('  miss',r['unit'],k,r[k])
