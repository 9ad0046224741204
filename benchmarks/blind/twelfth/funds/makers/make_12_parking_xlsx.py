# parking structure: reserved-block licence roll of the garage operator
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='Fulton Garage - monthly parker & license roll (Aug 2025).xlsx'
# level, block, licensee, stalls, rate, start, end, overflow surcharge
T=[('B2','B2-001 to 060','Ostrava Hotel Group (valet)',60,145,'2022-03-01','2027-02-28'),('B2','B2-061 to 072','Finch Street Condominium Assn.',12,160,'2019-01-01','2039-12-31'),
('B1','B1-001 to 045','Meridian Law Group',45,185,'2024-07-01','2026-06-30'),('B1','B1-046 to 058','Tolland Engineering',13,185,'2023-10-01','MTM'),('B1','B1-059 to 080','AVAILABLE',22,None,None,None),
('P1','P1-001 to 006','EV Loop Charging LLC',6,225,'2023-05-15','2033-05-14'),('P1','P1-KIOSK','Pronto Car Wash & Detail',0,None,'2021-04-01','2026-03-31'),
('P2','P2-001 to 090','County of Ashford - Juror Parking',90,110,'2020-09-01','2025-08-31'),('P2','P2-091 to 104','Bellweather Title',14,175,'2025-01-01','2025-12-31'),
('P3','P3-001 to 052','Sable & Reed Advertising',52,165,'2024-02-01','2027-01-31'),('P3','P3-053 to 071','AVAILABLE',19,None,None,None),('P3','P3-072 to 104','Northgate College (night only)',33,62.5,'2024-08-15','2026-05-31'),
('ROOF','RF-001 to 040','Zippa Car Share Inc.',40,95,'2025-03-01','2026-02-28'),('ROOF','RF-ANT','Skyline Relay Partners (antenna)',0,None,'2018-11-01','2028-10-31')]
flat={'P1-KIOSK':2400,'RF-ANT':1875}
wb=Workbook(); ws=wb.active; ws.title='Aug-25'
ws.merge_cells('A1:I1'); ws['A1']='FULTON STREET GARAGE'; ws['A1'].font=Font(bold=True,size=16,name='Calibri'); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:I2'); ws['A2']='Monthly Parker & License Roll  |  August 2025  |  Operator: Keystone Curb Management'; ws['A2'].alignment=Alignment(horizontal='center')
ws['A3']='Transient, event and validation revenue is reported separately.'; ws['A3'].font=Font(italic=True,size=9)
H=['Level','Space Block','Licensee','Stalls','Rate per stall','Monthly License Fee','Sales Tax 6.5%','From','Through']
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFD966'); c.border=Border(*[Side('thin')]*4); c.alignment=Alignment(wrap_text=True,horizontal='center')
y=6; rows=[]; M=X=ST=AV=0; prev=None; y0=y
for lv,bl,t,n,rate,a,b in T:
    v=t=='AVAILABLE'; fee=None if v else flat.get(bl,n*(rate or 0)); tax=None if v else round(fee*.065,2)
    if bl=='P2-001 to 090' or 'Ashford' in t: tax=0
    vals=[lv if lv!=prev else None,bl,t,n if n else None,rate,fee,tax,D.date.fromisoformat(a) if a else None,b if b in(None,'MTM') else D.date.fromisoformat(b)]
    if lv!=prev: start=y
    for i,x in enumerate(vals,1):
        c=ws.cell(y,i,x); c.border=Border(*[Side('thin')]*4)
        if i in(5,6,7): c.number_format='"$"#,##0.00'
        if i>7 : c.number_format='d-mmm-yyyy'; c.alignment=Alignment(horizontal='center')
        if v: c.font=Font(color='C00000')
    prev=lv
    rows.append(row(unit=bl,building=lv,tenantName=None if v else t,statusText='AVAILABLE' if v else 'Occupied',contractRent=None if v else float(fee),charges=None if v else [dict(code='Sales Tax 6.5%',amount=float(tax))],leaseStartDate=a,leaseEndDate=b))
    M+=fee or 0;X+=tax or 0;ST+=n;AV+=n if v else 0; y+=1
# merge level cells
s=6
for k in range(1,len(T)+1):
    if k==len(T) or T[k][0]!=T[k-1][0]:
        if 6+k-1>s: ws.merge_cells(start_row=s,start_column=1,end_row=6+k-1,end_column=1)
        ws.cell(s,1).alignment=Alignment(vertical='center',horizontal='center'); s=6+k
for i,x in((1,'TOTAL'),(4,ST),(6,M),(7,round(X,2))):
    c=ws.cell(y,i,x); c.font=Font(bold=True); 
    if i>5: c.number_format='"$"#,##0.00'
for i in range(1,10): ws.cell(y,i).border=Border(top=Side('medium'),bottom=Side('medium'))
ws.cell(y+2,2,'Contract stalls licensed'); ws.cell(y+2,4,ST-AV); ws.cell(y+3,2,'Contract stalls available'); ws.cell(y+3,4,AV); ws.cell(y+4,2,'Transient stalls (not in roll)'); ws.cell(y+4,4,188)
for l,w in zip('ABCDEFGHI',[8,17,34,8,11,14,12,13,13]): ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,F))
save(F,'PARKING','Garage licence roll, merged level cells, boxed grid','space blocks as units; merged level cells; stalls and rate per stall columns; kiosk and antenna','FULTON STREET GARAGE','2025-08',None,None,None,rows,dict(contractRent=M,salesTax=round(X,2),stalls=ST,stallsLicensed=ST-AV,stallsAvailable=AV))
