import json,subprocess,glob,os,re
import openpyxl
B='.'
ix=json.load(open(B+'/index.json')); print(len(ix))
for e in ix:
    f=e['file']; t=json.load(open(f'{B}/truth/{f}.json')); rows=t['rows']
    assert all(q.get('unit') or q.get('tenantName') for q in rows)
    if f.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-layout',f'{B}/documents/{f}','-'],capture_output=True,text=True).stdout; nums=set(re.findall(r'[\d,]+(?:\.\d+)?',tx)); vals={round(float(n.replace(',','')),2) for n in nums if n.strip(',')}; texts=re.sub(r'\s+',' ',tx)
    else:
        wb=openpyxl.load_workbook(f'{B}/documents/{f}'); cells=[c.value for s in wb for r in s.iter_rows() for c in r if c.value is not None]; vals={round(float(c),2) for c in cells if isinstance(c,(int,float))}; texts=' '.join(map(str,cells))
    out=[]
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        v=[q[k] for q in rows if k in q]
        if v: out.append(f"{k}={sum(v):.2f}:{'OK' if round(abs(sum(v)),2) in vals or round(sum(v)) in vals else 'no'}")
    miss=[q['unit'] for q in rows if str(q['unit']) not in texts]
    mt=[q['tenantName'] for q in rows if q.get('tenantName') and q['tenantName'] not in texts]
    print(f,len(rows),t['units'],t['occupied'],t['vacant'],t['propertyName'],bool(t['planted']),'missing',miss[:3],mt[:3]); print('   ',*out)
