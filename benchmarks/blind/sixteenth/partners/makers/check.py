import json,glob,os,itertools,re
from pypdf import PdfReader
from openpyxl import load_workbook
ix=json.load(open('index.json')); assert {e['file'] for e in ix}==set(os.listdir('documents')),'index'
for e in ix:
    t=json.load(open('truth/%s.json'%e['file'])); bad=[]; miss=[]
    if e['file'].endswith('pdf'): txt=[p.extract_text() for p in PdfReader('documents/'+e['file']).pages]; alltx='\n'.join(txt); nums=None
    else:
        wb=load_workbook('documents/'+e['file'])
    for s in t['statements']:
        if not e['file'].endswith('pdf'):
            vals=[c.value for r in wb[s['sheet']].iter_rows() for c in r if c.value is not None]; labs={str(v).strip() for v in vals}; nums=set(v for v in vals if isinstance(v,(int,float)))|set()
            for v in vals:
                if isinstance(v,str) and re.fullmatch(r'\(?\$[\d,]+\)?',v): nums.add(int(re.sub(r'[^\d]','',v))*(-1 if '(' in v else 1))
        for r in s['rows']:
            ok=(r['label'] in labs) if nums is not None else (r['label'] in alltx)
            if not ok: miss.append(r['label'])
            for v in r['values']:
                if v is None: continue
                if nums is not None: ok=v in nums
                else: ok=any(f in alltx for f in ('{:,.2f}'.format(abs(v)),'{:,}'.format(abs(v)),'{:.1f}%'.format(abs(v)*100)))
                if not ok: miss.append((r['label'],v))
            if r.get('footsFrom'):
                it=r['footsFrom']['items']
                sets=[(1,)*len(it),(1,)+(-1,)*(len(it)-1)]+(list(itertools.product((1,-1),repeat=len(it))) if len(it)<6 else [])
                def fails(g): return [c for c in range(len(r['values'])) if r['values'][c] is not None and abs(sum(k*(s['rows'][i]['values'][c] or 0) for k,i in zip(g,it))-r['values'][c])>.006]
                n=min((fails(g) for g in sets),key=len)
                if n: bad.append((r['label'],[s['columns'][c] for c in n]))
        for k,v in s['keyTotals'].items(): assert any(x['label']==v['label'] and x['values']==v['values'] for x in s['rows'])
    print(e['file'],[(len(s['rows']),len(s['columns'])) for s in t['statements']],'PLANTED' if any(s['planted'] for s in t['statements']) else '','not tying:',bad,'missing:',miss[:5])
