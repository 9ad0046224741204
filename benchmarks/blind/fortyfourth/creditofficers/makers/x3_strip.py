import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
F="Daddys shopping center.xlsx"; D=dt.date
wb=Workbook(); ws=wb.active; ws.title='Tenants'
thin=Side(style='thin',color='999999'); bx=Border(left=thin,right=thin,top=thin,bottom=thin)
ws.merge_cells('A1:K1'); ws['A1']='★ Holly Ridge Plaza ★'; ws['A1'].font=Font(name='Georgia',size=20,bold=True,color='7B2D5B'); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:K2'); ws['A2']="Hwy 90 West, Pace, Florida     rents as of February 2026 (Kayla)"; ws['A2'].alignment=Alignment(horizontal='center')
hd=['Space','Store','What they sell','How big?','Price per foot','Rent for the year','Started','Good until','Next bump','Rent for the year after the bump','Share of taxes & ins.']
for i,h in enumerate(hd,1):
    c=ws.cell(4,i,h); c.font=Font(name='Georgia',bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7B2D5B'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=bx
L=[('#1','Dollar Bonanza','variety',9000,81000,D(2019,5,1),D(2029,4,30),D(2026,5,1),85050),
('#2','El Comal Mexican Grill','restaurant',2600,46800,D(2022,10,1),D(2027,9,30),D(2026,10,1),48204),
('#3','Suds & Duds Coin Laundry','laundromat',2000,30000,D(2018,1,1),D(2027,12,31),None,None),
('#4','','',1400,None,None,None,None,None),
('#5','Panhandle Vapor','smoke shop',1200,21600,D(2024,6,15),D(2026,6,14),None,None),
('#6 & #7','Emerald Coast Physical Therapy','clinic',3200,60800,D(2021,3,1),D(2031,2,28),D(2027,3,1),63840),
('#8','Nails by Trinh','salon',1200,20400,D(2020,9,1),'month to month',None,None),
('#9','Little Bayou Learning Center','day care',4200,63000,D(2023,8,1),D(2033,7,31),D(2026,8,1),64890),
('#10','Gulf Breeze Tax & Notary','tax office (seasonal)',1000,15000,D(2025,1,1),D(2026,12,31),None,None),
('pad','Boiled Peanut Brothers','drive-thru kiosk',600,18000,D(2025,4,1),D(2030,3,31),D(2026,4,1),18540),
('#11','','',1800,None,None,None,None,None)]
tot=sum(x[3] for x in L); rows=[]; r=5
for u,t,k,sf,an,s,e,bd,ba in L:
    row=dict(unit=u,area=sf,section=None)
    vals=[u,t or ('for rent!' if u=='#4' else 'for rent!  (old shoe store)'),k,sf,round(an/sf,2) if an else None,an,s,e,bd,ba,sf/tot]
    for i,v in enumerate(vals,1):
        c=ws.cell(r,i,v); c.font=Font(name='Georgia',size=10,italic=not t,color='C00000' if not t else '000000'); c.border=bx
        if i in(7,8,9): c.number_format='mmm d, yyyy'; c.alignment=Alignment(horizontal='left')
        if i==4: c.number_format='#,##0" ft"'
        if i in(6,10): c.number_format='$#,##0'
        if i==5: c.number_format='$0.00'
        if i==11: c.number_format='0.0%'
    if t: row.update(tenantName=t,statusText='Occupied',annualRent=an,leaseStartDate=s,leaseEndDate=e)
    else: row['statusText']=vals[1]
    if ba: row['rentSteps']=[dict(date=iso(bd),amount=ba,per='year')]
    rows.append(row); r+=1
ws.cell(r,2,'Everything together').font=Font(name='Georgia',bold=True)
for i,v,f in((4,tot,'#,##0" ft"'),(6,sum(x[4] or 0 for x in L),'$#,##0'),(11,1,'0.0%')): c=ws.cell(r,i,v); c.number_format=f; c.font=Font(name='Georgia',bold=True); c.border=Border(top=Side(style='double'))
ws.cell(r+1,2,'Empty right now'); ws.cell(r+1,4,3200).number_format='#,##0" ft"'
for j,x in enumerate(['Mr. Trinh says she will sign for 3 more years but we have not done the paper.','Dollar Bonanza also pays 3% of sales over $1.6 million (did not get there in 2025).','Daddy keeps deposits in the Synovus account - ask him.']): ws.cell(r+3+j,2,x).font=Font(name='Georgia',size=9,italic=True)
for c,w in zip('ABCDEFGHIJK',(9,34,22,11,10,13,14,15,14,16,11)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=48; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(os.path.join(DOC,F))
save(F,rows,'RETAIL','r44c','Strip centre list typed by the owner\'s daughter, everyday words as headers, yearly rents only',propertyName='Holly Ridge Plaza',asOnDate='2026-02',units=11,occupied=9,vacant=2,hard=True)
