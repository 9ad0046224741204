# UK industrial estates: CSV export of a property system
from common import *
import csv
R=random.Random(1111)
N='TENANCY_SCHED_EXPORT_20260105.csv'
names='Ablett Plastics Ltd|Forge Lane Fabrications Ltd|Quicksilver Couriers (UK) Ltd|Dale & Daughters Joinery Ltd|Northern Pallet Co Ltd|Hopwell Brewing Co Ltd|Trident Tyre Services Ltd|Cobalt Coatings Ltd|Signal Hire Plc|Abacus Archive Storage Ltd|Mercia Motor Factors Ltd|Tamworth Glass & Glazing Ltd|Elmtree Foods Ltd|Pinpoint Calibration Ltd|Vantage Vans Ltd|Redhill Signs Ltd|Whistler Gym Ltd|Ironbark Timber Merchants Ltd|Beacon Electrical Wholesale Ltd|Lockstone Security Ltd|Kite & Co (Packaging) Ltd|Marlowe Marine Spares Ltd|Optimus Print Group Ltd|Sandwell Stairlifts Ltd|Tallis Theatre Hire Ltd|Greenline Recycling Ltd|Cygnet Catering Equipment Ltd|Hallmark Scaffolding (Midlands) Ltd|Rook Road Autos|Jupiter Bathrooms Ltd'.split('|')
est=[('P0112','Bordesley Trading Estate',12,9.25),('P0115','Fosse Park Industrial Units',11,8.5),('P0131','Saltley Viaduct Arches',9,12.0)]
f=open(DOC+N,'w',newline='',encoding='utf-8');w=csv.writer(f)
w.writerow(['Tenancy Schedule Export','','','']);w.writerow(['Client: Peveril Industrial LP','As at: 31/12/2025','Run by: SYSADMIN','05/01/2026 08:31']);w.writerow([])
w.writerow(['Prop Ref','Property','Unit Ref','Unit Description','Tenant Ref','Tenant','Lease Status','Floor Area (sqft)','Lease From','Lease To','Break Date','Break Party','Next Review','Annual Rent','Annual Service Charge','Annual Insurance','Deposit Held','Arrears >30 days','Stepped Rent Date','Stepped Rent (pa)','VAT'])
rows=[];A=0;RT=0;SC=0;DEP=0;nv=0;INS=0;ARR=0;k=0
fd=lambda d: d.strftime('%d/%m/%Y') if d else ''
fm=lambda v: f'{v:,.2f}'
for pr,pn,n,psf in est:
    for i in range(1,n+1):
        u=f'{pr}/{i:03d}';a=R.choice([1050,1240,1875,2110,2480,3060,4215,5890,8770,12400]) if 'Arch' not in pn else R.choice([640,820,1180,1430])
        desc=(f'Unit {i}' if 'Arch' not in pn else f'Arch {i+40}')
        v=(pr,i) in(('P0112',4),('P0115',2),('P0115',9),('P0131',7))
        sc=round(a*.85,2);ins=round(a*.31,2)
        r=dict(unit=u,propertyName=pn,area=a);A+=a
        if v:
            nv+=1; w.writerow([pr,pn,u,desc,'','','VACANT',f'{a:,}','','','','','','0.00','0.00','0.00','0.00','0.00','','',''])
            r.update(statusText='VACANT',annualRent=0,deposit=0,balance=0,charges=[dict(code='Annual Service Charge',amount=0),dict(code='Annual Insurance',amount=0)])
        else:
            t=names[k%len(names)] ;k+=1
            yr=R.choice([3,5,5,10]);st=D(2025,12,1);st=D(R.choice([2017,2019,2020,2021,2022,2023,2024,2025]),R.randint(1,12),R.choice([1,24,25,29,15]) if True else 1) 
            en=term_end(st,yr);stt='CURRENT'
            if en<D(2025,12,31): stt='HOLDING OVER'
            br=addm(st,yr*6) if yr>=5 and R.random()<.6 else None
            if br and br<D(2026,1,1): br=None
            rv=addm(st,60) if yr==10 else None
            rent=round(a*psf*R.uniform(.88,1.12),-1);dep=round(rent/4,2) if R.random()<.6 else 0;arr=round(rent/4*1.2,2) if R.random()<.1 else 0
            sd=sa=None
            if st.year>=2024 and stt=='CURRENT' and R.random()<.8: sd=addm(st,24);sa=rent+round(rent*.06,-1)
            if sd and sd<=D(2025,12,31): sd=sa=None
            w.writerow([pr,pn,u,desc,f'T{R.randint(10000,99999)}',t,stt,f'{a:,}',fd(st),fd(en),fd(br),R.choice(['Tenant','Mutual']) if br else '',fd(rv),fm(rent),fm(sc),fm(ins),fm(dep),fm(arr),fd(sd),fm(sa) if sa else '','Y'])
            r.update(tenantName=t,statusText=stt,leaseStartDate=st,leaseEndDate=en,annualRent=rent,charges=[dict(code='Annual Service Charge',amount=sc),dict(code='Annual Insurance',amount=ins)],deposit=dep,balance=arr)
            if sd: r['rentSteps']=[dict(date=sd,amount=sa,per='year')]
            RT+=rent;SC+=sc;DEP+=dep;INS+=ins;ARR+=arr
        rows.append(r)
w.writerow([]);w.writerow(['TOTAL','','','','','',f'{len(rows)} units / {nv} vacant',f'{A:,}','','','','','',fm(RT),fm(SC),fm(INS),fm(DEP),fm(ARR),'','',''])
f.close()
save(N,dict(propertyName=None,asOnDate='2025-12-31',units=len(rows),occupied=len(rows)-nv,vacant=nv,sheet=None,planted=None,rows=rows),'INDUSTRIAL','CSV export, three estates, preamble lines, annual amounts',False,[('area',A),('annualRent',RT),('deposit',round(DEP,2)),('balance',round(ARR,2))])
