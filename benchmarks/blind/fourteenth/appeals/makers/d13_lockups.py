# small owner's list of lock-up garages, notes in the margin, dotted dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(913)
N="LOCK UPS list Dec 25.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Sheet1"
f=Font(name="Comic Sans MS",size=11); fb=Font(name="Comic Sans MS",size=11,bold=True)
ws["A1"]="Lock-ups as of 1.12.25"; ws["A1"].font=Font(name="Comic Sans MS",size=14,bold=True,underline="single")
rows=[];r=3;G=[]
for site,pre,n,rt in (("Behind Station Road","S",14,62.5),("Marlpit Lane (old council block)","M",18,48),("The Crescent","C",6,75)):
    ws.cell(r,1,site).font=Font(name="Comic Sans MS",size=12,bold=True,color="0033CC"); r+=1
    for j,h in ((1,"Garage"),(3,"in since"),(4,"£ month"),(5,"VAT"),(6,"with VAT"),(7,"owes")): ws.cell(r,j,h).font=fb
    r+=1; g=[]
    for i in range(1,n+1):
        u=f"{pre}{i}"; x=rng.random(); q=dict(unit=u,section=site)
        ws.cell(r,1,u).font=f
        if x<.12: ws.cell(r,2,"empty").font=f; q["statusText"]="empty"; 
        else:
            biz=rng.random()<.15
            t=rng.choice(["Uttley Plumbing","Crescent Cabs","Kerfoot Roofing","Satterthwaite Autos"]) if biz else f"{rng.choice(['Mr','Mrs','Mr','Miss'])} {rng.choice(LAST_UK)}"
            rent=rt+rng.choice([0,0,0,-5,5,10]); vat=round(rent*.2,2); d=(rng.randint(1,28),rng.randint(1,12),rng.randint(9,24))
            ow=rng.choice([0,0,0,0,1,2])*round(rent+vat,2)
            for j,v,nf in ((2,t,None),(3,f"{d[0]}.{d[1]}.{d[2]:02}",None),(4,rent,"0.00"),(5,vat,"0.00"),(6,round(rent+vat,2),"0.00"),(7,ow or None,"0.00")):
                c=ws.cell(r,j,v); c.font=f
                if nf: c.number_format=nf
                if j==3: c.alignment=Alignment(horizontal="right")
            q.update(tenantName=t,statusText="Occupied",moveInDate=f"20{d[2]:02}-{d[1]:02}-{d[0]:02}",contractRent=rent,totalCharges=round(rent+vat,2),charges=[dict(code="VAT",amount=vat)],balance=ow or None)
        g.append(q); r+=1
    def T(rs): return (tot(rs,"contractRent"),round(sum(c["amount"] for q in rs for c in q.get("charges",[])),2),tot(rs,"totalCharges"),tot(rs,"balance"))
    for j,v in zip((4,5,6,7),T(g)):
        c=ws.cell(r,j,v); c.font=fb; c.number_format="0.00"; c.border=Border(top=Side("thin"))
    rows+=g; r+=2
ws.cell(r,1,"ALL").font=fb; e=sum(1 for q in rows if q["statusText"]=="empty"); ws.cell(r,2,f"{len(rows)} garages, {e} empty").font=fb
for j,v in zip((4,5,6,7),T(rows)): c=ws.cell(r,j,v); c.font=fb; c.number_format='"£"#,##0.00'; c.border=Border(top=Side("double"))
for a,t in ((6,"doors on this row want painting"),(25,"roof is asbestos cement - see survey for VOA"),(44,"cash, first Saturday")):
    c=ws.cell(a,9,t); c.font=Font(name="Comic Sans MS",size=9,italic=True,color="CC0000")
for k,w in zip("ABCDEFGHI",(10,28,11,11,9,11,10,3,38)): ws.column_dimensions[k].width=w
ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(doc(N))
finish(N,"PARKING","small owner's lock-up list, tenant column without header, margin notes, dotted dates",True,dict(propertyName=None,asOnDate="2025-12-01",units=len(rows),occupied=len(rows)-e,vacant=e,sheet=None,planted=None,printedTotals=dict(zip(("contractRent","vat","totalCharges","balance"),T(rows))),rows=rows))
