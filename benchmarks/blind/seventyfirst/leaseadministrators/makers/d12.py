# lease system csv export, three medical buildings
from h import *
import csv
rng=random.Random(7112)
NAME='tamarind_leases_export_2026-04-30.csv'
tn=iter('Abell Retina Center|Birchmere Family Practice|Cloverleaf Urgent Care|Dunhaven OB/GYN, P.A.|Eastgate Pain Management|"Feather" Chiropractic|Gladwin Kidney Care, Inc.|Hollin Infusion Services|Ives & Partner Psychology|Joss Hearing Aids|Keeling Sports Medicine|Lindenwood Imaging, LLC|Moxley Orthodontics|Nadir Sleep Diagnostics|Oxbow Rheumatology|Prairie Hospice, Inc.|Quarrier Plastic Surgery|Rosedene Fertility|Saffron Nutrition|Tamarind Health System - Cardiology|Tamarind Health System - Oncology|Tamarind Health System - Admin|Underhill Podiatry|Valebrook Surgical Partners, LLC|Wold Vascular|Yarborough Pulmonary|Zinnia Midwifery|Ashcombe Laboratory Draw Station|Bramley Pharmacy, Inc.|Copse Dental Studio|Dellwood Neurology|Edgemoor Urology|Foxhall ENT|Gorse Wound Care|Hythe Home Infusion|Inglenook Dermatopathology|Jarrah Primary Care|Kestrel Ambulatory Anesthesia'.split('|'))
pr=[('Tamarind East MOB',['101','103','105','110','201','203','205','207','210','301','303','305']),('Tamarind West MOB',['A','B','C','D','E','F','G','H','J','K','L','M','N']),('Oncology & Specialty Pavilion',['1.010','1.020','1.035','1.050','2.010','2.020','2.040','3.000','3.015','3.030','3.045','4.010','4.020','4.050','5.000'])]
vac={'207','305','D','K','2.040','3.045'}; mtm={'M'}
T=[];rows=[]; S=[0]*6
for p,us_ in pr:
    for u in us_:
        a=rng.randint(980,7450); S[0]+=a
        if u in vac: rows.append([p,u,'','Vacant',a]+['']*11); T.append(dict(unit=u,propertyName=p,area=a,statusText='Vacant')); continue
        t=next(tn); s=D(rng.randint(2016,2025),rng.randint(1,12),1); n=rng.choice([60,84,120]); e=endof(s,n)
        while e<D(2026,4,30): n+=60; e=endof(s,n)
        st='Month-to-Month' if u in mtm else 'Active'
        if st!='Active': e='MTM'
        m=r2(a*rng.uniform(21,31)/12); o=r2(a*8.9/12); x=r2(a*2.75/12); tot=r2(m+o+x); y=r2(m*12)
        sd=s
        while sd<=D(2026,4,30): sd=addm(sd,12)
        stp=(sd,r2(m*1.0275)) if st=='Active' and sd<e and rng.random()<.9 else None
        opt=rng.choice(['','1x5 @ FMV','2x5 @ FMV','1x3 fixed','ROFR on adjacent, 1x5']) if st=='Active' else ''
        nb=iso(addm(e.replace(day=1),-9)) if opt else ''
        if nb and nb<'2026-04-30': nb=opt=''
        rows.append([p,u,t,st,a,iso(s),e if e=='MTM' else iso(e),f'{m:.2f}',f'{o:.2f}',f'{x:.2f}',f'{tot:.2f}',f'{y:.2f}',iso(stp[0]) if stp else '',f'{stp[1]:.2f}' if stp else '',nb,opt])
        for i,v in enumerate((m,o,x,tot,y),1): S[i]=r2(S[i]+v)
        T.append(dict(unit=u,propertyName=p,tenantName=t,area=a,statusText=st,leaseStartDate=iso(s),leaseEndDate=e if e=='MTM' else iso(e),contractRent=m,annualRent=y,charges=[dict(code='Base Rent Monthly',amount=m),dict(code='OpEx Recovery',amount=o),dict(code='Tax Recovery',amount=x)],totalCharges=tot,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else []))
with open(path(NAME),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Lease Export']); w.writerow(['Portfolio','Tamarind Medical Portfolio']); w.writerow(['Effective','2026-04-30']); w.writerow([])
    w.writerow(['Property','Suite','Tenant','Lease Status','Rentable Area','Commencement','Expiration','Base Rent Monthly','OpEx Recovery','Tax Recovery','Total Monthly','Annual Base Rent','Next Increase Date','Next Increase Monthly','Option Notice By','Option Terms'])
    w.writerows(rows); w.writerow(['TOTAL',f'{len(rows)} suites','','',S[0],'','']+[f'{v:.2f}' for v in S[1:]]+['']*4)
save(NAME,'OFFICE','lease administration csv export of three medical buildings',False,'Tamarind Medical Portfolio','2026-04-30',len(T),len(T)-len(vac),len(vac),T)
