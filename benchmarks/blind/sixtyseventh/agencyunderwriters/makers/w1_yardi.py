from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F="RentRollwithLeaseCharges_stonecrp_0825.xlsx"
def make():
    r=random.Random(6711);N=Names(r);asof=dt.date(2025,8,31)
    types=[("stn1a",688,1310),("stn1b",742,1385),("stn2a",1010,1690),("stn2b",1094,1775),("stn3a",1322,2090)]
    wb=Workbook();ws=wb.active;ws.title="Report1"
    f=Font(name="Tahoma",size=8);fb=Font(name="Tahoma",size=8,bold=True)
    ws["A1"]="Rent Roll with Lease Charges";ws["A2"]="Stonecrop Commons (stonecrp)";ws["A3"]="As Of = 08/31/2025";ws["A4"]="Month Year = 08/2025"
    for i in range(1,5):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14);ws.cell(i,1).font=Font(name="Tahoma",size=10 if i>1 else 12,bold=i==1);ws.cell(i,1).alignment=Alignment(horizontal="center")
    h1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]
    h2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
    for j,(a,b) in enumerate(zip(h1,h2),1):
        for rr,v in((5,a),(6,b)):
            c=ws.cell(rr,j,v or None);c.font=fb;c.alignment=Alignment(horizontal="center");c.fill=PatternFill("solid",fgColor="D9E1EC")
    ws.cell(7,1,"Current/Notice/Vacant Residents").font=fb
    R=8;rows=[];bycode={};T=dict(sf=0,mk=0,amt=0,dep=0,od=0,bal=0);n=o=0;SEC1="Current/Notice/Vacant Residents"
    thin=Border(top=Side(style="thin"))
    def put(rr,vals):
        for j,v in enumerate(vals,1):
            if v is None: continue
            c=ws.cell(rr,j,v);c.font=f
            if isinstance(v,dt.date): c.number_format="mm/dd/yyyy"
            elif j in(6,8,9,10,14): c.number_format="#,##0.00"
            elif j==3: c.number_format="#,##0.00"
    units=[(f"{b}{fl}{k:02d}") for b in range(1,8) for fl in(1,2,3) for k in range(1,11) if not(b==7 and k>8)]
    vacset=set(r.sample(units,13));fut=[]
    for u in units:
        t,sf,mk=types[(int(u[-1])+int(u[0]))%5];mk+=r.choice([0,0,20,35]);n+=1;T["sf"]+=sf;T["mk"]+=mk
        if u in vacset:
            put(R,[u,t,sf,"VACANT","VACANT",mk,None,0,0,0,None,None,None,0]);R+=1
            c=ws.cell(R,7,"Total");c.font=fb;c=ws.cell(R,8,0);c.font=fb;c.number_format="#,##0.00";c.border=thin;R+=2
            rows.append(row(unit=u,unitType=t,area=sf,statusText="VACANT",section=SEC1,marketRent=mk,deposit=0,balance=0,totalCharges=0))
            if r.random()<.5: fut.append((u,t,sf,mk))
            continue
        o+=1;mi=asof-dt.timedelta(days=r.randrange(5,1600));le=mi
        while addm(le,12)<asof+dt.timedelta(days=20):le=addm(le,12)
        le=eom(addm(le,11));mo=eom(addm(asof,1)) if r.random()<.06 else None
        rent=mk-r.choice([0,15,30,55,70,110]);ch=[("rent",rent)]
        ch.append(("trash",15));ch.append(("wtrsub",round(r.uniform(28,61),2)))
        if r.random()<.3:ch.append(("petrent",r.choice([25,50])))
        if r.random()<.25:ch.append(("garage",125))
        if r.random()<.1:ch.append(("conc",-r.choice([50,80,100])))
        if r.random()<.04:ch.append(("empdisc",-round(rent*.25,2)))
        if r.random()<.05:ch.append(("mtm",200));
        tot=round(sum(a for _,a in ch),2);dep=r.choice([200,200,300,500,0]);od=r.choice([0,0,0,250]);bal=r.choice([0]*7+[-31.5,round(tot,2),58.22]);nm=N.fl();rc=f"t00{r.randrange(41000,98999)}"
        put(R,[u,t,sf,rc,nm,mk,ch[0][0],ch[0][1],dep,od,mi,le,mo,bal]);R+=1
        for cd,a in ch[1:]: put(R,[None]*6+[cd,a]);R+=1
        for cd,a in ch: bycode[cd]=round(bycode.get(cd,0)+a,2)
        c=ws.cell(R,7,"Total");c.font=fb;c=ws.cell(R,8,tot);c.font=fb;c.number_format="#,##0.00";c.border=thin;R+=2
        T["amt"]+=tot;T["dep"]+=dep;T["od"]+=od;T["bal"]+=bal
        rows.append(row(unit=u,unitType=t,area=sf,tenantName=nm,statusText="Occupied",section=SEC1,marketRent=mk,contractRent=rent,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,charges=[{"code":a,"amount":b} for a,b in ch],totalCharges=tot))
    ws.cell(R,1,"Future Residents/Applicants").font=fb;R+=1;fa=0;fdep=0;fm=0;fsf=0
    for u,t,sf,mk in fut:
        mi=asof+dt.timedelta(days=r.randrange(2,40));le=eom(addm(mi,11));ch=[("rent",mk-10),("trash",15)];dep=r.choice([0,200]);nm=N.fl()
        put(R,[u,t,sf,f"t00{r.randrange(99000,99999)}",nm,mk,"rent",mk-10,dep,0,mi,le,None,0]);R+=1;put(R,[None]*6+["trash",15]);R+=1
        c=ws.cell(R,7,"Total");c.font=fb;c=ws.cell(R,8,mk+5);c.font=fb;c.number_format="#,##0.00";c.border=thin;R+=2;fa+=mk+5;fdep+=dep;fm+=mk;fsf+=sf
        rows.append(row(unit=u,unitType=t,area=sf,tenantName=nm,statusText="Future Residents/Applicants",section="Future Residents/Applicants",marketRent=mk,contractRent=mk-10,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=0,charges=[{"code":a,"amount":b} for a,b in ch],totalCharges=mk+5))
    ws.cell(R,5,"Total").font=fb;ws.cell(R,1,"Stonecrop Commons (stonecrp)").font=fb
    for j,k in((6,"mk"),(8,"amt"),(9,"dep"),(10,"od"),(14,"bal")):
        c=ws.cell(R,j,round(T[k],2));c.font=fb;c.number_format="#,##0.00"
    R+=3
    for j,v in enumerate(["Summary Groups",None,"Square","Market","Lease","Security","Other","# Of","% Unit","% Sqft","Balance"],1):
        if v: ws.cell(R,j,v).font=fb
    R+=1
    for j,v in enumerate([None,None,"Footage","Rent","Charges","Deposit","Deposits","Units","Occupancy","Occupied",None],1):
        if v: ws.cell(R,j,v).font=fb
    R+=1
    vs=[q for q in rows if q.get("statusText")=="VACANT"];vsf=sum(q["area"] for q in vs);vm=sum(q["marketRent"] for q in vs)
    for v in(["Current/Notice/Vacant Residents",None,T["sf"],T["mk"],round(T["amt"],2),T["dep"],T["od"],n,round(o/n*100,2),round((T["sf"]-vsf)/T["sf"]*100,2),round(T["bal"],2)],
             ["Future Residents/Applicants",None,fsf,fm,fa,fdep,0,len(fut),None,None,0],["Occupied Units",None,T["sf"]-vsf,T["mk"]-vm,None,None,None,o,round(o/n*100,2),round((T["sf"]-vsf)/T["sf"]*100,2),None],
             ["Total Non Rev Units",None,0,0,None,None,None,0,0,0,None],["Total Vacant Units",None,vsf,vm,None,None,None,n-o,round((n-o)/n*100,2),round(vsf/T["sf"]*100,2),None]):
        for j,x in enumerate(v,1):
            if x is not None: c=ws.cell(R,j,x);c.font=f;c.number_format="#,##0.00" if j!=8 else "0"
        R+=1
    R+=2;ws.cell(R,1,"Summary of Charges by Charge Code").font=fb;ws.cell(R+1,1,"(Current/Notice Residents Only)").font=f;R+=2;ws.cell(R,1,"Charge Code").font=fb;ws.cell(R,4,"Amount").font=fb;R+=1
    for k in sorted(bycode): ws.cell(R,1,k).font=f;c=ws.cell(R,4,bycode[k]);c.font=f;c.number_format="#,##0.00";R+=1
    ws.cell(R,1,"Total").font=fb;c=ws.cell(R,4,round(T["amt"],2));c.font=fb;c.number_format="#,##0.00"
    for j,w in enumerate([9,10,9,11,26,11,10,11,10,10,11,11,11,11],1): ws.column_dimensions["ABCDEFGHIJKLMN"[j-1]].width=w
    ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(F))
    save(F,"Stonecrop Commons","2025-08-31",n,o,n-o,rows,checks=dict(marketRent=T["mk"],totalCharges=T["amt"],contractRent=bycode["rent"],deposit=T["dep"],balance=T["bal"],_future=["Future Residents/Applicants"]))
make()
