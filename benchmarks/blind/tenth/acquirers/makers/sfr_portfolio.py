from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
r=random.Random(505); N=Names(r); FN="sfr_portfolio_rentroll.xlsx"
asof=D(2025,6,30)
mk=[("Columbus, OH",["1148 Fenwick Ave","2207 Larch Hollow Dr","91 E Sedgewick St","3315 Quarry Ridge Ct","408 Bellmont Rd","2750 Tamarind Pl","1633 Osage St","77 Pennyroyal Ln"],("43206","43211","43223")),
    ("Dayton, OH",["512 Wexmoor Dr","1920 Kittredge Ave","834 Old Mill Trce","2416 Corwin St","65 Hawthorn Cir"],("45405","45410")),
    ("Indianapolis, IN",["5501 Brackenfield Way","6128 Cedar Spur","3390 N Arbuckle St","4712 Dunmore Ct","8044 Prairie Gate Dr","1279 S Linwood Ter","2903 Eastbrook Ave","7715 Hollins Rd"],("46203","46218","46227")),
    ("Louisville, KY",["1411 Rosemoor Ave","3028 Gadsden Dr","620 Camp Taylor Rd","2255 Ashgrove Pl","949 Stanwick Ct","4160 Pinecroft Blvd"],("40213","40216"))]
rows=[];vac=0
for m,L,z in mk:
    for a in L:
        bd,ba=r.choice([(3,1),(3,2),(3,"1.5"),(4,2),(2,1),(4,"2.5")]); sf=r.randint(88,210)*10+r.choice([0,4,8]); mr=round((sf*.55+520+bd*60)/5)*5
        R=dict(unit=f"{a}, {m.split(',')[0]}, {m[-2:]} {r.choice(z)}",section=m,unitType=f"{bd}/{ba}",area=sf,marketRent=mr,_yr=r.randint(1948,2006))
        k=r.random()
        if k<.14:
            R["statusText"]=r.choice(["Vacant - Market Ready","Vacant - Rehab","Vacant - Turn"]); vac+=1
        else:
            f,l=N(); 
            R["tenantName"]=f"{f} {l}"+(f"; {N()[0]} {l}" if r.random()<.3 else "")
            R["statusText"]=r.choice(["Current"]*7+["Section 8","Notice"])
            R["leaseStartDate"]=s=D(r.choice([2022,2023,2024,2024,2025]),r.randint(1,6),1)
            e=addm(s,12)-dt.timedelta(1)
            R["leaseEndDate"]=e if e>asof else ("Month-to-Month" if r.random()<.5 else D(2026,e.month,min(e.day,28) if e.month==2 else e.day) if e.month<7 else D(2025,e.month,e.day))
            R["contractRent"]=mr-r.choice([0,20,45,95,120]); R["_pet"]=r.choice([0,0,25,50]); R["_hv"]=r.choice([0,15])
            R["deposit"]=r.choice([R["contractRent"],mr,1000]); R["balance"]=r.choice([0,0,0,0,round(r.uniform(40,4200),2)]) if R["statusText"]!="Eviction" else round(r.uniform(3200,6900),2)
            R["charges"]=[{"code":c,"amount":v} for c,v in (("Pet",R["_pet"]),("Filter/Insurance Pkg",R["_hv"])) if v]
        rows.append(R)
for x in rows[14:15]: x["statusText"]="Eviction"; x["balance"]=4385.17
for x in rows:
    if not x.get("balance"): x.pop("balance",None)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="RR 6-30-25"
fb=Font(name="Calibri",size=10,bold=True); f=Font(name="Calibri",size=10); red=Font(name="Calibri",size=10,color="C00000",italic=True)
ws["B1"]="HEARTLAND HOMES PORTFOLIO I, LLC"; ws["B1"].font=Font(name="Calibri",size=16,bold=True,color="1F3864"); ws["B2"]="27 single-family homes - Rent Roll"; ws["B2"].font=fb; ws["B3"]="Prepared by Seller from Propertyware + manual edits.  Effective 6/30/2025"; ws["B3"].font=red
H=["#","Property Address","Bed/Bath","Sq Ft","Year Built","Resident(s)","Status","Lease From","Lease To","Lease Rent","","Pet","Filter/Insurance Pkg","Market Rent","Loss to Lease","Sec. Deposit","Delinquent"]
hr=5
for j,x in enumerate(H,1):
    c=ws.cell(hr,j,x or None); c.font=Font(name="Calibri",size=10,bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="1F3864"); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
ws.row_dimensions[hr].height=42; ri=hr+1; k=0
acc='_($* #,##0_);_($* (#,##0)_);_($* "-"??_);_(@_)'; acc2='_($* #,##0.00_);_($* (#,##0.00)_);_($* "-"??_);_(@_)'
subs=[]
for m,_,_ in mk:
    L=[x for x in rows if x["section"]==m]; st=ri+1
    ws.cell(ri,2,f"{m} ({len(L)} homes)").font=Font(name="Calibri",size=11,bold=True,underline="single"); ri+=1
    for x in L:
        k+=1; ll=None if "contractRent" not in x else x["marketRent"]-x["contractRent"]
        V=[k,x["unit"],x["unitType"],x["area"],x["_yr"],x.get("tenantName"),x["statusText"],x.get("leaseStartDate"),x.get("leaseEndDate"),x.get("contractRent"),None,x.get("_pet") or None,x.get("_hv") or None,x["marketRent"],ll,x.get("deposit"),x.get("balance")]
        for j,v in enumerate(V,1):
            c=ws.cell(ri,j,v); c.font=red if x["statusText"].startswith("Vacant") or x["statusText"]=="Eviction" else f
            if j in (8,9): c.number_format="m/d/yy"; c.alignment=Alignment(horizontal="center")
            if j==4: c.number_format="#,##0"
            if j in (3,5,7): c.alignment=Alignment(horizontal="center")
            if j in (10,12,13,14,15): c.number_format=acc
            if j in (16,17): c.number_format=acc2
            if j in (2,6): c.alignment=Alignment(wrap_text=True,vertical="center")
        if "&" in str(x) : pass
        ri+=1
    ws.cell(ri,2,"Subtotal").font=fb; subs.append(ri)
    for j,key in ((4,"area"),(10,"contractRent"),(12,"_pet"),(13,"_hv"),(14,"marketRent"),(16,"deposit"),(17,"balance")):
        c=ws.cell(ri,j,f"=SUM({GL(j)}{st}:{GL(j)}{ri-1})"); c.font=fb; c.border=Border(top=Side("thin")); c.number_format=acc2 if j>15 else ("#,##0" if j==4 else acc)
    ri+=2
ws.cell(ri,2,"PORTFOLIO TOTAL").font=fb
for j in (4,10,12,13,14,16,17):
    c=ws.cell(ri,j,"="+"+".join(f"{GL(j)}{s}" for s in subs)); c.font=fb; c.border=Border(top=Side("thin"),bottom=Side("double")); c.number_format=acc2 if j>15 else ("#,##0" if j==4 else acc)
ri+=2
for a,b in (("Homes",len(rows)),("Leased",len(rows)-vac),("Vacant",vac)): ws.cell(ri,6,a).font=fb; ws.cell(ri,7,b).font=f; ri+=1
ws.cell(ri+1,2,"Note: \"Section 8\" = voucher tenant, lease rent shown is full contract rent (tenant + HA). Homes under Rehab are not included in NOI.").font=red
for j,w in enumerate([4,40,9,8,7,30,20,10,15,11,2,8,11,11,10,13,13],1): ws.column_dimensions[GL(j)].width=w
ws.column_dimensions["E"].hidden=True
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows="5:5"; ws.freeze_panes="C6"
wb.save(path(FN))
ws=None
import subprocess,shutil,tempfile
t=tempfile.mkdtemp(); subprocess.run(["soffice","--headless","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",t,path(FN)],capture_output=True); shutil.copy(os.path.join(t,FN),path(FN))  # stores formula results
save(FN,"SINGLE_FAMILY_RENTAL","Seller's own sheet from Propertyware","address as unit, market sections, blank spacer column, hidden column, live formulas, dashes for zero",
 dict(propertyName="HEARTLAND HOMES PORTFOLIO I, LLC",asOnDate="2025-06-30",units=len(rows),occupied=len(rows)-vac,vacant=vac,sheet="RR 6-30-25",rows=rows))
