"""Truths load; column sums tie to the printed totals kept in truth['totals'] and those totals appear as text in the file."""
import json,glob,os,re,subprocess,openpyxl,datetime as dt
R=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(R+'/truth/*.json')):
    t=json.load(open(f)); n=os.path.basename(f)[:-5]; p=R+'/documents/'+n; rows=t['rows']
    if n.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
        nums=set()
        for w in re.findall(r'[\d.,]*\d',txt):
            nums.add(w.replace(',','')); nums.add(w.replace('.','').replace(',','.'))
        nums={round(float(x),2) for x in nums if x.count('.')<2}
    else:
        wb=openpyxl.load_workbook(p,data_only=True); txt='';nums=set()
        for ws in wb:
            for c in (c for r in ws.iter_rows() for c in r):
                v=c.value
                if v is None: continue
                txt+=(v.isoformat() if hasattr(v,'isoformat') else str(v))+'\n'
                if isinstance(v,(int,float)) and not isinstance(v,bool): nums.add(round(float(v),2))
                else:
                    m=re.sub(r'[$,()\s]','',str(v))
                    try: nums.add(round(float(m),2))
                    except: pass
    flat=re.sub(r'\s+',' ',txt); bad=[]
    for i,r in enumerate(rows):
        if not(r.get('unit') or r.get('tenantName')): bad.append(('nounit',i))
        for k in('unit','tenantName'):
            if r.get(k) and str(r[k]) not in flat: bad.append((k,r[k]))
        for k in('area','marketRent','contractRent','annualRent','deposit','totalCharges','balance'):
            v=r.get(k)
            if v is not None and round(abs(v),2) not in nums and round(v,2) not in nums: bad.append((r['unit'],k,v))
        for c in r.get('charges',[]):
            if round(abs(c['amount']),2) not in nums and c['amount'] not in nums: bad.append((r['unit'],c))
        for s in r.get('rentSteps',[]):
            if round(s['amount'],2) not in nums: bad.append((r['unit'],s))
            if s['date']<=(t['asOnDate']): bad.append(('paststep',r['unit'],s))
    fut=[r for r in rows if r.get('statusText') in('Future','Future Residents/Applicants')]
    for k,v in t.get('totals',{}).items():
        if round(v,2) not in nums: bad.append(('total not printed',k,v))
        if k in('area','marketRent','contractRent','annualRent','deposit','totalCharges','balance'):
            s=round(sum(r.get(k) or 0 for r in rows if r not in fut),2)
            if k=='totalCharges' and abs(s-v)>.01: s=round(sum(r.get('totalCharges') if r.get('totalCharges') is not None else sum(c['amount'] for c in r.get('charges',[])) for r in rows if r not in fut),2)
            if abs(s-v)>.015: bad.append(('untied',k,s,v))
    o=sum(1 for r in rows if r not in fut and r.get('tenantName'))
    u=[(r.get('propertyName'),r.get('building'),r['unit']) for r in rows if r not in fut]
    print(n,len(rows),'units',t['units'],'occ',t['occupied'],o,'vac',t['vacant'],'dupes',len(u)-len(set(u)),'PLANTED '+t['planted']['kind'] if t['planted'] else '',bad[:6])
idx=json.load(open(R+'/index.json')); print(len(idx),len(os.listdir(R+'/documents')),len(os.listdir(R+'/truth')))
