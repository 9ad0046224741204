import json,os,re,subprocess,openpyxl,sys
B='.'; idx=json.load(open(B+'/index.json')); n=0
for e in idx:
    t=json.load(open(f"{B}/truth/{e['file']}.json")); R=t['rows']; n+=len(R); p=f"{B}/documents/{e['file']}"; assert os.path.exists(p)
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    if p.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook(p,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]; txt='\n'.join('  '.join((f"{c:,.2f}" if isinstance(c,(int,float)) else str(c)) for c in row if c is not None) for row in ws.values)
    res=[]
    for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
        if any(k in r for r in R):
            s=sum(r.get(k,0) for r in R); 
            fs={f"{s:,.2f}",f"{s:,.0f}",f"({-s:,.2f})",f"{s:,.1f}",f"{s:.1f}"}
            res.append(f"{k}={'ok' if any(f in txt for f in fs) else 'NOT '+f'{s:,.2f}'}")
    us=[r.get('unit') for r in R]; miss=[r['tenantName'] for r in R if r.get('tenantName') and r['tenantName'] not in txt]
    foot=[r['unit'] for r in R if r.get('charges') and 'totalCharges' in r and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.011]
    neg=sum(1 for r in R if 'tenantName' in r)
    print(e['file'],len(R),t['asOnDate'],(t['units'],t['occupied'],t['vacant']),neg,'dups',len(us)-len(set(us)),res,'miss',miss[:3],'foot',foot[:4],t['planted'] and t['planted']['kind'])
print(len(idx),n)
