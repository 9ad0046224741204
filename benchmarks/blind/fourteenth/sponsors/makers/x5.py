# neighbourhood retail: recoveries and options, two merged head rows, annual rents, percentage rent notes, two centers? one center
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(8855); F="Bellwether_Plaza_Recoveries_and_Options.xlsx"; AS=D(2026,1,1)
wb=openpyxl.Workbook(); cv=wb.active; cv.title="Cover"; ws=wb.create_sheet("RR 1.1.26"); sm=wb.create_sheet("Expirations")
cv["C5"]="Bellwether Plaza"; cv["C6"]="Quarterly asset review - retail"; cv["C8"]="Tabs: rent roll, lease expirations"
ws["D1"]="Bellwether Plaza"; ws["D1"].font=Font(bold=True,size=15); ws["D2"]="Commercial Rent Roll, Recoveries & Options"; ws["D3"]="January 1, 2026"
top=[(1,1,"Suite"),(2,2,"Tenant d/b/a"),(3,3,"GLA"),(4,4,"Share\nof GLA"),(5,6,"Term"),(7,9,"Base Rent"),(10,13,"Estimated Recoveries (monthly)"),(14,14,"Total\nMonthly"),(15,16,"Percentage Rent"),(17,18,"Renewal Options"),(19,19,"Security\nDeposit")]
sub={5:"Begin",6:"End",7:"PSF",8:"Monthly",9:"Annual",10:"CAM",11:"RE Tax",12:"Insurance",13:"Promo",15:"Breakpoint",16:"%",17:"Terms",18:"Notice by"}
for a,b,t in top:
    ws.cell(5,a,t)
    if a==b: ws.merge_cells(start_row=5,start_column=a,end_row=6,end_column=a)
    else: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
for c,t in sub.items(): ws.cell(6,c,t)
for q in (5,6):
    for c in range(1,20): x=ws.cell(q,c); x.font=Font(bold=True,size=9); x.fill=PatternFill("solid",fgColor="DDE6D5"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(*(Side(style="thin"),)*4)
nm=[("A1","Harvest Table Grocery",38200,11.75),("A2","Dollar Lantern",9100,10.5),("A3","Juniper & Pine Yoga",2150,22),("A4","Tofu Republic",1480,27.5),("A5",None,1960,0),("A6","QuickMend Phone Repair",960,29),("A7","Marigold Florist",1120,24),("B1","Crestline Urgent Care",4400,30.25),("B2","Pagebound Books",2680,19.5),("B3","Corner Barber Collective",890,26),("B4",None,1340,0),("B5","Saffron Court",2975,25.5),("B6","The Wash Tub Laundromat",2240,18.75),("P1","Gullbrand Bank NA (ground lease)",4150,46),("P2","Tortuga Taqueria",2600,41),("ATM","Gullbrand Bank NA - ATM",None,None)]
tot=sum(x[2] or 0 for x in nm); q=7; rows=[]
for u,t,sf,p in nm:
    row=dict(unit=u,area=sf); ws.cell(q,1,u); 
    if sf: ws.cell(q,3,sf); ws.cell(q,4,sf/tot).number_format="0.00%"
    if not t: ws.cell(q,2,"AVAILABLE").font=Font(italic=True,color="AA0000"); row["statusText"]="AVAILABLE"
    else:
        ws.cell(q,2,t); b=D(r.randint(2013,2025),r.randint(1,12),1); e=eom(add_m(b,119)) if sf and sf>4000 else eom(add_m(b,59))
        while e<AS: e=eom(add_m(e,60))
        if u=="B6": e="MTM"
        mo=round(sf*p/12,2) if sf else 850.0; an=round(mo*12,2); k=(.5 if sf and sf>9000 else 1)
        rec=[round(sf*v*k/12,2) for v in (3.9,3.15,.62)]+[round(sf*.25/12,2) if sf<9000 else None] if sf and u!="P1" else [None,round(sf*3.15/12,2) if sf else None,None,None]
        dep=round(mo,2) if sf and sf<4000 else None; total=round(mo+sum(v for v in rec if v),2)
        for c,v in zip(range(5,15),[b,e,p,mo,an]+rec+[total]): ws.cell(q,c,v)
        if r.random()<.35 and sf: ws.cell(q,15,float(round(an/.06,-3))); ws.cell(q,16,.06)
        o=r.choice(("2 x 5 @ 10%","1 x 5 @ FMV","None","3 x 5 @ CPI (cap 3%)")); ws.cell(q,17,o); 
        if o!="None" and e!="MTM": ws.cell(q,18,add_m(e,-9))
        if dep: ws.cell(q,19,dep)
        row.update(tenantName=t,statusText="Occupied",leaseStartDate=b,leaseEndDate=e,contractRent=mo,annualRent=an,charges=ch(*zip(("CAM","RE Tax","Insurance","Promo"),rec)),totalCharges=total,deposit=dep)
        for c in (5,6,18): ws.cell(q,c).number_format="mmm d, yyyy"
        for c in (7,8,9,10,11,12,13,14,19): ws.cell(q,c).number_format='#,##0.00;(#,##0.00);"-"'
        ws.cell(q,15).number_format="#,##0"; ws.cell(q,16).number_format="0.0%"
    for c in range(1,20): ws.cell(q,c).border=Border(bottom=Side(style="hair"))
    rows.append(row); q+=1
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); C=lambda c:round(sum(y["amount"] for x in rows for y in x.get("charges",[]) if y["code"]==c),2)
ws.cell(q,2,"Center totals"); CT={k:C(k) for k in ("CAM","RE Tax","Insurance","Promo")}
for c,v in [(3,tot),(4,1.0),(8,S("contractRent")),(9,S("annualRent")),(10,CT["CAM"]),(11,CT["RE Tax"]),(12,CT["Insurance"]),(13,CT["Promo"]),(14,S("totalCharges")),(19,S("deposit"))]: ws.cell(q,c,v).number_format="#,##0.00" if c>4 else "#,##0"
ws.cell(q,4).number_format="0.00%"
for c in range(1,20): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).border=Border(top=Side(style="medium"))
va=1960+1340; q+=2
for l,n,a in (("Leased GLA",13,tot-va),("Available GLA",2,va),("Total GLA (excl. ATM)",15,tot)): ws.cell(q,2,l); ws.cell(q,3,a).number_format="#,##0"; ws.cell(q,4,a/tot).number_format="0.0%"; ws.cell(q,5,f"{n} suites"); q+=1
ws.cell(q+1,2,"Total Monthly = base rent + estimated recoveries. ATM is a license, no GLA. P1 pays its taxes through landlord, insures and maintains itself.").font=Font(italic=True,size=8)
sm["A1"]="Expirations by year (GLA)"; ys={}
for x in rows:
    if isinstance(x.get("leaseEndDate"),D) and x["area"]: ys[x["leaseEndDate"].year]=ys.get(x["leaseEndDate"].year,0)+x["area"]
for i,(a,b) in enumerate(sorted(ys.items())): sm.cell(3+i,1,a); sm.cell(3+i,2,b)
for i,w in enumerate((7,32,9,8,13,13,8,11,12,11,11,10,9,12,11,7,20,13,11)): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"RETAIL","recoveries and options workbook, two merged head rows, cover and expirations sheets, ATM row without area",True,dict(propertyName="Bellwether Plaza",asOnDate="2026-01-01",sheet="RR 1.1.26",units=None,occupied=None,vacant=2,rows=rows,
 printedTotals={"area":tot,"contractRent":S("contractRent"),"annualRent":S("annualRent"),**{"charges:"+k:v for k,v in CT.items()},"totalCharges":S("totalCharges"),"deposit":S("deposit")}))
