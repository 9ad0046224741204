import json,glob,os,subprocess,re,collections
ROOT=os.path.dirname(os.path.abspath(__file__)); idx=json.load(open(ROOT+'/index.json')); pl=0
for e in idx:
    f=e['file']; t=json.load(open(f'{ROOT}/truth/{f}.json')); p=f'{ROOT}/documents/{f}'
    assert os.path.exists(p)
    pdf=p if f.endswith('.pdf') else f'{ROOT}/lopdf/{f[:-5]}.pdf'
    txt=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt); miss=[]
    pl+=bool(t['planted'])
    def has(n): return any(s in txt for s in (f'{n:,.2f}',f'{n:,.0f}' if n==int(n) else '~~',f'{n:,.1f}'))
    for r in t['rows']:
        if not r.get('unit'): miss.append(('nounit',r))
        for k in('unit','tenantName','statusText'):
            v=r.get(k)
            if v and v not in('Occupied','Future') and not all(w in txt for w in v.split()): miss.append((k,v))
        for k in('contractRent','annualRent','marketRent','deposit','balance','area','totalCharges'):
            if k in r and not has(abs(r[k])): miss.append((r['unit'],k,r[k]))
        for q in r.get('charges',[])+r.get('rentSteps',[]):
            if not has(abs(q['amount'])): miss.append((r['unit'],q))
        if 'totalCharges' in r and r['statusText'] not in('VACANT',):
            s=sum(q['amount'] for q in r.get('charges',[])); 
            ok=any(abs(r['totalCharges']-x)<.02 for x in (s,s+r.get('contractRent',0)))
            if not ok: miss.append((r['unit'],'totalcharges',r['totalCharges'],s))
        if 'annualRent' in r and 'contractRent' in r and abs(r['annualRent']-12*r['contractRent'])>.01: miss.append((r['unit'],'annual<>12x'))
    dup=[k for k,n in collections.Counter((r.get('propertyName'),r.get('building'),r['unit'],r.get('statusText') in('Future','Not Commenced')) for r in t['rows']).items() if n>1]
    sr={k:round(sum(r.get(k) or 0 for r in t['rows']),2) for k in('area','contractRent','annualRent','marketRent','totalCharges','deposit','balance')}
    print(f[:40],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['sheet'],'miss',len(miss),miss[:4],'dup',dup[:3]); print('    ',{k:(v,has(abs(v))) for k,v in sr.items() if v})
print('planted',pl,len(idx))
