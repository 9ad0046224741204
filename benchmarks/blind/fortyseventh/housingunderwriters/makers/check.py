import json,re
from pathlib import Path
import pypdfium2, openpyxl
R=Path(__file__).resolve().parent.parent
ix=json.loads((R/'index.json').read_text()); print(len(ix))
for e in ix:
    t=json.loads((R/'truth'/(e['file']+'.json')).read_text()); f=R/'documents'/e['file']
    if f.suffix=='.pdf':
        d=pypdfium2.PdfDocument(str(f)); tx='\n'.join(p.get_textpage().get_text_range() for p in d); 
    else:
        wb=openpyxl.load_workbook(f); tx='\n'.join(str(c) for ws in wb for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    flat=re.sub(r'\s+',' ',tx); num=flat.replace(',','')
    miss=[]
    for r in t['rows']:
        for k in('unit','tenantName','unitType','statusText','building','propertyName','section'):
            v=r.get(k)
            if v and v not in flat and not(k=='statusText' and v=='Occupied'): miss.append((r['unit'],k,v))
        for k in('contractRent','marketRent','totalCharges','balance','deposit','annualRent','area'):
            v=r.get(k)
            if v and not any(s in num for s in(f"{abs(v):.2f}",f"{abs(v):g}",str(abs(v)))): miss.append((r['unit'],k,v))
        cs=r.get('charges')
        if cs and 'totalCharges' in r and abs(sum(c['amount'] for c in cs)-r['totalCharges'])>.005: miss.append((r['unit'],'chargesum'))
    ids=[(r.get('building'),r.get('propertyName'),r.get('section'),r['unit'],r.get('statusText')) for r in t['rows']]
    S=lambda k:round(sum(r.get(k) or 0 for r in t['rows']),2)
    cr=S('contractRent')
    hit=[s for s in (f"{cr:.2f}",f"{cr:g}",str(int(cr))) if s in num]
    print(e['file'],len(t['rows']),t['asOnDate'],'pl' if t['planted'] else '', 'rent',cr,'printed' if hit else 'NOT', 'dup' if len(set(ids))<len(ids) else '',miss[:4],len(miss))
    if t['planted']: print('   ',t['planted'])
