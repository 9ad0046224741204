import json,glob,re
from pypdf import PdfReader
from openpyxl import load_workbook
for e in json.load(open('index.json')):
    t=json.load(open(f"truth/{e['file']}.json"));f='documents/'+e['file']
    if f.endswith('pdf'): txt=[p.extract_text() for p in PdfReader(f).pages]
    else: txt=[]; wb=load_workbook(f,data_only=True); cells={w.title:[c for r in w.iter_rows(values_only=True) for c in r if c is not None] for w in wb}
    for s in t['statements']:
        if f.endswith('pdf'):
            T='\n'.join(txt if s['page'] is None else [txt[s['page']-1]]).replace(',','');miss=0
            for r in s['rows']:
                if r['label'] not in T.replace(',','') and r['label'].replace(',','') not in T: print('label',r['label'])
                for v in r['values']:
                    if v is None: continue
                    a=f"{abs(v):.2f}";b=f"{abs(v):.0f}";p=f"{v*100:.1f}%"
                    if not(a in T or b in T or p in T): miss+=1;print('v',v)
        else:
            A=[c for n,cs in cells.items() if s['sheet'] in(None,n) for c in cs]
            N=[round(c,2) for c in A if isinstance(c,(int,float))]+[round(float(re.sub(r'[$ ,()]','',c))*(-1 if '(' in c else 1),2) for c in A if isinstance(c,str) and re.fullmatch(r'[$ ]*\(?[\d,]+\.\d\d\)?',c)]
            L=[str(c).strip() for c in A];N=set(N);miss=0
            for r in s['rows']:
                if r['label'] not in L: print('label',r['label'])
                for v in r['values']:
                    if v is not None and round(v,2) not in N: miss+=1;print('v',r['label'],v)
        print(e['file'],s['title'],len(s['rows']),len(s['columns']),'miss',miss,list(s['keyTotals']),'PLANTED' if s['planted'] else '')
