import json,glob,os,re,openpyxl,pdfplumber,subprocess
from common import B
ix=json.load(open(f'{B}/index.json')); docs=set(os.listdir(f'{B}/documents')); assert docs=={e['file'] for e in ix}, docs
skipsum={'pct_occ','sf','actual','market','other:Avg LOA (ft)','other:Contract (weeks)','other:Yearly rent per room (£)','other:Wks','other:Rent p.w.'}
for e in ix:
    f=e['file']; t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json")); assert t['name']==f and t['kind']==e['kind']
    path=f'{B}/documents/{f}'
    if f.endswith('.pdf'): txt='\n'.join(p.extract_text() for p in pdfplumber.open(path).pages)
    else:
        pdf=f"{B}/{f.rsplit('.',1)[0]}.pdf"
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B,path],stdout=-3,stderr=-3)
        txt='\n'.join(p.extract_text() for p in pdfplumber.open(pdf).pages)
    flat=re.sub(r'\s+','',txt); digits=re.sub(r'[^\d]','',txt)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join(v.split('-')[::-1])
                if re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            else:
                forms=[f'{abs(v):.2f}',f'{abs(v):.1f}',f'{abs(v):.0f}']
                if not any(re.sub(r'\D','',x) in digits and (float(x)==abs(v)) for x in forms): miss.append((k,v))
    keys={k for r in t['rows'] for k,v in r.items() if not isinstance(v,str)}; assert keys<=set(t['money']),keys-set(t['money'])
    bad=[]
    last=t['totals'][-1]
    for k in t['money']:
        if k in skipsum or k not in last: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last[k])>.01: bad.append((k,s,last[k]))
    cross=[]
    if t['kind']=='AR':
        for r in t['rows']:
            b=sum(r.get(k,0) for k in t['money'] if k not in('total','deposit','other:Wks','other:Rent p.w.'))
            if abs(b-r['total'])>.01: cross.append(r.get('unit',r['name']))
    if t['kind']=='TB':
        for a,b in zip(t['money'][-6 if len(t['money'])!=4 else -4::2],t['money'][-5 if len(t['money'])!=4 else -3::2]): assert abs(last[a]-last[b])<.01
    print(f,t['kind'],len(t['rows']),len(t['totals']),'missing',miss[:6],'sums',bad,'cross',cross,'PLANTED '+t['planted']['what'] if t['planted'] else '')
