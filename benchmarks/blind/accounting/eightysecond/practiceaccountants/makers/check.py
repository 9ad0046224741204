import json,glob,subprocess,os,csv
os.chdir('build/blind')
ix=json.load(open('index.json')); assert len(ix)==9
for e in ix:
    n=e['file']; t=json.load(open(f"truth/{n.rsplit('.',1)[0]}.json")); assert os.path.exists('documents/'+n) and t['kind']==e['kind']
    keys=t['money']; used=set(k for r in t['rows'] for k in r)-{'unit','name','resident','date','charge','invoice','account','type'}
    assert used==set(keys),(n,used^set(keys))
    bad=[]; end=t['totals'][-1]
    for k in keys:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in end and k not in('pct_occ','sf','actual','market') and abs(s-end[k])>.011: bad.append((k,s,end[k]))
    if t['kind']=='AR':
        b=[k for k in keys if k not in('total','other:Wkly Rent')]
        for r in t['rows']:
            if abs(sum(r.get(k,0) for k in b)-r['total'])>.011: bad.append(r)
    if t['kind']=='TB' and len(t['totals'])==1: pass
    # text on page
    if n.endswith('csv'): txt=open('documents/'+n,encoding='utf-8-sig').read()
    else:
        p='documents/'+n
        if not n.endswith('pdf'): p='.r/'+n.rsplit('.',1)[0]+'.pdf'
        txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    flat=' '.join(txt.split()).replace('’',"'"); nos=flat.replace(' ','')
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if v.replace(' ','') not in nos: miss.append((k,v))
            else:
                a=f'{abs(v):,.2f}'; c=[a,f'{abs(v):,.0f}',f'{abs(v):.1f}',f'{abs(v):,.1f}',a.replace(',','_').replace('.',',').replace('_','.'),a.replace(',','')]
                if not any(x in nos for x in c): miss.append((k,v))
    print(n,t['kind'],len(t['rows']),'planted' if t['planted'] else '-', 'BAD',bad,'MISS',miss[:8],len(miss))
