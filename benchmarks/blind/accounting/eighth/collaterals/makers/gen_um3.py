# UM 3: purpose-built student / multifamily appraisal grid, phase merged down column A, whole-dollar, averages on total lines, comps below
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
P=[("Phase I\nGarden",[("A1",1,1,24,515,24,1085,1049),("B2",2,2,40,842,77,845,818),("B2-R (renov.)",2,2,16,842,32,915,880),("C3",3,3,20,1147,57,765,741),("D4",4,4,48,1388,181,699,672),("D4-T Townhome",4,4.5,12,1610,48,755,729)]),
("Phase II\nMid-Rise",[("S0 Studio",0,1,18,398,18,1245,1210),("E1",1,1,30,560,29,1165,1138),("E2",2,2,36,905,71,935,902),("E2D Dbl. Occ.",2,1,8,760,13,725,690),("E4",4,4,22,1455,86,810,779),("E5 Penthouse",5,5,3,1990,15,840,0)])]
N=["units","other:Total Beds","sf","total_sf","pct_leased","other:Market Rent Per Bed","market","market_total","other:Contract Rent Per Bed","actual","actual_total","annual"]
wb=Workbook();ws=wb.active;ws.title="4. Unit Mix"
F="Garamond"
ws["A1"]="Addenda Table 12 - Unit Mix & Rental Analysis";ws["A1"].font=Font(name=F,size=14,bold=True)
ws["A2"]="Subject: Vantage at Tallgrass, 2200 Stadium Loop";ws["O2"]="Rents in US$ per month";ws["O2"].alignment=Alignment(horizontal="right")
for c,w in zip("ABCDEFGHIJKLMNO",[11,17,6,6,7,7,8,10,9,9,9,12,9,9,12]):ws.column_dimensions[c].width=w
ws.column_dimensions["P"].width=14
def m(a,s):ws.merge_cells(a);ws[a.split(":")[0]]=s
for c,s in(("A","Phase"),("B","Floor Plan"),("C","Beds"),("D","Baths"),("E","No. of\nUnits"),("F","Total\nBeds"),("G","Unit\nSF"),("H","Total\nSF"),("I","Percent\nLeased"),("P","Annual\nMarket Rent")):m(f"{c}4:{c}5",s)
m("J4:L4","Market Rent");m("M4:O4","Contract Rent")
for c,s in zip("JKLMNO",["Per Bed","Per Unit","Total"]*2):ws[c+"5"]=s
h=Side(style="hair");k=Side(style="medium")
for r in(4,5):
    for c in "ABCDEFGHIJKLMNOP":
        x=ws[c+str(r)];x.font=Font(name=F,bold=True,size=10);x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True);x.border=Border(top=k if r==4 else h,bottom=k if r==5 else h)
ws.row_dimensions[5].height=22
rw=6;rows=[];tots=[];A=[]
fm={"pct_leased":"0.0%"}
def put(v,bold=False):
    for c,n in zip("EFGHIJKLMNOP",N):
        x=ws[c+str(rw)];x.font=Font(name=F,size=10,bold=bold);x.border=Border(top=k if bold else None,bottom=h)
        if n in v:
            x.value=v[n];x.number_format=fm.get(n,"$#,##0" if n in("market_total","actual_total","annual") else "#,##0")
        elif n in("other:Contract Rent Per Bed","actual","actual_total") and not bold:
            x.value="-"
        x.alignment=Alignment(horizontal="right")
def tot(lab,L):
    g=lambda q:sum(x.get(q,0) for x in L);u=g("units");b=g("other:Total Beds");cu=sum(x["units"] for x in L if "actual" in x);cb=sum(x["other:Total Beds"] for x in L if "actual" in x)
    v={"units":u,"other:Total Beds":b,"sf":round(g("total_sf")/u),"total_sf":g("total_sf"),"pct_leased":round(g("_l")/b,3),"other:Market Rent Per Bed":round(g("market_total")/b),"market":round(g("market_total")/u),"market_total":g("market_total"),"other:Contract Rent Per Bed":round(g("actual_total")/cb),"actual":round(g("actual_total")/cu),"actual_total":g("actual_total"),"annual":g("annual")}
    ws.merge_cells(f"A{rw}:D{rw}");ws[f"A{rw}"]=lab;ws[f"A{rw}"].font=Font(name=F,size=10,bold=True)
    put(v,True);tots.append({"label":lab,**v})
for ph,L in P:
    s=rw;K=[]
    for ty,bd,ba,u,sf,le,mb,cb in L:
        nb=max(bd,1)*u; 
        per=max(bd,1)
        if "Dbl" in ty: pass
        v={"units":u,"other:Total Beds":nb,"sf":sf,"total_sf":u*sf,"pct_leased":round(le/nb,3),"other:Market Rent Per Bed":mb,"market":mb*per,"market_total":mb*nb,"annual":mb*nb*12}
        if cb:v.update({"other:Contract Rent Per Bed":cb,"actual":cb*per,"actual_total":cb*nb})
        for c,q in zip("BCD",(ty,bd,ba)):
            x=ws[c+str(rw)];x.value=q;x.font=Font(name=F,size=10);x.border=Border(bottom=h);x.alignment=Alignment(horizontal="left" if c=="B" else "center")
        put(v);rows.append({"type":ty,"beds":bd,"baths":ba,**v});K.append({**v,"_l":le});rw+=1
    ws.merge_cells(f"A{s}:A{rw-1}");ws[f"A{s}"]=ph;ws[f"A{s}"].alignment=Alignment(wrap_text=True,vertical="center",horizontal="center");ws[f"A{s}"].font=Font(name=F,size=10,bold=True)
    tot(ph.split("\n")[0]+" Total/Average",K);rw+=2;A+=K
tot("Overall Total/Average",A)
for c in "ABCDEFGHIJKLMNOP":ws[c+str(rw)].fill=PatternFill("solid",fgColor="D9D9D9")
rw+=2
for s in("Percent Leased is by bed for the 2025-26 academic year. E5 penthouses are leased through a university visiting-faculty block at no stated bed rate;","contract averages exclude them. Contract totals assume every bed of the plan at the average contract rent."):
    ws[f"A{rw}"]=s;ws[f"A{rw}"].font=Font(name=F,size=9,italic=True);rw+=1
from openpyxl.worksheet.properties import PageSetupProperties as PP
ws.sheet_properties.pageSetUpPr=PP(fitToPage=True);ws.page_setup.fitToHeight=0;ws.page_setup.orientation="landscape"
w2=wb.create_sheet("5. Comps");w2["A1"]="Comparable student properties (asking, per bed) - see report text"
for i,r in enumerate([("Property","Year Built","4x4 Asking"),("The Depot Row",2016,720),("Stadium Yards",2021,845),("Cottages on 9th",2012,665)]):
    for j,q in enumerate(r):w2.cell(i+3,j+1,q)
f="Vantage_Tallgrass_Addenda12.xlsx";wb.save(D+'/'+f);save(f,"UM",N,rows,tots)
