# large flat export of build-to-rent homes, everything as text, delinquency aging; one home is doubled (planted)
from common import *
import openpyxl
r=random.Random(8844); F="rr_delq_export_harvest_glen_20251130.xlsx"; AS=D(2025,11,30)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="rr_delq_export"
ws.append(["Property: Harvest Glen Homes (hgh01)"]); ws.append(["Report: Rent Roll with Delinquency   Period: 11/2025   Through: 11/30/2025"]); ws.append([])
ws.append(["Phase","Home","Address","Model","SqFt","Beds","Status","Tenant Code","Tenant","Move In","Lease From","Lease To","Notice/Move Out","Market","Lease Rent","Pet Rent","Smart Home","Lawn","Total Chgs","Dep Held","0-30","31-60","61-90","90+","Prepaid","Net Balance"])
M=[("Alder",1240,3,2050),("Beech",1466,3,2210),("Cypress",1702,4,2465),("Elm",1958,4,2690),("Fir",2230,5,2980)]
S5=["Harvest Moon Dr","Barley Row","Threshing Ct","Gleaner St","Sheaf Way"]
f=lambda v:f"${v:,.2f}" if v>=0 else f"(${-v:,.2f})"
rows=[];n=0; dbl=None; out=[]
for ph,cnt in (("1",72),("2",84),("3",58)):
    for k in range(1,cnt+1):
        n+=1; m=M[(n*7+k//4)%5]; mk=float(m[3]+r.choice((0,0,35,60))); u=f"HG{ph}{k:03d}"; z=r.random(); ad=f"{n*4+2100} {S5[n%5]}"
        row=dict(unit=u,section=None,unitType=m[0],area=m[1],marketRent=mk)
        if z<.05 or (ph=="3" and z<.13):
            st=r.choice(("Vacant Ready","Vacant Not Ready")); row["statusText"]=st
            line=[ph,u,ad,m[0],f"{m[1]:,}",str(m[2]),st,"","","","","","",f(mk)]+[""]*12
        else:
            st="Eviction" if z>.985 else "Notice" if z>.94 else "Current"
            mi=D(2025,r.randint(3,11),r.randint(1,28)) if ph=="3" else D(r.choice((2022,2023,2024,2025)),r.randint(1,10),r.randint(1,28)); fr=mi
            while add_m(fr,12)<=AS: fr=add_m(fr,12)
            to=add_m(fr,12)-dt.timedelta(1); mo=AS+dt.timedelta(r.randint(3,50)) if st=="Notice" else None
            rent=mk-r.choice((0,15,40,75,110)); pet=r.choice((0.0,0.0,35.0,70.0)); cs=[("Lease Rent",rent),("Pet Rent",pet),("Smart Home",45.0),("Lawn",60.0)]; tot=sum(a for _,a in cs); dep=r.choice((rent,500.0,1000.0,0.0))
            a=[0.0]*4; pp=0.0; w=r.random()
            if st=="Eviction": a=[tot,tot,tot,round(r.uniform(100,tot),2)]
            elif w<.12: a[0]=round(r.uniform(25,tot),2)
            elif w<.16: a[0]=tot; a[1]=round(r.uniform(50,tot),2)
            elif w<.24: pp=-round(r.uniform(5,tot),2)
            bal=round(sum(a)+pp,2); nm=person(r); c_=f"t{r.randint(100000,999999)}"
            line=[ph,u,ad,m[0],f"{m[1]:,}",str(m[2]),st,c_,nm,us(mi),us(fr),us(to),us(mo),f(mk)]+[f(v) for _,v in cs]+[f(tot),f(dep)]+[f(v) for v in a]+[f(pp),f(bal)]
            row.update(tenantName=nm,statusText=st,moveInDate=mi,leaseStartDate=fr,leaseEndDate=to,moveOutDate=mo,contractRent=rent,charges=ch(*cs),totalCharges=tot,deposit=dep,balance=bal)
        out.append((line,row)); rows.append(row)
units=list(rows); v=[x for x in rows if x["statusText"].startswith("Vac")]
k=next(i for i,x in enumerate(rows) if i>118 and x.get("tenantName") and rows[i+1].get("tenantName"))
out.insert(k+1,out[k]); printed=[x for _,x in out]
for l,_ in out: ws.append(l)
S=lambda q:round(sum(x.get(q,0) for x in units),2); C=lambda c:sum(q["amount"] for x in units for q in x.get("charges",[]) if q["code"]==c)
num=lambda i:round(sum((-1 if l[i].startswith("(") else 1)*float(l[i].strip("()").replace("$","").replace(",","")) for j,(l,_) in enumerate(out) if j!=k+1 and l[i]),2)
ws.append(["Total",f"{len(units)} homes","","",f'{S("area"):,.0f}',"",f"{len(units)-len(v)} occupied / {len(v)} vacant","","","","","","",f(S("marketRent"))]+[f(num(i)) for i in range(14,26)])
for i,w in enumerate((7,10,22,9,8,6,16,11,22)+(11,)*17): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"SINGLE_FAMILY_RENTAL","large flat export, all cells text, delinquency aging columns, parentheses",True,dict(propertyName="Harvest Glen Homes",asOnDate="2025-11-30",units=len(units),occupied=len(units)-len(v),vacant=len(v),planted={"what":f"home {units[k]['unit']} is printed twice (identical rows); the totals and the home count include it once","kind":"unit_doubled"},rows=[dict(x) for x in printed],
 printedTotals={"area":S("area"),"marketRent":S("marketRent"),"contractRent":S("contractRent"),"charges:Pet Rent":C("Pet Rent"),"charges:Smart Home":C("Smart Home"),"charges:Lawn":C("Lawn"),"totalCharges":S("totalCharges"),"deposit":S("deposit"),"balance":S("balance")}))
