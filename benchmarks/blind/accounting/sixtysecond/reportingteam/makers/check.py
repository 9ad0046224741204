import json,glob,os,re,subprocess,csv
B='build/blind'
ix=json.load(open(B+'/index.json')); print(len(ix))
def text(p):
    if p.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if p.endswith('.csv'): return open(p).read()
    q=B+'/view/'+os.path.basename(p).rsplit('.',1)[0]+'.pdf'
    return subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
AVG={'sf','pct_occ','pct_leased','market','market_sf','actual','actual_sf'}
for i in ix:
    f=i['file']; t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json")); assert t['name']==f and os.path.exists(f'{B}/documents/{f}')
    tx=text(f'{B}/documents/{f}'); flat=re.sub(r'\s+',' ',tx)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=f'{v[5:7]}/{v[8:]}/{v[:4]}'
                if v not in flat: miss.append((k,v))
            else:
                a=abs(v); c={f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else 'zz'}
                if not any(x in flat for x in c): miss.append((k,v))
        for k in r:
            if not isinstance(r[k],str) and k not in t['money']: print('key?',k)
    g=t['totals'][-1]; bad=[]
    for k in t['money']:
        if k in g and k not in AVG:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    sub=t['totals'][:-1]
    if sub:
        for k in t['money']:
            if k in g and k not in AVG:
                s=round(sum(r.get(k,0) for r in sub),2)
                if abs(s-g[k])>.005: bad.append(('SUB',k,s,g[k]))
    # cross-foots
    x=0
    for r in t['rows']:
        G=lambda k:r.get(k,0)
        if t['kind']=='TB' and 'beginning' in t['money']: e=G('beginning')+G('debit')-G('credit')-G('ending')
        elif 'open_dr' in t['money']: e=G('open_dr')-G('open_cr')+G('debit')-G('credit')-G('close_dr')+G('close_cr')
        elif t['kind']=='AR': e=G('total')-sum(v for k,v in r.items() if k.startswith('b') or k=='prepaid' or k.startswith('other:') and '20' in k)
        else: e=0
        if abs(e)>.005: x+=1; print('   cross',r)
    print(f,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'miss',miss[:6],'bad',bad,t['planted'])
