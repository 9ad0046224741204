import json,glob,os,re,pdfplumber,subprocess
ROOT='build/blind'
ix=json.load(open(ROOT+'/index.json'))
AVG={'sf','market','actual','market_sf','actual_sf','pct_occ','other:Avg NIA (sq m)','ami','gross','ua','net','beds','baths'}
for e in ix:
    n=e['file'];b=os.path.splitext(n)[0];t=json.load(open(f'{ROOT}/truth/{b}.json'))
    pdf=f'{ROOT}/documents/{n}' if n.endswith('pdf') else f'{ROOT}/.r/{b}.pdf'
    txt=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt);miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and re.sub(r'\s+',' ',v) not in flat: miss.append((k,v))
            else:
                c={f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}',f'{abs(v):g}'}
                if not any(x in flat for x in c): miss.append((k,v))
    # totals: grand = last; sub sums = all subtotals or rows
    bad=[]
    if t['totals']:
        g=t['totals'][-1]
        for k in t['money']:
            if k in g and k not in AVG:
                s=round(sum(r.get(k) or 0 for r in t['rows']),2)
                if abs(s-g[k])>.004: bad.append((k,s,g[k]))
    # row arithmetic
    ra=0
    for r in t['rows']:
        bk=[k for k in t['money'] if k in('b0_30','b31_60','b61_90','b90','current') or k.startswith('other:Period') or k in('other:Future','other:Older') or re.match(r'other:\w{3}-24|other:Aug',k)]
        if bk and abs(sum(r.get(k) or 0 for k in bk)-r.get('total',0))>.004: ra+=1;print('   row',r)
        if 'ending' in t['money']:
            x=(r.get('beginning')or 0)+(r.get('activity')or 0)+(r.get('other:Audit adjustments')or 0)+(r.get('other:Balance prev.periods')or 0)+(r.get('debit')or 0)-(r.get('credit')or 0)-(r.get('ending')or 0)
            if abs(x)>.004: ra+=1
    print(n,len(t['rows']),'planted' if t['planted'] else '','MISS',miss[:5],len(miss),'BAD',bad,'rowarith',ra)
