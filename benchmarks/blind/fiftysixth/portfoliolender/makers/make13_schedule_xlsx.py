from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
from openpyxl.worksheet.properties import PageSetupProperties
FILE='Hollisworth - Lease Schedule 2026 (annual review).xlsx'
P=[("Dunmoor Plaza",[("A","Kwik Copy & Ship",1450,"NNN","Feb 2022","Jan 2027",24650,None,None),("B","Dunmoor Barber Co.",900,"Gross","Jun 2024","May 2027",17100,None,None),("C",None,1450,None,None,None,None,None,None),("D-E","Taqueria El Farol",2750,"NNN","Oct 2021","Sep 2031",49500,D(2026,10,1),51975),("F","Vapor Den",1100,"NNN","Mar 2025","Feb 2028",22000,D(2027,3,1),22660)]),
("4th & Larch",[("entire bldg","TruMark Auto Parts Stores",7225,"NN","Apr 2017","Mar 2032",118500,D(2027,4,1),130350)]),
("Old Creamery",[("1","Creamery Fitness LLC",6100,"Mod. gross","Jan 2023","Dec 2027",73200,None,None),("2","Hollow Reed Yoga",1800,"Mod. gross","Jul 2025","Jul 2028",25200,D(2027,7,1),25956),("3","Ledger & Lamb Bookkeeping",1250,"Mod. gross","Sep 2019","MTM",15000,None,None),("4",None,2200,None,None,None,None,None,None),("5","Cascade Hearing Center",1650,"NNN","May 2024","Apr 2029",28050,D(2027,5,1),28891),("Silo","Tall Grain Roasters",980,"Pct. rent","Nov 2022","Oct 2027",14700,None,None)]),
("Route 9 Outparcel",[("entire bldg","Burger Depot Franchise Group #18",3050,"Ground","Aug 2015","Jul 2035",82000,D(2030,8,1),90200)]),
("Weir Street Shops",[("10","Stitch & Bobbin",1200,"NNN","Jan 2024","Dec 2028",19800,D(2027,1,1),20394),("12","Mane Street Salon",1350,"NNN","Apr 2020","Mar 2030",24300,None,None),("14","Larkspur Florist",1000,"NNN","Feb 2018","Jan 2028",17500,None,None),("16","Weir Wok",1650,"NNN","Dec 2023","Nov 2033",31350,D(2026,12,1),32291)])]
rows=[]
for p,l in P:
    for u,t,sf,lt,a,b,an,d,st in l:
        r={"unit":u,"propertyName":p,"area":sf,"_lt":lt}
        if t: r.update(tenantName=t,statusText="Occupied",leaseStartDate=a,leaseEndDate=b,annualRent=float(an))
        else: r["statusText"]="Available"
        if d: r["rentSteps"]=[{"date":iso(d),"amount":float(st),"per":"year"}]
        rows.append(r)
wb=Workbook();s1=wb.active;s1.title="Cover";ws=wb.create_sheet("Lease Schedule");s3=wb.create_sheet("Debt")
G=lambda **k:Font(name="Garamond",size=11,**k)
s1["B3"]="Hollisworth Holdings LLC and affiliates";s1["B4"]="Schedule of owned retail properties and leases";s1["B5"]="Prepared for annual loan review, as of August 1, 2026";s1["B3"].font=G(bold=True)
s1["B8"]="Property";s1["C8"]="Leases";s1["D8"]="Annual base rent";k=9
for p,_ in P:
    rs=[r for r in rows if r["propertyName"]==p];s1.cell(k,2,p);s1.cell(k,3,sum("tenantName" in r for r in rs));s1.cell(k,4,sum(r.get("annualRent",0) for r in rs)).number_format="#,##0";k+=1
s1.cell(k,2,"Total");s1.cell(k,3,sum("tenantName" in r for r in rows));s1.cell(k,4,sum(r.get("annualRent",0) for r in rows)).number_format="#,##0";s1.column_dimensions["B"].width=30;s1.column_dimensions["D"].width=18
s3.append(["Lender","Property","Balance","Maturity"]);s3.append(["First Valley Bank","Dunmoor Plaza",812400,"2028"]);s3.append(["(you)","Old Creamery",1466000,"2029"])
ws["A1"]="SCHEDULE OF LEASES - ALL PROPERTIES";ws["A1"].font=G(bold=True,size=None) if 0 else Font(name="Garamond",size=14,bold=True)
ws["A2"]="August 1, 2026";ws["A2"].font=G(italic=True)
H=["Property","Premises","Sq Ft","Tenant","Form of Lease","Base Rent per Year","Rent / SF","Began","Ends","Next Step On","Steps To (per year)","Months Left"]
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h);c.font=G(bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom");c.border=Border(bottom=Side(style="double"))
r=5
mon={m:i for i,m in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),1)}
for p,_ in P:
    first=True
    for x in [q for q in rows if q["propertyName"]==p]:
        e=x.get("leaseEndDate");ml=(int(e[4:])-2026)*12+mon[e[:3]]-7 if e and e!="MTM" else None
        v=[p if first else None,x["unit"],x["area"],x.get("tenantName","Available"),x["_lt"],x.get("annualRent"),round(x["annualRent"]/x["area"],2) if "annualRent" in x else None,x.get("leaseStartDate"),e,None,None,ml]
        if "rentSteps" in x: v[9]=dt.date.fromisoformat(x["rentSteps"][0]["date"]);v[10]=x["rentSteps"][0]["amount"]
        for j,z in enumerate(v,1):
            c=ws.cell(r,j,z);c.font=G(bold=(j==1),italic=z=="Available")
            if j in(3,6,11):c.number_format="#,##0"
            if j==7:c.number_format="0.00"
            if isinstance(z,dt.date):c.number_format="mm/dd/yyyy"
            if j in(2,8,9):c.alignment=Alignment(horizontal="center")
            if first:c.border=Border(top=Side(style="hair"))
        first=False;r+=1
ws.cell(r+1,1,"TOTAL").font=G(bold=True)
for j,v,nf in((3,sum(x["area"] for x in rows),"#,##0"),(6,sum(x.get("annualRent",0) for x in rows),"$#,##0")):
    c=ws.cell(r+1,j,v);c.font=G(bold=True);c.number_format=nf;c.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
ws.cell(r+3,1,"Tall Grain Roasters also pays 6% of sales over $245,000. 'Available' space is listed with Ostler Realty.").font=G(italic=True)
for j,w in enumerate([20,12,9,34,13,13,9,11,11,12,14,9],1): ws.column_dimensions[CL(j)].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,FILE))
oc=sum("tenantName" in x for x in rows)
truth(FILE,dict(assetType="RETAIL",documentType="RENT_ROLL",author="guarantor's bookkeeper",style="multi-property lease schedule, property name on first row only, annual rents, month-year dates, cover and debt tabs",hard=True),rows,propertyName=None,asOnDate="2026-08-01",units=len(rows),occupied=oc,vacant=len(rows)-oc,sheet="Lease Schedule")
