# Scotland, hotel with shops, car park; managing agent system, two-line records (fpdf2), portrait
from common import *
from fpdf import FPDF
fn='14_calton_gate_edinburgh_tenancy_report.pdf'
L=[('HOT01','Hotel','Larkhill Hotels (Edinburgh) Ltd',98420,D(2016,11,28),D(2051,11,27),'28/11/2026','Index (CPI 1-4%)',1864000,41200.0,0,'Hotel, 168 bedrooms. Guarantor Larkhill Group plc'),
('SH001','Shop','Thistle & Rye Ltd',1420,D(2018,5,28),D(2028,5,27),'','',68500,3110.5,17125,'Whisky retailer'),
('SH002','Shop','Braw Bagels Ltd',880,D(2022,8,15),D(2032,8,14),'15/08/2027','Open market',47250,1927.2,11812.5,'Tenant break 15/08/2027'),
('SH003','Shop','',1015,None,None,'','',0,2222.85,0,''),
('SH004','Shop','Leithwalk Optical LLP',1240,D(2015,2,2),D(2030,2,1),'','',58000,2715.6,0,''),
('SH005','Shop','Corstorphine Convenience Ltd',3150,D(2017,11,11),D(2032,11,10),'11/11/2027','Upward only',96000,6898.5,24000,'Licensed convenience store'),
('SH006','Shop','The Paper Heron Ltd',640,D(2024,3,4),D(2027,3,3),'','',31000,1401.6,7750,'Stationery and gifts'),
('SH007','Shop','Nether Bow Barbers Ltd',515,D(2020,9,1),'Rolling','','',24500,1127.85,0,'Tacit relocation, 40 days notice'),
('RST01','Restaurant','Caspian Grill (Scotland) Ltd',4260,D(2019,7,22),D(2039,7,21),'22/07/2029','Open market',148000,9329.4,74000,'Ground and mezzanine'),
('RST02','Restaurant','',2980,None,None,'','',0,6526.2,0,''),
('GYM01','Leisure','Pulse Box Fitness Ltd',7750,D(2021,1,18),D(2036,1,17),'18/01/2026','RPI 2-4%',112500,16972.5,28125,'Basement gymnasium'),
('OFF01','Office','Ochil Data Services Ltd',3885,D(2023,10,30),D(2028,10,29),'','',89355,8508.15,22338.75,'Third floor, north wing'),
('CPK01','Car park','Swiftbay Parking Ltd',None,D(2020,4,1),D(2030,3,31),'01/04/2026','Fixed 2.5%',235000,0,58750,'212 spaces, operator lease'),
('ADV01','Advertising','Skyline Outdoor Media Ltd',None,D(2022,6,1),D(2027,5,31),'','',18500,0,0,'48 sheet digital panel, licence'),
('TEL01','Telecom','Bothwell Masts Ltd',None,D(2013,12,1),D(2028,11,30),'','',14250,0,0,'Rooftop, code agreement')]
pd=FPDF('P','mm','A4'); pd.set_auto_page_break(False)
f=lambda d:d.strftime('%d/%m/%Y') if isinstance(d,dt.date) else (d or '')
C=[('Unit Ref',16,'L'),('Tenant',56,'L'),('Sq Ft',14,'R'),('Lease Start',20,'C'),('Lease End',20,'C'),('Annual Rent',23,'R'),('Serv Charge',20,'R'),('Deposit',19,'R')]
X=[11]; [X.append(X[-1]+c[1]) for c in C]; pg=0
def head():
    global pg
    pg+=1; pd.add_page(); pd.set_font('Helvetica','B',12); pd.text(11,14,'Tenancy Schedule by Property'); pd.set_font('Helvetica','',8.5); pd.text(11,20,'Property: 3304  Calton Gate, Leith Street, Edinburgh EH1'); pd.text(11,25,'Client: Calton Gate Unit Trust'); pd.text(150,14,'Effective date: 15/10/2025'); pd.text(150,20,'Printed: 17/10/2025 11:42'); pd.text(150,25,f'Page {pg} of 1')
    y=30; pd.set_fill_color(225); pd.rect(11,y,X[-1]-11,10,'F'); pd.set_font('Helvetica','B',8)
    for j,c in enumerate(C): pd.set_xy(X[j],y); pd.cell(c[1],5,c[0],align=c[2])
    for j,t in ((0,'Use'),(1,'Notes'),(3,'Next Review'),(4,'Review Basis')):
        pd.set_xy(X[j],y+5); pd.cell(C[j][1],5,t,align=C[j][2])
    return 42
y=head(); rows=[]; T=[0]*4
for i,(u,use,t,a,s,e,rv,rb,r,sc,dep,nt) in enumerate(L):

    pd.set_font('Helvetica','',8.3)
    for j,x in enumerate((u,t or 'VACANT',f'{a:,}' if a else '',f(s),f(e),f'{r:,.2f}',f'{sc:,.2f}',f'{dep:,.2f}')):
        pd.set_xy(X[j],y); pd.cell(C[j][1],5,x,align=C[j][2])
    pd.set_font('Helvetica','',7.2); pd.set_text_color(70)
    for j,x in ((0,use),(1,nt),(3,rv),(4,rb)):
        pd.set_xy(X[j],y+4.6); pd.cell(C[j][1],4.6,x,align='L' if j==4 else C[j][2])
    pd.set_text_color(0); pd.set_draw_color(190); pd.line(11,y+11,X[-1],y+11); y+=13.5
    rows.append(dict(unit=u,unitType=use,area=a,tenantName=t,statusText='Occupied' if t else 'VACANT',leaseStartDate=s,leaseEndDate=e,annualRent=r,charges=[dict(code='Serv Charge',amount=sc)],deposit=dep))
    for k,v in enumerate((a or 0,r,sc,dep)): T[k]=round(T[k]+v,2)
pd.set_font('Helvetica','B',8.3); pd.set_draw_color(0); pd.line(11,y-1,X[-1],y-1)
for j,x in ((1,'Property total'),(2,f'{T[0]:,}'),(5,f'{T[1]:,.2f}'),(6,f'{T[2]:,.2f}'),(7,f'{T[3]:,.2f}')): pd.set_xy(X[j],y); pd.cell(C[j][1],5,x,align=C[j][2])
pd.set_font('Helvetica','',8); pd.text(11,y+16,'Units: 15     Let: 13     Vacant: 2'); pd.text(11,y+21,'Amounts in GBP exclusive of VAT. *** End of report ***')
pd.output(doc(fn))
save(fn,'Calton Gate','2025-10-15',rows,15,13,2,'MIXED_USE','Managing agent system report, two-line records with two-line header, hotel, shops, car park',True)
