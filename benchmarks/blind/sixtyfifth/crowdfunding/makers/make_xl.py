from common import *
import csv, xlwt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
B=Font(bold=True); thin=Side(style="thin",color="888888")
fill=lambda h:PatternFill("solid",fgColor=h)
def widths(ws,ww):
    for i,w in enumerate(ww,1): ws.column_dimensions[CL(i)].width=w
def setrow(ws,r,vals,font=None,c0=1,fmt=None,fl=None):
    for i,v in enumerate(vals):
        if v is None: continue
        c=ws.cell(r,c0+i,v)
        if font: c.font=font
        if fl: c.fill=fl
        if fmt and fmt.get(i): c.number_format=fmt[i]

def x1():
    f="parkline_office_uw_model.xlsx"; R=random.Random(201); wb=Workbook(); a=wb.active; a.title="Summary"
    setrow(a,2,["Parkline Corporate Center I & II"],Font(bold=True,size=16)); setrow(a,4,["Purchase price",18650000],fmt={1:"$#,##0"}); setrow(a,5,["Going-in cap",.0815],fmt={1:"0.00%"}); setrow(a,6,["LTV",.62],fmt={1:"0%"}); setrow(a,7,["Hold (yrs)",5]); setrow(a,8,["Exit cap",.085],fmt={1:"0.00%"}); widths(a,[34,16])
    ws=wb.create_sheet("RR Input"); ws.sheet_view.showGridLines=False
    setrow(ws,1,["Parkline Corporate Center I & II – Rent Roll Input"],Font(bold=True,size=13)); setrow(ws,2,["Source: seller rent roll","",None,"Effective:",D(2025,6,30)],fmt={4:"mm/dd/yyyy"})
    setrow(ws,4,["Space","","","","Term","","Current Base Rent","","","Recoveries","","Future Rent Steps","","","","","","Security"],B,fl=fill("1F3864")) 
    for c in range(1,19): ws.cell(4,c).fill=fill("1F3864"); ws.cell(4,c).font=Font(bold=True,color="FFFFFF"); ws.cell(4,c).alignment=Alignment(horizontal="center")
    for m in("A4:D4","E4:F4","G4:I4","J4:K4","L4:Q4"): ws.merge_cells(m)
    setrow(ws,5,["Bldg","Suite","Tenant","RSF","Lease","Lease","Monthly","Annual","$/SF","Method","Est. $","Step 1","","Step 2","","Step 3","","Deposit"],B,fl=fill("D9E1F2")); setrow(ws,6,[None,None,None,None,"Start","End",None,None,"/Yr",None,"/ Mo","Date","$ / Mo","Date","$ / Mo","Date","$ / Mo","($)"],B,fl=fill("D9E1F2"))
    for m in("L5:M5","N5:O5","P5:Q5"): ws.merge_cells(m)
    cos="Arbor Title Group|Latchford Engineering, Inc.|Sable & Finch CPAs|Polaris Claims Administration|Trellis Software|Redwing Mortgage|Hadley Staffing Partners|Oxbow Insurance Services|Bellwether Analytics LLC|Cordage Legal PLLC|Ternary Systems|Meridian Hearing Aids|Kestrel Home Health|Juniper Wealth Advisors|Fieldnote Surveying|Copperline Energy Brokers|Strand Architects|Quill & Ledger Payroll|Northbeam Logistics|Lumen Court Reporting|Delta Oak Realty|Pembury Counseling|Wickham Benefits".split("|")
    rows=[]; r=7; S=[0]*5; occ=vac=0; ci=0; fm={3:"#,##0",4:"m/d/yy",5:"m/d/yy",6:"#,##0.00",7:"#,##0.00",8:"0.00",10:"#,##0.00",11:"m/d/yy",12:"#,##0.00",13:"m/d/yy",14:"#,##0.00",15:"m/d/yy",16:"#,##0.00",17:'#,##0;(#,##0);"-"'}
    for b in("I","II"):
        for j in range(14):
            su=f"{100*(1+j//5)+10*(j%5)}"; sf=R.randint(90,640)*10+R.choice([0,2,5,8]); S[0]+=sf
            if (b,j) in(("I",3),("I",12),("II",6),("II",7),("II",13)):
                setrow(ws,r,[b,su,"Vacant",sf],fmt=fm); ws.cell(r,3).font=Font(italic=True,color="C00000"); rows.append(row(unit=su,building=b,area=sf,statusText="Vacant")); vac+=1; r+=1; continue
            n=cos[ci]; ci+=1; ps=R.choice([19.5,20,20.75,21.5,22.25]); mo=round(sf*ps/12,2); an=round(mo*12,2); ls=D(R.randint(2019,2024),R.randint(1,12),1); le=eom(addm(ls,12*R.choice([5,7,10])-1)); le=le if le>D(2025,9,1) else eom(D(2027,ls.month,1)); mt=R.choice(["BY","NNN","FSG","BY"]); rec={"BY":round(sf*.95/12,2),"NNN":round(sf*8.4/12,2),"FSG":None}[mt]; st=[]; x=mo; d=D(2025,ls.month,1); d=d if d>D(2025,6,30) else addm(d,12)
            while d<le and len(st)<3: x=round(x*1.025,2); st.append((d,x)); d=addm(d,12)
            dep=R.choice([round(mo),round(mo)*2,None]); v=[b,su,n,sf,ls,le,mo,an,ps,mt,rec]
            for i in range(3): v+= list(st[i]) if i<len(st) else [None,None]
            setrow(ws,r,v+[dep],fmt=fm); occ+=1; S[1]+=mo;S[2]+=an;S[3]+=rec or 0;S[4]+=dep or 0
            rows.append(row(unit=su,building=b,tenantName=n,area=sf,statusText="Occupied",leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=mo,annualRent=an,charges=[dict(code="Recoveries",amount=rec)] if rec else None,deposit=dep,rentSteps=[dict(date=iso(q),amount=z) for q,z in st])); r+=1
    vs=sum(q["area"] for q in rows if q["statusText"]=="Vacant")
    setrow(ws,r+1,["Total","","28 suites",S[0],None,None,round(S[1],2),round(S[2],2),None,None,round(S[3],2)]+[None]*6+[S[4]],B,fmt=fm); setrow(ws,r+2,[None,None,"Occupied (23)",S[0]-vs,f"{(S[0]-vs)/S[0]:.1%}"],fmt=fm); setrow(ws,r+3,[None,None,"Vacant (5)",vs,f"{vs/S[0]:.1%}"],fmt=fm); setrow(ws,r+5,["BY = base year; NNN = net of all expenses; FSG = full service gross. Seller to confirm deposits at closing."],Font(italic=True,size=9))
    widths(ws,[6,8,30,10,10,10,13,14,8,9,11]+[10,12]*3+[11]); ws.freeze_panes="D7"
    z=wb.create_sheet("Mkt Leasing"); setrow(z,1,["Market leasing assumptions"],B); setrow(z,3,["","New","Renewal"],B)
    for i,v in enumerate([["Rent $/SF",22,21],["Term (yrs)",5,5],["TI $/SF",35,12],["LC %",.06,.03],["Downtime (mo)",9,0]]): setrow(z,4+i,v)
    wb.active=0; wb.save(out(f)); assert occ==23
    save(f,"OFFICE","sponsor model input sheet, 3-line grouped head, step column pairs",True,rows,"Parkline Corporate Center I & II","2025-06-30",28,occ,vac,sheet="RR Input")

def x2():
    f="varsity_row_bed_roster.xlsx"; R=random.Random(202); nm=namer(R,"LF"); wb=Workbook(); ws=wb.active; ws.title="Bed Roster"
    ws.merge_cells("A1:L1"); setrow(ws,1,["Varsity Row Student Living"],Font(bold=True,size=14)); ws.cell(1,1).alignment=Alignment(horizontal="center"); ws.merge_cells("A2:L2"); setrow(ws,2,["Bed-level rent roll as of September 30, 2025 – Fall 2025 cycle"]); ws.cell(2,1).alignment=Alignment(horizontal="center")
    rows=[]; r=8; plans=[("D4","4 Bed / 4 Bath",4,745,1388),("C3","3 Bed / 3 Bath",3,790,1120),("B2","2 Bed / 2 Bath",2,895,870),("S1","Studio",1,1165,455)]; S=[0]*5; n=0; occ=vac=0; apts=0
    hd=["Bed Space","Resident","Bed Status","Asking Installment","Contract Installment","Parking","Furniture","Pet","Monthly Total","Lease Begin","Lease End","A/R"]
    setrow(ws,7,hd,B,fl=fill("FFD966"))
    for c in range(1,13): ws.cell(7,c).alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    for fl in(1,2,3):
        for k in range(1,16):
            if n>=122: break
            p=plans[0] if k<6 else plans[1] if k<9 else plans[2] if k<13 else plans[3]; apt=f"{fl}{k:02d}"; apts+=1
            ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12); setrow(ws,r,[f"Apt {apt}  –  {p[0]}  {p[1]}  –  {p[4]:,} sf"],B,fl=fill("EDEDED")); r+=1; a0=[0]*4
            for bd in "ABCD"[:p[2]]:
                n+=1; u=f"{apt}-{bd}"; x=R.random(); S[0]+=p[3]; fm={i:"#,##0.00" for i in(3,4,5,6,7,8,11)}|{9:"mm/dd/yyyy",10:"mm/dd/yyyy"}
                if x<.075: setrow(ws,r,[u,"(vacant bed)","Vacant",p[3]],fmt=fm); vac+=1; rows.append(row(unit=u,statusText="Vacant",marketRent=p[3])); r+=1; continue
                if u=="101-A": setrow(ws,r,[u,"Community Assistant","Staff",p[3],0,None,None,None,0],fmt=fm); rows.append(row(unit=u,tenantName="Community Assistant",statusText="Staff",marketRent=p[3],contractRent=0,totalCharges=0)); occ+=1; r+=1; continue
                s=R.choice(["Occupied"]*14+["Notice"]); rent=p[3]-R.choice([0,0,10,20,35]); pk=R.choice([None,None,45]); fu=R.choice([None,25]); pt=R.choice([None]*7+[30]); t=rent+(pk or 0)+(fu or 0)+(pt or 0); ar=R.choice([0]*6+[t,-25,112.5]); nme=nm(); ls=R.choice([D(2025,8,18)]*6+[D(2025,9,2)]); le=D(2026,7,31) if R.random()<.93 else D(2025,12,19)
                setrow(ws,r,[u,nme,s,p[3],rent,pk,fu,pt,t,ls,le,ar],fmt=fm); occ+=1; S[1]+=rent;S[2]+=t;S[3]+=ar
                rows.append(row(unit=u,tenantName=nme,statusText=s,marketRent=p[3],contractRent=rent,charges=[dict(code=a,amount=b) for a,b in(("Parking",pk),("Furniture",fu),("Pet",pt)) if b],totalCharges=t,leaseStartDate=iso(ls),leaseEndDate=iso(le),balance=ar)); r+=1
    ch={k:sum(c["amount"] for q in rows for c in q.get("charges",[]) if c["code"]==k) for k in("Parking","Furniture","Pet")}
    setrow(ws,r+1,["Property Total",f"{n} beds / {apts} apts",None,S[0],S[1],ch["Parking"],ch["Furniture"],ch["Pet"],S[2],None,None,S[3]],B,fmt=fm)
    setrow(ws,4,["Beds",n,None,"Filled",occ,None,"Vacant",vac,None,"Occupancy",occ/n],fmt={10:"0.0%"}); setrow(ws,5,["Apartments",apts]); widths(ws,[14,26,12,12,12,10,10,9,12,12,12,11]); ws.freeze_panes="A8"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,"STUDENT_HOUSING","by-bed roster under apartment heading rows, counts on top",True,rows,"Varsity Row Student Living","2025-09-30",n,occ,vac)

def x3():
    f="hearthway_sfr_tape.csv"; R=random.Random(203); nm=namer(R,"LF"); rows=[]; L_=[]
    st="Fenwick Ct|Pale Heron Dr|Cotton Mill Rd|Ashby Ln|Tupelo Trace|Brass Lantern Way|Old Ferry Rd|Sweetbriar Cir".split("|"); used=set(); S=[0]*4; occ=vac=0
    for i in range(46):
        a=f"{R.randint(101,4899)} {R.choice(st)}"; city=R.choice(["Conyers","Loganville","Dallas","Locust Grove"]); bd=R.choice(["3/2","4/2.5","3/2.5","4/3"]); sf=R.randint(1180,2460); mk=round((sf*.42+1120)/5)*5; x=R.random(); yr=R.randint(1988,2016)
        if x<.17:
            s=R.choice(["Vacant - Turn","Vacant - Listed"]); L_.append([a,city,"GA",yr,bd,sf,s,"","","",mk,"","",""]); rows.append(row(unit=a,unitType=bd,area=sf,statusText=s,marketRent=mk)); vac+=1; S[0]+=mk; continue
        rent=mk-R.choice([0,15,40,95,150,-20]); ls=D(2024,R.randint(6,12),R.choice([1,1,10,22])) if R.random()<.7 else D(2025,R.randint(1,4),1); le=addm(ls,12)-dt.timedelta(1); s="Leased" if R.random()<.93 else "Leased - Notice"; lex="MTM" if R.random()<.1 else le; dep=rent if R.random()<.7 else 0; dq=R.choice([0]*6+[rent,215.4]); n=nm(); f2=lambda d:d.strftime("%Y-%m-%d") if isinstance(d,D) else d
        L_.append([a,city,"GA",yr,bd,sf,s,n,f2(ls),f2(lex),mk,rent,dep,f"{dq:.2f}"]); occ+=1; S[0]+=mk;S[1]+=rent;S[2]+=dep;S[3]+=dq
        rows.append(row(unit=a,unitType=bd,area=sf,tenantName=n,statusText=s,leaseStartDate=iso(ls),leaseEndDate=f2(lex),marketRent=mk,contractRent=rent,deposit=dep,balance=dq))
    w=csv.writer(open(out(f),"w",newline="",encoding="utf-8-sig")); w.writerow(["Hearthway Atlanta Portfolio - Data Tape"]); w.writerow(["Data through","2025-05-31"]); w.writerow([])
    w.writerow(["Home","City","ST","Year Built","Bd/Ba","Living Area","Home Status","Household","Lease Start","Lease Exp","Market Rent","Current Rent","Sec Dep","Delinquent $"])
    for l in L_: w.writerow(l)
    w.writerow(["TOTAL (46 homes)","","","","",sum(l[5] for l in L_),"","","","",S[0],S[1],S[2],f"{S[3]:.2f}"]); assert len({q["unit"] for q in rows})==46
    save(f,"SINGLE_FAMILY_RENTAL","csv data tape, plain",False,rows,"Hearthway Atlanta Portfolio","2025-05-31",46,occ,vac)

def x4():
    f="dunmore_flex_lease_schedule.xlsx"; R=random.Random(204); wb=Workbook(); ws=wb.active; ws.title="Lease Schedule"; ws.sheet_view.showGridLines=False
    setrow(ws,2,["Dunmore Flex Park"],Font(name="Arial",bold=True,size=14),c0=2); setrow(ws,3,["Lease schedule  |  in place at 1-Aug-2025"],c0=2)
    cos="Ironclad Fasteners Co.|Swiftwater Pool Supply|Tessera Stone & Tile|Gallant HVAC Services|Pilot Rock Brewing|Nimbus Print House|Waypoint EV Upfitters|Sterling Oak Cabinetry|Rapid Route Couriers|Clearpane Glass|Basalt Crossfit|Prairie Gear Rental|Amberline Catering|Dovetail Sign Shop|Hexagon Labs".split("|"); ci=0; rows=[]; r=5; G=[0]*5; occ=vac=0
    fm={2:"#,##0",3:"dd-mmm-yy",4:"dd-mmm-yy",5:"dd-mmm-yy",6:"$#,##0.00",7:"$#,##0.00",8:"$#,##0.00",9:"$#,##0.00",10:"$#,##0.00"}
    for b,us_ in(("Building A – 2200 Dunmore Pkwy",["A1","A2","A3-4","A5","A6","A7"]),("Building B – 2220 Dunmore Pkwy",["B1","B2","B3","B4","B5-6"]),("Building C – 2240 Dunmore Pkwy",["C1","C2","C3","C4","C5","C6"])):
        setrow(ws,r,[b],Font(bold=True,color="FFFFFF"),c0=2,fl=fill("7F6000"))
        for c in range(3,13): ws.cell(r,c).fill=fill("7F6000")
        r+=1; setrow(ws,r,["Bay","Lessee","Bay SF","Commenced","Expires","Rent effective","Monthly rent","CAM","RE tax","Insurance","Total due / mo"],B,c0=2)
        for c in range(2,13): ws.cell(r,c).border=Border(bottom=thin); ws.cell(r,c).alignment=Alignment(wrap_text=True)
        r+=1; S=[0]*5; area=0
        for u in us_:
            sf=R.choice([2400,3000,3600,4800])*(2 if "-" in u else 1); area+=sf
            if u in("A5","C2"): setrow(ws,r,[u,"VACANT",sf],c0=2,fmt=fm); rows.append(row(unit=u,building=b,area=sf,statusText="VACANT")); vac+=1; r+=1; continue
            n=cos[ci]; ci+=1; ls=D(R.randint(2021,2024),R.randint(1,12),1); le=eom(addm(ls,12*R.choice([5,5,7])-1)); mo=round(sf*R.choice([10.5,11.25,12,12.75])/12,2); cam,tx,ins=[round(sf*k/12,2) for k in(1.35,1.6,.38)]; eff=D(2025 if ls.month<=8 else 2024,ls.month,1); eff=max(eff,ls); tot=round(mo+cam+tx+ins,2)
            setrow(ws,r,[u,n,sf,ls,le,eff,mo,cam,tx,ins,tot],c0=2,fmt=fm); r+=1; S=[q+z for q,z in zip(S,[mo,cam,tx,ins,tot])]; occ+=1; st=[]; d=addm(eff,12); x=mo
            while d<le and len(st)<4:
                x=round(x*1.035,2); st.append((d,x)); setrow(ws,r,["step",d,x],Font(italic=True,color="666666",size=9),c0=6,fmt={1:"dd-mmm-yy",2:"$#,##0.00"}); ws.cell(r,6).alignment=Alignment(horizontal="right"); r+=1; d=addm(d,12)
            rows.append(row(unit=u,building=b,tenantName=n,area=sf,statusText="Occupied",leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=mo,charges=[dict(code="CAM",amount=cam),dict(code="RE tax",amount=tx),dict(code="Insurance",amount=ins)],totalCharges=tot,rentSteps=[dict(date=iso(q),amount=z) for q,z in st]))
        setrow(ws,r,[None,"Subtotal "+b.split(" –")[0],area,None,None,None]+[round(q,2) for q in S],B,c0=2,fmt=fm); r+=2; G=[q+z for q,z in zip(G,S)]
    ta=sum(q["area"] for q in rows); setrow(ws,r,[None,"PARK TOTAL",ta,None,None,None]+[round(q,2) for q in G],B,c0=2,fmt=fm); setrow(ws,r+2,[f"{occ} bays/bay groups leased, {vac} vacant."],c0=2); widths(ws,[2,9,28,10,12,12,13,14,12,12,12,14]); ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,"INDUSTRIAL","sections per building, header repeated, step rows below lessees",True,rows,"Dunmore Flex Park","2025-08-01",17,occ,vac)

def x5():
    f="lockaway_bixby_export.xls"; R=random.Random(205); nm=namer(R,"LF"); wb=xlwt.Workbook(); a=wb.add_sheet("UnitMix"); ws=wb.add_sheet("RentRoll"); rows=[]; bold=xlwt.easyxf("font: bold on"); dts=xlwt.easyxf(num_format_str="M/D/YYYY"); mny=xlwt.easyxf(num_format_str="#,##0.00")
    ws.write(0,0,"Site: Lockaway Self Storage - Bixby"); ws.write(1,0,"Rent roll date:"); ws.write(1,2,"4/30/2025")
    hd=["SpaceID","Dim","SqFt","Access","Occ?","Customer","Moved In","Web Rate","Actual Rate","Ins Prem","Late/Fees","Owed"]
    for i,h in enumerate(hd): ws.write(3,i,h,bold)
    kinds=[("05X05",25,52),("05X10",50,81),("10X10",100,127),("10X15",150,159),("10X20",200,194),("10X25",250,222),("12X40 RV",480,165)]; mix={}; r=4; S=[0]*5; occ=vac=0; pl=None
    for i in range(134):
        u=str(1001+i) if i<90 else f"RV{i-89:02d}" if i>=118 else str(2001+i-90); d,sf,w=kinds[6] if u[0]=="R" else R.choice(kinds[:3] if i<90 else kinds[3:6]); ac="Outside" if u[0]=="R" else "Interior" if i<90 else "Roll-up"
        q=mix.setdefault(d,[0,0,0,0]); q[0]+=1; q[2]+=sf; S[0]+=w
        for c,v in enumerate([u,d,sf,ac]): ws.write(r,c,v)
        ws.write(r,7,w,mny)
        if R.random()<.15: ws.write(r,4,"N"); vac+=1; rows.append(row(unit=u,unitType=d,area=sf,statusText="N",marketRent=w)); r+=1; continue
        rent=max(45,w+R.choice([-20,-7,0,0,9,16])); ins=R.choice([0,0,12,18]); fee=R.choice([0]*8+[25]); mi=D(R.randint(2016,2025),R.randint(1,4),R.randint(1,28)); n=nm(); ow=R.choice([0]*7+[rent+ins,rent])+fee; pr=rent
        if i==71: pr=rent+ (300 if rent<500 else -300); pl=(u,rent,pr)
        for c,v,s in((4,"Y",None),(5,n,None),(6,mi,dts),(8,pr,mny),(9,ins,mny),(10,fee,mny),(11,ow,mny)): ws.write(r,c,v,s) if s else ws.write(r,c,v)
        rows.append(row(unit=u,unitType=d,area=sf,statusText="Y",tenantName=n,moveInDate=iso(mi),marketRent=w,contractRent=pr,charges=[dict(code="Ins Prem",amount=ins),dict(code="Late/Fees",amount=fee)],balance=ow)); occ+=1; q[1]+=1;q[3]+=rent; S=[S[0],S[1]+rent,S[2]+ins,S[3]+fee,S[4]+ow]; r+=1
    assert pl
    ws.write(r+1,0,"Totals",bold); ws.write(r+1,2,sum(q["area"] for q in rows)); ws.write(r+1,4,f"{occ} of {occ+vac}"); 
    for c,v in zip(range(7,12),S): ws.write(r+1,c,v,mny)
    for i,w in enumerate([10,11,7,10,12,24,12,11,12,10,10,11]): ws.col(i).width=w*256
    a.write(0,0,"Lockaway Self Storage - Bixby",bold); 
    for i,h in enumerate(["Dim","Spaces","Rented","Total SqFt","Rent"]): a.write(2,i,h,bold)
    for j,(k,q) in enumerate(sorted(mix.items())):
        for i,v in enumerate([k,q[0],q[1],q[2],q[3]]): a.write(3+j,i,v)
    for i,v in enumerate(["All",occ+vac,occ,sum(q[2] for q in mix.values()),S[1]]): a.write(3+len(mix),i,v,bold)
    wb.save(out(f)); save(f,"SELF_STORAGE","xls export, unit mix sheet first, Y/N occupancy, plain",False,rows,"Lockaway Self Storage - Bixby","2025-04-30",occ+vac,occ,vac,sheet="RentRoll",planted=dict(what=f"Actual Rate of space {pl[0]} printed {pl[2]:.2f} instead of {pl[1]:.2f}; totals use {pl[1]:.2f}",kind="digit_changed"))

def x6():
    f="tamarack_ridge_valueadd_model.xlsx"; R=random.Random(206); wb=Workbook(); a=wb.active; a.title="Returns"; setrow(a,1,["Tamarack Ridge – 64 units – Sponsor Returns"],B); 
    for i,v in enumerate([["LP IRR",.162],["Equity multiple",1.94],["Avg cash-on-cash",.071]]): setrow(a,3+i,v)
    ws=wb.create_sheet("Unit Detail"); setrow(ws,1,["Tamarack Ridge Apartments"],Font(bold=True,size=14)); setrow(ws,2,["Unit-by-unit detail: in-place (7/31/2025 roll) vs. business plan"],Font(italic=True))
    mix=[("1BR / 1BA Classic",24,640,905,1040,1215),("1BR / 1BA Renovated",8,640,1065,1115,None),("2BR / 1BA Classic",20,835,1085,1230,1425),("2BR / 2BA Townhome",12,1060,1320,1455,1660)]; rows=[]; r=13; G=[0]*6; sec=[]; occ=vac=0; n=0; hid=7
    fm={i:"#,##0" for i in(3,4,5,6,7,8,9)}|{10:"mmm-yy"}
    for nm_,k,sf,ip,mk,pf in mix:
        ws.cell(r,1,nm_).font=B; ws.cell(r,1).fill=fill("E2EFDA"); r+=1
        setrow(ws,r,["Apt","Status","Renovated?","SF","In-Place Rent","RUBS","Total In-Place","Market Rent","Post-Reno Rent","Premium","Lease Exp"],Font(bold=True,underline="single")); r+=1; S=[0]*6; o=0
        for j in range(k):
            n+=1; u=f"{'ABCDEFGH'[(n-1)//8]}{101+(n-1)%8 if (n-1)%8<4 else 201+(n-1)%8-4}"; s=R.choice(["Occ"]*17+["NTV"]); 
            if n in(9,22,37,50): s="Vac"
            if n==41: s="Down"
            ren="Y" if "Renov" in nm_ else "N"; S[0]+=sf; S[4]+=mk; S[5]+=pf or 0
            if s in("Vac","Down"): setrow(ws,r,[u,s,ren,sf,None,None,None,mk,pf],fmt=fm); vac+=1; rows.append(row(unit=u,unitType=nm_,statusText=s,area=sf,marketRent=mk)); r+=1; continue
            x=ip+R.choice([-60,-25,0,0,20,35]); rb=R.choice([0,45,45,55]); d=D(2025,R.randint(8,12),1) if R.random()<.5 else D(2026,R.randint(1,7),1); mtm=R.random()<.08; e="MTM" if mtm else eom(d)
            setrow(ws,r,[u,s,ren,sf,x,rb,x+rb,mk,pf,(pf-x) if pf else None,None if False else e],fmt={**fm,10:"m/d/yyyy"}); S=[S[0],S[1]+x,S[2]+rb,S[3]+x+rb,S[4],S[5]]; o+=1; occ+=1
            rows.append(row(unit=u,unitType=nm_,statusText=s,area=sf,contractRent=x,charges=[dict(code="RUBS",amount=rb)],totalCharges=x+rb,marketRent=mk,leaseEndDate=e if mtm else iso(e))); r+=1
        setrow(ws,r,["Subtotal",f"{o}/{k}",None]+S,B,fmt=fm); 
        for c in range(1,12): ws.cell(r,c).border=Border(top=thin)
        sec.append((nm_,k,o,S)); G=[p+q for p,q in zip(G,S)]; r+=2
    setrow(ws,r,["TOTAL",f"{occ}/64",None]+G,B,fmt=fm)
    setrow(ws,4,["Mix","Units","Occupied","Avg SF","Avg In-Place","Avg Market"],B,fl=fill("DDEBF7"))
    for i,(a1,k,o,S) in enumerate(sec): setrow(ws,5+i,[a1,k,o,round(S[0]/k),round(S[1]/o),round(S[4]/k)],fmt={4:"#,##0",5:"#,##0"})
    setrow(ws,9,["Total",64,occ,round(G[0]/64),round(G[1]/occ),round(G[4]/64)],B,fmt={4:"#,##0",5:"#,##0"}); setrow(ws,10,["Vac includes 1 down unit (fire damage, F-building); NTV = on notice, still paying"],Font(size=9,italic=True)); widths(ws,[24,9,11,8,14,9,15,13,15,10,11]); ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,"MULTIFAMILY","sponsor model, sections by plan with repeated heads, mix summary on top, pro forma columns",True,rows,"Tamarack Ridge Apartments","2025-07-31",64,occ,vac,sheet="Unit Detail")

def x7():
    f="willow_bend_park_owner_sheet.xlsx"; R=random.Random(207); nm=namer(R,"FL"); wb=Workbook(); ws=wb.active; ws.title="Oct25"; rows=[]; fo=Font(name="Comic Sans MS",size=10); fb=Font(name="Comic Sans MS",size=10,bold=True)
    setrow(ws,1,["Willow Bend MHC  -  who's in what, October 2025"],Font(name="Comic Sans MS",size=13,bold=True)); r=3; occ=vac=0; T=[]
    def title(t): 
        nonlocal r; setrow(ws,r,[t],fb,fl=fill("FCE4D6")); r+=1
    # 1 tenant owned
    title("1) LOTS - they own the home"); setrow(ws,r,["Lot","Folks","Pad rent","W/S/T","Monthly","Here since","Owes"],fb); r+=1; S=[0]*4
    for i in range(1,23):
        u=f"{i}"
        if i in(4,15): setrow(ws,r,[u,"empty pad"],fo); rows.append(row(unit=u,statusText="empty pad",section="1) LOTS - they own the home")); vac+=1; r+=1; continue
        n=nm(); p=R.choice([340,340,355,310]); w=R.choice([48,55,62]); ow=R.choice([0,0,0,0,p+w,60]); y=D(R.randint(1998,2024),R.randint(1,12),R.randint(1,28)); setrow(ws,r,[u,n,f"${p}",f"${w}",f"${p+w}",us2(y),f"${ow}" if ow else None],fo); r+=1; occ+=1; S=[a+b for a,b in zip(S,[p,w,p+w,ow])]
        rows.append(row(unit=u,tenantName=n,statusText="Occupied",section="1) LOTS - they own the home",contractRent=p,charges=[dict(code="Pad rent",amount=p),dict(code="W/S/T",amount=w)],totalCharges=p+w,moveInDate=iso(y),balance=ow or None))
    setrow(ws,r,[None,"20 paying"]+[f"${x:,}" for x in S[:3]]+[None,f"${S[3]:,}"],fb); T.append(S[2]); r+=3
    title("2) PARK HOMES - we own the home"); setrow(ws,r,["Lot","Home","Folks","Rent (home+pad)","W/S/T","Monthly","Lease up","Deposit","Owes"],fb); r+=1; S=[0]*5; q="2) PARK HOMES - we own the home"
    for i in range(23,33):
        u=f"{i}"; h=f"{R.choice(['14x66','16x76','28x48'])} {R.choice(['2/1','2/2','3/2'])}"
        if i==27: setrow(ws,r,[u,h,"empty - needs floor"],fo); rows.append(row(unit=u,unitType=h,statusText="empty - needs floor",section=q)); vac+=1; r+=1; continue
        n=nm(); p=R.choice([725,795,850,895]); w=60; le=R.choice([D(2026,R.randint(1,9),28),"mo-mo"]); dep=R.choice([500,p]); ow=R.choice([0,0,0,p]); setrow(ws,r,[u,h,n,f"${p}",f"${w}",f"${p+w}",us2(le) if isinstance(le,D) else le,f"${dep}",f"${ow}" if ow else None],fo); r+=1; occ+=1; S=[a+b for a,b in zip(S,[p,w,p+w,dep,ow])]
        rows.append(row(unit=u,unitType=h,tenantName=n,statusText="Occupied",section=q,contractRent=p,charges=[dict(code="Rent (home+pad)",amount=p),dict(code="W/S/T",amount=w)],totalCharges=p+w,leaseEndDate=iso(le) if isinstance(le,D) else le,deposit=dep,balance=ow or None))
    setrow(ws,r,[None,None,"9 paying"]+[f"${x:,}" for x in S[:3]]+[None,f"${S[3]:,}",f"${S[4]:,}"],fb); T.append(S[2]); r+=3
    title("3) RV spots by the creek"); setrow(ws,r,["Spot","Folks","Rate / month","Came"],fb); r+=1; S=0; q="3) RV spots by the creek"
    for i in range(1,9):
        u=f"RV-{i}"
        if i in(3,8): setrow(ws,r,[u,"open"],fo); rows.append(row(unit=u,statusText="open",section=q)); vac+=1; r+=1; continue
        n=nm(); p=R.choice([425,450,475]); y=D(2025,R.randint(3,9),R.randint(1,28)); setrow(ws,r,[u,n,f"${p}",us2(y)],fo); r+=1; occ+=1; S+=p; rows.append(row(unit=u,tenantName=n,statusText="Occupied",section=q,contractRent=p,moveInDate=iso(y)))
    setrow(ws,r,[None,"6 paying",f"${S:,}"],fb); T.append(S); r+=2
    setrow(ws,r,["All monthly",None,None,None,f"${sum(T):,}"],fb); setrow(ws,r+1,[f"{occ+vac} spaces, {occ} filled, {vac} empty"],fo)
    setrow(ws,4,["to do"],fb,c0=12); 
    for i,t in enumerate(["call septic guy","lot 9 skirting","raise pads $15 Jan 1?","27 floor quote 3,850"]): setrow(ws,5+i,[t],fo,c0=12)
    widths(ws,[10,22,22,16,11,12,12,11,11,3,3,24]); ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(out(f)); save(f,"MANUFACTURED_HOUSING","owner's sheet: three tables with own heads, numbers as text, side notes",True,rows,"Willow Bend MHC","2025-10",occ+vac,occ,vac)
ALL=[x1,x2,x3,x4,x5,x6,x7]
