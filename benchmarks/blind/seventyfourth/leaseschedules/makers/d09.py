from h import *
import xlsxwriter
r=R(909); N=Names(r); fn='rr_stonegate_industrial_park.xlsx'
wb=xlsxwriter.Workbook(B+'documents/'+fn); sm=wb.add_worksheet('Park Summary'); ws=wb.add_worksheet('RR 4-1-26'); F=wb.add_format
T=F(dict(bold=1,font_size=13,font_name='Arial')); h=F(dict(bold=1,bg_color='#404040',font_color='white',text_wrap=1,align='center',font_name='Arial',font_size=8)); x=F(dict(font_name='Arial',font_size=8)); m=F(dict(font_name='Arial',font_size=8,num_format='#,##0.00;(#,##0.00);"-"')); nn=F(dict(font_name='Arial',font_size=8,num_format='#,##0')); dd=F(dict(font_name='Arial',font_size=8,num_format='dd-mmm-yy',align='center')); bh=F(dict(bold=1,font_name='Arial',font_size=9,bg_color='#DDEBF7')); st_=F(dict(bold=1,top=1,font_name='Arial',font_size=8)); sm_=F(dict(bold=1,top=1,font_name='Arial',font_size=8,num_format='#,##0.00')); sn=F(dict(bold=1,top=1,font_name='Arial',font_size=8,num_format='#,##0')); red=F(dict(font_name='Arial',font_size=8,font_color='#C00000',bold=1))
ws.write(0,0,'Stonegate Industrial Park',T); ws.write(1,0,'Rent Roll - April 1, 2026',x); ws.write(2,0,'Prepared by Amberly Property Services',x)
H=['Suite','Tenant','Type','Rentable SF','Lease From','Lease To','Base Rent','CAM','Taxes','Insurance','Total Monthly','Deposit','Options / Remarks']
for i,t in enumerate(H): ws.write(4,i,t,h)
ws.set_column(0,0,9);ws.set_column(1,1,27);ws.set_column(2,2,11);ws.set_column(3,11,11);ws.set_column(12,12,30);ws.freeze_panes(5,2);ws.repeat_rows(4);ws.set_landscape();ws.fit_to_pages(1,0)
y=5; rows=[]; G=[0]*7; summ=[]; planted=None; O=V=0
for b,addr,n in ((1,'1200 Stonegate Pkwy',18),(2,'1210 Stonegate Pkwy',24),(3,'1220 Stonegate Pkwy',22),(4,'1230 Stonegate Pkwy',30),(5,'1300 Quarry Rd',16),(6,'1310 Quarry Rd',26),(7,'1320 Quarry Rd',14)):
    ws.merge_range(y,0,y,12,f'Building {b} - {addr}',bh); y+=1; S=[0]*7; o=v=0
    for k in range(n):
        u=f'{b}{k+1:02d}'; sf=r.choice([1250,1800,2400,3000,3600,5000,7200]); 
        if r.random()<.09:
            v+=1; S[0]+=sf; ws.write(y,0,u,x);ws.write(y,1,'VACANT',red);ws.write(y,2,'Warehouse',x);ws.write(y,3,sf,nn)
            rows.append(row(unit=u,building=f'Building {b} - {addr}',unitType='Warehouse',area=sf,statusText='VACANT')); y+=1; continue
        nm=N('ind'); ty=r.choice(['Warehouse','Warehouse','Office/Whse','Shop']); base=round(sf*r.uniform(8,13.5)/12,2); cam=round(sf*1.32/12,2); tx=round(sf*1.08/12,2); ins=round(sf*.24/12,2); tot=round(base+cam+tx+ins,2); dep=r.choice([0,round(base,0),round(base*2,2),1500.0])
        st=addm(d(2026,4),-r.randint(1,34)); ex=eom(addm(st,r.choice([36,60,39])-1)); mtm=ex<d(2026,4); o+=1
        for j,q in enumerate((sf,base,cam,tx,ins,tot,dep)): S[j]+=q
        if b==4 and k==16: planted=dict(what=f'Suite {u} ({nm}, {sf:,} SF, base rent {m2(base)}) is left out of Building 4; the building subtotal and count and the park totals still hold it',kind='row_dropped'); continue
        ws.write(y,0,u,x);ws.write(y,1,nm,x);ws.write(y,2,ty,x);ws.write(y,3,sf,nn); ws.write_datetime(y,4,D.datetime(st.year,st.month,st.day),dd)
        if mtm: ws.write(y,5,'MTM',F(dict(font_name='Arial',font_size=8,align='center')))
        else: ws.write_datetime(y,5,D.datetime(ex.year,ex.month,ex.day),dd)
        for j,q in enumerate((base,cam,tx,ins,tot,dep)): ws.write(y,6+j,q,m)
        ws.write(y,12,r.choice(['','','','','1 - 3 yr @ market','1 - 5 yr @ 3% bumps','Annual 3% increase','Roll-up door repair pending','Notice to vacate rec\'d']),x)
        rows.append(row(unit=u,building=f'Building {b} - {addr}',tenantName=nm,unitType=ty,area=sf,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(ex),contractRent=base,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx),dict(code='Insurance',amount=ins)],totalCharges=tot,deposit=dep or None)); y+=1
    ws.write(y,0,'',st_);ws.write(y,1,f'Bldg {b}: {o} leased / {v} vacant',st_);ws.write(y,2,'',st_);ws.write(y,3,S[0],sn)
    for j in range(1,7): ws.write(y,5+j,round(S[j],2),sm_)
    y+=2; O+=o;V+=v; summ.append((f'Building {b}',o,v,S[0],round(S[1],2),round(S[5],2)))
    for j in range(7): G[j]+=S[j]
ws.write(y,1,'PARK TOTAL',st_);ws.write(y,3,G[0],sn)
for j in range(1,7): ws.write(y,5+j,round(G[j],2),sm_)
sm.write(0,0,'Stonegate Industrial Park - Summary at April 1, 2026',T); sm.set_column(0,6,15);sm.set_landscape();sm.fit_to_pages(1,1)
for i,t in enumerate(['Building','Leased','Vacant','SF','Base Rent','Total Monthly']): sm.write(2,i,t,h)
for k,q in enumerate(summ):
    for i,z in enumerate(q): sm.write(3+k,i,z,x if i==0 else nn if i<4 else m)
for i,z in enumerate(('Total',O,V,G[0],round(G[1],2),round(G[5],2))): sm.write(3+len(summ),i,z,st_ if i==0 else sn if i<4 else sm_)
wb.close(); assert planted
save(fn,'INDUSTRIAL','manager workbook of 150 bays in seven buildings, summary sheet in front',False,rows,propertyName='Stonegate Industrial Park',asOnDate='2026-04-01',units=O+V,occupied=O,vacant=V,sheet='RR 4-1-26',planted=planted)
