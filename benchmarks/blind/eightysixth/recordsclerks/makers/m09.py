# warehouses with yards, Alberta receiver's workbook; two rows per tenant: rent line then step lines to the right; xlsxwriter
from common import *
import xlsxwriter
r=random.Random(8609)
fn='Nisku_Yards_lease_summary_v3.xlsx'
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{fn}'); ws=wb.add_worksheet('Sheet1')
F=lambda **k: wb.add_format({**dict(font_name='Arial Narrow',font_size=10),**k})
t=F(bold=1); h=F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#1F3864',font_color='white'); tx=F(border=1); n=F(border=1,num_format='#,##0'); m=F(border=1,num_format='$#,##0.00'); ac=F(border=1,num_format='0.00" ac"'); dt_=F(border=1,num_format='dd-mmm-yyyy',align='left'); st=F(bold=1,border=1,bg_color='#D9E1F2'); sm=F(bold=1,border=1,num_format='$#,##0.00',bg_color='#D9E1F2'); sn=F(bold=1,border=1,num_format='#,##0',bg_color='#D9E1F2'); vac=F(border=1,font_color='red',italic=1)
ws.write('A1','NISKU YARDS INC. (IN RECEIVERSHIP)',F(bold=1,font_size=14)); ws.write('A2','Lease summary - industrial bays and yards, Leduc County, Alberta'); ws.write('A3','Prepared for the Receiver, information current to 30-Apr-2025. CAD, before GST.')
hd=['Unit / yard','Tenant','Bldg area (sf)','Yard','Term start','Term end','Basic rent / mo.','Op. costs / mo.','Total / mo.','Deposit','Step 1 date','Step 1 rent','Step 2 date','Step 2 rent','Comments']
for i,x in enumerate(hd): ws.write(4,i,x,h)
ws.set_row(4,32)
B=[('Building 1 - 1905 8 Street',[('1-A','Kowalchuk Oilfield Hauling Ltd.',7200,.5,d(2022,9,1),d(2027,8,31),7350,2450,2),('1-B','Prairie Hydrovac Services',7200,.5,d(2024,2,1),d(2029,1,31),7500,2450,2),('1-C',None,7200,.5,None,None,None,None,0),('1-D','Border Fastener & Supply',3600,0,d(2023,6,1),d(2026,5,31),3975,1240,1)]),
('Building 2 - 1913 8 Street',[('2','Northgate Tubular Inspection Inc.',24800,3.1,d(2016,12,1),d(2026,11,30),26250,7900,0)]),
('Building 3 - 812 19 Avenue',[('3-101','Leduc Glass & Mirror',2400,0,d(2021,5,1),d(2026,4,30),2650,825,0),('3-102','Leduc Glass & Mirror',2400,0,d(2021,5,1),d(2026,4,30),2650,825,0),('3-103','Chinook Pump Repair',2400,0,d(2024,11,1),d(2027,10,31),2775,825,1),('3-104',None,2400,0,None,None,None,None,0),('3-105','T. Giesbrecht (cabinet shop)',2400,0,'Overholding','Overholding',2350,825,0),('3-106','Iron Hand Fitness',2450,0,d(2025,3,1),d(2030,2,28),2600,840,2)]),
('Yards only',[('Y1','Sentinel Modular Rentals',None,4.25,d(2023,1,1),d(2025,12,31),9500,1100,0),('Y2','Kowalchuk Oilfield Hauling Ltd.',None,2,d(2022,9,1),d(2027,8,31),4200,520,1),('Y3',None,None,1.8,None,None,None,None,0),('Y4','Capital Crane storage',None,.75,'month-to-month','month-to-month',1650,0,0),('Y5 (laydown)','Northgate Tubular Inspection Inc.',None,2.4,d(2020,12,1),d(2026,11,30),5100,640,0)])]
y=5; rows=[]; G=[0]*5
for b,us in B:
    ws.merge_range(y,0,y,14,b,st); y+=1; S=[0]*5
    for u,tn,sf,yd,a,e,br,op,ns in us:
        for i in range(15): ws.write_blank(y,i,None,tx)
        ws.write(y,0,u,tx) if not u.isdigit() else ws.write_number(y,0,int(u),F(border=1,align='left'))
        if sf: ws.write(y,2,sf,n); S[0]+=sf
        if yd: ws.write(y,3,yd,ac)
        R=dict(unit=u,building=b,area=sf)
        if not tn: ws.write(y,1,'VACANT',vac); R.update(statusText='VACANT'); ws.write(y,14,r.choice(['Heater out','Listed','']),tx)
        else:
            dep=r.choice([br,br*2,0]); ws.write(y,1,tn,tx)
            for c,v in((4,a),(5,e)): ws.write(y,c,v,tx) if isinstance(v,str) else ws.write_datetime(y,c,dt.datetime(v.year,v.month,v.day),dt_)
            for c,v in((6,br),(7,op),(8,br+op),(9,dep)):
                ws.write(y,c,v,m)
            steps=[]
            for k in range(ns):
                sd=addm(a,12*((2025-a.year)+k)) ; sd=sd if sd>d(2025,4,30) else addm(sd,12)
                if k and steps and sd<=steps[-1][0]: sd=addm(steps[-1][0],12)
                if sd>=e: continue
                sr=br+(k+1)*round(br*.035/25)*25; steps.append((sd,sr)); ws.write_datetime(y,10+2*k,dt.datetime(sd.year,sd.month,sd.day),dt_); ws.write(y,11+2*k,sr,m)
            R.update(tenantName=tn,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=br,charges=[dict(code='Basic rent',amount=br),dict(code='Op. costs',amount=op)],totalCharges=br+op,deposit=dep,rentSteps=[dict(date=iso(q),amount=w) for q,w in steps])
            for i,v in enumerate((br,op,br+op,dep)): S[i+1]+=v
        rows.append(row(**R)); y+=1
    for i in range(15): ws.write_blank(y,i,None,st)
    ws.write(y,1,'Subtotal',st); 
    if S[0]: ws.write(y,2,S[0],sn)
    for i in range(4): ws.write(y,6+i,S[i+1],sm)
    G=[p+q for p,q in zip(G,S)]; y+=2
for i in range(15): ws.write_blank(y,i,None,st)
ws.write(y,0,'PORTFOLIO',st); ws.write(y,2,G[0],sn)
for i in range(4): ws.write(y,6+i,G[i+1],sm)
ws.write(y+2,0,'Overholding tenant pays at the last rate. Yard areas are from the 2019 survey.',F(italic=1))
for c,w in zip(range(15),[13,31,10,9,12,12,13,13,13,13,12,12,12,12,16]): ws.set_column(c,c,w)
ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); wb.close()
occ=sum(1 for x in rows if 'tenantName' in x)
finish(fn,'INDUSTRIAL','receiver lease summary, bays and yards, steps to the right',True,rows,'Nisku Yards Inc.','2025-04-30',len(rows),occ,len(rows)-occ,sheet='Sheet1',totals=dict(area=G[0],contractRent=G[1],totalCharges=G[3],deposit=G[4]))
