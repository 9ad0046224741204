from common import *; import csv
r=random.Random(808); n=N(808); f='RENTEXP_20251105.csv'
st=['Cobble St','Elm St','W. Fourth Ave','Tannery Ln','Pike Rd','Hazel Ct','Depot St','Ferry St']
rows=[];T=[0]*4;out=[]
occ=0
ad=[]
while len(ad)<34:
    a=f'{r.randrange(12,990)} {r.choice(st)}'
    if a not in ad: ad.append(a)
ad.sort(key=lambda a:(a.split(' ',1)[1],int(a.split()[0])))
for i,a in enumerate(ad):
    bd,ba=r.choice([(2,'1'),(3,'1'),(3,'1.5'),(3,'2'),(4,'2')]);sf=r.randrange(740,1900,4);mk=550+bd*165+round(sf*.2/5)*5
    ty=f'{bd}BR/{ba}BA';s=r.choices(['C','V','N','E'],[26,4,2,1])[0];code=f'{1001+i*3}'
    if s=='V':
        out.append([code,a,ty,sf,'VACANT','','','','',mk,'','','']);rows.append(R(unit=a,unitType=ty,area=sf,statusText='VACANT',marketRent=mk));T[0]+=mk;continue
    occ+=1;nm=n('{l}, {f}');d=D(r,'2013-03-01','2025-09-01');mv=d;ls=dt.date(2025,d.month,1) if d.month<11 else dt.date(2024,d.month,1)
    if d.year>=2025: ls=d
    le=addy(ls,1);mtm=s=='C' and r.random()<.3
    rent=mk-r.choice([0,0,25,60,85,120]);dep=r.choice([rent,mk-50,500]);bal=r.choice([0]*5+[rent,-20,112.5,rent*2])
    lab={'C':'CURRENT','N':'NOTICE','E':'EVICTION'}[s]
    out.append([code,a,ty,sf,lab,nm,mv.strftime('%Y%m%d'),'' if mtm else ls.strftime('%Y%m%d'),'MTM' if mtm else le.strftime('%Y%m%d'),mk,f'{rent:.2f}',f'{dep:.2f}',f'{bal:.2f}'])
    rows.append(R(unit=a,unitType=ty,area=sf,statusText=lab,tenantName=nm,moveInDate=mv.isoformat(),leaseStartDate=None if mtm else ls.isoformat(),leaseEndDate='MTM' if mtm else le.isoformat(),marketRent=mk,contractRent=rent,deposit=dep,balance=bal))
    for j,v in enumerate((mk,rent,dep,bal)): T[j]+=v
with open(doc(f),'w',newline='') as h:
    w=csv.writer(h,lineterminator='\r\n')
    w.writerow(['RentMinder v4.2','Rent roll export','Owner: GILCHREST FAMILY HOUSES','As of 11/05/2025'])
    w.writerow([])
    w.writerow('ACCT,ADDRESS,BED_BATH,SQFT,STAT,TENANT_NAME,MOVE_IN,LEASE_FROM,LEASE_TO,MKT_RENT,RENT_AMT,SEC_DEP,BAL_DUE'.split(','))
    w.writerows(out)
    w.writerow(['','TOTAL 34','','','','','','','',T[0]]+[f'{x:.2f}' for x in T[1:]])
save(f,'SINGLE_FAMILY_RENTAL','csv export of a small program, scattered houses',False,rows,'GILCHREST FAMILY HOUSES','2025-11-05',34,occ,34-occ)
