# owner's workbook with 3 sheets, hidden column and row, recoveries in columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as dt
N='x02_Palo Verde Rents 2026.xlsx'
D=[('A','Sonoran Pool Plaster','9/1/2023','8/31/2026',2500,2625,350,275,62.5,2625,0),('B','Cactus Cabinet Refinishing','1/15/2025','1/31/2028',2500,2750,350,275,62.5,2750,-145.20),('C & D','Mesa Gear & Axle','6/1/2020','5/31/2030',5000,4900,700,550,125,4500,0),('E','VACANT','','',2500,None,None,None,None,None,None),
('F','Rios Upholstery','3/1/2019','MTM',2500,2300,350,275,62.5,1500,2987.5),('G','Dry Heat Barbecue Supply','11/1/2024','10/31/2027',3200,3520,448,352,80,3520,0),('H','Verde Valley Baptist Outreach','2/1/2022','1/31/2027',3200,3200,448,352,80,0,80),('I','Vacant (leased to Kolbe Lighting 7/1/26)','','',3200,None,None,None,None,None,None),
('J','Triple Crown Trophies','8/1/2021','7/31/2026',1800,2070,252,198,45,2000,0),('K','Owner storage / mgmt office','','',1800,0,0,0,0,0,0)]
wb=Workbook();s0=wb.active;s0.title='Loan Info';s0['A1']='Palo Verde Flex - loan summary';s0['A3']='Lender';s0['B3']='First Saguaro Bank';s0['A4']='Balance';s0['B4']=1184220.18;s0['A5']='Rate';s0['B5']=.0575
ws=wb.create_sheet('May 26');s2=wb.create_sheet('Notes');s2['A1']='Mesa Gear has 2 five-yr options at 95% FMV';s2['A2']='Unit E asking $1.10 / sf / mo + NNN'
ws['B1']='PALO VERDE FLEX BUILDING';ws['B1'].font=Font(bold=True,size=16,color='7F3F00');ws['B2']='Rents for the month of May 2026 (as of 5/1/2026)'
h=['Bay','Company','old acct','Start','Ends','SqFt','Rent','CAM','Taxes','Ins','Total Due','Sec Dep','Bal Owing']
for i,x in enumerate(h):
    c=ws.cell(4,2+i,x);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7F3F00');c.alignment=Alignment(horizontal='center')
r=5;rows=[];T=[0]*8
iso=lambda s:s if s=='MTM' else dt.datetime.strptime(s,'%m/%d/%Y').strftime('%Y-%m-%d') if s else None
for k,(u,n,s,e,a,rt,cm,tx,ins,dp,bal) in enumerate(D):
    if k==5: r+=1
    tot=None if rt is None else rt+cm+tx+ins
    vs=[u,n,f'9{k}4',s and dt.datetime.strptime(s,'%m/%d/%Y'),e if e in('MTM','') else dt.datetime.strptime(e,'%m/%d/%Y'),a,rt,cm,tx,ins,tot,dp,bal]
    for i,v in enumerate(vs):
        if v in(None,''):continue
        c=ws.cell(r,2+i,v);c.border=Border(bottom=Side('hair'))
        if i in(3,4):c.number_format='m/d/yy'
        if i==5:c.number_format='#,##0'
        if i>5:c.number_format='"$"#,##0.00;[Red]("$"#,##0.00)'
        if i==4 and v=='MTM':c.alignment=Alignment(horizontal='right')
    r+=1
    for i,v in enumerate((a,rt,cm,tx,ins,tot,dp,bal)):T[i]+=v or 0
    vac=n.upper().startswith('VACANT')
    rows.append(dict(unit=u,tenantName=None if vac else n,statusText=n if vac else 'Owner storage / mgmt office' if u=='K' else 'Occupied',area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rt,charges=[] if rt is None else [dict(code='CAM',amount=cm),dict(code='Taxes',amount=tx),dict(code='Ins',amount=ins)],totalCharges=tot,deposit=dp,balance=bal))
ws.cell(r,3,'TOTAL').font=Font(bold=True)
for i,v in enumerate(T):
    c=ws.cell(r,7+i,v);c.font=Font(bold=True);c.border=Border(top=Side('thin'),bottom=Side('double'));c.number_format='#,##0' if i==0 else '"$"#,##0.00;[Red]("$"#,##0.00)'
ws.column_dimensions['D'].hidden=True
ws.cell(r+2,3,'10 bays (C & D are one): 7 rented, 2 empty, 1 owner use');ws.cell(r+3,3,'Kolbe Lighting starts 7/1/26 at $3,680')
ws.column_dimensions['C'].width=40
for x in 'EFGHIJKLMN':ws.column_dimensions[x].width=12
ws.column_dimensions['A'].width=3
wb.active=1;wb.save(doc(N))
save(N,'INDUSTRIAL','owner workbook of 3 sheets, recoveries in columns, hidden column',False,dict(propertyName='PALO VERDE FLEX BUILDING',asOnDate='2026-05-01',units=10,occupied=7,vacant=2,sheet='May 26',printedTotals=dict(area=T[0],contractRent=T[1],totalCharges=T[5],deposit=T[6]),rows=rows))
