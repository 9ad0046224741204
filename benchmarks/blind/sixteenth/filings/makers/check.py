import json,glob,os,re
from pypdf import PdfReader
from openpyxl import load_workbook
ix=json.load(open('index.json')); assert len(ix)==12
for e in ix:
    d=json.load(open('truth/'+e['file']+'.json')); p='documents/'+e['file']
    if p.endswith('pdf'): txt=[q.extract_text() for q in PdfReader(p).pages]; nums=set(re.findall(r'[\d,]+(?:\.\d+)?',' '.join(txt)))
    else:
        wb=load_workbook(p,data_only=True); nums=set()
        for w in wb:
            for r in w.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.add(f'{abs(v):,}')
                    elif isinstance(v,str): nums|=set(re.findall(r'[\d,]+(?:\.\d+)?',v))
    miss=0;n=0;bad=[]
    for s in d['statements']:
        if s['sheet']: assert s['sheet'] in wb.sheetnames
        R=s['rows']
        for r in R:
            assert len(r['values'])==len(s['columns'])
            for v in r['values']:
                if v is None: continue
                n+=1
                if not ({f'{abs(v):,}',f'{abs(v):,.2f}',f'{abs(v)*100:.1f}'}&nums): miss+=1; print('  missing',r['label'],v)
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c,v in enumerate(r['values']):
                    if v is None: continue
                    # any sign pattern on at most the trailing addends
                    vs=[R[i]['values'][c] or 0 for i in it]
                    ok=any(abs(sum(vs[:k])-sum(vs[k:])-v)<.006 for k in range(len(vs)+1))
                    if not ok and len(vs)==2 and abs(sum(vs)-v)<.006: ok=True
                    if not ok: bad.append((r['label'],s['columns'][c]))
        print(e['file'],s['title'],s['page'] or s['sheet'],len(R),'rows',list(s['keyTotals']),'PLANTED' if s['planted'] else '')
    print('   values',n,'missing',miss,'unfooted',bad)
