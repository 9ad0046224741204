import json,os,re,glob,csv,itertools
import pdfplumber,openpyxl
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix))
for e in ix:
    f=e['file']; T=json.load(open(f'{B}/truth/{f}.json')); bad=[]; off=[]
    p=f'{B}/documents/{f}'
    for st in T['statements']:
        n=len(st['columns'])
        assert all(len(r['values'])==n for r in st['rows'])
        for k,v in st['keyTotals'].items(): assert any(r['label']==v['label'] and r['values']==v['values'] for r in st['rows']),(f,k)
        # foots with some sign pattern
        for r in st['rows']:
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            for c in range(n):
                if r['values'][c] is None: continue
                vs=[st['rows'][i]['values'][c] or 0 for i in it]; t=r['values'][c]
                ok=abs(sum(vs)-t)<.01 or any(abs(vs[0]+sum(s*x for s,x in zip(q,vs[1:]))-t)<.01 for q in itertools.product((1,-1),repeat=min(len(vs)-1,4)) ) if len(vs)<6 else abs(sum(vs)-t)<.01
                if not ok: off.append((r['label'],st['columns'][c],t))
        # row totals for T12
        if f.endswith('.pdf'):
            with pdfplumber.open(p) as d: pgs=d.pages[(st['page'] or 1)-1:] if st['page'] else d.pages; txt='\n'.join(x.extract_text() for x in (pgs[:1] if st['page'] else pgs))
            nt=txt.replace(' ','').replace('\n','')
            for r in st['rows']:
                if r['label'].replace(' ','') not in nt: bad.append(r['label'])
                for v in r['values']:
                    if v is None: continue
                    a=abs(v); c=[f'{a:,.0f}',f'{a:,.2f}',f'{a*100:.1f}%'] if a!=int(a) else [f'{a:,.0f}',f'{a:,.2f}']
                    if a!=int(a): c=c[1:]
                    if not any(x in nt for x in c): bad.append((r['label'],v))
            for x in [st['title'],st['propertyName']]:
                if x.replace(' ','').lower() not in nt.lower(): bad.append(x)
        else:
            if f.endswith('.csv'): cells=[x for r in csv.reader(open(p,encoding='utf-8-sig')) for x in r]
            elif f.endswith('.xls'):
                cells=[c for r in openpyxl.load_workbook(B+'/r/'+f+'x')[st['sheet']].iter_rows(values_only=True) for c in r if c is not None]
            else: cells=[c for r in openpyxl.load_workbook(p,data_only=True)[st['sheet']].iter_rows(values_only=True) for c in r if c is not None]
            S=set(str(c).replace(' ','').replace(',','') for c in cells); Nn=set(round(c,2) for c in cells if isinstance(c,(int,float)))
            for r in st['rows']:
                if r['label'].replace(' ','').replace(',','') not in S: bad.append(r['label'])
                for v in r['values']:
                    if v is None: continue
                    s=f'{abs(v):.2f}'; s=f'({s})' if v<0 else s
                    if round(v,2) not in Nn and s not in S: bad.append((r['label'],v))
            for x in [st['title'],st['propertyName']]:
                if not any(x in str(c) for c in cells): bad.append(x)
        print(f[:45],e['documentType'],len(st['rows']),'planted' if st['planted'] else '', 'BAD',bad[:6],'OFF',off)
