# industrial park, owner's workbook, annual rents, buildings as header rows, subtotals; one row dropped
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
fn='TVIP_Rent_Roll_09.01.2025.xlsx'
wb=Workbook();ws=wb.active;ws.title='RR 9-1-25'
ft=lambda **k: Font(name='Garamond',size=10.5,**k)
# unit, tenant, sf, from, to, annual, NNN annual, deposit, next bump date, annual
Bs=[('BUILDING 1 - 2200 Turner Valley Rd (1998)',[
('1-A','Sterling Packaging Solutions',24000,D(2021,3,1),D(2026,2,28),192000,55200,16000,None,None),
('1-B','Novak Millwork',12000,D(2023,10,1),D(2028,9,30),105000,27600,8750,D(2025,10,1),108150),
('1-C','Tidewater Auto Parts Whse',18000,D(2019,7,1),D(2027,6,30),148500,41400,12000,D(2026,7,1),152955),
('1-D','Vacant',6000,None,None,None,None,None,None,None)]),
('BUILDING 2 - 2210 Turner Valley Rd (1999)',[
('2-A','Cascade Beverage Distributors',40000,D(2022,5,1),D(2032,4,30),310000,92000,50000,D(2026,5,1),319300),
('2-B','Kline Fire & Safety',8000,D(2020,1,1),D(2025,12,31),72000,18400,5500,None,None),
('2-C','PrintWorks of Carolina',8000,D(2024,6,1),D(2029,5,31),76000,18400,6333,D(2026,6,1),78280),
('2-D','Blue Heron Kayak Mfg.',14000,D(2022,2,1),D(2027,1,31),120400,32200,10000,D(2026,2,1),124012)]),
('BUILDING 3 - 2225 Turner Valley Rd (2004)',[
('3-100','Metrolina HVAC Supply',15500,D(2018,9,1),D(2028,8,31),137950,35650,11000,D(2026,9,1),142089),
('3-110','Sure-Step Flooring',7750,D(2023,1,1),D(2026,12,31),71300,17825,5800,D(2026,1,1),73439),
('3-120','Quantum Lab Instruments',7750,D(2025,2,1),D(2030,1,31),79050,17825,6588,D(2026,2,1),81422),
('3-130','Piedmont Courier',7750,D(2021,8,1),'MTM',68200,17825,5500,None,None),
('3-140','Harlow Stone & Tile',15500,D(2020,11,1),D(2025,10,31),134850,35650,10500,None,None)]),
('BUILDING 4 - 2240 Turner Valley Rd (2006)',[
('4-A','United Medical Linen',32000,D(2017,4,1),D(2027,3,31),272000,73600,20000,D(2026,4,1),280160),
('4-B','Vacant',11000,None,None,None,None,None,None,None),
('4-C','Gearbox Racing Components',9000,D(2024,9,1),D(2029,8,31),87300,20700,7275,D(2026,9,1),89919),
('4-D','Atlas Pool Chemicals',9000,D(2022,7,1),D(2027,6,30),81000,20700,6500,D(2026,7,1),83430)]),
('BUILDING 5 - 2260 Turner Valley Rd (2015)',[
('5-A','ColdChain Express',52000,D(2020,10,1),D(2035,9,30),598000,130000,100000,D(2025,10,1),612950),
('5-B','Red Maple Cabinetry',13000,D(2023,12,1),D(2028,11,30),128700,29900,10725,D(2025,12,1),132561)])]
DROP='2-C'
al=Alignment
ws['B2']='TURNER VALLEY INDUSTRIAL PARK';ws['B2'].font=ft(bold=True);ws['B2'].font=Font(name='Garamond',size=15,bold=True)
ws['B3']='Gastonia, North Carolina';ws['B3'].font=ft(italic=True)
ws['B4']='Rent roll effective September 1, 2025 (all amounts annual)';ws['B4'].font=ft()
H1=['Unit','Tenant','Square','Term','Term','Current Annual','Annual','NNN','Next','Annual Rent','Security','Expires']
H2=['','','Feet','From','To','Base Rent','$/SF','Estimate','Increase','After Incr.','Deposit','In (mos.)']
for j,(a,b) in enumerate(zip(H1,H2),2):
    for r,v in ((6,a),(7,b)):
        x=ws.cell(r,j,v or None);x.font=ft(bold=True);x.alignment=al(horizontal='left' if j<4 else 'center')
        x.border=Border(top=Side(style='medium')) if r==6 else Border(bottom=Side(style='medium'))
r=8;T=[];G=[0]*4;subs=[]
for name,rows in Bs:
    x=ws.cell(r,2,name);x.font=ft(bold=True,underline='single');r+=1;A=[0]*4
    for u,t,sf,a,b,an,nn,dep,nd,na in rows:
        A=[A[0]+sf,A[1]+(an or 0),A[2]+(nn or 0),A[3]+(dep or 0)]
        if u==DROP: continue
        vals=[u,t,sf,a,b,an,(an/sf if an else None),nn,nd,na,dep,None]
        if isinstance(b,D): vals[11]=(b.year-2025)*12+b.month-9
        for j,v in enumerate(vals,2):
            x=ws.cell(r,j,v);x.font=ft(italic=t=='Vacant')
            if isinstance(v,D): x.number_format='mmm d, yyyy';x.alignment=al(horizontal='center')
            elif j==8: x.number_format='$0.00'
            elif j==4: x.number_format='#,##0'
            elif isinstance(v,str) and j>3: x.alignment=al(horizontal='center')
            elif j in(7,9,11,12): x.number_format='$#,##0'
        T.append(dict(unit=u,building=name,area=sf,**(dict(statusText='Vacant') if t=='Vacant' else dict(tenantName=t,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=b if isinstance(b,str) else iso(b),annualRent=an,charges=[dict(code='NNN Estimate',amount=nn)],deposit=dep,rentSteps=[dict(date=iso(nd),amount=na,per='year')] if nd else None))))
        r+=1
    for j,v in ((3,'Subtotal'),(4,A[0]),(7,A[1]),(9,A[2]),(12,A[3])):
        x=ws.cell(r,j,v);x.font=ft(bold=True);x.number_format='#,##0' if j==4 else '$#,##0'
        if j==3:x.alignment=al(horizontal='right')
        else:x.border=Border(top=Side(style='thin'))
    r+=2;G=[p+q for p,q in zip(G,A)]
for j in range(2,14): ws.cell(r,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
for j,v in ((3,'PARK TOTAL'),(4,G[0]),(7,G[1]),(9,G[2]),(12,G[3])):
    x=ws.cell(r,j,v);x.font=ft(bold=True);x.number_format='#,##0' if j==4 else '$#,##0'
r+=2
n=sum(len(b) for _,b in Bs)
for k,v in (('Number of units',n),('Leased',n-2),('Vacant',2),('Occupancy by area',(G[0]-17000)/G[0])):
    ws.cell(r,3,k).font=ft();x=ws.cell(r,4,v);x.font=ft();x.number_format='0.0%' if isinstance(v,float) else '0';r+=1
r+=1;ws.cell(r,2,'NNN estimate = 2025 taxes, insurance and CAM billed as additional rent; trued up each April.').font=ft(italic=True)
for c,wd in zip('ABCDEFGHIJKLM',[2,9,33,10,14,14,15,9,12,14,13,12,10]): ws.column_dimensions[c].width=wd
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(B+'documents/'+fn)
save(fn,dict(propertyName='Turner Valley Industrial Park',asOnDate='2025-09-01',units=n,occupied=n-2,vacant=2,planted=dict(what='unit 2-C (PrintWorks of Carolina, 8,000 sf, $76,000) has no row; the subtotal of building 2, the park total and the counts still include it',kind='row_dropped'),rows=T),'INDUSTRIAL','owner workbook, annual rents, building heading rows with subtotals, offset start',True,'owner')
