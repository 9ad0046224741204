import json,glob,os,subprocess,openpyxl,pdfplumber
R='build/blind'
ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    n=e['file']; t=json.load(open(f"{R}/truth/{os.path.splitext(n)[0]}.json"))
    src=f'{R}/documents/{n}'
    if not n.endswith('.pdf'): src=f"{R}/.r/{os.path.splitext(n)[0]}.pdf"
    txt=subprocess.run(['pdftotext','-layout',src,'-'],capture_output=True,text=True).stdout; flat=' '.join(txt.split())
    miss=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': y,m,d=v.split('-'); v=f'{int(m)}/{int(d)}/{y}'
                if v not in flat: miss+=1; print('  miss',k,v)
            else:
                a=abs(v); c=[f'{a:,.2f}',f'{a:,.0f}',f'{a:,.1f}',f'{a:g}',f'{a:,.2f}'.lstrip('0')]
                if not any(x in flat for x in c): miss+=1; print('  missnum',k,v,r.get('account') or r.get('type') or r.get('label'))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','missing',miss)
    if t['totals']:
        g=t['totals'][-1]
        for k in t['money']:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if k in g and abs(s-g[k])>.006 and k not in('pct_units','pct_occ','pct_leased','sf','market','market_sf','actual','actual_sf'): print('   sum differs',k,s,g[k])
    # row arithmetic
    for r in t['rows']:
        bad=None
        if t['kind']=='TB':
            if 'activity' in r: bad=r['beginning']+r['activity']-r['ending']
            elif 'open_dr' in t['money']: gg=r.get; bad=gg('open_dr',0)-gg('open_cr',0)+gg('debit',0)-gg('credit',0)-gg('close_dr',0)+gg('close_cr',0)
            else: bad=r['beginning']+r['other:Balance, prev.periods']+r['debit']-r['credit']-r['ending']
        elif t['kind']=='AR':
            b=[k for k in t['money'] if k not in('total','unpaid','prepaid','deposit')]; bad=sum(r.get(k,0) for k in b)-r.get('unpaid',r.get('total',0))
        else: bad=r['units']-r['occupied']-r['vacant']
        if abs(bad)>.006: print('   row off',r)
