# Industrial park xlsx, charge lines beneath units
from h import *
import xlsxwriter
rng=random.Random(7503)
nm=names(rng,["Freight Systems","Tile & Stone","Auto Parts","Packaging Corp","Beverage Dist.","Plumbing Supply","Cabinetry","HVAC Services","E-Commerce LLC","Printing","Medical Supply","Roofing Inc.","Cold Chain","Steel Fab","Flooring"],60)
f='d03_industrial_chargelines.xlsx'
wb=xlsxwriter.Workbook(p(f)); ws=wb.add_worksheet('Report1')
F=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
t=F(); b=F(bold=1); h=F(bold=1,bottom=1,text_wrap=1,valign='bottom',align='center'); n2=F(num_format='#,##0.00'); n0=F(num_format='#,##0'); d_=F(num_format='mm/dd/yyyy',align='left'); bn=F(bold=1,num_format='#,##0.00',top=1); bn0=F(bold=1,num_format='#,##0',top=1)
ws.merge_range('A1:K1','Rent Roll with Lease Charges',F(bold=1,align='center')); ws.merge_range('A2:K2','Granby Trade Park (grantp)',F(align='center')); ws.merge_range('A3:K3','As Of = 01/31/2026',F(align='center')); ws.merge_range('A4:K4','Month Year = 01/2026',F(align='center'))
for j,x in enumerate(['Unit','Unit Type','Unit\nSq Ft','Resident','Name','Lease\nStart','Lease\nExpiration','Charge\nCode','Amount','Deposit\nHeld','Balance']): ws.write(5,j,x,h)
ws.set_row(5,26); ws.set_column('A:A',9); ws.set_column('B:B',12); ws.set_column('E:E',30); ws.set_column('F:G',10.5); ws.set_column('I:K',11); ws.freeze_panes(6,0)
r=6;T=[];i=0;code={};GA=GO=0;gd=gb=0;nv=0;NU=0
for bd,k in (('Building 1 - 2200 Granby Way',9),('Building 2 - 2210 Granby Way',12),('Building 3 - 2240 Granby Way',10),('Building 4 - 2250 Granby Way',7),('Building 5 - Flex / Showroom',6)):
    ws.write(r,0,bd,b); r+=1; ba=bt=0
    for q in range(1,k+1):
        u=f"{bd[9]}{q:02d}"; ut=rng.choice(['WHSE-BAY','WHSE-BAY','WHSE-END']) if bd[9]!='5' else 'FLEX'
        a=rng.choice([3200,4800,6400,7200,9600,12800]); NU+=1
        if rng.random()<.09:
            ws.write(r,0,u,t); ws.write(r,1,ut,t); ws.write(r,2,a,n0); ws.write(r,3,'VACANT',t); ws.write(r,4,'VACANT',t); 
            for j in (8,9,10): ws.write(r,j,0,n2)
            T.append(dict(unit=u,building=bd,unitType=ut,area=a,statusText='VACANT',deposit=0,balance=0)); r+=2; ba+=a; GA+=a; nv+=1; continue
        st=D(rng.randint(2018,2025),rng.randint(1,12),1); en=end(st,rng.choice([36,60,62,84]))
        while en<D(2026,3,1): en=addm(en,36); en=D(en.year,en.month,calendar.monthrange(en.year,en.month)[1])
        ch=[('rent',round(a*rng.uniform(.78,1.12),2)),('cam',round(a*.115,2)),('retx',round(a*.142,2)),('ins',round(a*.024,2))]
        if rng.random()<.2: ch.append(('yard',rng.choice([350.0,500.0,750.0])))
        if rng.random()<.12: ch.append(('conc',-round(ch[0][1]*.5,2)))
        dep=round(ch[0][1]*rng.choice([0,1,1,2]),2); bal=rng.choice([0,0,0,0,-125.5,round(ch[0][1]*.3,2),845.12])
        tot=round(sum(x[1] for x in ch),2)
        for j,v,fm in ((0,u,t),(1,ut,t),(2,a,n0),(3,f't{rng.randint(1,9999):07d}',t),(4,nm[i],t),(9,dep,n2),(10,bal,n2)): ws.write(r,j,v,fm)
        ws.write_datetime(r,5,dt.datetime(st.year,st.month,st.day),d_); ws.write_datetime(r,6,dt.datetime(en.year,en.month,en.day),d_)
        for cc,am in ch: ws.write(r,7,cc,t); ws.write(r,8,am,n2); r+=1; code[cc]=round(code.get(cc,0)+am,2)
        ws.write(r,7,'Total',b); ws.write(r,8,tot,bn); r+=2
        T.append(dict(unit=u,building=bd,unitType=ut,area=a,tenantName=nm[i],statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),deposit=dep,balance=bal,contractRent=ch[0][1],totalCharges=tot,charges=[dict(code=x,amount=y) for x,y in ch])); i+=1
        ba+=a; bt+=tot; GA+=a; GO+=a; gd+=dep; gb+=bal
    ws.write(r,0,'Subtotal '+bd.split(' - ')[0],b); ws.write(r,2,ba,bn0); ws.write(r,8,round(bt,2),bn); r+=2
ws.write(r,0,'Total',b); ws.write(r,1,'Granby Trade Park',b); ws.write(r,2,GA,bn0); ws.write(r,8,round(sum(code.values()),2),bn); ws.write(r,9,round(gd,2),bn); ws.write(r,10,round(gb,2),bn); r+=3
ws.write(r,0,'Summary Groups',h); ws.write(r,2,'Square\nFootage',h); ws.write(r,4,'# Of Units',h); ws.write(r,6,'% Sqft\nOccupied',h); r+=1
for a_,s,k in (('Current/Notice Residents',GO,NU-nv),('Total Vacant Units',GA-GO,nv),('Totals:',GA,NU)):
    ws.write(r,0,a_,t); ws.write(r,2,s,n0); ws.write(r,4,k,t); ws.write(r,6,s/GA,F(num_format='0.00%')); r+=1
r+=2; ws.write(r,0,'Summary of Charges by Charge Code',b); r+=1
for cc,v in code.items(): ws.write(r,0,cc,t); ws.write(r,2,v,n2); r+=1
ws.write(r,0,'Total',b); ws.write(r,2,round(sum(code.values()),2),bn)
wb.close()
save(f,'INDUSTRIAL','Voyager charge-line export, building headings',False,'Granby Trade Park','2026-01-31',T,NU,NU-nv,nv,sheet='Report1')
