from common import *
import pdfplumber,openpyxl,re
ix=json.load(open(ROOT+'/index.json'));print(len(ix))
SUMK={'TB':None,'AR':None,'UM':['units','occupied','vacant','total_sf','market_total','actual_total','other:RA Units','other:Total Monthly Rent','other:Total Annual Rent']}
for i in ix:
    n=i['file'];t=json.load(open(f"{ROOT}/truth/{n.rsplit('.',1)[0]}.json"));bad=[]
    big=[x for x in t['totals'] if re.search('GRAND|AUTHORITY|PORTFOLIO|^TOTAL$|Trial balance total|Total / Av',x['label'],re.I)][-1]
    for k,v in big.items():
        if k=='label' or (t['kind']=='UM' and k not in SUMK['UM']): continue
        s=R(sum(r.get(k,0) for r in t['rows']))
        if s!=v: bad.append((k,s,v))
    # text
    p=doc(n)
    if n.endswith('pdf'):
        with pdfplumber.open(p) as d: tx='\n'.join(q.extract_text() for q in d.pages)
    elif n.endswith('xlsx'):
        tx=' '.join(str(c.value) for w in openpyxl.load_workbook(p,data_only=True) for r in w for c in r if c.value is not None)
    else: tx=open(p,encoding='utf-8-sig').read()
    flat=re.sub(r'\s+',' ',tx); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                c=v if k!='date' else f'{v[5:7]}/{v[8:]}/{v[:4]}'
                if re.sub(r'\s+',' ',c) not in flat: miss.append((k,v))
            elif not n.endswith('xlsx'):
                a=abs(v)
                if not any(x in flat for x in (f'{a:,.2f}',f'{a:,.2f}'.lstrip('0'),f'{a:,}',f'{a:.1f}')): miss.append((k,v))
            elif k!='ami' and isinstance(v,(int,float)) and not any(x in flat for x in(str(v),f'{v:g}')): miss.append((k,v))
    assert all(set(r)-{'account','name','unit','resident','date','charge','invoice','type','label'}<=set(t['money']) for r in t['rows']+t['totals'])
    # crossfoots
    if t['kind']=='TB' and 'beginning' in t['money']: assert all(abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.005 for r in t['rows'])
    if t['kind']=='AR': bad+=[r for r in t['rows'] if abs(sum(r.get(k,0) for k in t['money'] if k not in('total','deposit'))-r['total'])>.005]
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '-','sum:',bad,'miss:',miss[:5])
