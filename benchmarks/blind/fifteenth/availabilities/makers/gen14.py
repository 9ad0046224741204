# large export: charges pivoted to columns, current and future sections
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(14); N=Names(r); F="RentCafe_RR_by_charge_sol1_20261031.xlsx"; asof=dt.date(2026,10,31)
wb=Workbook(); w=wb.active; w.title="Report1"
w["A1"]="Rent Roll by Charge"; w["A2"]="Solana Ranch (sol1)"; w["A3"]="As Of = 10/31/2026"; w["A4"]="Month Year = 10/2026"
CH=["Rent","Pet","Garage","Trash","Utility","Tech Pkg","Concession"]
H1=["Bldg","Unit","Unit","Unit","Resident","Name","Status","Market","Lease Charges"]+[""]*6+["Total","Security","Move","Lease","Lease","Move",""]
H2=["","","Type","Sq Ft","Code","","","Rent"]+[c.lower().replace(" ","") for c in CH]+["Charges","Deposit","In","From","To","Out","Balance"]
codes=[c.lower().replace(" ","") for c in CH]
for j,(a,b) in enumerate(zip(H1,H2),1): w.cell(6,j,a or None); w.cell(7,j,b or None)
w.merge_cells("I6:O6"); w["I6"].alignment=Alignment(horizontal="center")
for q in(6,7):
    for j in range(1,23): w.cell(q,j).font=Font(bold=True); w.cell(q,j).fill=PatternFill("solid",fgColor="DDEBF7")
w["A8"]="Current/Notice/Vacant Residents"; w["A8"].font=Font(bold=True)
R=9; rows=[]; ut={"sra1":(714,1345),"sra2":(802,1420),"srb1":(1018,1690),"srb2":(1102,1775),"src1":(1344,2120)}; fut=[]
T=[0]*12; D="mm/dd/yyyy"
def put(R,x,code):
    d={c["code"]:c["amount"] for c in x.get("charges",[])}; g=lambda k:dt.date.fromisoformat(x[k]) if k in x and x[k]!="MTM" else x.get(k)
    v=[x.get("building"),x["unit"],x["unitType"],x["area"],code,x.get("tenantName",code if code in("VACANT","MODEL","DOWN") else None),x["statusText"],x["marketRent"]]+[d.get(c) for c in codes]+[x.get("totalCharges"),x.get("deposit"),g("moveInDate"),g("leaseStartDate"),g("leaseEndDate"),g("moveOutDate"),x.get("balance")]
    for j,q in enumerate(v,1):
        c=w.cell(R,j,q)
        if j in range(8,18) or j==22: c.number_format="#,##0.00"
        if isinstance(q,dt.date): c.number_format=D
    return d
NC=0
for b in range(1,13):
    for n in range(1,21):
        u=f"{b:02d}{(1 if n<=10 else 2)}{(n-1)%10+1:02d}"; t=["sra1","sra1","srb1","srb2","sra2","sra2","srb1","src1","sra1","srb1"][n%10]; sf,mk=ut[t]; mk=float(mk+r.choice([0,0,15,30])); q=r.random()
        s="Current" if q<.885 else "Notice" if q<.935 else "Vacant" if q<.985 else "Vacant Leased"
        if (b,n)==(1,1): s="Model"
        if (b,n)==(7,13): s="Down"
        x=row(unit=u,building=str(b),section="Current/Notice/Vacant Residents",unitType=t,area=sf,statusText=s,marketRent=mk)
        if s in("Vacant","Vacant Leased","Model","Down"):
            x.update(totalCharges=0.,deposit=0.,balance=0.); code="VACANT" if s.startswith("Vac") else s.upper()
            if s=="Vacant Leased": fut.append((u,str(b),t,sf,mk))
        else:
            mi,a,e=lease(r,asof); ch=[("rent",mk-r.choice([0,0,20,35,55,90,125]))]
            for k,p,o in (("pet",.3,[35.,50.]),("garage",.22,[95.]),("trash",1,[22.]),("utility",1,[41.5,48.25,55.]),("techpkg",.8,[65.]),("concession",.1,[-50.,-100.,-83.33])):
                if r.random()<p: ch.append((k,r.choice(o)))
            tot=round(sum(z[1] for z in ch),2); code=f"t{r.randint(1000000,9999999):07d}"
            x.update(tenantName=N.lf(),charges=[dict(code=k,amount=v) for k,v in ch],contractRent=ch[0][1],totalCharges=tot,deposit=float(r.choice([300,300,0,500,600])),moveInDate=iso(mi),leaseStartDate=iso(a),leaseEndDate="MTM" if r.random()<.02 else iso(e),balance=r.choice([0.,0.,0.,0.,0.,tot,-15.,27.6,-102.44]))
            if s=="Notice": x["moveOutDate"]=iso(asof+dt.timedelta(days=r.randint(3,55)))
            if s=="Current" and r.random()<.03: fut.append((u,str(b),t,sf,mk)) if False else None
        put(R,x,code); rows.append(x); R+=1
cur=list(rows); S=lambda k,L=cur:round(sum(x.get(k,0) for x in L),2)
C=lambda k,L=cur:round(sum(c["amount"] for x in L for c in x.get("charges",[]) if c["code"]==k),2)
def tl(R,lab,L):
    w.cell(R,1,lab); w.cell(R,4,S("area",L)); w.cell(R,8,S("marketRent",L))
    for j,k in enumerate(codes,9): w.cell(R,j,C(k,L))
    w.cell(R,16,S("totalCharges",L));w.cell(R,17,S("deposit",L));w.cell(R,22,S("balance",L))
    for j in range(1,23): w.cell(R,j).font=Font(bold=True); w.cell(R,j).number_format="#,##0.00" if j!=4 else "#,##0"; w.cell(R,j).border=Border(top=Side(style="thin"))
tl(R,f"Total Solana Ranch (sol1)",cur); P=dict(area=S("area"),marketRent=S("marketRent"),contractRent=C("rent"),totalCharges=S("totalCharges"),deposit=S("deposit"),balance=S("balance"),**{"charge:"+k:C(k) for k in codes})
R+=2; w.cell(R,1,"Future Residents/Applicants").font=Font(bold=True); R+=1; FL=[]
for u,b,t,sf,mk in fut:
    a=asof+dt.timedelta(days=r.randint(3,35)); e=addm(a,12)-dt.timedelta(days=1)
    x=row(unit=u,building=b,section="Future Residents/Applicants",unitType=t,area=sf,statusText=r.choice(["Future","Applicant"]),marketRent=mk,tenantName=N.lf(),charges=[dict(code="rent",amount=mk-10),dict(code="trash",amount=22.)],contractRent=mk-10,totalCharges=mk+12,deposit=float(r.choice([0,300])),moveInDate=iso(a),leaseStartDate=iso(a),leaseEndDate=iso(e),balance=0.)
    put(R,x,f"t{r.randint(1000000,9999999):07d}"); FL.append(x); rows.append(x); R+=1
tl(R,"Total Future Residents/Applicants",FL); R+=3
for j,h in zip((1,4,6,8,16),("Summary Groups","Sq Ft","# Units","Market Rent","Lease Charges")): w.cell(R,j,h).font=Font(bold=True)
R+=1; isocc=lambda x:x["statusText"]in("Current","Notice")
for lab,L in (("Current/Notice Residents",[x for x in cur if isocc(x)]),("Vacant Units",[x for x in cur if x["statusText"].startswith("Vacant")]),("Non Rev Units (Model, Down)",[x for x in cur if x["statusText"]in("Model","Down")]),("Totals:",cur)):
    w.cell(R,1,lab);w.cell(R,4,S("area",L)).number_format="#,##0";w.cell(R,6,len(L));w.cell(R,8,S("marketRent",L)).number_format="#,##0.00";w.cell(R,16,S("totalCharges",L)).number_format="#,##0.00"; w.cell(R,6).alignment=Alignment(horizontal="left"); R+=1
for j in range(1,23): w.column_dimensions["ABCDEFGHIJKLMNOPQRSTUV"[j-1]].width=[6,8,8,8,11,25,14,11,11,9,9,9,9,9,12,12,11,12,12,12,12,11][j-1]
wb.save(doc(F))
o=sum(isocc(x) for x in cur); v=sum(x["statusText"].startswith("Vacant") for x in cur)
save(F,"MULTIFAMILY","large system export with charges pivoted into columns under a two-line header, building column, future residents section, summary groups",True,
 dict(propertyName="Solana Ranch",asOnDate="2026-10-31",units=len(cur),occupied=o,vacant=v,rows=rows,printedTotals=P,totalsExclude={"section":"Future Residents/Applicants"}))
print(len(cur),o,v,len(FL))
