from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.pdfgen import canvas
from fpdf import FPDF
B="Helvetica-Bold"; F="Helvetica"

# ---------- 5. Manufactured home community (planted: digit_changed)
def p5():
    fn="Sandpiper Estates MHC - site rent roll.pdf"; r=rng(fn); N=Names(r)
    streets=[("Plover Lane",1,22),("Heron Court",23,40),("Tern Circle",41,63),("Sanderling Way",64,76)]
    hdr=[["Site","Lot","Home","Resident","Move-In","Market","Monthly Charges","","","","","Total","Past Due /"],
         ["","Type","Own","","","Lot Rent","Lot Rent","Home Rent","Note Pmt","Wtr/Swr","Trash","Billed","(Credit)"]]
    out=[]; body=[]; styles=[]; G=[0]*8
    vacsite={9,31,58,70}; vachome={17,47}; office={1}
    def mm(x): return f"{x:,.2f}"
    planted=None; n=occ=vac=0; PL=52; subs=[]
    data=[list(h) for h in hdr]
    for st,a,b in streets:
        data.append([st]+[""]*12); styles+= [("SPAN",(0,len(data)-1),(-1,len(data)-1)),("FONTNAME",(0,len(data)-1),(-1,len(data)-1),B),("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.Color(.9,.94,.9))]
        T=[0]*8; no=0
        for s in range(a,b+1):
            ty=r.choice(["SW","SW","DW"]); mk=565 if ty=="SW" else 625
            n+=1; k=row(unit=f"{s:03d}",section=st,unitType=ty,marketRent=mk)
            if s in vacsite or s in vachome:
                nm="VACANT - lot only" if s in vacsite else "VACANT - park home"
                data.append([f"{s:03d}",ty,"" if s in vacsite else "POH",nm,"",mm(mk)]+[""]*7); k["statusText"]=nm; vac+=1; T[0]+=mk
            elif s in office:
                data.append([f"{s:03d}",ty,"POH","Manager residence","","" ]+[""]*7); k.pop("marketRent"); k["tenantName"]="Manager residence"; k["statusText"]="Occupied"; occ+=1
            else:
                own=r.choices(["TOH","POH","RTO"],[70,18,12])[0]; nm=N.lf(); mi=D(r.randint(1998,2025),r.randint(1,12),r.randint(1,28))
                if own!="TOH": mi=D(r.randint(2019,2025),mi.month,mi.day)
                lot=mk-r.choice([0,0,15,25,40,55]); hr=r.choice([475,525,560]) if own=="POH" else 0; nt=r.choice([312.4,287.55,341.18,298.0]) if own=="RTO" else 0
                ws=round(r.uniform(31,88),2); tr=18.5; tb=round(lot+hr+nt+ws+tr,2)
                bal=r.choice([0,0,0,0,0,tb,-round(r.uniform(5,60),2),round(r.uniform(15,160),2)])
                if bal==tb and r.random()<.5: bal=0
                v=[mk,lot,hr,nt,ws,tr,tb,bal]
                for i,q in enumerate(v): T[i]=round(T[i]+q,2)
                plot=lot
                if s==PL:
                    ds=str(lot); plot=int(ds[0]+str((int(ds[1])+4)%10)+ds[2])
                    planted=dict(kind="digit_changed",what=f"Site {s:03d}: lot rent printed {plot}.00, should be {lot}.00 (row total billed, street subtotal and grand total use {lot}.00)")
                assert s!=PL or own
                data.append([f"{s:03d}",ty,own,nm,us2(mi),mm(mk),mm(plot)]+[mm(q) if q else "-" for q in (hr,nt)]+[mm(ws),mm(tr),mm(tb),mm(bal) if bal>=0 else f"({mm(-bal)})"])
                k.update(row(tenantName=nm,moveInDate=mi,contractRent=plot,totalCharges=tb,statusText="Occupied",balance=bal))
                k["charges"]=[{"code":c,"amount":x} for c,x in (("Lot Rent",plot),("Home Rent",hr),("Note Pmt",nt),("Wtr/Swr",ws),("Trash",tr)) if x]
                no+=1; occ+=1
            out.append(k)
        data.append([f"{st} - {b-a+1} sites"]+[""]*4+[mm(t) for t in T[:7]]+[mm(T[7]) if T[7]>=0 else f"({mm(-T[7])})"])
        i=len(data)-1; styles+=[("FONTNAME",(0,i),(-1,i),B),("LINEABOVE",(5,i),(-1,i),.5,colors.black),("VALIGN",(0,i),(-1,i),"TOP"),("TOPPADDING",(0,i),(-1,i),2)]; subs.append(i)
        G=[round(x+y,2) for x,y in zip(G,T)]
    data.append([f"Community total - {n} sites"]+[""]*4+[mm(t) for t in G[:7]]+[mm(G[7]) if G[7]>=0 else f"({mm(-G[7])})"])
    i=len(data)-1; styles+=[("FONTNAME",(0,i),(-1,i),B),("LINEABOVE",(0,i),(-1,i),1,colors.black),("LINEBELOW",(0,i),(-1,i),1,colors.black)]
    t=Table(data,colWidths=[34,30,32,130,52,56,58,56,54,52,46,62,66],repeatRows=2,rowHeights=[19 if q in subs else 13 for q in range(len(data))])
    t.setStyle(TableStyle([("LEADING",(0,1),(-1,-1),8.6),("FONTSIZE",(0,0),(-1,-1),7.6),("FONTNAME",(0,0),(-1,1),B),("ALIGN",(5,0),(-1,-1),"RIGHT"),("SPAN",(6,0),(10,0)),("ALIGN",(6,0),(10,0),"CENTER"),("LINEBELOW",(6,0),(10,0),.4,colors.black),
        ("LINEBELOW",(0,1),(-1,1),1,colors.black),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+styles))
    st=ParagraphStyle("x",fontName=F,fontSize=8,leading=11)
    def deco(c,d):
        c.setFont(B,12); c.drawString(36,582,"Sandpiper Estates - Site Rent Roll"); c.setFont(F,8.5); c.drawString(36,570,"All-age manufactured home community, 76 sites   -   Billing month: March 2026 (as of 03/01/2026)")
        c.setFont(F,7.5); c.drawRightString(756,24,f"{d.page}"); c.drawString(36,24,"Credits (prepaid) in parentheses.")
    D_=SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=54,bottomMargin=40,leftMargin=32,rightMargin=32)
    D_.build([t,Spacer(1,12),Paragraph(f"Home Own: TOH = resident-owned home; POH = park-owned home (lot and home rent); RTO = home on community note (lot rent plus note payment). Lot Type: SW = single wide, DW = double wide.",st),
      Paragraph(f"Occupied sites {occ} (incl. manager residence, site 001) / vacant sites {vac} (4 lots, 2 park homes) / total {n}.",st)],onFirstPage=deco,onLaterPages=deco)
    assert planted and len(out)==76
    save(fn,dict(propertyName="Sandpiper Estates",asOnDate="2026-03-01",units=n,occupied=occ,vacant=vac,planted=planted,rows=out),"MANUFACTURED_HOUSING","lot rent, home rent and note payments by street, grouped header, landscape PDF",True)

# ---------- 6. Marina and RV resort, fpdf2 A4-ish
def p6():
    fn="PelicanKey_slips_and_sites.pdf"; r=rng(fn); N=Names(r)
    pdf=FPDF("L","pt","letter"); pdf.set_auto_page_break(False)
    pdf.add_font("S","","/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf"); pdf.add_font("S","B","/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed-Bold.ttf")
    secs=[("A DOCK (covered)","A",14,["35 ft cov","40 ft cov"],(5460,6540)),("B DOCK (open)","B",16,["28 ft","32 ft"],(3696,4224)),("DRY STACK","DS",10,["Rack to 26 ft"],(2940,)),("RV SITES - ANNUAL LEASE","RV",17,["50A pull-thru","50A back-in","30A back-in"],(7800,7080,6240))]
    cols=[("Slip / Site",52,"l"),("Size / Hookup",84,"l"),("Leaseholder",128,"l"),("Vessel / Rig",132,"l"),("From",58,"l"),("To",58,"l"),("Annual Rate",66,"r"),("Monthly",58,"r"),("Elec. Dep.",56,"r"),("Open Bal.",60,"r")]
    VN=["Second Wind","Reel Therapy","Osprey","Knot Working","Blue Heron II","Lazy Tern","Miss Clara","Saltgrass","Hull Yes","Sea Quill","Nauti Buoy","Gray Goose","Tidewalker","Marlin Monroe","Dock Holiday","Slow Roll","Pier Pressure","Wet Feet","Coquina","Sundowner","Lady June","Fish Tales","Cast Away","Mullet Over","Skipjack","Half Moon","Periwinkle","Water Mark","Stray Line","Grand Slam","Calico","Cormorant","Jubilee","Sea Biscuit","Ebb & Flo"]
    RG=["Keystone 5th whl 36'","Jayco TT 31'","Grand Design 40'","Tiffin Cl. A 38'","Winnebago Cl. A 34'","Forest River TT 29'","Park model 39'"]
    y=0; pg=0
    def txt(x,y,s,st="",sz=7.8,al="l"):
        pdf.set_font("S",st,sz); w=pdf.get_string_width(s); pdf.text(x-w if al=="r" else x,y,s); return w
    def head():
        nonlocal y,pg
        pdf.add_page(); pg+=1
        txt(22,34,"PELICAN KEY MARINA & RV RESORT","B",13); txt(22,47,"Slip and site roll — contract year 2025/26 — as of 15 November 2025",sz=8.5); txt(770,34,f"page {pg}",al="r")
        pdf.set_line_width(1.2); pdf.line(22,54,770,54); x=22
        for t,w,al in cols: txt(x+w-4 if al=="r" else x,66,t,"B",7.8,al); x+=w
        pdf.set_line_width(.5); pdf.line(22,71,770,71); y=84
    head(); out=[]; GA=GM=GE=GB=0; n=o=0; per=[]
    for sec,pf,cnt,sizes,rates in secs:
        if y>500: head()
        txt(22,y,sec,"B",8.6); y+=13; sa=sm=se=sb=0; so=0
        vac=set(r.sample(range(1,cnt+1),{"A":1,"B":3,"DS":2,"RV":3}[pf])); 
        for i in range(1,cnt+1):
            if y>560: head(); txt(22,y,sec+" (cont.)","B",8.6); y+=13
            u=f"{pf}-{i:02d}"; j=r.randrange(len(sizes)); sz=sizes[j]; rate=rates[j]; n+=1
            k=row(unit=u,unitType=sz,section=sec); vals=None
            if i in vac:
                w=r.choice(["OPEN","OPEN","TRANSIENT"]) if pf!="DS" else "OPEN"
                v=[u,sz,w,"","","","","","",""]; k["statusText"]=w
            else:
                nm=N.fl() if r.random()<.9 else r.choice(["Gulfline Charters LLC","Bayou Bight Guides Inc"])
                fr=D(2025,4,1) if pf!="RV" else D(2025,r.choice([1,5,10,10]),1); to=addm(fr,12)-days(1)
                rt=rate-r.choice([0,0,0,120,240]); mo=rt/12 if pf=="RV" else None; ed=r.choice([0,150,150]) if pf!="DS" else None; ob=r.choice([0,0,0,0,round(rt/4,2) if pf!="RV" else mo,round(r.uniform(20,310),2)])
                vs=r.choice(VN) if pf!="RV" else r.choice(RG)
                if pf!="RV": VN.remove(vs); vs=vs+f" ({r.choice([22,24,26]) if pf=='DS' else int(sz[:2])-r.randint(0,3)}')"
                v=[u,sz,nm,vs,usn(fr),usn(to),m2(rt),m2(mo) if mo else "",m2(ed) if ed is not None else "",m2(ob)]
                sa+=rt; sm+=mo or 0; se+=ed or 0; sb+=ob; so+=1
                k.update(row(tenantName=nm,statusText="Occupied",leaseStartDate=fr,leaseEndDate=to,annualRent=rt,contractRent=mo,deposit=ed,balance=ob))
            x=22
            for (t,w,al),s in zip(cols,v):
                if s: 
                    q=txt(x+w-4 if al=="r" else x,y,s,"",7.8,al); assert q<w-1,(s,q,w)
                x+=w
            out.append(k); y+=12.2
        pdf.set_line_width(.4); pdf.line(530,y-8,770,y-8); y+=2
        txt(106,y,f"{sec.split(' (')[0].split(' -')[0].title().replace('Rv','RV')} total: {so} leased of {cnt}","B")
        x=534
        for s,w in ((m2(sa),66),(m2(sm) if sm else "",58),(m2(se) if pf!="DS" else "",56),(m2(sb),60)):
            if s: txt(x+w-4,y,s,"B",7.8,"r")
            x+=w
        y+=20; GA+=sa;GM+=sm;GE+=se;GB+=sb;o+=so; per.append((sec,cnt,so))
    if y>520: head()
    pdf.set_line_width(1.2); pdf.line(22,y-8,770,y-8); y+=4
    txt(22,y,f"ALL SLIPS AND SITES: {o} leased of {n}","B",8.6); x=534
    for s,w in ((m2(GA),66),(m2(GM),58),(m2(GE),56),(m2(GB),60)): txt(x+w-4,y,s,"B",7.8,"r"); x+=w
    y+=20; txt(22,y,"Slips and racks are billed once a year in April; RV annual leases are billed monthly. OPEN = no contract; TRANSIENT = held for nightly guests, no contract.",sz=7.4)
    pdf.output(doc(fn))
    save(fn,dict(propertyName="PELICAN KEY MARINA & RV RESORT",asOnDate="2025-11-15",units=n,occupied=o,vacant=n-o,rows=out),"OTHER","marina slips, dry stack and annual RV sites; yearly and monthly rates; section totals",True)

# ---------- 7. High-rise unit status report in sections, legal landscape
def p7():
    fn="Alder Tower unit status 2026-02-16.pdf"; r=rng(fn); N=Names(r)
    plans={"S1":("Studio",512,2085),"1A":("1x1",688,2610),"1C":("1x1 den",795,2895),"2B":("2x2",1104,3760),"PH":("3x2.5",1742,6450)}
    units=[]
    for f in range(3,19):
        for s in range(1,6):
            if f>=17 and s>2: continue
            p=["S1","1A","1C","2B","1A"][s-1] if f<17 else "PH"
            units.append((f"{f:02d}{s:02d}",p,f))
    idx=list(range(len(units))); r.shuffle(idx)
    groups=[("Vacant - Not Leased",5),("Vacant - Leased",4),("Notice - Not Leased",4),("Notice - Leased",3)]
    st={}; p0=0
    for g,n in groups:
        for i in idx[p0:p0+n]: st[i]=g
        p0+=n
    groups.append(("Occupied - No Notice",len(units)-p0))
    hdr=["Unit","Plan","Beds","Sq Ft","Resident","Market\nRent","Lease\nRent","+/-\nMkt","Moved In","Lease From","Lease To","Moved\nOut / Exp.","Days\nVac.","Make\nReady","Next Resident","Next\nMove-In"]
    data=[hdr]; sty=[]; out=[]; G=dict(n=0,mk=0,rent=0,sf=0); sm=[]
    asof=D(2026,2,16); P_=ParagraphStyle("h",fontName=B,fontSize=7.4,leading=8.6)
    for g,_ in groups:
        data.append([g]+[""]*15); i=len(data)-1; sty+=[("FONTNAME",(0,i),(-1,i),B),("FONTSIZE",(0,i),(-1,i),9),("TEXTCOLOR",(0,i),(-1,i),colors.Color(.45,.1,.1)),("LINEBELOW",(0,i),(-1,i),.6,colors.Color(.45,.1,.1))]
        T=dict(n=0,mk=0,rent=0,sf=0)
        for j,(u,p,f) in enumerate(units):
            if st.get(j,"Occupied - No Notice")!=g: continue
            bd,sf,mk=plans[p]; mk=mk+(f-3)*14; T["n"]+=1; T["mk"]+=mk; T["sf"]+=sf
            k=row(unit=u,unitType=p,area=sf,marketRent=mk,section=g,statusText=g)
            if g.startswith("Vacant"):
                mo=asof-days(r.randint(5,88)); k["moveOutDate"]=iso(mo)
                nx=nm="" 
                if g.endswith("- Leased"): nm=N.il(); nx=usn2(asof+days(r.randint(4,28)))
                data.append([u,p,bd,f"{sf:,}","VACANT",m0(mk),"","","","","",usn2(mo),str((asof-mo).days),r.choice(["Y","Y","N"]),nm,nx])
            else:
                ls=D(2025,r.randint(3,12),r.randint(1,28)); term=r.choice([12,12,15,9 if ls.month>8 else 12]); le=addm(ls,term)-days(1); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,3))
                rent=mk-r.choice([-40,0,25,60,110,155]); nm=N.lf(); x=["","","","",""]
                T["rent"]+=rent
                if g.startswith("Notice"):
                    mo=asof+days(r.randint(6,44)); le=mo; x[0]=usn2(mo); k["moveOutDate"]=iso(mo)
                    if g.endswith("- Leased"): x[3]=N.il(); x[4]=usn2(mo+days(r.randint(4,12)))
                data.append([u,p,bd,f"{sf:,}",nm,m0(mk),m0(rent),f"{rent-mk:+,d}" if rent!=mk else "0",usn2(mi),usn2(ls),usn2(le)]+x)
                k.update(row(tenantName=nm,contractRent=rent,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le))
            out.append(k)
        data.append(["",f"{T['n']} units","",f"{T['sf']:,}","",m0(T["mk"]),m0(T["rent"]) if T["rent"] else ""]+[""]*9); i=len(data)-1
        sty+=[("FONTNAME",(0,i),(-1,i),B),("LINEABOVE",(3,i),(6,i),.4,colors.black),("VALIGN",(0,i),(-1,i),"TOP")]
        for q in G: G[q]+=T[q]
        sm.append((g,T["n"],T["mk"],T["rent"]))
    data.append(["TOTAL",f"{G['n']} units","",f"{G['sf']:,}","",m0(G["mk"]),m0(G["rent"])]+[""]*9); i=len(data)-1
    sty+=[("FONTNAME",(0,i),(-1,i),B),("BACKGROUND",(0,i),(-1,i),colors.Color(.88,.88,.88))]
    t=Table(data,colWidths=[38,48,44,42,124,50,50,40,54,56,54,54,36,36,100,52],repeatRows=1,rowHeights=[24]+[(18 if str(q[1]).endswith(' units') else 15 if q[0] and not q[1] else 12) for q in data[1:]])
    t.setStyle(TableStyle([("LEADING",(0,1),(-1,-1),8.6),("FONTSIZE",(0,0),(-1,-1),7.6),("FONTNAME",(0,0),(-1,0),B),("ALIGN",(3,0),(3,-1),"RIGHT"),("ALIGN",(5,0),(7,-1),"RIGHT"),("ALIGN",(12,0),(13,-1),"CENTER"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LINEBELOW",(0,0),(-1,0),1,colors.black),
        ("TOPPADDING",(0,1),(-1,-1),1.6),("BOTTOMPADDING",(0,1),(-1,-1),1.6),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("LEFTPADDING",(8,0),(8,-1),9),("VALIGN",(0,1),(-1,-1),"MIDDLE")]+[s for s in sty if s[0]!="BOTTOMPADDING"]+[s for s in sty if s[0]=="BOTTOMPADDING"]))
    box=Table([["Box score","Units","%","Market","In place"]]+[[a,str(n),f"{n/G['n']:.1%}",m0(m),m0(q) if q else "0"] for a,n,m,q in sm]+[["Physically occupied",str(sum(x[1] for x in sm[2:])),f"{sum(x[1] for x in sm[2:])/G['n']:.1%}","",""],["Vacant",str(sum(x[1] for x in sm[:2])),f"{sum(x[1] for x in sm[:2])/G['n']:.1%}","",""]],colWidths=[140,45,50,70,70],hAlign="LEFT")
    box.setStyle(TableStyle([("FONTSIZE",(0,0),(-1,-1),7.6),("FONTNAME",(0,0),(-1,0),B),("ALIGN",(1,0),(-1,-1),"RIGHT"),("BOX",(0,0),(-1,-1),.6,colors.black),("LINEBELOW",(0,0),(-1,0),.6,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5)]))
    def deco(c,d):
        W,H=landscape(legal); c.setFont(B,13); c.drawString(40,H-30,"Alder Tower"); c.setFont(F,9); c.drawString(40,H-42,"Unit Status / Rent Roll by Availability"); c.drawRightString(W-40,H-30,"As of 2/16/2026"); c.setFont(F,7.5); c.drawRightString(W-40,H-42,f"Page {d.page}")
        c.drawString(40,20,"Resident rents exclude parking and amenity charges. Generated 2/16/26 6:02 AM")
    SimpleDocTemplate(doc(fn),pagesize=landscape(legal),topMargin=52,bottomMargin=34,leftMargin=36,rightMargin=36).build([box,Spacer(1,10),t],onFirstPage=deco,onLaterPages=deco)
    save(fn,dict(propertyName="Alder Tower",asOnDate="2026-02-16",units=G["n"],occupied=sum(x[1] for x in sm[2:]),vacant=sum(x[1] for x in sm[:2]),rows=out),"MULTIFAMILY","high-rise unit status report sectioned by availability, box score first, legal landscape",True)
