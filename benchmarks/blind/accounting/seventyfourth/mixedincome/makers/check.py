from common import *
import glob,re,subprocess,pdfplumber,collections
idx=json.load(open(ROOT+'/index.json')); assert len(idx)==9
for e in idx:
    f=e['file']; t=json.load(open(TRU+f.rsplit('.',1)[0]+'.json')); p=DOC+f; assert os.path.exists(p)
    if not f.endswith('.pdf'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/makers/r',p],capture_output=True); p=ROOT+'/makers/r/'+f.rsplit('.',1)[0]+'.pdf'
    txt='\n'.join(q.extract_text() or '' for q in pdfplumber.open(p).pages); flat=re.sub(r'\s+','',txt)
    miss=[]
    need=collections.Counter()
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=f'{v[5:7]}/{v[8:]}/{v[:4]}'
                if re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            else:
                c=[f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==round(v) else f'{abs(v):,.1f}',f'{abs(v):,.1f}']
                if v!=0 and not any(x in flat for x in c): miss.append((k,v))
    # sums: final total vs all rows ; subtotals sum
    bad=[]
    last=[x for x in t['totals'] if 'Difference' not in x['label']][-1]
    for k,v in last.items():
        if k=='label' or k in('sf','market','actual','actual_sf','pct_occ','other:2026 Budget Rent'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.004: bad.append((k,s,v))
    row=[]
    for r in t['rows']:
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.004: row.append(r['name'])
        if 'b0_30' in r and abs(sum(r[k] for k in('b0_30','b31_60','b61_90','b90','prepaid'))-r['total'])>.004: row.append(r)
        if t['kind']=='AR' and 'b0_30' not in r:
            ks=[k for k in t['money'] if 'Wks' in k and k!='other:Wks' or ' 25' in k or 'Late' in k]
            if abs(sum(r.get(k,0) for k in ks)-r['total'])>.004: row.append(r)
        if set(r)-set(t['money'])-{'account','name','unit','resident','type','invoice','date','charge'}: row.append(set(r))
    print(f,t['kind'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '','miss',miss[:6],'bad',bad,'row',row)
