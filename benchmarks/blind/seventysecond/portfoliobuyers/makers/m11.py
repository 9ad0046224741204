from common import *
import csv
N='11_hatchworks_licence_fees.csv';rng=random.Random(7211)
cl=['Brightmoss Digital Ltd','Sable & Finch Recruitment Ltd','Parallel Tax LLP','Northbeam Energy Advisers Ltd','Tessellate Studio Ltd','Ginkgo Health Ltd','Harbour Row Insurance Brokers','Moss Lane Films Ltd','Quayline Software Ltd','Kite Legal Services','Oakapple Childcare Head Office','Redwing Payroll Ltd','Plaintext Ltd','The Veg Box Co-op Ltd','Ferrous Analytics Ltd','Dovetail PR','Sextant Wealth Ltd','Copper Kettle Events','Ampersand Translations','Wayfare Holidays Ltd','Blueprint Planning Ltd','Chalk Stream Trust (charity)','Hexham Drones Ltd','Mallard Mortgages','Outpost VR Ltd','Kernow Foods (NW office)','Stitch & Co','Voxel Architecture Ltd']
rows=[];out=[];k=0;vac={'1.07','2.03','2.09','3.05'};m=lambda v:f'{v:,.2f}'
TT=[0]*7
for fl in(1,2,3):
    for i in range(1,11):
        u=f'{fl}.{i:02d}';ws=rng.choice([2,3,4,4,6,6,8,10,14]);a=ws*48+rng.choice([0,6,12]);lp=ws*rng.choice([285,295,310])
        r=dict(unit=u,area=a,marketRent=lp)
        if u in('3.09','3.10'): continue
        if u in vac:
            r['statusText']='Available';out.append([u,fl,ws,a,'Available','','','','',m(lp),'','','','','']);TT[0]+=ws;TT[1]+=a;TT[2]+=lp
        else:
            t=cl[k];k+=1;s=D(rng.randint(2021,2025),rng.randint(1,8),1);e=addy(s,1,0,-1);
            while e<D(2025,9,1): e=addy(e,1)
            st='Licensed';nt=rng.choice(['1','2','3'])
            if u in('1.03','2.06'): st='Notice served';e=D(2025,9,30 if u=='1.03' else 30) if u=='1.03' else D(2025,10,31)
            ee='Rolling' if rng.random()<.25 and st=='Licensed' else e
            fee=round(lp*rng.choice([.8,.85,.9,.95,1]),2);it=rng.choice([0,35,60,ws*12.5]);pk=rng.choice([0,0,0,95,190]);dep=round(fee*rng.choice([1,2,2]),2)
            r.update(tenantName=t,statusText=st,leaseStartDate=s,leaseEndDate=ee,contractRent=fee,deposit=dep,charges=[dict(code='IT & Telecoms',amount=it),dict(code='Parking',amount=pk)],totalCharges=round(fee+it+pk,2))
            out.append([u,fl,ws,a,st,t,s.strftime('%d/%m/%Y'),ee if isinstance(ee,str) else ee.strftime('%d/%m/%Y'),nt,m(lp),m(fee),m(it),m(pk),m(fee+it+pk),m(dep)])
            for j,v in enumerate((ws,a,lp,fee,it,pk,)): TT[j]+=v
            TT[6]+=dep
        rows.append(r)
n=len(rows)
with open(doc(N),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    w.writerow(['Hatchworks Ancoats Ltd - Licence Fee Report']);w.writerow(['Centre:','Hatchworks, Jersey Street, Manchester M4']);w.writerow(['Report date:','01/09/2025']);w.writerow([])
    w.writerow(['Office','Floor','Workstations','Sq Ft','Status','Client','Licence Start','Licence End','Notice (months)','List Price pcm','Licence Fee pcm','IT & Telecoms pcm','Parking pcm','Total pcm','Deposit Held'])
    w.writerows(out)
    w.writerow(['Total','',TT[0],f'{TT[1]:,}','','','','','',m(TT[2]),m(TT[3]),m(TT[4]),m(TT[5]),m(TT[3]+TT[4]+TT[5]),m(TT[6])])
    w.writerow([]);w.writerow(['Offices',n]);w.writerow(['Occupied',n-4]);w.writerow(['Available',4]);w.writerow(['All fees in GBP exclusive of VAT'])
save(N,dict(propertyName='Hatchworks',asOnDate='2025-09-01',units=n,occupied=n-4,vacant=4,rows=rows),'OFFICE','serviced-office centre, CSV export with preamble')
