import json,glob,os,re,subprocess
B='build/blind'
import pdfplumber
for e in json.load(open(B+'/index.json')):
    n=e['file'];t=json.load(open(f'{B}/truth/{n.rsplit(".",1)[0]}.json'));p=f'{B}/documents/{n}'
    if n.endswith('.pdf'): pp=p
    elif n.endswith('.csv'): pp=None
    else: pp=f'{B}/view/{n.rsplit(".",1)[0]}.pdf'
    txt=open(p,encoding='utf-8-sig').read() if pp is None else subprocess.run(['pdftotext','-layout',pp,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt); nospace=re.sub(r'\s+','',txt)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                a=abs(v);c={f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else f'{a:,.2f}',f'{a:.1f}',f'{a:,.2f}'.replace(',','#').replace('.',',').replace('#','.')}
                if not any(x in nospace for x in c): miss.append((k,v))
            elif k!='date':
                if re.sub(r'\s+','',v) not in nospace: miss.append((k,v))
    # ties: running section sums, and grand = all rows
    out=[]
    last=t['totals'][-1] if not t['totals'][-1]['label'].startswith('Ageing') else t['totals'][-2]
    for k in t['money']:
        if k in last:
            s=round(sum(r.get(k,0) or 0 for r in t['rows']),2)
            if abs(s-last[k])>.005: out.append((k,s,last[k]))
        st=[x for x in t['totals'] if x is not last and k in x and not x['label'].startswith('Ageing')]
        if st and k in last:
            s=round(sum(x[k] for x in st),2)
            if abs(s-last[k])>.005: out.append(('sub',k,s,last[k]))
    if e['kind']=='AR':
        for r in t['rows']:
            bs=[k for k in t['money'] if k[0]=='b' or k in('current','prepaid')]
            if abs(sum(r.get(k,0) for k in bs)-r['total'])>.005: out.append(('row',r))
    print(n,len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','MISS',miss[:6],'NOTIE',out[:8])
