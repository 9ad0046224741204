from common import *
# NZ: Wellington office tower, property manager's sheet; floors top-down, car parks & storage as rows, headers over two rows
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
name='d09_Tenancy Schedule - 40 Featherbrook Tce.xlsx'.replace(' ','_')
data=[('Level 9','Te Hiwi Legal Ltd',486.2,7,d(2022,4,1),d(2031,3,31),'2 x 3','1 Apr 2028 (mkt)',243100,29400,71957.60),
('Level 8','Kahurangi Policy Institute',486.2,4,d(2019,7,1),d(2028,6,30),'1 x 3','CPI annual',213928,16800,71957.60),
('Level 7','VACANT',486.2,None,None,None,None,None,None,None,None),
('Level 6 (North)','Piwakawaka Digital Ltd',228.0,2,d(2024,2,19),d(2030,2,18),'1 x 3','19 Feb 2027 (mkt)',108300,8400,33744),
('Level 6 (South)','Oriental Parade Radiology Ltd',258.2,3,d(2021,11,1),d(2027,10,31),'1 x 6','CPI annual',120063,12600,38213.60),
('Level 5','Ministry for Waterways (Crown)',486.2,6,d(2017,9,1),d(2026,8,31),'1 x 3','1 Sep 2024 (mkt)',204204,25200,71957.60),
('Level 4','Ministry for Waterways (Crown)',486.2,0,d(2017,9,1),d(2026,8,31),'1 x 3','1 Sep 2024 (mkt)',204204,0,71957.60),
('Level 3','Southerly Engineers Ltd',486.2,5,d(2023,5,8),d(2032,5,7),'2 x 3','8 May 2026 (mkt)',216359,21000,71957.60),
('Level 2','Rātā Recruitment Ltd',240.0,1,d(2020,12,14),d(2025,12,13),None,None,97200,4200,35520),
('Level 2A','VACANT',246.2,None,None,None,None,None,None,None,None),
('Level 1','Harbourlight Language School Ltd',455.0,0,d(2025,2,3),d(2034,2,2),'1 x 6','3 Feb 2028 (mkt)',172900,0,67340),
('Ground - Retail 1','Flat White Society Ltd',84.5,0,d(2022,8,22),d(2028,8,21),'1 x 6','CPI annual',71825,0,12506),
('Ground - Retail 2','Cuba Optics Ltd',102.0,1,d(2018,6,11),d(2027,6,10),None,'3% annual',81600,4800,15096),
('Ground - Lobby','Parcelpod NZ Ltd',3.0,0,d(2024,10,1),None,None,None,6000,0,0),
('Basement store','Te Hiwi Legal Ltd',41.0,0,d(2022,4,1),d(2031,3,31),'2 x 3','1 Apr 2028 (mkt)',8200,0,0),
('Roof','Aotearoa Towers Ltd',None,0,d(2013,3,1),d(2028,2,29),'1 x 5','2.5% annual',23185,0,0)]
wb=Workbook();ws=wb.active;ws.title='Schedule';hs=wb.create_sheet('WALT');F='Liberation Sans'
ws['B2']='40 Featherbrook Terrace, Wellington';ws['B2'].font=Font(bold=True,size=15,color='00594C');ws['B3']='Tenancy Schedule';ws['B4']='1 November 2025'
g={2:'Premises',3:'Lessee',4:'Area',5:'Car parks',6:'Commencement',7:'Final expiry',8:'Rights of renewal',9:'Next review',10:'Net rent',11:'Car park rent',12:'Total rent',13:'Opex recovery',14:'Gross rental',15:'Monthly rent'}
g2={4:'m² NLA',5:'no.',8:'yrs',10:'$ pa + GST',11:'$ pa + GST',12:'$ pa + GST',13:'$ pa + GST',14:'$ pa + GST',15:'$ + GST'}
for c in range(2,16):
    for r,t in((6,g[c]),(7,g2.get(c))):
        x=ws.cell(r,c,t);x.font=Font(name=F,size=9,bold=(r==6),italic=(r==7));x.fill=PatternFill('solid',fgColor='CFE8E2');x.alignment=Alignment(horizontal='center' if c>3 else 'left',wrap_text=True)
r=8;rows=[];S=[0]*8
for u,t,a,cp,s,e,ro,rv,nr,cr,ox in data:
    v=t=='VACANT';tr=None if v else nr+cr;gr=None if v else round(tr+ox,2);mo=None if v else round(tr/12,2)
    vals=[u,t,a,cp,s,e if e else (None if v else 'Monthly'),ro,rv,nr,cr,tr,ox,gr,mo]
    for i,x in enumerate(vals):
        c=ws.cell(r,2+i,x);c.font=Font(name=F,size=9,color='C00000' if v else '000000')
        if i in(4,5): c.number_format='d/mm/yyyy';c.alignment=Alignment(horizontal='right')
        if i==2:c.number_format='#,##0.0'
        if i in(8,9,10):c.number_format='$#,##0'
        if i in(11,12,13):c.number_format='$#,##0.00'
        if i in (6,7): c.alignment=Alignment(horizontal='center')
        c.border=Border(bottom=Side(style='dotted',color='888888'))
    for k,x in enumerate((a,cp,nr,cr,tr,ox,gr,mo)):S[k]+=x or 0
    rows.append(dict(unit=u,tenantName=None if v else t,area=a,statusText='VACANT' if v else 'Occupied',leaseStartDate=s and s.isoformat(),leaseEndDate=vals[5].isoformat() if isinstance(vals[5],dt.date) else vals[5],annualRent=tr,contractRent=mo,charges=None if v else [dict(code='Car park rent',amount=cr,per='year'),dict(code='Opex recovery',amount=ox,per='year')]))
    r+=1
S=[round(x,2) for x in S]
ws.cell(r,3,'Total')
for c,x in zip((4,5,10,11,12,13,14,15),S):
    ws.cell(r,c,x).number_format={4:'#,##0.0',5:'0'}.get(c,'$#,##0.00')
for c in range(2,16): ws.cell(r,c).font=Font(name=F,size=9,bold=True);ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,2,'Unlet car parks: 6 (asking $80 per week). Opex budget YE 31 March 2026: $148.00 per m². Retail reviewed separately.').font=Font(name=F,size=8)
ws.cell(r+3,2,'Level 7 and Level 2A are being marketed. Parcelpod is a month to month licence.').font=Font(name=F,size=8)
for i,w in zip(range(1,16),[2,18,31,9,8,13,11,9,17,12,11,12,13,13,12]):ws.column_dimensions[L(i)].width=w
hs['A1']='WALT by income (years)';hs['B1']=3.6
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+name)
n=len(rows)
save(name,rows,'40 Featherbrook Terrace','2025-11-01','OFFICE','NZ property manager sheet, floors top down, total rent pa and monthly',units=None,occ=None,vac=2,sheet='Schedule',checks=[('m2',S[0],'area'),('rent',S[4],'annualRent'),('monthly',S[7],'contractRent')])
