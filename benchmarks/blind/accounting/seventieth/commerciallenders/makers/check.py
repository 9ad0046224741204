import json,os,glob,subprocess,pdfplumber
from common import B
ix=json.load(open(B+'/index.json')); print(len(ix))
os.makedirs(B+'/.r',exist_ok=True)
for i in ix:
    n=i['file'];t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json"))
    p=f'{B}/documents/{n}'
    if not n.endswith('pdf'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B+'/.r',p],capture_output=True); p=f"{B}/.r/{n.rsplit('.',1)[0]}.pdf"
    tx=' '.join((q.extract_text() or '') for q in pdfplumber.open(p).pages); flat=''.join(tx.split())
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if ''.join(v.split()) not in flat: miss.append((k,v))
            else:
                c=[f'{abs(v):,.2f}',f'{abs(v):,.1f}%',f'{abs(v):,.0f}',f'{abs(v):.1f}']
                if not any(z in tx for z in (c if v!=0 else ['0'])): miss.append((k,v))
            assert isinstance(v,str) or k in t['money'] ,k
    print(n,t['kind'],len(t['rows']),len(t['totals']),'MISS',miss[:6],len(miss),'planted' if t['planted'] else '')
    T=t['totals'];last=T[-1]
    for k in t['money']:
        if k in last and not k.startswith(('pct','actual_sf','market_sf','sf','other:Market')) and not (k in('actual','market') ):
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-last[k])>.3: print('   diff',k,s,last[k])
    subs=T[:-1]
    if subs and 'JDE' not in n:
        k=t['money'][0] if t['money'][0] in last else t['money'][1]
        s=sum(x.get(k,0) for x in subs); print('   subs',k,round(s,2),last[k])
