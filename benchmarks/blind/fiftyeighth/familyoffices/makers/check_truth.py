# sums of the truth, looked for in the text of the file (read-only check; the truth itself is never taken from here)
import json,glob,os,subprocess,tempfile
from common import *
N=0
for e in json.load(open('index.json')):
    n=e['file']; t=json.load(open(f'truth/{n}.json')); p=f'documents/{n}'; rows=t['rows']; N+=len(rows)
    assert all(r.get('unit') or r.get('tenantName') for r in rows),n
    cur=[r for r in rows if r.get('statusText')!='Future']
    if n.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif n.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        d=tempfile.mkdtemp(); subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',d,p],capture_output=True); txt=subprocess.run(f'pdftotext -layout {d}/*.pdf -',shell=True,capture_output=True,text=True).stdout
    txt=txt.replace("'",",")
    out=[]
    for k in('area','contractRent','annualRent','deposit','marketRent','totalCharges','balance'):
        v=[r[k] for r in cur if isinstance(r.get(k),(int,float))]
        if v:
            s=round(sum(v),2); hit=any(f in txt for f in (f'{s:,.2f}',f'{s:,.0f}' if s==int(s) else '@@',f'{s:.1f}',f'{s:.0f}' if s==int(s) else '@@')); out.append(f"{k}={s}{'' if hit else ' ??'}")
    miss=[r['unit'] for r in rows if r['unit'] not in txt]+[r['tenantName'] for r in rows if r.get('tenantName') and r['tenantName'].replace("'",",") not in txt]
    print(n,len(rows),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],out,'MISS',miss[:6])
print(N)
