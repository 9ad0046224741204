import json,glob,os,re,openpyxl
n=0
for e in json.load(open('../index.json')):
    t=json.load(open('../truth/'+e['file']+'.json')); R=t['rows']; n+=len(R)
    assert os.path.exists('../documents/'+e['file']) and all(r.get('unit') or r.get('tenantName') for r in R)
    assert len({(r.get('building'),r.get('section') if 'parking' in e['file'] else 0,r['unit'],r.get('tenantName')) for r in R})==len(R),e
    S=lambda k:round(sum(r.get(k) or 0 for r in R),2); ch={}
    for r in R:
        for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
        if 'totalCharges' in r:
            s=round(sum(c['amount'] for c in r['charges']),2); 
            if abs(s-r['totalCharges'])>.005 and abs(s+r['contractRent']-r['totalCharges'])>.005: print('  rowtotal',e['file'],r['unit'],s,r['totalCharges'])
    F='../documents/'+e['file']
    txt=os.popen(f"pdftotext -layout '{F}' -").read() if F.endswith('pdf') else ' '.join(f'{c.value:,.2f}' if isinstance(c.value,(int,float)) else str(c.value) for w in openpyxl.load_workbook(F,data_only=True) for q in w.iter_rows() for c in q if c.value is not None)
    def has(v): return any(re.search(r'(?<![\d,])'+re.escape(x)+r'(?!\d)',txt) for x in (f'{v:,.2f}',f'{v:,.0f}'))
    vals={k:S(k) for k in ('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges') if S(k)}; vals.update(ch)
    print(e['file'],len(R),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'planted' if t['planted'] else '', 'NOT PRINTED:',{k:v for k,v in vals.items() if not has(v)})
    miss=[r['unit'] for r in R if str(r['unit']) not in txt or ('tenantName' in r and r['tenantName'] not in txt)]
    if miss: print('   not literal (wrapped?)',miss)
print(n)
