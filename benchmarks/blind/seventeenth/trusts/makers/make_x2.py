# x3: artist studios; x4: church let to schools
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
B=Font(bold=True,name="Georgia")
def x3():
    r=random.Random(1713);nm=namer(r);N="old_thread_mill_studios.xlsx"
    wb=Workbook();n0=wb.active;n0.title="Read me";n0["B2"]="Old Thread Mill - studio building";n0["B3"]="Tab 2 is the current roll. Tab 3 is the waiting list (no money in it)."
    w=wb.create_sheet("Studios May26");wl=wb.create_sheet("Waiting list");wl.append(["Name","Wants","Since"])
    for _ in range(7):wl.append([nm(),r.choice(["300-400 sf","north light","ground floor, kiln"]),r.choice(["2024","2025","Jan 2026"])])
    w["C2"]="OLD THREAD MILL";w["C2"].font=Font(bold=True,size=16,name="Georgia");w["C3"]="Studio rents in force at 1 May 2026"
    hd=["Floor","Studio","Artist","Square feet","Base rent","Electric share","Freight & trash","Paid each month","$/sf/yr","Term ends","On deposit","Comment"]
    for i,t in enumerate(hd):
        c=w.cell(5,2+i,t);c.font=B;c.alignment=Alignment(wrap_text=True,horizontal="center");c.border=Border(bottom=Side(style="medium"))
    y=6;rows=[];T=[0]*6;u=o=0
    for fl,cnt in(("Ground",6),("First",9),("Second",9),("Attic",4)):
        y0=y
        for k in range(1,cnt+1):
            s=f"{fl[0]}{k}";a=r.randint(18,75)*10;u+=1
            w.cell(y,3,s);w.cell(y,5,a).number_format="#,##0";T[0]+=a
            if s in("G4","F7","S2"):
                w.cell(y,4,"— available —");ask=round(a*1.45/5)*5;w.cell(y,13,f"asking ${ask:,} + electric")
                rows.append(row(unit=s,section=fl,building=None,area=a,statusText="available",marketRent=ask));y+=1;continue
            if s=="A4":
                w.cell(y,4,"Building shop (not let)");rows.append(row(unit=s,section=fl,area=a,statusText="not let"));y+=1;continue
            o+=1;n=nm();b=round(a*r.uniform(1.05,1.4)/5)*5;el=r.choice([35,40,55,80]);fr=r.choice([15,20]);e=eom(dt.date(2026,r.randint(6,12),1)) if r.random()<.5 else eom(dt.date(2027,r.randint(1,12),1))
            mtm=r.random()<.2;cm="leaving at term end" if s=="S6" else ("shares with G3" if s=="G2" else None)
            for c,v,f in((4,n,None),(6,b,"#,##0.00"),(7,el,"#,##0.00"),(8,fr,"#,##0.00"),(9,b+el+fr,"#,##0.00"),(10,round(b*12/a,2),"0.00"),(11,"mtm" if mtm else e,"mmm d, yyyy"),(12,b,"#,##0"),(13,cm,None)):
                k2=w.cell(y,c,v)
                if f:k2.number_format=f
            rows.append(row(unit=s,section=fl,area=a,tenantName=n,contractRent=b,charges=[dict(code="Electric share",amount=el),dict(code="Freight & trash",amount=fr)],totalCharges=b+el+fr,leaseEndDate="mtm" if mtm else e,deposit=b,statusText="Occupied"))
            for i,v in enumerate((b,el,fr,b+el+fr,b),1):T[i]+=v
            y+=1
        w.merge_cells(start_row=y0,end_row=y-1,start_column=2,end_column=2);w.cell(y0,2,fl).alignment=Alignment(text_rotation=90,vertical="center",horizontal="center");w.cell(y0,2).font=B
        for c in range(2,14):w.cell(y-1,c).border=Border(bottom=Side(style="hair"))
    for c,v in zip((5,6,7,8,9,12),T):k=w.cell(y+1,c,v);k.font=B;k.number_format="#,##0.00" if 5<c<10 else "#,##0"
    w.cell(y+2,4,f"{o} studios earning, 3 available, 1 kept by us").font=B
    for i,x in enumerate([2,6,9,34,9,11,10,10,11,8,14,11,26],1):w.column_dimensions[CL(i)].width=x
    w.column_dimensions["J"].hidden=True
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1;wb.save(doc(N))
    save(N,"OTHER","Workbook of three sheets, roll offset to B5, rotated merged floor cell, hidden rate column, asking rent only in the comment",True,"OLD THREAD MILL","2026-05-01",None,None,3,rows,{"area":T[0],"contractRent":T[1],"charge:Electric share":T[2],"charge:Freight & trash":T[3],"totalCharges":T[4],"deposit":T[5]},sheet="Studios May26")
def x4():
    N="st_olave_campus_leases.xlsx"
    wb=Workbook();w=wb.active;w.title="Lease schedule"
    w.merge_cells("A1:L1");w["A1"]="St. Olave's Campus - Schedule of Leases and Licences";w["A1"].font=Font(bold=True,size=14,name="Garamond");w["A1"].alignment=Alignment(horizontal="center")
    w.merge_cells("A2:L2");w["A2"]="Rents payable at September 1, 2025";w["A2"].alignment=Alignment(horizontal="center")
    top=[("A",None),("D","Premises"),("F","Term"),("H","Rent"),("J","Next step"),("L",None)]
    for a,b,t in(("A","A",None),("B","D","Premises"),("E","E",None),("F","G","Term"),("H","I","Rent payable"),("J","K","Next increase"),("L","L",None)):
        if a!=b:w.merge_cells(f"{a}4:{b}4")
        c=w[f"{a}4"];c.value=t;c.font=Font(bold=True);c.alignment=Alignment(horizontal="center");c.fill=PatternFill("solid",fgColor="DDD9C4")
    for i,t in enumerate(["Lease no.","Building","Space","Rentable sf","Occupier","Starts","Ends","Annual","Monthly","From","Monthly then","Security held"],1):
        c=w.cell(5,i,t);c.font=Font(bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center");c.fill=PatternFill("solid",fgColor="EEECE1")
    d=dt.date
    data=[("L-1","Parish School","Floors 1-2",18400,"Northlight Charter School",d(2021,7,1),d(2031,6,30),276000,d(2026,7,1),23690,46000),
    ("L-2","Parish School","Floor 3",9150,"Northlight Charter School",d(2023,7,1),d(2031,6,30),132675,d(2026,7,1),11388,None),
    ("L-3","Parish School","Gymnasium",6200,"Kestrel Youth Athletics Inc.",d(2024,9,1),d(2027,8,31),54000,None,None,4500),
    ("L-4","Convent","Ground floor",4100,"Little Acorn Montessori LLC",d(2022,8,15),d(2027,8,14),77900,d(2026,8,15),6687,12983),
    ("L-5","Convent","Upper rooms",3650,None,None,None,None,None,None,None),
    ("L-6","Rectory","Whole house",3280,"Harbour Row Counseling Collaborative",d(2025,1,1),d(2029,12,31),59040,d(2026,1,1),5067.6,9840),
    ("L-7","Church","Undercroft hall",5400,"Sunday Meridian Fellowship",d(2020,10,1),"Year to year",24000,None,None,0),
    ("L-8","Church","Choir room",880,"Little Acorn Montessori LLC",d(2024,9,1),"Year to year",9600,None,None,None),
    ("L-9","Grounds","Tower antenna",None,"Pinnacle Mast & Wireless Corp.",d(2016,4,1),d(2036,3,31),31200,d(2026,4,1),2678,None),
    ("L-10","Grounds","Parking, 22 spaces",None,"Northlight Charter School",d(2021,7,1),d(2031,6,30),13200,None,None,None)]
    w.row_dimensions[5].height=30
    y=6;rows=[];A=S=M=0;sf=0;o=0
    for ref,b,sp,a,n,f,e,an,sd,sm,sec in data:
        v=[ref,b,sp,a,n or "Vacant (last let to the Sisters)",f,e,an,round(an/12,2) if an else None,sd,sm,sec]
        for i,x in enumerate(v,1):
            c=w.cell(y,i,x);c.alignment=Alignment(wrap_text=True,vertical="top")
            if isinstance(x,d):c.number_format="mmmm d, yyyy" if i!=10 else "mmm d, yyyy"
            elif i in(8,12):c.number_format="$#,##0"
            elif i in(9,11):c.number_format="$#,##0.00"
            elif i==4:c.number_format="#,##0"
        sf+=a or 0
        if n:o+=1;A+=an;M+=round(an/12,2);S+=sec or 0
        rows.append(row(unit=sp,building=b,area=a,tenantName=n,statusText="Occupied" if n else "Vacant",leaseStartDate=f,leaseEndDate=e,annualRent=an,contractRent=round(an/12,2) if an else None,rentSteps=[dict(date=sd.isoformat(),amount=sm)] if sd else None,deposit=sec))
        w.row_dimensions[y].height=30 if len(v[4])>29 else 16
        y+=1
    for c,v,f in((5,"Totals",None),(4,sf,"#,##0"),(8,A,"$#,##0"),(9,M,"$#,##0.00"),(12,S,"$#,##0")):
        k=w.cell(y,c,v);k.font=Font(bold=True);k.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
        if f:k.number_format=f
    w.cell(y+2,1,"Utilities: schools pay their own gas and electric by sub-meter; the fellowship's heat is in its rent. L-2's security is held under L-1.")
    for i,x in enumerate([9,15,18,10,30,19,19,12,12,14,13,11],1):w.column_dimensions[CL(i)].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(N))
    save(N,"MIXED_USE","Lease schedule of a church campus, grouped header, annual and monthly, next increase, lease number column before the space",True,"St. Olave's Campus","2025-09-01",10,o,10-o,rows,{"area":sf,"annualRent":A,"contractRent":M,"deposit":S})
x3();x4()
