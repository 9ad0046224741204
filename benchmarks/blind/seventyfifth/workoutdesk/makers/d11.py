# Flex warehouse .xls (xlwt) two buildings, steps on lines below
from common import *
import xlwt
FN='RR_AirportFlex_Q4.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet("RentRoll",cell_overwrite_ok=True); E=xlwt.easyxf
hb=E('font: bold on, name Arial, height 180; align: horiz center, wrap on; borders: bottom thin, top thin'); b=E('font: bold on, name Arial, height 180'); t=E('font: name Arial, height 180'); it=E('font: italic on, name Arial, height 160')
n0=E('font: name Arial, height 180',num_format_str='#,##0'); n2=E('font: name Arial, height 180',num_format_str='#,##0.00'); d=E('font: name Arial, height 180; align: horiz center',num_format_str='d-mmm-yy'); pc=E('font: name Arial, height 180',num_format_str='0.0%'); n2b=E('font: bold on, name Arial, height 180; borders: top thin',num_format_str='#,##0.00'); n0b=E('font: bold on, name Arial, height 180; borders: top thin',num_format_str='#,##0'); bb=E('font: bold on, name Arial, height 180; borders: top thin'); dit=E('font: italic on, name Arial, height 160; align: horiz center',num_format_str='d-mmm-yy'); nit=E('font: italic on, name Arial, height 160',num_format_str='#,##0.00')
ws.write(0,0,'AIRPORT FLEX CENTRE',E('font: bold on, name Arial, height 280')); ws.write(1,0,'Mississauga, Ontario',t); ws.write(2,0,'Rent Roll as at 31-Dec-2025 (CAD)',b)
ws.write_merge(4,4,7,9,'BASE RENT',hb); ws.write_merge(4,4,10,12,'ADDITIONAL RENT (MONTHLY)',hb)
for i,x in enumerate(['Unit','Tenant','Use','Area (sf)','% of Bldg','Commence','Expiry','$/sf/yr','Monthly','Annual','TMI - Tax','TMI - Maint.','TMI - Ins.','Total Monthly']): ws.write(5,i,x,hb)
for i,w in enumerate([8,34,16,10,9,11,11,9,12,13,11,11,11,13]): ws.col(i).width=256*w
DT=[('Building A - 6200 Tranmere Gate',[('A1','Polar Freight Forwarding Inc.','Warehouse',12400,'2021-07-01','2026-06-30',11.5,[]),('A2','Ontario Tile Depot Ltd.','Showroom/Whse',8650,'2023-03-01','2028-02-29',13.25,[('2026-03-01',13.75),('2027-03-01',14.25)]),('A3',None,'Warehouse',6200,'','',0,[]),('A4','Nova Packaging Corp.','Warehouse',9100,'2020-10-01','2030-09-30',10.75,[('2026-10-01',11.5),('2028-10-01',12.25)]),('A5','Hi-Lift Rentals','Flex',4350,'2025-02-01','2028-01-31',15,[('2026-02-01',15.5),('2027-02-01',16)])]),
('Building B - 6240 Tranmere Gate',[('B1','Brightpath Robotics Ltd.','Flex/R&D',7800,'2022-12-01','2027-11-30',16.5,[('2026-12-01',17.25)]),('B2','Brightpath Robotics Ltd.','Mezz. Office',1900,'2022-12-01','2027-11-30',14,[]),('B3','Sugar & Spice Wholesale Foods','Warehouse',10200,'2019-05-01','2029-04-30',12,[('2027-05-01',13)]),('B4',None,'Flex',3100,'','',0,[]),('B5','Credit River Gymnastics Club','Recreation',5600,'2024-09-01','2034-08-31',13.5,[('2026-09-01',14),('2028-09-01',14.5),('2030-09-01',15.25)]),('B6','Al-Noor Auto Glass','Flex',2850,'2018-04-01','MTM',14.75,[])])]
R=6; rows=[]; G=[0]*7; nb=[]
for bl,l in DT:
    ws.write(R,0,bl,b); R+=1; ba=sum(x[3] for x in l); S=[0]*7
    for u,n,use,sf,a,z,p,st in l:
        ws.write(R,0,u,t); ws.write(R,1,n or 'VACANT',t); ws.write(R,2,use,t); ws.write(R,3,sf,n0); ws.write(R,4,sf/ba,pc)
        if not n: rows.append(row(building=bl,unit=u,unitType=use,area=sf,statusText='VACANT')); S[0]+=sf; R+=1; continue
        A=D.fromisoformat(a); Z='MTM' if z=='MTM' else D.fromisoformat(z); mo=round(sf*p/12,2); an=round(mo*12,2); tx,mt,ins=[round(sf*k/12,2) for k in(2.6,1.45,.38)]; tot=round(mo+tx+mt+ins,2)
        ws.write(R,5,A,d); ws.write(R,6,Z,d); ws.write(R,7,p,n2)
        for k,v in zip(range(8,14),[mo,an,tx,mt,ins,tot]): ws.write(R,k,v,n2)
        R+=1; sr=[]
        for q,(dd,pp) in enumerate(st):
            am=round(sf*pp/12,2); ws.write(R,2,'Step:' if q==0 else '',it); ws.write(R,5,D.fromisoformat(dd),dit); ws.write(R,7,pp,nit); ws.write(R,8,am,nit); sr.append({"date":dd,"amount":am}); R+=1
        x=row(building=bl,unit=u,unitType=use,tenantName=n,area=sf,leaseStartDate=A,leaseEndDate=Z,contractRent=mo,annualRent=an,charges=[('TMI - Tax',tx),('TMI - Maint.',mt),('TMI - Ins.',ins)],totalCharges=tot)
        if sr: x['rentSteps']=sr
        rows.append(x); S=[round(p_+q_,2) for p_,q_ in zip(S,[sf,mo,an,tx,mt,ins,tot])]
    for k in range(14): ws.write(R,k,'',bb)
    ws.write(R,1,'Subtotal '+bl.split(' - ')[0],bb); ws.write(R,3,S[0],n0b)
    for k,v in zip(range(8,14),S[1:]): ws.write(R,k,v,n2b)
    R+=2; G=[round(p+q,2) for p,q in zip(G,S)]
for k in range(14): ws.write(R,k,'',bb)
ws.write(R,1,'TOTAL CENTRE',bb); ws.write(R,3,G[0],n0b)
for k,v in zip(range(8,14),G[1:]): ws.write(R,k,v,n2b)
R+=2; v=sum(x['area'] for x in rows if x.get('statusText')); ws.write(R,1,'Vacant area (sf)',t); ws.write(R,3,v,n0); ws.write(R,4,v/G[0],pc); R+=1; ws.write(R,1,'Leased area (sf)',t); ws.write(R,3,G[0]-v,n0); ws.write(R,4,1-v/G[0],pc)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.save(f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='AIRPORT FLEX CENTRE',asOnDate='2025-12-31',units=11,occupied=9,vacant=2,sheet='RentRoll',rows=rows),'INDUSTRIAL','flex warehouse roll, grouped header, steps on lines below, two buildings',True,
 [('sf',G[0],ssum(rows,'area')),('m',G[1],ssum(rows,'contractRent')),('a',G[2],ssum(rows,'annualRent')),('t',G[6],ssum(rows,'totalCharges'))])
