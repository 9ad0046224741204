import json,glob,os,subprocess,re
from openpyxl import load_workbook
AVG={'sf','pct_units','pct_occ','market','actual','market_sf'}
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f));p='documents/'+d['name'];assert os.path.exists(p)
    skip=AVG if d['kind']=='UM' else set()
    bad=[]
    for t in d['totals']:
        cols=[m for m in d['money'] if m in t and m not in skip]
        n=len(d['rows']);ok=False
        for i in range(n):
            s=dict.fromkeys(cols,0.)
            for j in range(i,n):
                for m in cols:s[m]+=d['rows'][j].get(m,0) or 0
                if all(abs(s[m]-t[m])<.006 for m in cols): ok=True;break
            if ok:break
        if not ok: bad.append(t['label'])
    # printed numbers
    if p.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; 
    else:
        ws=load_workbook(p,data_only=True).worksheets[0];txt=' '.join(f'{c.value:.4f}' if isinstance(c.value,(int,float)) else str(c.value) for r in ws for c in r if c.value is not None)
    from collections import Counter
    C=Counter(round(abs(float(x.replace(',',''))),2) for x in re.findall(r'\d[\d,]*\.?\d*|\.\d+',txt) if x.strip(','))
    need=Counter(round(abs(v/100 if k=='ami' and p.endswith('xlsx') else v),2) for r in d['rows']+d['totals'] for k,v in r.items() if k in d['money'] and isinstance(v,(int,float)))
    print(d['name'],d['kind'],len(d['rows']),len(d['totals']),'PLANTED' if d['planted'] else '','untied:',bad,'missing:',dict(need-C))
