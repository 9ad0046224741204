import json,glob,os,csv,subprocess
import pdfplumber
R='build/blind'
idx=json.load(open(R+'/index.json'))
for i in idx:
    n=i['file']; stem=n.rsplit('.',1)[0]; t=json.load(open(f'{R}/truth/{stem}.json'))
    assert os.path.exists(f'{R}/documents/{n}') and t['name']==n and t['kind']==i['kind']
    p=f'{R}/documents/{n}' 
    if n.endswith('.pdf') or 'xls' in n[-4:]:
        q=p if n.endswith('.pdf') else f'{R}/r/{stem}.pdf'
        txt='\n'.join(pg.extract_text() or '' for pg in pdfplumber.open(q).pages)
    else: txt=open(p,encoding='utf-8-sig').read()
    nt=txt.replace('\n',' ')
    miss=[]
    from collections import Counter
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join(reversed(v.split('-')))
                if v not in nt: miss.append((k,v))
            else:
                a=abs(v); c={f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else '§',f'{a:g}'}
                if not any(x in nt for x in c): miss.append((k,v))
    # sums: grand total vs all rows
    g=t['totals'][-1]; bad=[]
    for k,v in g.items():
        if k=='label' or k.startswith('pct') or k in('sf','market','actual','market_sf') or k=='other:Avg Care Package': continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.005: bad.append((k,s,v,round(s-v,2)))
    x=[]
    for r in t['rows']+t['totals']:
        if t['kind']=='TB' and 'beginning' in r:
            if abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005 or abs(r['debit']-r['credit']-r['activity'])>.005: x.append(r)
        if t['kind']=='TB' and t['money'][0]=='open_dr':
            z=lambda a,b:r.get(a,0)-r.get(b,0)
            if abs(z('open_dr','open_cr')+z('debit','credit')-z('close_dr','close_cr'))>.005: x.append(r)
        if t['kind']=='AR' and abs(sum(r.get(k,0) for k in t['money'][:t['money'].index('total')])-r['total'])>.005: x.append(r)
        if t['kind']=='UM' and 'vacant' in r and r['units']!=r['occupied']+r['vacant']: x.append(r)
    # subtotals sum to grand
    st=t['totals'][:-1]; sb=[]
    if st:
        for k in g:
            if k=='label' or k.startswith('pct') or k in('sf','market','actual','market_sf','other:Avg Care Package'): continue
            if abs(sum(q.get(k,0) for q in st)-g[k])>.005: sb.append(k)
    print(n,t['kind'],len(t['rows']),'planted' if t['planted'] else '-','| missing',miss[:6],'| foot',bad,'| cross',x,'| subs',sb)
print(len(idx))
