import json,glob,re,os,subprocess,csv,datetime as dt
from collections import Counter
from common import *
for f in sorted(os.listdir(DOC)):
    T=json.load(open(f'{TRU}/{f}.json')); p=DOC+'/'+f
    if f.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif f.endswith('.csv'): txt=open(p).read()
    else:
        import openpyxl
        if f.endswith('.xls'):
            subprocess.run(['soffice',f'-env:UserInstallation=file://./lo','--headless','--convert-to','xlsx','--outdir','./view',p],capture_output=True); p='./view/'+f+'x'
        w=openpyxl.load_workbook(p,data_only=True); L=[]
        for ws in w:
            for r_ in ws.iter_rows():
                for c in r_:
                    v=c.value
                    if v is None: continue
                    L.append(f'{v:,.2f}' if isinstance(v,(int,float)) else us0(v) if isinstance(v,dt.datetime) else str(v))
        txt=' \n '.join(L)
    nums=Counter(round(float(x.replace(',','')),2) for x in re.findall(r'(?<![\w.])\(?-?\d[\d,]*(?:\.\d+)?',txt.replace('$','').replace('(','-')) if x.strip(','))
    need=Counter();names=Counter()
    for q in T['rows']:
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in q: need[round(q[k],2)]+=1
        for s in q.get('rentSteps',[]): need[round(s['amount'],2)]+=1
        for c in q.get('charges',[]):
            if c['code'] not in('rent','crent','BASE'): need[round(c['amount'],2)]+=1
        names[q.get('tenantName')]+=1
    flat=re.sub(r'\s+',' ',txt)
    miss=[(k,n,nums[k]) for k,n in need.items() if nums[k]<n]
    mn=[n for n in names if n and n not in flat]; mu=[q['unit'] for q in T['rows'] if q['unit'] not in flat]
    du=[u for u,n in Counter((q.get('building'),q['unit']) for q in T['rows']).items() if n>1]
    assert T['units']==T['occupied']+T['vacant']
    print(f,len(T['rows']),'miss',miss[:8],len(miss),'names',mn[:3],'units',mu[:3],'dup',du, T['planted'] and T['planted']['kind'])
