from h import *
import csv
r=random.Random(15);f='export_rentroll_QE2_business_centre.csv'
N='Fraser Valley Millwork Ltd|Coastline Fasteners Inc|Otter Bay Packaging|Tamarack Tool Rental|Ironwood Cabinetry Corp|Skeena Fire Protection|Lumiere Glass & Mirror|Pacific Hoist Ltd|Boreal Coffee Importers|Salal Flooring|DeltaPort Customs Brokers|Seymour Signs|Chinook Auto Parts|Harbourview Catering|Knotweed Cycles|Garibaldi Climbing Holds|Nechako Plumbing|Raincoast Apparel Printing|Burrard Electric Motors|Sockeye Foods Ltd|Peace River Valves|Stanley Marine Supply|Yew Street Uniforms|Kitimat Controls'.split('|');it=iter(N)
out=[['QE2 Business Centre, Surrey BC'],['Rent roll report','','As of','2025-04-30'],[],['Building','Unit','Tenant ID','Tenant Name','Status','Leased SF','Lease Start','Lease End','Monthly Base Rent','Annual Base Rent','Op Cost Recovery','Property Tax Recovery','Mgmt Fee','Total Monthly Billing','Security Deposit','Last Month Prepaid']]
rows=[];T=[0.0]*7;TA=0;oc=vc=0
for b,k in(('Bldg 1',9),('Bldg 2',8),('Bldg 3',10)):
    for i in range(1,k+1):
        u=f'{b[-1]}{i:02d}';a=r.choice([1850,2105,2460,3200,4075,5510]);TA+=a
        if (b,i) in(('Bldg 1',6),('Bldg 3',2),('Bldg 3',9)):
            out.append([b,u,'','','Vacant',a]+['']*10);rows.append(dict(unit=u,building=b,statusText='Vacant',area=a));vc+=1;continue
        t=next(it);m=round(a*r.choice([17.5,18.25,19,20.5])/12,2);ch=[round(a*4.15/12,2),round(a*2.9/12,2),round(m*.04,2)];tot=round(m+sum(ch),2);s=d(r.randint(2019,2025),r.randint(1,4));e=term(s,r.choice([60,84]))
        if e<d(2025,5):e=d(2026,e.month,28)
        dep=round(tot,2);st='Holdover' if r.random()<.06 else 'Current'
        if st=='Holdover':e=d(2025,2,28)
        an=round(m*12,2);oc+=1
        if st=='Holdover' and s>e:s=d(2020,3)
        for j,v in enumerate([m,an]+ch+[tot,dep]):T[j]+=v
        out.append([b,u,f't{r.randint(10000,99999)}',t,st,a,s,e,f'{m:.2f}',f'{an:.2f}']+[f'{x:.2f}' for x in ch]+[f'{tot:.2f}',f'{dep:.2f}','0.00' if r.random()<.7 else f'{tot:.2f}'])
        rows.append(dict(unit=u,building=b,tenantName=t,statusText=st,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=an,charges=[dict(code=k_,amount=v) for k_,v in zip(['Op Cost Recovery','Property Tax Recovery','Mgmt Fee'],ch)],totalCharges=tot,deposit=dep))
out.append(['Total','','','','',TA,'','']+[f'{x:.2f}' for x in T]+[''])
csv.writer(open(D(f),'w',newline='',encoding='utf-8')).writerows(out)
finish(f,'INDUSTRIAL','Canadian CSV export with preamble and total line',False,rows,'QE2 Business Centre','2025-04-30',len(rows),oc,vc)
