import json,glob,os
from common import *
import pdfplumber
for e in json.load(open(f'{ROOT}/index.json')):
    n=e['file'];t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json'));assert os.path.exists(doc(n))
    bad=[]
    ks=[k for k in t['money'] if t['kind']!='UM' or k in('units','occupied','vacant','total_sf','market_total','actual_total') or 'Total' in k]
    T=t['totals'][-1]
    for k in ks:
        s=r2(sum(r.get(k,0) for r in t['rows']))
        if abs(s-T.get(k,0))>.005: bad.append((k,s,T.get(k)))
    # subtotals sum
    if len(t['totals'])>1 and t['kind']!='TB':
        for k in ks:
            s=r2(sum(x.get(k,0) for x in t['totals'][:-1]))
            if abs(s-T.get(k,0))>.005: bad.append(('sub',k,s))
    if n.endswith('.pdf'):
        with pdfplumber.open(doc(n)) as p: txt='\n'.join(q.extract_text() for q in p.pages)
        flat=''.join(txt.split())
        miss=0
    else:
        if n.endswith('xls'):
            os.system(f"cd {ROOT}/.r && soffice -env:UserInstallation=file://{ROOT}/.lo --headless --convert-to xlsx '{doc(n)}' >/dev/null 2>&1");pth=f'{ROOT}/.r/'+n+'x'
        else: pth=doc(n)
        import openpyxl
        flat='|'.join(str(c.value) if not isinstance(c.value,(int,float)) else f'{c.value:,.2f}' for ws in openpyxl.load_workbook(pth,data_only=True) for r in ws for c in r if c.value is not None)
        flat=''.join(flat.split());miss=0
    ms=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': y,m_,d=v.split('-');v=f'{m_}/{d}/{y}'
                if ''.join(v.split()) not in flat: ms.append((k,v))
            elif t['kind']!='UM' and f'{abs(v):,.2f}' not in flat: ms.append((k,v))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '',bad,'missing',ms[:5],len(ms))
