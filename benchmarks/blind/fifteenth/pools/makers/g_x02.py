# Buildium-like single-family rental portfolio, loan number column, lease dates in one cell, market subtotals
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(2002); F="SFR_Buildium_RentRoll_Pool3.xlsx"
wb=Workbook(); ws=wb.active; ws.title="RentRoll"
ws["B2"]="Cinder Oak Homes, LP"; ws["B2"].font=Font(name="Arial",size=13,bold=True,color="2F5597"); ws["B3"]="Rent roll"; ws["B4"]="As of 4/30/2025"; ws["H2"]="Seller: Northfield Bridge Lending"; ws["H3"]="Pool 3 (DSCR 30-yr)"
H=["Loan #","Home","Bed / Bath","Sq. Ft.","Lease","Tenants","Lease dates","Rent","Deposit held","Balance due"]
st=["Fernhollow Loop","Ocotillo Drive","Wickley Street","Tarn Way","Old Depot Road","Peregrine Court","Sorrel Circle","Gantry Avenue","Lindenbrook Place"]
rows=[]; n=6; ln=300118400
def line(v,bold=False,fill=None):
    global n
    for j,q in enumerate(v):
        c=ws.cell(n,2+j,q); c.font=Font(name="Arial",size=9,bold=bold)
        if fill: c.fill=PatternFill("solid",fgColor=fill)
        if j in(7,8,9): c.number_format='"$"#,##0.00;("$"#,##0.00)'
        if j==3: c.number_format="#,##0"; c.alignment=Alignment(horizontal="center")
    n+=1
for mkt,k in [("Birmingham, AL",17),("Memphis, TN",14),("Toledo, OH",11)]:
    ws.cell(n,2,mkt).font=Font(name="Arial",size=11,bold=True); n+=1; line(H,True,"D9E2F3"); l=[]
    for i in range(k):
        ln+=r.randint(3,90); un=f"{r.randint(101,9890)} {r.choice(st)}"; bb=r.choice(["3 / 1","3 / 2","3 / 2","4 / 2","2 / 1"]); sf=r.randint(880,1950); x=dict(unit=un,section=mkt,unitType=bb,area=sf); q=r.random()
        if q<.09: x["statusText"]="Vacant"; line([str(ln),un,bb,sf,"Vacant"])
        else:
            s=dt.date(r.choice([2023,2024,2024]),r.randint(1,12),1) if r.random()<.8 else dt.date(2025,r.randint(1,4),1); mtm=s<dt.date(2024,5,1); e=addm(s,12)-dt.timedelta(days=1)
            rent=float(round(sf*r.uniform(.78,.98)/5)*5); dep=rent if r.random()<.7 else rent+250; bal=r.choice([0.0]*5+[-40.0,rent,rent/2]); nm=person(r) if r.random()<.6 else person(r)+" and "+person(r)
            x.update(statusText="Active" if not mtm else "Month-to-month",tenantName=nm,contractRent=rent,deposit=dep,balance=bal,leaseStartDate=iso(s)); x["leaseEndDate"]="MTM" if mtm else iso(e)
            line([str(ln),un,bb,sf,x["statusText"],nm,f"{us1(s)} - {'MTM' if mtm else us1(e)}",rent,dep,bal])
        l.append(x)
    o=sum("tenantName" in x for x in l); line([f"{mkt} total",f"{len(l)} homes",None,S(l,"area"),f"{o} leased / {len(l)-o} vacant",None,None,S(l,"contractRent"),S(l,"deposit"),S(l,"balance")],True); n+=1; rows+=l
o=sum("tenantName" in x for x in rows); line(["Portfolio total",f"{len(rows)} homes",None,S(rows,"area"),f"{o} leased / {len(rows)-o} vacant",None,None,S(rows,"contractRent"),S(rows,"deposit"),S(rows,"balance")],True,"BDD7EE")
for c,w in zip("ABCDEFGHIJK",[2,17,24,10,8,22,38,24,12,13,13]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F))
save(F,"SINGLE_FAMILY_RENTAL","Buildium style SFR pool rent roll, loan number column, combined lease dates, market sections with repeated headers",False,rows,"Cinder Oak Homes, LP","2025-04-30",len(rows),o,len(rows)-o,totals={k:S(rows,k) for k in("area","contractRent","deposit","balance")})
