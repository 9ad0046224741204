from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment as AL,Border,Side
from openpyxl.utils import get_column_letter as GL
import xlsxwriter
fill=lambda c:PatternFill("solid",fgColor=c); B=Font(bold=True)
def wid(ws,l):
    for i,w in enumerate(l): ws.column_dimensions[GL(i+1)].width=w

def b1(r): # yardi-like office, steps sub rows
    f="TenancySchedule_kng01_20251231.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Report1"; rows=[]; nm=cos(r,20)
    ws["A1"]="Tenancy Schedule"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Property: kng01 - Kingsgate Court, Reading"; ws["A3"]="As of Date: 31/12/2025"; ws["A4"]="By Property"
    H1=["Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Monthly Rent","Monthly Rent/Area","Annual Rent","Annual Rent/Area","Security Deposit","LOC Amount/ Bank Guarantee"]
    for j,h in enumerate(H1): c=ws.cell(6,j+1,h); c.font=B; c.fill=fill("D9E1F2"); c.alignment=AL(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(bottom=Side(style="medium"))
    ws.row_dimensions[6].height=42; ws.cell(7,1,"Current Leases").font=B; y=8; t=[0]*4; v=0; va=0; n=0
    for i in range(21):
        u=f"{100*(i//4+1)+10*(i%4+1)}"; a=r.randrange(900,6800,10); n+=1
        if i in(6,11,18):
            ws.cell(y,1,u); ws.cell(y,2,"VACANT"); ws.cell(y,4,a); rows.append(row(unit=u,area=a,statusText="VACANT")); y+=2; v+=1; va+=a; continue
        s=D(r.randint(2019,2025),r.randint(1,10),1); yy=10 if s.year<2022 else 5; e=term(s,yy); m=round(a*r.choice([24.5,26,27.75,29.5,31])/12,2); an=round(m*12,2); dep=r.choice([0,round(m*3,2),round(m*6,2)]); t_=nm[i-(i>6)-(i>11)-(i>18)+0]
        vals=[u,f"{t_} (t{r.randint(10000,99999):07d})",r.choice(["Office Net","Office Gross"]),a,s,e,yy*12,m,round(m/a,2),an,round(an/a,2),dep,0]
        for j,x in enumerate(vals):
            c=ws.cell(y,j+1,x)
            if j in(4,5): c.number_format="dd/mm/yyyy"
            elif j in(7,8,9,10,11,12): c.number_format="#,##0.00"
            elif j==3: c.number_format="#,##0"
        st=[]; y+=1
        if i%5==1:
            ws.cell(y,2,"Rent Steps").font=Font(italic=True)
            for j,h in((3,"Charge"),(5,"From"),(6,"To"),(8,"Monthly Amt"),(10,"Annual")): ws.cell(y,j,h).font=Font(italic=True)
            y+=1
            for q in(1,2):
                d0=D(2026+q,3,1); d1=D(2027+q,2,28) if q==1 else e; mm=round(m*(1+.03*q),2)
                if d1<=d0: break
                if d1.year==2028 : d1=D(2028,2,29)
                for j,x in((3,"rent"),(5,d0),(6,d1 if d1<e else e),(8,mm),(10,round(mm*12,2))):
                    c=ws.cell(y,j,x); c.number_format="dd/mm/yyyy" if j in(5,6) else "#,##0.00"
                st.append(dict(date=iso(d0),amount=mm)); y+=1
                if d1>=e: break
        y+=1; rows.append(row(unit=u,tenantName=t_,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=an,deposit=dep,rentSteps=st)); t=[p+q for p,q in zip(t,(a,m,an,dep))]
    for lab,cells in(("Total Occupied",((4,t[0]),(8,t[1]),(10,t[2]),(12,t[3]))),("Total Vacant",((4,va),)),("Total Property",((4,t[0]+va),(8,t[1]),(10,t[2]),(12,t[3])))):
        ws.cell(y,1,lab).font=B
        for j,x in cells: c=ws.cell(y,j,round(x,2)); c.font=B; c.number_format="#,##0.00" if j>4 else "#,##0"
        y+=1
    y+=1
    for a_,b_ in(("Occupied Units",n-v),("Vacant Units",v),("Total Units",n)): ws.cell(y,1,a_); ws.cell(y,4,b_); y+=1
    wid(ws,[16,46,13,10,12,12,7,14,11,15,11,14,14]); ws.freeze_panes="A7"; wb.save(doc(f))
    save(f,"OFFICE",rows,"Yardi-like tenancy schedule with rent step sub-tables","step rows under the lease, tenant code in the name cell","Kingsgate Court, Reading",D(2025,12,31),n,n-v,v)

def b2(r): # Re-Leased flat export
    f="released_tenancy_export.xlsx"; wb=xlsxwriter.Workbook(doc(f),{'default_date_format':'yyyy-mm-dd'}); ws=wb.add_worksheet("Tenancies"); rows=[]; nm=cos(r,46)
    H=["Property Name","Property Code","Unit","Tenancy Status","Tenant","Usage","Floor Area (sqm)","Commencement","Expiry","Holding Over","Rent Frequency","Annual Rent (excl VAT)","Annual Opex","Bond Held","Outstanding","Manager"]
    for j,h in enumerate(H): ws.write(0,j,h)
    df=wb.add_format({'num_format':'dd mmm yyyy'}); P=[("12-20 Foregate, Chester","CHE12",6),("Bridge Street, Drogheda","DRO01",5),("41 Shop Street, Galway","GAL41",3),("Victoria Buildings, Sligo","SLI07",8),("Castle Arcade, Ludlow","LUD03",11),("Station Approach, Hexham","HEX22",7),("Unit Shops, Larne Road","LAR05",4)]
    y=1;k=0;v=0;tot=[0,0,0,0]
    for p,c,n in P:
        for j in range(n):
            u=f"{'Shop' if j else 'Ground Floor Shop'} {j+1}"; a=round(r.uniform(35,420),1); us=r.choice(["Retail","Retail","Food & Beverage","Services"])
            if r.random()<.12: vals=[p,c,u,"Vacant","",us,a]+[""]*8+["D. Lowe"]; rows.append(row(unit=u,propertyName=p,unitType=us,area=a,statusText="Vacant")); v+=1
            else:
                s=D(r.randint(2015,2025),r.randint(1,9),r.randint(1,28)); e=term(s,r.choice([4,5,9,10])); ho="Yes" if e<D(2025,10,15) else "No"; an=r.randrange(8000,68000,500)+r.choice([0,0,.5*100]); op=round(a*21.4,2); bo=r.choice([0,0,an/4]); os_=r.choice([0,0,0,round(an/12,2),round(-r.uniform(20,400),2)])
                vals=[p,c,u,"Current",nm[k],us,a,s,e,ho,r.choice(["Quarterly","Monthly"]),an,op,bo,os_,r.choice(["D. Lowe","S. Finn"])]; 
                rows.append(row(unit=u,propertyName=p,unitType=us,area=a,statusText="Current",tenantName=nm[k],leaseStartDate=s,leaseEndDate=e,annualRent=an,deposit=bo,balance=os_,charges=[dict(code="Annual Opex",amount=op,per="year")])); k+=1; tot=[m+q for m,q in zip(tot,(an,op,bo,os_))]
            for q,x in enumerate(vals):
                if isinstance(x,dt.date): ws.write_datetime(y,q,dt.datetime(x.year,x.month,x.day),df)
                elif x!="": ws.write(y,q,x)
            y+=1
    for q,x in enumerate(tot): ws.write(y,11+q,round(x,2))
    ws.autofilter(0,0,y-1,15); ws.set_column(0,0,26); ws.set_column(4,4,34); ws.set_column(7,8,12); ws.set_column(11,14,13); wb.close(); n=y-1
    save(f,"RETAIL",rows,"flat export, property per row, unlabelled total row","several properties, repeated unit names, no date",None,None,n,n-v,v)

def b3(r): # landlord vision houses
    f="My properties - rents.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Rents Nov 25"; rows=[]
    ws2=wb.create_sheet("Mortgages"); ws2.append(["Address","Lender","Monthly payment"]);
    ws["B2"]="PROPERTY PORTFOLIO - D & M HATHERSAGE LETTINGS"; ws["B2"].font=Font(name="Comic Sans MS",bold=True,size=13); ws["B3"]="Updated 15th November 2025"
    H=["Address","Beds","Tenant","Moved in","Tenancy ends","Rent pcm","Deposit (DPS)","Owes","Next rent rise","Notes"]
    for j,h in enumerate(H): c=ws.cell(5,j+2,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=fill("548235")
    A_=["14 Sorrel Close","3 Tannery Lane","27 Tannery Lane","8 Ferndale Rd","61 Ferndale Rd","Flat 2, 19 Priory St","Flat 5, 19 Priory St","102 Belle Vue","104 Belle Vue","The Bungalow, Mill Rd","22 Kestrel Way","9 Osier Court","36 Hob Lane"]; y=6;t=[0]*3
    for i,a in enumerate(A_):
        bd=r.randint(1,4); ws.cell(y,2,a)
        ws2.append([a,"Cotswold BS",round(r.uniform(280,610),2)])
        if i in(4,9): ws.cell(y,3,bd); ws.cell(y,4,"EMPTY" if i==4 else "empty - on Rightmove"); ws.cell(y,7,0); ws.cell(y,11,"New kitchen going in" if i==4 else "Asking 895"); rows.append(row(unit=a,statusText="EMPTY" if i==4 else "empty",contractRent=0,**({} if i==4 else {}))); rows[-1]["unitType"]=f"{bd}"; 
        else:
            s=D(r.randint(2017,2025),r.randint(1,10),r.randint(1,28)); e="Rolling" if s<D(2024,11,20) else term(s,1); m=500+bd*125+r.randrange(0,90,5); dp=r.choice([m,m+50,500]); ow=r.choice([0,0,0,m,120]); tn=person(r,1)+(" & "+person(r,1) if r.random()<.3 else "")
            for j,x in enumerate([a,bd,tn,s,e,m,dp,ow]): c=ws.cell(y,j+2,x); c.number_format="d mmm yy" if isinstance(x,dt.date) else ("£#,##0" if j>4 else "General")
            st=[]
            if i in(2,7,11): ws.cell(y,10,f"1 Feb 2026 to £{m+40}"); st=[dict(date="2026-02-01",amount=m+40)]
            rows.append(row(unit=a,unitType=f"{bd}",tenantName=tn,moveInDate=s,leaseEndDate=e,contractRent=m,deposit=dp,balance=ow,rentSteps=st)); t=[p+q for p,q in zip(t,(m,dp,ow))]
        y+=1
    rows[9]["marketRent"]=895
    ws.cell(y+1,2,"TOTAL"); 
    for j,x in enumerate(t): c=ws.cell(y+1,7+j,x); c.font=B; c.number_format="£#,##0"; c.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    ws.cell(y+3,2,"13 properties, 11 let"); wid(ws,[2,25,6,32,12,13,10,13,9,22,24]); wb.save(doc(f))
    for q in rows: q.pop("unitType",None)
    save(f,"SINGLE_FAMILY_RENTAL",rows,"small landlord's own sheet","addresses as units, rolling, text rent rises, second sheet of mortgages; Beds column not in truth","D & M Hathersage Lettings",D(2025,11,15),13,11,2,"Rents Nov 25")

def b4(r): # Dublin large, 3 sheets, planted digit_changed
    f="Grand Basin Apartments RentRoll Sept25.xlsx"; wb=Workbook(); s0=wb.active; s0.title="Cover"; ws=wb.create_sheet("Rent Roll"); s3=wb.create_sheet("RPZ calc"); rows=[]
    ws.append(["Grand Basin Apartments, Ringsend, Dublin 4"]); ws.append(["Rent roll as at 30 September 2025 (€)"]); ws.append([])
    ws.append(["Apt","Core","Type","Sq m","Resident","Status","RTB Reg","Lease","","Rent / month","Parking / month","Storage / month","Total / month","Deposit","Arrears","ERV / month"]); ws.append(["","","","","","","","Start","End"]+[""]*7); ws.merge_cells("H4:I4")
    for q in(4,5):
        for c in ws[q]: c.font=Font(bold=True,color="FFFFFF"); c.fill=fill("203864"); c.alignment=AL(horizontal="center",wrap_text=True)
    ws.row_dimensions[4].height=32
    G=[0]*7; cnt=dict(Let=0,Vacant=0,Reserved=0); n=0; planted=None
    for core,fl in(("A",7),("B",8),("C",6)):
        ws.append([f"Core {core}"]); ws.cell(ws.max_row,1).font=B; sub=[0]*7
        for x in range(1,fl+1):
            for k in range(1,9):
                n+=1; u=f"{core}{x}{k:02d}"; ty=r.choice(["Studio","1B1B","1B1B","2B2B","2B2B","3B2B"]); ar=dict(zip(["Studio","1B1B","2B2B","3B2B"],[38,51,77,98]))[ty]+r.choice([0,1,2.5]); erv=dict(zip(["Studio","1B1B","2B2B","3B2B"],[1650,1975,2550,3100]))[ty]+x*15
                p_=r.random(); stt="Let" if p_<.93 else "Vacant" if p_<.975 else "Reserved"; cnt[stt]+=1
                if stt=="Vacant": ws.append([u,core,ty,ar,None,stt]+[None]*9+[erv]); rows.append(row(unit=u,building=core,section=f"Core {core}",unitType=ty,area=ar,statusText=stt,marketRent=erv)); sub[6]+=erv
                else:
                    s=D(r.randint(2021,2024),r.randint(1,12),r.randint(1,28)) if stt=="Let" else D(2025,10,15); e=term(s,r.choice([6,4])) if stt=="Let" else term(s,1); rt=erv-r.randrange(0,320,5)+r.choice([0,.25,.5]) if stt=="Let" else erv
                    pk=r.choice([0,0,150]); sg=r.choice([0,0,0,40]); dep=round(rt); ar_=r.choice([0]*9+[rt,-100,85.2]); tn=person(r); tt=rt+pk+sg; pr=rt
                    if u=="B504" or (planted is None and core=="B" and x==5 and stt=="Let" and k>4):
                        if planted is None: pr=rt+300; planted=dict(what=f"Apt {u}: rent printed {pr} where its total per month ({tt}), Core B subtotal and grand total hold {rt}",kind="digit_changed")
                    ws.append([u,core,ty,ar,tn,stt,f"RT{r.randint(100000,999999)}-{r.randint(10,99)}" if stt=="Let" else None,s,e,pr,pk,sg,tt,dep,ar_,erv])
                    rows.append(row(unit=u,building=core,section=f"Core {core}",unitType=ty,area=ar,tenantName=tn,statusText=stt,leaseStartDate=s,leaseEndDate=e,contractRent=pr,charges=[dict(code="Parking",amount=pk),dict(code="Storage",amount=sg)],totalCharges=tt,deposit=dep,balance=ar_,marketRent=erv))
                    sub=[a+b for a,b in zip(sub,(rt,pk,sg,tt,dep,ar_,erv))]
        ws.append([f"Total Core {core}"]+[None]*8+[round(q,2) for q in sub]); G=[a+b for a,b in zip(G,sub)]
        for c in ws[ws.max_row]: c.font=B; c.border=Border(top=Side(style="thin"))
        ws.append([])
    ws.append(["Total Residential"]+[None]*8+[round(q,2) for q in G]); 
    for c in ws[ws.max_row]: c.font=B; c.fill=fill("D9E1F2")
    for q in ws.iter_rows(min_row=6):
        for c in q[7:9]: c.number_format="dd/mm/yyyy"
        for c in q[9:16]: c.number_format='#,##0.00;(#,##0.00);"0.00"'
    wid(ws,[14,6,9,8,24,10,13,12,12,12,10,10,12,12,11,11]); ws.freeze_panes="B6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="4:5"
    s0["B3"]="GRAND BASIN APARTMENTS"; s0["B4"]="Monthly investor pack - September 2025"; s0["B6"]="Apartments"; s0["C6"]=n; s0["B7"]="Let"; s0["C7"]=cnt["Let"]; s0["B8"]="Vacant (incl. reserved, not yet moved in)"; s0["C8"]=cnt["Vacant"]+cnt["Reserved"]; s0["B9"]="  of which reserved"; s0["C9"]=cnt["Reserved"]; s0["B11"]="Prepared by Pennant Living Ltd"; s0.column_dimensions["B"].width=44
    s3.append(["HICP index","Date","Value"]); s3.append(["Base","2024-09",120.4]); s3.append(["Current","2025-09",122.6]); s3.append(["Max increase","",.018])
    wb.save(doc(f)); assert planted
    save(f,"MULTIFAMILY",rows,"investor pack with cover counts, cores, ERV","168 rows, two-line header, reserved not moved in","Grand Basin Apartments, Ringsend, Dublin 4",D(2025,9,30),n,cnt["Let"],n-cnt["Let"],"Rent Roll",planted)

def b5(r): # mixed use
    f="Corn Exchange - tenancies (MA copy).xlsx"; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("Schedule"); rows=[]
    bt=wb.add_format({'bold':1,'font_size':13,'bg_color':'#7F6000','font_color':'white'}); h=wb.add_format({'bold':1,'text_wrap':1,'border':1,'valign':'vcenter','align':'center','bg_color':'#FFF2CC'}); m=wb.add_format({'border':1,'text_wrap':1,'valign':'top'}); mr=wb.add_format({'border':1,'num_format':'£#,##0','valign':'top'}); sec=wb.add_format({'bold':1,'border':1,'bg_color':'#EDEDED'}); tb=wb.add_format({'bold':1,'border':1,'num_format':'£#,##0'})
    ws.merge_range("A1:J1","THE CORN EXCHANGE, BULL RING, LOUTH - SCHEDULE OF TENANCIES",bt); ws.merge_range("A2:J2","Date of schedule: 1 December 2025.  Managing agents: Sandle & Frith")
    for j,x in enumerate(["Ref","Premises","Lessee / Occupier","Use","Term","","Rent","","Rent deposit","Remarks"]):
        if j not in(4,5,6,7): ws.merge_range(3,j,4,j,x,h)
    ws.merge_range(3,4,3,5,"Term",h); ws.merge_range(3,6,3,7,"Rent reserved",h)
    for j,x in((4,"Begins"),(5,"Ends"),(6,"Per month"),(7,"Per annum")): ws.write(4,j,x,h)
    data=[("COMMERCIAL",[("C1","Shop 1","Lincs Larder Ltd","Delicatessen",D(2021,3,25),D(2031,3,24),1500,4500,""),("C2","Shop 2","Mrs O Brackley t/a Wools & Worsted","Haberdashery",D(2023,6,24),D(2028,6,23),925,None,"Tenant's break 24/6/2026"),("C3","Shop 3",None,"Retail",None,None,None,None,"Vacant since 8/25"),("C4","Shops 4 & 5","Ravenscar Coffee plc","Café",D(2019,9,29),D(2029,9,28),2850,None,"Review outstanding from 9/24"),("C5","Basement","Louth Boxing Club (trustees)","Gymnasium",D(2024,1,1),D(2026,12,31),400,None,"Contracted out"),("C6","First floor offices","Varley Whitlock Solicitors","Offices",D(2016,12,25),D(2026,12,24),2100,6300,"")]),
     ("RESIDENTIAL",[("R1","Flat 1","Mr C Nettleton","1 bed",D(2025,2,14),D(2026,2,13),640,640,""),("R2","Flat 2","Ms A Ellerby","1 bed",D(2022,8,1),"Periodic",610,600,""),("R3","Flat 3","Mr P Zielinski & Ms N Carrow","2 bed",D(2024,11,20),"Periodic",765,765,"2 months behind"),("R4","Flat 4",None,"2 bed",None,None,None,None,"Vacant - decorating"),("R5","Flat 5","Mrs G Quilter","Studio",D(2019,5,3),"Periodic",495,450,""),("R6","Flat 6","Mr T Rooney","2 bed",D(2025,10,6),D(2026,10,5),795,795,""),("R7","Flat 7","Dr I Banerjee","3 bed",D(2025,7,19),D(2026,7,18),940,940,"")]),
     ("OTHER",[("X1","Rear yard, 4 parking spaces","Varley Whitlock Solicitors","Parking",D(2016,12,25),D(2026,12,24),120,None,""),("X2","Substation","Wolds Power Networks","Wayleave",D(1998,1,1),D(2097,12,31),None,None,"Peppercorn")])]
    y=5; T=[0,0,0]
    for s,L in data:
        ws.merge_range(y,0,y,9,s,sec); y+=1; sub=[0,0,0]
        for ref,pr,t,u,a,e,pm,dp,rm in L:
            ws.set_row(y,30 if len(t or '')>32 else 16)
            ds=lambda q:q.strftime("%d/%m/%Y") if isinstance(q,dt.date) else (q or "")
            for j,x in enumerate([ref,pr,t or "VACANT",u,ds(a),ds(e)]): ws.write(y,j,x,m)
            for j,x in((6,pm),(7,pm and pm*12),(8,dp)): ws.write(y,j,x,mr) if x else ws.write_blank(y,j,None,mr)
            ws.write(y,9,rm,m); y+=1; sub=[p+(q or 0) for p,q in zip(sub,(pm,pm and pm*12,dp))]
            rows.append(row(unit=ref,section=s,tenantName=t,unitType=u,leaseStartDate=a,leaseEndDate=e,contractRent=pm,annualRent=pm and pm*12,deposit=dp,statusText=None if t else "VACANT"))
        ws.merge_range(y,0,y,5,"Total "+s.lower(),sec)
        for j,x in enumerate(sub): ws.write(y,6+j,x,tb)
        y+=1; T=[a+b for a,b in zip(T,sub)]
    ws.merge_range(y,0,y,5,"TOTAL THE CORN EXCHANGE",sec); [ws.write(y,6+j,x,tb) for j,x in enumerate(T)]
    ws.write(y+2,0,"Lettable: 6 commercial (5 let, 1 vacant) and 7 flats (6 let, 1 vacant). Parking and wayleave not counted.")
    for j,w in enumerate([6,26,34,15,12,12,11,12,12,30]): ws.set_column(j,j,w)
    ws.set_column(10,10,12,None,{'hidden':1}); ws.write(4,10,"GL code"); [ws.write(q,10,4000+q) for q in range(6,y)]
    w2=wb.add_worksheet("Insurance apportionment"); [w2.write_row(i,0,x) for i,x in enumerate([["Premises","%","2025 £"],["Shops",48,5760],["Offices",16,1920],["Flats",36,4320]])]
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(f,"MIXED_USE",rows,"managing agents' merged Excel, sections","merged headers, dates as text, hidden column, wayleave and parking rows","The Corn Exchange, Bull Ring, Louth",D(2025,12,1),13,11,2,"Schedule")

def b6(r): # industrial charge lines
    f="Lessee charges monthly - Trent Gateway.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Charges"; rows=[]; nm=cos(r,20)
    ws["A1"]="TRENT GATEWAY TRADE PARK, STAPLEFORD"; ws["A2"]="Recurring charges by lessee, charge month: October 2025"; ws["A1"].font=B
    for j,x in enumerate(["Unit","Lessee","GIA sq ft","From","To","Chg","Description","Net £/month","VAT £","Gross £/month"]): c=ws.cell(4,j+1,x); c.font=B; c.border=Border(top=Side(style="thin"),bottom=Side(style="thin"))
    y=5;v=0;T=[0,0,0]
    for i in range(18):
        u=f"Unit {i+1}" if i<12 else f"Unit {13+(i-12)//2}{'AB'[i%2]}" ; a=r.randrange(1050,9400,25); ws.cell(y,1,u).font=B; ws.cell(y,3,a).number_format="#,##0"
        if i in(4,14): ws.cell(y,2,"Void"); y+=2; v+=1; rows.append(row(unit=u,area=a,statusText="Void")); continue
        s=D(r.randint(2018,2025),r.randint(1,9),1); e=term(s,10 if s.year<2021 else r.choice([5,6,10])); rent=round(a*r.choice([7.25,8,8.5,9.25])/12,2); L=[("RNT","Rent",rent),("SVC","Estate service charge",round(a*.95/12,2)),("INS","Insurance rent",round(a*.28/12,2))]
        if i in(2,9,13): L.append(("YRD","Yard licence",250.0))
        if i==7: L.append(("SGN","Totem sign",35.0))
        ws.cell(y,2,nm[i]); ws.cell(y,4,s).number_format="dd.mm.yy"; ws.cell(y,5,e).number_format="dd.mm.yy"; st=[0,0,0]
        for c,d,x in L:
            vt=0 if c=="INS" else round(x*.2,2)
            ws.cell(y,6,c); ws.cell(y,7,d)
            for j,q in((8,x),(9,vt),(10,round(x+vt,2))): ws.cell(y,j,q).number_format="#,##0.00"
            y+=1; st=[p+q for p,q in zip(st,(x,vt,x+vt))]
        for j,q in enumerate(st): c=ws.cell(y,8+j,round(q,2)); c.number_format="#,##0.00"; c.font=B; c.border=Border(top=Side(style="hair"))
        y+=2; T=[p+q for p,q in zip(T,st)]
        rows.append(row(unit=u,tenantName=nm[i],area=a,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code=c,amount=x) for c,d,x in L],totalCharges=round(st[0],2)))
    ws.cell(y,7,"Park total").font=B
    for j,q in enumerate(T): c=ws.cell(y,8+j,round(q,2)); c.number_format="#,##0.00"; c.font=B
    ws.cell(y+1,1,f"18 units / {18-v} let / {v} void"); wid(ws,[10,38,10,10,10,6,22,13,11,14]); wb.save(doc(f))
    save(f,"INDUSTRIAL",rows,"charge lines under each lessee with VAT","unlabelled subtotals, net/VAT/gross (charges and total are net)","Trent Gateway Trade Park, Stapleford",D(2025,10,1).strftime("%Y-%m"),18,18-v,v)

def b7(r): # retirement
    f="Cedarholme Court rent & service charge list.xlsx"; wb=Workbook(); ws=wb.active; ws.title="List"; rows=[]
    ws["A1"]="Cedarholme Court (retirement living), Harrogate"; ws["A1"].font=Font(bold=True,size=12,color="7030A0"); ws["A2"]="Monthly amounts due from 1 November 2025"
    ws["F4"]="Monthly charges"; ws.merge_cells("F4:J4"); ws["F4"].alignment=AL(horizontal="center"); ws["F4"].font=B; ws["F4"].fill=fill("E4DFEC")
    for j,x in enumerate(["Floor","Flat no.","Resident(s)","Flat type","Date of entry","Rent","Service charge","Heating & hot water","Careline","Total due","Account balance","Remarks"]): c=ws.cell(5,j+1,x); c.font=B; c.fill=fill("E4DFEC"); c.alignment=AL(wrap_text=True)
    y=6; T=[0]*6; v=0
    for i in range(41):
        fl=["Ground","First","Second"][i//14]; u=i+1; ty=r.choice(["1 bed","1 bed","2 bed","Bedsit"]); start=y
        if i%14==0: ws.cell(y,1,fl).font=B
        ws.cell(y,2,u); ws.cell(y,4,ty)
        if i in(3,19,20,36): ws.cell(y,3,"Void"); ws.cell(y,12,r.choice(["Awaiting clearance","Offered, viewing 12/11","Adaptations"])); rows.append(row(unit=str(u),section=fl,unitType=ty,statusText="Void")); v+=1; y+=1; continue
        if i==0: ws.cell(y,3,"Scheme manager (staff flat)"); vals=[0,0,0,0]; nmn="Scheme manager (staff flat)"; bal=None; d=None
        else:
            nmn=person(r,1)+(" and "+person(r,1) if r.random()<.2 else ""); rt={"1 bed":612.5,"2 bed":745.0,"Bedsit":498.75}[ty]; vals=[rt,{"1 bed":184.2,"2 bed":211.65,"Bedsit":160.1}[ty],{"1 bed":72.0,"2 bed":91.0,"Bedsit":58.5}[ty],r.choice([18.4,18.4,0])]; bal=r.choice([0,0,0,-55.2,round(sum(vals),2),210.35]); d=D(r.randint(2008,2025),r.randint(1,10),r.randint(1,28)); ws.cell(y,3,nmn); ws.cell(y,5,d).number_format="dd-mmm-yyyy"
        tt=round(sum(vals),2)
        for j,x in enumerate(vals+[tt]+([bal] if bal is not None else [])): ws.cell(y,6+j,x).number_format='#,##0.00;-#,##0.00'
        rows.append(row(unit=str(u),section=fl,unitType=ty,tenantName=nmn,moveInDate=d,contractRent=vals[0],charges=[dict(code=c,amount=q) for c,q in zip(("Service charge","Heating & hot water","Careline"),vals[1:])],totalCharges=tt,balance=bal)); T=[p+q for p,q in zip(T,vals+[tt,bal or 0])]; y+=1
    ws.cell(y,3,"Total"); 
    for j,x in enumerate(T): ws.cell(y,6+j,round(x,2)).number_format='#,##0.00;-#,##0.00'
    for c in ws[y]: c.font=B
    ws.cell(y+2,3,f"Flats 41; occupied {41-v} including the manager's flat; void {v}"); ws.row_dimensions[y-3].hidden=False
    wid(ws,[9,8,34,10,13,11,11,11,10,12,12,24]); ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(doc(f))
    save(f,"SENIOR_HOUSING",rows,"housing manager's list, floor only on its first row","charge columns, staff flat counted occupied by the document","Cedarholme Court (retirement living), Harrogate",D(2025,11,1),41,41-v,v)
def run():
    for i,fn in enumerate((b1,b2,b3,b4,b5,b6,b7)): fn(random.Random(3450+i))
