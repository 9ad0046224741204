import json,glob,os,openpyxl,pymupdf
R=os.path.dirname(os.path.abspath(__file__)); idx=json.load(open(R+'/index.json')); print(len(idx), len(os.listdir(R+'/documents')), len(os.listdir(R+'/truth')))
for e in idx:
    p=f"{R}/documents/{e['file']}"; t=json.load(open(f"{R}/truth/{e['file']}.json")); nums=[]; 
    if p.endswith('pdf'): 
        txt='\n'.join(x.get_text() for x in pymupdf.open(p)); has=lambda v: f'{v:,.2f}' in txt or (abs(v-round(v))<.005 and f'{v:,.0f}' in txt)
    else:
        wb=openpyxl.load_workbook(p,data_only=True); vals=[c.value for s in wb for row in s.iter_rows() for c in row if isinstance(c.value,(int,float))]; txt=' '.join(str(c.value) for s in wb for row in s.iter_rows() for c in row if c.value is not None)
        has=lambda v: any(abs(x-v)<.006 for x in vals)
        if t['sheet']: assert t['sheet'] in wb.sheetnames
        else: assert len(wb.sheetnames)==1
    for w in t['rows']:
        if w.get('totalCharges') is not None and w.get('charges'):
            d=round(sum(c['amount'] for c in w['charges'])-w['totalCharges'],2)
            if abs(d)>.005: print('   charges off',e['file'],w['unit'],d)
        for k in ('tenantName','unit'):
            if k in w and w[k] not in txt and w[k].split(',')[0] not in txt: print('   missing text',k,w[k])
    cur=[w for w in t['rows'] if w.get('statusText') not in('Future','Applicant','Pending renewal','Leased - Future')]
    res=[]
    for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
        if any(k in w for w in cur):
            v=round(sum(w.get(k) or 0 for w in cur),2); res.append(f"{k}={v}{'' if has(v) else ' NOT PRINTED'}")
    u=[(w.get('building'),w.get('propertyName'),w['unit']) for w in cur]
    print(e['file'],e['assetType'],t['asOnDate'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '', 'DUP' if len(set(u))<len(u) else '', 'BADCOUNT' if t['units'] and len(cur)!=t['units'] else ''); print('   ',res)
