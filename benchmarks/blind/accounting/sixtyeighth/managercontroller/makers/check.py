from h import *
import glob,subprocess,openpyxl,pdfplumber,re
for x in json.load(open(B+'index.json')):
    f=x['file']; t=json.load(open(B+'truth/'+f.rsplit('.',1)[0]+'.json')); assert os.path.exists(D+f)
    bad=[]
    for r in t['rows']:
        for k in r:
            if isinstance(r[k],(int,float)) and k not in t['money']: bad.append(('key',k))
    AVG={'sf','market','actual','market_sf','actual_sf','pct_occ','pct_units','pct_leased'}
    rows=t['rows']
    # grand total
    g=t['totals'][-1]
    for k,v in g.items():
        if k=='label' or k in AVG: continue
        s=round(sum(r.get(k,0) for r in rows if k in r),2)
        if abs(s-v)>.01: bad.append((k,'sum',s,'printed',v))
    if x['kind']=='AR' and len(t['totals'])>2:
        for k in t['money']:
            if k in g:
                s=round(sum(z[k] for z in t['totals'][:-2 if 'Grand' in g['label'] else -1]),2)
                if abs(s-g[k])>.01: bad.append(('sub',k,s))
        for r in rows:
            bk=[k for k in t['money'] if re.match(r'b\d|prepaid',k)]
            if abs(sum(r.get(k,0) for k in bk)-r['total'])>.01: bad.append(('row',r))
    if f.endswith('.pdf'):
        with pdfplumber.open(D+f) as p: txt='\n'.join(q.extract_text() for q in p.pages)
        for r in rows+t['totals']:
            for k,v in r.items():
                if isinstance(v,str): ok=v in txt or k=='date'
                else: ok=any(c in txt for c in (f'{v:,.2f}',f'{v:,.0f}',f'{v:,.1f}',par(v),par(-abs(v))))
                if not ok: bad.append(('text',k,v))
    else:
        o='build/blind/r/c.xlsx'
        if f.endswith('.xls'):
            import shutil; shutil.copy(D+f,'build/blind/r/c.xls'); subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir','build/blind/r','build/blind/r/c.xls'],stdout=-3,stderr=-3)
        else: o=D+f
        w=openpyxl.load_workbook(o,data_only=True); nums=set();strs=[]
        for s in w:
            for rw in s.iter_rows(values_only=True):
                for c in rw:
                    if isinstance(c,(int,float)): nums.add(round(c,2)); nums.add(round(c*100,2))
                    elif c is not None: strs.append(str(c))
        txt='\n'.join(strs)
        for r in rows+t['totals']:
            for k,v in r.items():
                if not (v in txt if isinstance(v,str) else round(v,2) in nums): bad.append(('cell',k,v))
    print(f,x['kind'],len(rows),len(t['totals']),t['planted'] and t['planted']['kind'],bad[:8],len(bad))
