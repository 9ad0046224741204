from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    fn = "first_prairie_rent_roll_form.pdf"
    R = [ # unit, tenant, size, begin, end, rent, dep, cur, util
     ("212","Platte Valley Pharmacy Inc","3,200",D(2018,5,1),D(2028,4,30),2650,2650,"Y","T"),
     ("214","Dee's Yarn & Notions","1,150",D(2022,11,1),D(2025,10,31),925,500,"Y","T"),
     ("216","Kessler Realty (owner ofc)","800",None,None,0,None,"Y","L"),
     ("218","VACANT - remodeling","1,400",None,None,None,None,"",""),
     ("Apt 1","A. Tollefsby","2 BR",D(2023,8,1),D(2025,7,31),695,695,"Y","T"),
     ("Apt 2","Ruiz-Halloway, M & C","2 BR",D(2024,6,15),D(2025,6,14),725,725,"Y","T"),
     ("Apt 3","G. Pennacker","1 BR",D(2016,2,1),"M-M",540,300,"Y","L"),
     ("Apt 4","L. & T. Oskarson","2 BR",D(2021,6,1),"M-M",710,500,"N","T"),
     ("Apt 5","vacant","1 BR",None,None,None,None,"",""),
     ("Apt 6","Wynn Dacosta","Studio",D(2024,10,1),D(2025,9,30),475,475,"Y","L"),
     ("Apt 7","B. Yellowtree","1 BR",D(2025,1,1),D(2025,12,31),575,575,"Y","T"),
    ]
    steps = {"212":[{"date":"2025-05-01","amount":2785.0},{"date":"2026-05-01","amount":2925.0}],"Apt 4":[{"date":"2025-06-01","amount":745.0}]}
    c = canvas.Canvas(os.path.join(DOCS, fn), pagesize=letter, invariant=1)
    W,H = letter; L,Rr = 34, W-34
    c.setFont("Times-Bold",15); c.drawString(L,H-48,"FIRST PRAIRIE STATE BANK"); c.setFont("Times-Roman",8.5)
    c.drawString(L,H-60,"Commercial Loan Department  \u2022  Member FDIC"); c.drawRightString(Rr,H-44,"Form CL-114 (Rev. 6/09)")
    c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-84,"BORROWER'S STATEMENT OF RENTS (RENT ROLL)")
    def box(x,y,w,h,lab,val,vs=9.5):
        c.setLineWidth(.7); c.rect(x,y,w,h); c.setFont("Times-Roman",7); c.drawString(x+3,y+h-8,lab)
        c.setFont("Courier",vs); c.drawString(x+8,y+5.5,val)
    box(L,H-122,330,28,"Borrower(s)","Kessler Realty LLC"); box(L+330,H-122,Rr-L-330,28,"Loan No. (bank use)","40-118823-7")
    box(L,H-150,330,28,"Property name and address","Kessler Block, 212-218 W. Main, Norfield NE",9.2)
    x0=L+330; c.rect(x0,H-150,Rr-x0,28); c.setFont("Times-Roman",7); c.drawString(x0+3,H-130,"Property type (check one)")
    xx=x0+5
    for lab,on in (("Apts",0),("Office",0),("Retail",0),("Mixed use",1)):
        c.rect(xx,H-146,7,7)
        if on: c.setFont("Courier-Bold",10); c.drawString(xx+.5,H-145.5,"X")
        c.setFont("Times-Roman",8.5); c.drawString(xx+10,H-145,lab); xx += 14+c.stringWidth(lab,"Times-Roman",8.5)+6
    cols=[("Unit or","Apt. No.",46),("","Name of Tenant",156),("Sq. Ft. or","No. Bedrooms",54),("Lease","Begins",54),("Lease","Ends",54),("Rent per","Month",64),("Security","Deposit",56),("Paid to","Date?",30),("Utils.","L / T",30)]
    y=H-168; rh=19.5; n=18
    c.setFillGray(.88); c.rect(L,y-16,sum(k[2] for k in cols),28,fill=1,stroke=0); c.setFillGray(0)
    x=L
    top=y+12
    for a,b,w in cols:
        c.setFont("Times-Bold",8); c.drawCentredString(x+w/2,y+1,a); c.drawCentredString(x+w/2,y-9,b); x+=w
    y-=16; bot=y-n*rh; xr=L+sum(k[2] for k in cols)
    x=L
    for _,_,w in cols+[(0,0,0)]:
        c.line(x,top,x,bot); x+=w
    c.line(L,top,xr,top)
    for i in range(n+1): c.line(L,y-i*rh,xr,y-i*rh)
    rows=[]; tot=0; rr=random.Random(SEED+1)
    for i,(u,t,s,b,e,r,dp,cu,ut) in enumerate(R):
        yy=y-i*rh-13.5+rr.uniform(-1.2,1.2); vals=[u,t,s,mdyy(b) if b else "",mdyy(e) if isinstance(e,D) else (e or ""),money(r) if r is not None else "",money(dp) if dp is not None else "",cu,ut]
        x=L
        for j,(v,(a,bb,w)) in enumerate(zip(vals,cols)):
            c.setFont("Courier",9.3)
            if j in (5,6): c.drawRightString(x+w-3,yy,v)
            else: c.drawString(x+3+rr.uniform(0,1),yy,v)
            x+=w
        vac = "vacant" in t.lower()
        isarea = s.replace(",","").isdigit()
        rows.append(dict(unit=u,tenantName=None if vac else t,statusText=t if vac else None,area=int(s.replace(",","")) if isarea else None,unitType=None if isarea else s,
            leaseStartDate=iso(b) if b else None,leaseEndDate=iso(e) if isinstance(e,D) else e,contractRent=float(r) if r is not None else None,deposit=float(dp) if dp is not None else None,rentSteps=steps.get(u)))
        if vac: rows[-1]["statusText"]="VACANT" if t.startswith("V") else "vacant"
        else: rows[-1]["statusText"]="Occupied"
        tot+=r or 0
    y=bot-16; c.setFont("Times-Bold",9); c.drawRightString(L+364,y,"Total monthly rent"); c.rect(L+364,y-5,64,16); c.setFont("Courier-Bold",9.5); c.drawRightString(L+425,y,money(tot))
    c.setFont("Times-Roman",9); c.drawString(L,y,"No. of units"); c.drawString(L+84,y,"Occupied"); c.drawString(L+160,y,"Vacant")
    c.setFont("Courier",10); c.drawString(L+54,y,"11"); c.drawString(L+126,y,"9"); c.drawString(L+192,y,"2")
    for a,b in ((50,76),(120,146),(188,212)): c.line(L+a,y-3,L+b,y-3)
    y-=20; c.setFont("Times-Bold",9); c.drawRightString(L+364,y,"Times 12 = annual rent"); c.rect(L+364,y-5,64,16); c.setFont("Courier-Bold",9.5); c.drawRightString(L+425,y,money(tot*12))
    y-=24; c.setFont("Times-Roman",8.5); c.drawString(L,y,"Remarks (explain free rent, concessions, rent increases, rents not current):")
    rem=["212: rent goes to 2,785.00 on 5/1/25 and 2,925.00 on 5/1/26 per lease.","Apt 4 is one month behind, $710. Rent going to 745.00 eff. 6/1/25, notice given.","218 and Apt 5 empty. 216 is our own office, no rent."]
    for t in rem:
        y-=16; c.setFont("Courier",9.3); c.drawString(L+4,y,t); c.setLineWidth(.4); c.line(L,y-3.5,Rr,y-3.5)
    y-=26; c.setFont("Times-Roman",9)
    for t in ("The undersigned certifies to First Prairie State Bank that the foregoing is a true, correct and complete statement of all rents and","tenancies at the above property as of the"): c.drawString(L,y,t); y-=12
    y+=12; w=c.stringWidth(t,"Times-Roman",9); c.setFont("Courier",10); c.drawString(L+w+8,y,"1st"); c.line(L+w+3,y-2,L+w+36,y-2)
    c.setFont("Times-Roman",9); c.drawString(L+w+39,y,"day of"); c.setFont("Courier",10); c.drawString(L+w+70,y,"March"); c.line(L+w+66,y-2,L+w+125,y-2)
    c.setFont("Times-Roman",9); c.drawString(L+w+128,y,", 20"); c.setFont("Courier",10); c.drawString(L+w+145,y,"25"); c.line(L+w+144,y-2,L+w+165,y-2); c.setFont("Times-Roman",9); c.drawString(L+w+166,y,".")
    y-=34; c.line(L,y,L+220,y); c.line(L+290,y,L+470,y); c.setFont("Times-Roman",7.5); c.drawString(L,y-9,"Borrower signature / title"); c.drawString(L+290,y-9,"Received by (bank officer)")
    c.setFont("Times-Italic",14); c.drawString(L+20,y+4,"H. R. Kesslerman, Mgr.")
    c.save()
    save(fn,"MIXED_USE","community bank form filled in by typewriter",False,dict(propertyName="Kessler Block",asOnDate="2025-03-01",units=11,occupied=9,vacant=2,sheet=None,planted=None,rows=rows))
    return dict(total=tot)
