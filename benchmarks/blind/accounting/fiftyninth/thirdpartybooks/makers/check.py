import json,glob,os,subprocess
R='build/blind'
for e in json.load(open(R+'/index.json')):
    b=e['file'].rsplit('.',1)[0]; t=json.load(open(f'{R}/truth/{b}.json')); rows,tot=t['rows'],t['totals']; msg=[]
    assert os.path.exists(f'{R}/documents/'+e['file'])
    G=tot[-1]; skip={'sf','market','actual','pct_occ','market_sf','beds','baths'} if t['kind']=='UM' else set()
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in rows),2)
        if k in G and k not in skip and abs(s-G[k])>.005: msg.append((k,s,G[k]))
        if len(tot)>1 and k in G and k not in skip and abs(sum(x.get(k,0) for x in tot[:-1])-G[k])>.005: msg.append(('subs',k))
    for r in rows:
        g=lambda k:r.get(k,0)
        if 'unpaid' in t['money']: ok=abs(g('b0_30')+g('b31_60')+g('b61_90')+g('b90')-g('unpaid'))<.005 and abs(g('unpaid')+g('prepaid')-g('total'))<.005
        elif t['kind']=='AR': ok=abs(sum(g(k) for k in t['money'][:-1])-g('total'))<.005
        elif t['kind']=='UM': ok=g('units')==g('occupied')+g('vacant') and ('market_total' not in t['money'] or abs(g('units')*g('market')-g('market_total'))<.01)
        elif 'ending' in t['money']: ok=abs(g('beginning')+g('debit')-g('credit')-g('ending'))<.005
        elif 'open_dr' in t['money']: ok=abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))<.005
        else: ok=True
        if not ok: msg.append(('row',r))
    miss=[]
    if e['file'].endswith('.pdf'):
        tx=subprocess.run(['pdftotext','-layout',f'{R}/documents/'+e['file'],'-'],capture_output=True,text=True).stdout
        tx+=subprocess.run(['pdftotext','-raw',f'{R}/documents/'+e['file'],'-'],capture_output=True,text=True).stdout
        for r in rows+tot:
            for k,v in r.items():
                c=[v] if isinstance(v,str) else [f'{abs(v):,.2f}',f'{abs(v):,.0f}',f'{v:,.1f}',f'{v}']
                if not any(x in tx for x in c): miss.append((k,v))
    print(e['file'],len(rows),len(tot),'planted' if t['planted'] else '',msg,miss)
