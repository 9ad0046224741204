import json,glob,os,re,sys,pdfplumber,subprocess
from common import *
ix=json.load(open(B+'/index.json'))
for e in ix:
    p=D+e['file'];t=json.load(open(f"{B}/truth/{os.path.splitext(e['file'])[0]}.json"))
    # page text (workbooks via the rendered pdf)
    q=p if p.endswith('.pdf') else B+'/.r/'+os.path.splitext(e['file'])[0]+'.pdf'
    tx='\n'.join((pg.extract_text() or '') for pg in pdfplumber.open(q).pages);fl=re.sub(r'\s','',tx)
    toks={x.strip('$%()-') for x in re.findall(r'[\$\(\-]?[\d,]*\.?\d+[%\)\-]?',tx)}
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join(str(int(x)) for x in (v[5:7],v[8:],v[:4]))
                if re.sub(r'\s','',v) not in fl: miss.append((k,v))
            else:
                c={f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '',f'{abs(v):,.1f}',str(abs(v)),'.00' if v==0 else '0'if v==0 else ''}-{''}
                if not c&toks: miss.append((k,v))
            if k not in t['money'] and not isinstance(v,str): miss.append(('nokey',k))
    bad=[]
    rs=t['rows']
    i=0
    addk=[k for k in t['money'] if k not in('sf','pct_units','pct_occ','actual','actual_sf','market','market_sf','other:Days Late')]
    g=[x for x in t['totals'] if re.match(r'Grand|Company Total|TOTAL|Total Trial|Site total|Foundry|Total /',x['label'])][0]
    for k in addk:
        s=round(sum(r.get(k,0) for r in rs),2)
        if k in g and abs(s-g[k])>.005 or (k not in g and abs(s)>.005): bad.append((k,s,g.get(k)))
    for r in rs:
        if t['kind']=='TB' and 'ending' in r and 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: bad.append(r)
    print(e['file'],len(rs),'| missing',miss[:6],'| untied',bad,'| planted',t['planted'] and t['planted']['kind'])
