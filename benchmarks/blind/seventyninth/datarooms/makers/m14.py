# student housing by the bed, csv export, Ontario
import csv
from lib import *
R=random.Random(1414); FN='kingsgate_village_rentroll_export.csv'
P=people(R,120,"{l}, {f}"); w=csv.writer(open(out(FN),'w',newline='',encoding='utf-8-sig'),quoting=csv.QUOTE_MINIMAL)
w.writerow(['Kingsgate Village - Kingston ON']); w.writerow(['Rent Roll (By Bed)','','Effective Date:','2026-09-15']); w.writerow([])
w.writerow(['Bldg','Unit-Bed','Floorplan','Status','Resident','Univ. Year','Market Rent','Installment','Parking','Furniture','Utilities Overage','Total Billed','Lease Start','Lease End','Security','A/R Balance'])
m=lambda v:f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"; rows=[];k=0;T=[0]*8
fps={'4BR/4BA Tower':965,'5BR/3BA Townhome':875,'2BR/2BA Loft':1180}
occ=0
for bd in ('North','South','Mews'):
    for un in range(101,106 if bd!='Mews' else 105):
        fp={'North':'4BR/4BA Tower','South':'2BR/2BA Loft','Mews':'5BR/3BA Townhome'}[bd]; nb=int(fp[0]); mk=fps[fp]
        for x in 'ABCDE'[:nb]:
            u=f"{bd[0]}{un}-{x}"; t=dict(unit=u,building=bd,unitType=fp,marketRent=mk); T[0]+=mk
            v=R.random(); s='Current' if v<.88 else 'Vacant' if v<.94 else 'Pre-leased'
            if s=='Vacant': w.writerow([bd,u,fp,'Vacant','','',m(mk)]+['']*9); t['statusText']=s; rows.append(t); continue
            n=P[k];k+=1; inst=mk-R.choice([0,0,20,45]); pk=R.choice([0,0,0,85]); fu=R.choice([0,40]); ut=R.choice([0,0,0,round(R.uniform(5,60),2)]); dep=inst if R.random()<.8 else 0; bal=R.choice([0,0,0,0,inst,-50,round(R.uniform(10,900),2)])
            if s=='Pre-leased': st,en=D(2026,10,1),D(2027,8,26); pk=fu=ut=bal=0; occ_=0
            else: st,en=R.choice([(D(2026,9,1),D(2027,8,26)),(D(2026,9,1),D(2027,8,26)),(D(2026,9,1),D(2027,4,30)),(D(2026,1,4),D(2026,12,20))]); occ+=1
            tot=round(inst+pk+fu+ut,2)
            w.writerow([bd,u,fp,s,n,R.choice(['1st','2nd','3rd','4th','Grad']),m(mk),m(inst)]+[m(q) if q else '' for q in (pk,fu,ut)]+[m(tot),st.strftime('%Y/%m/%d'),en.strftime('%Y/%m/%d'),m(dep),m(bal)])
            for j,q in enumerate((inst,pk,fu,ut,tot,dep,bal)): T[1+j]+=q
            t.update(statusText=s,tenantName=n,contractRent=inst,charges=[dict(code=c,amount=q) for c,q in (('Installment',inst),('Parking',pk),('Furniture',fu),('Utilities Overage',ut)) if q],totalCharges=tot,leaseStartDate=st,leaseEndDate=en,deposit=dep,balance=bal); rows.append(t)
w.writerow(['Grand Total','%d beds'%len(rows),'','','','']+[m(round(q,2)) for q in T[:6]]+['','']+[m(round(q,2)) for q in T[6:]])
w.writerow([]); w.writerow(['Occupied beds',occ]); w.writerow(['Vacant beds (incl. pre-leased)',len(rows)-occ])
save(FN,'STUDENT_HOUSING','csv export by bed',False,dict(propertyName='Kingsgate Village',asOnDate='2026-09-15',units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows))
