from lib import *
import xlsxwriter
r=random.Random(8008); asof=d(2026,9,15)
F='the_quad_at_fifth_beds.xlsx';w=xlsxwriter.Workbook(D+F);s=w.add_worksheet('Rent Roll');s2=w.add_worksheet('Summary by Floorplan')
f=lambda **k:w.add_format(dict(font_name='Arial',font_size=9,**k))
n_=f();b=f(bold=True);hd=f(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,valign='vcenter',align='center',border=1);mo=f(num_format='#,##0.00;(#,##0.00)');da=f(num_format='mm/dd/yyyy');bm=f(bold=True,num_format='#,##0.00;(#,##0.00)',top=1);it=f(num_format='#,##0');t=w.add_format(dict(font_name='Arial',font_size=14,bold=True))
s.write(0,0,'The Quad at Fifth',t);s.write(1,0,'Resident Rent Roll - by Bed',b);s.write(2,0,'As of 09/15/2026   |   Post month 09/2026   |   Generated 09/16/2026 06:40 AM',n_)
H=['Bldg-Unit-Space','Floor Plan','Unit\nSQFT','Lease Status','Resident','Gender','Lease Term','Lease Start','Lease End','Market\nRent','Scheduled\nRent','Parking','Furniture','Utility\nFee','Concession','Total\nScheduled\nCharges','Deposit\nHeld','Balance']
s.set_row(4,38);n_.set_indent(1)
for i,h in enumerate(H): s.write(4,i,h,hd)
FP={'A1 Studio':(1,468,1385),'B2 2x2':(2,842,1045),'C4 4x4':(4,1436,879),'D4 4x2':(4,1288,765)}
nm=names(r,220,'{f} {l}');rows=[];R=5;T=[0]*9;k=0;cnt={};units=0
for fl in(1,2,3,4):
    for u in range(1,14):
        fp=list(FP)[(u+fl)%4] if u%3 else 'C4 4x4';nb,sf,mk=FP[fp]
        for bd in 'ABCD'[:nb]:
            units+=1;c=cnt.setdefault(fp,[0,0,0,0]);c[0]+=1;c[2]+=mk
            un=f'1-{fl}{u:02d}-{bd}';x=r.random();e=dict(unit=un,unitType=fp,area=sf,marketRent=mk)
            s.write(R,0,un,n_);s.write(R,1,fp,n_);s.write(R,2,sf,it);s.write(R,9,mk,mo);T[0]+=mk
            if x<.09:
                st='Vacant - Rentable' if x<.075 else 'Vacant - Down';s.write(R,3,st,n_);e['statusText']=st;rows.append(e);R+=1;continue
            c[1]+=1
            st='Current' if x<.95 else 'Current - Transfer Out' if x<.97 else 'Eviction'
            a,z,tm=(d(2026,8,20),d(2027,7,31),'AY 26-27 Annual') if r.random()<.87 else (d(2026,8,20),d(2026,12,18),'Fall 2026')
            rent=mk+r.choice([-40,-25,0,0,0,15])+(75 if tm[0]=='F' else 0);pk=r.choice([0,0,0,65,90]);fu=35 if r.random()<.5 else 0;ut=42.5;co=-r.choice([25,41.67]) if r.random()<.14 else 0
            tot=rent+pk+fu+ut+co;dep=r.choice([0,0,150,300]);bal=r.choice([0,0,0,0,0,round(r.uniform(-80,1200),2)]);nme=nm.pop()
            for i,v,q in [(3,st,n_),(4,nme,n_),(5,r.choice('FM'),n_),(6,tm,n_),(7,a,da),(8,z,da),(10,rent,mo),(13,ut,mo),(15,tot,mo),(16,dep,mo),(17,bal,mo)]: s.write(R,i,v,q)
            for i,v in[(11,pk),(12,fu),(14,co)]:
                if v: s.write(R,i,v,mo)
            T=[p+q for p,q in zip(T,[0,rent,pk,fu,ut,co,tot,dep,bal])];c[3]+=rent
            e.update(tenantName=nme,statusText=st,contractRent=rent,leaseStartDate=a,leaseEndDate=z,deposit=dep,balance=bal,totalCharges=tot,charges=[dict(code=p,amount=q) for p,q in [('Scheduled Rent',rent),('Parking',pk),('Furniture',fu),('Utility Fee',ut),('Concession',co)] if q])
            rows.append(e);R+=1
occ=sum(1 for x in rows if 'tenantName' in x)
s.write(R,0,f'Total: {units} beds',bm);
for i in range(1,9): s.write(R,i,'',bm)
s.write(R,3,f'{occ} occupied / {units-occ} vacant',bm)
for i,v in enumerate(T): s.write(R,9+i,v,bm)
s.freeze_panes(5,1);s.autofilter(4,0,R-1,17)
for i,x in enumerate([15,11,7,20,22,7,16,11,11,10,10,9,9,9,10,11,9,10]): s.set_column(i,i,x)
s.set_landscape();s.fit_to_pages(1,0);s.repeat_rows(4)
for i,h in enumerate(['Floor Plan','Beds','Occupied','Occ %','Market Rent','Scheduled Rent']): s2.write(0,i,h,hd)
for k,(fp,c) in enumerate(cnt.items()):
    for i,(v,q) in enumerate([(fp,n_),(c[0],it),(c[1],it),(c[1]/c[0],f(num_format='0.0%')),(c[2],mo),(c[3],mo)]): s2.write(1+k,i,v,q)
k=len(cnt)+1
for i,(v,q) in enumerate([('Total',b),(units,b),(occ,b),(occ/units,f(num_format='0.0%')),(T[0],bm),(T[1],bm)]): s2.write(k,i,v,q)
s2.set_column(0,5,15);w.close()
save(F,'STUDENT_HOUSING','r80a','Entrata-style by-bed roll, charges in columns, summary sheet',False,'The Quad at Fifth',asof,units,occ,units-occ,rows,sheet='Rent Roll')
