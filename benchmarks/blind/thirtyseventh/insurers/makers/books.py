from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
P=lambda f:f"{OUT}/documents/{f}"
B=Font(bold=True); USD='#,##0.00'; thin=Side(style="thin")
def fill(h): return PatternFill("solid",fgColor=h)
def line(ws,r,vals,font=None,fmt=None,dfmt="mm/dd/yyyy",f=None,start=1):
    for i,v in enumerate(vals,start):
        if v is None or v=="": continue
        c=ws.cell(r,i,v)
        if font: c.font=font
        if f: c.fill=f
        if isinstance(v,float): c.number_format=fmt or USD
        elif isinstance(v,D.date): c.number_format=dfmt
def widths(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[CL(i)].width=x
def x1():
    g=G(201); r=g.r; fn="Entrata_RentRoll_TheQuad_ByBed.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Rent Roll"; rows=[]
    ws["A1"]="The Quad at Fairmont"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Rent Roll - Student (by space)"; ws["A3"]="As of: 02/15/2026    |    Lease Term: 2025-2026 Annual"; ws["A4"]="Generated 02/16/2026 07:30 AM MST"
    ws.merge_cells("A6:D6"); ws["A6"]="Space"; ws.merge_cells("E6:I6"); ws["E6"]="Lease"; ws.merge_cells("J6:N6"); ws["J6"]="Scheduled Charges"; ws.merge_cells("O6:P6"); ws["O6"]="Ledger"
    for c in ("A6","E6","J6","O6"): ws[c].font=B; ws[c].alignment=Alignment(horizontal="center"); ws[c].fill=fill("D9E1F2")
    line(ws,7,["Bldg-Unit","Space","Unit Type","SQFT","Status","Resident","Move-In","Lease Start","Lease End","Budgeted Rent","Base Rent","Utilities Fee","Parking","Total","Deposit Held","Balance"],B,f=fill("D9E1F2"))
    k=8; occ=vac=0; T=[0]*7
    for un in range(14):
        b=4 if un%3==0 else 3 if un%3==1 else 4
        if un%5==4: b=2
        u=f"{1+un//7}-{101+un%7+100*(un//4%3)}"; ut={4:"4x4 Cambridge",3:"3x3 Oxford",2:"2x2 Sorbonne"}[b]; mk={4:745.,3:810.,2:930.}[b]; sf={4:1380,3:1115,2:860}[b]
        for q in range(b):
            sp=f"{u}-{'ABCD'[q]}"; T[0]+=mk
            if un==2 and q==0: st="Model"; line(ws,k,[u,sp,ut,sf,st,None,None,None,None,mk]); rows.append(R(unit=sp,unitType=ut,area=sf,statusText=st,marketRent=mk))
            elif r.random()<.14:
                st=r.choice(["Vacant Unrented Ready","Vacant Unrented Not Ready"]); vac+=1; line(ws,k,[u,sp,ut,sf,st,None,None,None,None,mk]); rows.append(R(unit=sp,unitType=ut,area=sf,statusText=st,marketRent=mk))
            else:
                occ+=1; st="Notice Unrented" if r.random()<.07 else "Occupied No Notice"; nm=g.name(); ls=D.date(2025,8,18); le=D.date(2026,7,31); mi=r.choice([ls,ls,D.date(2024,8,19),D.date(2025,8,20)]); br=mk-r.choice([0,10,25,40]); pk=r.choice([None,None,45.]); dep=r.choice([0.,150.,250.]); bal=r.choice([0.,0.,0.,br,-30.]); t=br+55+(pk or 0)
                line(ws,k,[u,sp,ut,sf,st,nm,mi,ls,le,mk,br,55.,pk,t,dep,bal])
                for j,v in enumerate((br,55,pk or 0,t,dep,bal)): T[j+1]+=v
                rows.append(R(unit=sp,unitType=ut,area=sf,statusText=st,tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),marketRent=mk,contractRent=br,charges=[dict(code="Utilities Fee",amount=55.)]+([dict(code="Parking",amount=pk)] if pk else []),totalCharges=t,deposit=dep,balance=bal))
            k+=1
    n=len(rows); line(ws,k,["Property Total"]+[None]*8+[float(v) for v in T],B); k+=2
    for a,b in (("Total Spaces",n),("Occupied Spaces",occ),("Vacant Spaces",vac),("Model Spaces",1)): line(ws,k,[a,None,b]); k+=1
    widths(ws,[11,11,16,8,25,22,12,12,12,12,11,11,10,11,12,11]); ws.freeze_panes="C8"; wb.save(P(fn))
    save(fn,"STUDENT_HOUSING","Entrata by-space export with grouped header",True,"The Quad at Fairmont","2026-02-15",n,occ,vac,rows,sheet="Rent Roll")
def x2():
    g=G(202); r=g.r; fn="rent_roll-20260305.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Rent Roll"; rows=[]
    ws["A1"]="Rent Roll"; ws["A1"].font=Font(bold=True,size=16); ws["A2"]="Dovetail Property Partners"; ws["A3"]="Properties: Owned By: Larkhaven Holdings LLC"; ws["A4"]="Units: Active"; ws["A5"]="As of: 03/05/2026"; ws["A6"]="Include Non-Revenue Units: No"
    line(ws,8,["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due","NSF Count","Late Count"],B); k=9; GT=[0]*5; GO=0
    for pr,n in (("Larkhaven Court - 418 Larkhaven Ct Boise, ID 83704",12),("Harrison Fourplex - 77 N Harrison Ave Boise, ID 83702",4),("Emerald Terrace - 2205 Emerald St Boise, ID 83706",16)):
        ws.cell(k,1,pr).font=B; k+=1; T=[0]*5; o=0; vr=r.randrange(n)
        for i in range(n):
            u=str(i+1) if n<10 else (f"{'ABC'[i//4]}{i%4+1}" if n==12 else f"#{101+i%8+100*(i//8)}"); bd=r.choice(["1/1.00","2/1.00","2/2.00"]); sf={"1/1.00":610,"2/1.00":820,"2/2.00":905}[bd]; mk={"1/1.00":1195.,"2/1.00":1395.,"2/2.00":1475.}[bd]; T[0]+=sf; T[1]+=mk
            if i==vr or r.random()<.06:
                st=r.choice(["Vacant-Unrented","Vacant-Rented"]); line(ws,k,[u,bd,None,st,sf,mk]); rows.append(R(unit=u,propertyName=pr,unitType=bd,area=sf,statusText=st,marketRent=mk))
            else:
                o+=1; st=r.choice(["Current"]*7+["Notice-Unrented","Evict"]); nm=g.name("FL"); rent=mk-r.randrange(0,160,5); dep=r.choice([rent,800.,1000.]); lf=D.date(2025,3,1)+D.timedelta(r.randrange(360)); mi=lf-D.timedelta(r.choice([0,0,365,730])); mtm=r.random()<.15; lt=None if mtm else lf+D.timedelta(364); mo=D.date(2026,3,31) if st[0]=="N" else None; pd=r.choice([0.,0.,0.,rent,75.])
                line(ws,k,[u,bd,nm,st,sf,mk,rent,dep,lf,lt,mi,mo,pd,r.choice([0,0,1]),r.choice([0,0,2])]); T[2]+=rent;T[3]+=dep;T[4]+=pd
                rows.append(R(unit=u,propertyName=pr,unitType=bd,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pd))
            k+=1
        line(ws,k,[f"{n} Units",None,None,f"{o/n*100:.1f}% Occupied",T[0],T[1],T[2],T[3],None,None,None,None,T[4]],B); k+=2; GT=[a+b for a,b in zip(GT,T)]; GO+=o
    line(ws,k,["Total 32 Units",None,None,f"{GO/32*100:.1f}% Occupied",GT[0],GT[1],GT[2],GT[3],None,None,None,None,GT[4]],B); widths(ws,[18,9,22,17,8,12,11,11,12,12,12,12,10,9,9]); wb.save(P(fn))
    save(fn,"MULTIFAMILY","AppFolio rent roll, three properties",False,None,"2026-03-05",32,GO,32-GO,rows,sheet="Rent Roll")
def x3():
    g=G(203); r=g.r; fn="Tollgate Warehouses - insurance book 2026.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Statement of Values"; rw=wb.create_sheet("Tenants 2-1-26"); nt=wb.create_sheet("Loss history"); rows=[]
    ten=[("Bldg 1","1A","Corvane Freight Forwarders",42000,"9/1/2022","8/31/2027",5.85),("Bldg 1","1B","Heartland Pallet Exchange",28500,"4/1/2024","3/31/2029",6.1),("Bldg 1","1C",None,16800,"","",None),("Bldg 2","Whole","Stellmark Appliance Parts",118000,"1/1/2019","12/31/2028",4.95),("Bldg 3","3-100","Deltona Beverage Dist.",61200,"7/1/2023","6/30/2030",5.4),("Bldg 3","3-200","Rimfire Tire Wholesale",33900,"11/1/2021","10/31/2026",5.7),("Bldg 4","4-N","Granger Hay Cold Storage",54000,"2/1/2020","1/31/2035",8.9),("Bldg 4","4-S","Oxbow Records Management",47500,"6/1/2025","5/31/2030",6.25),("Bldg 5","5","vacant",39000,"","",None)]
    ws["B2"]="TOLLGATE WAREHOUSES"; ws["B2"].font=Font(bold=True,size=13); ws["B3"]="Statement of values for renewal 4/1/2026"; line(ws,5,["Building","Address","Year built","Construction","Sq. ft.","Building value","Loss of rents (12 mo.)","Sprinklered"],B,f=fill("FFF2CC"),start=2)
    rw["A1"]="Tollgate Warehouses, tenants as of February 1, 2026"; rw["A1"].font=Font(bold=True,size=12); line(rw,3,["Building","Space","Tenant","Sq. ft.","Commenced","Expires","$/sf/yr (NNN)","Rent per month","Rent per year","CAM est. / mo","Security dep.","Remarks"],B,f=fill("FFF2CC")); rw.row_dimensions[3].height=30
    pd=lambda s:D.datetime.strptime(s,"%m/%d/%Y").date() if s else None
    k=4; last=None; by={}; T=[0]*5; rem={"3-200":"Will not renew, per broker","4-N":"Ammonia refrigeration, see survey","1C":"Being shown; asking $6.25"}
    for b,u,t,sf,s,e,q in ten:
        mr=round(sf*q/12,2) if q else None; cam=round(sf*.085,2) if q else None; an=round(mr*12,2) if mr else None; dep=float(round(mr,-3)) if mr else None; vacant=not q
        line(rw,k,[b if b!=last else None,u,t or "VACANT",sf,pd(s),pd(e),q,mr,an,cam,dep,rem.get(u)],dfmt="m/d/yyyy"); rw.cell(k,4).number_format="#,##0"
        rows.append(R(unit=u,building=b,area=sf,tenantName=None if vacant else t,statusText=("VACANT" if t is None else "vacant") if vacant else "Occupied",leaseStartDate=iso(pd(s)),leaseEndDate=iso(pd(e)),contractRent=mr,annualRent=an,charges=[dict(code="CAM est. / mo",amount=cam)] if cam else None,deposit=dep))
        x=by.setdefault(b,[0,0]); x[0]+=sf; x[1]+=an or 0; T[0]+=sf
        for j,v in enumerate((mr,an,cam,dep)): T[j+1]+=v or 0
        last=b; k+=1
    line(rw,k,["Total",None,None,T[0],None,None,None,T[1],round(T[2],2),round(T[3],2),T[4]],B); [setattr(rw.cell(k,c),"border",Border(top=thin)) for c in range(1,13)]; rw.cell(k,4).number_format="#,##0"
    rw.cell(k+2,1,"7 of 9 spaces let; 55,800 sq. ft. vacant."); widths(rw,[10,9,30,10,12,12,11,14,14,12,13,34])
    k=6; V=0
    for (b,(sf,an)),y in zip(by.items(),(1988,1994,2001,2016,1979)): v=sf*r.choice([92,105,118]); V+=v; line(ws,k,[b,f"{r.randrange(100,990)} Tollgate Rd",y,r.choice(["Tilt-up","Masonry non-comb.","Metal"]),sf,v,round(an,2),"Yes" if y>1980 else "No"],start=2); ws.cell(k,7).number_format='$#,##0'; k+=1
    line(ws,k,["Total",None,None,None,T[0],V,round(T[2],2)],B,start=2); widths(ws,[3,11,20,11,19,10,16,20,12]); line(nt,1,["Date","Building","Cause","Paid"],B); line(nt,2,[D.date(2023,5,14),"Bldg 3","Hail, roof membrane",84250.0]); line(nt,3,[D.date(2024,12,2),"Bldg 1","Sprinkler pipe freeze",19730.0]); widths(nt,[12,10,26,12])
    wb.save(P(fn)); save(fn,"WAREHOUSE","owner's Excel book with statement of values, tenants, losses",True,"Tollgate Warehouses","2026-02-01",9,7,2,rows,sheet="Tenants 2-1-26")
def x4():
    g=G(204); r=g.r; fn="TenancySchedule_flex_mesaverde.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Report1"; rows=[]
    for i,t in enumerate(("Tenancy Schedule I","Property: Mesa Verde Flex Center (mvflex)    As of Date: 01/31/2026","By Property")): ws.cell(i+1,1,t).font=Font(bold=not i,size=12 if not i else 10); ws.merge_cells(start_row=i+1,end_row=i+1,start_column=1,end_column=17); ws.cell(i+1,1).alignment=Alignment(horizontal="center")
    line(ws,5,["Property","Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Tenancy","Monthly","Monthly","Annual","Annual","Annual","Annual","Security","LOC Amount/"],B); line(ws,6,[None]*8+["Years","Rent","Rent/Area","Rent","Rent/Area","Rec./Area","Misc/Area","Deposit","Bank Guarantee"],B)
    k=8; co=iter("Bantam Aerostructures LLC|Copperfield Coatings|Zephyr Drone Works|Vireo Diagnostics Lab|Tailfeather Brewing|Kestwick HVAC Supply|Omni Prosthetics Inc|Rowdy Rack Cycles|Patchwork Printing|Juniper Robotics|Acre & Oak Millwork|Sunder Fitness".split("|")); TA=TR=VA=TD=0; o=v=0
    for i in range(14):
        u=f"{'ABC'[i//5]}-{110+10*(i%5)}"; sf=r.randrange(1800,9800,20); TA+=sf
        if i in (3,11):
            v+=1; VA+=sf; line(ws,k,["mvflex",u,"VACANT",None,float(sf)]+[None]*4+[0.0,0.0,0.0,0.0]); k+=2; rows.append(R(unit=u,area=sf,statusText="VACANT",contractRent=0.,annualRent=0.)); continue
        o+=1; nm=next(co); q=r.choice([.95,1.05,1.1,1.22]); mr=round(sf*q,2); s=D.date(r.randrange(2020,2026),r.randrange(1,13),1); term=r.choice([84,96,120]); e=eom(addm(s,term-1)); nnn=round(sf*.32,2); ins=round(sf*.04,2); dep=round(mr,0); TD+=dep
        line(ws,k,["mvflex",u,f"{nm} (t00{20110+i*7})","Flex NNN",float(sf),s,e,float(term),round((D.date(2026,1,31)-s).days/365.25,2),mr,round(mr/sf,2),round(mr*12,2),round(mr*12/sf,2),round((nnn+ins)*12/sf,2),0.0,float(dep),0.0]); k+=1; TR+=mr
        line(ws,k,[None,None,"Rent Steps","Charge","Type",None,"From","To","Amount","Mo. Amt/Area"],Font(italic=True,size=9)); k+=1; y=D.date(2026,s.month,1) if s.month>1 else D.date(2027,1,1); steps=[]; a=mr; prev=s if s>addm(y,-12) else addm(y,-12)
        line(ws,k,[None,None,None,"rent","Gross",None,prev,min(y-D.timedelta(1),e),mr,round(mr/sf,2)]); k+=1
        while y<e and len(steps)<2: a=round(a*1.035,2); steps.append(dict(date=iso(y),amount=a)); line(ws,k,[None,None,None,"rent","Gross",None,y,min(addm(y,12)-D.timedelta(1),e),a,round(a/sf,2)]); k+=1; y=addm(y,12)
        line(ws,k,[None,None,"Charge Schedules","nnn","Recovery",None,s,e,nnn,round(nnn/sf,2)]); k+=1; line(ws,k,[None,None,None,"ins","Recovery",None,s,e,ins,round(ins/sf,2)]); k+=2
        rows.append(R(unit=u,tenantName=f"{nm} (t00{20110+i*7})",area=sf,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mr,annualRent=round(mr*12,2),deposit=dep,charges=[dict(code="nnn",amount=nnn),dict(code="ins",amount=ins)],rentSteps=steps or None))
    line(ws,k,["Total Current",None,None,None,float(TA),None,None,None,None,round(TR,2),None,round(TR*12,2),None,None,None,float(TD)],B); k+=2
    for a,n,x in (("Occupied Area",o,TA-VA),("Vacant Area",v,VA),("Total",o+v,TA)): line(ws,k,[None,a,None,f"{n} units",float(x),f"{x/TA*100:.2f}%"]); k+=1
    widths(ws,[9,9,36,12,11,12,12,8,11,12,10,13,10,10,10,12,13]); wb.save(P(fn)); save(fn,"INDUSTRIAL","Yardi tenancy schedule with steps and charges, flex",True,"Mesa Verde Flex Center","2026-01-31",o+v,o,v,rows,sheet="Report1")
def x5():
    g=G(205); r=g.r; fn="RM Rent Roll - Brannock Block.xlsx"; wb=Workbook(); ws=wb.active; ws.title="RentRoll"; s2=wb.create_sheet("Charge types"); rows=[]
    ws["A1"]="Rent Roll"; ws["A1"].font=Font(bold=True,size=14,color="1F4E78"); ws["A2"]="Brannock Block (BRNK)"; ws["P1"]="Report date 2/28/2026"; line(ws,4,["Unit","Unit Type","Tenant","Sq Ft","Market","RC","CAM","PKG","UTL","Total","Deposit","Lease Start","Lease End","Move In","Balance"],Font(bold=True,color="FFFFFF"),f=fill("1F4E78")); k=5; GT=[0]*8; occ=vac=0
    def sec(title,recs,cnt):
        nonlocal k,occ,vac
        ws.cell(k,1,title).font=Font(bold=True,italic=True); k+=1; T=[0]*8
        for u,ty,nm,sf,mk,rc,cam,pk,ut in recs:
            if nm is None:
                line(ws,k,[u,ty,"(Vacant)",sf,mk],dfmt="m/d/yy"); rows.append(R(unit=u,unitType=ty,area=sf,marketRent=mk,statusText="(Vacant)",section=title)); vac+=cnt; T[0]+=mk or 0
            else:
                occ+=cnt; t=round(rc+(cam or 0)+(pk or 0)+(ut or 0),2); dep=float(round(rc)) if cnt else 0.; ls=D.date(2025,1,1)+D.timedelta(r.randrange(30,400)); ls=ls.replace(day=1); le=eom(addm(ls,11 if ty[0]!="R" else 59)); mi=addm(ls,-12*r.randrange(0,4)); bal=r.choice([0.,0.,0.,t,-12.5])
                line(ws,k,[u,ty,nm,sf,mk,rc,cam,pk,ut,t,dep,ls,le,mi,bal],dfmt="m/d/yy")
                for j,x in enumerate((mk,rc,cam,pk,ut,t,dep,bal)): T[j]+=x or 0
                rows.append(R(unit=u,unitType=ty,tenantName=nm,area=sf,marketRent=mk,contractRent=rc,charges=[dict(code=a,amount=b) for a,b in (("RC",rc),("CAM",cam),("PKG",pk),("UTL",ut)) if b is not None],totalCharges=t,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),balance=bal,section=title,statusText="Occupied"))
            k+=1
        line(ws,k,[None,None,f"Subtotal {title}",None]+[round(float(T[j]),2) for j in range(6)]+[float(T[6]),None,None,None,round(float(T[7]),2)],B)
        for c in range(4,16): ws.cell(k,c).border=Border(top=thin)
        k+=2
        for j in range(8): GT[j]+=T[j]
    A=[]
    for f in (2,3,4):
        for n in range(1,8):
            ty=["Studio","1BR","1BR","2BR"][n%4]; mk={"Studio":1425.,"1BR":1690.,"2BR":2150.}[ty]; v=(f,n) in ((2,5),(4,1)); A.append((f"{f}0{n}",ty,None if v else g.name(),{"Studio":455,"1BR":640,"2BR":890}[ty],mk,mk-r.randrange(0,150,5),None,r.choice([None,110.]),r.choice([55.,65.])))
    sec("Apartments",A,1)
    sec("Commercial",[("C-1","Retail","Brannock Street Bakery",1850,3900.,3750.,412.5,None,None),("C-2","Retail","Stillwater Cycles",1420,3000.,2860.,316.25,220.,None),("C-3","Retail",None,980,2150.,0,None,None,None),("C-4","Retail","Dr. Quill Eyecare, PLLC",1600,3400.,3400.,356.,None,120.)],1)
    sec("Other",[("P-07","Parking","Vandemere Law Offices",None,140.,140.,None,None,None),("P-08","Parking",None,None,140.,0,None,None,None),("LDRY","Laundry room","SpinWell Coin Laundry",None,None,385.,None,None,None),("SIGN","Wall billboard","Highview Outdoor",None,None,900.,None,None,None)],0)
    line(ws,k,[None,None,"Grand Total",None]+[round(float(GT[j]),2) for j in range(6)]+[float(GT[6]),None,None,None,round(float(GT[7]),2)],B); k+=2; ws.cell(k,1,"21 apartments, 4 stores")
    widths(ws,[9,14,30,8,11,11,9,9,9,12,11,11,11,11,11]); line(s2,1,["Code","Description"],B); [line(s2,i+2,x) for i,x in enumerate((("RC","Rent charge"),("CAM","Common area maintenance"),("PKG","Parking"),("UTL","Utilities")))]
    wb.save(P(fn)); save(fn,"MIXED_USE","Rent Manager roll, apartments over shops with other income rows",True,"Brannock Block","2026-02-28",25,occ,vac,rows,sheet="RentRoll")
def x6():
    g=G(206); r=g.r; fn="Breeze RentRoll Orchard Gate.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]
    ws["B1"]="Rent Roll"; ws["B2"]="Orchard Gate Apartments"; ws["B3"]="Date: Apr 01, 2026"; ws["B1"].font=B
    line(ws,5,["Unit","id","Tenant","Status","Bed","Bath","SqFt","Market","Rent","Per SqFt","Lease Ends","Moved In","Deposits","Owed"],B,start=2); k=6; o=v=0; T=[0]*5
    for i in range(22):
        u=i+1; bd=1+i%2; sf=[660,880][i%2]; mk=[1050.,1260.][i%2]; T[0]+=mk; T[4]+=sf
        if i in (6,15): v+=1; line(ws,k,[u,9000+i,"VACANT","Vacant",bd,1,sf,mk],start=2); rows.append(R(unit=str(u),area=sf,marketRent=mk,statusText="Vacant"))
        elif i==0: line(ws,k,[u,9000,"OFFICE","Admin",bd,1,sf,mk],start=2); rows.append(R(unit=str(u),area=sf,marketRent=mk,statusText="Admin"))
        elif i==18: line(ws,k,[u,9018,"DOWN - fire 12/8/25","Down",bd,1,sf,mk],start=2); rows.append(R(unit=str(u),area=sf,marketRent=mk,statusText="Down"))
        else:
            o+=1; nm=g.name("FL"); st="Employee" if i==4 else "Notice" if i==11 else "Current"; rent=0. if i==4 else mk-r.randrange(0,110,5); mtm=r.random()<.25; le="MTM" if mtm else eom(addm(D.date(2026,4,1),r.randrange(0,12))); mi=D.date(2018,1,1)+D.timedelta(r.randrange(2900)); dep=r.choice([500.,750.]); ow=r.choice([0.,0.,40.,rent])
            line(ws,k,[u,9000+i,nm,st,bd,1,sf,mk,rent,round(rent/sf,2),le,mi,dep,ow],start=2,dfmt="mmm dd, yyyy"); T[1]+=rent;T[2]+=dep;T[3]+=ow
            rows.append(R(unit=str(u),tenantName=nm,statusText=st,area=sf,marketRent=mk,contractRent=rent,leaseEndDate=le if mtm else iso(le),moveInDate=iso(mi),deposit=dep,balance=ow))
        k+=1
        if i==10: k+=1
    line(ws,k,["22 units",None,None,f"{o} occupied",None,None,T[4],T[0],T[1],round(T[1]/T[4],2),None,None,T[2],T[3]],B,start=2); ws.column_dimensions["C"].hidden=True
    for i,w in zip("ABDEFGHIJKLMNO",(2,9,24,12,5,5,7,11,11,8,14,14,11,10)): ws.column_dimensions[i].width=w
    wb.save(P(fn)); save(fn,"MULTIFAMILY","Yardi Breeze export, hidden id column, spacer row",False,"Orchard Gate Apartments","2026-04-01",22,o,v,rows)
def x7():
    g=G(207); r=g.r; fn="MRI_RM_RentRoll_HarborSpire.xlsx"; wb=Workbook(); ws=wb.active; ws.title="RMRROLL"; rows=[]; k=1; o=v=0; GT=[0]*4; plant=None
    line(ws,1,["HARBOR SPIRE TOWER",None,None,None,"Residential Rent Roll by Floor",None,None,None,None,None,None,"Page 1"],B); line(ws,2,["Entity 330",None,None,None,"Period 03/26"]); k=4
    line(ws,k,["Floor","Apt","Line","Sq Feet","Resident Name","Lease Beg","Lease End","Market","Contract","Concession","Net Rent","Sec Dep"],B); k+=2
    for f in range(5,25):
        ws.cell(k,1,f"FLOOR {f}").font=B; k+=1; T=[0]*4
        for ln in "ABCDEFGH":
            u=f"{f:02d}{ln}"; sf={"A":1240,"B":715,"C":690,"D":980,"E":1010,"F":540,"G":720,"H":1310}[ln]; mk=round(sf*3.05/5)*5+(f-5)*12.; T[0]+=mk
            if r.random()<.07: v+=1; line(ws,k,[str(f),u,ln,f"{sf:,}","*VACANT*",None,None,m(mk)]); rows.append(R(unit=u,unitType=None,area=sf,statusText="*VACANT*",marketRent=mk,section=f"FLOOR {f}"))
            else:
                o+=1; nm=g.name().upper(); ct=mk-r.randrange(0,280,5); cc=-100. if r.random()<.1 else 0.; dep=r.choice([1000.,ct]); s=addm(D.date(2025,4,1),r.randrange(0,12)); e=eom(addm(s,11)); T[1]+=ct;T[2]+=cc;T[3]+=dep; pc=ct
                if f==14 and ln=="D": pc=ct+1000; plant=dict(what=f"contract rent of {u} printed {m(pc)}, true amount {m(ct)} (net rent and floor total use the true amount)",kind="digit_changed")
                line(ws,k,[str(f),u,ln,f"{sf:,}",nm,s.strftime("%d-%b-%y"),e.strftime("%d-%b-%y"),m(mk),m(pc),m(cc) if cc else "-",m(ct+cc),m(dep)]); rows.append(R(unit=u,area=sf,tenantName=nm,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),marketRent=mk,contractRent=pc,deposit=dep,section=f"FLOOR {f}",charges=[dict(code="Concession",amount=cc)] if cc else None))
            k+=1
        line(ws,k,[None]*4+[f"Floor {f} total",None,None,m(T[0]),m(T[1]),m(T[2]),m(T[1]+T[2]),m(T[3])],B); k+=2; GT=[a+b for a,b in zip(GT,T)]
    line(ws,k,[None]*4+["Building total",None,None,m(GT[0]),m(GT[1]),m(GT[2]),m(GT[1]+GT[2]),m(GT[3])],B); k+=1; ws.cell(k,5,f"Apartments {o+v}   Leased {o}   Vacant {v}")
    for row in ws.iter_rows(min_row=4):
        for c in row[7:12]: c.alignment=Alignment(horizontal="right")
    assert plant; widths(ws,[9,8,5,8,28,11,11,13,13,11,13,13]); wb.save(P(fn)); save(fn,"MULTIFAMILY","MRI residential by floor, numbers as text, 160 apartments",True,"HARBOR SPIRE TOWER","2026-03",o+v,o,v,rows,planted=plant)
ALL=[x1,x2,x3,x4,x5,x6,x7]
