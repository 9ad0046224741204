# furnished flats, bookkeeper's workbook: grouped headers, hidden column, amounts as text here and there, side sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
# apt, plan, guest, in, thru, rent, furn, util, clean, park, dep, asking, remark
F=[
('Ground floor',[
('G1','Studio','Hartley Aerospace (crew)','2025-03-01','2025-12-31',1450,250,120,160,0,1450,1550,''),
('G2','Studio','Hartley Aerospace (crew)','2025-03-01','2025-12-31',1450,250,120,160,0,1450,1550,''),
('G3','1 BR','READY',None,None,None,None,None,None,None,None,1795,'Shown twice this week'),
('G4','Studio','Ms. Odile Marchetti','2024-11-15','MTM',1375,250,120,80,75,1000,1550,'Gave up weekly cleaning'),
]),
('Second floor',[
('201','1 BR','Dr. Ravi Chandrasena','2025-06-20','2026-06-19',1725,325,140,160,75,1725,1795,'Resident, St. Luke\'s'),
('202','1 BR','Claremont Relocation for Bauer','2025-07-07','2025-10-06',1850,325,140,160,75,3000,1795,'Short-stay premium'),
('203','2 BR','Bergstrom family','2025-05-01','2025-11-30',2390,425,185,200,150,2390,2450,'Insurance placement, house fire'),
('204','2 BR','PAINTING - out til 8/4',None,None,None,None,None,None,None,None,2450,''),
('205','1 BR','Mr. Theo Lindgate','2025-01-06','2025-08-31',1695,325,140,0,0,1695,1795,'Notice in - leaves 8/31'),
('206','Studio','Ms. Yuki Brandvold','2025-07-01','2025-12-31',1525,250,120,80,0,1525,1550,''),
]),
('Third floor',[
('301','1 BR','Northgate Opera (season)','2024-09-01','2025-08-31',1650,325,140,160,0,5000,1795,'Deposit = letter of credit'),
('302','1 BR','Northgate Opera (season)','2024-09-01','2025-08-31',1650,325,140,160,0,None,1795,'see 301'),
('303','2 BR','Northgate Opera (season)','2024-09-01','2025-08-31',2300,425,185,200,150,None,2450,'see 301'),
('304','2 BR','Mr. and Mrs. A. Montague','2012-01-01','MTM',0,0,0,0,0,None,2450,'Owners\' own use'),
('305','1 BR','Ms. Corinne Adebayo-Wells','2025-04-14','2026-04-13',1740,325,140,160,75,1740,1795,''),
('306','Studio','READY',None,None,None,None,None,None,None,None,1550,'New mattress ordered'),
]),
('Carriage house',[
('CH-1','2 BR loft','Prof. Emeka Sandoz','2025-08-01','2026-05-31',2650,425,200,200,150,2650,2750,'Visiting chair; rent 2,700 from Jan 1 2026'),
('CH-2','2 BR loft','Tidewater Film Unit LLC','2025-06-15','2025-09-14',3100,425,200,400,300,6200,2750,'Two cars, twice weekly clean'),
]),
]
wb=Workbook(); ws=wb.active; ws.title='Aug 25'; thin=Side(style='thin')
ws['B1']='MONTAGUE HOUSE'; ws['B1'].font=Font(name='Georgia',bold=True,size=14)
ws['B2']='Furnished flats - rent roll at 1 August 2025'; ws['B2'].font=Font(name='Georgia',italic=True)
H1={2:'FLAT',4:'OCCUPANT',8:'MONTHLY CHARGES ($)',15:'OTHER'}
for k,v in H1.items():
    c=ws.cell(4,k,v); c.font=Font(bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center')
for a,b in (('B4','C4'),('D4','F4'),('H4','M4'),('O4','Q4')): ws.merge_cells(f'{a}:{b}')
for i in range(2,18): ws.cell(4,i).fill=PatternFill('solid',fgColor='7A5C3E')
H=[None,'No.','Type','Name','Arrive','Until','(key no.)','Rent','Furniture','Utilities','Cleaning','Parking','Total',None,'Deposit','Asking','Remarks']
for i,h in enumerate(H,1):
    if h: c=ws.cell(5,i,h); c.font=Font(bold=True); c.border=Border(bottom=thin)
r=6; rows=[]; G=[0]*8; key=1407
VAC=('READY','PAINTING')
txt={'206','303'}   # typed in with a dollar sign
for fl,ll in F:
    ws.cell(r,2,fl).font=Font(bold=True,italic=True); r+=1; S=[0]*8
    for (u,pl,g,a,z,rent,fu,ut,cl,pk,dep,ask,rem) in ll:
        vac=g.startswith(VAC); ch=[rent,fu,ut,cl,pk]; tot=None if vac else sum(ch)
        vals={2:u if not u.isdigit() else int(u),3:pl,4:g,5:D(a) if a else None,6:D(z) if z and z[0]=='2' else z,7:key,15:dep,16:ask,17:rem or None}; key+=3
        for i,v in enumerate(ch): vals[8+i]=v
        vals[13]=tot
        if u in txt: vals[8]=f"$ {rent:,}"; vals[13]=f"$ {tot:,}"
        for i,v in vals.items():
            c=ws.cell(r,i,v)
            if i in(5,6): c.number_format='d mmm yyyy'; c.alignment=Alignment(horizontal='left')
            if i>=8 and i<17: c.number_format='#,##0'; c.alignment=Alignment(horizontal='right')
            if i==2: c.alignment=Alignment(horizontal='left')
            if vac and i in(2,3,4): c.font=Font(color='C00000')
        for i,v in enumerate(ch+[tot,dep,ask]): S[i]+=v or 0; G[i]+=v or 0
        rows.append(R(unit=u,section=fl,unitType=pl,tenantName=None if vac else g,statusText=g if vac else 'Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=rent,marketRent=ask,deposit=dep,
          charges=None if vac else [dict(code=n,amount=v) for n,v in zip(['Rent','Furniture','Utilities','Cleaning','Parking'],ch)],totalCharges=tot,rentSteps=[dict(date='2026-01-01',amount=2700)] if u=='CH-1' else None))
        r+=1
    for i,v in zip([8,9,10,11,12,13,15,16],S): c=ws.cell(r,i,v); c.number_format='#,##0'; c.border=Border(top=thin)
    ws.cell(r,4,'Total '+fl.lower()).font=Font(italic=True); r+=2
ws.cell(r,4,'ALL FLATS').font=Font(bold=True)
for i,v in zip([8,9,10,11,12,13,15,16],G): c=ws.cell(r,i,v); c.number_format='#,##0'; c.border=Border(top=thin,bottom=Side(style='double')); c.font=Font(bold=True)
r+=2; ws.cell(r,4,'Let 14, empty 3, owners 1 = 18 flats')
ws.column_dimensions['A'].width=2; ws.column_dimensions['G'].hidden=True; ws.column_dimensions['N'].width=2
for c,w in zip('BCDEFHIJKLMOPQ',[7,10,34,12,12,10,10,10,10,9,11,10,10,44]): ws.column_dimensions[c].width=w
ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Left since Jan'); w2.append(['Flat','Guest','Left','Deposit returned'])
for x in [('G3','Orin Falk',dt.date(2025,7,19),1500),('204','Lakeshore Relocation',dt.date(2025,7,28),2450),('306','Ms. P. Trask',dt.date(2025,6,30),1400),('CH-1','Vogel party',dt.date(2025,5,31),2600)]: w2.append(x)
w3=wb.create_sheet('Price list'); w3.append(['Type','Asking','Furniture']); [w3.append(x) for x in [('Studio',1550,250),('1 BR',1795,325),('2 BR',2450,425),('2 BR loft',2750,425)]]
n=len(rows); v=sum('tenantName' not in x for x in rows); assert (n,v)==(18,3),(n,v)
name='montague_house_furnished_aug25.xlsx'; wb.save(os.path.join(DOC,name))
save(name,T('Montague House','2025-08-01',18,None,None,rows,sheet='Aug 25'),'MULTIFAMILY','family bookkeeper (Excel)','grouped headers, hidden key column, two amounts typed as text, floor subtotals, owner-used flat, side sheets',True)
