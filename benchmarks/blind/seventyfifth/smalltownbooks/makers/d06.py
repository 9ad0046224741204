from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(7506); N=Names(r,last=["Sawchuk","Hrynyk","Kowalchuk","Friesen","Dyck","Thibodeau","Nystrom","Gunderson"])
fn='d06_sawatzky_farm_land.xlsx'
wb=Workbook(); ws=wb.active; ws.title="Land rent 2025"
q=["NE 14-32-21 W2","NW 14-32-21 W2","SE 23-32-21 W2","SW 23-32-21 W2","NE 02-33-21 W2","N1/2 SE 02-33-21 W2","SW 11-33-20 W2","NW 11-33-20 W2","LSD 5 & 6 18-33-20 W2","SE 30-31-22 W2","SW 30-31-22 W2","NE 29-31-22 W2","Pt. NW 06-34-21 W2","SE 06-34-21 W2"]
ac=[159.2,158.7,160,157.44,160,79.8,158.1,159.5,78.65,160,154.3,160,41.2,159.9]
gr={};co=Font(name='Cambria',size=11); cb=Font(name='Cambria',size=11,bold=True)
ws['A1']="SAWATZKY LAND CO. LTD."; ws['A1'].font=Font(name='Cambria',size=14,bold=True); ws['A2']="Farm land rented out, crop year 2025 (as at April 15, 2025)"; ws['A2'].font=co
for (a,z,t) in ((1,3,"Land"),(4,6,"Lease"),(7,8,"Rent"),(9,10,"Received")): ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=z); ws.cell(4,a,t).font=cb; ws.cell(4,a).alignment=Alignment(horizontal='center')
for j,t in enumerate(["Quarter","RM","Acres","Rented to","Starts","Ends","$ / acre","Rent for the year","Apr 1 half","Nov 1 half","Still owing for spring","Notes"]):
    c=ws.cell(5,1+j,t); c.font=cb; c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(wrap_text=True)
for col,w in zip("ABCDEFGHIJKL",[25,16,10,30,13,13,9,19,13,13,13,42]): ws.column_dimensions[col].width=w
rows=[];R=6; ten=[N() for _ in range(3)]+["Dyck Bros. Seed Farm","Elbow Hutterian Brethren","Kowalchuk Grain Ltd."]
for i,(u,a) in enumerate(zip(q,ac)):
    rm="Kellross 247" if "-32-" in u or "-33-" in u else "Emerald 277"
    if i==12:
        vals=[u,rm,a,"not rented",None,None,None,None,None,None,None,"slough and bush, offered to Ducks Unlimited"]; rows.append(row(unit=u,area=a,statusText="not rented"))
    else:
        t=ten[(i*2)%6] if i%2 else ten[i//2%6]; s=D(r.choice([2021,2022,2023,2025]),4,1); e=D(r.choice([2025,2026,2027]),r.choice([10,12]),31); pa=r.choice([48,52,55,58,62.5,45]); an=round(a*pa,2); half=round(an/2,2); late=i in(4,9)
        vals=[u,rm,a,t,s,e,pa,an,None if late else half,None,half if late else 0,r.choice([None,None,"tenant sprays thistles","35 ac alkali","yard site kept by us","grazing only, fence his"])]
        rows.append(row(unit=u,area=a,tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an,balance=half if late else 0))
    for j,v in enumerate(vals):
        c=ws.cell(R,1+j,v); c.font=co
        if j in(4,5): c.number_format='mmm d, yyyy'
        if j in(6,7,8,9,10): c.number_format='#,##0.00'
    R+=1
T={k:S(rows,k) for k in('area','annualRent','balance')}; ws.cell(R,1,f"{len(q)} parcels"); ws.cell(R,3,T['area']); ws.cell(R,8,T['annualRent']); ws.cell(R,9,round(sum(ws.cell(x,9).value or 0 for x in range(6,R)),2)); ws.cell(R,11,T['balance'])
for j in range(1,13): c=ws.cell(R,j); c.font=cb; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.number_format='#,##0.00'
ws.cell(R+2,1,"13 parcels rented, 1 not rented. Taxes are paid by the company, tenants pay crop insurance. No deposits held.").font=co
ws.row_dimensions[5].height=31
for x in range(6,R):
    ws.cell(x,12).alignment=Alignment(horizontal='left',indent=1); ws.cell(x,4).alignment=Alignment(horizontal='left',indent=1)
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(B+'documents/'+fn); save(fn,truth("Sawatzky Land Co. Ltd.","2025-04-15",rows,13,1,sheet="Land rent 2025"),"LAND","farm quarters, grouped two-row header, annual rent only, area in acres",True,T)
