from common import *
from reportlab.lib.pagesizes import letter,A4,landscape,legal
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch,mm
D=dt.date
def p(t,sz=7,b=False,al=0,font=None,col=colors.black):
    return Paragraph(t,ParagraphStyle('x',fontName=font or ('Helvetica-Bold' if b else 'Helvetica'),fontSize=sz,leading=sz*1.2,alignment=al,textColor=col))

def d1():
    r=random.Random(101);N=Names(r,US_F,US_L);f="maple_hollow_hap_listing_1025.pdf"
    spec={1:(982,64),2:(1164,82),3:(1371,101)}
    c=canvas.Canvas(doc(f),pagesize=landscape(letter));W,H=landscape(letter)
    xs=dict(unit=36,name=84,br=226,ct=250,eff=280,mi=346,gr=450,cr=506,ua=552,ttp=602,tr=652,ur=690,ap=756)
    units=[f"{b}{n:02d}" for b in "ABCD" for n in range(1,9)]
    vac={"A05","C02","D07"};rows=[];L=[]
    for i,u in enumerate(units):
        br=[1,1,2,2,2,3,1,2][i%8];cr,ua=spec[br]
        if u in vac: L.append((u,None,br,None,None,None,cr+ua,cr,ua,None,None,None,None));rows.append(R(unit=u,unitType=f"{br}",statusText="VACANT",contractRent=cr));continue
        ttp=r.choice([25,25,58]+list(range(140,620,7)));tr=max(ttp-ua,0);ur=max(ua-ttp,0);gr=cr+ua;ap=gr-ttp
        mi=rd(r,D(2009,3,1),D(2025,8,30));eff=first(rd(r,D(2024,11,1),D(2025,10,1)));nm=N.lf()
        if r.random()<.4: nm+=" "+r.choice("ABCDEJLMRT")+"."
        L.append((u,nm,br,r.choice(["AR","AR","AR","IR","MI","GR"]),eff,mi,gr,cr,ua,ttp,tr,ur,ap))
        rows.append(R(unit=u,unitType=f"{br}",tenantName=nm,statusText="Occupied",contractRent=cr,moveInDate=mi,charges=chl(("Tenant Rent",tr),("Assistance Payment",ap))))
    def head(pg):
        c.setFont("Helvetica-Bold",11);c.drawString(36,H-40,"Schedule of Tenant Assistance Payments Due")
        c.setFont("Helvetica",8);c.drawString(36,H-54,"1. Project Name:  Maple Hollow Apartments");c.drawString(290,H-54,"2. Contract No.:  OH16-0041-027");c.drawString(500,H-54,"3. Voucher for (mm/yyyy):  10/2025")
        c.drawString(36,H-66,"4. Type of Subsidy:  Section 8 (HAP)");c.drawString(290,H-66,"5. Project No.:  042-35518");c.drawRightString(756,H-66,f"Page {pg}")
        c.rect(34,H-104,724,30);c.setFont("Helvetica-Bold",6.8)
        for k,(a,b) in dict(unit=("7. Unit","No."),name=("8. Head of Household","(last, first, MI)"),br=("Bed-","rms"),ct=("Cert","Type"),eff=("9. Cert.","Effective"),mi=("Move-In","Date")).items():
            c.drawString(xs[k],H-86,a);c.drawString(xs[k],H-97,b)
        for k,(a,b) in dict(gr=("10. Gross","Rent"),cr=("11. Contract","Rent"),ua=("12. Util.","Allow."),ttp=("13. TTP",""),tr=("14. Tenant","Rent"),ur=("Utility","Reimb."),ap=("15. Assistance","Payment")).items():
            c.drawRightString(xs[k],H-86,a);c.drawRightString(xs[k],H-97,b)
        return H-118
    y=head(1);pg=1;n=0
    for t in L:
        if y<70: c.showPage();pg+=1;y=head(pg)
        c.setFont("Helvetica",8)
        u,nm,br,ct,eff,mi=t[:6]
        c.drawString(xs['unit'],y,u);c.drawString(xs['name'],y,nm or "VACANT");c.drawString(xs['br'],y,str(br))
        if ct:
            c.drawString(xs['ct'],y,ct);c.drawString(xs['eff'],y,eff.strftime("%m/%d/%Y"));c.drawString(xs['mi'],y,mi.strftime("%m/%d/%Y"))
        for k,v in zip(['gr','cr','ua','ttp','tr','ur','ap'],t[6:]):
            if v is not None and not(k=='ur' and v==0): c.drawRightString(xs[k],y,m0(v))
        c.setLineWidth(.2);c.line(34,y-4,758,y-4);y-=14
    y-=4;c.setFont("Helvetica-Bold",8);c.drawString(36,y,"16. TOTALS, ALL PAGES")
    for j,k in enumerate(['gr','cr','ua','ttp','tr','ur','ap']): c.drawRightString(xs[k],y,m0(sum(t[6+j] or 0 for t in L)))
    y-=22;c.setFont("Helvetica",8)
    for a in [f"Units in contract: 32      Assisted units this voucher: 29      Vacant units: 3      Market-rate units: 0",
              "Assistance Payment = Gross Rent less Total Tenant Payment (TTP). Gross, contract and utility amounts of vacant units are shown for information.",
              "I certify that each tenant's eligibility and assistance payment was computed in accordance with HUD's regulations.   Signature ______________________   Date __________"]:
        c.drawString(36,y,a);y-=13
    c.save()
    save(f,"MULTIFAMILY","HUD-52670-A style HAP voucher listing, canvas, gross/contract/TTP/assistance columns",False,"Maple Hollow Apartments","2025-10",32,29,3,rows)

def d2():
    r=random.Random(102);N=Names(r,US_F,US_L);f="Cedar_Landing_LIHTC_RentRoll.pdf"
    fp={"A1":(1,684,1025),"B2":(2,912,1240),"C2":(3,1148,1455)}
    lim={("A1",50):812,("A1",60):974,("B2",50):974,("B2",60):1169,("C2",50):1125,("C2",60):1350};ua={"A1":71,"B2":93,"C2":118}
    els=[];rows=[];G=[0]*6;occ=vacn=0
    hdr=[["Unit","Floor\nplan","Sq ft","Resident name","Status","Move-in","Lease\nbegin","Lease\nend","Market\nrent","Lease\nrent","Resident\nportion","HA\nsubsidy","Dep.\non hand","Ledger\nbalance"]]
    cw=[34,36,32,112,66,50,50,50,48,48,50,46,46,52]
    els+=[p("Cedar Landing Apartments, LP",13,True,1),p("OneSite Affordable &nbsp;-&nbsp; RENT ROLL DETAIL (LIHTC)",9,False,1),p("As of 08/31/2025 &nbsp;|&nbsp; Parameters: Subjournals = RESIDENT, SUBSIDY; Show pending = Yes",7,False,1),Spacer(1,8)]
    st_over={"1104":"Vacant-Ready","2107":"Vacant-Leased","3203":"Vacant-Not Ready","4101":"Admin/Down","1202":"Occupied-NTV","3108":"Occupied-NTV","4205":"Vacant-Ready"}
    summ={}
    for b in range(1,5):
        data=[list(hdr[0])];sty=[];S=[0]*6
        for fl in (1,2):
            for k in range(1,7) :
                u=f"{b}{fl}{k:02d}" if not(fl==1 and k==6) else f"{b}1{[7,7,8,6][b-1]:02d}" if b!=4 else f"{b}106"
                t=["A1","B2","B2","C2","B2","A1"][k-1];br,sf,mk=fp[t];sa=50 if (k+b)%3==0 else 60
                st=st_over.get(u,"Occupied");summ[st]=summ.get(st,0)+1
                base=lim[(t,sa)]-ua[t]
                line2=f"{sa}% AMI  -  max gross {lim[(t,sa)]:,}  -  UA {ua[t]}"
                if st.startswith("Occ"):
                    occ+=1;nm=N.lf();mi=rd(r,D(2016,5,1),D(2025,6,30));ls=max(mi,D(2024,9,1)) if mi>D(2024,8,31) else D(2024,9,1)+dt.timedelta(days=0);ls=mi if mi>D(2024,9,1) else D(2024 if (mi.month,mi.day)>(8,31) else 2025,mi.month,min(mi.day,28));le=addm(ls,12)-dt.timedelta(days=1)
                    rent=base-r.choice([0,0,0,12,25]);sub=r.choice([0,0,0,rent-r.randint(120,420)]);tp=rent-sub;dep=r.choice([300,400,500,rent]);bal=r.choice([0,0,0,0,-25.0,round(r.uniform(20,1400),2)])
                    data.append([u,t,str(sf),nm,st,mi.strftime("%m/%d/%y"),ls.strftime("%m/%d/%y"),le.strftime("%m/%d/%y"),m0(mk),m2(rent),m2(tp),m2(sub),m2(dep),m2(bal) if bal>=0 else f"({-bal:,.2f})"])
                    for i,x in enumerate([mk,rent,tp,sub,dep,bal]):S[i]+=x
                    rows.append(R(unit=u,building=f"Building {b}",unitType=t,area=sf,tenantName=nm,statusText=st,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=rent,charges=chl(("Resident portion",tp),("HA subsidy",sub)),deposit=dep,balance=float(bal)))
                    line2+=f"  -  HH {r.randint(1,br+2)}  -  recert due {addm(ls,12):%m/%Y}"
                else:
                    if st.startswith("Vac"): vacn+=1
                    data.append([u,t,str(sf),"VACANT" if st.startswith("Vac") else "",st,"","","",m0(mk),"","","","",""]);S[0]+=mk
                    rows.append(R(unit=u,building=f"Building {b}",unitType=t,area=sf,statusText=st,marketRent=mk))
                data.append(["","","",line2]+[""]*10);i=len(data)-1;sty+=[("SPAN",(3,i),(-1,i)),("TEXTCOLOR",(3,i),(-1,i),colors.HexColor("#555555")),("FONTNAME",(3,i),(3,i),"Helvetica-Oblique"),("LINEBELOW",(0,i),(-1,i),.25,colors.lightgrey)]
                if st=="Vacant-Leased":
                    nm=N.lf();ls=D(2025,9,12);rent=base
                    data.append([u,t,"",nm,"Pending",ls.strftime("%m/%d/%y"),ls.strftime("%m/%d/%y"),"09/11/26","",f"{rent:,.2f} *","","","200.00",""])
                    sty.append(("TEXTCOLOR",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#204080")))
                    rows.append(R(unit=u,building=f"Building {b}",unitType=t,tenantName=nm,statusText="Pending",moveInDate=ls,leaseStartDate=ls,leaseEndDate=D(2026,9,11),contractRent=rent,deposit=200))
                    S[4]+=200
        for i in range(6):G[i]+=S[i]
        data.append(["",f"Subtotal Building {b}","","","","","",""]+[m0(S[0]),m2(S[1]),m2(S[2]),m2(S[3]),m2(S[4]),m2(S[5]) if S[5]>=0 else f"({-S[5]:,.2f})"])
        n=len(data)-1
        t=Table(data,colWidths=cw,repeatRows=1)
        t.setStyle(TableStyle([("FONTSIZE",(0,0),(-1,-1),6.6),("LEADING",(0,0),(-1,-1),8),("FONTNAME",(0,0),(-1,0),"Helvetica-Bold"),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#d9e3ec")),("ALIGN",(8,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2),("FONTNAME",(0,n),(-1,n),"Helvetica-Bold"),("LINEABOVE",(0,n),(-1,n),.8,colors.black)]+sty))
        els+=[p(f"Building {b} &nbsp; BIN: TX-19-0450{b} &nbsp; PIS 11/20/2015",8,True),Spacer(1,2),t,Spacer(1,9)]
    wrong=G[1]+900
    t=Table([["GRAND TOTAL","","","","","","",""]+[m0(G[0]),m2(wrong),m2(G[2]),m2(G[3]),m2(G[4]),m2(G[5])]],colWidths=cw)
    t.setStyle(TableStyle([("FONTSIZE",(0,0),(-1,-1),6.6),("FONTNAME",(0,0),(-1,-1),"Helvetica-Bold"),("ALIGN",(8,0),(-1,-1),"RIGHT"),("BOX",(0,0),(-1,-1),.8,colors.black),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2)]))
    els+=[t,Spacer(1,4),p("* Lease rent of pending residents is not included in totals; deposits of pending residents are.",6.5),Spacer(1,8),p("Occupancy summary",8,True)]
    els.append(Table([[k,str(v)] for k,v in summ.items()]+[["Total units","48"],["Occupied (incl. NTV)",str(occ)],["Vacant",str(vacn)]],colWidths=[120,40],hAlign="LEFT",style=[("FONTSIZE",(0,0),(-1,-1),7),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1),("LINEABOVE",(0,-3),(-1,-3),.5,colors.black),("ALIGN",(1,0),(1,-1),"RIGHT")]))
    def ft(c,d): c.setFont("Helvetica",6.5);c.drawString(30,18,"Cedar Landing Apartments, LP - 4200 Landing Blvd, Beaumont TX");c.drawRightString(762,18,f"Printed 09/03/2025 8:14 AM   Page {d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=30).build(els,onFirstPage=ft,onLaterPages=ft)
    save(f,"MULTIFAMILY","RealPage OneSite Affordable style, two-line records, building tables with BIN, pending row",True,"Cedar Landing Apartments, LP","2025-08-31",48,occ,vacn,rows,{"what":f"Grand total of Lease rent printed {wrong:,.2f}, the rows and building subtotals sum to {G[1]:,.2f}","kind":"total_wrong"})

def d3():
    r=random.Random(103);N=Names(r,UK_F,UK_L);f="Calder_Vale_rent_account_listing_wk26.pdf"
    rows=[];data=[["Property ref","Address","Tenant(s)","Tenancy\nstart","Net rent","Service\ncharge","Heating","Gross\ncharge","HB / UC\nhousing","Account\nbalance"]]
    sty=[];S3=[0]*6;occ=0;voids=0
    schemes=[("BRK","Brook Court, Mill Lane, Halderton","Brook Court",14,"Flat"),("STN","Stoneygate Close, Halderton","Stoneygate Close",13,"House"),("WEA","Weavers House (sheltered), Tenter Street","Weavers House",11,"Flat"),("GAR","Garages, Mill Lane","Garage",4,"Garage")]
    vo={"BRK0006":"VOID - void works","STN0011":"VOID - ready to let","WEA0003":"VOID - under offer","GAR0002":"VOID"}
    fmtb=lambda b:"0.00" if b==0 else (f"{b:,.2f}" if b>0 else f"{-b:,.2f} CR")
    for code,title,short,n,kind in schemes:
        data.append([f"Scheme {code}   {title}"]+[""]*9);i=len(data)-1;sty+=[("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#e7e2d3")),("FONTNAME",(0,i),(-1,i),"Times-Bold")]
        S=[0]*6
        for k in range(1,n+1):
            ref=f"{code}{k:04d}";addr={"Flat":f"Flat {k}, {short}","House":f"{2*k-1} {short}","Garage":f"Garage {k}, Mill Lane"}[kind]
            if kind=="Garage": nr,sc,ht=12.60,0,0
            else:
                nr=round({"BRK":98.4,"STN":118.75,"WEA":91.1}[code]+r.choice([0,0,4.35,9.1]),2);sc={"BRK":7.85,"STN":1.2,"WEA":24.6}[code];ht=11.4 if code=="WEA" else 0
            g=round(nr+sc+ht,2)
            sec=f"Scheme {code}   {title}"
            if ref in vo:
                data.append([ref,addr,vo[ref],"",m2(nr),m2(sc),m2(ht),m2(g),"",""]);voids+=kind!="Garage"
                sty.append(("TEXTCOLOR",(2,len(data)-1),(2,len(data)-1),colors.HexColor("#a02020")))
                rows.append(R(unit=ref,section=sec,statusText=vo[ref],contractRent=nr,per="week",charges=chl(("Net rent",nr),("Service charge",sc),("Heating",ht)),totalCharges=g))
                for j,x in enumerate([nr,sc,ht,g,0,0]):S[j]+=x
                continue
            occ+=kind!="Garage"
            nm=N.fl();
            if r.random()<.25 and kind!="Garage": nm+=" & "+N.fl()
            ts=rd(r,D(1998,1,1),D(2025,8,1));ts-=dt.timedelta(days=ts.weekday())
            hb=0 if kind=="Garage" else r.choice([0,0,g,round(g-r.choice([14.5,22.16,31.0]),2)])
            bal=r.choice([0,0,-round(r.uniform(3,160),2),round(r.uniform(8,90),2),round(r.uniform(100,1850),2)])
            data.append([ref,addr,p(nm,7.2,font="Times-Roman"),ts.strftime("%d/%m/%Y"),m2(nr),m2(sc),m2(ht),m2(g),m2(hb),fmtb(bal)])
            for j,x in enumerate([nr,sc,ht,g,hb,bal]):S[j]+=x
            rows.append(R(unit=ref,section=sec,tenantName=nm,statusText="Occupied",leaseStartDate=ts,contractRent=nr,per="week",charges=chl(("Net rent",nr),("Service charge",sc),("Heating",ht)),totalCharges=g,balance=float(bal)))
        data.append(["",f"Total {code} ({n} accounts)","",""]+[m2(x) for x in S[:5]]+[fmtb(round(S[5],2))]);i=len(data)-1
        sty+=[("FONTNAME",(0,i),(-1,i),"Times-Bold"),("LINEABOVE",(4,i),(-1,i),.5,colors.black)]
        for j in range(6):S3[j]+=S[j]
    data.append(["","ALL SCHEMES","",""]+[m2(x) for x in S3[:5]]+[fmtb(round(S3[5],2))]);i=len(data)-1
    sty+=[("FONTNAME",(0,i),(-1,i),"Times-Bold"),("LINEABOVE",(4,i),(-1,i),1,colors.black),("LINEBELOW",(4,i),(-1,i),1,colors.black)]
    t=Table(data,colWidths=[58,118,140,56,56,54,50,58,62,74],repeatRows=1)
    t.setStyle(TableStyle([("FONTNAME",(0,0),(-1,-1),"Times-Roman"),("FONTNAME",(0,0),(-1,0),"Times-Bold"),("FONTSIZE",(0,0),(-1,-1),7.4),("LEADING",(0,0),(-1,-1),9),("ALIGN",(4,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),1.4),("BOTTOMPADDING",(0,0),(-1,-1),1.8)]+sty))
    els=[p("Calder Vale Homes - Rent Account Listing",14,font="Times-Bold"),p("Position at Sunday 28 September 2025 (rent week 26 of 52) - all charges are weekly, in £",9,font="Times-Italic"),Spacer(1,8),t,Spacer(1,8),
      p(f"Dwellings in management 38; let {occ}; void {voids}. Garages 4. Balances: arrears shown as plain figures, credits marked CR. Charges on void properties are debited to the void control account.",8,font="Times-Roman")]
    def ft(c,d): c.setFont("Times-Roman",7);c.drawString(40,20,"CxHousing RA114  user: hsg_ops");c.drawRightString(800,20,f"page {d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=34,bottomMargin=34).build(els,onFirstPage=ft,onLaterPages=ft)
    save(f,"MULTIFAMILY","UK housing association rent accounts, Civica style, weekly charges, CR balances, garages",True,"Calder Vale Homes","2025-09-28",38,occ,voids,rows)

def d4():
    r=random.Random(104);N=Names(r,UK_F,UK_L);f="Larchfield_House_weekly_fees.pdf"
    c=canvas.Canvas(doc(f),pagesize=A4);W,H=A4;rows=[]
    y=H-50;c.setFillColor(colors.HexColor("#345c4a"));c.rect(0,H-64,W,64,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",16);c.drawString(40,H-32,"Larchfield House Care Home");c.setFont("Helvetica",9.5);c.drawString(40,H-50,"Resident & weekly fee list   -   1 November 2025   -   Manager copy");c.setFillColor(colors.black)
    X=[(40,'l',"Room"),(72,'l',"Resident"),(188,'l',"Room type"),(262,'l',"Care"),(318,'l',"Admitted"),(410,'r',"Council/ICB"),(460,'r',"Client"),(500,'r',"FNC"),(556,'r',"Weekly fee")]
    def head(y):
        c.setFont("Helvetica-Bold",7.6)
        for x,a,t in X: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
        c.line(38,y-4,558,y-4);return y-17
    y=head(H-84);S=[0]*4;occ=vac=0;sec=None;tit=["Mrs","Mr","Miss","Mrs","Mrs"]
    for k in range(1,39):
        wing="Beech Wing" if k<=20 else "Rowan Wing (dementia & nursing)"
        if k in(13,): continue
        if wing!=sec:
            sec=wing;y-=3;c.setFont("Helvetica-BoldOblique",8.5);c.setFillColor(colors.HexColor("#345c4a"));c.drawString(40,y,wing);c.setFillColor(colors.black);y-=14
        if y<60: c.showPage();y=head(H-50)
        c.setFont("Helvetica",7.8);rt=r.choice(["Single en-suite","Single en-suite","Single en-suite","Premier","Single basin"])
        c.drawString(40,y,str(k));c.drawString(188,y,rt)
        if k==11: c.drawString(72,y,"Out of use - refurbishment");rows.append(R(unit="11",section=wing,unitType=rt,statusText="Out of use - refurbishment"))
        elif k in(4,17,29,36): c.drawString(72,y,"vacant");vac+=1;rows.append(R(unit=str(k),section=wing,unitType=rt,statusText="vacant"))
        else:
            occ+=1;a,b=N.pair();nm=f"{r.choice(tit)} {a[0]}. {b}";care="Residential" if k<=20 else r.choice(["Nursing","Dementia","Dem. nursing"])
            fnc=254.06 if "ursing" in care else 0;base={"Residential":1085,"Nursing":1310,"Dementia":1195,"Dem. nursing":1390}[care]+(60 if rt=="Premier" else 0)
            if r.random()<.45: la={"Residential":742.5,"Nursing":815,"Dementia":803.2,"Dem. nursing":846}[care];cl=base-la-fnc if r.random()<.3 else r.choice([0,95,120])
            else: la=0;cl=base-fnc
            cl=max(cl,0);fee=round(la+cl+fnc,2);ad=rd(r,D(2019,1,1),D(2025,10,25))
            c.drawString(72,y,nm);c.drawString(262,y,care);c.drawString(318,y,ad.strftime("%d %b %Y"))
            for x,v in zip((410,460,500,556),(la,cl,fnc,fee)): c.drawRightString(x,y,m2(v) if v else "-")
            for i,v in enumerate((la,cl,fnc,fee)):S[i]+=v
            rows.append(R(unit=str(k),section=wing,unitType=rt,tenantName=nm,statusText="Occupied",moveInDate=ad,contractRent=fee,per="week",charges=[{"code":q,"amount":round(v,2)} for q,v in (("Council/ICB",la),("Client",cl),("FNC",fnc)) if v]))
        y-=15.2
    c.line(360,y+9,558,y+9);c.setFont("Helvetica-Bold",8);c.drawString(40,y-2,"Total per week £")
    for x,v in zip((410,460,500,556),S): c.drawRightString(x,y-2,m2(v))
    y-=22;c.setFont("Helvetica",8)
    for s in [f"Registered rooms 37 (no room 13)     Residents {occ}     Vacant {vac}     Out of use 1",f"Occupancy of available rooms {occ/(occ+vac)*100:.1f}%     Average weekly fee £{S[3]/occ:,.2f}","FNC = NHS funded nursing care, paid direct to the home. Fees invoiced four-weekly in advance."]: c.drawString(40,y,s);y-=12
    c.save()
    save(f,"SENIOR_HOUSING","UK care home weekly fee list, portrait, wings, funder columns, weekly fee",False,"Larchfield House Care Home","2025-11-01",37,occ,vac,rows)

def d5():
    r=random.Random(105);N=Names(r,US_F,US_L);f="Harbor_Pines_Senior_Living_RentRoll_Detail.pdf"
    els=[p("Harbor Pines Senior Living (hbrpines)",11,True),p("Senior Rent Roll with Care Charges",10),p("As Of = 06/30/2025 &nbsp;&nbsp; Month = 06/2025",8),Spacer(1,6)]
    hdr=[["Unit","Unit\nType","Privacy","Resident","Resident\nStatus","Care\nLevel","Physical\nMove In","Market\nRate","Actual Charges","","","","","Community\nFee Dep.","Balance"],["","","","","","","","","Rent","Care","2nd Person","Other","Total","",""]]
    data=[x[:] for x in hdr];sty=[];rows=[];G=[0]*8;occ=vac=0;tot=0;cnt=[]
    for sec,pre,n,types in [("Independent Living","1",52,[("IL-STU",2450),("IL-1BR",3150),("IL-2BR",4025)]),("Assisted Living","2",40,[("AL-STU",3980),("AL-1BR",4675)]),("Memory Care","3",20,[("MC-PVT",5650),("MC-SEMI",4300)])]:
        data.append([sec]+[""]*14);i=len(data)-1;sty+=[("FONTNAME",(0,i),(0,i),"Helvetica-Bold"),("TEXTCOLOR",(0,i),(0,i),colors.HexColor("#7a2d00"))]
        S=[0]*8;o=v=0;nun=0
        for k in range(n):
            if sec=="Memory Care" and k>=10:
                q=k-10;u=f"{pre}{20+q//2:02d}{'AB'[q%2]}";ty,mk=types[1];pr="Semi"
            else: u=f"{pre}{k+1:02d}";ty,mk=types[0] if sec=="Memory Care" else types[k%len(types)];pr="Private"
            nun+=1
            if u=="101": data.append([u,ty,pr,"","Model","","",m2(mk)]+[""]*7);rows.append(R(unit=u,unitType=ty,section=sec,statusText="Model",marketRent=mk));S[0]+=mk;continue
            if r.random()<.1: 
                v+=1;data.append([u,ty,pr,"VACANT","Vacant","","",m2(mk)]+[""]*7);rows.append(R(unit=u,unitType=ty,section=sec,statusText="Vacant",marketRent=mk));S[0]+=mk;continue
            o+=1;nm=N.lf();st=r.choices(["Current","Notice","Current - LOA"],[92,5,3])[0]
            cl="" if sec[0]=="I" else (f"L{r.randint(1,4)}" if sec[0]=="A" else "MC")
            rent=mk+r.choice([0,0,-75,-150,50,-225]);care={"":0,"L1":450,"L2":825,"L3":1275,"L4":1750,"MC":1100}[cl];sp=r.choice([0]*6+[850]) if pr=="Private" and sec[0]=="I" else 0;ot=r.choice([0,0,0,45,75,-100]);T=rent+care+sp+ot
            dep=r.choice([0,1500,2500,2500]);bal=r.choice([0,0,0,0,T,-float(r.randint(20,400)),round(r.uniform(15,900),2)]);mi=rd(r,D(2018,6,1),D(2025,6,20))
            z=lambda x:m2(x) if x>=0 else f"({-x:,.2f})"
            data.append([u,ty,pr,nm,st,cl,mi.strftime("%m/%d/%Y"),m2(mk),z(rent),z(care),z(sp),z(ot),z(T),z(dep),z(bal)])
            for j,x in enumerate([mk,rent,care,sp,ot,T,dep,bal]):S[j]+=x
            rows.append(R(unit=u,unitType=ty,section=sec,tenantName=nm,statusText=st,moveInDate=mi,marketRent=mk,contractRent=rent,charges=chl(("Rent",rent),("Care",care),("2nd Person",sp),("Other",ot)),totalCharges=T,deposit=dep,balance=float(bal)))
        z=lambda x:m2(x) if x>=0 else f"({-x:,.2f})"
        data.append([f"Total {sec}","","",f"{nun} units / {o} occupied","","",""]+[z(x) for x in S]);i=len(data)-1;sty+=[("FONTNAME",(0,i),(-1,i),"Helvetica-Bold"),("LINEABOVE",(0,i),(-1,i),.4,colors.black),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#f1efe9"))]
        for j in range(8):G[j]+=S[j]
        occ+=o;vac+=v;tot+=nun;cnt.append((sec,nun,o,v,nun-o-v))
    data.append(["Grand Total","","",f"{tot} units / {occ} occupied","","",""]+[m2(x) if x>=0 else f"({-x:,.2f})" for x in G]);i=len(data)-1;sty+=[("FONTNAME",(0,i),(-1,i),"Helvetica-Bold"),("LINEABOVE",(0,i),(-1,i),1,colors.black)]
    t=Table(data,colWidths=[38,48,40,120,64,34,58,66,66,60,56,50,66,56,60],repeatRows=2)
    t.setStyle(TableStyle([("FONTSIZE",(0,0),(-1,-1),7),("LEADING",(0,0),(-1,-1),8.4),("FONTNAME",(0,0),(-1,1),"Helvetica-Bold"),("SPAN",(8,0),(12,0)),("ALIGN",(8,0),(12,0),"CENTER"),("LINEBELOW",(8,0),(12,0),.4,colors.black),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("ALIGN",(7,1),(-1,-1),"RIGHT"),("ALIGN",(13,0),(14,0),"RIGHT"),("ALIGN",(7,0),(7,0),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.2),("BOTTOMPADDING",(0,0),(-1,-1),1.2),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2)]+sty))
    els+=[t,Spacer(1,10),Table([["Care type","Units","Occupied","Vacant","Model"]]+[[*map(str,x)] for x in cnt]+[["Total",str(tot),str(occ),str(vac),str(tot-occ-vac)]],hAlign="LEFT",style=[("FONTSIZE",(0,0),(-1,-1),7.5),("GRID",(0,0),(-1,-1),.3,colors.grey),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),2)])]
    def ft(c,d): c.setFont("Helvetica",7);c.drawRightString(970,20,f"Page {d.page}");c.drawString(40,20,"Monday, July 07, 2025  10:22 AM")
    SimpleDocTemplate(doc(f),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=30,bottomMargin=34).build(els,onFirstPage=ft,onLaterPages=ft)
    save(f,"SENIOR_HOUSING","Yardi Senior style legal landscape, grouped header, 112 units, IL/AL/MC sections",True,"Harbor Pines Senior Living","2025-06-30",tot,occ,vac,rows)

def d6():
    r=random.Random(106);N=Names(r,US_F,US_L);f="the_quad_at_millrace_bed_roll.pdf"
    c=canvas.Canvas(doc(f),pagesize=letter);W,H=letter;rows=[];occ=vac=0;S=[0]*4;pg=0
    def head():
        nonlocal pg;pg+=1
        c.setFont("Helvetica-Bold",12);c.drawString(40,H-42,"The Quad at Millrace");c.setFont("Helvetica",8);c.drawRightString(W-40,H-42,f"Bed Space Roll | 02/15/2026 | {pg}")
        c.setFillColor(colors.HexColor("#222244"));c.rect(40,H-66,W-80,15,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",7)
        for x,a,t in [(44,0,"Bed"),(86,0,"Resident"),(206,0,"Status"),(262,0,"Contract term"),(400,1,"Base rent"),(444,1,"Parking"),(486,1,"Utilities"),(528,1,"Monthly"),(568,1,"Due")]: (c.drawRightString if a else c.drawString)(x,H-61,t)
        c.setFillColor(colors.black);return H-80
    y=head()
    fps=[("2x2 Ash",2,1015),("4x4 Elm",4,829),("4x2 Oak",4,745)]
    for k in range(1,25):
        fpn,nb,base=fps[[1,0,2,1,1,2][k%6]];apt=f"{100*(1+(k-1)//8)+((k-1)%8)+1}"
        if y<40+18+nb*13: c.showPage();y=head()
        c.setFillColor(colors.HexColor("#e6e6f2"));c.rect(40,y-4,W-80,13,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont("Helvetica-Bold",7.5);c.drawString(44,y,f"Apartment {apt}   -   {fpn}   -   {nb} beds");y-=14
        for b in "ABCD"[:nb]:
            bed=f"{apt}-{b}";c.setFont("Helvetica",7.5);c.drawString(44,y,bed);sec=f"Apartment {apt}"
            if apt=="101" and b=="A":
                c.drawString(86,y,"Model bed");c.drawString(206,y,"Model");rows.append(R(unit=bed,unitType=fpn,section=sec,statusText="Model"));y-=13;continue
            if r.random()<.09:
                vac+=1;c.drawString(86,y,"- available -");c.drawString(206,y,"Vacant");rows.append(R(unit=bed,unitType=fpn,section=sec,statusText="Vacant"));y-=13;continue
            occ+=1;nm=N.fl();st=r.choices(["In Place","RA (staff)","Renewed","Sublet"],[70,4,18,6])[0]
            ls,le=r.choice([(D(2025,8,16),D(2026,7,31)),(D(2025,8,16),D(2026,7,31)),(D(2025,8,16),D(2026,5,15)),(D(2026,1,5),D(2026,7,31))])
            rent=0 if st[0:2]=="RA" else base+r.choice([0,0,-20,-35,15]);pk=r.choice([0,0,45]);ut=0 if rent==0 else 38;T=rent+pk+ut;due=r.choice([0,0,0,0,T,round(r.uniform(10,600),2)])
            c.drawString(86,y,nm);c.drawString(206,y,st);c.drawString(262,y,f"{ls:%b} {ls.day}, {ls.year} - {le:%b} {le.day}, {le.year}")
            for x,v in zip((400,444,486,528,568),(rent,pk,ut,T,due)): c.drawRightString(x,y,m2(v))
            for i,v in enumerate((rent,pk,ut,T)):S[i]+=v
            S.append(due)
            rows.append(R(unit=bed,unitType=fpn,section=sec,tenantName=nm,statusText=st,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=chl(("Base rent",rent),("Parking",pk),("Utilities",ut)),totalCharges=T,balance=float(due)))
            y-=13
        y-=4
    if y<90: c.showPage();y=head()
    c.setFont("Helvetica-Bold",8);c.line(40,y+8,W-40,y+8);c.drawString(44,y-3,"All apartments")
    for x,v in zip((400,444,486,528,568),S[:4]+[sum(S[4:])]): c.drawRightString(x,y-3,m2(v))
    c.setFont("Helvetica",8);c.drawString(44,y-22,f"Bed spaces: {len(rows)}    Occupied: {occ}    Vacant: {vac}    Model: 1    (24 apartments; counts are by bed)")
    c.save()
    save(f,"STUDENT_HOUSING","by-the-bed roll, apartment header bands, contract term in one cell, count by bed",True,"The Quad at Millrace","2026-02-15",len(rows),occ,vac,rows)

def d7():
    r=random.Random(107);N=Names(r,US_F,US_L);f="PHA_Tenant_Register_Dunmore_Terrace.pdf"
    c=canvas.Canvas(doc(f),pagesize=landscape(letter));W,H=landscape(letter);rows=[];lines=[];S=[0]*5;occ=vac=0
    fmt="{:<8}{:<4}{:<27}{:<5}{:<11}{:>10}{:>10}{:>10}{:>10}{:>12}{:>11}"
    for k in range(1,29):
        u=f"14-{k:03d}";br=[1,2,2,3,4][k%5];flat={1:640,2:790,3:985,4:1120}[br]
        if k in (9,22,27):
            st={9:"VAC-MAKE READY",22:"VAC-OFFERED",27:"OFFLINE-MOD"}[k];vac+=k!=27
            lines.append(fmt.format(u,br,"** "+st+" **","","",m2(flat),"","","","",""));rows.append(R(unit=u,unitType=f"{br}",statusText=st,marketRent=flat));S[0]+=flat;continue
        occ+=1;nm=N.lf().upper()[:25];ty=r.choice(["INC","INC","INC","FLT","MIN"]);rent=flat if ty=="FLT" else 50 if ty=="MIN" else r.randint(90,590);ex=r.choice([0,0,0,12,25]);T=rent+ex;dep=r.choice([50,100,150,250]);bal=r.choice([0,0,0,-12,T,round(r.uniform(5,700),2)]);mi=rd(r,D(1996,1,1),D(2025,10,30))
        st="EMP" if k==1 else ty
        lines.append(fmt.format(u,br,nm,ty,mi.strftime("%m-%d-%y"),m2(flat),m2(rent),m2(ex),m2(T),m2(dep),m2(bal) if bal>=0 else f"{-bal:,.2f}-"))
        rows.append(R(unit=u,unitType=f"{br}",tenantName=nm,statusText="Occupied",moveInDate=mi,marketRent=flat,contractRent=rent,charges=chl(("TEN RENT",rent),("EXC UTIL",ex)),totalCharges=T,deposit=dep,balance=float(bal)))
        for i,x in enumerate((flat,rent,ex,T,dep)):S[i]+=x
        S.append(bal)
    bt=sum(S[5:])
    hd=["RUN 12/01/25 06:02          DUNMORE COUNTY HOUSING AUTHORITY                    TENANT RENT REGISTER        PGM TR0450","PROJECT 14  DUNMORE TERRACE                          AS OF 11/30/25                                    PAGE {}","",
        fmt.format("UNIT","BR","TENANT NAME","RENT","MOVE-IN","FLAT","TENANT","EXCESS","TOTAL","SECURITY","ACCOUNT"),fmt.format("NO","","","TYPE","DATE","RENT","RENT","UTIL","CHARGE","DEPOSIT","BALANCE"),"="*118]
    allp=[lines[:20],lines[20:]];
    for i,pl in enumerate(allp):
        y=H-45;c.setFont("Courier",9.0)
        L=[h.format(i+1) if "PAGE" in h else h for h in hd]+pl
        if i: L+=["-"*118,fmt.format("","","PROJECT 14 TOTALS","","",*(m2(x) for x in S[:5]),m2(bt)),"",f"UNITS 28   OCCUPIED {occ}   VACANT {vac}   OFFLINE 1","RENT TYPE  INC=INCOME BASED  FLT=FLAT RENT  MIN=MINIMUM RENT.  FLAT RENT COLUMN IS THE MARKET-BASED SCHEDULE.","*** END OF REPORT ***"]
        for s in L: c.drawString(50,y,s);y-=16 if s in pl else 13
        c.showPage()
    c.save()
    save(f,"MULTIFAMILY","monospaced PHA tenant register, trailing minus balances, flat rent schedule",False,"DUNMORE TERRACE","2025-11-30",28,occ,vac,rows)
def run():
    for g in (d1,d2,d3,d4,d5,d6,d7): g()
