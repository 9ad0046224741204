from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F = "HUDlike_S8_RentRoll_Certification_Eastgate.pdf"
def make():
    r=random.Random(6702); N=Names(r)
    CR={0:748,1:866,2:1031,3:1298}; UA={0:41,1:52,2:71,3:94}
    units=[]
    for fl in range(1,5):
        for k in range(1,12):
            units.append((f"{fl}{k:02d}", 0 if k in(1,) else 1 if k<7 else 2 if k<10 else 3))
    vac={"107","211","304"}; mgr="101"
    rows=[];pr=[];tot=dict(cr=0,ua=0,gr=0,tr=0,hap=0)
    for u,b in units:
        cr=CR[b];ua=UA[b];d=dict(u=u,b=b,cr=cr,ua=ua,gr=cr+ua)
        if u in vac: d["n"]="VACANT"
        elif u==mgr: d.update(n="Resident Manager (non-revenue)",cr=0,ua=0,gr=0,tr=0,hap=0)
        else:
            ttp=r.choice([25]+[r.randrange(108,520) for _ in range(6)]); tr=max(0,ttp-ua)
            mi=dt.date(2025,6,1)-dt.timedelta(days=r.randrange(30,6500))
            d.update(n=N.lf(),hh=max(1,min(b*2,r.choice([1,1,2,b+1,b+2])) if b else 1),mi=mi,tr=tr,hap=cr-tr,rc=(mi.month))
        for k in tot: tot[k]+=d.get(k,0) or 0
        pr.append(d)
    # planted: contract rent of 208 with digits transposed on the page (total from the true figure)
    P=[d for d in pr if d["u"]=="208"][0]; P["shown"]=1013 if P["cr"]==1031 else P["cr"]+9
    for d in pr:
        v=d["n"]=="VACANT"; occ=not v
        mg=d["u"]==mgr
        rows.append(row(unit=d["u"],unitType="Studio" if d["b"]==0 else f'{d["b"]} BR',tenantName=None if v else d["n"],statusText="VACANT" if v else None if mg else "Occupied",
            contractRent=d.get("shown",d["cr"]),moveInDate=d.get("mi"),
            charges=[] if v else [{"code":"Tenant Rent","amount":d["tr"]},{"code":"Housing Assistance Payment","amount":d["hap"]}]))
    W,H=letter; c=canvas.Canvas(path(F),pagesize=letter); c.setTitle("Rent Roll Certification")
    L=34;R=W-34
    xs=[L,66,106,268,296,352,396,440,486,532,R]
    heads=[("(a)","Apt.","No."),("(b)","Unit","Size"),("(c)","Head of Household","(last, first)"),("(d)","No. in","HH"),("(e)","Move-in","Date"),("(f)","Contract","Rent"),("(g)","Utility","Allow."),("(h)","Gross","Rent"),("(i)","Tenant","Rent"),("(j)","HAP","")]
    def table_head(y):
        c.setFillGray(.88); c.rect(L,y-36,R-L,36,stroke=0,fill=1); c.setFillGray(0); c.setLineWidth(.6)
        c.rect(L,y-36,R-L,36)
        for x in xs[1:-1]: c.line(x,y,x,y-36)
        for i,h in enumerate(heads):
            m=(xs[i]+xs[i+1])/2
            c.setFont("Times-Roman",6.5); c.drawCentredString(m,y-8,h[0]); c.setFont("Times-Bold",7.5); c.drawCentredString(m,y-19,h[1]); c.drawCentredString(m,y-29,h[2] or "Payment" if i==9 else h[2])
        return y-36
    def box(x,y,w,h,lab,val):
        c.rect(x,y-h,w,h); c.setFont("Times-Roman",6.3); c.drawString(x+3,y-7,lab); c.setFont("Courier",9); c.drawString(x+5,y-h+5,val)
    def first():
        c.setFont("Times-Bold",13); c.drawString(L,H-44,"Rent Roll and Occupancy Certification"); c.setFont("Times-Roman",9); c.drawString(L,H-56,"Multifamily Mortgage Insurance  -  Section 8 Assisted Projects")
        c.setFont("Times-Roman",6.5); c.drawRightString(R,H-40,"Lender Exhibit 7-C"); c.drawRightString(R,H-48,"(to accompany application for firm commitment)"); c.drawRightString(R,H-56,"Prior editions may be used")
        y=H-64
        box(L,y,260,24,"1. Project Name","EASTGATE TOWER APTS"); box(L+260,y,R-L-260,24,"2. Project Address","940 Pennock St, Lima, OH 45804")
        y-=24; box(L,y,130,24,"3. FHA Project No.","042-35518"); box(L+130,y,130,24,"4. HAP Contract No.","OH10-T811-004"); box(L+260,y,144,24,"5. Rent Roll as of (mm/dd/yyyy)","06/01/2025"); box(L+404,y,R-L-404,24,"6. Total Apartments","44")
        y-=24; c.setFont("Times-Italic",6.4); c.drawString(L,y-10,"Instructions: List every apartment. For vacant apartments enter VACANT in column (c) and the HAP contract rent in column (f). Column (h) = (f) + (g). Column (f) = (i) + (j). Whole dollars per month.")
        return y-17
    y=table_head(first()); page=1; rh=16.2
    pgt=dict.fromkeys(tot,0)
    def prow(y,vals,font="Courier",size=8.2,bold=False):
        c.setLineWidth(.4); c.rect(L,y-rh,R-L,rh)
        for x in xs[1:-1]: c.line(x,y,x,y-rh)
        c.setFont(font,size)
        for i,v in enumerate(vals):
            if v=="" or v is None: continue
            if i==2: c.setFont(font,7.6); c.drawString(xs[i]+3,y-11.5,v); c.setFont(font,size)
            elif i in(0,1,3,4): c.drawCentredString((xs[i]+xs[i+1])/2,y-11.5,v)
            else: c.drawRightString(xs[i+1]-4,y-11.5,v)
        return y-rh
    def closep(y):
        y=prow(y,["","","Page total","","",m0(pgt["cr"]),m0(pgt["ua"]),m0(pgt["gr"]),m0(pgt["tr"]),m0(pgt["hap"])],"Courier-Bold")
        return y
    def foot(): c.setFont("Times-Roman",6.5); c.drawString(L,26,"Warning: false statements may result in civil and criminal penalties."); c.drawRightString(R,26,"Page %d of 2"%page)
    for i,d in enumerate(pr):
        if i==33:
            y=closep(y); foot(); c.showPage(); page=2; pgt=dict.fromkeys(tot,0)
            c.setFont("Times-Bold",10); c.drawString(L,H-44,"Rent Roll and Occupancy Certification (continued)"); c.setFont("Times-Roman",8); c.drawRightString(R,H-44,"Project: EASTGATE TOWER APTS     FHA No. 042-35518"); y=table_head(H-52)
        f=lambda k: m0(d[k]) if k in d else ""
        y=prow(y,[d["u"],"Studio" if d["b"]==0 else f'{d["b"]} BR',d["n"],str(d.get("hh","")),d["mi"].strftime("%m/%d/%Y") if "mi" in d else "",m0(d.get("shown",d["cr"])),m0(d["ua"]),m0(d["gr"]),f("tr"),f("hap")],size=7.6 if 0 else 7.8)
        for k in pgt: pgt[k]+=d.get(k,0) or 0
    y=closep(y)
    c.setFillGray(.92); c.rect(L,y-rh,R-L,rh,stroke=0,fill=1); c.setFillGray(0)
    y=prow(y,["","","PROJECT TOTAL","","",m0(tot["cr"]),m0(tot["ua"]),m0(tot["gr"]),m0(tot["tr"]),m0(tot["hap"])],"Courier-Bold")
    y-=16; c.setFont("Times-Bold",8.5); c.drawString(L,y,"7. Occupancy Recap"); c.setFont("Times-Roman",8.5)
    for a,b in [("Total apartments","44"),("Apartments occupied (including resident manager)","41"),("Apartments vacant","3")]:
        y-=12; c.drawString(L+14,y,a); c.drawRightString(L+290,y,b)
    y-=22; c.setFont("Times-Bold",8.5); c.drawString(L,y,"8. Certification of Mortgagor")
    c.setFont("Times-Roman",8.2)
    for t in ["The undersigned certifies to the Lender and to the Department that the above is a true, correct and complete rent roll of the project as of the date in",
              "Item 5; that no rent has been prepaid more than one month in advance; and that no concession, side agreement or employee discount exists except as shown."]:
        y-=11; c.drawString(L,y,t)
    y-=40; c.line(L,y,L+230,y); c.line(L+270,y,R,y); c.setFont("Times-Roman",7); c.drawString(L,y-9,"Signature"); c.drawString(L+270,y-9,"Date")
    c.setFont("Courier",9); c.drawString(L+275,y+4,"06/09/2025"); c.setFont("Times-Italic",14); c.drawString(L+14,y+4,"R. Vandermolen")
    c.setFont("Courier",8.5); c.drawString(L,y-24,"Ruth Vandermolen, Manager of GP, Eastgate Housing Partners LP")
    foot(); c.save()
    save(F,"EASTGATE TOWER APTS","2025-06-01",44,41,3,rows,planted={"what":"Apt 208 contract rent printed %s instead of %s (column h, i+j and totals carry the true figure)"%(m0(P["shown"]),m0(P["cr"])),"kind":"digit_changed"},
         checks=dict(contractRent=tot["cr"],_planted="contractRent"))
make()
