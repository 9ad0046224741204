from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.comments import Comment
r=random.Random(909); N=Names(r); FN="corporate_suites_roll.xlsx"
co=["Helios Turbine Svc","Brightpath Staffing","Norden Rail Systems","Tri-Lakes Medical Ctr","Caldera Biologics","self-pay","Insurance placement - Amberly","Grantwell Engineers"]
lay={"Studio":(455,2450),"1BR":(640,2975),"1BR+Den":(735,3250),"2BR":(960,3895)}
S=["2A","2B","2C","2D","2E","3A","3B","3C","3D","3E","3F","4A","4B","4C","PH1","PH2"]
rows=[]
def guest(u,t,stt,arr,dep):
    sf,m=lay[t]; a,l=N(); cm=r.choice(co); rate=m-r.choice([0,100,150,275,0])
    ch=[("pkg",r.choice([0,90,90])),("hskpg",r.choice([0,120,240])),("pet",r.choice([0,0,75]))]
    return dict(unit=u,unitType=t,area=sf,marketRent=m,statusText=stt,tenantName=f"{l}, {a[0]}. ({cm})",moveInDate=arr,moveOutDate=dep,contractRent=rate,_ch=ch,charges=[{"code":k,"amount":v} for k,v in ch if v],totalCharges=rate+sum(v for _,v in ch),
      deposit=r.choice([500,500,1000]),balance=None if r.random()<.6 else round(r.uniform(60,2900),2))
for i,u in enumerate(S):
    t="2BR" if u[0]=="P" or u in("3F",) else r.choice(["Studio","1BR","1BR","1BR+Den"])
    if u in("2D","4B"): rows.append(dict(unit=u,unitType=t,area=lay[t][0],marketRent=lay[t][1],statusText="VACANT"))
    elif u=="3C": rows.append(dict(unit=u,unitType=t,area=lay[t][0],marketRent=lay[t][1],statusText="OUT OF SERVICE",_note="water damage, back 9/15"))
    else:
        dep=D(2025,r.randint(9,12),r.randint(1,28)) if i%4 else D(2025,8,r.randint(27,31))
        rows.append(guest(u,t,"Due out" if dep<D(2025,9,1) else "In house",D(2025,r.randint(2,7),r.randint(1,28)),dep))
        if u in("2E","PH1"):
            if rows[-1]["statusText"]!="Due out": rows[-1]["statusText"]="Due out"; rows[-1]["moveOutDate"]=D(2025,8,30)
            g=guest(u,t,"Confirmed",D(2025,9,r.randint(2,5)),D(2026,1,r.randint(5,25))); g["balance"]=None; rows.append(g)
wb=openpyxl.Workbook(); rc=wb.active; rc.title="rate card"; ws=wb.create_sheet("suites AUG")
rc.append(["Rack rates 2025 (30-night min)"]); rc.append(["Layout","Monthly","Nightly equiv."])
for k,(sf,m) in lay.items(): rc.append([k,m,round(m/30)])
f=lambda **k: Font(name="Comic Sans MS" if k.pop("cs",0) else "Verdana",size=k.pop("size",9),**k)
ws["C2"]="Merchant Street Furnished Suites"; ws["C2"].font=f(size=14,bold=True,cs=1)
ws["C3"]="who is in what  -  as of Mon 25 Aug 2025 (LK)"; ws["C3"].font=f(italic=True)
H=["suite","layout","guest (bill to)","status","arrive","depart","monthly","pkg","hskpg","pet","TOTAL /mo","rack","dep. held","owes","sq ft","notes"]
ri=5; ye=PatternFill("solid",fgColor="FFF2A8"); gr=PatternFill("solid",fgColor="D9EAD3"); pk=PatternFill("solid",fgColor="F8CBAD")
for j,x in enumerate(H): c=ws.cell(ri,3+j,x); c.font=f(bold=True); c.border=Border(bottom=Side("medium")); c.alignment=Alignment(horizontal="left" if j<6 else "right")
ri+=1; fl=None
for x in rows:
    if fl and x["unit"][0]!=fl: ri+=1
    fl=x["unit"][0]; g="tenantName" in x; d=dict(x.get("_ch",[]))
    V=[x["unit"],x["unitType"],x.get("tenantName",x["statusText"] if not g else ""),x["statusText"] if g else None,x.get("moveInDate"),x.get("moveOutDate"),x.get("contractRent"),d.get("pkg") or None,d.get("hskpg") or None,d.get("pet") or None,x.get("totalCharges"),x["marketRent"],x.get("deposit"),x.get("balance"),x["area"],x.get("_note") or ("next guest, not counted" if x["statusText"]=="Confirmed" else None)]
    for j,v in enumerate(V):
        c=ws.cell(ri,3+j,v); c.font=f(italic=x["statusText"]=="Confirmed")
        if j in(4,5): c.number_format="ddd d mmm yyyy"; c.alignment=Alignment(horizontal="left")
        if j in(6,7,8,9,10,11,12): c.number_format="#,##0"
        if j==13: c.number_format="#,##0.00"
        if j==0: c.font=f(bold=True)
        if j==2 and not g: c.fill=pk
        if j==3 and v=="Due out": c.fill=ye
        if j==3 and v=="In house": c.fill=gr
    ri+=1
ih=[x for x in rows if x["statusText"] in("In house","Due out")]
ri+=1; ws.cell(ri,5,"in place today").font=f(bold=True)
for j,k in ((6,"contractRent"),(10,"totalCharges"),(12,"deposit"),(13,"balance")):
    c=ws.cell(ri,3+j,sum((x.get(k) or 0) for x in ih)); c.font=f(bold=True); c.number_format="#,##0.00" if k=="balance" else "#,##0"; c.border=Border(top=Side("thin"))
for j,k in ((7,"pkg"),(8,"hskpg"),(9,"pet")):
    c=ws.cell(ri,3+j,sum(dict(x["_ch"])[k] for x in ih)); c.font=f(bold=True); c.number_format="#,##0"; c.border=Border(top=Side("thin"))
ri+=2
for a in (f"{len(S)} suites, {len(ih)} occupied, 2 vacant, 1 out of service","parking is 90/stall. hskpg weekly 240, every other week 120. long stays pay in advance on the 1st."): ws.cell(ri,5,a).font=f(italic=True); ri+=1
ws["E14"].comment=Comment("ask re extension","LK")
for k,w in zip("ABCDEFGHIJKLMNOPQR",[2,2,7,10,40,11,17,17,10,7,8,6,11,8,10,11,7,26]): ws.column_dimensions[k].width=w
wb.active=1; rc.sheet_view.tabSelected=False
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path(FN))
save(FN,"MULTIFAMILY","Hand-kept sheet of a furnished-suite operator","offset start, lower-case headers, two guests for one suite, vacancy in guest cell, out of service, second sheet",
 dict(propertyName="Merchant Street Furnished Suites",asOnDate="2025-08-25",units=len(S),occupied=len(ih),vacant=2,sheet="suites AUG",rows=rows))
