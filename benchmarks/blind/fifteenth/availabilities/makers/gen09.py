# senior living census / rent roll; planted: one digit changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(9); N=Names(r); F="Rosemont_Terrace_Census_RentRoll_Oct2026.xlsx"; asof=dt.date(2026,10,31)
wb=Workbook(); w=wb.active; w.title="Census 10.31.26"; bd=Border(*[Side(style="thin",color="BFBFBF")]*4)
w.merge_cells("A1:N1"); w["A1"]="ROSEMONT TERRACE SENIOR LIVING"; w["A1"].font=Font(name="Cambria",size=16,bold=True); w["A1"].alignment=Alignment(horizontal="center")
w.merge_cells("A2:N2"); w["A2"]="Resident Census & Rent Roll  -  Month ended October 31, 2026"; w["A2"].alignment=Alignment(horizontal="center")
for rng_,t in (("A4:C4","APARTMENT"),("D4:G4","RESIDENT"),("H4:I4","RENT"),("J4:M4","CARE & ANCILLARY"),("N4:N4","")):
    if rng_[:2]!=rng_[3:5]: w.merge_cells(rng_)
    c=w[rng_[:2]]; c.value=t or None; c.font=Font(bold=True,color="FFFFFF"); c.alignment=Alignment(horizontal="center")
for col in "ABCDEFGHIJKLMN": w[f"{col}4"].fill=PatternFill("solid",fgColor="7B2D43")
H=["Apt","Style","Sq Ft","Resident Name","Move-In","Payor","LOC","Street Rate","Base Rent","2nd Person","Care Fee","Med Mgmt","Other","Total Monthly"]
for j,h in enumerate(H,1):
    c=w.cell(5,j,h); c.font=Font(bold=True); c.fill=PatternFill("solid",fgColor="EAD9DE"); c.alignment=Alignment(wrap_text=True,horizontal="center"); c.border=bd
R=6; rows=[]; loc={"L0":0,"L1":650,"L2":1150,"L3":1725,"MC":2100}
secs=[("INDEPENDENT LIVING",[(f"{a}{n:02d}",("Studio",455,3150) if n%4==0 else ("One Bedroom",640,3795) if n%4 in(1,2) else ("Two Bedroom",910,4680)) for a in(3,) for n in range(1,19)],["L0"]),
 ("ASSISTED LIVING",[(f"2{n:02d}",("AL Studio",390,4450) if n%3 else ("AL One Bedroom",560,5325)) for n in range(1,23)],["L1","L1","L2","L3"]),
 ("MEMORY CARE",[(f"MC{n}{s}",("Companion Suite",310,5150)) for n in range(1,4) for s in "AB"]+[(f"MC{n}",("Private Suite",295,6400)) for n in range(4,10)],["MC"])]
vac={("INDEPENDENT LIVING",6),("INDEPENDENT LIVING",13),("ASSISTED LIVING",3),("ASSISTED LIVING",10),("ASSISTED LIVING",17),("MEMORY CARE",3),("MEMORY CARE",9)}
G=[0]*7; true_tot=[]; cen=[]
def money(c): c.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'
def prt(R,vals,bold=False):
    for j,v in zip(range(8,15),vals):
        c=w.cell(R,j,v); money(c); c.border=bd
        if bold: c.font=Font(bold=True)
plant=None
for name,us,locs in secs:
    w.merge_cells(start_row=R,start_column=1,end_row=R,end_column=14); c=w.cell(R,1,name); c.font=Font(bold=True,italic=True); c.fill=PatternFill("solid",fgColor="F6EEF0"); R+=1; st=[0]*7; oc=0
    for k,(u,(sty,sf,mk)) in enumerate(us):
        x=row(unit=u,section=name,unitType=sty,area=sf,marketRent=mk)
        for j,v in enumerate([u,sty,sf],1): c=w.cell(R,j,v); c.border=bd
        if (name,k) in vac:
            x["statusText"]="VACANT"; w.cell(R,4,"VACANT").font=Font(italic=True,color="C00000"); v=[mk,None,None,None,None,None,None]
        else:
            oc+=1; mi=asof-dt.timedelta(days=r.randint(20,1900)); f_,l_=N.pair(); l=r.choice(locs); base=mk-r.choice([0,0,75,150,210,325]); sec=0; nm=f"{l_}, {f_}"
            if r.random()<.16 and "Suite" not in sty and "Studio" not in sty: nm+=f" & {r.choice(FIRST)}"; sec=895
            pay=r.choice(["Private","Private","Private","LTC Ins","VA A&A"]+(["Medicaid Wvr"] if name=="ASSISTED LIVING" else [])); med=r.choice([0,350,475]) if name!="INDEPENDENT LIVING" else 0; oth=r.choice([0,0,0,45,60,-100])
            v=[mk,base,sec or None,loc[l] or None,med or None,oth or None]; t=sum(q or 0 for q in v[1:]); v.append(t)
            shown=base
            if (name,k)==("ASSISTED LIVING",8):
                d=str(base); shown=int(d[0]+("8" if d[1]!="8" else "3")+d[2:]); plant=(u,base,shown)
            for j,q in enumerate([nm,mi,pay,l],4): c=w.cell(R,j,q); c.border=bd
            w.cell(R,5).number_format="mm/dd/yyyy"
            ch=[dict(code=n_,amount=a_) for n_,a_ in zip(["Base Rent","2nd Person","Care Fee","Med Mgmt","Other"],[shown]+v[2:6]) if a_]
            x.update(tenantName=nm,moveInDate=iso(mi),statusText="Occupied",contractRent=shown,charges=ch,totalCharges=t)
        st=[a+(q or 0) for a,q in zip(st,v)]
        if x["statusText"]!="VACANT": v=[v[0],x["contractRent"]]+v[2:]
        prt(R,v); rows.append(x); R+=1
    w.cell(R,1,f"{name.title()} - {oc} occupied / {len(us)}").font=Font(bold=True); prt(R,st,True); R+=2; G=[a+q for a,q in zip(G,st)]; cen.append((name.title(),len(us),oc,st[6]))
w.cell(R,1,"COMMUNITY TOTAL").font=Font(bold=True,size=12); prt(R,G,True); R+=3
for j,h in enumerate(["Census","","Capacity","Occupied","Vacant","Occ %"],1): w.cell(R,j,h).font=Font(bold=True)
R+=1
for a,b_,c_,_ in cen+[("Total",sum(q[1] for q in cen),sum(q[2] for q in cen),0)]:
    w.cell(R,1,a);w.cell(R,3,b_);w.cell(R,4,c_).alignment=Alignment(horizontal="left");w.cell(R,5,b_-c_);w.cell(R,6,c_/b_).number_format="0.0%"; R+=1
R+=1; w.cell(R,1,"LOC: L0 none, L1 up to 5 hrs/wk, L2 5-10 hrs, L3 over 10 hrs, MC memory care all-inclusive care fee.  Street rate = current posted rate, no incentives."); w.cell(R,1).font=Font(italic=True,size=9)
for col,wd in zip("ABCDEFGHIJKLMN",[8,17,8,30,12,13,6,13,13,12,12,11,10,15]): w.column_dimensions[col].width=wd
w.freeze_panes="A6"; w.page_setup.orientation="landscape"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F)); n=sum(q[1] for q in cen); o=sum(q[2] for q in cen)
P=dict(zip(["marketRent","contractRent","charge:2nd Person","charge:Care Fee","charge:Med Mgmt","charge:Other","totalCharges"],G))
save(F,"SENIOR_HOUSING","senior living census by care level, grouped two-row header, care fees, level totals, census table",False,
 dict(propertyName="Rosemont Terrace Senior Living",asOnDate="2026-10-31",units=n,occupied=o,vacant=n-o,rows=rows,printedTotals=P,
 planted=dict(kind="digit_changed",what=f"Base rent of {plant[0]} printed {plant[2]}; {plant[1]} makes its row total and the column totals tie")))
print(plant,n,o)
