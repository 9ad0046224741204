# AppFolio export, small apartment houses grouped by property
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(2001); F="rent_roll-20250701.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Rent Roll"
for t in ["Rent Roll","Exported On: 07/01/2025 09:42 AM","Properties: Loan 55-00871 Collateral (5)","Units: Active","As of: 06/30/2025","Include Non-Revenue Units: No"]: ws.append([t])
ws["A1"].font=Font(bold=True,size=14); ws.append([])
H=["Unit","Tags","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due","NSF Count","Late Count"]
ws.append(H); hr=ws.max_row
for c in ws[hr]: c.font=Font(bold=True); c.border=Border(bottom=Side(style="medium")); c.alignment=Alignment(wrap_text=True)
props=[("118 Alder Street, Dunmere, OH 43017",["1","2","3","4"]),("402-408 Kestrel Avenue, Dunmere, OH 43017",["402A","402B","404A","404B","406A","406B","408A","408B"]),("77 Mill Race Court, Lowell Falls, OH 43101",[f"#{n}" for n in list(range(1,7))+list(range(8,14))]),("1900 Sycamore Terrace, Dunmere, OH 43019",[f"Apt {f}{l}" for f in (1,2,3,4) for l in "ABCD"]),("15 Garrow Lane, Lowell Falls, OH 43101",["Upper","Lower","Carriage House"])]
asof=dt.date(2025,6,30); rows=[]
def tot(lab,l):
    o=sum(not x["statusText"].startswith("Vacant") for x in l)
    ws.append([lab,None,None,f"{100*o/len(l):.1f}% Occupied",None,S(l,"area"),S(l,"marketRent"),S(l,"contractRent"),S(l,"deposit"),None,None,None,None,S(l,"balance")])
    for c in ws[ws.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style="thin"))
    for c in "GHIN": ws[f"{c}{ws.max_row}"].number_format="#,##0.00"
    ws[f"F{ws.max_row}"].number_format="#,##0"
for pn,us_ in props:
    ws.append([pn]); ws.cell(ws.max_row,1).font=Font(bold=True); ws.cell(ws.max_row,1).fill=PatternFill("solid",fgColor="EDEDED"); pr=[]
    for u in us_:
        bd=r.choice([(1,"1.00",640,995),(2,"1.00",830,1175),(2,"1.50",905,1240),(3,"2.00",1180,1495)]); q=r.random()
        x=dict(unit=u,propertyName=pn,unitType=f"{bd[0]}/{bd[1]}",area=bd[2]+r.choice([0,10,-15]),marketRent=float(bd[3]))
        row=[u,None,x["unitType"],None,None,x["area"],x["marketRent"]]+[None]*9
        if q<.12:
            x["statusText"]="Vacant-Unrented" if q<.08 else "Vacant-Rented"; row[4]=x["statusText"]; row[13]=None
        else:
            x["statusText"]="Current" if q<.9 else "Notice-Unrented" if q<.96 else "Evict"
            mi=asof-dt.timedelta(days=r.randint(15,2200)); lf=addm(mi,((asof-mi).days//366)*12); lt=eom(addm(lf,11)) if r.random()<.8 else None; mo=eom(addm(asof,1)) if x["statusText"].startswith("Not") else None
            rent=float(bd[3]-r.choice([0,20,45,70,95])); dep=float(r.choice([rent,500,750,0])); bal=r.choice([0.0]*6+[75.0,rent]) if x["statusText"]!="Evict" else rent*3+150
            nm=", ".join(person(r) for _ in range(r.choice([1,1,2])))
            if r.random()<.15: row[1]="Section 8"
            x.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo),balance=bal)
            row[3]=nm; row[4]=x["statusText"]; row[7:14]=[rent,dep,lf,lt,mi,mo,bal]; row[14]=r.choice([0,0,0,1]); row[15]=r.choice([0,0,2,5])
        ws.append(row); n=ws.max_row
        for c in "GHIN": ws[f"{c}{n}"].number_format="#,##0.00"
        for c in "JKLM": ws[f"{c}{n}"].number_format="mm/dd/yyyy"
        ws[f"D{n}"].alignment=Alignment(wrap_text=True,vertical="top"); ws.row_dimensions[n].height=27 if len(x.get("tenantName",""))>24 else 14; pr.append(x)
    tot(f"{len(pr)} Units",pr); rows+=pr
tot(f"Total {len(rows)} Units",rows)
for c,w in zip("ABCDEFGHIJKLMNOP",[16,9,8,26,16,8,11,10,10,11,11,11,11,10,7,7]): ws.column_dimensions[c].width=w
ws.freeze_panes=f"A{hr+1}"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F)); o=sum(not x["statusText"].startswith("Vacant") for x in rows)
save(F,"MULTIFAMILY","AppFolio rent roll export, property group rows, totals by property",False,rows,None,"2025-06-30",len(rows),o,len(rows)-o,totals={k:S(rows,k) for k in("area","marketRent","contractRent","deposit","balance")})
