from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='Carlyle St Trade Park - Tenancy Schedule (Bank).xlsx'
wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule'
fo=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['A1']='TENANCY SCHEDULE';ws['A1'].font=fo(bold=True,size=16,color='00594F')
ws['A2']='Carlyle Street Trade Park, 88-112 Carlyle Street, Onekawa, Napier';ws['A2'].font=fo(bold=True,size=11)
ws['A3']='Valuation for mortgage purposes: Southern Cross Savings Bank';ws['A4']='As at';ws['B4']=D(2025,3,31);ws['B4'].number_format='d mmmm yyyy';ws['B4'].alignment=Alignment(horizontal='left')
h1=['Tenancy','Lessee','Business','Lettable Area (m²)',None,None,None,'Car\nparks','Lease Term',None,None,'Next review',None,'Annual Net\nRental',None,'Opex\nRecovery','Gross\nRental','Monthly\nGross','Guarantee']
h2=[None,None,None,'Whse','Office','Total','Yard',None,'Commenced','Expires','Rights of renewal','Date','Basis','$ pa','$/m²','$ pa','$ pa','$ + GST',None]
gr=PatternFill('solid',fgColor='00594F');t=Side(style='thin',color='BFBFBF')
for i,(a,b) in enumerate(zip(h1,h2),1):
    for r,v in ((6,a),(7,b)):
        c=ws.cell(r,i,v);c.font=fo(bold=True,color='FFFFFF',size=9);c.fill=gr;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
for m in ('D6:G6','I6:K6','L6:M6','N6:O6'): ws.merge_cells(m)
for c in (1,2,3,8): ws.merge_cells(start_row=6,end_row=7,start_column=c,end_column=c)
ws.row_dimensions[6].height=30;ws.row_dimensions[7].height=27
d=[('Unit 1','Bay Fasteners Limited','Trade supplies',420,60,0,6,D(2021,4,1),D(2027,3,31),'2 x 3 yrs',D(2026,4,1),'Market',82800),
('Unit 2','Hawke Hydraulics Limited','Engineering',380,45,120,4,D(2022,9,1),D(2028,8,31),'1 x 6 yrs',D(2025,9,1),'CPI',71400),
('Unit 3','Paint Place (HB) Limited','Trade paint',350,40,0,6,D(2019,2,1),D(2027,1,31),'2 x 4 yrs',D(2026,2,1),'Market',69225),
('Unit 4','Vacant','',350,40,0,4,None,None,None,None,None,None),
('Unit 5A','Ahuriri Coffee Roasters Limited','Food manufacture',165,30,0,3,D(2023,11,15),D(2026,11,14),'3 x 3 yrs',D(2026,11,15),'Market',37050),
('Unit 5B','Orchard Tech Limited','Agritech',160,55,0,4,D(2024,6,1),D(2027,5,31),'1 x 3 yrs',D(2025,6,1),'Fixed 3%',43000),
('Unit 6','Tukituki Tyres Limited','Tyre retail',510,35,260,8,D(2017,7,1),D(2029,6,30),'1 x 6 yrs',D(2025,7,1),'CPI',98100),
('Unit 7-8','Kiwi Cool Stores Limited','Cold storage',1480,110,600,14,D(2020,12,1),D(2032,11,30),'2 x 5 yrs',D(2026,12,1),'Market',262350),
('Unit 9','Mackie Joinery (2018) Limited','Joinery',640,70,150,6,D(2018,5,1),D(2026,4,30),'Nil','','-',108630),
('Unit 10','Port & Plains Couriers Limited','Courier depot',720,85,900,10,D(2023,3,1),D(2029,2,28),'2 x 3 yrs',D(2026,3,1),'Greater of CPI / 3%',144900),
('Unit 11','Redwood Electrical Limited','Electrical',240,50,0,4,D(2022,1,17),D(2028,1,16),'1 x 3 yrs',D(2026,1,17),'Market',52200),
('Unit 12','Sou’west Surfboards','Manufacture & retail',220,30,0,3,D(2021,8,1),'Monthly','Nil','','-',39000),
('Unit 13','Esk Valley Vet Supplies Limited','Wholesale',460,65,0,5,D(2024,2,1),D(2030,1,31),'2 x 3 yrs',D(2027,2,1),'Market',94500),
('Unit 14','Vacant - under offer','',300,35,0,3,None,None,None,None,None,None),
('Unit 15','Taradale Tile Gallery Limited','Showroom',310,145,0,9,D(2019,10,1),D(2025,9,30),'1 x 6 yrs',D(2025,10,1),'Market',91000),
('Unit 16','Civil Plant Hire Napier Limited','Plant hire',390,80,1800,8,D(2022,7,1),D(2027,6,30),'1 x 5 yrs',D(2025,7,1),'CPI',118200),
('Café','The Loading Bay (K. T. Hospitality Ltd)','Café',None,92,0,5,D(2020,3,1),D(2026,2,28),'1 x 3 yrs',D(2026,3,1),'Market',33120)]
BAD='Unit 10'; wrong=149400
rows=[];r=8;T=[0]*9
for u,te,bu,wh,of,yd,cp,a,b,rr,rv,ba,net in d:
    vac=te.startswith('Vacant');tot=(wh or 0)+(of or 0) or None
    ox=None;g=m=None
    if not vac: ox=round((tot or 0)*38.5+(yd or 0)*4.0,2);g=net+ox;m=round(g/12,2)
    pn=wrong if u==BAD else net
    vals=[u,te,bu or None,wh,of,tot,yd or None,cp,a,b,rr,rv or None,ba,pn,round(net/tot,2) if net and tot else None,ox,g,m,None]
    gtee=net/4 if u in('Unit 5B','Unit 13','Café') else None
    vals[18]=gtee
    for i,v in enumerate(vals,1):
        c=ws.cell(r,i,v);c.font=fo(italic=vac and i==2);c.border=Border(bottom=t);c.alignment=Alignment(wrap_text=i in(2,3,13),vertical='top')
        if isinstance(v,dt.date): c.number_format='d-mmm-yy'
        if i in(4,5,6,7): c.number_format='#,##0'
        if i in(14,19): c.number_format='$#,##0'
        if i in(15,16,17,18): c.number_format='$#,##0.00'
    for i,v in enumerate((wh,of,tot,yd,cp,net,ox,g,m)): T[i]+=v or 0
    rows.append(R(unit=u,area=tot,tenantName=None if vac else te,statusText=te if vac else 'Occupied',annualRent=pn,leaseStartDate=a,leaseEndDate=b,deposit=gtee,charges=[dict(code='Opex Recovery',amount=ox,per='year')] if ox is not None else None))
    if ba and len(ba)>12: ws.row_dimensions[r].height=27
    r+=1
for i,v in ((1,'TOTAL'),(4,T[0]),(5,T[1]),(6,T[2]),(7,T[3]),(8,T[4]),(14,T[5]),(16,round(T[6],2)),(17,round(T[7],2)),(18,round(T[8],2))):
    c=ws.cell(r,i,v);c.font=fo(bold=True);c.border=Border(top=Side(style='medium'))
    if 4<=i<=8:c.number_format='#,##0'
    if i==14:c.number_format='$#,##0'
    if i>14:c.number_format='$#,##0.00'
ws.cell(r+2,1,'Leases on ADLS 6th edition (2012) terms, net of outgoings. Unit 12 holding over, determinable on 20 working days notice.').font=fo(size=9,italic=True)
ws.cell(r+3,1,'Source: lessor’s agent Pania Property Management, 2 April 2025.').font=fo(size=9,italic=True)
for c,w in zip('ABCDEFGHIJKLMNOPQRS',(10,33,18,8,8,8,8,7,12,11,12,11,13,12,9,13,13,13,11)): ws.column_dimensions[c].width=w
ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=8;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+F)
ties=[dict(field='area',total=T[2]),dict(field='annualRent',total=T[5]),dict(field='charge:Opex Recovery',total=round(T[6],2))]
save(F,'INDUSTRIAL','valuer (New Zealand)','NZ tenancy schedule, merged two-line header, area split by use',False,'Carlyle Street Trade Park',D(2025,3,31),rows,len(rows),len(rows)-2,2,ties,planted=dict(what='Unit 10 annual net rental prints $149,400; it should be $144,900 (digits swapped): the $/m² (180.00), gross, monthly and the TOTAL all follow from 144,900',kind='digit_changed'))
