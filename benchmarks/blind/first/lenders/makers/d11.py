from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    fn="Sandpiper_Crossing_lease_abstract_listing.pdf"; asof=D(2025,3,31)
    F=lambda d: d.strftime("%d-%b-%Y")
    # unit, legal, trade, gla, (periods: start,end,psf)..., deposit, options, recov(cam,tax,promo psf), extra monthly(code,amt)
    T=[("101","SHORELINE DRUG MART (ONTARIO) LTD.","Shoreline Pharmacy",14210,[(D(2016,2,1),D(2021,1,31),17.00),(D(2021,2,1),D(2026,1,31),18.25),(D(2026,2,1),D(2031,1,31),19.50)],0,"2 x 5 yrs",(5.85,7.10,.35),[("Pylon sign",185)]),
       ("102","1948327 ONTARIO INC.","Bayview Shawarma",1240,[(D(2021,6,1),D(2024,5,31),27.00),(D(2024,6,1),D(2026,5,31),28.50)],6900,"1 x 5 yrs",(6.40,7.10,.50),[]),
       ("103","VACANT",None,1385),
       ("104","NORTHERN THREAD ALTERATIONS (R. Okonjobi)","Northern Thread",820,[(D(2019,9,1),"Overholding",24.00)],2100,None,(6.40,7.10,.50),[]),
       ("105-106","GREAT LAKES CREDIT UNION LIMITED","same",4150,[(D(2018,4,1),D(2023,3,31),25.00),(D(2023,4,1),D(2028,3,31),27.50)],0,"2 x 5 yrs",(6.10,7.10,.35),[("Pylon sign",140),("ATM licence",350)]),
       ("107","PETIT PANIER BAKERY LTD.","Petit Panier",1610,[(D(2024,5,1),D(2026,4,30),26.00),(D(2026,5,1),D(2029,4,30),28.00)],8200,"1 x 5 yrs",(6.40,7.10,.50),[]),
       ("108","DR. LENA HOLLENBECK DENTISTRY PROFESSIONAL CORP.","Sandpiper Dental",2275,[(D(2020,1,1),D(2024,12,31),26.50),(D(2025,1,1),D(2029,12,31),29.00)],5100,"2 x 5 yrs",(6.40,7.10,.50),[("Pylon sign",140)]),
       ("110","WAREHOUSE GROCERS OF CANADA INC.","Value Basket",38600,[(D(2012,11,1),D(2022,10,31),12.50),(D(2022,11,1),D(2027,10,31),13.75),(D(2027,11,1),D(2032,10,31),15.00)],0,"4 x 5 yrs",(4.20,6.35,0),[]),
       ("111","VACANT",None,2960),
       ("112","KICKSTAND CYCLE & SKI LTD.","Kickstand",3320,[(D(2023,3,1),D(2025,2,28),20.00),(D(2025,3,1),D(2027,2,28),21.00),(D(2027,3,1),D(2028,2,29),22.00)],6640,None,(6.10,7.10,.50),[]),
       ("113","TRILLIUM VISION CARE INC.","Trillium Optical",1490,[(D(2022,8,1),D(2027,7,31),27.25)],3800,"1 x 5 yrs",(6.40,7.10,.50),[]),
       ("114","2267110 ONTARIO LTD.","Coin & Cuff Laundry",1725,[(D(2015,10,1),D(2025,9,30),23.00)],3300,None,(6.40,7.10,.50),[("Water surcharge",265)]),
       ("115","MAPLE & RYE HOSPITALITY GROUP INC.","The Rye Tap",4480,[(D(2021,12,1),D(2026,11,30),25.50),(D(2026,12,1),D(2031,11,30),28.05)],19000,"2 x 5 yrs",(6.10,7.10,.35),[("Patio licence",400)]),
       ("PAD A","TRANSPROV PETROLEUM LIMITED","Husk Gas / C-store",3100,[(D(2014,7,1),D(2024,6,30),41.00),(D(2024,7,1),D(2029,6,30),46.00),(D(2029,7,1),D(2034,6,30),51.00)],0,"2 x 10 yrs",(2.10,9.25,0),[("Pylon sign",220)]),
       ("PAD B","BURGER BARONET RESTAURANTS ULC","Burger Baronet",2850,[(D(2019,5,1),D(2029,4,30),38.00)],0,"2 x 5 yrs",(2.10,9.25,.35),[("Pylon sign",220)]),
       ("KIOSK 1","VACANT",None,140),
       ("KIOSK 2","CELL HAVEN WIRELESS CORP.","Cell Haven",160,[(D(2024,10,1),D(2025,9,30),150.00)],2000,None,(0,0,0),[])]
    c=canvas.Canvas(os.path.join(DOCS,fn),pagesize=letter,invariant=1); W,H=letter; L,R=46,W-46; pg=[0]
    X=dict(ch=L+58,fr=L+196,to=L+268,psf=R-128,mo=R-66,an=R)
    def top():
        pg[0]+=1; c.setFont("Helvetica-Bold",11); c.drawString(L,H-40,"Sandpiper Crossing Shopping Centre"); c.setFont("Helvetica",8); c.drawString(L,H-51,"1180 Lakeshore Road East, Port Brannock, Ontario"); c.drawRightString(R,H-40,"LEASE ABSTRACT LISTING"); c.drawRightString(R,H-51,"Position at 31-Mar-2025"); 
        c.setFillGray(.85); c.rect(L,H-72,R-L,14,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",7.5); y=H-68
        c.drawString(L+2,y,"Unit"); c.drawString(X["ch"],y,"Tenant / Charge"); c.drawString(X["fr"],y,"From"); c.drawString(X["to"],y,"To"); c.drawRightString(X["psf"],y,"$ / sq ft"); c.drawRightString(X["mo"],y,"Monthly $"); c.drawRightString(X["an"],y,"Annual $")
        c.setFont("Helvetica-Oblique",7); c.drawString(L,28,"Prepared by Brannock Bay Asset Services for the mortgagee. All amounts before HST."); c.drawRightString(R,28,f"Page {pg[0]}")
        return H-86
    y=top(); rows=[]; tot={}; leased=0; gla=0; nocc=0
    def line(h=10.6,keep=0):
        nonlocal y
        if y-keep<50: c.showPage(); y=top()
        yy=y; y-=h; return yy
    for t in T:
        u,leg,tr,g=t[:4]; gla+=g; row=dict(unit=u,area=g)
        yy=line(keep=40); c.setLineWidth(.5); c.line(L,yy+9,R,yy+9); c.setFont("Helvetica-Bold",8.5); c.drawString(L+2,yy,u); c.drawString(X["ch"],yy,leg); c.setFont("Helvetica",8); c.drawRightString(R,yy,f"GLA {g:,} sq ft")
        if leg=="VACANT":
            row["statusText"]="VACANT"; rows.append(row); y-=6; continue
        nocc+=1; leased+=g; _,_,_,_,per,dep,opt,(cam,tax,pro),ex=t
        yy=line(); c.setFont("Helvetica-Oblique",7.8); c.drawString(X["ch"],yy,f"o/a {tr}" if tr!="same" else "o/a same name"); c.setFont("Helvetica",7.8)
        s=per[0][0]; e=per[-1][1]; es=F(e) if isinstance(e,D) else e
        c.drawString(X["fr"],yy,f"Term {F(s)} to {es}"); c.drawRightString(R,yy,f"Deposit {dep:,.2f}" + (f"    Options {opt}" if opt else ""))
        row.update(tenantName=leg,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e) if isinstance(e,D) else e,deposit=float(dep)); ch=[]; st=[]; T0=0; A0=0
        def chg(code,fr,to,psf,mo,cur=True):
            nonlocal T0,A0
            yy=line(); c.setFont("Helvetica",8); c.drawString(X["ch"]+8,yy,code); c.drawString(X["fr"],yy,fr); c.drawString(X["to"],yy,to)
            an=round(mo*12,2)
            if psf: c.drawRightString(X["psf"],yy,f"{psf:.2f}")
            c.drawRightString(X["mo"],yy,f"{mo:,.2f}"); c.drawRightString(X["an"],yy,f"{an:,.2f}")
            if cur: ch.append({"code":code,"amount":mo}); T0=round(T0+mo,2); A0=round(A0+an,2); tot[code]=round(tot.get(code,0)+mo,2)
            return an
        for a,b,p in per:
            mo=round(g*p/12,2); cur=a<=asof and (not isinstance(b,D) or b>=asof)
            an=chg("Minimum rent",F(a),F(b) if isinstance(b,D) else "",p,mo,cur)
            if cur: row["contractRent"]=mo; row["annualRent"]=an
            elif a>asof: st.append({"date":iso(a),"amount":mo})
        for code,p in (("CAM",cam),("Realty tax",tax),("Promotion fund",pro)):
            if p: chg(code,"01-Jan-2025","31-Dec-2025",p,round(g*p/12,2))
        for code,mo in ex: chg(code,F(s),"",None,float(mo))
        yy=line(keep=0); c.setFont("Helvetica-Bold",8); c.drawString(X["ch"]+8,yy,f"Unit {u} - in force at 31-Mar-2025" if u[0]!="P" and u[0]!="K" else f"{u} - in force at 31-Mar-2025"); c.drawRightString(X["mo"],yy,f"{T0:,.2f}"); c.drawRightString(X["an"],yy,f"{A0:,.2f}"); y-=6
        row.update(charges=ch,totalCharges=T0,rentSteps=st); rows.append(row)
    if y<210: c.showPage(); y=top()
    c.line(L,y+4,R,y+4); y-=8; c.setFont("Helvetica-Bold",9.5); c.drawString(L,y,"Recapitulation - charges in force, all units"); c.drawRightString(X["mo"],y,"Monthly $"); c.drawRightString(X["an"],y,"Annual $"); c.setFont("Helvetica",8.5)
    for k,v in tot.items(): y-=12; c.drawString(L+12,y,k); c.drawRightString(X["mo"],y,f"{v:,.2f}"); c.drawRightString(X["an"],y,f"{v*12:,.2f}")
    y-=14; c.setFont("Helvetica-Bold",8.5); s=round(sum(tot.values()),2); c.drawString(L+12,y,"Total"); c.drawRightString(X["mo"],y,f"{s:,.2f}"); c.drawRightString(X["an"],y,f"{s*12:,.2f}"); c.line(X["mo"]-60,y+9,R,y+9)
    y-=20; c.setFont("Helvetica",8.5)
    for a,b in (("Gross leasable area",f"{gla:,} sq ft"),("Leased",f"{leased:,} sq ft in {nocc} units"),("Vacant",f"{gla-leased:,} sq ft in {len(T)-nocc} units"),("Units",str(len(T)))): c.drawString(L+12,y,a); c.drawString(L+130,y,b); y-=12
    c.save()
    save(fn,"RETAIL","Canadian shopping centre lease abstract listing, many lines per tenant",True,dict(propertyName="Sandpiper Crossing Shopping Centre",asOnDate="2025-03-31",units=len(T),occupied=nocc,vacant=len(T)-nocc,sheet=None,planted=None,rows=rows))
