from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F="harrow_gate_tenancy_schedule.pdf"
def run():
    R=random.Random(4101); asof=dt.date(2025,9,30)
    W,H=landscape(letter); c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1)
    suites=["100","110","120-130","150","200","210","220","230","240","300","310","320","350","400","410","420","430","ROOF","440","450"]
    nm=names(R,OFF,len(suites)); vac={"120-130":0,"320":0,"440":0}
    recs=[]
    for i,s in enumerate(suites):
        a=R.randint(1100,9800)
        if s in vac: recs.append(dict(u=s,a=a,v=1)); continue
        st,en=term(R,asof)
        if s=="ROOF":
            recs.append(dict(u=s,a=0,n="Skyreach Towers Antenna (roof license)",st=dt.date(2019,5,1),en=dt.date(2029,4,30),ty="License",ch=[("antn",1850.0)],rent=0.0,dep=0.0,loc=0.0,steps=[])); continue
        rate=R.randrange(2150,3475,25)/100; rent=r2(rate*a/12)
        ch=[("cbr",rent)]
        gross=R.random()<.35
        if gross: ch+= [("opex",r2(a*R.randrange(40,190,5)/100/12))]
        else: ch+=[("cam",r2(a*R.randrange(520,690,5)/100/12)),("ret",r2(a*R.randrange(260,340,5)/100/12))]
        if R.random()<.3: ch+=[("park",float(R.randint(2,12)*45))]
        if R.random()<.15: ch+=[("stor",R.choice([75.0,110.0,140.0]))]
        steps=[]; x=rent; d=addm(st,((asof.year-st.year)*12+asof.month-st.month)//12*12+12); 
        steps.append((addm(d,-12),min(addm(d,0)-dt.timedelta(1),en),rent))
        while d<en and len(steps)<5:
            x=r2(x*1.03); steps.append((d,min(addm(d,12)-dt.timedelta(1),en),x)); d=addm(d,12)
        recs.append(dict(u=s,a=a,n=nm[i]+f" (t00{R.randint(10000,99999)})",st=st,en=en,ty="Office Gross" if gross else "Office Net",ch=ch,rent=rent,dep=R.choice([0.0,r2(rent),r2(rent),r2(rent*2)]),loc=R.choice([0.0,0.0,0.0,25000.0]),steps=steps))
    X=[28,92,250,318,362,410,456,492,548,582,640,677,764]
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",11); c.drawString(28,H-32,"Tenancy Schedule I")
        c.setFont("Helvetica",7.5); c.drawString(28,H-43,"Property: hgcc - Harrow Gate Corporate Center     As of Date: 09/30/2025     By Property     Show: Current leases, rent steps, charge schedules")
        c.drawRightString(W-28,H-32,f"Page {pg[0]}"); 
        c.setFont("Helvetica-Bold",6.8)
        hs=[("l",X[0],"","Unit(s)"),("l",X[1],"","Lease"),("l",X[2],"","Lease Type"),("r",X[4]-6,"","Area"),("l",X[4],"Lease","From"),("l",X[5],"Lease","To"),("r",X[7]-8,"","Term"),("r",X[8]-8,"Monthly","Rent"),("r",X[9],"Monthly","Rent/Area"),("r",X[10],"Annual","Rent"),("r",X[11],"Annual","Rent/Area"),("r",W-72,"Security","Dep. Rec."),("r",W-28,"LOC/Bank","Guarantee")]
        for al,x,a,b in hs:
            f=c.drawString if al=="l" else c.drawRightString
            f(x,H-58,a); f(x,H-66,b)
        c.setLineWidth(.8); c.line(28,H-70,W-28,H-70)
        return H-81
    y=head()
    rows=[]
    def pr(vals,y,font="Helvetica",size=6.8):
        c.setFont(font,size)
        for al,x,v in vals: (c.drawString if al=="l" else c.drawRightString)(x,y,v)
    for q in recs:
        need=11 if q.get("v") else 30+9*(len(q["ch"])+len(q["steps"]))+ (9 if q["steps"] else 0)+12
        if y-need<40: c.showPage(); y=head()
        if q.get("v"):
            pr([("l",X[0],q["u"]),("l",X[1],"VACANT"),("r",X[4]-6,m2(q["a"])),("r",X[8]-8,"0.00"),("r",X[9],"0.00"),("r",X[10],"0.00"),("r",X[11],"0.00"),("r",W-72,"0.00"),("r",W-28,"0.00")],y,"Helvetica-Bold")
            y-=6; c.setLineWidth(.3); c.line(28,y,W-28,y); y-=11
            rows.append(dict(unit=q["u"],area=q["a"],statusText="VACANT",contractRent=0,annualRent=0,deposit=0)); continue
        a=q["a"]; an=r2(q["rent"]*12); q["an"]=an
        n=round((q["en"]-q["st"]).days/30.4375)
        pr([("l",X[0],q["u"]),("l",X[1],q["n"]),("l",X[2],q["ty"]),("r",X[4]-6,m2(a)),("l",X[4],us2(q["st"])),("l",X[5],us2(q["en"])),("r",X[7]-8,str(n)),("r",X[8]-8,m2(q["rent"])),("r",X[9],m2(q["rent"]/a if a else 0)),("r",X[10],m2(an)),("r",X[11],m2(an/a if a else 0)),("r",W-72,m2(q["dep"])),("r",W-28,m2(q["loc"]))],y,"Helvetica-Bold",6.6)
        y-=10
        hx=[110,150,215,275,350,420,490,560]
        if q["steps"]:
            pr([("l",70,"Rent Steps"),("l",hx[1],"Charge"),("l",hx[2],"From"),("l",hx[3],"To"),("r",hx[5],"Monthly Amt"),("r",hx[6],"Amt/Area"),("r",hx[7],"Annual")],y,"Helvetica-Oblique",6.3); y-=9
            for (f,t,x) in q["steps"]:
                pr([("l",hx[1],"cbr"),("l",hx[2],us2(f)),("l",hx[3],us2(t)),("r",hx[5],m2(x)),("r",hx[6],m2(x/a)),("r",hx[7],m2(x*12))],y,size=6.3); y-=9
        pr([("l",70,"Charge Schedules"),("l",hx[1],"Charge"),("l",hx[2],"From"),("l",hx[3],"To"),("r",hx[5],"Monthly Amt"),("r",hx[6],"Amt/Area"),("r",hx[7],"Annual")],y,"Helvetica-Oblique",6.3); y-=9
        for k,x in q["ch"]:
            f,t=(q["steps"][0][:2] if k=="cbr" else (dt.date(2025,1,1),dt.date(2025,12,31)) if k in("cam","ret","opex") else (q["st"],q["en"]))
            pr([("l",hx[1],k),("l",hx[2],us2(f)),("l",hx[3],us2(t)),("r",hx[5],m2(x)),("r",hx[6],m2(x/a if a else 0)),("r",hx[7],m2(x*12))],y,size=6.3); y-=9
        y+=3; c.setLineWidth(.3); c.line(28,y,W-28,y); y-=11
        rows.append(dict(unit=q["u"],tenantName=q["n"].split(" (t0")[0],area=a,statusText="Occupied",contractRent=q["rent"],annualRent=an,leaseStartDate=iso(q["st"]),leaseEndDate=iso(q["en"]),deposit=q["dep"],charges=[{"code":k,"amount":x} for k,x in q["ch"]],rentSteps=[{"date":iso(f),"amount":x} for f,t,x in q["steps"] if f>asof]))
    if y<130: c.showPage(); y=head()
    occ=[q for q in recs if not q.get("v")]; va=[q for q in recs if q.get("v")]
    ta=sum(q["a"] for q in recs); oa=sum(q["a"] for q in occ); tr=r2(sum(q["rent"] for q in occ)); tan=r2(sum(q["an"] for q in occ))
    c.setLineWidth(1); c.line(28,y+6,W-28,y+6); y-=5
    pr([("l",X[0],"Total hgcc"),("r",X[4]-6,m2(ta)),("r",X[8]-8,m2(tr)),("r",X[10],m2(tan)),("r",W-72,m2(sum(q["dep"] for q in occ))),("r",W-28,m2(sum(q["loc"] for q in occ)))],y,"Helvetica-Bold"); y-=22
    nu=len(recs)-1; no=len(occ)-1
    pr([("l",300,"Summary (leasable suites)"),("r",470,"Suites"),("r",540,"Area"),("r",590,"Percentage")],y,"Helvetica-Bold"); y-=10
    for l,n,ar in [("Occupied",no,oa),("Vacant",len(va),ta-oa),("Total",nu,ta)]:
        pr([("l",300,l),("r",470,str(n)),("r",540,m2(ar)),("r",590,f"{ar/ta*100:.2f}%")],y); y-=10
    c.save()
    return save(F,"OFFICE","Yardi Tenancy Schedule I, rent steps and charge schedules under each lease, landscape letter",True,dict(propertyName="Harrow Gate Corporate Center",asOnDate="2025-09-30",units=nu,occupied=no,vacant=len(va),rows=rows))
if __name__=="__main__": print(run())
