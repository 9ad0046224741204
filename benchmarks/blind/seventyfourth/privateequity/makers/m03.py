from common import *
import xlsxwriter
r=random.Random(303); n=N(r); F='Entrata_RentRoll_TheLoftsAtCollegeRow.xlsx'; asof=D.date(2025,10,3)
wb=xlsxwriter.Workbook(doc(F)); p=wb.add_worksheet('Report Info'); w=wb.add_worksheet('Rent Roll')
for i,(a,b) in enumerate([('Report Name','Rent Roll'),('Property','The Lofts at College Row'),('As of','10/03/2025'),('Consolidate by','Space'),('Include','Occupied, On Notice, Vacant, Future'),('Generated','10/03/2025 04:12 PM CDT')]): p.write(i,0,a); p.write(i,1,b)
p.set_column(0,1,26)
b=wb.add_format({'bold':1,'font_size':14}); h=wb.add_format({'bold':1,'bg_color':'#DCE6F1','border':1,'text_wrap':1,'valign':'vcenter','align':'center','font_size':9})
g=wb.add_format({'bold':1,'bg_color':'#B8CCE4','border':1,'align':'center','font_size':9})
x=wb.add_format({'font_size':9}); d=wb.add_format({'font_size':9,'num_format':'m/d/yyyy'}); mo=wb.add_format({'font_size':9,'num_format':'$#,##0.00;($#,##0.00)'}); tb=wb.add_format({'font_size':9,'bold':1,'num_format':'$#,##0.00;($#,##0.00)','top':1}); bt=wb.add_format({'bold':1,'font_size':9,'top':1})
w.write(0,0,'Rent Roll',b); w.write(1,0,'The Lofts at College Row',wb.add_format({'bold':1})); w.write(2,0,'As of 10/03/2025')
w.merge_range(4,0,4,3,'Space',g); w.merge_range(4,4,4,9,'Resident / Lease',g); w.write(4,10,'',g); w.merge_range(4,11,4,16,'Scheduled Charges',g); w.merge_range(4,17,4,18,'Ledger',g)
H=['Bldg-Unit-Space','Unit Type','Floor Plan','Sq Ft','Resident','Space Status','Lease Term','Move-In','Lease Start','Lease End','Market Rent','Base Rent','Parking','Furniture','Utility Package','Concession','Total Charges','Deposit Held','Balance']
for j,t in enumerate(H): w.write(5,j,t,h)
fp={'2x2':('Cedar',418,1015),'4x4':('Maple',352,865),'4x2':('Birch',318,775)}
R=6; rows=[]; tot=[0.0]*9; occ=vac=0; spaces=0
codes=['Base Rent','Parking','Furniture','Utility Package','Concession']
for bl in (1,2,3):
    for f in (1,2,3):
        for k in range(1,6):
            ut=r.choice(['2x2','4x4','4x4','4x2']); nm_,sf,mk=fp[ut]
            for s in 'ABCD'[:int(ut[0])]:
                u=f'{bl:02d}-{f}{k:02d}-{s}'; spaces+=1; q=r.random(); st='Occupied No Notice' if q<.87 else 'Notice Unrented' if q<.91 else 'Vacant Unrented Ready' if q<.97 else 'Vacant Rented Not Ready'
                t=dict(unit=u,unitType=ut,area=sf,statusText=st,marketRent=float(mk))
                for j,v in enumerate((u,ut,nm_,sf)): w.write(R,j,v,x)
                w.write(R,5,st,x); w.write(R,10,mk,mo); tot[0]+=mk
                if st[0]=='V':
                    vac+=1; w.write(R,16,0,mo); t['totalCharges']=0.0; R+=1; rows.append(row(**t))
                    if 'Rented' in st and 'Unrented' not in st: pass
                    continue
                occ+=1; nm=n('fl'); ls,le=D.date(2025,8,20),D.date(2026,7,31); mi=D.date(2025,8,r.choice([20,20,20,21,22])) if r.random()<.7 else D.date(2024,8,19)
                ch=[float(mk-r.choice([0,0,10,25,40])),r.choice([0,0,45.0]) or None,r.choice([None,25.0]),55.0,-20.0 if r.random()<.15 else None]
                T_=sum(v for v in ch if v); dep=r.choice([0.0,0.0,150.0,250.0]); bal=r.choice([0.0]*5+[-T_,round(r.uniform(20,1500),2)])
                w.write(R,4,nm,x); w.write(R,6,'Academic 2025-26',x); w.write_datetime(R,7,D.datetime(mi.year,mi.month,mi.day),d); w.write_datetime(R,8,D.datetime(2025,8,20),d); w.write_datetime(R,9,D.datetime(2026,7,31),d)
                for j,v in enumerate(ch):
                    if v is not None: w.write(R,11+j,v,mo); tot[1+j]+=v
                w.write(R,16,T_,mo); w.write(R,17,dep,mo); w.write(R,18,bal,mo); tot[6]+=T_; tot[7]+=dep; tot[8]+=bal
                t.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=ch[0],charges=[dict(code=a,amount=v) for a,v in zip(codes,ch) if v is not None],totalCharges=T_,deposit=dep,balance=bal); rows.append(row(**t)); R+=1
w.write(R,0,'Total',bt); 
for j in range(1,10): w.write(R,j,'',bt)
for j in range(9): w.write(R,10+j,tot[j],tb)
R+=2
for a,v in (('Total Spaces',spaces),('Occupied Spaces',occ),('Vacant Spaces',vac)): w.write(R,0,a,x); w.write(R,2,v,x); R+=1
w.write(R,0,'Occupancy',x); w.write(R,2,occ/spaces,wb.add_format({'num_format':'0.0%','font_size':9}))
w.freeze_panes(6,1); w.set_column(0,0,16); w.set_column(1,3,8); w.set_column(4,6,22); w.set_column(7,18,11); w.set_landscape(); w.fit_to_pages(1,0); w.repeat_rows(4,5); w.activate()
wb.close(); save(F,'STUDENT_HOUSING','analyst r74a','Entrata by-space student roll, grouped header, charge columns',False,T('The Lofts at College Row',asof,spaces,occ,vac,rows,sheet='Rent Roll'))
