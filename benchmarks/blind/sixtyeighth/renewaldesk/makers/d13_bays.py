from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
r=random.Random(1313)
NAME='Quarry_Road_Contractor_Bays_RentSched.xlsx'
ten=['Allied Gutter Systems','Bluewater Pool Service','Castle Rock Masonry','Delta Drywall & Supply','EverGreen Lawn Co.','Firefly Event Rentals','Granite State Tile','High Point Movers','Jet Plumbing','Kestrel Drone Survey','Lumen Lighting Supply','Mason Jar Catering','Nor’easter Snow Removal','Old Dominion Restorations','Paws & Crates Boarding']
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Schedule'; C='Century Gothic'
f=lambda **k: Font(name='Cambria',size=10,**k); t=Side(style='thin',color='999999'); bx=Border(left=t,right=t,top=t,bottom=t)
ws.merge_cells('B2:M2'); ws['B2']='QUARRY ROAD CONTRACTOR BAYS'; ws['B2'].font=Font(name='Cambria',size=15,bold=True)
ws['B3']='Schedule of Leases and Annual Base Rents'; ws['B3'].font=f(); ws['B4']='As of:'; ws['C4']=D(2026,1,1); ws['C4'].number_format='mmmm d, yyyy'; ws['C4'].alignment=Alignment(horizontal='left'); ws['B4'].font=ws['C4'].font=f(bold=True)
ws['L4']='Loan #'; ws['M4']='IRB-20771'
ws.merge_cells('I6:L6'); ws['I6']='ANNUAL BASE RENT IN EFFECT ON'
ws.merge_cells('F6:G6'); ws['F6']='LEASE'
H={2:'BAY',3:'TENANT',4:'SQ FT',5:'DOORS',6:'COMMENCES',7:'EXPIRES',8:'SECURITY DEPOSIT',9:D(2026,1,1),10:D(2027,1,1),11:D(2028,1,1),12:D(2029,1,1),13:'OPTIONS'}
for k,h in H.items():
    c=ws.cell(7,k,h); 
    if k in(9,10,11,12): c.number_format='m/d/yyyy'
for rr in(6,7):
    for k in range(2,14):
        c=ws.cell(rr,k)
        if rr==6 and k not in(6,7,9,10,11,12): continue
        c.font=f(bold=True); c.fill=PatternFill('solid',fgColor='E2EFDA'); c.border=bx; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
rr=8; rows=[]; tot=[0]*6; ti=0; n=17
for i in range(1,n+1):
    u=f'Bay {i}'; sf=r.choice([1200,1200,1500,2000,3000]); dr=r.choice(['1 drive-in','1 drive-in','1 dock','1 dock / 1 drive-in','2 drive-in']); tot[0]+=sf
    row=dict(unit=u,area=sf); vals={2:u,4:sf,5:dr}
    if i in(5,12): vals[3]='— vacant —'; row['statusText']='— vacant —'
    else:
        nm=ten[ti]; ti+=1; st=first(r,D(2020,1,1),D(2025,12,1)); en=D(r.choice([2026,2027,2027,2028,2029,2030]),12,31) if r.random()<.8 else D(2026,r.choice([4,6,9]),30); an=round(sf*r.choice([8.4,9,9.6,10.2])/120)*120; dep=round(an/12); steps=[]
        vals.update({3:nm,6:st,7:en,8:dep,9:an}); tot[1]+=dep; tot[2]+=an; x=an
        for k,y in((10,2027),(11,2028),(12,2029)):
            if en>=D(y,1,1): x=round(x*1.03); vals[k]=x; steps.append(dict(date=D(y,1,1),amount=x,per='year')); tot[k-7]+=x
        vals[13]=r.choice(['none','1 x 3 yr','2 x 5 yr @ market','none'])
        row.update(tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,deposit=dep,annualRent=an,rentSteps=steps)
    for k in range(2,14):
        c=ws.cell(rr,k,vals.get(k)); c.font=f(italic=True) if k==3 and 'statusText' in row and row['statusText'].startswith('—') else f(); c.border=bx
        if k in(6,7): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
        if k in(4,8,9,10,11,12): c.number_format='#,##0'
    rows.append(row); rr+=1
for k,v in {3:'TOTAL',4:tot[0],8:tot[1],9:tot[2],10:tot[3],11:tot[4],12:tot[5]}.items(): ws.cell(rr,k,v)
for k in range(2,14): c=ws.cell(rr,k); c.font=f(bold=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium')); c.number_format='#,##0'
ws.cell(rr+2,2,'17 bays; 15 leased, 2 vacant.  Blank in a later year = lease expires before that date.  Tenants pay CAM of $1.10/SF in addition.').font=f(italic=True)
ws.row_dimensions[7].height=28
for q in range(8,rr):
    ws.cell(q,5).alignment=ws.cell(q,13).alignment=Alignment(horizontal='left',indent=1)
for k,w in zip('ABCDEFGHIJKLM',[2,8,28,9,20,13,13,11,11,11,11,11,20]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
wb.save(DOC+'/'+NAME); print(tot)
save(NAME,dict(propertyName='QUARRY ROAD CONTRACTOR BAYS',asOnDate='2026-01-01',units=17,occupied=15,vacant=2,sheet=None,rows=rows),'WAREHOUSE','Annual rents only; rent at each coming New Year in columns headed by dates',False)
