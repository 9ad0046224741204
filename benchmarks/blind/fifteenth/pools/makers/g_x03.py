# Borrower's industrial park tape: several sheets, two-level merged headers, NNN recoveries, step columns, a hidden column
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(2003); F="Brackwater Industrial Park_Data Tape Backup.xlsx"
wb=Workbook(); cv=wb.active; cv.title="Cover"
for i,t in enumerate(["PROJECT SALTMARSH","Loan sale 2025-2 — supporting documents","Loan 0088-4471 | Brackwater Industrial Park","Contents: RR 5-31-25 (rent roll); Recon (2024 CAM reconciliation); Assumptions"]): cv.cell(3+i*2,2,t).font=Font(size=16 if i==0 else 11,bold=i==0)
ws=wb.create_sheet("RR 5-31-25"); ws["A1"]="Brackwater Industrial Park"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Rent Roll as of 5/31/2025"; ws["A3"]="Loan 0088-4471   UPB $18,240,000"
thin=Side(style="thin",color="999999")
G=[("Premises",1,5),("Lease",6,8),("Base Rent",9,11),("NNN Recoveries (monthly est.)",12,14),("Total Monthly",15,15),("Security",16,16),("1st Step",17,18),("2nd Step",19,20)]
for t,a,b in G:
    ws.cell(5,a,t); 
    if b>a: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
H=["Bldg","Suite","Tenant","Use","SF","Yardi code","Start","Expiration","Monthly","PSF/Yr","Annual","CAM","RE Tax","Insurance","Rent + NNN","Deposit","Date","Monthly Rent","Date","Monthly Rent"]
for j,t in enumerate(H): ws.cell(6,j+1,t)
for rw in(5,6):
    for j in range(1,21):
        c=ws.cell(rw,j); c.font=Font(bold=True,color="FFFFFF",size=9); c.fill=PatternFill("solid",fgColor="44546A"); c.alignment=Alignment(horizontal="center",wrap_text=True,vertical="center"); c.border=Border(left=thin,right=thin)
T=[("A","100","Ferrovane Coatings Inc","Mfg",42000,7.15),("A","140","Salt & Timber Cold Storage","Cold storage",36500,9.4),("A","180","VACANT",None,18000,0),("B","200","Palisade Parcel Network","Distribution",88400,6.35),("B","260","Orrin Tool & Die","Mfg",21250,7.6),("C","300","Nightjar Brewing Supply","Distribution",15600,8.1),("C","310","Kinship Medical Linens","Processing",15600,8.05),("C","320","VACANT",None,15600,0),("C","330","Tallgrass Solar Install","Flex",9200,9.75),("C","335","Vespera Stage Lighting","Flex",6400,10.1),("D","400","U-Haul-It Fleet Services","Truck yard",5100,14.5),("D","Yard","Trident Trailer Leasing","IOS (2.1 ac)",None,0),("E","500","Granite State Foods","Distribution",120000,5.95)]
rows=[]; n=7
for b,s,t,u,a,p in T:
    x=dict(unit=s,building=b,area=a)
    v=[b,s,t,u,a,None]
    if t=="VACANT": x["statusText"]="VACANT"
    else:
        sd=dt.date(r.randint(2016,2024),r.randint(1,12),r.choice([1,1,15])); ed=addm(sd,12*r.choice([7,10,10,12]))-dt.timedelta(days=1)
        if ed<dt.date(2025,9,1): ed=addm(ed,36)
        mo=round(a*p/12,2) if a else 11250.0; cam,tax,ins=(round(a*.92/12,2),round(a*1.31/12,2),round(a*.27/12,2)) if a else (0.0,1400.0,185.0); dep=float(r.choice([0,round(mo),round(mo)])); stp=[]
        d=sd.replace(year=2025); d=d if d>dt.date(2025,5,31) else d.replace(year=2026); w=mo
        for k in range(r.choice([0,1,2,2])):
            if d<ed: w=round(w*1.035,2); stp.append((d,w))
            d=d.replace(year=d.year+1)
        v+=[sd,ed,mo,round(mo*12/a,2) if a else None,round(mo*12,2),cam,tax,ins,round(mo+cam+tax+ins,2),dep]
        v[5]=f"t{r.randint(10000,99999)}"
        for q in stp: v+=list(q)
        x.update(unitType=u,tenantName=t,statusText="Occupied",leaseStartDate=iso(sd),leaseEndDate=iso(ed),contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code="CAM",amount=cam),dict(code="RE Tax",amount=tax),dict(code="Insurance",amount=ins)],totalCharges=round(mo+cam+tax+ins,2),deposit=dep,rentSteps=[dict(date=iso(q),amount=w_) for q,w_ in stp])
    for j,q in enumerate(v):
        c=ws.cell(n,j+1,q); c.font=Font(size=9,italic=t=="VACANT"); c.border=Border(bottom=thin)
        c.number_format={5:"#,##0",7:"m/d/yy",8:"m/d/yy",17:"m/d/yy",19:"m/d/yy"}.get(j+1,"#,##0.00" if j>7 else "General")
        if t=="VACANT" and j<20: c.fill=PatternFill("solid",fgColor="FCE4D6")
    rows.append(x); n+=1
n+=1; oc=[x for x in rows if "tenantName" in x]; ch=lambda i: round(sum(x["charges"][i]["amount"] for x in oc),2)
def foot(lab,vals):
    global n
    ws.cell(n,3,lab)
    for k,v in vals.items(): ws.cell(n,k,v)
    for j in range(1,21):
        c=ws.cell(n,j); c.font=Font(bold=True,size=9); c.number_format="#,##0" if j==5 else "#,##0.00"
    n+=1
foot("Leased",{5:S(oc,"area"),9:S(oc,"contractRent"),11:S(oc,"annualRent"),12:ch(0),13:ch(1),14:ch(2),15:S(oc,"totalCharges"),16:S(oc,"deposit")})
va=[x for x in rows if "tenantName" not in x]; foot("Vacant",{5:S(va,"area")}); foot("Total Park",{5:S(rows,"area"),9:S(oc,"contractRent"),11:S(oc,"annualRent"),12:ch(0),13:ch(1),14:ch(2),15:S(oc,"totalCharges"),16:S(oc,"deposit")})
n+=1; ws.cell(n,1,f"Occupancy: {100*S(oc,'area')/S(rows,'area'):.1f}% of SF ({len(oc)} of {len(rows)} spaces incl. yard)"); ws.cell(n+1,1,"Yard is leased by the acre; no building SF. Base rent is net of all recoveries."); 
ws.column_dimensions["F"].hidden=True
for j,w in enumerate([6,7,26,13,9,9,9,10,12,8,13,10,10,10,12,11,9,12,9,12]): ws.column_dimensions[L(j+1)].width=w
ws.freeze_panes="D7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
rc=wb.create_sheet("Recon"); rc.append(["2024 CAM reconciliation","Budget","Actual","Variance"])
for q in[("Landscape & snow",61200,66840),("Roof & paving reserve",48000,48000),("Common electric",22400,20915),("Management fee 3%",88100,89420)]: rc.append([q[0],q[1],q[2],q[1]-q[2]])
asu=wb.create_sheet("Assumptions"); asu.append(["Item","Input"]); asu.append(["Market rent, bulk (NNN)","$6.75 PSF"]); asu.append(["Downtime (months)",9])
wb.active=1; wb.save(doc(F))
save(F,"INDUSTRIAL","Borrower's industrial workbook, cover and side sheets, grouped headers, NNN columns, step columns, hidden column",True,rows,"Brackwater Industrial Park","2025-05-31",len(rows),len(oc),len(va),sheet="RR 5-31-25",totals={k:S(rows,k) for k in("area","contractRent","annualRent","totalCharges","deposit")})
