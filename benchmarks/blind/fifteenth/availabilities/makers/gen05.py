# Knock style renewals / lease expirations, portrait, grouped by month
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import letter
r=rng(5); N=Names(r); F="Renewals - The Alder at Northgate - Dec 26 to Mar 27.pdf"; asof=dt.date(2026,11,16)
W,H=letter; c=canvas.Canvas(doc(F),pagesize=letter,invariant=1); pg=0
G=HexColor("#5b3fd6"); L=HexColor("#f1effb"); gy=HexColor("#666666")
fl={"S1":(498,1295),"A3":(702,1580),"A4":(731,1615),"B2":(1040,2085),"B6":(1122,2190)}
def top():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFillColor(G); c.rect(0,H-8,W,8,stroke=0,fill=1); c.setFillGray(0)
    if pg==1:
        tx(c,36,H-40,"The Alder at Northgate","l","Helvetica-Bold",17); tx(c,36,H-56,"Renewals  ·  leases expiring Dec 1, 2026 – Mar 31, 2027","l","Helvetica",9,gy); tx(c,W-36,H-40,"Data as of Nov 16, 2026","r","Helvetica",8,gy); y=H-132
    else: tx(c,36,H-30,"The Alder at Northgate  ·  Renewals","l","Helvetica",8,gy); y=H-56
    tx(c,W/2,22,f"knock  |  {pg}","c","Helvetica",7,gy)
top(); y0=y
mons=[(2026,12,11),(2027,1,9),(2027,2,13),(2027,3,7)]; rows=[]
us=r.sample([f"{a}{b:02d}" for a in range(1,6) for b in range(1,33)],40); k=0; z=6.9
TC=TM=0; cards=dict(Signed=0,Sent=0,Undecided=0,Notice=0)
def hd():
    global y
    for s,x,al in [("UNIT",40,"l"),("RESIDENT",72,"l"),("PLAN",196,"l"),("SQ FT",246,"r"),("ENDS",254,"l"),("STATUS",302,"l"),("CURRENT",394,"r"),("MARKET",436,"r"),("OFFER",478,"r"),("CHANGE",516,"r"),("OFFER STATE",524,"l")]: tx(c,x,y,s,al,"Helvetica-Bold",5.8,gy)
    y-=12
for Y,M,n in mons:
    if y<120: top()
    nm=dt.date(Y,M,1).strftime("%B %Y"); c.setFillColor(L); c.roundRect(32,y-5,W-64,17,4,stroke=0,fill=1); c.setFillGray(0); tx(c,40,y,nm,"l","Helvetica-Bold",9.5,G); tx(c,W-40,y,f"{n} leases","r","Helvetica",8,gy); y-=18; hd()
    sc=sk=so=0; ds=sorted(r.randint(1,28) for _ in range(n))
    for dd in ds:
        if y<60: top(); hd()
        u=us[k]; k+=1; p=r.choice(list(fl)); sf,mk=fl[p]; mk+=r.choice([0,10,25,35]); cur=mk-r.choice([-20,0,25,40,60,95,130]); e=dt.date(Y,M,dd)
        st=r.choice(["Current"]*6+["On notice","Month-to-month"]); off=round((cur+(mk-cur)*.8)/5)*5 if mk>cur else cur+15
        if st=="On notice": state="Not renewing"; off=None
        elif st=="Month-to-month": state="Offer sent"
        else: state=r.choice(["Signed","Offer sent","Offer sent","Undecided"])
        f_,l_=N.pair(); nme=f"{f_} {l_}" + (f" & {r.choice(FIRST)} {N.pair()[1]}" if r.random()<.25 else "")
        lines=wrap(nme,118,"Helvetica",z)
        tx(c,40,y,u,"l","Helvetica-Bold",z)
        for j,ln in enumerate(lines): tx(c,72,y-j*8,ln,"l","Helvetica",z)
        tx(c,196,y,p,"l","Helvetica",z);tx(c,246,y,f"{sf:,}","r","Helvetica",z);tx(c,254,y,f"{e:%b} {e.day}, {e.year}","l","Helvetica",z);tx(c,302,y,st,"l","Helvetica",z)
        tx(c,394,y,f"${cur:,}","r","Helvetica",z);tx(c,436,y,f"${mk:,}","r","Helvetica",z)
        if off: tx(c,478,y,f"${off:,}","r","Helvetica",z);tx(c,516,y,f"{(off/cur-1)*100:+.1f}%","r","Helvetica",z)
        else: tx(c,478,y,"–","r","Helvetica",z)
        tx(c,524,y,state,"l","Helvetica",z); y-=8*len(lines)+3.5
        c.setStrokeGray(.88); c.setLineWidth(.4); c.line(36,y+7.2,W-36,y+7.2); c.setStrokeGray(0); y-=1.5
        rows.append(dict(unit=u,unitType=p,area=sf,tenantName=nme,section=nm,statusText=st,contractRent=cur,marketRent=mk,leaseEndDate=iso(e)))
        sc+=cur;sk+=mk; so+=off or 0; cards[{"Signed":"Signed","Offer sent":"Sent","Undecided":"Undecided","Not renewing":"Notice"}[state]]+=1
    tx(c,40,y,f"{nm} total","l","Helvetica-Bold",z);tx(c,394,y,f"${sc:,}","r","Helvetica-Bold",z);tx(c,436,y,f"${sk:,}","r","Helvetica-Bold",z); y-=24
    TC+=sc;TM+=sk
if y<60: top()
tx(c,40,y,f"All months  ({len(rows)} leases)","l","Helvetica-Bold",8);tx(c,394,y,f"${TC:,}","r","Helvetica-Bold",z);tx(c,436,y,f"${TM:,}","r","Helvetica-Bold",z)
y-=18; tx(c,40,y,"Current = rent on the lease in place. Market = today's asking rent. Offer = 12-month renewal offer, not yet in effect.","l","Helvetica-Oblique",6.5,gy)
c.showPage(); c.save()
# cards belong to page 1: second pass via overlay
import pypdf,io
b=io.BytesIO(); o=canvas.Canvas(b,pagesize=letter,invariant=1)
for i,(a,v) in enumerate([("Expiring",len(rows)),("Signed",cards["Signed"]),("Offer sent",cards["Sent"]),("Undecided",cards["Undecided"]),("Not renewing",cards["Notice"])]):
    x=36+i*110; o.setStrokeColor(G); o.setLineWidth(.6); o.roundRect(x,H-110,100,40,5,stroke=1,fill=0); tx(o,x+50,H-92,v,"c","Helvetica-Bold",15,G); tx(o,x+50,H-104,a,"c","Helvetica",7,gy)
o.save(); w=pypdf.PdfWriter(clone_from=doc(F)); w.pages[0].merge_page(pypdf.PdfReader(b).pages[0]); w.write(doc(F))
save(F,"MULTIFAMILY","Knock-like renewals report, month groups, KPI cards, current vs market vs renewal offer, whole dollars",True,
 dict(propertyName="The Alder at Northgate",asOnDate="2026-11-16",units=len(rows),occupied=len(rows),vacant=0,rows=rows,printedTotals=dict(contractRent=TC,marketRent=TM)))
