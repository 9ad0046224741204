from common import *
from reportlab.pdfgen import canvas
r=random.Random(1601)
W,H=1008,612
N="r16_01_mall_certified.pdf"
inl="Birch & Bramble|Lunaforge Jewelers|Petal Theory|Sole District|Kettlecorn Alley|Vantage Optical|Threadneedle Men|Nimbus Wireless|Hearthside Candle|Poppin' Pretzel|Little Otters Kids|Denim Foundry|Mira Mira Cosmetics|Gamevault|Sugarloaf Sweets|Copper Comb Salon|Tidewater Tees|Bao Republic|Cinder Grill|Smoothie Orchard|Northlight Books|Cap & Brim|Zenya Nails|Aurelle Bridal".split("|")
rows=[];secs=[]
def ten(u,name,st,a,psf,s,yrs,step=None,opt=None,rec=True,lt="GRS"):
    base=round(a*psf/12,2)
    cam,ret,mk=(round(a*x/12,2) for x in ((11.4,6.85,1.25) if rec else (0,0,0)))
    return dict(u=u,n=name,st=st,a=a,b=base,ch=[cam,ret,mk],s=s,e=eom(addm(s,yrs*12-1)),step=step,opt=opt)
A=[dict(u="A-1",n="Hargrave & Stowe Department Store",st="Owns",a=148500,b=0.0,ch=[9281.25,0.0,1500.0],s=D(1994,8,1),e=D(2044,7,31),opt="REA party - anchor owns box and pad; operating covenant expired 07/31/2024"),
   dict(u="A-2",n="Mercado Bell",st="Dark",a=121300,b=0.0,ch=[7581.25,0.0,0.0],s=D(1996,10,1),e=D(2036,9,30),opt="REA party - anchor owns box; ceased operating 01/2026; CAM contribution current"),
   ten("A-3","Pinnacle Sports Depot","Open",52140,11.25,D(2016,3,1),15,(D(2028,3,1),round(52140*12.25/12,2)),"3 x 5 yrs @ +10%",lt="NNN"),
   ten("A-4","Stadium 14 Cinemas","Open",61800,14.0,D(2012,6,1),20,None,"2 x 5 yrs FMV")]
secs.append(("ANCHORS",A))
M=[];
for u,n,a,p in [("M-01","Halden Home",18250,19.5),("M-02","Brightwave Fitness",24600,16.25),("M-03","VACANT",15875,0),("M-04","Forage & Field Grocer",22110,21.0)]:
    if n=="VACANT": M.append(dict(u=u,n=n,st="Vacant",a=a));continue
    s=D(r.randint(2015,2022),r.choice([2,5,9]),1)
    x=ten(u,n,"Open",a,p,s,12); k=D(2027,s.month,1) if s.month<9 else D(2026,12,1)
    x["step"]=(k,round(x["b"]*1.08,2)); x["opt"]="2 x 5 yrs";M.append(x)
M[1]["st"]="Dark";M[1]["opt"]="Dark since 05/2026, rent paid current; 1 x 5 yrs"
secs.append(("MAJORS",M))
I=[];i=0
for k in range(28):
    u=f"{100+2*k+ (k>13)*86:d}"; a=r.randint(640,5200)
    if k in(4,11,19,25): I.append(dict(u=u,n="VACANT",st="Vacant",a=a));continue
    n=inl[i];i+=1
    s=D(r.randint(2018,2025),r.randint(1,12),1);yr=r.choice([8,10,10,12])
    while addm(s,yr*12)<=D(2026,12,1):yr+=5
    x=ten(u,n,"Open",a,r.choice([28,32.5,36,41.75,48,55]),s,yr)
    if r.random()<.45 and D(2027,s.month,1)<x["e"]: x["step"]=(D(2027,s.month,1),round(x["b"]*1.03,2))
    if r.random()<.3: x["opt"]="1 x 5 yrs"
    I.append(x)
secs.append(("IN-LINE",I))
K=[ten("K-03","Phone Fix Pod","Open",120,180,D(2025,11,1),2),ten("K-05","Halo Lash Bar","Open",150,160,D(2026,2,1),3),dict(u="K-07",n="VACANT",st="Vacant",a=140)]
secs.append(("KIOSKS",K))
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(W,H))
sp=[(36,"l"),(80,"l"),(262,"l"),(305,"l"),(362,"l"),(470,"r"),(545,"r"),(618,"r"),(690,"r"),(752,"r"),(835,"r"),(930,"r")]
pg=[0]
def head():
    pg[0]+=1
    put(c,585,[(36,"l"),(504,"c"),(972,"r")],["R5515420  /  ZJDE0007","Cobalt Ridge Mall LLC","11/04/2026   9:12:44"],size=8)
    put(c,573,[(504,"c"),(972,"r")],["Rent Roll by Unit - Certified",f"Page -  {pg[0]}"],"Helvetica-Bold",10)
    put(c,561,[(36,"l"),(504,"c")],["Business Unit   40771   Cobalt Ridge Mall","As Of Date   10/31/26"],size=8)
    put(c,541,sp,["Unit","Tenant (DBA)","Unit","Lease","Lease","Leased","Min. Rent","CAM","R/E Tax","Mktg","Total Monthly","Annual"],"Helvetica-Bold",7.5)
    put(c,532,sp,["No.","","Status","Commence","Expire","Sq Ft","Monthly","Monthly","Monthly","Fund","Billing","Min. Rent"],"Helvetica-Bold",7.5)
    c.line(36,528,972,528); return 516
f=lambda d:d.strftime("%m/%d/%y")
y=head();T=[];G=[0]*7
for sec,L in secs:
    if y<90:c.showPage();y=head()
    put(c,y,[(36,"l")],[sec],"Helvetica-Bold",8);y-=12;S=[0]*7
    for x in L:
        if y<54:c.showPage();y=head()
        row=dict(unit=x["u"],section=sec,area=x["a"],statusText=x["st"])
        if x["st"]=="Vacant":
            put(c,y,sp,[x["u"],"VACANT",x["st"],"","",f"{x['a']:,}"]);S[0]+=x["a"];y-=13
        else:
            tot=round(x["b"]+sum(x["ch"]),2);an=round(x["b"]*12,2)
            put(c,y,sp,[x["u"],x["n"],x["st"],f(x["s"]),f(x["e"]),f"{x['a']:,}",m2(x["b"])]+[m2(v) for v in x["ch"]]+[m2(tot),m2(an)])
            for j,v in enumerate([x["a"],x["b"],*x["ch"],tot,an]):S[j]+=v
            row.update(tenantName=x["n"],contractRent=x["b"],annualRent=an,leaseStartDate=x["s"],leaseEndDate=x["e"],totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in zip(["CAM Monthly","R/E Tax Monthly","Mktg Fund"],x["ch"])])
            y-=9
            txt=[]
            if x.get("step"): txt.append(f"Step: {f(x['step'][0])}  {m2(x['step'][1])}/mo");row["rentSteps"]=[dict(date=x["step"][0],amount=x["step"][1])]
            if x.get("opt"): txt.append(("Options: " if x["opt"][0].isdigit() else "Note: ")+x["opt"])
            if txt: put(c,y,[(94,"l")],["     ".join(txt)],"Helvetica-Oblique",6.5);y-=12
            else:y-=4
        T.append(row)
    c.line(420,y+8,972,y+8)
    put(c,y-1,sp,["",f"Total {sec}","","","",f"{S[0]:,}"]+[m2(v) for v in S[1:]],"Helvetica-Bold",7);y-=20
    G=[p+q for p,q in zip(G,S)]
c.line(420,y+11,972,y+11);c.line(420,y+9,972,y+9)
put(c,y,sp,["","GRAND TOTAL","","","",f"{G[0]:,}"]+[m2(v) for v in G[1:]],"Helvetica-Bold",7);y-=22
if y<150:c.showPage();y=head()
nv=sum(t["statusText"]=="Vacant" for t in T)
put(c,y,[(36,"l")],[f"Units on this roll: {len(T)} (incl. 2 anchor-owned)     Leased or anchor-owned: {len(T)-nv}     Vacant: {nv}"],size=8);y-=24
for l in ["The undersigned hereby certifies to Lender and to each Rating Agency that the foregoing rent roll is true, correct and complete in all material respects as of the date shown above and that,",
 "except as noted, no tenant has prepaid rent more than thirty (30) days in advance, given notice of termination, or exercised any go-dark or co-tenancy remedy."]:
    put(c,y,[(36,"l")],[l],"Times-Roman",8.5);y-=11
y-=22;c.line(36,y,260,y);put(c,y-10,[(36,"l")],["Authorized Signatory, Cobalt Ridge Mall LLC"],"Times-Roman",8.5);put(c,y+3,[(300,"l")],["Dated: November 4, 2026"],"Times-Roman",8.5)
c.save()
save(N,dict(propertyName="Cobalt Ridge Mall",asOnDate="2026-10-31",units=len(T),occupied=len(T)-nv,vacant=nv,rows=T,printedTotals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[5],2),annualRent=round(G[6],2))),"RETAIL","JDE-printed certified mall rent roll, two-line records, sections, anchors owning box")
