from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1610);N="r16_10_apartments_yardi_charges.xlsx"
wb=Workbook();w=wb.active;w.title="Rent Roll with Lease Charges"
for l in(["Rent Roll with Lease Charges"],["Gable Orchard Apartments (gorch)"],["As Of = 09/30/2026"],["Month Year = 09/2026"]):w.append(l)
w.append(["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"])
w.append([None,None,"Sq Ft",None,None,"Rent","Code",None,"Deposit","Deposit",None,"Expiration"])
for i in(5,6):
    for c in w[i]:c.font=Font(bold=True);c.fill=PatternFill("solid",fgColor="D9D9D9")
T=[];G=dict(sq=0,mk=0,am=0,dep=0,od=0,bal=0);no=nv=0;code={}
def sec(s):
    w.append([s]);w.cell(w.max_row,1).font=Font(bold=True)
sec("Current/Notice/Vacant Residents")
def rec(u,ut,sq,tid,nm,mk,ch,dep,od,mi,le,mo,bal,section,st,g):
    for i,(k,v) in enumerate(ch or [(None,None)]):
        w.append([u,ut,sq,tid,nm,mk,k,v,dep,od,mi,le,mo,bal] if i==0 else [None]*6+[k,v])
    row=dict(unit=u,unitType=ut,area=sq,section=section,statusText=st,marketRent=mk)
    if ch or st!="VACANT":
        t=sum(v for _,v in ch);w.append([None]*6+["Total",t]);w.cell(w.max_row,7).font=Font(bold=True);w.cell(w.max_row,8).font=Font(bold=True)
        row.update(tenantName=nm,contractRent=ch[0][1],charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=t,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo)
        if g:
            G["am"]+=t
            for k,v in ch:code[k]=code.get(k,0)+v
    if g:
        G["sq"]+=sq;G["mk"]+=mk;G["dep"]+=dep or 0;G["od"]+=od or 0;G["bal"]+=bal or 0
    if bal is not None and st!="VACANT":row["balance"]=bal
    T.append(row)
for k in range(1,37):
    u=f"{'ABC'[(k-1)//12]}{101+(k-1)%12}";ut,sq,mk=[("go1a",690,1240),("go1b",744,1310),("go2a",1012,1585),("go3a",1220,1895)][k%4]
    if k in(5,17,18,31):
        rec(u,ut,sq,"VACANT","VACANT",mk,[],0,0,None,None,None,0,"Current/Notice/Vacant Residents","VACANT",True);nv+=1;T[-1].update(deposit=0,balance=0);continue
    rent=mk-r.choice([0,20,35,60,-15]);ch=[("rent",rent)]
    if r.random()<.5:ch.append(("pestctl",5))
    if r.random()<.3:ch.append(("petrent",30))
    if r.random()<.35:ch.append(("carport",45))
    if r.random()<.1:ch.append(("concrnt",-75))
    mi=D(r.randint(2021,2026),r.randint(1,9),r.randint(1,28));le=D(2026+ (1 if r.random()<.7 else 0),r.randint(1,9),28) ;le=le if le>D(2026,9,30) else D(2026,12,31)
    mo=D(2026,10,r.randint(5,31)) if k in(9,24) else None
    rec(u,ut,sq,f"t00{r.randint(10000,99999)}",person(r,"fl"),mk,ch,r.choice([150,300,500]),r.choice([0,0,200]),mi,le,mo,r.choice([0,0,0,0,rent,-20,63.5]),"Current/Notice/Vacant Residents","Notice" if 0 else "Occupied",True);no+=1
sec("Future Residents/Applicants")
for u,ut,sq,mk in(("A105","go1b",744,1310),("B106","go2a",1012,1585)):
    rec(u,ut,sq,f"t00{r.randint(10000,99999)}",person(r,"fl"),mk,[("rent",mk),("pestctl",5)],300,0,D(2026,10,10),D(2027,10,9),None,0,"Future Residents/Applicants","Future Residents/Applicants",False)
for t in T:
    if t["unit"] in("A105","B106"):
        t["unitType"]=[x for x in T if x["unit"]==t["unit"]][0]["unitType"]
w.append(["Total","Gable Orchard Apartments (gorch)",G["sq"],None,None,G["mk"],None,G["am"],G["dep"],G["od"],None,None,None,G["bal"]])
for c in w[w.max_row]:c.font=Font(bold=True)
w.append([]);w.append(["Summary Groups",None,"Square","Market","Lease","# Of","% Unit"]);w.append([None,None,"Footage","Rent","Charges","Units","Occupancy"])
osq=sum(t["area"] for t in T if t["statusText"]=="Occupied");om=sum(t["marketRent"] for t in T if t["statusText"]=="Occupied")
w.append(["Current/Notice Residents",None,osq,om,G["am"],no,no/36]);w.append(["Total Vacant Units",None,G["sq"]-osq,G["mk"]-om,0,nv,nv/36]);w.append(["Totals:",None,G["sq"],G["mk"],G["am"],36,1])
for i in range(w.max_row-2,w.max_row+1):w.cell(i,7).number_format="0.00%"
w.append([]);w.append(["Summary of Charges by Charge Code"])
for k,v in code.items():w.append([k,None,v])
w.append(["Total",None,sum(code.values())])
for rw in w.iter_rows(min_row=7):
    for c in rw:
        if isinstance(c.value,dt.date):c.number_format="mm/dd/yyyy"
        elif c.column in(6,8,9,10,14):c.number_format="#,##0.00"
for i,x in enumerate([12,14,9,11,26,11,10,11,10,10,12,12,12,11]):w.column_dimensions[chr(65+i)].width=x
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="Gable Orchard Apartments",asOnDate="2026-09-30",units=36,occupied=no,vacant=nv,rows=T,printedTotals=dict(area=G["sq"],marketRent=G["mk"],totalCharges=G["am"],deposit=G["dep"],balance=G["bal"])),"MULTIFAMILY","Yardi lease charges with future residents (unit repeated) and summary blocks",True)
