# ground leases, transposed: one lessee per column
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as dt
N="Ground_Leases_Tallgrass_Xing.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Ground leases"
ws["B2"]="Tallgrass Crossing – Outparcels and Ground Leases"; ws["B2"].font=Font(name="Cambria",size=14,bold=True)
ws["B3"]="Lessor: Tallgrass Land Partners, LP.  Status as of 1/1/2025 (lien date)"
D=[("Pad 1","Bank pad","Third Meridian Bank, N.A.",38500,"2011-07-01","2031-06-30",11250.00,"2026-07-01",12375.00,0),
("Pad 2","Fast-food pad","Chuckwagon Systems Franchise LLC",46200,"2016-03-15","2036-03-14",9166.67,"2026-03-15",10083.33,9166.67),
("Pad 3","Available",None,51800,None,None,None,None,None,None),
("Pad 4","Fuel/C-store pad","Rooster Run Stores #118",71400,"2008-11-01","2028-10-31",14500.00,None,None,14500.00),
("Pad 5A","Coffee drive-thru","Percolate Holdings",19650,"2021-09-01","2041-08-31",6875.00,"2026-09-01",7562.50,6875.00),
("Pad 5B","Tire store","Big Bend Tire & Lube Inc.",33100,"2019-01-01","2033-12-31",7000.00,"2029-01-01",7700.00,0),
("Tower","Cell tower site","Plainscast Towers LLC",2500,"2002-05-01","2027-04-30",1965.40,"2025-05-01",2024.36,None),
("Sign","Billboard easement","Harlan Outdoor Advertising",900,"2015-01-01","MTM",650.00,None,None,None)]
lab=["Parcel","Kind of site","Lessee","Land area (sq. ft.)","Commencement","Expiration","Monthly ground rent","Annual ground rent","Next step date","Monthly rent after step","Security deposit","Taxes paid by"]
thin=Side("thin",color="999999")
for i,l in enumerate(lab):
    x=ws.cell(5+i,2,l); x.font=Font(name="Cambria",bold=True); x.fill=PatternFill("solid",fgColor="EFEBDD"); x.border=Border(top=thin,bottom=thin,left=thin,right=thin)
rows=[]
def dd(s): return dt.date.fromisoformat(s) if s and s[0]=="2" else s
for j,(u,k,t,a,s,e,r,sd,sa,dp) in enumerate(D):
    v=[u,k if t else None,t or "AVAILABLE",a,dd(s),dd(e),r,round(r*12,2) if r else None,dd(sd),sa,dp,"Lessee" if t and u!="Sign" else "Lessor"]
    for i,q in enumerate(v):
        x=ws.cell(5+i,3+j,q); x.border=Border(top=thin,bottom=thin,left=thin,right=thin); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="top"); x.font=Font(name="Cambria",bold=i==0)
        if i in(4,5,8): x.number_format="m/d/yyyy"
        elif i in(6,7,9,10): x.number_format='"$"#,##0.00'
        elif i==3: x.number_format="#,##0"
    rows.append(dict(unit=u,unitType=k if t else None,tenantName=t,statusText="Occupied" if t else "AVAILABLE",area=a,leaseStartDate=s,leaseEndDate=e,contractRent=r,annualRent=round(r*12,2) if r else None,deposit=dp,rentSteps=[dict(date=sd,amount=sa)] if sd else None))
c=3+len(D); x=ws.cell(5,c,"Total"); 
for i,k in ((3,"area"),(6,"contractRent"),(7,"annualRent"),(10,"deposit")):
    x=ws.cell(5+i,c,tot(rows,k)); x.font=Font(name="Cambria",bold=True); x.number_format="#,##0" if i==3 else '"$"#,##0.00'
for i in range(len(lab)): ws.cell(5+i,c).border=Border(top=thin,bottom=thin,left=Side("double"),right=thin); 
ws.cell(5,c).font=Font(name="Cambria",bold=True)
ws.cell(18,2,"Eight sites, seven leased. Reversion of improvements on expiry in every case but the tower. Sq. ft. from recorded plat 2007-00418.").font=Font(name="Cambria",size=9,italic=True)
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=24
for j in range(len(D)+1): ws.column_dimensions["CDEFGHIJKLMN"[j]].width=17
ws.row_dimensions[7].height=44; ws.row_dimensions[6].height=30
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
finish(N,"LAND","transposed ground-lease schedule, a column per lessee",True,dict(propertyName="Tallgrass Crossing",asOnDate="2025-01-01",units=8,occupied=7,vacant=1,sheet=None,planted=None,printedTotals={k:tot(rows,k) for k in("area","contractRent","annualRent","deposit")},rows=rows))
