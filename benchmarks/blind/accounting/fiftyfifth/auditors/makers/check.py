import json,glob,subprocess,os,re
from common import ROOT
idx={i['file'] for i in json.load(open(ROOT+'/index.json'))}
for p in sorted(glob.glob(ROOT+'/truth/*.json')):
    t=json.load(open(p)); f=ROOT+'/documents/'+t['name']; assert os.path.exists(f) and t['name'] in idx
    if f.endswith('.pdf'): pdf=f
    else:
        pdf=None
    miss=[]
    if pdf: txt=subprocess.run(['pdftotext','-layout',pdf,'-'],capture_output=True,text=True).stdout; flat=re.sub(r'\s+',' ',txt)
    elif f.endswith('.xls'):
        subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/r',f],capture_output=True)
        flat=re.sub(r'\s+',' ',subprocess.run(['pdftotext','-layout',ROOT+'/r/'+os.path.basename(f)[:-4]+'.pdf','-'],capture_output=True,text=True).stdout)
    else:
        subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/r',f],capture_output=True)
        flat=re.sub(r'\s+',' ',subprocess.run(['pdftotext','-layout',ROOT+'/r/'+os.path.basename(f)[:-5]+'.pdf','-'],capture_output=True,text=True).stdout)
    nv=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                nv+=1
                if k in('beds','baths'): continue
                a=abs(v); c=[f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else None,f'{a:,.1f}' if round(a,1)==a else None]
                s=[x for x in c if x and re.search(r'(?<![\d,.])'+re.escape(x)+r'(?![\d,]|\.\d)',flat)]
                if not s: miss.append((k,v))
            elif k!='date' and re.sub(r'\s+',' ',v) not in flat: miss.append((k,v))
    # adding: sum of detail rows against the last grand total line
    g=max(t['totals'],key=lambda x:(len([k for k in x if k!='label']),0)) 
    last=[x for x in t['totals'] if re.search(r'(?i)grand|^total$|out of bal|association total|property total|total tenant|community|all units',x['label'])][-1]
    bad=[]
    for k in last:
        if k=='label' or k in('pct_occ','sf','market','actual','pct_units'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    print(t['name'],len(t['rows']),len(t['totals']),nv,'MISS',miss[:6],len(miss),'UNTIED',bad,'planted' if t['planted'] else '')
    keys=set(k for r in t['rows'] for k,v in r.items() if isinstance(v,(int,float)))-{'beds','baths'}
    assert keys<=set(t['money']),keys-set(t['money'])
    # cross foot
    for r in t['rows']:
        if t['kind']=='AR':
            b=[k for k in t['money'] if k in('current','b0_30','b1_30','b31_60','b61_90','b90') or (k.startswith('other:') and 'HAP' not in k)]
            assert abs(sum(r.get(k,0) for k in b)-r['total'])<.006,r
        if 'activity' in r and abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.005: print('   crossfoot off',r)
