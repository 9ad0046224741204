# every truth loads; its sums appear as printed totals (pdf text / workbook cells)
import json,glob,os,re,subprocess,openpyxl
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));n=os.path.basename(f)[:-5];R=t['rows']
    if n.endswith('pdf'): tx=subprocess.run(['pdftotext','-layout','documents/'+n,'-'],capture_output=True,text=True).stdout
    else:
        tx=' '.join(f'{c.value:,.2f}' if isinstance(c.value,(int,float)) else str(c.value) for w in openpyxl.load_workbook('documents/'+n) for r in w.iter_rows() for c in r if c.value is not None)
    out=[]
    for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
        v=[r[k] for r in R if k in r]
        if v:
            s=sum(v);out.append(f"{k}:{s:,.2f}{'' if f'{s:,.2f}' in tx or f'{s:,.0f}' in tx or f'{s:,.1f}' in tx else ' NOTFOUND'}")
    cs={}
    for r in R:
        for c in r.get('charges',[]):cs[c['code']]=cs.get(c['code'],0)+c['amount']
    for k,s in cs.items():out.append(f"{k}:{s:,.2f}{'' if f'{s:,.2f}' in tx or f'{s:,.0f}' in tx else ' NOTFOUND'}")
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    occ=sum('tenantName' in r for r in R);us=[(r.get('building'),r.get('propertyName'),r['unit']) for r in R];print(n,len(R),(t['units'],t['occupied'],t['vacant']),'occ',occ,'dup' if len(set(us))<len(us) else '',t['asOnDate'],bool(t['planted']));print('   ',out)
print(len(json.load(open('index.json'))))
