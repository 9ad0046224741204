import json,glob,os,subprocess,re
from common import *
os.chdir(ROOT)
for x in json.load(open('index.json')):
    n=x['file']; t=json.load(open('truth/'+n.rsplit('.',1)[0]+'.json')); ok=os.path.exists('documents/'+n)
    if n.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+n,'-'],capture_output=True,text=True).stdout
    else:
        subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir','render','documents/'+n],capture_output=True)
        txt=subprocess.run(['pdftotext','-layout','render/'+n.rsplit('.',1)[0]+'.pdf','-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt); miss=0; nz=flat.replace(',','').replace('$','')
    import datetime
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': d=datetime.date.fromisoformat(v); v=d.strftime('%m/%d/%Y')
                for w in v.split():
                    if w not in flat: miss+=1; print(n,'missing',k,v)
            else:
                c=[f'{abs(v):.2f}',f'{abs(v):.1f}']+([f'{abs(v):.0f}'] if v==int(v) else [])
                if not any(q in nz for q in c): miss+=1; print(n,'missing',k,v)
    g=t['totals'][-1]; bad=[]
    if 'by_property' in n: 
        g={k:0 for k in t['money']}
    for k in t['money']:
        if k not in g or not k: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    print(n,'exists' if ok else 'MISSING','rows',len(t['rows']),'missing',miss,'untied',bad,'planted',t['planted'] and t['planted']['kind'])
    und=[k for r in t['rows'] for k in r if k not in t['money'] and k not in('account','name','unit','resident','date','charge','invoice','type')]
    if und: print('undeclared',set(und))
