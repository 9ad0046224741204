from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
DATE=dt.datetime(2025,12,1)
# ---------------------------------------------------------------- 4 MHP, courier listing (planted digit)
def d04():
    r=random.Random(4604); N=Names(r); f="lazy_pines_mhc_december.pdf"; rows=[]
    p=FPDF("P","pt","Letter"); p.set_creation_date(DATE); p.set_auto_page_break(False); p.set_margins(30,30)
    skip={13,27}
    for s in range(1,59):
        if s in skip: continue
        q=r.random(); x=dict(unit=str(s))
        if q<.09: x["statusText"]="VACANT"
        elif q<.14: x.update(statusText="VACANT"); x["_h"]="VACANT HOME"
        else:
            k="PRK" if r.random()<.2 else "RES"; rent=r.choice([485,485,485,510,510,465,540]); hp=r.choice([295,345,410]) if k=="PRK" else 0
            w=round(r.uniform(18,61),2); sw=round(w*.8,2); ch=[("SITE RENT",rent),("HOME PMT",hp),("WATER",w),("SEWER",sw),("TRASH",21.5)]
            x.update(statusText="Occupied",tenantName=N.lf().upper(),contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=round(sum(b for a,b in ch),2),balance=r.choice([0,0,0,0,round(r.uniform(20,700),2)]),_k=k)
        rows.append(x)
    occ=[x for x in rows if "tenantName" in x]
    T=[sum(x["charges"][i]["amount"] for x in occ) for i in range(5)]+[sum(x["totalCharges"] for x in occ),sum(x["balance"] for x in occ)]
    # plant: one digit of a site rent
    v=[x for x in occ if x["contractRent"]==485][9]; v["contractRent"]=435; v["charges"][0]["amount"]=435
    pl=dict(what=f"space {v['unit']}: site rent printed 435.00 instead of 485.00; its TOTAL DUE and the column total stand on 485.00",kind="digit_changed")
    F="{:<5}{:<25}{:<5}{:>10}{:>10}{:>9}{:>9}{:>8}{:>11}{:>11}"; z=lambda a:f"{a:,.2f}"
    lines=[]
    for x in rows:
        if x in occ:
            lines.append(F.format(x["unit"],x["tenantName"][:24],x.pop("_k"),*[z(c["amount"]) if c["amount"] or c["code"]!="HOME PMT" else "" for c in x["charges"]],z(x["totalCharges"]),z(x["balance"])))
            x["charges"]=[c for c in x["charges"] if c["amount"]]
            assert len(x["tenantName"])<=24
        else: lines.append(F.format(x["unit"],x.pop("_h",None) and "*** VACANT HOME ***" or "*** VACANT ***","",*[""]*7))
    n=0
    def page():
        nonlocal n; n+=1; p.add_page(); p.set_font("Courier","B",10); p.set_xy(30,28); p.cell(0,12,"LAZY PINES MOBILE HOME COMMUNITY"); p.set_font("Courier","",8.4); p.set_xy(30,42); p.cell(0,10,f"SPACE RENT ROLL     MONTH OF DECEMBER 2025{'':>50}PAGE {n}")
        p.set_xy(30,60); p.cell(0,10,F.format("","","HOME","SITE","HOME","","","","TOTAL","BALANCE")); p.set_xy(30,70); p.cell(0,10,F.format("SPC","RESIDENT","OWN","RENT","PMT","WATER","SEWER","TRASH","DUE","FORWARD")); p.set_xy(30,80); p.cell(0,10,"="*103); return 92
    y=page()
    for i,l in enumerate(lines):
        if y>735: y=page()
        p.set_xy(30,y); p.cell(0,11,l); y+=11.5
        if i%5==4: y+=5
    def w(l):
        nonlocal y
        if y>760: y=page()
        p.set_xy(30,y); p.cell(0,11,l); y+=11.5
    w("-"*103); w(F.format("","TOTALS","",*[z(t) for t in T])); y+=8
    w(f"SPACES {len(rows)}    OCCUPIED {len(occ)}    VACANT {len(rows)-len(occ)}      (NO SPACES 13 AND 27)"); w("HOME OWN: RES = RESIDENT OWNS HOME   PRK = PARK OWNED, SOLD ON CONTRACT (HOME PMT)")
    p.output(path(f)); print(f,n)
    save(f,"MANUFACTURED_HOUSING","typewriter listing, Courier, gaps each five lines",rows,"Lazy Pines Mobile Home Community","2025-12",len(rows),len(occ),len(rows)-len(occ),planted=pl)

# ---------------------------------------------------------------- 6 self storage
def d06():
    r=random.Random(4606); N=Names(r); f="gatepost_storage_rentroll.pdf"; rows=[]
    sizes=[("5 x 5",25,49),("5 x 10",50,78),("10 x 10",100,129),("10 x 15",150,168),("10 x 20",200,199),("10 x 30",300,268)]
    for wing,cnt,cc in (("A",52,1),("B",48,1),("C",40,0),("D",34,0)):
        for i in range(cnt):
            s=r.choice(sizes[:4] if cc else sizes[2:]); std=s[2]+(18 if cc else 0); x=dict(unit=f"{wing}{i+1:03d}",unitType=("Climate" if cc else "Drive-up"),_s=s[0],area=s[1],marketRent=std)
            if r.random()<.13: x["statusText"]="Vacant"
            else:
                rent=round(std*r.choice([.8,.9,1,1,1,1.06,1.12,1.2]),2); ins=r.choice([0,0,9,12,14]); mi=rdate(r,dt.date(2016,1,1),dt.date(2025,11,20))
                x.update(statusText="Occupied",tenantName=N.lf() if r.random()<.9 else r.choice(["Redline Plumbing Co","Mott & Daughters Antiques","Tri-Cove Landscaping","Piney Grove Youth Soccer","Valdane Catering"]),moveInDate=mi,contractRent=rent,charges=[dict(code="Insur.",amount=ins)],balance=r.choice([0]*7+[round(rent+20,2),round(rent,2)]),_pt=r.choice(["30-Nov-2025","30-Nov-2025","31-Dec-2025","31-Oct-2025"]))
            rows.append(x)
    W,H=letter; c=canvas.Canvas(path(f),pagesize=letter,invariant=1); n=0
    cols=[("Unit",24,0),("Size",56,0),("Area",122,1),("Type",130,0),("Tenant Name",174,0),("Moved In",310,0),("Paid Thru",362,0),("Std. Rate",452,1),("Rent",492,1),("Insur.",524,1),("Bal. Due",570,1)]
    def head():
        nonlocal n; n+=1; c.setFont("Helvetica-Bold",11); c.drawString(24,H-30,"Rent Roll"); c.setFont("Helvetica",7.5); c.drawString(24,H-41,"Gatepost Storage #0114 - 2290 Ferris Pike"); c.drawRightString(588,H-30,"Printed 01-Dec-2025 08:14"); c.drawRightString(588,H-41,f"Pg {n}")
        c.setStrokeColorRGB(.6,0,0); c.rect(20,H-58,572,12); c.setStrokeColorRGB(0,0,0); c.setFont("Helvetica-Bold",7)
        for t,x,a in cols: (c.drawRightString if a else c.drawString)(x,H-55,t)
        c.setFont("Helvetica",7); return H-68
    y=head()
    for i,x in enumerate(rows):
        if y<40: c.showPage(); y=head()
        o="tenantName" in x
        v=[x["unit"],x.pop("_s"),str(x["area"]),x["unitType"],x.get("tenantName","(vacant)"),x["moveInDate"].strftime("%d-%b-%Y") if o else "",x.pop("_pt",""),m2(x["marketRent"]),m2(x["contractRent"]) if o else "",m2(x["charges"][0]["amount"]) if o else "",m2(x["balance"]) if o else ""]
        for (t,xx,a),z in zip(cols,v): (c.drawRightString if a else c.drawString)(xx,y,z)
        y-=9.6
    if y<170: c.showPage(); y=head()
    S=lambda k:sum(x.get(k,0) for x in rows); c.line(20,y+6,592,y+6); c.setFont("Helvetica-Bold",7)
    for xx,z in ((122,n0(S("area"))),(452,m2(S("marketRent"))),(492,m2(S("contractRent"))),(524,m2(sum(x["charges"][0]["amount"] for x in rows if "charges" in x))),(570,m2(S("balance")))): c.drawRightString(xx,y-3,z)
    c.drawString(24,y-3,"Totals"); y-=24; c.drawString(24,y,"Summary"); c.setFont("Helvetica",7)
    for t,x in (("Units",230),("Area",280),("Std. Rate",340),("Rent",400)): c.drawRightString(x,y,t)
    for l,R in (("Occupied",[x for x in rows if "tenantName" in x]),("Vacant",[x for x in rows if "tenantName" not in x]),("Total",rows)):
        y-=10; c.drawString(24,y,l); 
        for z,xx in ((str(len(R)),230),(n0(sum(q["area"] for q in R)),280),(m2(sum(q["marketRent"] for q in R)),340),(m2(sum(q.get("contractRent",0) for q in R)),400)): c.drawRightString(xx,y,z)
    c.save(); print(f,n); o=sum("tenantName" in x for x in rows)
    save(f,"SELF_STORAGE","SiteLink-like dense list, run date only",rows,"Gatepost Storage #0114",None,len(rows),o,len(rows)-o)

# ---------------------------------------------------------------- 7 mixed-use small house
def d07():
    f="rent_statement_41_delancy_row.pdf"; A=dt.date
    p=FPDF("P","mm","Letter"); p.set_creation_date(DATE); p.set_margins(18,16); p.add_page()
    p.set_font("Times","B",14); p.cell(0,8,"41-43 Delancy Row",align="L",new_x="LMARGIN",new_y="NEXT")
    p.set_font("Times","",10.5); p.multi_cell(0,5,"Statement of rents in force on November 1, 2025, furnished to the insurer for loss-of-rents cover under the businessowner's policy.\nOwner: Delancy Row Holdings, LLC (self-managed)",new_x="LMARGIN",new_y="NEXT"); p.ln(3)
    R=[("Store 1","Retail",1150,"Crumb & Copper Bakery LLC",A(2022,7,1),A(2027,6,30),2950,5900,"then $3,040.00 a month from July 1, 2026",[(A(2026,7,1),3040)]),
       ("Store 2","Retail",860,"Halvorsen Watch Repair",None,"month to month",1875,1875,"",[]),
       ("Apt 2F","Apartment",720,"Simone Lomax",A(2025,3,1),A(2026,2,28),1640,1640,"",[]),
       ("Apt 2R","Apartment",695,"Wade and Opal Hathorn",A(2024,10,1),A(2026,9,30),1585,1585,"then $1,635.00 a month from October 1, 2026",[(A(2026,10,1),1635)]),
       ("Apt 3F","Apartment",720,None,None,None,None,None,"asking $1,695; repainting, ready December",[]),
       ("Apt 3R","Apartment",695,"Farid Ungerman",A(2025,8,15),A(2026,8,14),1660,1660,"",[]),
       ("Apt 4","Apartment",980,"Clea Northcutt",A(2023,6,1),"month to month",1890,1800,"",[]),
       ("Roof","Antenna",None,"Skylattice Wireless, Inc.",A(2019,1,1),A(2028,12,31),1225,None,"then $1,260.00 a month from January 1, 2026",[(A(2026,1,1),1260)]),
       ("Basement","Laundry machines",None,"CoinBright Laundry Co.",A(2024,1,1),A(2026,12,31),140,None,"",[]),
       ("Yard 1","Parking",None,"Farid Ungerman",None,"month to month",95,None,"",[]),
       ("Yard 2","Parking",None,"Crumb & Copper Bakery LLC",None,"month to month",95,None,"",[])]
    w=[22,27,14,48,24,20,22]; h=["Space","Use","Sq. ft.","Tenant / lease term","Rent per month","Per year","Deposit"]
    p.set_font("Times","B",10); p.set_draw_color(0)
    for a,b in zip(w,h): p.cell(a,7,b if b!="Rent per month" else "Per month",border="TB",align="R" if a in(14,) or b in("Rent per month","Per year","Deposit") else "L")
    p.ln(8); rows=[]
    for u,ty,sf,t,s,e,rent,dep,note,steps in R:
        L=lambda d:f"{d:%B} {d.day}, {d.year}" if isinstance(d,A) else d
        p.set_font("Times","",10); v=[u,ty,n0(sf) if sf else "",t or "Vacant",m2(rent) if rent else "",m2(rent*12) if rent else "",m2(dep) if dep else ""]
        for i,(a,b) in enumerate(zip(w,v)): p.cell(a,5,b,align="R" if i in(2,4,5,6) else "L")
        p.ln(5); p.set_font("Times","I",9)
        if e: p.set_x(18+63); p.cell(0,4.5,(L(s)+" to "+L(e)) if s and isinstance(e,A) else (f"since {L(s)}, {e}" if s else e)); p.ln(4.5)
        if note: p.set_x(18+63); p.cell(0,4.5,note); p.ln(4.5)
        p.set_draw_color(190); p.line(18,p.get_y()+.8,195,p.get_y()+.8); p.ln(2)
        x=dict(unit=u,unitType=ty,area=sf,tenantName=t,statusText="Occupied" if t else "Vacant",leaseStartDate=s,leaseEndDate="MTM" if e=="month to month" else e,contractRent=rent,annualRent=rent*12 if rent else None,deposit=dep)
        if x["leaseEndDate"]=="MTM": x["leaseEndDate"]="month to month"
        if u=="Apt 4": x["moveInDate"]=None
        if steps: x["rentSteps"]=[dict(date=iso(d),amount=a) for d,a in steps]
        if u=="Apt 3F": x["marketRent"]=1695
        rows.append(x)
    rt=sum(x["contractRent"] or 0 for x in rows); dp=sum(x["deposit"] or 0 for x in rows); p.set_draw_color(0); p.set_font("Times","B",10)
    for i,(a,b) in enumerate(zip(w,["Total","","","",m2(rt),m2(rt*12),m2(dp)])): p.cell(a,7,b,border="TB",align="R" if i>3 else "L")
    p.ln(11); p.set_font("Times","",10); p.multi_cell(0,5,"Two stores and five apartments, of which one apartment is empty. The antenna, laundry and parking rents are included in the total. Tenants pay their own gas and electricity; the owner pays water and heat for the apartments.\n\nI certify that the above is correct to the best of my knowledge.\n\n\n______________________________\nManaging member, Delancy Row Holdings, LLC")
    p.output(path(f)); save(f,"MIXED_USE","owner's certified letter, records of 1-3 lines, steps in notes",rows,"41-43 Delancy Row","2025-11-01",7,6,1)
