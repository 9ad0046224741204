from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape, A4
from reportlab.lib import colors
from reportlab.lib.units import inch
import subprocess, html, shutil

def fit(c,txt,font,size,w):
    while c.stringWidth(txt,font,size)>w and size>4: size-=.25
    return size

# ---------------------------------------------------------------- 1 assessor's form, strip centre
def p1():
    r=random.Random(101); f='Quarry Road Plaza - Town of Halbury I&E 2024 form.pdf'
    ten=[("Great Wall Buffet","1"),("Luxe Nails & Spa","2"),("Halbury Pharmacy Inc.","3-4"),("Vacant","5"),("Cellular Junction","6"),("Pronto Cleaners","7"),
         ("Bright Start Learning Ctr LLC","8-10"),("Keystone Ins. Agency","11"),("Vacant","12A"),("Sal's Pizza & Subs","12B"),("Fit Factory 24","14"),
         ("Tri-River Physical Therapy","15"),("Package Depot","16"),("Halbury Vape & Smoke","17"),("Hair by Renata","18"),("Dollar Bazaar #1184","19-21"),("Vacant","22"),
         ("First Mutual Savings (ATM)","Kiosk"),("Nutmeg Donuts Drive-Thru","Pad A")]
    rows=[];rec=[]
    for n,u in ten:
        sf=r.choice([1050,1200,1400,1600,1850,2100])
        if '-' in u: sf=r.choice([3600,4200,5400])
        if u.startswith('19'): sf=8600
        if u=='Kiosk': sf=None
        if u=='Pad A': sf=2450
        if n=='Vacant':
            rec.append((n,u,None,None,sf,None,None,None,None,None)); rows.append(R(unit=u,area=sf,statusText="Vacant")); continue
        rate=r.choice([16.5,18,19,20,21.5,22,24]); 
        if sf and sf>5000: rate=12.5
        if u=='Pad A': rate=34
        base=round(sf*rate) if sf else 9600
        cam=round(sf*r.choice([4.1,4.35,4.6])) if sf else None
        mtm=u in('7','18')
        s=D(r.randint(2016,2024),r.randint(1,12),1); e=eom(addm(s,r.choice([60,84,120])-1))
        while e<D(2025,1,1): e=eom(addm(e,60))
        E="MTM" if mtm else e
        rec.append((n,u,s,E,sf,base,cam,base+(cam or 0),round((base+(cam or 0))/sf,2) if sf else None, r.choice([None,None,4,6])))
        rows.append(R(unit=u,area=sf,tenantName=n,statusText="Occupied",annualRent=base,leaseStartDate=iso(s),leaseEndDate=iso(E),
            charges=[{"code":"Esc/CAM/Overage","amount":cam,"per":"year"}] if cam else None,totalCharges=base+(cam or 0)))
    c=canvas.Canvas(f"{DOC}/{f}",pagesize=letter); W,H=letter
    ink=colors.Color(.1,.15,.55)
    def box(x,y,w,h): c.rect(x,y,w,h)
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-48,"TOWN OF HALBURY  -  OFFICE OF THE ASSESSOR")
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-63,"2024 ANNUAL INCOME AND EXPENSE REPORT"); c.setFont('Helvetica',8)
    c.drawCentredString(W/2,H-75,"Return to the Assessor on or before June 1, 2025   CONFIDENTIAL - not a public record")
    y=H-110
    for i,(l,v) in enumerate([("Owner","Quarry Road Associates LP"),("Mailing address","PO Box 418, Halbury"),("Property name","Quarry Road Plaza"),("Property address","640-688 Quarry Road"),("Map / Block / Lot","47 / 0021 / 013"),("Form preparer / position","Office manager"),("1. Primary use (check one)","Apt [ ] Office [ ] Retail [X] Mixed [ ] Ind. [ ]"),("2. Gross building area (incl. owner-occupied)","49,300 SF"),("3. Net leasable area",m0(sum(x[4] or 0 for x in rec))+" SF"),("4. Owner-occupied area","0 SF"),("5. No. of units","19"),("6. Number of parking spaces","214"),("7. Actual year built","1987"),("8. Year remodeled","2011")]):
        c.setFont('Helvetica',8); c.drawString(48,y,l); c.line(230,y-2,W-48,y-2); c.setFillColor(ink); c.setFont('Courier',fit(c,v,'Courier',9.5,W-48-234)); c.drawString(234,y,v); c.setFillColor(colors.black); y-=20
    y-=14; c.setFont('Helvetica-Bold',9); c.drawString(48,y,"SCHEDULE A - APARTMENT RENT SCHEDULE   (complete this section for apartment rental activity only)"); y-=8
    heads=["Unit type","No. of units\nTotal","No. of units\nRented","Room count\nRooms","Room count\nBaths","Unit size\nSq Ft","Monthly rent\nPer unit","Monthly rent\nTotal","Typical\nlease term"]
    cw=(W-96)/9; 
    for i,h in enumerate(heads):
        box(48+i*cw,y-24,cw,24); c.setFont('Helvetica',6.5)
        for j,t in enumerate(h.split('\n')): c.drawCentredString(48+i*cw+cw/2,y-10-j*8,t)
    y-=24
    for t in ["Efficiency","1 Bedroom","2 Bedroom","3 Bedroom","Other rentable units","Owner/mgr occ.","SUBTOTAL"]:
        for i in range(9): box(48+i*cw,y-14,cw,14)
        c.setFont('Helvetica',fit(c,t,'Helvetica',6.5,cw-4)); c.drawString(50,y-10,t); y-=14
    c.setFillColor(ink); c.setFont('Courier-Bold',20); c.saveState(); c.translate(330,y+40); c.rotate(8); c.drawString(0,0,"N / A"); c.restoreState(); c.setFillColor(colors.black)
    c.setFont('Helvetica',7); c.drawString(48,40,"Halbury Assessor form IE-2  (rev. 1/25)"); c.drawRightString(W-48,40,"Page 1"); c.showPage()
    c.setPageSize(landscape(letter)); 
    cols=[("NAME OF TENANT",150),("LOCATION OF\nLEASED SPACE",54),("START\nDATE",54),("END\nDATE",54),("LEASED\nSQ. FT.",46),("BASE\nRENT",56),("ESC/CAM/\nOVERAGE",54),("TOTAL\nRENT",58),("RENT PER\nSQ. FT.",46),("NO. OF\nSPACES",38),("ANNUAL\nRENT",40),("OWN",26),("TEN.",26),("COST",34)]
    grp=[(0,0,""),(1,1,""),(2,3,"LEASE TERM"),(4,4,""),(5,8,"ANNUAL RENT"),(9,10,"PARKING"),(11,13,"INTERIOR FINISH")]
    W,H=landscape(letter); per=12; X0=(W-sum(w for _,w in cols))/2
    pages=[rec[:per],rec[per:]]
    for pi,pg in enumerate(pages):
        c.setPageSize(landscape(letter))
        c.setFont('Helvetica-Bold',10); c.drawString(X0,H-40,"SCHEDULE B - LESSEE RENT SCHEDULE"+("  (continuation)" if pi else "")); c.setFont('Helvetica',7.5)
        c.drawString(X0,H-51,"Complete this section for all other rental areas EXCEPT apartment rental.  List all tenants in place on December 31, 2024; show vacant space also."); c.setFont('Helvetica',7.5); c.drawRightString(X0+sum(w for _,w in cols),H-40,"Property: "); 
        c.setFillColor(ink); c.setFont('Courier',9); c.drawRightString(X0+sum(w for _,w in cols),H-51,"640-688 Quarry Rd  47/0021/013"); c.setFillColor(colors.black)
        xs=[X0]; [xs.append(xs[-1]+w) for _,w in cols]; y=H-60
        for a,b,t in grp:
            c.setFillColor(colors.Color(.88,.88,.88)); c.rect(xs[a],y-14,xs[b+1]-xs[a],14,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7); c.drawCentredString((xs[a]+xs[b+1])/2,y-10,t)
        y-=14
        for i,(h,w) in enumerate(cols):
            box(xs[i],y-24,w,24); c.setFont('Helvetica-Bold',6.3); L=h.split('\n')
            for j,t in enumerate(L): c.drawCentredString(xs[i]+w/2,y-(10 if len(L)==2 else 14)-j*8,t)
        y-=24
        for k in range(per):
            v=pg[k] if k<len(pg) else None
            for i,(h,w) in enumerate(cols): box(xs[i],y-25,w,25)
            if v:
                n,u,s,e,sf,b,cam,tot,ps,sp=v
                cells=[n,u,us2(s) if s else "",us2(e) if isinstance(e,D) else (e or ""),m0(sf) if sf else "",m0(b) if b else "",m0(cam) if cam else "",m0(tot) if tot else "",m2(ps) if ps else "",str(sp) if sp else "","","X" if b and r.random()<.3 else "","",""]
                c.setFillColor(ink)
                for i,t in enumerate(cells):
                    w=cols[i][1]; sz=fit(c,t,'Courier',9.5,w-5); c.setFont('Courier',sz)
                    if i==0: c.drawString(xs[i]+3,y-16,t)
                    elif i in(4,5,6,7,8): c.drawRightString(xs[i+1]-3,y-16,t)
                    else: c.drawCentredString(xs[i]+w/2,y-16,t)
                c.setFillColor(colors.black)
            y-=25
        for i,(h,w) in enumerate(cols): box(xs[i],y-22,w,22)
        c.setFont('Helvetica-Bold',8); c.drawString(xs[0]+3,y-14,"TOTAL" if pi else "TOTAL (last page only)")
        if pi:
            c.setFillColor(ink); c.setFont('Courier-Bold',8)
            for i,ix in ((4,4),(5,5),(6,6),(7,7)):
                c.drawRightString(xs[i+1]-3,y-14,m0(sum(x[ix] or 0 for x in rec)))
            c.setFillColor(colors.black)
        c.setFont('Helvetica',7); c.drawString(X0,34,"COPY FORM AND ATTACH IF ADDITIONAL SPACE IS NEEDED.    Halbury Assessor form IE-2 (rev. 1/25)"); c.drawRightString(W-X0,34,f"Page {pi+2}"); c.showPage()
    c.save()
    nv=sum(1 for n,u in ten if n=='Vacant')
    save(f,"RETAIL","assessor's I&E form, Schedule B filled in by the owner, grouped three-tier heads, blank form lines","annual rent only; unit is 'location'; page 1 is form questions and an empty apartment schedule",rows,"Quarry Road Plaza","2024-12-31",19,19-nv,nv)

# ---------------------------------------------------------------- 2 manager's report w/ charge lines
def p2():
    r=random.Random(202); N=Names(r); f='rrdetail_chg_0125.pdf'
    plans={"A1":("1x1 Birch",682,1340),"A2":("1x1 Birch Den",745,1425),"B1":("2x1 Cedar",901,1590),"B2":("2x2 Cypress",1018,1745)}
    units=[]
    for b in (1,2,3):
        for fl in (1,2):
            for k in range(1,8): units.append(f"{b}{fl}{k:02d}")
    rows=[];rec=[]
    vac={"1104","2203","3107","3206"}; notice={"1206","2101","3103"}
    tot=0; codes={}
    planted=None
    for u in units:
        p=r.choice(list(plans)); nm,sf,mk=plans[p]; mk+=r.choice([0,0,15,-10,25])
        if u in vac:
            st="Vacant-Leased" if u in("2203","3206") else "Vacant"
            rec.append(dict(u=u,p=p,sf=sf,n=None,st=st,mk=mk,ch=[])); rows.append(R(unit=u,unitType=p,area=sf,statusText=st,marketRent=mk)); continue
        st="Notice" if u in notice else "Current"
        mi=rdate(r,D(2017,1,1),D(2024,11,28)); ls=rdate(r,max(mi,D(2024,2,1)),D(2024,11,30)) if r.random()<.6 else max(mi,D(2024,3,1)); 
        if ls<mi: ls=mi
        le=eom(addm(ls,11)); mtm=r.random()<.07
        rent=mk-r.choice([0,20,35,55,85,110,140])
        ch=[("RENT",rent)]
        if r.random()<.8: ch.append(("WATER",r.choice([38,42,55])))
        if r.random()<.5: ch.append(("PEST",4))
        if r.random()<.3: ch.append(("PETRENT",35))
        if r.random()<.35: ch.append(("CARPORT",40))
        if r.random()<.12: ch.append(("CONCESS",-r.choice([50,75,100])))
        if r.random()<.08: ch.append(("STORAGE",25))
        t=sum(a for _,a in ch); bal=r.choice([0,0,0,0,0,t,-45.5,120,12.35]); dep=r.choice([300,500,500,rent])
        x=dict(u=u,p=p,sf=sf,n=N.lf(),st=st,mi=mi,ls=ls,le=None if mtm else le,mk=mk,ch=ch,t=t,bal=bal,dep=dep,mo=D(2025,2,r.randint(10,28)) if st=="Notice" else None)
        rec.append(x)
        for a,b in ch: codes[a]=codes.get(a,0)+b
        tot+=t
    # future
    fut=[]
    for u in("2203","3206"):
        x0=[x for x in rec if x['u']==u][0]; ls=D(2025,2,r.randint(3,20)); ch=[("RENT",x0['mk']-20),("WATER",42),("PEST",4)]
        fut.append(dict(u=u,p=x0['p'],sf=x0['sf'],n=N.lf(),st="Future",mi=ls,ls=ls,le=eom(addm(ls,11)),mk=x0['mk'],ch=ch,t=sum(a for _,a in ch),bal=0,dep=300,mo=None))
    # plant digit change
    px=[x for x in rec if x['u']=="2106"][0]
    orig=px['ch'][0][1]; s=str(int(orig)); bad=int(s[0]+s[2]+s[1]+s[3]) if s[1]!=s[2] else orig+30
    px['ch'][0]=("RENT",bad)
    planted={"what":f"unit 2106: RENT charge printed {bad:,.2f} instead of {orig:,.2f}; the unit's total {px['t']:,.2f} and the code totals use the true amount","kind":"digit_changed"}
    rows=[]
    for sec,L in(("Current/Notice/Vacant Residents",rec),("Future Residents/Applicants",fut)):
        for x in L:
            if x['n'] is None: rows.append(R(unit=x['u'],unitType=x['p'],area=x['sf'],statusText=x['st'],section=sec,marketRent=x['mk'],contractRent=None)); continue
            rows.append(R(unit=x['u'],unitType=x['p'],area=x['sf'],tenantName=x['n'],statusText=x['st'],section=sec,marketRent=x['mk'],contractRent=x['ch'][0][1],leaseStartDate=iso(x['ls']),leaseEndDate=iso(x['le']) if x['le'] else "MTM",moveInDate=iso(x['mi']),moveOutDate=iso(x['mo']) if x['mo'] else None,deposit=x['dep'],balance=x['bal'],charges=[{"code":a,"amount":b} for a,b in x['ch']],totalCharges=x['t']))
    c=canvas.Canvas(f"{DOC}/{f}",pagesize=landscape(letter)); W,H=landscape(letter); pg=[0]
    X=dict(u=36,p=72,sf=130,n=140,st=262,mi=325,ls=375,le=425,mo=475,mk=562,code=575,amt=662,dep=708,bal=756)
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,"Rent Roll with Lease Charges"); c.setFont('Helvetica',8)
        c.drawCentredString(W/2,H-47,"Stillwater Commons Apartments (stillwtr)"); c.drawCentredString(W/2,H-57,"As Of = 01/31/2025   Month Year = 01/2025")
        c.setFont('Helvetica-Bold',7); y=H-76
        for k,(a,b,al) in dict(u=("","Unit",'l'),p=("Unit","Type",'l'),sf=("Unit","Sq Ft",'r'),n=("","Resident",'l'),st=("","Status",'l'),mi=("Move","In",'l'),ls=("Lease","From",'l'),le=("Lease","Expires",'l'),mo=("Move","Out",'l'),mk=("Market","Rent",'r'),code=("Charge","Code",'l'),amt=("","Amount",'r'),dep=("Resident","Deposit",'r'),bal=("","Balance",'r')).items():
            for j,t in((0,a),(1,b)):
                (c.drawString if al=='l' else c.drawRightString)(X[k],y-j*9,t)
        c.setLineWidth(.8); c.line(36,y-13,W-36,y-13); 
        c.setFont('Helvetica',6.5); c.drawString(36,24,"Printed 02/04/2025 08:41 AM by kmoyer"); c.drawRightString(W-36,24,f"Page {pg[0]}")
        return y-24
    y=head()
    def sec(t):
        nonlocal y
        c.setFont('Helvetica-BoldOblique',8); c.drawString(36,y,t); y-=11
    def pr(x):
        nonlocal y
        need=9*(max(1,len(x['ch']))+ (1 if x['ch'] else 0))+2
        if y-need<40: c.showPage(); y=head()
        c.setFont('Helvetica',7)
        S=lambda k,t:c.drawString(X[k],y,t); Q=lambda k,t:c.drawRightString(X[k],y,t)
        S('u',x['u']);S('p',x['p']);Q('sf',str(x['sf']));Q('mk',m2(x['mk']))
        S('n',x['n'] or "VACANT")
        S('st',x['st'])
        if x['n']:
            S('mi',us(x['mi']));S('ls',us(x['ls']));S('le',us(x['le']) if x['le'] else "MTM")
            if x['mo']: S('mo',us(x['mo']))
            Q('dep',m2(x['dep']));Q('bal',m2(x['bal']))
            for a,b in x['ch']:
                S('code',a);Q('amt',m2(b)); y-=9
            c.setFont('Helvetica-Bold',7);S('code',"Total");Q('amt',m2(x['t']))
        y-=11
    sec("Current/Notice/Vacant Residents")
    for x in rec: pr(x)
    c.setFont('Helvetica-Bold',7.5)
    if y<70: c.showPage(); y=head()
    c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,"Total   Stillwater Commons Apartments"); c.drawRightString(X['mk'],y,m2(sum(x['mk'] for x in rec))); c.drawRightString(X['amt'],y,m2(tot)); c.drawRightString(X['dep'],y,m2(sum(x.get('dep',0) for x in rec))); c.drawRightString(X['bal'],y,m2(sum(x.get('bal',0) for x in rec))); y-=18
    sec("Future Residents/Applicants")
    for x in fut: pr(x)
    c.showPage(); y=head()
    c.setFont('Helvetica-Bold',9); c.drawString(36,y,"Summary Groups"); y-=14
    c.setFont('Helvetica-Bold',7); 
    for xx,t in((36,"Group"),(260,"Square Footage"),(360,"Market Rent"),(460,"Lease Charges"),(560,"# Of Units"),(650,"% Unit Occupancy")): c.drawString(xx,y,t)
    y-=11; c.setFont('Helvetica',7)
    occ=[x for x in rec if x['n']]; vc=[x for x in rec if not x['n']]
    for t,L,ch in(("Current/Notice Residents",occ,tot),("Vacant (incl. leased)",vc,0),("Totals:",rec,tot)):
        for xx,v in((36,t),(260,m0(sum(x['sf'] for x in L))),(360,m2(sum(x['mk'] for x in L))),(460,m2(ch)),(560,str(len(L))),(650,f"{100*len(L)/len(rec):.2f}")): c.drawString(xx,y,v)
        y-=10
    y-=12; c.setFont('Helvetica-Bold',9); c.drawString(36,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)"); y-=12; c.setFont('Helvetica',7)
    for a in sorted(codes): c.drawString(36,y,a); c.drawRightString(200,y,m2(codes[a])); y-=10
    c.setFont('Helvetica-Bold',7); c.drawString(36,y,"Total"); c.drawRightString(200,y,m2(sum(codes.values())))
    assert abs(sum(codes.values())-tot)<.01
    c.save()
    save(f,"MULTIFAMILY","manager's system report, charge code lines stacked under each resident, future residents section, summary groups","records of varying height; vacant-leased units repeated as future",rows,"Stillwater Commons Apartments","2025-01-31",42,38,4,planted=planted)

# ---------------------------------------------------------------- 3 storage list in two panels
def p3():
    r=random.Random(303); N=Names(r); f='Keyhaven_unit_list_yearend.pdf'
    sizes={"5x5":49,"5x10":74,"10x10":119,"10x15":149,"10x20":189,"12x30 RV":245}
    us_=[]
    for L,n in(("A",40),("B",44),("C",36),("D",16)):
        for i in range(1,n+1): us_.append(f"{L}{i:02d}")
    un={"A01","C17","D16"}; rec=[];rows=[]
    biz=["Harbor Tile LLC","Peak Roofing","Sunrise Catering","Ortega Landscaping","Bluebird Events","Keystone HVAC"]
    for u in us_:
        sz=r.choices(list(sizes)[:5],[2,4,5,3,2])[0] if u[0]!='D' else "12x30 RV"
        std=sizes[sz]
        if u in un: rec.append((u,sz,"UNRENTABLE",std,None,None,None)); rows.append(R(unit=u,unitType=sz,statusText="UNRENTABLE",marketRent=std)); continue
        if r.random()<.13: rec.append((u,sz,"- vacant -",std,None,None,None)); rows.append(R(unit=u,unitType=sz,statusText="vacant",marketRent=std)); continue
        act=std+r.choice([0,0,-10,-15,8,12,20]); n=r.choice(biz) if r.random()<.1 else N.lf()
        pt=D(2025,r.choice([1,1,1,1,2,3]),r.randint(1,28)); bal=0
        if r.random()<.12: pt=D(2024,r.choice([10,11,12]),r.randint(1,28)); bal=act*(13-pt.month)+r.choice([0,20])
        rec.append((u,sz,n,std,act,pt,bal)); rows.append(R(unit=u,unitType=sz,tenantName=n,statusText="Occupied",marketRent=std,contractRent=act,balance=bal))
    c=canvas.Canvas(f"{DOC}/{f}",pagesize=landscape(letter)); W,H=landscape(letter)
    per=34; chunks=[rec[i:i+per] for i in range(0,len(rec),per)]
    np_=(len(chunks)+1)//2
    cx=[(0,'l',"Unit"),(30,'l',"Size"),(76,'l',"Customer"),(222,'r',"Std"),(262,'r',"Rent"),(270,'l',"Paid to"),(352,'r',"Balance")]
    for p in range(np_):
        c.setFont('Times-Bold',14); c.drawString(32,H-36,"KEYHAVEN SELF STORAGE"); c.setFont('Times-Roman',9); c.drawString(32,H-48,"Unit list - status at close of business December 31, 2024"); c.drawRightString(W-32,H-36,f"page {p+1} of {np_+1}")
        for q in(0,1):
            i=2*p+q
            if i>=len(chunks): break
            x0=32+q*376; y=H-66; c.setFillColor(colors.Color(.2,.3,.3)); c.rect(x0-3,y-4,360,13,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Times-Bold',8.5)
            for dx,al,t in cx: (c.drawString if al=='l' else c.drawRightString)(x0+dx,y,t)
            c.setFillColor(colors.black); y-=14
            for k,(u,sz,n,std,act,pt,bal) in enumerate(chunks[i]):
                if k%2: c.setFillColor(colors.Color(.94,.95,.93)); c.rect(x0-3,y-3.5,360,13.4,fill=1,stroke=0); c.setFillColor(colors.black)
                c.setFont('Times-Italic' if act is None else 'Times-Roman',9)
                v=[u,sz,n,m2(std),m2(act) if act is not None else "",us2(pt) if pt else "",m2(bal) if bal is not None else ""]
                for (dx,al,_),t in zip(cx,v): (c.drawString if al=='l' else c.drawRightString)(x0+dx,y,t)
                y-=13.4
        c.showPage()
    c.setFont('Times-Bold',14); c.drawString(32,H-36,"KEYHAVEN SELF STORAGE"); c.setFont('Times-Roman',9); c.drawString(32,H-48,"Recap by size"); c.drawRightString(W-32,H-36,f"page {np_+1} of {np_+1}")
    y=H-80; c.setFont('Times-Bold',9); hx=[32,150,220,290,370,470,570]
    for x,t in zip(hx,["Size","Units","Rented","Vacant","Unrentable","Gross potential","Rent in place"]): c.drawString(x,y,t) if x==32 else c.drawRightString(x+20,y,t)
    tots=[0]*6
    def line(t,v,b=False):
        nonlocal y
        y-=14; c.setFont('Times-Bold' if b else 'Times-Roman',9); c.drawString(32,y,t)
        for x,z,ix in zip(hx[1:],v,range(6)): c.drawRightString(x+20,y,m2(z) if ix>3 else str(z))
    for sz in sizes:
        L=[x for x in rec if x[1]==sz]; v=[len(L),sum(1 for x in L if x[4] is not None),sum(1 for x in L if x[2]=="- vacant -"),sum(1 for x in L if x[2]=="UNRENTABLE"),sum(x[3] for x in L),sum(x[4] or 0 for x in L)]
        tots=[a+b for a,b in zip(tots,v)]; line(sz,v)
    line("All",tots,True); y-=20; c.setFont('Times-Roman',9); c.drawString(32,y,f"Balances owing {m2(sum(x[6] or 0 for x in rec))}.   Std = posted monthly rate; Rent = monthly rate being charged.")
    c.save(); assert tots[0]==len(rec)
    save(f,"SELF_STORAGE","unit list in two panels side by side, recap by size","two panels, reading order down then across; unrentable units",rows,"Keyhaven Self Storage","2024-12-31",tots[0],tots[1],tots[2])

# ---------------------------------------------------------------- 4 word processor letter (mixed use)
def p4():
    r=random.Random(404); N=Names(r); f='Garfield letter to assessor w rents.pdf'
    st=[("211","Ruiz Family Bakery","bakery/cafe",1650,2750,"Jul 2028"),("213","Corner Cuts Barber Shop","barber",720,1300,"month to month"),("215","EMPTY","(was shoe repair)",700,None,None),("217","Garfield Dental, P.C.","dentist",1480,3100,"Dec 2029"),("219","Zora's Thrift","resale",2100,2600,"Apr 2026")]
    rows=[];T1=0;A1=0
    tr=""
    E=html.escape
    for u,n,use,sf,m,x in st:
        A1+=sf
        if m: T1+=m; rows.append(R(unit=u,area=sf,tenantName=n,statusText="Occupied",section="Stores",contractRent=m,leaseEndDate=x))
        else: rows.append(R(unit=u,area=sf,statusText="EMPTY",section="Stores"))
        tr+=f"<tr><td>{u}</td><td>{E(n)}</td><td>{use}</td><td align=right>{sf:,}</td><td align=right>{'$'+m0(m) if m else ''}</td><td>&nbsp;{x or ''}</td></tr>"
    ap="";T2=0;ne=0
    for u in("1F","1R","2F","2M","2R","3F","3M","3R","4F","4M","4R"):
        rm=r.choice(["3 rooms","4 rooms","4 rooms","5 rooms"])
        if u in("2M","4R"):
            ne+=1; rows.append(R(unit=u,unitType=rm,statusText="EMPTY",section="Apartments")); ap+=f"<tr><td>{u}</td><td>EMPTY</td><td>{rm}</td><td></td><td></td><td></td></tr>"; continue
        m=r.randint(19,29)*50; since=r.randint(2009,2024); x=r.choice(["Sep 30, 2025","May 31, 2025","month to month","Aug 31, 2025"]); n=N.fl()
        ed={"Sep 30, 2025":"2025-09-30","May 31, 2025":"2025-05-31","Aug 31, 2025":"2025-08-31","month to month":"month to month"}[x]
        dep=m if r.random()<.7 else m-100; T2+=m
        rows.append(R(unit=u,unitType=rm,tenantName=n,statusText="Occupied",section="Apartments",contractRent=m,leaseEndDate=ed,deposit=dep))
        ap+=f"<tr><td>{u}</td><td>{n}</td><td>{rm}</td><td align=right>${m0(m)}</td><td>{x}</td><td align=right>${m0(dep)}</td></tr>"
    h=f"""<html><head><style>@page {{size:8.5in 11in;margin:0.9in}} body{{font-family:'Liberation Serif';font-size:11pt}} td p,th p{{margin:0}} td,th{{font-size:10.5pt;padding:2px 5px;margin:0}} table{{border-collapse:collapse}}</style></head><body>
<p>Garfield Block Realty<br>c/o 219 Garfield Avenue, 2nd floor</p><p>March 11, 2025</p>
<p>Township Assessor<br>Room 104, Municipal Building</p>
<p>Re: <b>211-219 Garfield Avenue</b>, parcel 04-118-22 -- your questionnaire of February 3</p>
<p>Dear Sir or Madam:</p>
<p>Your form has no room for a building like ours, so I am giving you the rents on this sheet. They are what every tenant was paying per month on January 1, 2025. Heat is in the rent upstairs. The stores pay their own gas and light and nothing toward the taxes.</p>
<p><b>Stores</b></p><table border=1 width=100%><tr><th>No.</th><th>Who</th><th>What for</th><th>Sq. feet (about)</th><th>Rent a month</th><th>Lease runs to</th></tr>{tr}
<tr><td></td><td><b>Stores together</b></td><td></td><td align=right>{A1:,}</td><td align=right><b>${m0(T1)}</b></td><td></td></tr></table>
<p><b>Apartments</b></p><table border=1 width=100%><tr><th>Apt.</th><th>Who</th><th>How big</th><th>Rent a month</th><th>Lease runs to</th><th>Security held</th></tr>{ap}
<tr><td></td><td><b>Apartments together</b></td><td></td><td align=right><b>${m0(T2)}</b></td><td></td><td></td></tr></table>
<p>So the whole building brings ${m0(T1+T2)} a month when everybody pays, with one store and {['no','one','two'][ne]} apartments of the eleven empty. The empty store has been for rent since last June and we have had no offer above $900.</p>
<p>I declare that the above is true and complete to the best of my knowledge.</p><p>&nbsp;</p><p>_______________________________<br>for Garfield Block Realty, owner</p></body></html>"""
    os.makedirs(HERE+'/tmp',exist_ok=True); hp=HERE+'/tmp/g.html'; open(hp,'w').write(h)
    subprocess.run(['nice','-n','15','soffice','--headless',f'-env:UserInstallation=file://{HERE}/tmp/lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',HERE+'/tmp',hp],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.copy(HERE+'/tmp/g.pdf',f"{DOC}/{f}")
    save(f,"MIXED_USE","letter typed in a word processor with two tables, odd head words","prose; stores and apartments in different columns; month-only dates",rows,"211-219 Garfield Avenue","2025-01-01",16,13,3)

# ---------------------------------------------------------------- 5 board exhibit, two-line records with steps
def p5():
    r=random.Random(505); f='Exhibit C - Rent Roll - Docket 24-01173.pdf'
    T=["Ambler & Royce LLP","Northline Actuarial Group","Vantage Title Agency","Pinebrook Wealth Advisors","County Hospice Foundation","Meridian Claims Services, Inc.","Solace Behavioral Health","Tarpon Software Corp.","Hallett Architects","Greenway Staffing","Bexley Court Reporting","Orchard Hearing Centers","Fulton & Daughters CPAs","Lakeshore Land Surveyors","Union Local 88 Benefit Fund","Kettle Creek Media","Ardent Benefits Consulting","Prairie State Realty Council","Sterling Mediation","Wabash Payroll Bureau"]
    r.shuffle(T); it=iter(T); rec=[];rows=[]
    for fl,n in(("FIRST FLOOR",5),("SECOND FLOOR",6),("THIRD FLOOR",6),("FOURTH FLOOR",6)):
        k="1234"[["FIRST FLOOR","SECOND FLOOR","THIRD FLOOR","FOURTH FLOOR"].index(fl)]
        L=[]
        for i in range(n):
            u=f"{k}{(i+1)*10:02d}" if i!=3 else f"{k}{(i+1)*10:02d}-{k}{(i+1)*10+5:02d}"
            sf=r.randint(70,380)*10
            if (k,i) in(("1",4),("2",2),("3",5),("4",0)) :
                L.append((u,None,sf,None,None,None,None,[])); rows.append(R(unit=u,area=sf,statusText="VACANT",section=fl)); continue
            n_=next(it,None)
            if n_ is None: continue
            s=D(r.randint(2018,2024),r.randint(1,12),1); e=eom(addm(s,r.choice([60,84,120])-1))
            while e<D(2025,6,1): e=eom(addm(e,36))
            rate=r.choice([17.5,18.25,19,19.75,20.5,21]); m=round(sf*rate/12,2); steps=[]
            d=D(2025,s.month,1); 
            if d<=D(2025,1,1): d=D(2026,s.month,1)
            mm=m
            while d<e and len(steps)<3 and r.random()<.85:
                mm=round(mm*1.025,2); steps.append((d,mm)); d=addm(d,12)
            dep=round(m) if r.random()<.6 else None
            L.append((u,n_,sf,s,e,m,dep,steps)); rows.append(R(unit=u,area=sf,tenantName=n_,statusText="Occupied",section=fl,contractRent=m,annualRent=round(m*12,2),leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,rentSteps=[{"date":iso(a),"amount":b} for a,b in steps]))
        rec.append((fl,L))
    c=canvas.Canvas(f"{DOC}/{f}",pagesize=letter); W,H=letter; pg=[0]
    def ml(d): return d.strftime("%b ")+f"{d.day}, {d.year}"
    def head():
        pg[0]+=1; c.setFont('Times-Roman',9); c.drawString(60,H-40,"BEFORE THE WAPELLA COUNTY BOARD OF TAX REVIEW"); c.drawRightString(W-60,H-40,"Docket No. 24-01173"); c.drawString(60,H-52,"Parcel 09-22-401-017"); c.drawRightString(W-60,H-52,"Taxpayer's Exhibit C"); c.line(60,H-57,W-60,H-57)
        y=H-76
        if pg[0]==1:
            c.setFont('Times-Bold',13); c.drawCentredString(W/2,y,"LINDEN SQUARE OFFICE BUILDING"); c.setFont('Times-Roman',11); c.drawCentredString(W/2,y-15,"Rent Roll as of January 1, 2025 (valuation date)"); y-=38
        c.setFont('Times-BoldItalic',9.5)
        c.drawString(60,y,"Suite"); c.drawString(118,y,"Tenant"); c.drawRightString(330,y,"Rentable area"); c.drawRightString(400,y,"Monthly rent"); c.drawRightString(470,y,"Annual rent"); c.drawRightString(W-60,y,"Sec. deposit")
        c.setFont('Times-Italic',9); c.drawString(118,y-11,"Lease term; scheduled monthly rent thereafter"); c.line(60,y-15,W-60,y-15)
        c.setFont('Times-Roman',9); c.drawCentredString(W/2,36,f"Exhibit C - {pg[0]}")
        return y-29
    y=head(); ta=tm=tv=nv=no=0
    for fl,L in rec:
        if y<120: c.showPage(); y=head()
        c.setFont('Times-Bold',10); c.drawString(60,y,fl); y-=15; fa=fm=0
        for u,n,sf,s,e,m,dep,steps in L:
            if y<95: c.showPage(); y=head(); c.setFont('Times-Bold',10); c.drawString(60,y,fl+" (cont'd)"); y-=15
            c.setFont('Times-Roman',10); c.drawString(60,y,u); c.drawString(118,y,n or "VACANT"); c.drawRightString(330,y,m0(sf)+" sf"); fa+=sf
            if n:
                no+=1; fm+=m; c.drawRightString(400,y,"$"+m2(m)); c.drawRightString(470,y,"$"+m2(m*12)); c.drawRightString(W-60,y,"$"+m0(dep) if dep else "none"); y-=12
                c.setFont('Times-Italic',8.5); t=f"{ml(s)} to {ml(e)}"
                if steps: t+="; "+", ".join(f"{us1(a)} ${m2(b)}" for a,b in steps)
                c.drawString(118,y,t)
            else: nv+=1; tv+=sf
            y-=17
        c.line(280,y+9,475,y+9); c.setFont('Times-Roman',10); c.drawString(118,y-2,fl.title()+" total"); c.drawRightString(330,y-2,m0(fa)+" sf"); c.drawRightString(400,y-2,"$"+m2(fm)); c.drawRightString(470,y-2,"$"+m2(sum(round(x[5]*12,2) for x in L if x[1]))); y-=24; ta+=fa; tm+=fm
    if y<110: c.showPage(); y=head()
    c.setFont('Times-Bold',10); c.drawString(60,y,"BUILDING TOTAL"); c.drawRightString(330,y,m0(ta)+" sf"); c.drawRightString(400,y,"$"+m2(tm)); c.drawRightString(470,y,"$"+m2(tm*12)); y-=16
    c.setFont('Times-Roman',10); c.drawString(60,y,f"{no} suites leased, {nv} vacant ({m0(tv)} sf, {100*tv/ta:.1f}% of rentable area). All leases are full service gross over a base year."); c.save()
    save(f,"OFFICE","exhibit for a county board: floor headings, two-line records in Times","term and rent steps run on in the second line",rows,"Linden Square Office Building","2025-01-01",no+nv,no,nv)

# ---------------------------------------------------------------- 6 industrial park over four parcels
def p6():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
    from reportlab.lib.styles import getSampleStyleSheet
    r=random.Random(606); f='Ironbridge Commerce Park RR by APN.pdf'; ss=getSampleStyleSheet()
    T=["Delta Fastener Supply","Ridgeback Cabinets Inc","Corvid Logistics","Allied Foam Products","Sequoia Print & Mail","Marlin Marine Parts","Hexa Robotics","Portola Wine Storage","Kestrel Auto Glass","Bay Crate & Pallet","Nimbus Medical Supply","Tri-Cities Flooring","Gold Rush Signs","Axle & Hub Distributors","Fresh Fork Provisions","Redline Motorsports","Talon Security Doors","Pacific Label Co","Cobalt Coatings","Summit Stone Import","Verde Packaging","Union Ice & Cold","Quill Office Movers"]
    it=iter(T); par=[("APN 117-040-09","1200 Ironbridge Ct",["A","B","C","D","E","F"]),("APN 117-040-10","1220 Ironbridge Ct",["100","110","120","130","140","150","160"]),("APN 117-041-02","1255 Ironbridge Ct",["1","2","3","4"]),("APN 117-041-03","1275 Ironbridge Ct",["A","B","C","D","E","F","G"])]
    vac={(1,"130"),(3,"F")}; drop=(1,"150"); hdr1=["Space","Tenant","Area, sq ft","","","Term","","Monthly charges, $","","","","","Security\ndeposit"]; hdr2=["","","Office","Whse","Total","From","To","Base rent","CAM","R.E. tax","Insur.","Total",""]
    data=[hdr1,hdr2]; st=[('SPAN',(2,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(11,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(12,0),(12,1)),('GRID',(0,0),(-1,1),.6,colors.black),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.Color(.8,.86,.93)),('FONT',(0,2),(-1,-1),'Helvetica',8.3),('ALIGN',(2,2),(4,-1),'RIGHT'),('ALIGN',(7,2),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    rows=[]; G=[0]*9; recap=[]
    for pi,(apn,ad,us_) in enumerate(par):
        sec=f"{ad}   ({apn})"; i=len(data); data.append([sec]+[""]*12); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]
        S=[0]*9; nu=nv=0
        for u in us_:
            off=r.randint(4,22)*50; wh=r.randint(30,140)*100; tot=off+wh; nu+=1
            if (pi,u) in vac:
                nv+=1; data.append([u,"** AVAILABLE **",m0(off),m0(wh),m0(tot)]+[""]*8); S=[a+b for a,b in zip(S,[off,wh,tot]+[0]*6)]; rows.append(R(unit=u,building=ad,section=sec,area=tot,statusText="AVAILABLE")); continue
            n=next(it); s=D(r.randint(2019,2024),r.randint(1,12),1); e=eom(addm(s,r.choice([36,60,60,84])-1))
            while e<D(2025,2,1): e=eom(addm(e,24))
            b=round(tot*r.choice([.82,.88,.91,.95,1.02]),2); cam=round(tot*.11,2); tx=round(tot*.135,2); ins=round(tot*.032,2); t=round(b+cam+tx+ins,2); dep=round(b,-2)
            S=[round(x+y,2) for x,y in zip(S,[off,wh,tot,b,cam,tx,ins,t,dep])]
            if (pi,u)==drop: dn=n; dt_=(tot,t); continue
            data.append([u,n,m0(off),m0(wh),m0(tot),s.strftime("%m/%y") if 0 else us2(s),us2(e),m2(b),m2(cam),m2(tx),m2(ins),m2(t),m0(dep)])
            rows.append(R(unit=u,building=ad,section=sec,tenantName=n,statusText="Occupied",area=tot,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=b,charges=[{"code":"CAM","amount":cam},{"code":"R.E. tax","amount":tx},{"code":"Insur.","amount":ins}],totalCharges=t,deposit=dep))
        i=len(data); data.append(["",f"Subtotal {apn} ({nu} spaces)"]+[m0(x) for x in S[:3]]+["",""]+[m2(x) for x in S[3:8]]+[m0(S[8])]); st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.3),('LINEABOVE',(2,i),(-1,i),.4,colors.grey),('BOTTOMPADDING',(0,i),(-1,i),7)]
        G=[round(a+b,2) for a,b in zip(G,S)]; recap.append((apn,ad,nu,nu-nv,nv,S[2],S[7]))
    i=len(data); data.append(["","ALL PARCELS"]+[m0(x) for x in G[:3]]+["",""]+[m2(x) for x in G[3:8]]+[m0(G[8])]); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.3),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    def foot(c,d):
        c.setFont('Helvetica',7); c.drawString(40,22,"Prepared from leases for the assessor's 2025 survey.  Deposits rounded."); c.drawRightString(landscape(legal)[0]-40,22,f"{d.page}")
    d=SimpleDocTemplate(f"{DOC}/{f}",pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36)
    t1=Table([["Parcel","Address","Spaces","Leased","Available","Sq ft","Monthly charges, $"]]+[[a,b,str(c_),str(o),str(v),m0(s),m2(t)] for a,b,c_,o,v,s,t in recap],hAlign='LEFT'); t1.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    t2=Table(data,repeatRows=2,colWidths=[44,205,48,56,58,56,56,76,66,66,62,80,58]); t2.setStyle(TableStyle(st))
    d.build([Paragraph("<b>IRONBRIDGE COMMERCE PARK</b>",ss['Title']),Paragraph("Tenant schedule by assessor's parcel, leases in effect January 1, 2025",ss['Normal']),Spacer(1,8),t1,Spacer(1,10),t2],onFirstPage=foot,onLaterPages=foot)
    n=sum(x[2] for x in recap)
    save(f,"INDUSTRIAL","manager's schedule in sections by assessor's parcel, grouped heads, subtotals, recap before","same unit names under several parcels; three area columns; address and parcel in the section heading",rows,"Ironbridge Commerce Park","2025-01-01",n,n-2,2,planted={"what":f"row of space 150, 1220 Ironbridge Ct (APN 117-040-10), {dn}, {dt_[0]:,} sq ft, {dt_[1]:,.2f} a month, is missing; the subtotal, grand total and the recap's counts (given here as units/occupied) still include it","kind":"row_dropped"})

# ---------------------------------------------------------------- 7 cards
def p7():
    r=random.Random(707); f='Tenant data blocks - Harmon St warehouses.pdf'
    T=["Dunmore Plumbing Supply","","Cityline Movers","Aurora Stage Rental","Foxglove Candle Co.","Rapid Rail Bike Works","","Two Brothers Tile","Statewide Elevator","Lantern Brewing","Eastside Food Pantry","OWNER - Harmon shop","Pico Sheet Metal"]
    rec=[];rows=[];tm=ta=0
    for i,n in enumerate(T):
        u=f"{12+i//7*4}-{'ABCDEFG'[i%7]}"; sf=r.randint(18,96)*100; ta+=sf; dh=r.randint(1,3); ch=r.choice([16,18,20])
        kind=r.choice(["Bulk warehouse","Warehouse w/ office","Shop / flex"])
        if not n:
            ask=round(sf*.78/10)*10; rec.append((u,[("Tenant","none - VACANT since "+r.choice(["8/2024","3/2024"])),("Floor area",m0(sf)+" s.f."),("Space type",kind),("Dock doors",str(dh)),("Asking rent / month","$"+m0(ask)),("",""),("","")]))
            rows.append(R(unit=u,area=sf,unitType=kind,statusText="VACANT",marketRent=ask)); continue
        if n.startswith("OWNER"):
            rec.append((u,[("Tenant",n),("Floor area",m0(sf)+" s.f."),("Space type",kind),("Dock doors",str(dh)),("Rent / month","$0"),("Lease","none (owner occupied)"),("","")]))
            rows.append(R(unit=u,area=sf,unitType=kind,tenantName=n,statusText="owner occupied",contractRent=0)); continue
        m=round(sf*r.choice([.62,.68,.71,.75])/5)*5; tm+=m; s=D(r.randint(2018,2024),r.randint(1,12),r.choice([1,1,15])); mtm=i in(5,9); e=None if mtm else D(r.randint(2025,2029),s.month,28); nx=None
        e=eom(e) if e else None
        if e and e.year>2026 and r.random()<.7: nx=(D(2026,1,1),round(m*1.03/5)*5)
        tx=round(sf*.06,2)
        L=[("Tenant",n),("Floor area",m0(sf)+" s.f."),("Space type",kind),("Dock doors",str(dh)),("Rent / month","$"+m0(m)),("Tax stop billed / month","$"+m2(tx)),("Lease",f"{us1(s)} - {us1(e) if e else 'MTM'}"),("Next increase",f"{us1(nx[0])} to ${m0(nx[1])} / month" if nx else "none")]
        rec.append((u,L)); rows.append(R(unit=u,area=sf,unitType=kind,tenantName=n,statusText="Occupied",contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e) if e else "MTM",charges=[{"code":"Tax stop billed","amount":tx}],rentSteps=[{"date":iso(nx[0]),"amount":nx[1]}] if nx else None))
    c=canvas.Canvas(f"{DOC}/{f}",pagesize=A4 if 0 else letter); W,H=letter; cw,chh=258,138
    for i,(u,L) in enumerate(rec):
        k=i%8
        if k==0:
            if i: c.showPage()
            c.setFont('Helvetica-Bold',11); c.drawString(42,H-40,"CITY OF BRANNOCK - COMMERCIAL PROPERTY QUESTIONNAIRE"); c.setFont('Helvetica',8.5); c.drawString(42,H-53,"Part 4.  Tenant data: one block for each rentable space (use as many sheets as needed)"); c.drawString(42,H-66,"Property: Harmon Street Warehouses          Account no. R-20881-04          Data as of: Dec. 31, 2024"); c.drawRightString(W-42,H-40,f"Sheet {i//8+1} of 2")
        x=42+(k%2)*(cw+12); y=H-84-(k//2)*(chh+10)
        c.setLineWidth(1); c.roundRect(x,y-chh,cw,chh,5); c.setFillColor(colors.Color(.9,.9,.86)); c.rect(x+1,y-18,cw-2,16,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',9); c.drawString(x+7,y-13,f"Space no.  {u}")
        yy=y-32; c.setLineWidth(.3)
        for l,v in L:
            if l: c.setFont('Helvetica',7.5); c.drawString(x+7,yy,l+":"); c.setFont('Courier',9); c.drawString(x+102,yy,v); c.line(x+100,yy-2,x+cw-8,yy-2)
            yy-=13.4
    y=H-84-3*(chh+10)-20
    c.setFont('Helvetica-Bold',9); c.drawString(42,y,"Totals, all sheets"); c.setFont('Helvetica',9)
    for t in(f"Rentable spaces: {len(rec)}      Leased: {len(rec)-3}      Owner occupied: 1      Vacant: 2",f"Rentable floor area: {m0(ta)} s.f.",f"Rent now collected: ${m0(tm)} per month"): y-=14; c.drawString(42,y,t)
    c.save()
    save(f,"WAREHOUSE","city questionnaire: one labelled block (card) for each space, two across","no table at all; owner occupied space at $0",rows,"Harmon Street Warehouses","2024-12-31",len(rec),None,2)

ALL=[p1,p2,p3,p4,p5,p6,p7]
if __name__=='__main__':
    for f in ALL: f()
