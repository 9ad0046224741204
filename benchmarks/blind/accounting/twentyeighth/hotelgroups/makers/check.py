# sanity: printed strings of the truth appear in the PDFs; sums tie (except planted)
import json,glob,subprocess,re,os
from collections import Counter
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));bad=[]
    if t['name'].endswith('.pdf'):
        tx=subprocess.run(['pdftotext','-layout','documents/'+t['name'],'-'],capture_output=True,text=True).stdout
        c=Counter(float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',tx))
        need=Counter(abs(float(v)) for r in t['rows']+t['totals'] for k,v in r.items() if k in t['money'])
        bad=[(v,n,c[v]) for v,n in need.items() if c[v]<n]
    g=t['totals'][-1];diff={k:(g[k],round(sum(r.get(k,0) for r in t['rows']),2)) for k in t['money'] if k in g and abs(g[k]-sum(r.get(k,0) for r in t['rows']))>.006}
    print(t['name'],'notfound',bad[:5],'| non-additive or planted:',list(diff) if t['kind']=='UM' else diff)
