import json,os,re,itertools; import pdfplumber,openpyxl,csv
B='build/blind/'
idx=json.load(open(B+'index.json')); print(len(idx))
for e in idx:
    fn=e['file']; t=json.load(open(B+'truth/'+fn+'.json')); p=B+'documents/'+fn
    nums=[];txt=''
    if fn.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt=' '.join((x.extract_text(x_tolerance=1.5) or '') for x in d.pages); np=len(d.pages)
        pages=None
    elif fn.endswith('.xlsx'):
        for w in openpyxl.load_workbook(p): 
            for r in w.iter_rows(values_only=True): txt+=' '.join(str(v) for v in r if v is not None)+'\n'; nums+=[round(v,2) for v in r if isinstance(v,(int,float))]
    elif fn.endswith('.csv'): txt=open(p).read()
    else:
        import subprocess; subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','csv','--outdir',B+'makers/tmp',p],capture_output=True); txt=open(B+'makers/tmp/'+fn[:-4]+'.csv').read()
    flat=re.sub(r'\s+',' ',txt)
    for s in t['statements']:
        n=len(s['columns']); bad=0
        for r in s['rows']:
            assert len(r['values'])==n
            if r['label'] not in flat and re.sub(r'\s','',r['label']) not in re.sub(r'\s','',flat): print('  LABEL?',fn,r['label'])
            for v in r['values']:
                if v is None: continue
                if nums:
                    if v not in nums: print('  num?',r['label'],v)
                elif f'{abs(v):,.2f}' not in flat and f'{abs(v):,.0f}' not in flat and not(fn.endswith('xls') and f'{v:.0f}' in flat): print('  num?',fn,r['label'],v)
            f=r.get('footsFrom')
            if f:
                for c in range(n):
                    it=[s['rows'][i]['values'][c] or 0 for i in f['items']]; tot=r['values'][c] or 0
                    ok=any(abs(sum(a*b for a,b in zip(sg,it))-tot)<.006 for sg in ([1]*len(it),[1]+[-1]*(len(it)-1),[-1]*len(it)))
                    if not ok: print('  FOOT',fn,r['label'],s['columns'][c],sum(it),tot)
            if s['columns'][-1] in('Total','TOTAL','T12 Total') and r['values'][0] is not None and abs(sum(r['values'][:-1])-r['values'][-1])>.006: print('  ROWSUM',fn,r['label'])
        for k in('title','propertyName'): 
            if s[k] and s[k] not in flat: print('  ',k,s[k])
        print(fn,s['title'],len(s['rows']),n,list(s['keyTotals']),(t['planted'] or {}).get('kind'))
