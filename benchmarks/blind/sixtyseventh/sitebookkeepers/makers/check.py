import json,glob,os,re,subprocess,csv
import openpyxl,xlrd,datetime as dt
R='./'
for t in sorted(glob.glob(R+'truth/*.json')):
    d=json.load(open(t)); f=os.path.basename(t)[:-5]; p=R+'documents/'+f; assert os.path.exists(p),p
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif f.endswith('xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True); ws=wb[d['sheet']] if d['sheet'] else wb.active; txt=''
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if v is None: continue
                txt+=(v.date().isoformat() if isinstance(v,dt.datetime) else f'{v:,.2f}' if isinstance(v,(int,float)) else str(v))+'\n'
                if isinstance(v,int): txt+=f'{v}\n'
    elif f.endswith('xls'):
        s=xlrd.open_workbook(p).sheet_by_index(0); txt=''
        for i in range(s.nrows):
            for v in s.row_values(i): txt+=(f'{v:,.2f}\n{v:g}\n' if isinstance(v,float) else v+'\n')
    else: txt=open(p).read()
    flat=re.sub(r'\s+',' ',txt); miss=[]
    def has(v):
        if isinstance(v,str): return v in flat
        a=abs(v); return any(q in flat for q in (f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '#',f'{a:g}',f'{a:.1f}',str(a)))
    for r in d['rows']:
        for k in('unit','tenantName','statusText','unitType','area','marketRent','contractRent','annualRent','deposit','balance','totalCharges','section','building'):
            if k in r and not has(r[k]) and r[k] not in('Occupied','Vacant'): miss.append((r['unit'],k,r[k]))
    n=len(d['rows']); o=sum('tenantName' in r for r in d['rows'])
    s={k:round(sum(r.get(k,0) for r in d['rows']),2) for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance','area')}
    st=sum(len(r.get('rentSteps',[])) for r in d['rows'])
    print('\n',f,'rows',n,'named',o,'|',d['units'],d['occupied'],d['vacant'],d['asOnDate'],d['propertyName'],'steps',st,'planted',d['planted'] and d['planted']['kind']); 
    print('  ',{k:(v,has(v)) for k,v in s.items() if v}); print('   miss',len(miss),miss[:6])
