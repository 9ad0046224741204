from h import *
import csv
random.seed(8609)
FN='arthur_tenancies_export_hmo.csv'
PR=[('14 Balaclava Road, Reading RG1',6),('7 Ashgrove Terrace, Reading RG1',5),('92 Basingstoke Road, Reading RG2',7),('33 Cholmeley Street, Reading RG6',6),('118 Oxford Road (Flat over shop), Reading RG1',4)]
fi='Adam Bianca Craig Deepa Emil Farah George Helena Ioan Jasmin Kofi Leanne Mateusz Nadia Oskar Petra Rhys Selma Tunde Vanessa'.split(); la='Adeyemi Bartlett Ciobanu Dobson Elsayed Fenwick Grewal Hodgkin Ilieva Jessop Kaur Loxley Mistry Norris Owusu Pawlak Reddy Skelton Thapa Underhill'.split()
random.shuffle(fi); random.shuffle(la)
it=iter([f'{a} {b}' for a,b in zip(fi+fi[::-1],la+la[3:]+la[:3])])
f=open(doc(FN),'w',newline='',encoding='utf-8-sig'); w=csv.writer(f)
w.writerow(['Property','Unit Ref','Unit Type','Status','Tenancy Ref','Main Tenant','Start Date','End Date','Move Out','Rent Frequency','Rent Amount (pcm)','Market Rent (pcm)','Deposit Registered','Deposit Scheme','Outstanding Balance','Manager'])
rows=[]; nv=0; tn=40117; S=[0]*4
for p,k in PR:
    for i in range(1,k+1):
        ty='Double en-suite' if i==1 else random.choice(['Double','Double','Single','Double en-suite']); mk={'Double en-suite':795,'Double':695,'Single':575}[ty]
        un=f'Room {i}'; vac=(p[:2],i) in{('14',4),('92',6),('11',2)}; 
        R=dict(propertyName=p,unit=un,unitType=ty,marketRent=mk)
        if vac:
            w.writerow([p,un,ty,'Available To Let','','','','','','','',f'{mk:.2f}','','','','S Ridout']); R['statusText']='Available To Let'; nv+=1; S[1]+=mk
        else:
            nm=next(it); s=addm(D(2023,9,1),random.randrange(0,20))+dt.timedelta(days=random.choice([0,0,9,14])); rol=random.random()<.35; e='Periodic' if rol else exp(s,1 if s>D(2024,6,1) else 2)
            rent=mk-random.choice([0,0,20,45]); dep=round(rent*12/52*5,2) if random.random()<.8 else 0; bal=random.choice([0]*14+[rent,-50,112.5]); mo=None; st='Periodic' if rol else 'Current'
            if (p[:2],i) in {('7 ',2),('33',5)}: st='Ending'; mo=D(2025,6,13)
            tn+=random.randrange(3,40)
            w.writerow([p,un,ty,st,f'TE{tn}',nm,s.strftime('%d/%m/%Y'),e if rol else e.strftime('%d/%m/%Y'),mo.strftime('%d/%m/%Y') if mo else '','Monthly',f'{rent:.2f}',f'{mk:.2f}',f'{dep:.2f}','DPS' if dep else '',f'{bal:.2f}','S Ridout'])
            for j,v in enumerate((rent,mk,dep,bal)): S[j]+=v
            R.update(statusText=st,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=e if rol else iso(e),moveOutDate=iso(mo) if mo else None,contractRent=rent,deposit=dep,balance=bal)
        rows.append(R)
w.writerow(['Total']+['']*9+[f'{S[0]:.2f}',f'{S[1]:.2f}',f'{S[2]:.2f}','',f'{S[3]:.2f}',''])
f.close()
save(FN,'MULTIFAMILY','Arthur-like CSV export of HMO rooms, five houses, no title',False,None,None,rows,len(rows),len(rows)-nv,nv)
