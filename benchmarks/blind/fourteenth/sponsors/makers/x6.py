# Yardi Commercial tenancy schedule export (medical office): tenant row, then rent steps sub-table under each
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(8866); F="TenancySchedule_moa220_11_30_2025.xlsx"; AS=D(2025,11,30)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"
for i,t in enumerate(("Tenancy Schedule I","Property: Calloway Medical Arts (moa220)     As of Date: 11/30/2025     By Property","Show Rent Steps: Yes     Show Vacant: Yes")): ws.cell(1+i,1,t); ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=14); ws.cell(1+i,1).alignment=Alignment(horizontal="center"); ws.cell(1+i,1).font=Font(bold=i==0,name="Tahoma",size=12 if i==0 else 8)
H=["Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Monthly\nRent","Monthly\nRent/Area","Annual\nRent","Annual\nRent/Area","Annual\nRec./Area","Security\nDeposit","LOC Amount/\nBank Guarantee"]
for i,h in enumerate(H): c=ws.cell(5,1+i,h); c.font=Font(bold=True,name="Tahoma",size=8); c.alignment=Alignment(wrap_text=True,horizontal="center"); c.border=Border(bottom=Side(style="thin"),top=Side(style="thin"))
ws.row_dimensions[5].height=24
ws.cell(6,1,"Calloway Medical Arts (moa220)").font=Font(bold=True)
q=8; rows=[]; T=["Bonnefort Eye Institute, P.A.","Tri-Lobe Pulmonary","Esparzo Endodontics","Marrow & Vine Hematology LLC","StepRight Podiatry","Kowaltzyk ENT","Gracewell Hospice (admin)","Summit Spine Partners","Lamontine Pediatric Dentistry","Hearwell Audiology","Nordvall Plastic Surgery","Calloway Pharmacy"]
su=["100","110","120","130,135","150","200","205","210","220","240","300","310","320","350"]; it=iter(T)
for u in su:
    sf=r.choice((1190,1540,2065,2780,3420,5260)); row=dict(unit=u,area=sf); ws.cell(q,1,u); ws.cell(q,4,sf).number_format="#,##0.00"
    if u in("205","320"): ws.cell(q,2,"VACANT"); row["statusText"]="VACANT"; rows.append(row); q+=2; continue
    nm=next(it); b=D(r.choice((2019,2020,2022,2023,2024)),r.randint(1,12),1); n=r.choice((84,90,120)); e=add_m(b,n)-dt.timedelta(1); p0=r.choice((24,25.5,27,28.5)); steps=[]; k=0; d=b
    while d<e: d2=min(add_m(d,12)-dt.timedelta(1),e); steps.append((d,d2,round(sf*p0*1.025**k/12,2))); d=add_m(d,12); k+=1
    cur=next(s for s in steps if s[0]<=AS<=s[1]); dep=r.choice((0.0,round(cur[2]))) *1.0; loc=25000.0 if sf>5000 else 0.0
    for c,v in zip(range(2,15),(nm,"Medical Office NNN" if r.random()<.8 else "Medical Office Mod. Gross",sf,b,e,n,cur[2],cur[2]/sf,round(cur[2]*12,2),cur[2]*12/sf,r.choice((9.12,9.12,4.5)),dep,loc)): ws.cell(q,c,v)
    for c in (5,6): ws.cell(q,c).number_format="mm/dd/yyyy"
    for c in (4,8,9,10,11,12,13,14): ws.cell(q,c).number_format="#,##0.00"
    row.update(tenantName=nm,statusText="Occupied",leaseStartDate=b,leaseEndDate=e,contractRent=cur[2],annualRent=round(cur[2]*12,2),deposit=dep,rentSteps=[step(s[0],s[2]) for s in steps if s[0]>AS]); rows.append(row); q+=1
    ws.cell(q,2,"Rent Steps"); ws.cell(q,2).font=Font(italic=True,size=8)
    for c,h in zip((3,4,5,6,8,9,10,11),("Charge","Area","From","To","Monthly Amt","Amt/Area","Annual","Annual/Area")): ws.cell(q,c,h).font=Font(italic=True,size=8,underline="single")
    q+=1
    for s in steps:
        if s[1]<AS: continue
        for c,v in zip((3,4,5,6,8,9,10,11),("brent",sf,s[0],s[1],s[2],s[2]/sf,round(s[2]*12,2),s[2]*12/sf)): ws.cell(q,c,v).font=Font(size=8); ws.cell(q,c).number_format="mm/dd/yyyy" if c in(5,6) else "#,##0.00"
        q+=1
    q+=1
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); o=[x for x in rows if x.get("tenantName")]
ws.cell(q,1,"Total Current"); 
for c,v in ((4,S("area")),(8,S("contractRent")),(10,S("annualRent")),(13,S("deposit"))): ws.cell(q,c,v).number_format="#,##0.00"
for c in range(1,15): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).border=Border(top=Side(style="thin"))
oa=sum(x["area"] for x in o); q+=2
for h,c in (("Summary",1),("Area",4),("%",5),("# Units",6)): ws.cell(q,c,h).font=Font(bold=True)
for l,a,n in (("Occupied Area",oa,len(o)),("Vacant Area",S("area")-oa,2),("Total",S("area"),len(rows))): q+=1; ws.cell(q,1,l); ws.cell(q,4,a).number_format="#,##0.00"; ws.cell(q,5,a/S("area")).number_format="0.00%"; ws.cell(q,6,n)
for i,w in enumerate((14,32,25,10,12,12,7,12,10,13,10,10,11,14)): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"OFFICE","Yardi Commercial tenancy schedule export, rent step sub-tables (present step and future ones) under each tenant",True,dict(propertyName="Calloway Medical Arts",asOnDate="2025-11-30",units=len(rows),occupied=len(o),vacant=2,rows=rows,printedTotals={"area":S("area"),"contractRent":S("contractRent"),"annualRent":S("annualRent"),"deposit":S("deposit")}))
