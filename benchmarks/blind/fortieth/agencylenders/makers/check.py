import json,glob,os,re
import pdfplumber,openpyxl
R='./'
ix=json.load(open(R+'index.json')); assert len(ix)==14
for e in ix:
    f=e['file']; t=json.load(open(R+'truth/'+f+'.json')); rows=t['rows']
    assert all(r.get('unit') for r in rows)
    if f.lower().endswith('pdf'):
        with pdfplumber.open(R+'documents/'+f) as p: txt='\n'.join(x.extract_text() for x in p.pages)
    else:
        wb=openpyxl.load_workbook(R+'documents/'+f,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]
        txt='\n'.join(' '.join((f'{c:,.2f}' if isinstance(c,(int,float)) else str(c)) for c in r if c is not None) for r in ws.iter_rows(values_only=True))
    print('==',f,len(rows),t['asOnDate'],t['units'],t['occupied'],t['vacant'],t['sheet'],(t['planted'] or {}).get('kind'))
    main=[r for r in rows if r.get('statusText') not in('Future','Applicant') or 'Copper' in f]
    for k in ('marketRent','contractRent','totalCharges','deposit','balance','area'):
        s=round(sum(r.get(k,0) for r in main),2)
        if not any(k in r for r in main): continue
        c=[f'{abs(s):,.2f}',f'{abs(s):,.0f}' if s==int(s) else 'zz']
        print('  ',k,s,any(x in txt for x in c))
    miss=[r['unit'] for r in rows if r.get('tenantName') and r['tenantName'].split(',')[0].split()[0] not in txt]
    if miss: print('  miss',miss)
    for r in rows:
        if r.get('charges') and 'totalCharges' in r and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.005: print('  ch',r['unit'])
