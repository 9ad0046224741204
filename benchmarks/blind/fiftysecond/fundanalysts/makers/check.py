# every truth loads, rows are complete, each printed value is found in the file, sums tie to the totals printed in the file (unless planted)
import json,glob,os,re,datetime as D,fitz,openpyxl
R=os.path.dirname(os.path.abspath(__file__)); bad=0; idx=[]
def num(v): return '{:,.2f}'.format(abs(v))
for f in sorted(glob.glob(R+'/documents/*')):
    n=os.path.basename(f); t=json.load(open(f'{R}/truth/{n}.json')); c=json.load(open(f'{R}/checks/{n}.json')); idx.append(c['meta']); E=[]
    nums=set(); txt=''; dates=set()
    if n.endswith('pdf'):
        for p in fitz.open(f): txt+=p.get_text()+'\n'
        toks=re.findall(r'[\d,]+\.\d\d|\d[\d,]*',txt); nums={round(float(x.replace(',','')),2) for x in toks if x.replace(',','').replace('.','')}
        for m,d_,y in re.findall(r'\b(\d{1,2})/(\d{1,2})/(\d{2,4})\b',txt): dates.add('%04d-%02d-%02d'%(int(y)+(2000 if len(y)==2 else 0),int(m),int(d_)))
    else:
        wb=openpyxl.load_workbook(f)
        for ws in wb:
            for r in ws.iter_rows():
                for x in r:
                    v=x.value
                    if isinstance(v,(int,float)): nums.add(round(abs(v),2)); txt+='%s\n'%v
                    elif isinstance(v,D.datetime): dates.add(v.date().isoformat())
                    elif v is not None:
                        txt+=str(v)+'\n'
                        for q in re.findall(r'[\d,]+\.\d\d',v): nums.add(float(q.replace(',','')))
                        for m,d_,y in re.findall(r'\b(\d\d)/(\d\d)/(\d{4})\b',v): dates.add(f'{y}-{m}-{d_}')
                        m=re.match(r'(\d\d \w{3} \d{4})$',v)
                        if m: dates.add(D.datetime.strptime(v,'%d %b %Y').date().isoformat())
    flat=re.sub(r'\s+','',txt)
    for i,r in enumerate(t['rows']):
        if not(r.get('unit') or r.get('tenantName')): E.append((i,'no unit'))
        for k in('unit','building','propertyName','unitType','tenantName','section'):
            if r.get(k) and re.sub(r'\s+','',r[k]) not in flat: E.append((i,k,r[k]))
        if r.get('statusText') and r['statusText'] not in('Occupied','Vacant','Future') and re.sub(r'\s+','',r['statusText']) not in flat: E.append((i,'status',r['statusText']))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if r.get(k) is not None and round(abs(r[k]),2) not in nums: E.append((i,k,r[k]))
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if v and v[:2]=='20' and v not in dates: E.append((i,k,v))
        for q in r.get('charges',[]):
            if round(abs(q['amount']),2) not in nums: E.append((i,'charge',q))
        for q in r.get('rentSteps',[]):
            if round(q['amount'],2) not in nums or q['date'] not in dates: E.append((i,'step',q))
    # totals: current rows (no future/pending) of each money column must be printed
    fut={'Future','Applicant','Pending renewal','Pending','Signed - Not Commenced'}
    cur=[r for r in t['rows'] if r['statusText'] not in fut]
    for k in('area','marketRent','contractRent','totalCharges','deposit','balance'):
        vals=[r[k] for r in cur if r.get(k) is not None]
        if vals:
            s=round(sum(vals),2); s2=round(sum(r.get(k) or 0 for r in t['rows']),2)
            hit=any(min(abs(abs(z)-x) for x in nums)<0.006 for z in(s,s2))
            if not hit: print('   total of',k,s,'not printed' ,'(planted)' if t['planted'] else '')
    for l,p,q,tie in c['checks']:
        if (abs(p-q)<.006)!=bool(tie): E.append((l,p,q,tie))
    if t['units'] is not None and t['vacant'] is not None and t['occupied']+t['vacant']>t['units']: E.append('counts')
    print(('OK ' if not E else 'BAD'),n,len(t['rows']),'rows',t['units'],t['occupied'],t['vacant'],'PLANTED '+t['planted']['kind'] if t['planted'] else ''); bad+=bool(E)
    for e in E[:6]: print('    ',e)
json.dump([{k:m[k] for k in('file','assetType','documentType','author','style','hard')} for m in idx],open(R+'/index.json','w'),indent=1)
print('index',len(idx),'bad',bad)
