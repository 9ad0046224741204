import json,glob,os,re,subprocess
R='build/blind/'
ix=json.load(open(R+'index.json')); assert len(ix)==9
for e in ix:
    f=e['file']; t=json.load(open(R+'truth/'+os.path.splitext(f)[0]+'.json')); p=R+'documents/'+f
    assert t['name']==f and t['kind']==e['kind']
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        pdf=R+'png/'+os.path.splitext(f)[0]+'.pdf'
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'.lo','--convert-to','pdf','--outdir',R+'png',p],capture_output=True)
        txt=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt); nums=set(re.findall(r'\d[\d,]*(?:\.\d+)?',txt)); vals={float(n.replace(',','')) for n in nums}
    sp={float(n.replace(' ','')) for n in re.findall(r'\d{1,3}(?: \d{3})+(?:\.\d+)?',txt)}; vals|=sp
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if v not in flat: miss.append((k,v))
            elif abs(v) not in vals: miss.append((k,v))
    # blocks: sums
    sub=[x for x in t['totals']]; 
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2); g=t['totals'][-1].get(k)
        if g is not None and abs(s-g)>.005: print('   ',f,k,'rows',s,'grand',g)
        o=round(sum(r.get(k,0) for r in t['totals'][:-1]),2)
        if g is not None and len(t['totals'])>1 and abs(o-g)>.005: print('   ',f,k,'subtotals',o,'grand',g)
    for r in t['rows']:
        bad=set(r)-set(t['money'])-{'account','name','unit','resident','date','charge','invoice','type'}
        if bad: print(bad)
        if t['kind']=='AR':
            b=[k for k in t['money'] if k not in('total','other:Weekly Rent','other:Wks in arrears')]
            if abs(sum(r.get(k,0) for k in b)-r['total'])>.005: print('cross',r)
        if 'ending' in t['money'] and abs(r.get('beginning',0)+r.get('debit',0)-r.get('credit',0)-r.get('ending',0))>.005: print('x',r)
    print(f,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'MISS',miss[:6],len(miss))
