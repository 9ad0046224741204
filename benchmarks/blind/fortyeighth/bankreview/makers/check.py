import json,glob,itertools,openpyxl,pdfplumber,os,csv
from common import ROOT
for e in json.load(open(ROOT+'/index.json')):
    n=e['file']; p=f'{ROOT}/documents/{n}'; T=json.load(open(f'{ROOT}/truth/{n}.json')); prob=[]
    if n.endswith('.pdf'):
        with pdfplumber.open(p) as d: pages=[x.extract_text() for x in d.pages]
        txt='\n'.join(pages)
    elif n.endswith('.csv'): txt='\n'.join(' '.join(c.strip() for c in r) for r in csv.reader(open(p,encoding='utf-8-sig')))
    elif n.endswith('.xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True); txt='\n'.join(' '.join((f'{c:,.2f}' if isinstance(c,(int,float)) else str(c).strip()) for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    else:
        import subprocess; subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',ROOT+'/lo',p],capture_output=True)
        with pdfplumber.open(ROOT+'/lo/'+n[:-4]+'.pdf') as d: txt='\n'.join(x.extract_text() for x in d.pages)
    for s in T['statements']:
        if txt:
            t=txt
            if s['page']: t=pages[s['page']-1]
            sq=' '.join(t.split())
            for r in s['rows']:
                if r['label'] not in sq: prob.append('label '+r['label']); continue
                if r['rowType']=='HEADING': continue
                ok=False
                for ln in t.split('\n'):
                    if r['label'] not in ln and not n.startswith('Bell'): continue
                    vs=[v for v in r['values'] if v is not None]
                    def has(v):
                        a=abs(v); return any(z in ln for z in (f'{a:,.2f}',f'{a:,.0f}',f'{a*100:.2f}%',f'{a:.2f}'))
                    if all(has(v) for v in vs): ok=True
                if not ok: prob.append('vals '+r['label'])
            for w in (s['title'],s['propertyName']):
                if w and w.lower() not in sq.lower(): prob.append('text '+w)
        for i,r in enumerate(s['rows']):
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            for c in range(len(s['columns'])):
                v=[s['rows'][k]['values'][c] or 0 for k in it]; tot=r['values'][c] or 0
                sg=[[1]*len(it),[1]+[-1]*(len(it)-1)]
                if not any(abs(sum(a*b for a,b in zip(g,v))-tot)<.006 for g in sg): prob.append(f'foot {r["label"]} col {s["columns"][c]} {tot}')
        for k,v in s['keyTotals'].items(): assert None not in v['values'],(n,k)
        c=s['columns']
        if c[-1] in('Total','T-12 Total'):
            for r in s['rows']:
                v=r['values']
                if v[-1] is not None and abs(sum(x or 0 for x in v[:-1])-v[-1])>.006: prob.append('cross '+r['label'])
    print(n,e['documentType'],[len(s['rows']) for s in T['statements']],[bool(s['planted']) for s in T['statements']],prob)
