import json,glob,os,subprocess,re
from common import *
import pdfplumber,openpyxl
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
for i in ix:
    n=i['file']; t=json.load(open(T+os.path.splitext(n)[0]+'.json')); assert t['kind']==i['kind']
    if n.endswith('.pdf'):
        with pdfplumber.open(D+n) as p: txt="\n".join(x.extract_text() for x in p.pages); np=len(p.pages)
    else:
        base=os.path.splitext(n)[0]
        subprocess.run(["soffice","--headless",f"-env:UserInstallation=file://{ROOT}/.lo","--convert-to","pdf","--outdir",ROOT+"/.r",D+n],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
        with pdfplumber.open(ROOT+"/.r/"+base+".pdf") as p: txt="\n".join(x.extract_text() for x in p.pages); np=len(p.pages)
    nums=set(re.findall(r'[\d,]*\d(?:\.\d+)?',txt)); nums={float(x.replace(',','')) for x in nums if x.replace(',','')}
    sq=re.sub(r'\s+','',txt); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                if abs(v) not in nums: miss.append((k,v))
            elif k!='date' and re.sub(r'\s+','',str(v)) not in sq: miss.append((k,v))
    print(n,t['kind'],len(t['rows']),"rows",np,"pp miss",miss[:6],"planted",t['planted'] and t['planted']['kind'])
    # sums: sequential consumption for subtotals; last total = all
    last=t['totals'][-1]
    for k in last:
        if k in('label','pct_occ','sf','market','actual'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last[k])>.004: print("   grand",k,s,last[k])
        if len(t['totals'])>1:
            ss=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
            if abs(ss-last[k])>.004: print("   subs",k,ss,last[k])
    B=[k for k in t['money'] if k.startswith(('b','current','other:Future','other:Period','other:Older','other:Under','other:4','other:8','other:Over'))]
    for r in t['rows']:
        if t['kind']=='AR' and abs(sum(r.get(k,0) for k in B if k!='beds')-r['total'])>.004: print("  row",r)
        if 'ending' in r and abs(r['beginning']+r['activity']-r['ending'])>.004: print("  row",r)
