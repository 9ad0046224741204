from common import *
import csv
r=random.Random(1313);N='rentroll_export_20250815.csv';asof=date(2025,8,15);rows=[];out=[]
props=[('North Clinic Plaza','NCP','100',16),('Laurel Medical Arts','LMA','A',14),('Cedar Street Professional Bldg','CSP','1',15)]
pool=[*MED,*OFFICE[:18]];r.shuffle(pool);oc=vc=0
for pn,cd,_,k in props:
    for i in range(k):
        fl=1+i//6;u={'NCP':f'{fl}{(i%6)*10:02d}','LMA':f'{"ABC"[i//6]}-{i%6+1}','CSP':f'Ste {fl}0{i%6+1}'}[cd];a=r.choice([820,1015,1260,1488,1735,2010,2600,3340]);x=r.random()
        mk=round(a*r.choice([24,25,26.5])/12,2)
        def emit(stt,nm,s,e,base,cam,tax,pk,dep,ar,area=a):
            tot=round(base+cam+tax+pk,2) if nm else None
            f=lambda v:'' if v is None else f'{v:.2f}'
            out.append([pn,cd,u,f'{cd}-{u}-{r.randint(1,4):02d}'.replace(' ','') if nm else '',nm or '',stt,area,iso(s) if s else '',iso(e) if e else '',f(mk),*(f(v) if nm else '' for v in (base,cam,tax,pk)),f(tot),f(dep) if nm else '',f(ar) if nm else ''])
            rows.append(row(unit=u,building=None,propertyName=pn,tenantName=nm,statusText=stt,area=area,leaseStartDate=s,leaseEndDate=e,marketRent=mk,contractRent=base if nm else None,charges=[dict(code=c,amount=v) for c,v in (('Monthly Base',base),('CAM',cam),('RE Tax',tax),('Parking',pk))] if nm else None,totalCharges=tot,deposit=dep if nm else None,balance=ar if nm else None))
        if x<.16:
            emit('Vacant',None,None,None,0,0,0,0,0,0);vc+=1
            if x<.06:
                s=date(2025,10,1);emit('Future',pool.pop(),s,term(s,60),mk,round(a*.55,2),round(a*.21,2),0.0,mk,0.0)
        else:
            s,e,_2=lease(r,asof,(36,60,60,84,120));b=round(a*r.uniform(21,28)/12,2);stt='Current';e2=e
            if r.random()<.08:stt='Holdover';e2=date(2025,r.randint(2,7),28)
            elif r.random()<.06:stt='Notice';e2=date(2025,10,31)
            if s>=e2: s=addm(e2,-36)+timedelta(days=1)
            emit(stt,pool.pop(),s,e2,b,round(a*.55,2),round(a*.21,2),r.choice([0.0,0.0,60.0,120.0]),r.choice([0.0,b,2500.0]),r.choice([0.0]*6+[b,-125.0,318.4]));oc+=1
with open(doc(N),'w',newline='') as fh:
    w=csv.writer(fh);w.writerow(['Property Name','Property Code','Suite','Lease ID','Lessee','Lease Status','RSF','Commencement','Expiration','Market Rent','Monthly Base','CAM','RE Tax','Parking','Total Monthly','Deposit Held','A/R Balance']);w.writerows(out)
print(oc,vc,len(rows))
save(N,'OFFICE','CSV export of three medical office buildings with future leases',False,None,None,rows,oc+vc,oc,vc)
