import json,glob,os,itertools,subprocess
from openpyxl import load_workbook
B=os.path.dirname(os.path.abspath(__file__))
ix=json.load(open(B+'/index.json')); assert {e['file'] for e in ix}==set(os.listdir(B+'/documents')),'index'
for e in ix:
    t=json.load(open(f"{B}/truth/{e['file']}.json")); bad=[]; miss=[]; f=f"{B}/documents/{e['file']}"
    for s in t['statements']:
        n=len(s['columns'])
        if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout; lt=txt
        else:
            ws=load_workbook(f)[s['sheet']]; nums=set(); txt=''
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.add(round(v,4))
                    elif v is not None: txt+='\n'+str(v)
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==n
            if r['label'] not in txt: miss.append(('label',r['label']))
            for c,v in enumerate(r['values']):
                if v is None: continue
                fm={f"{abs(v):,.2f}",f"{abs(v):,.0f}",f"{abs(v)*100:.2f}%"}
                if f.endswith('pdf'): ok=any(x in txt for x in fm)
                else: ok=round(v,4) in nums or any(x in txt for x in fm)
                if not ok: miss.append((r['label'],v))
            if 'footsFrom' in r:
                it=r['footsFrom']['items']; assert i not in it
                for c,v in enumerate(r['values']):
                    xs=[s['rows'][k]['values'][c] or 0 for k in it]; v=v or 0
                    ok=abs(sum(xs)-v)<.006
                    if not ok and len(xs)==2: ok=abs(xs[0]-xs[1]-v)<.006
                    if not ok: bad.append((r['label'],s['columns'][c],round(sum(xs),2),v))
        for k,d in s['keyTotals'].items(): assert any(r['label']==d['label'] and r['values']==d['values'] for r in s['rows']),k; assert all(x is not None for x in d['values']),(k,d)
        print(e['file'][:40],'|',s['title'][:30],len(s['rows']),'rows',n,'cols keys',{k:d['values'][-1] for k,d in s['keyTotals'].items()},'PLANTED' if s['planted'] else '')
    print('   BAD',bad,'MISS',miss)
