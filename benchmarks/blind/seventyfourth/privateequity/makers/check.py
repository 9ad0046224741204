from common import *
import pdfplumber, openpyxl, glob, re
try: import xlrd
except ImportError: xlrd=None
ix=json.load(open(f'{B}/index.json')); print(len(ix))
for i in ix:
    f=i['file']; t=json.load(open(f'{B}/truth/{f}.json')); toks=set(); txt=''
    if f.endswith('.pdf'):
        with pdfplumber.open(doc(f)) as p: txt='\n'.join(q.extract_text() for q in p.pages)
    elif f.endswith('.csv'): txt=open(doc(f)).read()
    elif f.endswith('.xlsx'):
        for s in openpyxl.load_workbook(doc(f),data_only=True):
            for r_ in s.iter_rows(values_only=True): txt+=' '.join((f'{v:,.2f}' if isinstance(v,(int,float)) else str(v)) for v in r_ if v is not None)+'\n'
    elif xlrd:
        s=xlrd.open_workbook(doc(f)).sheet_by_index(0)
        for k in range(s.nrows): txt+=' '.join((f'{v:,.2f}' if isinstance(v,float) else str(v)) for v in s.row_values(k))+'\n'
    else: txt=None
    miss=[]
    if txt is not None:
        for r_ in t['rows']:
            for k in('unit','tenantName','statusText','unitType','section','building','propertyName'):
                v=r_.get(k)
                if v and v not in txt and not(k=='statusText' and v=='Occupied'): miss.append((k,v))
            for k in('marketRent','contractRent','deposit','balance','totalCharges'):
                v=r_.get(k)
                if v is not None and not any(s in txt for s in(m(v),f'{v:,.2f}',m(v,0))): miss.append((k,v))
        for k in('marketRent','contractRent','deposit','balance','totalCharges'):
            S=sum(r_.get(k,0) for r_ in t['rows'] if r_.get('statusText') not in('Applicant','Future Residents/Applicants'))
            if any(k in r_ for r_ in t['rows']) and not any(s in txt for s in(m(S),f'{S:,.2f}',m(S,0))): print('   TOTAL not found',k,S)
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],bool(t['planted']),'miss',len(miss),miss[:6])
    for r_ in t['rows']: assert r_.get('unit')
