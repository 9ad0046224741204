# office park: a band per suite, recurring charges left, future steps right
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(906)
N="corvane_office_park_lease_register.pdf"
W,H=letter
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
CO="Sandhill Actuarial Group;Verity Title & Escrow LLC;Blue Heron Pediatric Dentistry PLLC;Quillmark Software Inc;Tri-Basin Water Authority;Osprey Freight Brokers;Lantern Behavioral Health PC;Umber & Slate Architects;First Prairie Credit Union;Hollis Dray Insurance Agency;Northgate Hearing Center;Pemberley Staffing of the Plains LP;Keystep Learning;Arroyo Land Surveyors;Gilded Fern Med Spa;Marchbank Wealth Advisors;State of Nebrota - Dept. of Revenue".split(";")
PL=[("1400 Corvane Drive",["100","110","120","200","210","220"]),("1450 Corvane Drive",["100","150","200","250","260","275","290"]),("1500 Corvane Drive",["A","B","C","D","E","F"])]
VAC={("1400 Corvane Drive","210"),("1450 Corvane Drive","260"),}
ci=iter(CO); rows=[]
for b,us in PL:
    for u in us:
        sf=rng.randint(12,88)*100+rng.choice([0,14,37,52,85])
        if (b,u) in VAC: rows.append(dict(unit=u,building=b,area=sf,statusText="VACANT")); continue
        psf=rng.choice([17.5,18.25,19,20.5,21.75]); base=round(sf*psf/12,2)
        s=(rng.randint(2018,2024),rng.randint(1,12),1); term=rng.choice([5,7,10]); 
        while s[0]+term<=2025: term+=1
        em=s[1]-1 or 12; ey=s[0]+term-(1 if s[1]==1 else 0)
        ed={2:29 if ey%4==0 else 28,4:30,6:30,9:30,11:30}.get(em,31)
        ch=[("RNT","Base Rent",base)]; t=rng.random()
        if t<.6: ch+=[("OPX","Opex Estimate",round(sf*.48,2)),("RET","Tax Estimate",round(sf*.21,2))]
        elif t<.85: ch+=[("CAM","CAM Estimate",round(sf*.69,2))]
        if rng.random()<.3: ch.append(("PKG","Covered Parking",rng.choice([120.,180.,240.])))
        if rng.random()<.2: ch.append(("STO","Storage",rng.choice([75.,110.])))
        if rng.random()<.18: ch.append(("ABT","Abatement",-round(base/4,2)))
        st=[];p=base
        if rng.random()<.8:
            y=2026 if s[1]>=1 else 2025
            for k in range(rng.choice([1,2,3])):
                if (y+k,s[1])<(ey,em) and (y+k,s[1])>(2026,1): p=round(p*1.025,2); st.append((y+k,s[1],1,p))
        rows.append(dict(unit=u,building=b,area=sf,tenantName=next(ci),statusText="Occupied",_s=s,_e=(ey,em,ed),contractRent=base,_ch=ch,_st=st,totalCharges=round(sum(x[2] for x in ch),2),deposit=round(base,2) if rng.random()<.75 else 0,unitType=None))
F="Helvetica"; pg=0
def page():
    global pg,y
    if pg: foot(); c.showPage()
    pg+=1; y=H-40; c.setFont(F+"-Bold",12); c.drawString(40,y,"Lease Register with Recurring Charges"); c.setFont(F,8.5); y-=13
    c.drawString(40,y,"Corvane Office Park (cvn01)"); c.drawRightString(W-40,y,"Effective Jan 1, 2026"); y-=8; c.setLineWidth(1.2); c.line(40,y,W-40,y); y-=16
def foot(): c.setFont(F,7); c.drawString(40,26,"Thursday, January 15, 2026  4:05 PM"); c.drawRightString(W-40,26,f"{pg} of 3")
def D(d): return f"{d[1]:02}/{d[2]:02}/{d[0]}"
def m(v): return f"({-v:,.2f})" if v<0 else f"{v:,.2f}"
def need(h):
    if y-h<46: page()
def btot(lab,rs):
    global y
    need(46); c.setFillGray(.3); c.rect(40,y-18,W-80,16,fill=1,stroke=0); c.setFillGray(1); c.setFont(F+"-Bold",8)
    c.drawString(46,y-13,lab); c.drawRightString(330,y-13,f"{tot(rs,'area'):,.0f} RSF"); c.drawRightString(430,y-13,f"Base {m(tot(rs,'contractRent'))}"); c.drawRightString(W-46,y-13,f"Charges {m(tot(rs,'totalCharges'))}")
    c.setFillGray(0); y-=36
page(); b=None
for r in rows:
    if r["building"]!=b:
        if b: btot(f"Total {b}",[q for q in rows if q["building"]==b])
        b=r["building"]; need(90); c.setFont(F+"-Bold",10); c.drawString(40,y,b); y-=8
    n=max(len(r.get("_ch",[])),len(r.get("_st",[]))); need(40+11*(n+2))
    c.setFillGray(.9); c.rect(40,y-16,W-80,15,fill=1,stroke=0); c.setFillGray(0); c.setFont(F+"-Bold",8.5); c.drawString(44,y-12,f"{r['unit']}"); c.drawString(84,y-12,r.get("tenantName","VACANT")); c.drawRightString(W-46,y-12,f"{r['area']:,} RSF"); y-=27
    if "_ch" in r:
        c.setFont(F,7.5); c.drawString(84,y,f"Term  {D(r['_s'])} to {D(r['_e'])}"); c.drawString(260,y,f"Security deposit  {m(r['deposit'])}"); y-=12
        c.setFont(F+"-Oblique",7); c.drawString(84,y,"Recurring charges (monthly)"); 
        if r["_st"]: c.drawString(380,y,"Scheduled base rent (monthly)")
        y0=y-10; c.setFont(F,7.5)
        for i,(k,t,a) in enumerate(r["_ch"]): c.drawString(92,y0-10*i,k); c.drawString(122,y0-10*i,t); c.drawRightString(300,y0-10*i,m(a))
        for i,(Y,M,dd,a) in enumerate(r["_st"]): c.drawString(388,y0-10*i,D((Y,M,dd))); c.drawRightString(510,y0-10*i,m(a))
        k=len(r["_ch"]); c.line(240,y0-10*k+7,300,y0-10*k+7); c.setFont(F+"-Bold",7.5); c.drawString(122,y0-10*k-2,"Total"); c.drawRightString(300,y0-10*k-2,m(r["totalCharges"]))
        y=y0-10*max(k,len(r["_st"])-1)-12
    else: y-=4
btot(f"Total {b}",[q for q in rows if q["building"]==b]); btot("Total Corvane Office Park",rows)
occ=[r for r in rows if "_ch" in r]; need(50); c.setFont(F,8)
oa=sum(r["area"] for r in occ); ta=sum(r["area"] for r in rows)
c.drawString(46,y,f"Suites {len(rows)}   Leased {len(occ)}   Vacant {len(rows)-len(occ)}      RSF leased {oa:,}   vacant {ta-oa:,}   ({100*oa/ta:.2f}% leased)"); 
print("pages",pg); foot(); c.save()
out=[]
for r in rows:
    q={k:v for k,v in r.items() if k[0]!="_"}
    if "_ch" in r:
        q["leaseStartDate"]="%d-%02d-%02d"%r["_s"]; q["leaseEndDate"]="%d-%02d-%02d"%r["_e"]
        q["charges"]=[dict(code=k,amount=a) for k,t,a in r["_ch"]]; q["rentSteps"]=[dict(date="%d-%02d-%02d"%x[:3],amount=x[3]) for x in r["_st"]]
    out.append(q)
finish(N,"OFFICE","office park, band per suite, charge list left and step list right under each",True,dict(propertyName="Corvane Office Park",asOnDate="2026-01-01",units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),sheet=None,planted=None,printedTotals=dict(area=ta,contractRent=tot(rows,"contractRent"),totalCharges=tot(rows,"totalCharges")),rows=out))
