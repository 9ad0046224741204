from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.utils import simpleSplit
def make():
    fn="Schedule_G-1_leases_debtor_as_lessor.pdf"
    asof="petition date"
    # site, use, descr, party, addr, period, rent, start, end, steps, arrears, deposit
    E=[("F-01","Farmland, cash rent","212.4 acres more or less, NE 1/4 and part NW 1/4 Sec. 14, tillable, non-irrigated","Brandvold Grain Farms, a partnership","RR 2 Box 118, Ossining Twp.","y",42480,D(2023,3,1),D(2026,2,28),[],0,None),
       ("F-02","Farmland, cash rent","155 acres, S 1/2 SE 1/4 Sec. 22 and Outlot C, center pivot","Terrence and Odile Maquoketa","4416 County Road J","y",41850,D(2024,3,1),D(2027,2,28),[(D(2026,3,1),43400)],20925,None),
       ("F-03","Pasture","80 acres, W 1/2 NE 1/4 Sec. 22, fenced","Lazy Spoke Cattle Co.","P.O. Box 90, Harmon Ferry","y",4400,D(2025,5,1),D(2025,10,31),[],0,500),
       ("F-04","Farmland","61 acres, Outlot D, fallow","","","",None,None,None,[],None,None),
       ("B-01","Outdoor advertising sign","Billboard, two faces, I-86 milepost 41 north side","Vista Panorama Outdoor, LLC","1 Placard Plaza, Suite 600, Hollins","m",1150,D(2019,7,1),D(2029,6,30),[(D(2026,7,1),1265),(D(2028,7,1),1390)],0,None),
       ("B-02","Outdoor advertising sign","Billboard, digital face, I-86 milepost 44","Vista Panorama Outdoor, LLC","1 Placard Plaza, Suite 600, Hollins","m",2400,D(2021,1,1),D(2035,12,31),[(D(2026,1,1),2640),(D(2031,1,1),2900)],0,None),
       ("B-03","Outdoor advertising sign","Bulletin on grain elevator wall","Dakin's Family Restaurant","77 Old Mill Street","m",175,D(2012,4,1),"Month to month",[],525,175),
       ("T-01","Antenna site","100 ft x 100 ft compound with 250-ft guyed tower pad, Sec. 14","Skyreach Towers Six, LLC","Lease Administration, 900 Signal Court","m",1932.61,D(2008,9,1),D(2028,8,31),[(D(2025,9,1),1990.59),(D(2026,9,1),2050.31)],0,None),
       ("T-02","Antenna site","Rooftop and leg space, grain elevator (4 antennas)","Prairie Link Wireless Internet Co-op","12 Depot Avenue","m",650,D(2022,6,15),D(2027,6,14),[],0,650),
       ("G-01","Ground lease","1.06 acre pad, Lot 3 Hollins Commercial Park; tenant owns the building","Quick Trail Fuel Stops, Inc.","5000 Corporate Loop","y",78000,D(2014,11,1),D(2034,10,31),[(D(2029,11,1),85800)],0,0),
       ("G-02","Ground lease","0.71 acre pad, Lot 5 Hollins Commercial Park","First Harmon Credit Union","200 Thrift Lane","m",4125,D(2017,2,1),D(2037,1,31),[(D(2027,2,1),4537.50)],0,8250),
       ("P-01","Surface parking","Lot 2, 84 stalls, gravel, master lease to hospital","Harmon County Hospital District","1 Mercy Drive","m",2520,D(2024,1,1),D(2026,12,31),[],2520,2520),
       ("R-01","Rail siding storage","1,100 track feet, with right of entry","","","",None,None,None,[],None,None)]
    c=canvas.Canvas(os.path.join(DOCS,fn),pagesize=letter,invariant=1); W,H=letter; L,R=40,W-40; pg=[0]
    def top():
        pg[0]+=1; c.setFont("Helvetica",8); c.drawString(L,H-34,"Debtor"); c.setFont("Helvetica-Bold",9.5); c.drawString(L+36,H-34,"Hollins Agri-Land Holdings, Inc."); c.line(L+34,H-37,L+320,H-37)
        c.setFont("Helvetica",8); c.drawString(L+330,H-34,"Case number (if known)"); c.setFont("Helvetica-Bold",9.5); c.drawString(L+430,H-34,"25-10442"); c.line(L+424,H-37,R,H-37)
        c.setFont("Helvetica",7.5); c.drawString(L,30,"Attachment to Official Form 206G"); c.drawCentredString(W/2,30,"Schedule G-1: Leases under which the debtor is lessor"); c.drawRightString(R,30,f"page {pg[0]} of {PAGES}")
        return H-52
    y=top(); c.setFont("Helvetica-Bold",14); c.drawString(L,y-6,"Schedule G-1: Unexpired Leases of Real Property (Debtor as Lessor)"); c.setFont("Helvetica",8.5)
    y-=22
    for t in simpleSplit("Be as complete and accurate as possible. List every parcel or site held for rental, whether or not a lease is in force. State rent in the period in which it is reserved by the lease (per month or per year). Amounts owed are as of the petition date, May 12, 2025. Inclusion of a lease is not an admission that it is unexpired or enforceable.","Helvetica",8.5,R-L): c.drawString(L,y,t); y-=10.5
    y-=6; rows=[]; mt=at=ar=0; nl=0
    for i,(s,use,ds,pt,ad,per,rent,b,e,st,arr,dep) in enumerate(E,1):
        h=104
        if y-h<60: c.showPage(); y=top()
        c.setLineWidth(1); c.line(L,y,R,y); c.setLineWidth(.4); mid=L+300
        c.setFillGray(.0); c.rect(L,y-14,26,14,fill=1); c.setFillGray(1); c.setFont("Helvetica-Bold",8.5); c.drawCentredString(L+13,y-10,f"2.{i}"); c.setFillGray(0)
        def lab(x,yy,a,v,bold=False,dx=92):
            c.setFont("Helvetica",7.5); c.drawString(x,yy,a); c.setFont("Courier-Bold" if bold else "Courier",8.8)
            for k,t in enumerate(simpleSplit(v,"Courier",8.8,(mid-8 if x<mid else R)-x-dx)): c.drawString(x+dx,yy-k*10,t)
        lab(L+34,y-10,"Parcel / Site No.",s,True,70); lab(L+180,y-10,"Use","",0); c.setFont("Courier",8.8); c.drawString(L+200,y-10,use)
        lab(L+4,y-28,"What the lease is for",ds); 
        if pt:
            per_t={"m":"per month","y":"per year"}[per]
            lab(L+4,y-64,"Rent reserved",f"${rent:,.2f} {per_t}",True)
            inc="; ".join(f"${a:,.2f} from {mmddyyyy(d)}" for d,a in st) or "none"
            lab(L+4,y-78,"Future rent",inc)
            lab(mid,y-28,"Lessee",pt,dx=76); lab(mid,y-49,"Notice address",ad,dx=76)
            lab(mid,y-70,"Commenced",mmddyyyy(b),dx=76); lab(mid+138,y-70,"Ends",mmddyyyy(e) if isinstance(e,D) else e,dx=24) if isinstance(e,D) else (lab(mid+138,y-70,"Ends","",dx=24),c.drawString(mid+162,y-70,"Month to month"))
            lab(mid,y-84,"Owed to debtor",f"${arr:,.2f}",dx=76)
            if dep is not None: lab(mid+132,y-84,"Security held","",dx=24); c.setFont("Courier",8.8); c.drawString(mid+184,y-84,f"${dep:,.2f}")
            nl+=1; ar+=arr
            if per=="m": mt+=rent
            else: at+=rent
        else:
            lab(L+4,y-64,"Rent reserved","No lease in force - vacant"); lab(mid,y-28,"Lessee","None",dx=76)
        c.setDash(1,2); c.line(mid-6,y-18,mid-6,y-h+10); c.setDash()
        y-=h
        row=dict(unit=s,unitType=use,tenantName=pt or None,statusText="Occupied" if pt else "vacant",leaseStartDate=iso(b) if b else None,leaseEndDate=iso(e) if isinstance(e,D) else e,balance=float(arr) if arr is not None else None,deposit=float(dep) if dep is not None else None)
        if per=="m": row["contractRent"]=float(rent); row["rentSteps"]=[{"date":iso(d),"amount":float(a)} for d,a in st]
        elif per=="y": row["annualRent"]=float(rent); row["rentSteps"]=[{"date":iso(d),"amount":float(a),"per":"year"} for d,a in st]
        rows.append(row)
    if y<150: c.showPage(); y=top()
    c.setLineWidth(1); c.line(L,y,R,y); y-=18; c.setFont("Helvetica-Bold",9.5); c.drawString(L,y,"3.  Summary"); 
    for a,v in (("Parcels and sites listed",str(len(E))),("   under lease",str(nl)),("   not under lease",str(len(E)-nl)),("Rents reserved by the month, total per month",f"${mt:,.2f}"),("Rents reserved by the year, total per year",f"${at:,.2f}"),("All rents, annualized",f"${mt*12+at:,.2f}"),("Total owed to debtor",f"${ar:,.2f}")):
        y-=13; c.setFont("Helvetica",9); c.drawString(L+20,y,a); c.setFont("Courier",9.5); c.drawRightString(L+360,y,v)
    c.save(); assert pg[0]==PAGES, pg
    save(fn,"LAND","bankruptcy schedule, boxed record per lease",True,dict(propertyName=None,asOnDate="2025-05-12",units=len(E),occupied=nl,vacant=len(E)-nl,sheet=None,planted=None,rows=rows))
PAGES=3
