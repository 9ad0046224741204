import json,os,subprocess,glob
from common import *
for i in json.load(open(B+'index.json')):
    f=i['file'];t=json.load(open(B+'truth/'+os.path.splitext(f)[0]+'.json'));assert os.path.exists(doc(f))
    ks=[k for k in t['money'] if k not in('sf','market','actual','beds','baths','pct_occ','pct_units','market_sf','actual_sf','other:Loss to Lease')]
    g=t['totals'][-1];bad=[]
    for k in ks:
        if k in g:
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-g[k])>.006:bad.append((k,round(s,2),g[k]))
    for n,r in enumerate(t['rows']):
        b=[k for k in('current','b0_30','b1_30','b31_60','b61_90','b90','b91_120','b120','prepaid') if k in t['money']]
        if i['kind']=='AR' and abs(sum(r.get(k,0) for k in b)-r['total'])>.006:bad.append(r)
        if 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006:bad.append(r)
    pdf=doc(f)
    if not f.endswith('pdf'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',B+'.r',doc(f)],capture_output=True);pdf=B+'.r/'+os.path.splitext(f)[0]+'.pdf'
    tx=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout
    miss=set()
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k not in('date',) and v not in tx and v.replace('-',' ') not in tx:miss.add((k,v))
            else:
                a=abs(v);c=[f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '@',f'{a:.1f}']
                if not any(x in tx for x in c):miss.add((k,v))
    print(i['kind'],f,len(t['rows']),'planted' if t['planted'] else '', 'BAD',bad,'MISS',list(miss)[:8])
    subprocess.run(['pdftoppm','-r','60','-png','-l','3',pdf,B+'.r/'+i['kind']+f[:6].replace(' ','_')])
