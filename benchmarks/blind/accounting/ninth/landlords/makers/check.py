import json,glob,os,re
from tw import D
import openpyxl,pypdf
for f in sorted(glob.glob(D+'/truth/*.json')):
    t=json.load(open(f)); p=D+'/documents/'+t['name']; assert os.path.exists(p)
    bad=[]
    for r in t['rows']:
        n=[k for k in r if k in t['money']]; assert 2<=len(n)<=15,(f,r)
        assert all(isinstance(r[k],(int,float)) for k in n)
    for m in t['money']:
        assert any(m in r for r in t['rows'])
        s=round(sum(r.get(m,0) for r in t['rows']),2); g=t['totals'][-1].get(m)
        if g is not None and abs(s-g)>.005: bad.append((m,s,g))
    # row arithmetic
    for r in t['rows']+t['totals']:
        if 'activity' in r: pass
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if k in t['money'] and (k=='current' or re.match(r'b\d',k) or k=='prepaid'))
            if abs(b-r['total'])>.005: bad.append(('row',r))
        if t['kind']=='TB' and 'ending' in r:
            d=r['beginning']+r.get('debit',0)-r.get('credit',0)+sum(v for k,v in r.items() if k.startswith('other'))
            if abs(d-r['ending'])>.005: bad.append(('row',r))
        if 'open_dr' in r or 'close_dr' in r or 'close_cr' in r:
            k=t['money']; d=sum(r.get(a,0)*s for a,s in zip(k,(1,-1,1,-1,-1,1)))
            if abs(d)>.005: bad.append(('row',r))
    # numbers printed?
    if p.endswith('pdf'): txt=' '.join(x.extract_text() for x in pypdf.PdfReader(p).pages)
    else:
        txt=' '.join(str(c.value if not isinstance(c.value,float) else repr(c.value)) for w in openpyxl.load_workbook(p) for r in w.iter_rows() for c in r if c.value is not None)
    T=txt.replace(',','')
    miss=[(r.get('label') or r.get('name') or r.get('type'),k,r[k]) for r in t['rows']+t['totals'] for k in t['money'] if k in r and not any(z in T for z in ('%.2f'%abs(r[k]),'%g'%abs(r[k]),repr(abs(r[k]))))]
    lm=[x['label'] for x in t['totals'] if x['label'] not in txt]
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'],'BAD',bad[:3],'MISS',miss[:3],lm[:2], 'negzero' if '-0.0,' in open(f).read() or '-0.0\n' in open(f).read() else '')
    # sections
    tl=t['totals']
