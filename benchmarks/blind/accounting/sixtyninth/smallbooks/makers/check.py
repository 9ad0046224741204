# sums tie, texts and numbers on the page
import json,os,re,glob,subprocess
B='build/blind/'
for e in json.load(open(B+'index.json')):
    n=e['file'];t=json.load(open(B+'truth/'+n.rsplit('.',1)[0]+'.json'));p=B+'documents/'+n
    if not n.endswith('.pdf'):
        p=B+'r/'+n.rsplit('.',1)[0]+'.pdf'
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/r',B+'documents/'+n],stdout=-3,stderr=-3)
    tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout;flat=re.sub(r'\s+',' ',tx)
    miss=[]
    for r in t['rows']:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                a=abs(v)
                if not any(s in tx for s in (f"{a:,.2f}",f"{a:,.0f}" if a==int(a) else f"{a:,.1f}",)): miss.append((k,v))
            elif k!='date' and v not in flat: miss.append((k,v))
    ks=[k for k in t['money']];last=t['totals'][-1];bad={}
    for k in ks:
        if k in last:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-last[k])>.006: bad[k]=(s,last[k])
    cf=[]
    if t['kind']=='AR':
        for r in t['rows']:
            s=sum(v for k,v in r.items() if k in ks and k not in('total','other:Days late','other:Rate','other:Last pmt amount'))
            if abs(s-r['total'])>.006: cf.append(r)
    ex={k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float))}-set(ks)
    print(n,len(t['rows']),'miss',miss[:6],'sum',bad,'cross',cf,'keys',ex,'PLANTED' if t['planted'] else '')
