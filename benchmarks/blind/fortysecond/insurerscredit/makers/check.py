import json,glob,os,re,itertools,subprocess,csv,collections
import pdfplumber,openpyxl
R='build/blind'
ix=json.load(open(f'{R}/index.json')); docs=sorted(os.listdir(f'{R}/documents')); assert sorted(e['file'] for e in ix)==docs,(docs,[e['file'] for e in ix])
ns=lambda t: re.sub(r'\s+','',str(t))
for e in ix:
    n=e['file']; T=json.load(open(f'{R}/truth/{n}.json')); p=f'{R}/documents/{n}'; texts=None; nums=None
    for S in T['statements']:
        bad=[]; nc=len(S['columns'])
        if n.endswith('.pdf'):
            with pdfplumber.open(p) as d: pages=[d.pages[S['page']-1]] if S['page'] else d.pages; txt='\n'.join(q.extract_text() or '' for q in pages)
            blob=ns(txt); 
            words=collections.Counter(re.findall(r'[\d.,]*\d',txt))
            def hasnum(v):
                a=abs(v); c=[f'{a:,.0f}',f'{a:,.2f}',f'{a:,.2f}'.replace(',','#').replace('.',',').replace('#','.'),f'{a*100:.1f}']
                if a==0: c.append('.00')
                return any(words[x]>0 for x in c)
        else:
            q=p
            if n.endswith('.xls'):
                subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','xlsx','--outdir',f'{R}/render',p],capture_output=True); q=f'{R}/render/{n}x'
            if n.endswith('.csv'): cells=[c for r in csv.reader(open(p,encoding='utf-8-sig')) for c in r]
            else: cells=[c for r in openpyxl.load_workbook(q,data_only=True)[S['sheet']].iter_rows(values_only=True) for c in r if c is not None]
            blob='\n'.join(ns(c) for c in cells); numset=set()
            for c in cells:
                if isinstance(c,(int,float)): numset.add(round(c,2)); numset.add(round(c,4))
                elif re.fullmatch(r'\(?[\d,]+\.\d\d\)?',str(c)): numset.add(float(re.sub('[(),]','',c))*(-1 if '(' in c else 1))
            hasnum=lambda v: any(abs(v-x)<.0051 for x in (round(v,2),) if x in numset) or round(v,4) in numset
        for t in (S['title'],S['propertyName']):
            if t and ns(t).lower() not in blob.lower(): bad.append(('text?',t))
        for i,r in enumerate(S['rows']):
            assert len(r['values'])==nc
            if ns(r['label']) not in blob: bad.append(('label?',r['label']))
            if r['accountCode'] and ns(r['accountCode']) not in blob: bad.append(('code?',r['accountCode']))
            for v in r['values']:
                if v is not None and not hasnum(v): bad.append(('num?',r['label'],v))
            f=r.get('footsFrom')
            if f:
                it=f['items']; assert all(0<=k<len(S['rows']) and k!=i and S['rows'][k]['rowType']!='HEADING' for k in it)
                for c in range(nc):
                    vs=[S['rows'][k]['values'][c] or 0 for k in it]; tgt=r['values'][c] or 0
                    if abs(sum(vs)-tgt)<.006: continue
                    if len(vs)<=6 and any(abs(sum(a*b for a,b in zip(g,vs))-tgt)<.006 for g in itertools.product((1,-1),repeat=len(vs))): continue
                    bad.append(('foot',r['label'],S['columns'][c],round(sum(vs),2),tgt))
            # T12 rows cross-foot
            if e['documentType'].endswith('T12'):
                m=[x or 0 for x in r['values']]; tc=[k for k,cn in enumerate(S['columns']) if 'otal' in cn or cn in('TTM','Summe')]
                rest=[m[k] for k,cn in enumerate(S['columns']) if k not in tc and not cn.startswith('Q')]
                if abs(sum(rest)-m[tc[0]])>.006: bad.append(('cross',r['label'],sum(rest),m[tc[0]]))
        print(n,'|',S['title'][:30],'|',len(S['rows']),'rows',list(S['keyTotals']),'PLANTED '+S['planted']['kind'] if S['planted'] else ''); 
        for b in bad[:6]: print('    ',b)
        if len(bad)>6: print('     ...',len(bad))
