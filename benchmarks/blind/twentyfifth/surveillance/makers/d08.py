# ResMan rent roll export, charges on rows below
from xl import *
r=random.Random(3708);N=Namer(r);FN='ResMan_Rent_Roll_Sable_Creek.xlsx';wb=Workbook();ws=wb.active;ws.title='Rent Roll'
for i,t in enumerate(['Sable Creek Apartments','Rent Roll','As of 5/31/2025'],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=15);ws.cell(i,1,t).font=Font(bold=True,size=14-2*i);ws.cell(i,1).alignment=Alignment(horizontal='center')
H=['Unit','Type','Sq. Feet','Residents','Status','Market\nRent','Move-in','Lease\nstart','Lease\nend','Move\nout','Deposits\nheld','Category','Amount','Total','Ending\nbalance']
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h);c.font=Font(bold=True,color='FFFFFF');c.fill=fill('4A5A6A');c.alignment=Alignment(wrap_text=True,horizontal='center')
R=6;rows=[];T=[0]*5;cat={};st={}
SP={'107':'Model','112':'Down','204':'Vacant','215':'Vacant','311':'Vacant Pre-Leased','118':'Notice','303':'Notice Pre-Leased','209':'Eviction'}
FPs=[('1x1 A',655,1075),('1x1 B',710,1120),('2x1',890,1285),('2x2',985,1390)]
for fl in (1,2,3):
    for k in range(1,19):
        u=f'{fl}{k:02d}';f=FPs[(k*7+fl)%4];mk=f[2]+fl*10;s=SP.get(u,'Occupied');st[s]=st.get(s,0)+1;T[0]+=f[1];T[1]+=mk
        ws.cell(R,1,u);ws.cell(R,2,f[0]);ws.cell(R,3,f[1]);ws.cell(R,5,s);ws.cell(R,6,mk)
        if s.startswith(('V','M','D')):
            rows.append(row(unit=u,unitType=f[0],area=f[1],statusText=s,marketRent=mk));R+=1
            if s=='Vacant Pre-Leased':
                nm=N(1);d=dt.date(2025,6,14);e=dt.date(2026,6,13);ws.cell(R,4,nm);ws.cell(R,5,'Pending');ws.cell(R,1,u)
                for j,x in((7,d),(8,d),(9,e)): ws.cell(R,j,x)
                ws.cell(R,11,200);rows.append(row(unit=u,tenantName=nm,statusText='Pending',moveInDate=d,leaseStartDate=d,leaseEndDate=e,deposit=200));T[3]+=200;R+=1
            continue
        nm=N(1)+(', '+N(1) if r.random()<.25 else '');ls=D(r,'2024-06-10','2025-05-20');le=ls.replace(day=min(28,ls.day),year=ls.year+1)-dt.timedelta(1);mi=ls if r.random()<.5 else D(r,'2018-02-01','2023-09-09')
        if r.random()<.08: le='MTM'
        mo=D(r,'2025-06-05','2025-07-20') if s.startswith('Notice') else None
        rent=mk-r.choice([0,10,25,45,80]);ch=[('Rent',rent),('Valet Trash',25)]+([('Pet Rent',30)] if r.random()<.3 else [])+([('Garage',95)] if r.random()<.15 else [])
        if u=='102': ch.append(('Employee Concession',-350))
        tot=sum(a for _,a in ch);dep=r.choice([150,200,500]);bal=r.choice([0,0,0,0,round(r.uniform(10,2400),2),-25.0])
        if u=='209': bal=3412.5
        for j,x in((4,nm),(7,mi),(8,ls),(9,le),(10,mo),(11,dep),(14,tot),(15,bal)): ws.cell(R,j,x)
        for i,(c,a) in enumerate(ch): ws.cell(R+i,12,c);ws.cell(R+i,13,a);cat[c]=cat.get(c,0)+a
        R+=len(ch);T[2]+=tot;T[3]+=dep;T[4]+=bal
        rows.append(row(unit=u,unitType=f[0],area=f[1],tenantName=nm,statusText=s,marketRent=mk,contractRent=rent,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,deposit=dep,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,balance=bal))
n=54
for j,x in((1,f'Total ({n} units)'),(3,T[0]),(6,T[1]),(11,T[3]),(13,T[2]),(14,T[2]),(15,T[4])): c=ws.cell(R,j,x);c.font=B;c.border=top
for rr in ws.iter_rows(min_row=6,max_row=R):
    for c in rr:
        if isinstance(c.value,dt.date): c.number_format='m/d/yyyy'
        elif c.column in(6,11,13,14,15): c.number_format='#,##0.00;(#,##0.00)'
R+=3;ws.cell(R,1,'Occupancy Summary').font=B;R+=1
for k,v in st.items(): ws.cell(R,1,k);ws.cell(R,4,v);R+=1
ws.cell(R,1,'Total').font=B;ws.cell(R,4,n);R+=2
ws.cell(R,1,'Charges by Category').font=B;R+=1
for k,v in cat.items(): ws.cell(R,1,k);ws.cell(R,4,v).number_format='#,##0.00';R+=1
ws.cell(R,1,'Total').font=B;ws.cell(R,4,T[2]).number_format='#,##0.00'
widths(ws,[8,9,8,32,17,10,11,11,11,11,10,20,10,11,11]);land(ws);ws.freeze_panes='A6';fin(wb,FN)
oc=st['Occupied']+st['Notice']+st['Notice Pre-Leased']+st['Eviction'];save(FN,'MULTIFAMILY','ResMan xlsx, charges on rows below',True,rows,n,oc,st['Vacant']+st['Vacant Pre-Leased'],'Sable Creek Apartments','2025-05-31','Rent Roll')
