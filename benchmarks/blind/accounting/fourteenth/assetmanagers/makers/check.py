import json,glob,openpyxl,subprocess,re
for e in json.load(open('index.json')):
    f=e['file'];t=json.load(open('truth/'+f.rsplit('.',1)[0]+'.json'));print(f,len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '')
    g=t['totals'][-1];avg={'sf','market','actual','gross','ua','net','ami','beds','baths','pct_occ','pct_leased'}
    for k in t['money']:
        if k in avg or not k in g: continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-g[k])>.005: print('   ',k,round(s,2),g[k])
    for r in t['rows']+t['totals']:
        bad=[k for k in r if k not in t['money'] and k not in('account','name','property','unit','resident','status','charge','invoice','date','type','label')]
        assert not bad,bad
        if t['kind']=='AR':
            bk=[k for k in t['money'] if re.match(r'b\d|m\d|other:Billed',k)];tt=r.get('total',r.get('unpaid'))
            assert abs(sum(r.get(k,0) for k in bk)-tt)<.006,r
    # every printed magnitude is on the page
    if f.endswith('pdf'): tx=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    else:
        tx=''
        for row in openpyxl.load_workbook('documents/'+f).active.iter_rows():
            for c in row:
                if c.value is None: continue
                v=c.value
                if isinstance(v,(int,float)): tx+=f' {abs(v):,.2f} {abs(v):,.0f} '+(f'{v*100:.1f} {v*100:.0f} ' if v<=1 else '')
                else: tx+=' '+str(v)
    miss=set()
    for r in t['rows']+t['totals']:
        for k in t['money']:
            if k in r and r[k]!=0:
                a=abs(r[k])
                if not any(s in tx for s in(f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else '#')): miss.add((k,r[k]))
    print('   missing',miss) if miss else None
