from common import *
import xlsxwriter
r=random.Random(1010); N=Names(r); FN="leaseup_rent_roll_detail.xlsx"
asof=D(2025,8,31)
fp={"S1":(548,1585),"A1":(702,1790),"A2":(764,1865),"B1":(1048,2360),"B2":(1126,2485),"C1":(1379,2990)}
units=[f"{b}{f}{n:02d}" for b in (1,) for f in (1,2,3,4) for n in range(1,15)]
rows=[];nid=0
def lease(R,future=False):
    m=R["marketRent"]; a,l=N(); R["tenantName"]=f"{l}, {a}"
    s=D(2025,r.randint(4,8),r.randint(1,28)) if not future else asof+dt.timedelta(r.randint(4,35))
    R["leaseStartDate"]=R["moveInDate"]=s; R["leaseEndDate"]=addm(s,r.choice([12,13,14,15]))-dt.timedelta(1)
    rent=m-r.choice([0,0,25,60]); ch=[("RENT",rent)]
    k=r.random()
    if k<.35: ch.append(("CONC/SPR",-round(rent*r.choice([1,1.5,2])/12,2)))
    elif k<.6: ch.append(("CONC/UPF",-rent))
    if r.random()<.4: ch.append(("GARAGE",r.choice([125,150])))
    if r.random()<.3: ch.append(("PETRENT",r.choice([30,60])))
    ch.append(("TRASH",32)); ch.append(("TECHPKG",89))
    R["charges"]=[{"code":c,"amount":v} for c,v in ch]; R["contractRent"]=rent; R["totalCharges"]=round(sum(v for _,v in ch),2)
    R["deposit"]=r.choice([0,200,200,500]); R["balance"]=0 if future else r.choice([0,0,0,0,round(r.uniform(15,900),2),-round(r.uniform(5,400),2)])
for u in units:
    n=int(u[-2:]); t={1:"C1",14:"C1",7:"S1",8:"S1"}.get(n,["A1","A2","B1","B2"][n%4]); sf,m=fp[t]; m+=(int(u[1])-1)*20
    R=dict(unit=u,unitType=t,area=sf,marketRent=m,deposit=0,balance=0,charges=[])
    k=r.random()
    if u=="1101": R["statusText"]="Admin/Down"; R["tenantName"]=None; rows.append(R); continue
    if k<.62: R["statusText"]="Occupied" if k<.58 else "Occupied-NTV"; lease(R); rows.append(R)
    elif k<.76:
        R["statusText"]="Vacant-Leased"; rows.append(R)
        A=dict(unit=u,unitType=t,area=sf,marketRent=m,statusText="Applicant"); lease(A,True); rows.append(A)
    else: R["statusText"]="Vacant"; rows.append(R)
for x in rows:
    if x["statusText"]=="Occupied-NTV": x["moveOutDate"]=asof+dt.timedelta(r.randint(10,40))
wb=xlsxwriter.Workbook(path(FN)); ws=wb.add_worksheet("Sheet1")
B=dict(font_name="Arial",font_size=7,valign="top"); F=lambda **k: wb.add_format({**B,**k})
tx=F(); n=F(num_format="#,##0.00"); i=F(num_format="#,##0"); h=F(bold=1,text_wrap=1,align="center",valign="vcenter",top=1,bottom=1); bd=F(bold=1); tb=F(bold=1,num_format="#,##0.00",top=1); rt=F(align="right")
# columns with the usual empty gaps: A unit, C plan, D desig, E sqft, F status, H name, J mi, K mo?, L ls, M le, N mkt, P code, Q lease rent, R other, S total, U dep, V bal
ws.merge_range("A1:V1","The Sterling at Mercer Park, LP - The Sterling at Mercer Park",F(bold=1,font_size=9,align="center")); ws.merge_range("A2:V2","RENT ROLL DETAIL",F(bold=1,font_size=11,align="center")); ws.merge_range("A3:V3","As of 08/31/2025",F(align="center"))
ws.merge_range("A4:V4","Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;",F(font_size=6,text_wrap=1)); ws.set_row(3,18)
C=dict(u=0,p=2,d=3,s=4,st=5,nm=7,mi=9,ls=11,le=12,mk=13,cd=15,lr=16,ot=17,tt=18,dp=20,ba=21)
for k,t in dict(u="Unit",p="Floorplan",d="Unit Designation",s="SQFT",st="Unit/Lease Status",nm="Name",mi="Move-In\nMove-Out",ls="Lease\nStart",le="Lease\nEnd",mk="Market\n+ Addl.",cd="Trans\nCode",lr="Lease\nRent",ot="Other\nCharges/\nCredits",tt="Total\nBilling",dp="Dep\nOn Hand",ba="Balance").items(): C[k]; ws.write(5,C[k],t,h)
for j in (1,6,8,10,14,19): ws.write_blank(5,j,None,h)
ws.set_row(5,32); ri=6
for x in rows:
    star=x["statusText"]=="Applicant"; w=lambda k,v,f=n: ws.write_string(ri,C[k],f"{v:,.2f} *",rt) if star else ws.write(ri,C[k],v,f)
    ws.write_string(ri,0,x["unit"],tx); ws.write(ri,C["p"],x["unitType"],tx); ws.write(ri,C["d"],"N/A",tx); ws.write(ri,C["s"],x["area"],i); ws.write(ri,C["st"],x["statusText"],tx)
    ws.write(ri,C["nm"],x.get("tenantName") or {"Vacant":"VACANT","Vacant-Leased":"VACANT","Admin/Down":"ADMIN/DOWN"}[x["statusText"]],tx)
    if "moveInDate" in x: ws.write(ri,C["mi"],us(x["moveInDate"]),tx); ws.write(ri,C["ls"],us(x["leaseStartDate"]),tx); ws.write(ri,C["le"],us(x["leaseEndDate"]),tx)
    if "moveOutDate" in x: ws.write(ri+1,C["mi"],us(x["moveOutDate"]),tx)
    w("mk",x["marketRent"]); w("dp",x["deposit"]); w("ba",x["balance"])
    ch=x["charges"]
    if not ch: ws.write(ri,C["lr"],0,n); ws.write(ri,C["ot"],0,n); ws.write(ri,C["tt"],0,n); ri+=1; x["totalCharges"]=0; x["contractRent"]=0; continue
    for q,e in enumerate(ch):
        ws.write(ri,C["cd"],e["code"],tx); w("lr" if e["code"]=="RENT" else "ot",e["amount"])
        if q==len(ch)-1: w("tt",x["totalCharges"])
        ri+=1
A=[x for x in rows if x["statusText"]!="Applicant"]
S=lambda L,k: round(sum(x.get(k) or 0 for x in L),2)
ws.write(ri,0,"Totals:",tb)
for j in range(1,22): ws.write_blank(ri,j,None,tb)
ws.write(ri,C["s"],S(A,"area"),F(bold=1,num_format="#,##0",top=1)); oc=round(S(A,"totalCharges")-S(A,"contractRent"),2)
for k,v in (("mk",S(A,"marketRent")),("lr",S(A,"contractRent")),("ot",oc),("tt",S(A,"totalCharges")),("dp",S(A,"deposit")),("ba",S(A,"balance"))): ws.write(ri,C[k],v,tb)
ri+=1; ws.write(ri,0,"* indicates amounts not included in detail totals",F(italic=1)); ri+=3
ws.write(ri,0,"Amt / SQFT:  Market = %s SQFT;  Leased = %s SQFT;"%(f"{S(A,'area'):,.0f}",f"{S([x for x in A if 'Occ' in x['statusText']],'area'):,.0f}"),tx); ri+=2
for j,t in ((0,"Floorplan"),(3,"# Units"),(5,"Average SQFT"),(9,"Average Market + Addl."),(11,"Units Occupied"),(13,"Occupancy %"),(16,"Units Available")): ws.write(ri,j,t,h)
ws.set_row(ri,24); ri+=1
OC=lambda L:[x for x in L if x["statusText"].startswith("Occ")]; AV=lambda L:[x for x in L if x["statusText"] in("Vacant","Occupied-NTV")]
for p in list(fp)+[None]:
    L=[x for x in A if p in (None,x["unitType"])]; f=tx if p else bd
    for j,v in ((0,p or "Totals / Averages:"),(3,len(L)),(5,round(S(L,"area")/len(L))),(9,round(S(L,"marketRent")/len(L),2)),(11,len(OC(L))),(13,f"{len(OC(L))/len(L)*100:.2f}%"),(16,len(AV(L)))): ws.write(ri,j,v,n if j==9 else f)
    ri+=1
ri+=1; ws.write(ri,0,"Occupancy and Rents Summary for Current Date",bd); ri+=1
for j,t in ((0,"Unit Status"),(9,"Market + Addl."),(11,"# Units"),(13,"Potential Rent")): ws.write(ri,j,t,h)
ri+=1
for lb,sel in (("Occupied, no NTV",["Occupied"]),("Occupied, NTV",["Occupied-NTV"]),("Occupied NTV Leased",[]),("Vacant Leased",["Vacant-Leased"]),("Admin/Down",["Admin/Down"]),("Vacant Not Leased",["Vacant"]),("Totals:",None)):
    L=A if sel is None else [x for x in A if x["statusText"] in sel]; f=bd if sel is None else tx
    ws.write(ri,0,lb,f); ws.write(ri,9,S(L,"marketRent"),n); ws.write(ri,11,len(L),f); ws.write(ri,13,sum((x.get("contractRent") or x["marketRent"]) for x in L),n); ri+=1
ri+=1; ws.write(ri,0,"Summary Billing by Transaction Code for Current Date",bd); ri+=1; ws.write(ri,0,"Code",h); ws.write(ri,5,"Amount",h); ri+=1
by={}
for x in A:
    for e in x["charges"]: by[e["code"]]=by.get(e["code"],0)+e["amount"]
for k in sorted(by): ws.write(ri,0,k,tx); ws.write(ri,5,round(by[k],2),n); ri+=1
ws.write(ri,0,"Total:",bd); ws.write(ri,5,round(sum(by.values()),2),tb)
for j,w in enumerate([9,1,9,10,7,13,1,20,1,10,1,10,10,10,1,10,9,9,10,1,9,10]): ws.set_column(j,j,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5); ws.set_header("&R&7Page &P of &N"); wb.close()
vac=[x for x in A if x["statusText"].startswith("Vacant")]
save(FN,"MULTIFAMILY","RealPage OneSite Rent Roll Detail, lease-up","code lines under each unit, applicants with starred text amounts, move-out under move-in, empty gap columns, several summaries",
 dict(propertyName="The Sterling at Mercer Park",asOnDate="2025-08-31",units=len(A),occupied=len(OC(A)),vacant=len(vac),sheet="Sheet1",rows=rows))
