from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import json,os,subprocess,openpyxl,re
os.chdir(HERE)
ix=json.load(open('index.json')); print(len(ix),sorted(os.listdir('documents'))==sorted(e['file'] for e in ix)==sorted(f[:-5] for f in os.listdir('truth')))
for e in ix:
    f=e['file']; d=json.load(open(f'truth/{f}.json'))
    for s in d['statements']:
        n=len(s['columns']); rows=s['rows']; br=[]
        assert all(len(r['values'])==n for r in rows)
        for k,t in s['keyTotals'].items(): assert len(t['values'])==n and None not in t['values'],(f,k)
        for r in rows:
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            for c in range(n):
                v=[rows[i]['values'][c] or 0 for i in it]; t=r['values'][c]
                if abs(sum(v)-t)>.006 and abs(v[0]-sum(v[1:])-t)>.006: br.append((r['label'],c))
        # every printed value appears in the document text
        if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout; 
        else:
            wb=openpyxl.load_workbook('documents/'+f,data_only=True); ws=wb[s['sheet']]
            txt='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for r in ws.iter_rows(values_only=True))
        miss=[(r['label'],v) for r in rows for v in r['values'] if v is not None and f'{abs(v):,.2f}' not in txt and f'{abs(v):,.0f}' not in txt]
        miss+= [r['label'] for r in rows if r['label'].replace('Total ','') not in txt]
        print(f,'|',s['propertyName'],len(rows),'breaks',br,'planted',(s['planted'] or {}).get('kind'),'missing',miss[:4],list(s['keyTotals']))
    # LibreOffice recalculated formulas tie to cached: checked only for files with formulas
