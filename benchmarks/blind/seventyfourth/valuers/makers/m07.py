from common import *
import csv
rd=random.Random(7)
F='sg_tenancy_listing_20260131.csv'
te=['Meridian Precision Engrg Pte Ltd','Kopi Culture Central Kitchen Pte. Ltd.','Lian Hup Hardware Trading','Aerodyne Spares (S) Pte Ltd','Bukit Prints Pte Ltd','Nova Biolabs Pte Ltd','Seng Fatt Aluminium Works','Tropic Cold Chain Pte Ltd','Padi Foods Pte Ltd','Orient Marine Supplies Pte Ltd','Halia Wellness Pte Ltd','Giga Parcel (SEA) Pte Ltd','Wai Kee Garment Pte Ltd','Jurong Elevator Services Pte Ltd','Sampan Robotics Pte Ltd']
with open(D+F,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh);w.writerow(['Kallang Crest Industrial Building']);w.writerow(['Tenancy Listing as at 31/01/2026','','','Currency: SGD']);w.writerow([])
    w.writerow(['Unit No.','Tenant','Unit Type','Floor Area (sq ft)','Status','Commencement','Expiry','Rent psf pm','Gross Rent pm','Service Charge pm','Total Monthly (before GST)','Security Deposit','Rent Arrears'])
    rows=[];S=[0]*6;i=n=v=0
    for fl in range(1,8):
        for k in(rd.sample(range(1,9),3)):
            pass
        for k in(1,2,3)[:2 if fl==1 else 3]:
            u=f'#{fl:02d}-{k:02d}';n+=1;a=rd.choice([1582,2013,2540,3122,4510]);ty='Ramp-up Factory' if fl<3 else 'Flatted Factory'
            if fl==1:ty='Canteen' if k==1 else 'Warehouse'
            x=dict(unit=u,unitType=ty,area=a);S[0]+=a
            if i>=len(te) or rd.random()<.12:
                v+=1;st=rd.choice(['Vacant','Vacant']);w.writerow([u,'',ty,f'{a:,}',st]+['']*8);x['statusText']=st
            else:
                s=dt.date(rd.randint(2023,2025),rd.randint(1,12),rd.choice([1,16]));e=addy(s,3 if s.year<2025 else 2)
                p=rd.choice([1.85,1.95,2.1,2.28]);g=round(a*(p-.3),2);sc=round(a*.3,2);dep=round((g+sc)*3,2);arr=rd.choice([0,0,0,g])
                w.writerow([u,te[i],ty,f'{a:,}','Tenanted',s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),f'{p-.3:.2f}',f'{g:,.2f}',f'{sc:,.2f}',f'{g+sc:,.2f}',f'{dep:,.2f}',f'{arr:,.2f}'])
                x.update(tenantName=te[i],statusText='Tenanted',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=g,charges=[dict(code='Service Charge pm',amount=sc)],totalCharges=round(g+sc,2),deposit=dep,balance=arr);i+=1
                for j,z in enumerate((g,sc,g+sc,dep,arr),1):S[j]+=z
            rows.append(x)
    w.writerow(['Total','','',f'{S[0]:,}',f'{n-v} of {n} tenanted','','','']+[f'{z:,.2f}' for z in S[1:]])
    w.writerow([]);w.writerow(['Printed by: LeaseMate 6.2','02/02/2026 09:14'])
save(F,'INDUSTRIAL','Singapore system CSV export, title lines, quoted thousands',False,'Kallang Crest Industrial Building','2026-01-31',n,n-v,v,rows)
