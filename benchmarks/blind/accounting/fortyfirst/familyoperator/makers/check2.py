# every truth number is found on the printed document; subtotals add up block by block
import json,subprocess,re,collections
from common import *
for x in json.load(open(HERE+'/index.json')):
    p=DOC+'/'+x['file'];assert os.path.exists(p);t=json.load(open(TR+'/'+x['file'].rsplit('.',1)[0]+'.json'))
    if p.endswith('.pdf'): s=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        subprocess.run(['rm','-rf','.']);soffice(p,'pdf','.');import glob
        s=subprocess.run(['pdftotext','-layout',glob.glob('.*.pdf')[0],'-'],capture_output=True,text=True).stdout
    have=collections.Counter(round(float(q.replace(',','')),3) for q in re.findall(r'\d[\d,]*\.?\d*|\.\d+',s) if q.replace(',','').strip('.'))
    need=collections.Counter(round(abs(r[k])*(100 if k=='pct_occ' and abs(r[k])<=1 else 1),3) for r in t['rows']+t['totals'] for k in t['money'] if k in r)
    print(x['file'],sum(need.values()),'missing',dict(need-have))
    if t['kind']=='AR' or t['kind']=='UM' or 'BRF' in p:
        k=t['money'][-1] if t['kind']!='UM' else 'occupied'
        if 'PARK' in p:k='total'
