from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1612);N="r16_12_office_agency_roll.xlsx"
wb=Workbook();w=wb.active;w.title="RR"
w["A1"]="Property:";w["B1"]="One Cassel Plaza";w["A2"]="Rent roll dated:";w["B2"]=D(2026,7,1);w["B2"].number_format="mmmm d, yyyy";w["A3"]="Source: borrower certified roll, analyst re-keyed"
H=["Flr","Suite","Tenant","Rating","NRA","% NRA","Start","Expiry","Annual Base Rent","Recoveries (annual)","Termination / renewal","Int. code"]
for i,h in enumerate(H):
    c=w.cell(5,i+1,h);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="7F6000");c.alignment=Alignment(wrap_text=True,horizontal="center")
X=[]
nm=iter("Dunmore Pacific Bank|Cassel Plaza Cafe|Wrenfield Associates|State Dept. of Licensing|Ostler Hume LLP|Polestar Analytics|Brightwater Utilities|Kerrigan Lloyd Architects|Ampersand Media|Tolliver Pension Trust|Sundial Orthopedics|Redcliff Commodities|Fenwick Escrow|Icarus Aerospace Consulting|Larch Foundation|Moraine Capital Advisors|Delphine Couture HQ".split("|"))
tot=0
for fl in range(1,11):
    for s in([1,2] if fl not in(3,8) else [0]):X.append([fl,f"{fl}{s:02d}",23400 if s==0 else 12150 if s==1 else 11250])
tot=sum(x[2] for x in X)
T=[];y=6;gr=gc=0;bad=None;no=nv=0
for fl,u,a in X:
    row=dict(unit=u,area=a)
    if u in("402","701"): v=[fl,u,"Vacant",None,a,a/tot];row["statusText"]="Vacant";nv+=1
    else:
        n=next(nm,None) 
        if n is None: v=[fl,u,"Management Office",None,a,a/tot,None,None,0,0];row.update(tenantName="Management Office",statusText="Occupied",annualRent=0,charges=[dict(code="Recoveries (annual)",amount=0)]) if 0 else None
        s=D(r.randint(2015,2025),r.randint(1,12),1);e=eom(addm(s,r.choice([120,132,180])-1))
        while e<D(2026,8,1):e=eom(addm(e,60))
        b=round(a*r.choice([33,35.5,38,41]));c=round(a*r.choice([6.2,8.75,10.1]));gr+=b;gc+=c;no+=1
        pb=b
        if u=="601":pb=b+9000 if str(b)[-4]=="0" else b-1000;bad=(u,n,b,pb)
        v=[fl,u,n or "Tri-County Court Services",r.choice([None,None,"A-","BBB"]),a,a/tot,s,e,pb,c,r.choice([None,"2x5 FMV","1x5 at 95% FMV","Tenant may terminate 2029 w/ 12 mos notice; may go dark at any time"]),f"X{r.randint(100,999)}"]
        row.update(tenantName=v[2],statusText="Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=pb,charges=[dict(code="Recoveries (annual)",amount=c)])
    for i,z in enumerate(v):
        q=w.cell(y,i+1,z)
        q.number_format={4:"#,##0",5:"0.0%",6:"mm/yyyy" if 0 else "m/d/yyyy",7:"m/d/yyyy",8:'"$"#,##0',9:'"$"#,##0'}.get(i,"General");q.border=Border(bottom=Side("hair"))
        if i==10:q.alignment=Alignment(wrap_text=True)
    T.append(row);y+=1
for c,z,f in((3,"Total / WA",None),(5,tot,"#,##0"),(6,1,"0.0%"),(9,gr,'"$"#,##0'),(10,gc,'"$"#,##0')):
    q=w.cell(y,c,z);q.font=Font(bold=True);q.border=Border(top=Side("medium"))
    if f:q.number_format=f
w["N5"]="Rollover";w["O5"]="NRA"
roll={}
for t in T:
    if t.get("leaseEndDate"):roll[t["leaseEndDate"].year]=roll.get(t["leaseEndDate"].year,0)+t["area"]
for i,k in enumerate(sorted(roll)):w.cell(6+i,14,k);w.cell(6+i,15,roll[k]).number_format="#,##0"
i=len(roll);w.cell(6+i,14,"Vacant");w.cell(6+i,15,sum(t["area"] for t in T if t["statusText"]=="Vacant")).number_format="#,##0"
w.cell(y+2,1,f"{len(T)} suites; {no} leased; {nv} vacant")
w.column_dimensions["L"].hidden=True
for q,x in zip("ABCDEFGHIJKMNO",[17,16,30,8,10,8,11,11,14,14,34,3,10,10]):w.column_dimensions[q].width=x
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="One Cassel Plaza",asOnDate="2026-07-01",units=len(T),occupied=no,vacant=nv,planted=dict(what=f"suite {bad[0]} annual base rent printed {bad[3]:,} instead of {bad[2]:,}; total is of the right figures",kind="digit_changed"),rows=T,printedTotals=dict(area=tot,annualRent=gr)),"OFFICE","rating-agency re-keyed roll, hidden column, side rollover table, annual rents")
