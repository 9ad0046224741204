import json,glob,os,pdfplumber,openpyxl
R='build/blind'
SUMK=lambda k:k not in('sf','market','actual','pct_occ','other:% of Beds','beds','baths','other:Market Rent','other:# Late')
ix=json.load(open(R+'/index.json'))
for e in ix:
    fn=e['file']; t=json.load(open(f"{R}/truth/{fn.rsplit('.',1)[0]}.json")); assert t['name']==fn and os.path.exists(f'{R}/documents/{fn}')
    last=t['totals'][-1]; bad=[]
    rows=t['rows']
    if fn.startswith('Bell'): last=[x for x in t['totals'] if 'Apart' in x['label']][0]; rows=[r for r in rows if r['type'][:2] in('IL','AL','MC')]
    for k in last:
        if k=='label' or not SUMK(k): continue
        s=round(sum(r.get(k,0) for r in rows),2)
        if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    # texts
    p=f'{R}/documents/{fn}'
    if fn.endswith('.pdf'):
        with pdfplumber.open(p) as d: toks=' '.join((x.extract_text() or '') for x in d.pages)
    else:
        if fn.endswith('.xls'): q=f'{R}/.r/{fn[:-4]}.xlsx'; os.system(f'soffice --headless -env:UserInstallation=file://{R}/.lo --convert-to xlsx --outdir {R}/.r {p} >/dev/null 2>&1'); p=q
        wb=openpyxl.load_workbook(p,data_only=True); vals=set()
        toks=' '
        for ws in wb:
            for r in ws.iter_rows(values_only=True):
                for c in r:
                    if isinstance(c,(int,float)): vals.add(round(abs(c),4))
                    elif c is not None: toks+=' '+str(c)
    miss=[]; n=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            n+=1
            if isinstance(v,str):
                if k=='date': y,mo,dd=v.split('-'); v=f'{mo}/{dd}/{y}'
                ok=v in toks or (not fn.endswith('.pdf') and v.isdigit() and int(v) in vals)
            elif fn.endswith('.pdf'):
                a=abs(v); ok=any(x in toks for x in (f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '\0',f'{a:,.1f}')) or (a==0 and '.00' in toks)
            else:
                a=abs(v); ok=round(a,4) in vals or round(a/100,4) in vals
            if not ok: miss.append((k,v))
    print(fn,e['kind'],len(t['rows']),len(t['totals']),'checked',n,'missing',miss[:5],'offs',bad,'planted' if t['planted'] else '')
