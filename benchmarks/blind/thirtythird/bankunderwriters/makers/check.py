import json,glob,os,itertools,subprocess,openpyxl
R='.';ix=json.load(open(R+'/index.json'));nr=0
assert len(ix)==12==len(os.listdir(R+'/documents'))==len(os.listdir(R+'/truth'))
for e in ix:
    d=json.load(open(f"{R}/truth/{e['file']}.json"));p=f"{R}/documents/{e['file']}"
    if p.endswith('pdf'): T=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else: W=openpyxl.load_workbook(p,data_only=True)
    for s in d['statements']:
        if not p.endswith('pdf'):
            w=W[s['sheet']];rows=[[c for c in r if c is not None] for r in w.iter_rows(values_only=True)];it=iter(rows)
        bad=0
        for r in s['rows']:
            nr+=1;assert len(r['values'])==len(s['columns'])
            if p.endswith('pdf'):
                if r['label'] not in T: print('label?',e['file'],r['label'])
                for v in r['values']:
                    if v is not None and not(isinstance(v,float) and abs(v)<1 and v) and (f'{abs(v):,}' not in T and f'{abs(v):,.2f}' not in T): print('value?',e['file'],r['label'],v)
            else:
                for q in it:
                    if any(isinstance(x,str) and (x==r['label'] or x.endswith('· '+r['label'])) for x in q): break
                else: print('norow',e['file'],r['label']);continue
                num=[float(x.replace('$','').replace(',','')) if isinstance(x,str) and x.startswith('$') and 'SF' not in x else x for x in q]
                for v in r['values']:
                    if v is not None and not any(isinstance(x,(int,float)) and abs(x-v)<.006 for x in num): print('value?',e['file'],r['label'],v,num)
            if 'footsFrom' in r:
                for c,v in enumerate(r['values']):
                    a=[s['rows'][i]['values'][c] or 0 for i in r['footsFrom']['items']]
                    if abs(sum(a)-(v or 0))>.006 and abs(a[0]-sum(a[1:])-(v or 0))>.006: bad+=1;print('foot',e['file'],r['label'],s['columns'][c],v,sum(a))
        assert bad==(1 if s['planted'] else 0)
        print(e['file'],e['assetType'],e['documentType'],len(s['rows']),s['planted'],list(s['keyTotals']))
print(len(ix),nr)
