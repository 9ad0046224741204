# Billboard / rooftop / parking-lot site leases over several properties; autofilter with filtered-out rows hidden; openpyxl
from common import *
from datetime import date as D
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
N='Ancillary income - sites & signs (filtered).xlsx'
wb=Workbook(); nt=wb.active; nt.title='notes'; ws=wb.create_sheet('site leases'); rt=wb.create_sheet('Remit codes')
nt['A1']='Filter on column B = "Live" or "To let" before sending. 2/10/26 – KB'; nt['A2']='Do not send remit codes.'
rt.append(['Code','Bank']); rt.append(['7714','First Prairie']); rt.append(['7719','Loess Hills CU'])
ws['A1']='MERIDIAN BLOCK PARTNERS'; ws['A1'].font=Font(name='Verdana',bold=True); ws['A2']='Signs, rooftops, parking & sundry licences – in force at February 10, 2026'
H=['Asset','State of\nlease','Site\nref','What','Licensee','Faces /\ndishes /\nstalls','Size','DEC\n(000s/day)','From','To','Minimum\n$ / month','Rev.\nshare','Paid\n2025','Remit','Next bump','Security\nheld']
for j,v in enumerate(H,1):
    c=ws.cell(4,j,v); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); c.font=Font(name='Verdana',size=8,bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
M='Live';X='Expired';V='To let'
T=[('Grain Exchange Bldg',M,'GX-R1','Rooftop – cellular','Plainscell Wireless LLC',9,'12 x 20 shelter',None,D(2019,5,1),D(2029,4,30),2450,None,29400,7714,('5/1/26',2523.5),2450),
('Grain Exchange Bldg',M,'GX-R2','Rooftop – microwave','Dakota Skybridge ISP',3,'pole mount',None,D(2022,11,1),'yr-to-yr',625,None,7500,7714,None,0),
('Grain Exchange Bldg',X,'GX-R3','Rooftop – paging','PageOne Heartland',1,'pole mount',None,D(1998,1,1),D(2017,12,31),310,None,0,7714,None,310),
('Grain Exchange Bldg',M,'GX-W1','Wallscape, north','Big Elk Outdoor',1,"40' x 62'",38.4,D(2024,6,1),D(2027,5,31),3100,'25%',41822,7714,None,3100),
('Fourth & Pierce lot',M,'FP-P1','Parking, mgmt lease','Curbwell Parking Inc.',142,'1.1 acre',None,D(2021,1,1),D(2026,12,31),9800,'60% > $19k',128400,7719,('1/1/27',None),10000),
('Fourth & Pierce lot',M,'FP-B1','Bulletin, digital, 2-sided','Big Elk Outdoor',2,"14' x 48'",51.7,D(2020,9,1),D(2040,8,31),4166.67,'20%',66910,7719,('9/1/30',4583.34),0),
('Fourth & Pierce lot',V,'FP-B2','Poster, static',None,1,"10'6 x 22'9",29.9,None,None,None,None,None,7719,None,None),
('Fourth & Pierce lot',X,'FP-K1','Kiosk pad','Frosty Rail Custard',1,"12' x 16'",None,D(2019,4,1),D(2023,10,31),400,None,0,7719,None,400),
('Ironside Warehouse',M,'IW-B1','Bulletin, static','Lumen & Larch Advertising',1,"14' x 48'",72.2,D(2016,7,1),D(2026,6,30),1150,'–',13800,7714,None,1150),
('Ironside Warehouse',M,'IW-E1','Trailer storage, 30 stalls','Blackhawk Drayage',30,'0.9 acre',None,D(2025,3,15),'month-to-month',1800,None,17100,7714,None,1800),
('Ironside Warehouse',V,'IW-R1','Rooftop – solar',None,0,'61,000 sf',None,None,None,None,None,None,7714,None,None),
('Ironside Warehouse',M,'IW-EV','EV chargers','Voltmere Charging Co.',8,'8 stalls',None,D(2025,9,1),D(2035,8,31),0,'12%',1204.18,7714,None,0)]
rows=[];m=p=sec=0;r=5;prev=None
for t in T:
    for j,v in enumerate(t,1):
        if j==5 and v is None: v='—'
        if j==15 and v: v=f'{v[0]} to ${v[1]:,.2f}' if v[1] else f'{v[0]} renewal talks'
        if j==8 and v is None: v='n/a'
        c=ws.cell(r,j,v); c.font=Font(name='Verdana',size=8)
        if j in(9,10) and isinstance(v,D): c.number_format='mmm d, yyyy'
        if j in(11,13,16): c.number_format='#,##0.00'
    if t[1]==X: ws.row_dimensions[r].hidden=True
    else:
        m+=t[10] or 0;p+=t[12] or 0;sec+=t[15] or 0
        def sd(a): q=a.split('/'); return f'20{q[2]}-{int(q[0]):02d}-{int(q[1]):02d}'
        rows.append(dict(unit=t[2],propertyName=t[0],unitType=t[3],tenantName=t[4],statusText=t[1],leaseStartDate=t[8],leaseEndDate=t[9],contractRent=t[10],deposit=t[15],rentSteps=[dict(date=sd(t[14][0]),amount=t[14][1])] if t[14] and t[14][1] else []))
    r+=1
ws.auto_filter.ref=f'A4:P{r-1}'
for j,v in((1,'In force'),(11,round(m,2)),(13,p),(16,sec)): c=ws.cell(r,j,v); c.font=Font(name='Verdana',size=8,bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'))
ws.cell(r+2,1,'Paid 2025 includes revenue share. Minimum is before share. DEC = daily effective circulation. 8 live, 2 to let (expired sites filtered out).').font=Font(name='Verdana',size=7,italic=True)
for k,w in zip('ABCDEFGHIJKLMNOP',[22,9,9,25,27,9,16,10,13,15,11,11,12,7,22,11]): ws.column_dimensions[k].width=w
ws.column_dimensions['N'].hidden=True; ws.row_dimensions[4].height=38; ws.freeze_panes='D5'; wb.active=1
from openpyxl.worksheet.properties import PageSetupProperties as PP; ws.sheet_properties.pageSetUpPr=PP(fitToPage=True); ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0
assert sum(x['statusText']=='Live' for x in rows)==8 and len(rows)==10
wb.save(DOC(N))
save(N,'MIXED_USE','Owner\'s filtered list of sign, rooftop, lot and EV sites over three assets','filter-hidden expired rows (not printed, left out of the truth) and hidden remit column, revenue shares, counts and traffic columns, paid-last-year money that is no rent, bump as text, zero minimum',rows,propertyName=None,asOn='2026-02-10',units=10,occupied=8,vacant=2,sheet='site leases',checks=[('min','contractRent',round(m,2)),('sec','deposit',sec)])
