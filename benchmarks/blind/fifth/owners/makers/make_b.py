from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from fpdf import FPDF
# ---------- 4 office, appraiser, two-line records, sqm
def d4():
    r=rng(104); name="g1-04-kestrel-house.pdf"; T={ "Ground floor":[("G.1","Copperline Coffee Ltd",142,298),("G.2","Vacant",118,None),("G.3","Northway Travel Ltd",165,285)],
     "First floor":[("1.1","Ashdown Legal LLP",410,262),("1.2","Brightwell Recruitment Ltd",236,255),("1.3","Ortolan Software Ltd",288,270)],
     "Second floor":[("2.1","Vacant",305,None),("2.2","Haldane & Moore Surveyors",322,258),("2.3","Kite Analytics Ltd",307,275)],
     "Third floor":[("3.A","Wexcombe Insurance Brokers plc",934,266)],
     "Fourth floor":[("4.1","Ortolan Software Ltd",455,281),("4.2","Pell Street Studios Ltd",212,268),("4.3","Vacant",96,None),("4.4","Fairmile Trustees Ltd",171,279)]}
    c=canvas.Canvas(doc(name),pagesize=A4); W,H=A4; rows=[]; y=H-60
    c.setFont("Helvetica-Bold",9); c.drawString(50,H-40,"Appendix C  –  Tenancy Schedule"); c.setFont("Helvetica",8); c.drawRightString(W-50,H-40,"Valuation ref. 25/1187"); c.line(50,H-45,W-50,H-45)
    c.setFont("Helvetica-Bold",14); c.drawString(50,H-68,"Kestrel House, 14 Tannery Row"); c.setFont("Helvetica",9); c.drawString(50,H-82,"Position at 30 September 2025. Areas in square metres (IPMS 3). Rents in GBP.")
    X=dict(u=50,t=92,a=330,p=432,s=545); y=H-106
    def head(y):
        c.setFillColor(colors.HexColor("#e8e4da")); c.rect(46,y-26,W-92,36,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",8)
        c.drawString(50,y,"Unit"); c.drawString(92,y,"Tenant"); c.drawRightString(330,y,"Area m²"); c.drawRightString(432,y,"Rent passing p.a."); c.drawRightString(545,y,"Rent deposit held")
        c.setFont("Helvetica-Oblique",8); c.drawString(92,y-12,"Lease term"); c.drawRightString(330,y-12,"£ per m²"); c.drawRightString(432,y-12,"Break option"); c.drawRightString(545,y-12,"Next fixed uplift"); c.drawString(92,y-22,"") 
        return y-42
    y=head(y); GA=GR=GD=GS=0;va=0;n=0;pg=1
    def foot():
        c.setFont("Helvetica",7); c.drawString(50,28,"Lorrimer Pike Chartered Valuers"); c.drawRightString(W-50,28,f"C-{pg}")
    for fl,us in T.items():
        if y<120: foot(); c.showPage(); pg+=1; y=head(H-60)
        c.setFont("Helvetica-Bold",9); c.drawString(50,y,fl); y-=15; fa=fr=0
        for u,t,a,p in us:
            if y<70: foot(); c.showPage(); pg+=1; y=head(H-60)
            n+=1; GA+=a; fa+=a; c.setFont("Helvetica",8.5); c.drawString(50,y,u); c.drawString(92,y,t); c.drawRightString(330,y,f"{a:,}")
            if p:
                an=round(a*p/50)*50; s=addm(date(2018,1,1),r.randint(0,84)); yrs=r.choice([5,5,10,10,15]); e=addm(s,yrs*12)-timedelta(days=1)
                if e<=date(2025,9,30): e=addm(s,120)-timedelta(days=1)
                dep=r.choice([None,round(an/4),round(an/2)]); sc=round(a*64/10)*10; up=None
                if r.random()<.5: up=(addm(s,12*((2026-s.year)+r.choice([0,1]))),round(an*1.06/50)*50)
                if up and (up[0]<date(2025,10,1) or up[0]>e): up=None
                fr+=an; GR+=an; GD+=dep or 0; GS+=sc
                c.drawRightString(432,y,f"£{an:,}"); c.drawRightString(545,y,f"£{dep:,}" if dep else "none"); y-=11; c.setFont("Helvetica-Oblique",8)
                c.drawString(92,y,f"{s.strftime('%d %b %Y')} to {e.strftime('%d %b %Y')}"); c.drawRightString(330,y,f"{an/a:.2f}"); c.drawRightString(432,y,addm(s,60).strftime("%d %b %Y") if yrs==10 and addm(s,60)>date(2025,9,30) else "none"); 
                c.drawRightString(545,y,f"{up[0].strftime('%d/%m/%Y')}: £{up[1]:,} p.a." if up else "")
                rows.append(row(unit=u,section=fl,area=a,tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=float(an),deposit=float(dep) if dep else None,rentSteps=[dict(date=up[0],amount=float(up[1]),per="year")] if up else None))
            else:
                va+=1; y-=11; c.setFont("Helvetica-Oblique",8); c.drawString(92,y,"under offer" if u=="2.1" else "being marketed"); rows.append(row(unit=u,section=fl,area=a,statusText="Vacant"))
            c.setLineWidth(.25); c.setStrokeColor(colors.HexColor("#bbbbbb")); c.line(50,y-5,W-50,y-5); c.setStrokeColor(colors.black); y-=17
        c.setFont("Helvetica-Bold",8.5); c.drawString(92,y,f"{fl} subtotal"); c.drawRightString(330,y,f"{fa:,}"); c.drawRightString(432,y,f"£{fr:,}"); y-=22
    c.setLineWidth(1); c.line(50,y+10,W-50,y+10); c.setFont("Helvetica-Bold",9); c.drawString(50,y-3,"Whole building"); c.drawRightString(330,y-3,f"{GA:,}"); c.drawRightString(432,y-3,f"£{GR:,}"); c.drawRightString(545,y-3,f"£{GD:,}"); y-=14
    c.setFont("Helvetica-Oblique",8); c.drawString(92,y,f"{n} demises, {n-va} let, {va} vacant"); foot(); c.save()
    save(name,"OFFICE","appraiser appendix, two-line records by floor, sqm, annual rents in GBP",True,"Kestrel House",date(2025,9,30),rows,n,n-va,va)
# ---------- 5 housing authority
def d5():
    r=rng(105); nm=Names(r); name="g1-05-eastgate-homes.pdf"; CR={0:712,1:845,2:1010,3:1288,4:1456}
    pdf=FPDF("L","mm","Letter"); pdf.set_auto_page_break(False); rows=[]; 
    W=[16,13,46,24,26,26,26,26,24,22]; H1=["Dwelling","","Head of","Move-in","Next","Contract","Charged to","","Security","Acct."]; H2=["Unit","Size","household","date","recert.","rent","Tenant rent","HAP subsidy","deposit","balance"]
    S=dict(n=0,v=0,cr=0,tr=0,hp=0,dp=0,bl=0)
    def page():
        pdf.add_page(); pdf.set_font("Helvetica","B",12); pdf.cell(0,6,"PORT ALDER HOUSING AUTHORITY",align="C",new_x="LMARGIN",new_y="NEXT"); pdf.set_font("Helvetica","",9)
        pdf.cell(0,5,"Project AL-06  EASTGATE HOMES",align="C",new_x="LMARGIN",new_y="NEXT"); pdf.cell(0,5,"Monthly Tenant Rent Roll   -   November 2025",align="C",new_x="LMARGIN",new_y="NEXT"); pdf.ln(2)
        pdf.set_font("Helvetica","B",8)
        for i,(w,h) in enumerate(zip(W,H1)):
            if i==7: continue
            pdf.cell(w if i!=6 else W[6]+W[7],4.5,h,border="LTR",align="C")
        pdf.ln(4.5)
        for i,(w,h) in enumerate(zip(W,H2)): pdf.cell(w,4.5,h,border="LRB" if i not in(6,7) else 1,align="C")
        pdf.ln(4.5); pdf.set_font("Helvetica","",8)
    page(); k=0
    for u in range(1,37):
        unit=f"{u:03d}"; b=r.choice([1,1,2,2,2,3,3,4,0]); cr=CR[b]
        if k==26: 
            pdf.set_y(-14); pdf.cell(0,4,f"Page {pdf.page_no()}",align="R"); page(); k=0
        vac=u in(7,19,30); S["n"]+=1
        if vac:
            S["v"]+=1; v=[unit,f"{b}BR","OFFLINE - REHAB" if u==19 else "VACANT","","",f"{cr:,.2f}","","","",""]; rows.append(row(unit=unit,statusText=v[2],contractRent=float(cr),unitType=f"{b}BR"))
        else:
            fn,ln=nm(); tn=f"{ln}, {fn} {r.choice('ABCDEJLMRT')}."; mi=date(2025,9,1)-timedelta(days=r.randint(30,6500)); rc=addm(date(2025,12,1),r.randint(0,11)); tr=r.choice([0,25,50,r.randint(90,480)]); hp=cr-tr; dp=r.choice([50,100,150,tr if tr else 50]); bl=r.choice([0,0,0,0,tr,-12,36.5])
            v=[unit,f"{b}BR",tn,mi.strftime("%m-%d-%Y"),rc.strftime("%m-%d-%Y"),f"{cr:,.2f}",f"{tr:,.2f}",f"{hp:,.2f}",f"{dp:,.2f}",f"{bl:,.2f}" if bl>=0 else f"{-bl:,.2f} CR"]
            for q,z in zip(("tr","hp","dp","bl"),(tr,hp,dp,bl)): S[q]+=z
            rows.append(row(unit=unit,unitType=f"{b}BR",tenantName=tn,moveInDate=mi,contractRent=float(cr),deposit=float(dp),balance=float(bl),statusText="Occupied",charges=[dict(code="Tenant rent",amount=float(tr)),dict(code="HAP subsidy",amount=float(hp))]))
        S["cr"]+=cr
        for i,(w,x) in enumerate(zip(W,v)): pdf.cell(w,5,x,border=1,align="C" if i in(0,1,3,4) else "L" if i==2 else "R")
        pdf.ln(5); k+=1
    pdf.set_font("Helvetica","B",8)
    for w,x in zip([W[0]+W[1]+W[2]+W[3]+W[4]]+W[5:],["PROJECT TOTAL"]+[f"{S[q]:,.2f}" for q in("cr","tr","hp","dp","bl")]): pdf.cell(w,6,x,border=1,align="R",fill=False)
    pdf.ln(9); pdf.set_font("Helvetica","",8)
    for s in(f"Dwelling units in project: {S['n']}",f"Units leased: {S['n']-S['v']}",f"Units not leased: {S['v']}  (2 vacant, 1 offline for rehabilitation)","Contract rent of units not leased is shown at the HUD-approved amount; no subsidy is drawn."): pdf.cell(0,4.5,s,new_x="LMARGIN",new_y="NEXT")
    pdf.set_y(-14); pdf.cell(0,4,f"Page {pdf.page_no()}",align="R"); pdf.output(doc(name))
    save(name,"MULTIFAMILY","housing authority grid, tenant rent and HAP subsidy, recertification date",True,"EASTGATE HOMES","2025-11",rows,36,33,3)
# ---------- 6 walk-up typed by borrower
def d6():
    name="g1-06-mulberry-walkup.pdf"; pdf=FPDF("P","mm","Letter"); pdf.add_page(); pdf.set_margins(25,20,20); pdf.set_font("Times","",11)
    D=[("1F","Gus Farouk (super)",0,"month to month",None,"free apt. in exchange for work",date(2014,5,1)),("1R","Noemi & Carl Beckett",1450,date(2026,6,30),1450,"",date(2021,7,1)),("2F","Odell Yoder",1525,date(2026,3,31),1500,"",date(2023,4,1)),
     ("2R","empty - painting",None,None,None,"was 1,400, asking 1,550",None),("3F","P. Szymanski",1180,"month to month",900,"here since 2006, pays heat",date(2006,10,15)),("3R","Tamika Bright",1575,date(2026,8,31),1575,"",date(2025,9,1))]
    def ln(s="",h=5.5): pdf.cell(0,h,s,new_x="LMARGIN",new_y="NEXT")
    pdf.set_y(22); ln("Quigley Family Realty"); ln("212 Mulberry Street, Apt office"); ln(); ln("November 1, 2025"); ln(); ln("To: Loan Closing Dept."); ln("Re: 212 Mulberry Street - rents as of today"); ln(); ln("As you asked here is who is in the building and what they pay."); ln()
    X=[25,38,88,110,139,161]; pdf.set_font("Times","U",10.5)
    y=pdf.get_y()
    for x,h in zip(X,["Apt","Who","Pays/mo","Lease up","Deposit","In since"]): pdf.text(x,y,h)
    pdf.set_font("Times","",10.5); rows=[];tot=0;dt_=0
    for u,w,p,e,d,nt,mi in D:
        y+=7; es=e if isinstance(e,str) else e.strftime("%-m/%-d/%y") if e else ""
        for x,s in zip(X,[u,w,"" if p is None else f"${p:,}" if p else "0",es,f"{d:,}" if d else "",mi.strftime("%-m/%-d/%y") if mi else ""]): pdf.text(x,y,s)
        if nt: y+=4.6; pdf.set_font("Times","I",9); pdf.text(X[1]+2,y,"("+nt+")"); pdf.set_font("Times","",10.5)
        tot+=p or 0; dt_+=d or 0
        v=u=="2R"
        rows.append(row(unit=u,tenantName=None if v else w,statusText="empty" if v else "Occupied",contractRent=None if p is None else float(p),leaseEndDate=e,deposit=float(d) if d else None,moveInDate=mi,marketRent=1550.0 if v else None))
    y+=8; pdf.set_font("Times","B",10.5); pdf.text(X[1],y,"Total coming in"); pdf.text(X[2],y,f"${tot:,}"); pdf.text(X[4],y,f"{dt_:,}"); pdf.set_font("Times","",11); pdf.set_y(y+8)
    ln("6 apartments, 5 taken and 1 empty. All rents include water. Tenants pay their own electric."); ln("The laundry machine brings in about $60 a month on top."); ln(); ln("Yours truly,"); ln(); ln(); ln("Hugh Quigley"); pdf.output(doc(name))
    save(name,"MULTIFAMILY","letter typed by the borrower, tab-aligned list with remarks below",True,"212 Mulberry Street",date(2025,11,1),rows,6,5,1)
# ---------- 7 mixed use
def d7():
    r=rng(107); nm=Names(r); name="g1-07-merchants-block.pdf"; c=canvas.Canvas(doc(name),pagesize=letter); W,H=letter; rows=[]
    c.setFillColor(colors.HexColor("#7a2e2e")); c.rect(40,H-70,6,34,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",16); c.drawString(54,H-52,"The Merchants Block"); c.setFont("Helvetica",9); c.drawString(54,H-66,"31-37 South Main Street    Certified Rent Roll    Effective date: 15-Oct-2025")
    y=H-100; c.setFont("Helvetica-Bold",10.5); c.drawString(40,y,"A.  STOREFRONTS AND OFFICES"); y-=16
    X=[40,84,250,310,375,440,505,572]; hd=["Space","Occupant","Use","Sq. ft.","Begins","Ends","Rent / yr","CAM / mo"]
    def line(v,f="Helvetica",y0=None,X=X,rt=(3,6,7)):
        c.setFont(f,8.5)
        for i,(x,s) in enumerate(zip(X,v)):
            (c.drawRightString if i in rt else c.drawString)(x,y0,s)
    X=[40,84,236,335,350,412,515,572]; line(hd,"Helvetica-Bold",y,X); c.line(40,y-4,572,y-4); y-=16
    C=[("31","Tin Roof Hardware","Retail",2400,date(2020,1,1),date(2029,12,31),38400,310.0),("33","Vela Cantina","Restaurant",1850,date(2023,5,1),date(2028,4,30),40700,265.0),("35","(vacant storefront)","Retail",1300,None,None,None,None),("35-B","Lindqvist CPA","Office",640,date(2024,9,15),"MTM",9600,0.0)]
    ta=tr=tc=0
    for u,t,us,a,s,e,an,cm in C:
        v=s is None; line([u,t,us,f"{a:,}",s.strftime("%d-%b-%Y") if s else "",e if isinstance(e,str) else e.strftime("%d-%b-%Y") if e else "",f"{an:,.2f}" if an else "",f"{cm:,.2f}" if cm is not None else ""],"Helvetica",y,X); y-=13; ta+=a;tr+=an or 0;tc+=cm or 0
        rows.append(row(unit=u,section="STOREFRONTS AND OFFICES",unitType=us,area=a,tenantName=None if v else t,statusText="vacant" if v else "Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=float(an) if an else None,charges=[dict(code="CAM",amount=cm)] if cm is not None else None))
    c.line(300,y+9,572,y+9); line(["","Subtotal commercial","",f"{ta:,}","","",f"{tr:,.2f}",f"{tc:,.2f}"],"Helvetica-Bold",y,X); y-=34
    c.setFont("Helvetica-Bold",10.5); c.drawString(40,y,"B.  APARTMENTS ABOVE"); y-=16; X2=[572,120,40,330,265,420,480]; 
    # Name | Apt | Layout | Rent/mo | Heat fee | Lease to | Deposit
    X2=[40,170,210,330,395,415,530]; line(["Resident","Apt.","Layout","Rent / mo","Heat fee","Lease to","Deposit"],"Helvetica-Bold",y,X2,(3,4,6)); c.line(40,y-4,572,y-4); y-=16; rm=hf=dp=0
    for i,(u,l) in enumerate([("2A","1 bed"),("2B","1 bed"),("2C","Studio"),("2D","2 bed"),("3A","1 bed"),("3B","1 bed loft"),("3C","Studio"),("3D","2 bed"),("4","3 bed pent.")]):
        base={"1 bed":1125,"Studio":895,"2 bed":1390,"1 bed loft":1210,"3 bed pent.":1975}[l]
        if u=="3C": line(["VACANT",u,l],"Helvetica",y,X2,(3,4,6)); rows.append(row(unit=u,section="APARTMENTS ABOVE",unitType=l,statusText="VACANT"))
        else:
            fn,ln=nm(); t=f"{fn} {ln}"; p=base+r.choice([-30,0,15,40]); h=r.choice([45,60]) ; e=eom(addm(date(2025,11,1),r.randint(0,10))) if i!=4 else "MTM"; d=r.choice([base,base/2])
            line([t,u,l,f"{p:,.2f}",f"{h:.2f}",e if isinstance(e,str) else e.strftime("%d-%b-%Y"),f"{d:,.2f}"],"Helvetica",y,X2,(3,4,6)); rm+=p;hf+=h;dp+=d
            rows.append(row(unit=u,section="APARTMENTS ABOVE",unitType=l,tenantName=t,statusText="Occupied",contractRent=float(p),charges=[dict(code="Heat fee",amount=float(h))],leaseEndDate=e,deposit=float(d)))
        y-=13
    c.line(270,y+9,572,y+9); line(["Subtotal residential","","",f"{rm:,.2f}",f"{hf:.2f}","",f"{dp:,.2f}"],"Helvetica-Bold",y,X2,(3,4,6)); y-=34
    c.setFont("Helvetica",9); c.rect(40,y-42,260,54); c.drawString(46,y,"Monthly commercial rent"); c.drawRightString(292,y,f"{tr/12:,.2f}"); c.drawString(46,y-13,"Monthly residential rent"); c.drawRightString(292,y-13,f"{rm:,.2f}"); c.setFont("Helvetica-Bold",9); c.drawString(46,y-30,"Building rent per month"); c.drawRightString(292,y-30,f"{tr/12+rm:,.2f}")
    c.setFont("Helvetica",9); c.drawString(320,y,"Spaces: 13"); c.drawString(320,y-13,"Occupied: 11"); c.drawString(320,y-26,"Vacant: 2"); y-=84
    c.drawString(40,y,"I certify the above to be true and complete."); c.line(40,y-32,220,y-32); c.drawString(40,y-43,"Managing member, Merchants Block Holdings LLC"); c.save()
    save(name,"MIXED_USE","certified roll, two tables with different columns on one page",True,"The Merchants Block",date(2025,10,15),rows,13,11,2)
d4();d5();d6();d7()
