from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='Ballykeeran Estate lettings list.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Lettings'; w2=wb.create_sheet('Contacts')
f=lambda b=False,i=False,s=10: Font(name='Garamond',size=s,bold=b,italic=i)
def put(r,c,v,b=False,nf=None,i=False):
    q=ws.cell(r,c,v); q.font=f(b,i)
    if nf: q.number_format=nf
    return q
put(1,2,'BALLYKEERAN ESTATE, CO. WESTMEATH',True); ws['B1'].font=f(True,s=16); put(2,2,'Lettings as at 1st May 2025 – for Mr. D. Colfer, Receiver over the assets of Ballykeeran Estates Unlimited Company',i=True)
H=['Ref','Letting','Sq ft','Let to','Agreement','From','Until','€ per month','€ per annum','Arrears €','Remarks']
for j,h in enumerate(H,2):
    q=put(4,j,h,True); q.border=Border(bottom=Side(style='medium')); q.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='right' if j in(4,9,10,11) else 'left')
L=[('Houses and cottages',[('H1','Gate Lodge',1150,'J. Lavelle','Part 4 tenancy',D(2019,8,1),'Periodic',850,None,0,''),('H2','Steward’s House',1820,'N. & B. Quilty','Part 4 tenancy',D(2022,2,1),'Periodic',1150,None,1150,'April unpaid'),('H3','No. 1 Kennel Row',640,'P. Mulqueen','Service occupancy',D(2008,1,1),None,0,None,0,'Retired herdsman, rent free'),('H4','No. 2 Kennel Row',640,None,None,None,None,None,None,None,'Vacant – damp'),('H5','No. 3 Kennel Row',655,'A. Devaney','Fixed 12 months',D(2024,11,1),D(2025,10,31),620,None,0,'')]),
('Yards and workshops',[('Y1','Coach house and loft',2400,'Lough Ree Furniture Makers Ltd','Lease',D(2021,5,1),D(2026,4,30),900,None,1800,''),('Y2','Grain store',5200,'Heffernan Feeds Ltd','Lease',D(2023,1,1),D(2027,12,31),1450,None,0,'Rises to €1,600 per month 01/01/2026'),('Y3','Milking parlour and dairy',3100,None,None,None,None,None,None,None,'Vacant since 2022'),('Y4','Machinery shed',3900,'Nagle Contracting','Yearly licence',D(2025,1,1),D(2025,12,31),400,None,0,''),('Y5','Stables (8 boxes) and arena',6800,'S. Coughlan Equestrian','Lease',D(2020,9,1),D(2025,8,31),750,None,-750,'Paid one month ahead'),('Y6','Saw mill yard',None,'Dunleavy Timber','Yearly licence',D(2025,3,1),D(2026,2,28),350,None,350,'')]),
('Land',[('L1','Front Lawn, 62.40 acres','','T. Shanahan','11-month conacre',D(2025,1,1),D(2025,11,30),None,15600,7800,'Half due at signing'),('L2','River Meadows, 38.15 acres','','T. Shanahan','11-month conacre',D(2025,1,1),D(2025,11,30),None,8700,0,''),('L3','Bog Field, 21 acres','',None,None,None,None,None,None,None,'Not let this season'),('L4','Upper and Lower Tillage, 94.75 acres','','Midland Cereal Growers Ltd','Long-term lease',D(2022,11,1),D(2029,10,31),None,26530,0,'EU entitlements included'),('L5','Walled Garden, 2.3 acres','','Keeran Organics CLG','Lease',D(2023,4,1),D(2028,3,31),None,1200,300,'')]),
('Sporting and other',[('S1','Shooting rights','','Ballykeeran Gun Club','Licence',D(2024,9,1),D(2026,8,31),None,3500,0,''),('S2','Telecoms mast','','Skyreach Towers Ireland Ltd','Lease',D(2016,6,1),D(2031,5,31),None,11250,0,''),('S3','Boathouse',480,'Lakeside Anglers’ Association','Yearly licence',D(2025,2,1),D(2026,1,31),None,600,0,'')])]
R=5;rows=[];G=[0]*4;occ=vac=0; eu='#,##0.00;(#,##0.00)'
for sec,us in L:
    R+=1; put(R,2,sec,True).fill=PatternFill('solid',fgColor='EFE8D8')
    for j in range(3,13): ws.cell(R,j).fill=PatternFill('solid',fgColor='EFE8D8')
    R+=1; S=[0]*4
    for ref,ds,a,t,ag,s,e,m,y,arr,rem in us:
        put(R,2,ref); put(R,3,ds)
        if a: put(R,4,a,nf='#,##0'); S[0]+=a
        v=t is None
        if not v:
            put(R,5,t); put(R,6,ag); 
            for c,x in ((7,s),(8,e)):
                if x: q=put(R,c,x,nf='D MMM YYYY'); q.alignment=Alignment(horizontal='left')
            if m is not None: put(R,9,m,nf=eu); y=m*12
            put(R,10,y,nf=eu); put(R,11,arr,nf=eu); S[1]+=m or 0; S[2]+=y; S[3]+=arr; occ+=1
        else: vac+=1
        if rem: put(R,12,rem,i=True)
        rows.append(dict(unit=ref,section=sec,area=a or None,tenantName=t,statusText=('Vacant' if v else 'Occupied'),contractRent=m,annualRent=None if v else y,leaseStartDate=s,leaseEndDate=e,balance=arr,rentSteps=[dict(date='2026-01-01',amount=1600)] if ref=='Y2' else None)); R+=1
    put(R,3,f'{sec} – total',True)
    if S[0]: put(R,4,S[0],True,'#,##0')
    if S[1]: put(R,9,S[1],True,eu)
    put(R,10,S[2],True,eu); put(R,11,S[3],True,eu)
    for j in range(2,13): ws.cell(R,j).border=Border(top=Side(style='thin'))
    for j in range(4): G[j]+=S[j]
    R+=1
R+=1; put(R,3,'Estate total',True); put(R,4,G[0],True,'#,##0'); put(R,9,G[1],True,eu); put(R,10,G[2],True,eu); put(R,11,G[3],True,eu)
for j in range(2,13): ws.cell(R,j).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
R+=2; put(R,3,f'{occ+vac} lettings in hand: {occ} let, {vac} vacant or unlet.'); R+=1; put(R,3,'Land acreages from the Land Registry folios. All rents exclude VAT.',i=True)
for c,w in zip('ABCDEFGHIJKL',[2,6,40,9,32,19,13,13,12,13,12,36]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
for i,x in enumerate([('Receiver','D. Colfer, Colfer Brady Restructuring'),('Land agent','Considine Rural, Athlone'),('Solicitors','Geraghty Fallon LLP')],1): w2.cell(i,1,x[0]); w2.cell(i,2,x[1])
w2.column_dimensions['B'].width=44
wb.save(doc(F))
save(F,'OTHER','openpyxl, estate lettings (cottages, yards, land), monthly and annual columns, offset column A',True,dict(propertyName='BALLYKEERAN ESTATE',asOnDate='2025-05-01',units=occ+vac,occupied=occ,vacant=vac,sheet='Lettings',rows=rows))
