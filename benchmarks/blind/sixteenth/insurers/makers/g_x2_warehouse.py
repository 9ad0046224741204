from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
import subprocess,shutil
g=G(1312); r=g.r
FN="r13_09_tollgate_logistics_sov_rents.xlsx"
wb=Workbook()
cv=wb.active; cv.title='Cover'
for i,t in enumerate(['SUBMISSION – COMMERCIAL PROPERTY RENEWAL 1/1/2026','Named insured: Tollgate Logistics Park Owner LP','Producer: Brannock & Hale Insurance Brokers','Sheets: SOV (buildings and values) / Rents 10-25 (tenants) / Losses'],2): cv.cell(i,2,t)
cv['B2'].font=Font(bold=True,size=14)
sv=wb.create_sheet('SOV'); rl=wb.create_sheet('Rents 10-25'); ls=wb.create_sheet('Losses')
B=[('A','1100 Tollgate Pkwy',1998,'Tilt-up, sprinklered'),('B','1120 Tollgate Pkwy',2001,'Tilt-up, sprinklered'),('C','1150 Tollgate Pkwy',2006,'Pre-eng. metal'),('D','1190 Tollgate Pkwy',2017,'Tilt-up, ESFR')]
bv={'A':9450000,'B':11200000,'C':5300000,'D':18900000}
T={'A':[('A-1','Prairie Fastener Supply Co.','Distribution',22400,13813.33,4293.33,d(2021,5,1),d(2026,4,30),[]),('A-2','Nordlys Furniture Import, Inc.','Furniture whse.',31000,18600.00,5941.67,d(2023,1,1),d(2028,12,31),[(d(2026,1,1),19158.00),(d(2027,1,1),19732.74)]),('A-3',None,'',15800,0,0,None,None,[]),('A-4','Tri-Delta Electric Wholesale','Electrical parts',18300,11742.50,3507.50,d(2022,9,1),d(2027,8,31),[(d(2026,9,1),12094.78)])],
'B':[('B-1','Gulfway Cold Chain Partners','Refrig. storage',48000,40000.00,9200.00,d(2019,7,1),d(2029,6,30),[(d(2026,7,1),41200.00),(d(2027,7,1),42436.00)]),('B-2','Meridian Label & Packaging','Printing',26500,17225.00,5079.17,d(2020,3,1),'MTM',[])],
'C':[('C-100','Anvil Crossfit of Tollgate','Gym',9600,8000.00,1840.00,d(2024,2,1),d(2029,1,31),[(d(2026,2,1),8240.00),(d(2027,2,1),8487.20)]),('C-110','Stateline Tile & Stone','Showroom / whse.',14200,10650.00,2721.67,d(2022,6,1),d(2027,5,31),[(d(2026,6,1),10969.50)]),('C-120',None,'',7300,0,0,None,None,[]),('C-130','Hexagon Robotics Lab LLC','Light mfg.',16900,13520.00,3239.17,d(2023,10,1),d(2026,9,30),[]),('C-140','Bayou Bounce Party Rental','Storage',8000,5333.33,1533.33,d(2025,4,1),d(2028,3,31),[(d(2026,4,1),5493.33),(d(2027,4,1),5658.13)])],
'D':[('D-1','Omnivale Fulfillment Services, L.P.','E-commerce fulfil.',142000,94666.67,27216.67,d(2018,1,1),d(2027,12,31),[(d(2026,1,1),97033.33),(d(2027,1,1),99459.17)])]}
# SOV
sv['A1']='Statement of Values'; sv['A1'].font=Font(bold=True,size=13)
for j,h in enumerate(['Bldg','Address','Year built','Construction','Sq ft','Building RCV','Rents (annual, 100%)'],1): sv.cell(3,j,h).font=Font(bold=True)
for i,b in enumerate(B,4):
    L=T[b[0]]
    for j,v in enumerate([*b,sum(x[3] for x in L),bv[b[0]],round(sum((x[4]+x[5])*12 for x in L),0)],1): sv.cell(i,j,v)
    for j in (5,6,7): sv.cell(i,j).number_format='#,##0'
sv.cell(8,1,'Total'); 
for j,cl in ((5,'E'),(6,'F'),(7,'G')): sv.cell(8,j,f'=SUM({cl}4:{cl}7)').number_format='#,##0'
for c,w in zip('ABCDEFG',[7,24,10,22,12,16,18]): sv.column_dimensions[c].width=w
for i,x in enumerate([['Date','Bldg','Cause','Paid'],['3/14/2023','B','Ammonia leak – spoilage (tenant)',41250],['6/2/2024','C','Hail – roof',187900]],2):
    for j,v in enumerate(x,1): ls.cell(i,j,v)
# rents
ws=rl; ws.merge_cells('B1:M1'); ws['B1']='TOLLGATE LOGISTICS PARK'; ws['B1'].font=Font(bold=True,size=14); ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:M2'); ws['B2']='Tenant rents in force at October 1, 2025'; ws['B2'].alignment=Alignment(horizontal='center')
grp=[(2,'Space',5),(6,'Lease',7),(8,'Monthly rent in force',10),(11,'Annual',11),(12,'Next increase',13),(14,'Following increase',15)]
fill=PatternFill('solid',fgColor='1F3A2D')
for a,t,b in grp:
    ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); ws.cell(4,a,t)
Hd={2:'Suite',3:'Tenant',4:"Tenant's business",5:'Rentable SF',6:'From',7:'To',8:'Base',9:'NNN est.',10:'Total',11:'Base rent',12:'Date',13:'Monthly base',14:'Date',15:'Monthly base'}
for j,h in Hd.items(): ws.cell(5,j,h)
for rr in (4,5):
    for j in range(2,16): c=ws.cell(rr,j); c.fill=fill; c.font=Font(bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center',wrap_text=True)
i=6; rows=[]; subs=[]; n=o=0
money='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
for b,ad,*_ in B:
    ws.cell(i,2,f'Building {b}').font=Font(bold=True); ws.cell(i,3,ad).font=Font(italic=True); i+=1; f=i
    for su,t,use,sf,br,nn,a,e,ss in T[b]:
        n+=1; ws.cell(i,2,su); ws.cell(i,3,t or 'VACANT'); ws.cell(i,4,use); ws.cell(i,5,sf)
        row=dict(unit=su,building=f'Building {b}',area=sf,statusText='Occupied' if t else 'VACANT')
        if t:
            o+=1
            ws.cell(i,6,a); ws.cell(i,7,e); ws.cell(i,8,br); ws.cell(i,9,nn); ws.cell(i,10,f'=H{i}+I{i}'); ws.cell(i,11,f'=H{i}*12')
            for q,(dd,am) in enumerate(ss): ws.cell(i,12+2*q,dd); ws.cell(i,13+2*q,am)
            row.update(tenantName=t,leaseStartDate=iso(a),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=br,annualRent=round(br*12,2),totalCharges=round(br+nn,2),charges=[dict(code='Base',amount=br),dict(code='NNN est.',amount=nn)],rentSteps=[dict(date=iso(x),amount=y) for x,y in ss])
        rows.append(row); i+=1
    ws.cell(i,3,f'Subtotal Building {b}').font=Font(bold=True)
    for j in (5,8,9,10,11):
        L='ABCDEFGHIJK'[j-1]; ws.cell(i,j,f'=SUM({L}{f}:{L}{i-1})').font=Font(bold=True); ws.cell(i,j).border=Border(top=Side(style='thin'))
    subs.append(i); i+=2
ws.cell(i,3,'PARK TOTAL').font=Font(bold=True)
for j in (5,8,9,10,11):
    L='ABCDEFGHIJK'[j-1]; ws.cell(i,j,'='+'+'.join(f'{L}{s}' for s in subs)).font=Font(bold=True); ws.cell(i,j).border=Border(top=Side(style='double'))
last=i
for rr in range(6,last+1):
    ws.cell(rr,5).number_format='#,##0'
    for j in (8,9,10,11,13,15): ws.cell(rr,j).number_format=money
    for j in (6,7,12,14): ws.cell(rr,j).number_format='mmm d, yyyy'; ws.cell(rr,j).alignment=Alignment(horizontal='center')
ws.cell(last+2,3,f'{n} suites, {o} leased, {n-o} vacant'); ws.cell(last+3,3,'NNN estimates are 2025 budget; reconciled each March.')
ws.column_dimensions['A'].width=2
for j,w in zip('BCDEFGHIJKLMNO',[12,34,18,11,13,13,14,14,14,16,13,14,13,14]): ws.column_dimensions[j].width=w
wb.active=2
fit(ws); fit(sv); wb.save('x9.xlsx')
os.makedirs(ROOT+'/tmp9',exist_ok=True)
subprocess.run(f"nice soffice --headless -env:UserInstallation=file://{ROOT}/lo --convert-to xlsx --outdir tmp9 x9.xlsx >/dev/null 2>&1",shell=True,cwd=ROOT)
shutil.move('tmp9/x9.xlsx',DOC+FN); os.remove('x9.xlsx'); os.rmdir('tmp9')
A=[x for L in T.values() for x in L]
save(FN,dict(propertyName='Tollgate Logistics Park',asOnDate='2025-10-01',units=n,occupied=o,vacant=n-o,sheet='Rents 10-25',rows=rows,printedTotals=dict(area=sum(x[3] for x in A),contractRent=round(sum(x[4] for x in A),2),annualRent=round(sum(x[4]*12 for x in A),2),totalCharges=round(sum(x[4]+x[5] for x in A),2))),'WAREHOUSE','broker submission workbook (cover, SOV, rents, losses), formulas, grouped headers, two steps in columns, building headings',True)
