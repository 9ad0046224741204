import json,glob,os,re,csv,subprocess
import pdfplumber
R='build/blind'; ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    n=e['file']; t=json.load(open(f"{R}/truth/{os.path.splitext(n)[0]}.json")); assert os.path.exists(R+'/documents/'+n) and t['name']==n and t['kind']==e['kind']
    keys=set(k for r in t['rows'] for k in r)-{'account','name','unit','resident','date','charge','invoice','type'}
    assert keys==set(t['money']),(keys^set(t['money']))
    g=t['totals'][-1]; bad=[]
    sub=t['totals'][:-1]
    for k in t['money']:
        if k in g and not any(w in k for w in('pct_o','pct_l','_sf','ADR')) or k=='total_sf' and k in g:
            s=round(sum(r.get(k,0)for r in t['rows']),2)
            if abs(s-g[k])>.11 and not(k in('sf','actual','market') and t['kind']=='UM'): bad.append((k,s,g[k]))
            if sub and not k.startswith('pct') and not(k in('sf',)):
                s2=round(sum(x.get(k,0)for x in sub),2)
                if abs(s2-g[k])>.005: bad.append(('sub',k,s2,g[k]))
    if t['kind']=='AR':
        bk=[k for k in t['money'] if k=='current' or re.match(r'b\d',k)]
        for r in t['rows']+t['totals']:
            if abs(sum(r.get(k,0)for k in bk)-r['total'])>.005: bad.append(('row',r.get('unit'),r))
    if t['kind']=='TB':
        for r in t['rows']:
            if 'beginning' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006
            else: assert abs(r.get('debit',0)-r.get('credit',0)+r.get('other:Adjustments Debit',0)-r.get('other:Adjustments Credit',0)-r['ending'])<.006,r
        if 'other:Adjustments Debit' not in g: print('   bal',g)
    # text on page
    if n.endswith('.pdf'):
        with pdfplumber.open(R+'/documents/'+n) as p: txt='\n'.join(x.extract_text() for x in p.pages)
    elif n.endswith('.csv'): txt=open(R+'/documents/'+n,encoding='utf-8-sig').read()
    else:
        txt=subprocess.run(['pdftotext','-layout',f"{R}/r/{os.path.splitext(n)[0]}.pdf",'-'],capture_output=True,text=True).stdout
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if v not in txt: miss.append((k,v))
            else:
                c={f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}'}
                if not any(x in txt for x in c): miss.append((k,v))
    print(n,len(t['rows']),'planted' if t['planted'] else '','BAD',bad,'MISS',miss[:8],len(miss))
