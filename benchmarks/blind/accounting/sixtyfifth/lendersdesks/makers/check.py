import json,glob,subprocess,re,openpyxl,os
R='build/blind'
idx=json.load(open(R+'/index.json'));print(len(idx),len(os.listdir(R+'/documents')),len(os.listdir(R+'/truth')))
for i in idx:
    f=i['file'];t=json.load(open(f'{R}/truth/{f.rsplit(".",1)[0]}.json'));p=f'{R}/documents/{f}'
    assert t['name']==f
    if f.endswith('.pdf'): tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        q=f'{R}/r/'+f.rsplit('.',1)[0]+'.pdf'
        subprocess.run(['soffice',f'-env:UserInstallation=file://{R}/.lo','--headless','--convert-to','pdf','--outdir',R+'/r',p],capture_output=True)
        tx=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    fl=re.sub(r'\s+',' ',tx);nums=fl.replace(',','');miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='%s/%s/%s'%(v[5:7],v[8:],v[:4])
                if re.sub(r'\s+',' ',v) not in fl: miss.append((k,v))
            else:
                a=abs(v);c={f'{a:.2f}',f'{a:g}',f'{a:.1f}',str(a)}
                if a==int(a):c.add(str(int(a)))
                if not any(re.search(r'(?<![\d.])'+re.escape(x)+r'(?!\d)',nums) for x in c): miss.append((k,v))
    # column sums vs totals
    mon=[k for k in t['money']];res=[]
    add=[k for k in mon if not re.search(r'sf$|Per Bed|Average|^market$|^actual$|pct_(occ|leased)|gross|^ua|net|ami|beds|baths',k) or k in('total_sf','other:Beds')]
    for tot in t['totals'][-1:]:
        for k in add:
            s=sum(r.get(k,0) for r in t['rows'])
            if k in tot and abs(s-tot[k])>(.35 if 'pct' in k or '%' in k else .005): res.append((k,round(s,2),tot[k]))
    keys=set(k for r in t['rows'] for k in r)
    print(f,t['kind'],len(t['rows']),'rows',len(t['totals']),'tot','MISS',miss[:8],'UNTIED',res,'PLANTED',bool(t['planted']),'unk',keys-set(mon)-{'account','name','unit','resident','date','charge','invoice','type'})
    if t['kind']=='AR':
        for r in t['rows']:
            b=sum(r.get(k,0) for k in mon if k.startswith(('b','other')));assert abs(b+r.get('prepaid',0)-r.get('total',0))<.006,r
    # subtotals: sum of earlier totals = last
    if len(t['totals'])>1:
        print('   subs',[k for k in add if abs(sum(x.get(k,0) for x in t['totals'][:-1])-t['totals'][-1].get(k,0))>.25])
