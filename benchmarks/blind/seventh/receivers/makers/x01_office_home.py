# home-made Excel of a suburban office building: several sheets, hidden rows/columns, annual rents, next step columns
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
F='X01_Gristmill_Office_RR_v3_FINAL.xlsx'; d=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Notes'
for i,t in enumerate(['Gristmill Corporate Center','Turned over by former manager 5/14/2025 - see email','Tab "RR 5-25" is current. "Old RR" is the 2023 roll; do not use.','Column K (broker guess) hidden on purpose.']): ws.cell(i+1,1,t)
o=wb.create_sheet('Old RR'); o.append(['Suite','Tenant','SF','Rent']); o.append([101,'Duskwater Software',4100,68880]); o.append([102,'Vacant',2200,None])
ws=wb.create_sheet('RR 5-25')
data=[ # suite, tenant, sf, start, end, annual, psf-calc, step date, step annual, dep, LC?, comment
(101,'Duskwater Software, Inc.',4100,d(2021,6,1),d(2026,5,31),77900,d(2025,6,1),80237,6491.67,'Gave notice will not renew'),
(102,'Hearth & Home Realty',2200,d(2023,1,1),d(2027,12,31),40700,d(2026,1,1),41921,3391.67,''),
(105,'VACANT',3150,None,None,None,None,None,None,'Shell condition'),
(110,'Tri-Parish Workforce Board',6400,d(2018,10,1),d(2028,9,30),112000,d(2025,10,1),115360,0,'Gov\u2019t - termination right w/ 180 days'),
(115,'Law Office of Bertrand Farragher',1275,d(2024,3,1),d(2027,2,28),24225,d(2026,3,1),24951.75,2018.75,''),
('200/202','Cobalt Surety Group',7720,d(2016,4,1),d(2026,3,31),150540,None,None,12545,'(1) 5-yr renewal at FMV'),
(201,'Sagebrush Therapy Collective',1840,d(2022,9,1),d(2025,8,31),33120,None,None,2760,'3 months behind - workout'),
(204,'VACANT',2085,None,None,None,None,None,None,''),
(206,'Umberline Drafting',960,d(2020,2,1),'MTM',15360,None,None,1000,''),
(208,'Elkhorn Benefit Administrators',3905,d(2025,1,1),d(2032,5,31),72242.50,d(2026,1,1),74409.78,18060,'5 mos free ended; LC not cash'),
(210,'VACANT',1510,None,None,None,None,None,None,'LOI out - Pell Dental'),
('B-1','Cobalt Surety Group',600,d(2016,4,1),d(2026,3,31),4800,None,None,None,'Basement storage'),
('Roof','Skyreach Towers LLC',None,d(2019,7,1),d(2029,6,30),21600,d(2025,7,1),22248,None,'Antenna'),
]
ws['B1']='GRISTMILL CORPORATE CENTER'; ws['B1'].font=Font(bold=True,size=14); ws['B2']='Rent Roll'; ws['B3']='May 1, 2025'
H=['Suite','Tenant','RSF','Lease\nStart','Lease\nExpires','Annual\nBase Rent','Base\n$/SF','Monthly\nBase Rent','Next Step\nDate','Broker\nmkt psf','Annual Rent\nafter Step','Security\nDeposit','% of\nRSF','Comments']
for j,h in enumerate(H): 
    c=ws.cell(5,2+j,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B7F5B'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
ws.row_dimensions[5].height=32
rows=[]; r=6; A=sum(x[2] or 0 for x in data)
for k,(u,n,sf,a,b,an,sd,sa,dep,cm) in enumerate(data):
    if k==5: r+=1; ws.cell(r,2,'2nd floor').font=Font(italic=True); r+=1
    if k==11: r+=1; ws.cell(r,2,'Other').font=Font(italic=True); r+=1
    if k==0: ws.cell(r,2,'1st floor').font=Font(italic=True); r+=1
    sec='1st floor' if k<5 else '2nd floor' if k<11 else 'Other'
    v=[u,n,sf,a,b,an,f'=IFERROR(G{r}/D{r},"")' if an and sf else None,round(an/12,2) if an else None,sd,21.5 if sf else None,sa,dep,sf/A if sf else None,cm or None]
    for j,x in enumerate(v):
        c=ws.cell(r,2+j,x)
        if isinstance(x,d): c.number_format='m/d/yy'
        elif j in(5,7,10,11): c.number_format='#,##0.00'
        elif j==6: c.number_format='0.00'; 
        elif j==12: c.number_format='0.0%'
        elif j==2: c.number_format='#,##0'
    if an and sf: ws.cell(r,8,round(an/sf,4)).number_format='0.00'
    if n=='VACANT': 
        for j in range(14): ws.cell(r,2+j).fill=PatternFill('solid',fgColor='F6DDCC')
    rows.append(dict(unit=str(u),section=sec,tenantName=None if n=='VACANT' else n,statusText='VACANT' if n=='VACANT' else 'Occupied',area=sf,leaseStartDate=iso(a) if a else None,leaseEndDate=b if isinstance(b,str) else iso(b) if b else None,annualRent=an,contractRent=round(an/12,2) if an else None,
      rentSteps=[dict(date=iso(sd),amount=sa,per='year')] if sd else None,deposit=dep))
    r+=1
r+=1
ws.cell(r,2,'Totals').font=Font(bold=True)
for j,x in ((2,A),(5,sum(x[5] or 0 for x in data)),(7,round(sum(round(x[5]/12,2) for x in data if x[5]),2)),(11,sum(x[8] or 0 for x in data)),(12,1)):
    c=ws.cell(r,2+j,x); c.font=Font(bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.number_format='0.0%' if j==12 else '#,##0' if j==2 else '#,##0.00'
oc=sum(x[2] or 0 for x in data if x[1]!='VACANT')
ws.cell(r+2,2,'Occupied SF'); ws.cell(r+2,4,oc); ws.cell(r+2,5,oc/A).number_format='0.0%'; ws.cell(r+3,2,'Vacant SF'); ws.cell(r+3,4,A-oc); ws.cell(r+3,5,1-oc/A).number_format='0.0%'
for cc,w in zip('ABCDEFGHIJKLMNO',[2,9,33,8,10,10,13,8,12,10,8,13,12,7,36]): ws.column_dimensions[cc].width=w
ws.column_dimensions['K'].hidden=True
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=2; wb.save(D+'/'+F)
save(F,'OFFICE','home-made Excel, three sheets, old roll in another sheet','hidden column, annual next to monthly rent, annual step amounts, combined suite "200/202", numeric suite ids, floor words in the suite column, stale roll in a second sheet','GRISTMILL CORPORATE CENTER','2025-05-01',None,None,None,rows,sheet='RR 5-25')
