import json,glob,os,re,csv,subprocess,collections
import openpyxl
B='build/blind'
ix=json.load(open(B+'/index.json')); assert len(ix)==9
for e in ix:
    n=e['file']; T=json.load(open(f'{B}/truth/{n.rsplit(".",1)[0]}.json')); assert T['name']==n and os.path.exists(f'{B}/documents/{n}')
    bad=[]
    sumable=[k for k in T['money'] if k in('debit','credit','beginning','ending','open_dr','open_cr','close_dr','close_cr','unpaid','total','prepaid','units','occupied','vacant','total_sf','actual_total','current') or k.startswith('b') and k[1].isdigit() or k.startswith('other:') and n.startswith(('AR','TB'))]
    g=T['totals'][-1]
    for k in sumable:
        if k not in g: continue
        s=sum(r.get(k,0) for r in T['rows']); 
        if abs(s-g[k])>.005: bad.append((k,round(s,2),g[k]))
    # running subtotals: each group of rows to its subtotal
    if n.endswith('.pdf'):
        txt=subprocess.run(['pdftotext','-layout',f'{B}/documents/{n}','-'],capture_output=True,text=True).stdout
        toks=re.sub(r'[$%()]','',txt); words=collections.Counter(toks.split())
    elif n.endswith('.csv'):
        txt=open(f'{B}/documents/{n}',encoding='utf-8-sig').read(); words=collections.Counter(x.strip('()') for r in csv.reader(open(f'{B}/documents/{n}',encoding='utf-8-sig')) for x in r); 
    else:
        ws=openpyxl.load_workbook(f'{B}/documents/{n}',data_only=True); vals=[c.value for s in ws for r in s.iter_rows() for c in r if c.value is not None]
        txt='\n'.join(str(v) for v in vals); nums=collections.Counter(round(v,4) for v in vals if isinstance(v,(int,float)))
    miss=[]
    need=collections.Counter()
    for r in T['rows']+T['totals']:
        for k in('name','type','account','label','invoice','unit','resident'):
            if k in r and str(r[k]) not in txt: miss.append((k,r[k]))
        for k in T['money']:
            if k in r: need[(k,r[k])]+=1
    tot=collections.Counter()
    for (k,v),c in need.items():
        if n.endswith('.xlsx'):
            x=round(v/100,4) if k.startswith('pct') else round(v,4); tot[x]+=c
        else:
            a=abs(v); 
            f={f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else f'{a:,.2f}'}
            if a<1: f|={f'{a:.2f}'[1:]}
            f|={x+'-' for x in f}|{'-'+x for x in f}
            if not any(x in words for x in f): miss.append((k,v))
    if n.endswith('.xlsx'): miss+=[(x,c,nums[x]) for x,c in tot.items() if nums[x]<c]
    print(n,len(T['rows']),'rows',len(T['totals']),'totals','BAD' if bad else '',bad,'MISS' if miss else '',miss[:6],'planted' if T['planted'] else '')
