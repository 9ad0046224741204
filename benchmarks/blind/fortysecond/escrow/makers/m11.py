# Yardi Breeze commercial: medical building; tenant line, recoveries columns, rent steps rows beneath each tenant
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from datetime import datetime
F='Breeze Commercial Rent Roll Skagit Medical Pavilion.xlsx'
D=[('100','Skagit Women\'s Imaging LLC',5210,'2019-04-01','2029-03-31',13025.00,4341.67,12500.00,[('2026-04-01',13415.75),('2027-04-01',13818.22)]),
('110','Ebey Slough Pharmacy Inc',1680,'2022-01-01','2026-12-31',4060.00,1400.00,4000.00,[('2026-01-01',4181.80)]),
('120','VACANT',1425,None,None,None,None,None,[]),
('200','Anacortes Orthopaedic Group PS',7940,'2016-10-01','2031-09-30',20512.00,6616.67,0.00,[('2025-10-01',21127.36),('2026-10-01',21761.18),('2027-10-01',22414.02)]),
('210','Valley Pediatric Therapy LLC',2315,'2023-06-01','2028-05-31',5497.13,1929.17,5400.00,[('2026-06-01',5662.04)]),
('215','Birdsall Endodontics PLLC',1950,'2020-08-01','2025-07-31',4793.75,1625.00,4550.00,[]),
('220','Cedarbrook Hearing Centers Inc',1240,'2024-11-01','2027-10-31',2893.33,1033.33,2893.33,[('2025-11-01',2980.13)]),
('300','Samish Island Family Practice',6105,'2018-02-01','2028-01-31',15007.13,5087.50,14000.00,[('2026-02-01',15457.34),('2027-02-01',15921.06)]),
('310','VACANT',2480,None,None,None,None,None,[]),
('320','Padilla Bay Dermatology PS',3360,'2021-05-01','2031-04-30',8680.00,2800.00,8400.00,[('2026-05-01',8940.40),('2027-05-01',9208.61)])]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
bf=Font(name='Calibri',bold=True,size=9);nf=Font(name='Calibri',size=9);th=Side(style='thin');fill=PatternFill('solid',fgColor='DDEBF7')
def put(r,c,v,f=nf,fmt=None,al=None):
    x=ws.cell(r,c,v);x.font=f
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    return x
ws.merge_cells('A1:N1');put(1,1,'Commercial Rent Roll',Font(name='Calibri',bold=True,size=14),al='center')
ws.merge_cells('A2:N2');put(2,1,'Skagit Medical Pavilion (skagmed)',bf,al='center');ws.merge_cells('A3:N3');put(3,1,'As of Date: 07/15/2025',nf,al='center')
g=[('Lease',4,6),('Current Monthly Charges',7,9),('Annual',10,11),('Future Rent Increases',13,14)]
for t,a,b in g:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);put(5,a,t,bf,al='center').fill=fill
H=['Unit','Tenant','Area (SF)','From','To','Term (mo)','Base Rent','NNN Recovery','Total','Base Rent','Rent PSF','Security Deposit','Date','Monthly Amount']
for j,h in enumerate(H): x=put(6,j+1,h,bf,al='center');x.border=Border(bottom=th);x.fill=fill
ws.row_dimensions[6].height=26
R=7;rows=[];dt=lambda s:datetime.fromisoformat(s);MF='#,##0.00'
for u,n,sf,a,b,br,nn,dp,st in D:
    put(R,1,u);put(R,2,n);put(R,3,sf,fmt='#,##0');r=dict(unit=u,area=sf,statusText='VACANT' if not br else 'Occupied')
    if br:
        put(R,4,dt(a),fmt='mm/dd/yyyy');put(R,5,dt(b),fmt='mm/dd/yyyy');put(R,6,round((dt(b)-dt(a)).days/30.4375))
        for c,v in((7,br),(8,nn),(9,round(br+nn,2)),(10,round(br*12,2)),(11,round(br*12/sf,2)),(12,dp)): put(R,c,v,fmt=MF)
        r.update(tenantName=n,leaseStartDate=a,leaseEndDate=b,contractRent=br,annualRent=round(br*12,2),charges=[dict(code='NNN Recovery',amount=nn)],totalCharges=round(br+nn,2),deposit=dp,rentSteps=[dict(date=d,amount=x) for d,x in st] or None)
        for i,(d,x) in enumerate(st):
            put(R+i,13,dt(d),fmt='mm/dd/yyyy');put(R+i,14,x,fmt=MF)
        R+=max(1,len(st))
    else: R+=1
    rows.append(r)
put(R,2,'Total Occupied',bf);put(R+1,2,'Total Vacant',bf);put(R+2,2,'Grand Total',bf)
oc=[d for d in D if d[5]];vc=[d for d in D if not d[5]]
put(R,3,sum(d[2] for d in oc),bf,'#,##0');put(R+1,3,sum(d[2] for d in vc),bf,'#,##0');put(R+2,3,sum(d[2] for d in D),bf,'#,##0')
S=lambda i:sum(d[i] for d in oc)
for q in(R,R+2):
    for c,v in((7,S(5)),(8,S(6)),(9,S(5)+S(6)),(10,sum(round(d[5]*12,2) for d in oc)),(12,S(7))): put(q,c,round(v,2),bf,MF)
for c in range(1,15): ws.cell(R,c).border=Border(top=th)
put(R+4,2,'Suite 215 lease expires 7/31; renewal under negotiation.');put(R+6,1,'7/21/2025 2:18 PM');
for L,w in zip('ABCDEFGHIJKLMN',[7,34,10,11,11,8,12,12,12,13,9,11,11,12]): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(doc(F))
save(F,'OFFICE','Yardi Breeze commercial export, medical building, grouped headers, step rows beneath',False,'Skagit Medical Pavilion','2025-07-15',rows,10,8,2)
