# QuickBooks desktop export, spacer columns, warehouse bays
from common import *
import xlsxwriter
f='QB_rent_roll_Delancey_Bays.xlsx'
r=random.Random(10)
wb=xlsxwriter.Workbook(D+f); wb.add_worksheet('QuickBooks Desktop Export Tips').write(1,1,'QuickBooks Desktop Export Tips'); ws=wb.add_worksheet('Sheet1')
A=lambda **k: wb.add_format({'font_name':'Arial','font_size':8,**k})
b=A(bold=1); n=A(); mo=A(num_format='#,##0.00'); df=A(num_format='mm/dd/yyyy',align='left'); mt=A(num_format='#,##0.00',bold=1,top=1); mt2=A(num_format='#,##0.00',bold=1,top=1,bottom=6)
ws.write(0,0,'3:41 PM',b); ws.write(1,0,'12/02/24',b); ws.write(0,6,'Delancey Bays LLC',A(bold=1,font_size=12)); ws.write(1,6,'Rent Roll (Customer:Job List)',A(bold=1,font_size=14)); ws.write(2,6,'As of December 1, 2024',A(bold=1,font_size=10))
H=[(3,'Unit'),(5,'Customer'),(7,'Sq Ft'),(9,'Lease Begin'),(11,'Lease End'),(13,'Rent'),(15,'CAM'),(17,'Water'),(19,'Total Invoice'),(21,'Sec Dep'),(23,'Open Balance')]
for c,h in H: ws.write(4,c,h,A(bold=1,bottom=2,align='center'))
T=[('Delancey Tire & Alignment',2400),('Hutchins Stoneworks',2400),('Rapid Rooter of Lehigh',1200),('Vacant',1200),('Perkiomen Cabinet Refacing',1200),('Blue Mountain Roasters',1800),('Keystone Sign Rigging',1800),('Garrity Auto Glass',1200),('Cold Front HVAC Inc',2400),('Summit Gymnastics Booster Club',3600)]
T2=[('Lehigh Valley Pool Supply',3000),('Wojcik Electric',1500),('Wojcik Electric',1500),('Tavares Landscaping',3000),('Vacant',1500),('Amped Batteries',1500),('Rinaldi Bros Plumbing',3000),('Ironclad Fitness',4500),('U.S. Census Bureau (GSA)',1500),('Vacant',3000),('Mobile Mower Doc',1500)]
row=5; truth=[]; G=[0]*6; CC=[7,13,15,17,19,21,23]
G={c:0 for c in CC}
for bn,lst in (('Building 1 - 700 Delancey',T),('Building 2 - 710 Delancey',T2)):
    ws.write(row,1,bn,b); row+=1; S={c:0 for c in CC}
    for i,(t,sf) in enumerate(lst,1):
        u=f'{bn[9]}{i:02d}'; X=dict(unit=u,building=bn,area=sf)
        ws.write(row,3,u,n); ws.write(row,5,t,n); ws.write_number(row,7,sf,A(num_format='#,##0')); S[7]+=sf
        if t=='Vacant': X['statusText']='Vacant'; ws.write_number(row,23,0,mo); X['balance']=0
        else:
            a=first(rdate(r,(2019,1,1),(2024,11,1))); e=eom(addm(a,r.choice([35,59,59,83])-0)); 
            if e<dt.date(2024,12,1): e=eom(addm(e,24))
            if e<dt.date(2024,12,1): e=dt.date(2025,12,31)
            rent=round(sf*r.choice([9.25,9.75,10.5,11])/12,2); cam=round(sf*2.4/12,2); wa=r.choice([15,15,25]); bal=r.choice([0,0,0,0,-25,round(rent+cam+wa,2),340])
            dep=round(rent) if r.random()<.8 else 0; tot=round(rent+cam+wa,2)
            ws.write_datetime(row,9,dt.datetime.combine(a,dt.time()),df); ws.write_datetime(row,11,dt.datetime.combine(e,dt.time()),df)
            for c,v in ((13,rent),(15,cam),(17,wa),(19,tot),(21,dep),(23,bal)): ws.write_number(row,c,v,mo); S[c]+=v
            X.update(tenantName=t,statusText='Occupied',leaseStartDate=a.isoformat(),leaseEndDate=e.isoformat(),contractRent=rent,charges=[dict(code='Rent',amount=rent),dict(code='CAM',amount=cam),dict(code='Water',amount=wa)],totalCharges=tot,deposit=dep,balance=bal)
        truth.append(X); row+=1
    ws.write(row,1,'Total '+bn,b)
    for c in CC: ws.write_number(row,c,round(S[c],2),mt if c!=7 else A(num_format='#,##0',bold=1,top=1)); G[c]+=S[c]
    row+=1
ws.write(row,0,'TOTAL',b)
for c in CC: ws.write_number(row,c,round(G[c],2),mt2 if c!=7 else A(num_format='#,##0',bold=1,top=1,bottom=6))
for c in range(24): ws.set_column(c,c,1.5)
for c,w in ((0,3),(1,3),(3,6),(5,28),(7,8),(9,10),(11,10),(13,10),(15,9),(17,8),(19,11),(21,10),(23,11)): ws.set_column(c,c,w)
ws.freeze_panes(5,0); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
v=sum(x['statusText']=='Vacant' for x in truth)
save(f,'WAREHOUSE','QuickBooks Desktop export, spacer columns, building groups',False,dict(propertyName='Delancey Bays LLC',asOnDate='2024-12-01',units=21,occupied=21-v,vacant=v,sheet='Sheet1',rows=truth),
 [('area',G[7]),('contractRent',round(G[13],2)),(chf('CAM'),round(G[15],2)),(chf('Water'),G[17]),('totalCharges',round(G[19],2)),('deposit',G[21]),('balance',round(G[23],2))])
