from h import *
import xlsxwriter
r=random.Random(16);f='Halyard_Row_RentRoll_09302025.xlsx'
wb=xlsxwriter.Workbook(D(f));w=wb.add_worksheet('Report1')
F=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
t0=F(bold=1,align='center');h=F(bold=1,text_wrap=1,align='center',bottom=1);x_=F();mo=F(num_format='#,##0.00');da=F(num_format='mm/dd/yyyy',align='center');bo=F(bold=1);bm=F(bold=1,num_format='#,##0.00',top=1);bi=F(bold=1,num_format='#,##0',top=1);sf=F(num_format='#,##0')
w.merge_range('A1:L1','Rent Roll with Deposits',t0);w.merge_range('A2:L2','Halyard Row (hrow)',t0);w.merge_range('A3:L3','As Of = 09/30/2025',t0)
H=['Unit','Unit Type','Unit\nSq Ft','Resident','Name','Market\nRent','Actual\nRent','Resident\nDeposit','Other\nDeposit','Move In','Lease\nExpiration','Balance']
for i,q in enumerate(H):w.write(4,i,q,h)
w.set_row(4,24);y=5;rows=[]
G=[0.0]*6
BUG='4-07'; pl=None
RT=iter(['Tidal Yoga Studio LLC','Gull & Gantry Taproom','Brightwork Dental, PA','Dockside Mail & Pack','Captain’s Cut Barbers','Sextant Coffee Bar'])
def line(u,ty,a,code,name,mk,rent,dep,od,mi,le,bal,sec):
    global y,pl
    w.write_string(y,0,u,x_);w.write(y,1,ty,x_);w.write(y,2,a,sf);w.write(y,3,code,x_);w.write(y,4,name,x_);w.write(y,5,mk,mo)
    R=dict(unit=u,unitType=ty,area=a,marketRent=mk,section=sec)
    if name=='VACANT':
        R['statusText']='VACANT'
        R['contractRent']=0
        for i in(6,7,8,11):w.write(y,i,0,mo)
        R['deposit']=0;R['balance']=0
    else:
        pr=rent
        if u==BUG: pr=rent-300;assert sum(a!=b for a,b in zip(str(rent),str(pr)))==1;pl=(u,rent,pr)
        w.write(y,6,pr,mo);w.write(y,7,dep,mo);w.write(y,8,od,mo);w.write_datetime(y,9,dt.datetime(mi.year,mi.month,mi.day),da)
        if isinstance(le,str):w.write(y,10,le,da)
        else:w.write_datetime(y,10,dt.datetime(le.year,le.month,le.day),da)
        w.write(y,11,bal,mo);R.update(tenantName=name,contractRent=pr,deposit=dep,moveInDate=mi,leaseEndDate=le,balance=bal)
    rows.append(R);y+=1
    return [a,mk,rent,dep,od,bal]
def tot(l,T):
    global y
    w.write(y,0,l,bo);w.write(y,2,T[0],bi)
    for c,k in zip((5,6,7,8,11),T[1:]):w.write(y,c,k,bm)
    y+=2
cnt={}
w.write(y,0,'Commercial',bo);y+=1;T=[0.0]*6;cv=0
for i in range(1,8):
    u=f'R-{i:02d}';a=r.choice([980,1240,1600,2150]);mk=round(a*34/12);
    if i==5:z=line(u,'retail',a,'VACANT','VACANT',mk,0,0,0,None,None,0,'Commercial');cv+=1
    else:s=d(r.randint(2020,2024),r.randint(1,12));z=line(u,'retail',a,f't00{r.randint(41000,48999)}',next(RT),mk,round(mk*r.uniform(.85,1.02)),mk,0,s,term(s,120),0,'Commercial')
    T=[p+q for p,q in zip(T,z)]
tot('Total Commercial',T);G=T[:];TC=T
w.write(y,0,'Residential',bo);y+=1;T=[0.0]*6;rv=0
FP=[('S1',512,1795),('A1',688,2140),('A2',742,2230),('B1',1015,2880),('B2d',1096,3010)]
for fl in range(2,7):
    for i in range(1,26):
        u=f'{fl}-{i:02d}';ty,a,mk=FP[(i*3+fl)%5];mk+=fl*15
        if r.random()<.06 and u!=BUG:z=line(u,ty,a,'VACANT','VACANT',mk,0,0,0,None,None,0,'Residential');rv+=1
        else:
            s=d(r.randint(2021,2025),r.randint(1,9),r.choice([1,1,5,12,16,22]));le='MTM' if r.random()<.04 else term(d(2025,r.randint(10,12)) if r.random()<.4 else d(2026,r.randint(1,8)),1)
            z=line(u,ty,a,f't00{r.randint(50000,99999)}',person(r),mk,mk+r.choice([-160,-95,-60,-25,0,20,35]),r.choice([250,500,500,0]),r.choice([0,0,0,300]),s,le,r.choice([0]*13+[round(r.uniform(-180,900),2),round(r.uniform(15,90),2)]),'Residential')
        T=[p+q for p,q in zip(T,z)]
tot('Total Residential',T);G=[p+q for p,q in zip(G,T)];tot('Total Halyard Row',G)
w.write(y,0,'Summary Groups',bo);
for j,q in enumerate(['Units','Occupied','Vacant','% Occ']):w.write(y,5+j,q,bo)
for l,n,v in(('Commercial',7,cv),('Residential',125,rv),('Totals',132,cv+rv)):
    y+=1;w.write(y,0,l,x_);w.write(y,5,n,x_);w.write(y,6,n-v,x_);w.write(y,7,v,x_);w.write(y,8,(n-v)/n,F(num_format='0.0%'))
for c,z in zip(range(12),[8,9,9,12,24,11,11,11,10,11,11,10]):w.set_column(c,c,z)
w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(4);wb.close()
assert abs(sum(q['contractRent'] for q in rows)+300-G[2])<.01
finish(f,'MIXED_USE','system export, commercial plus 125 flats, summary groups',False,rows,'Halyard Row','2025-09-30',132,132-cv-rv,cv+rv,sheet='Report1',planted=dict(kind='digit_changed',what=f'unit {pl[0]} prints Actual Rent {pl[2]:.2f} where the totals (Total Residential, Total Halyard Row) were built on {pl[1]:.2f}'))
