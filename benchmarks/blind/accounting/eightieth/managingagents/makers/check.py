import json,glob,os,subprocess,re
import openpyxl,pdfplumber
R='build/blind'
ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    n=e['file']; t=json.load(open(f"{R}/truth/{n.rsplit('.',1)[0]}.json")); rows=t['rows']; keys=t['money']
    used={k for r in rows for k in r if k in keys}; assert used==set(keys),(n,set(keys)-used)
    g=t['totals'][-1]; pos=0
    for k in keys:
        if k in g:
            s=round(sum(r.get(k,0) for r in rows),2)
            if k.startswith('pct'): continue
            if abs(s-g[k])>.005: print('DIFF',n,k,s,g[k],'PLANTED' if t['planted'] else '!!')
    subs=t['totals'][:-1]
    for k in keys:
        if subs and k in g and not k.startswith('pct'):
            s=round(sum(x.get(k,0) for x in subs),2)
            if abs(s-g[k])>.005: print('SUBDIFF',n,k,s,g[k])
    if e['kind']=='AR':
        for r in rows:
            s=round(sum(r.get(k,0) for k in keys if re.match(r'b\d|current',k)),2)
            if abs(s-r['total'])>.005: print('ROW',n,r)
    for r in rows: assert any(k in r for k in('name','type'))
    p=f'{R}/documents/{n}'
    if n.endswith('.pdf'): txt='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    elif n.endswith('.xls'):
        q=f"{R}/.r/{n[:-4]}.pdf"; txt=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    else:
        q=f"{R}/.r/{n[:-5]}.pdf"; txt=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    z=re.sub(r'\s+','',txt); miss=0
    def has(x): return re.sub(r'\s+','',x) in z
    for r in rows+t['totals']:
        for k in('name','type','account','unit','invoice','charge','label','resident'):
            if k in r and not has(str(r[k])): miss+=1; print('MISS',n,k,r[k])
        for k in keys:
            if k in r:
                v=abs(r[k]); c=[f'{v:,.2f}',f'{v:,.1f}',f'{v:,.0f}',f'{v}']
                if not any(has(x) for x in c): miss+=1; print('MISSN',n,k,r[k])
    print(n,len(rows),'ok' if not miss else miss,t['planted'])
