# MYOB style ageing detail, NZ marina: customer heading, invoices below; reportlab
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
import datetime as dt
random.seed(4106)
C=[("Adrift Charters Ltd","Berth A04"),("Bramley, Tui & Hugh","Berth B11"),("Coastwise Rigging Ltd","Shed 2"),("Delacourt Family Trust","Berth A19"),("Fairhaven Dive School","Kiosk 1"),("Gannet Marine Electronics","Shed 5"),("Hauraki Mussel Barges Ltd","Hardstand 3"),("Kerrimuir, Owen","Berth C07"),("Longreach Yacht Sales","Office 1A"),("Matapouri Fishing Co","Berth D02"),("Nightingale, Prue","Berth C15"),("Pohutukawa Café Ltd","Café Tenancy"),("Stormont & Lisle","Berth B03"),("Takahe Sailmakers","Loft 1"),("Wexcombe, Dr R","Berth A22")]
AS=dt.date(2025,3,31); r2=lambda v:round(v,2)
K=["b0_30","b31_60","b61_90","b90"]
inv=30412
ents=[]
for n,u in C:
    k=random.choice([1,1,2,2,3,4]); L=[]
    rent={"Ber":random.choice([414,483,552.0,621,690]),"She":1437.5,"Kio":862.5,"Har":977.5,"Off":1265.0,"Caf":3220.0,"Lof":1725.0}[u[:3]]
    for q in range(k):
        d=AS-dt.timedelta(days=[30,58,89,120][q]+0) if random.random()<.6 else AS-dt.timedelta(days=random.choice([4,12,18,40,72,101,130]))
        ds,am=random.choice([("Rental",rent),("Rental",rent),("Power & water on-charge",r2(random.uniform(38,240))),("Travelift haul-out",random.choice([517.5,632.5])),("Late fee",25.0)]) if q else ("Rental",float(rent))
        L.append((d,ds,float(am)))
    if n.startswith("Stormont"): L.append((dt.date(2025,3,26),"Payment on account",-300.0))
    L.sort(key=lambda x:x[0]); ents.append((n,u,L))
inv0=30380; alld=sorted({(d,n,i) for n,u,L in ents for i,(d,_,_) in enumerate(L)})
num={x:f"{inv0+3*i+ (i%2):08d}" for i,x in enumerate(alld)}
name="AgeingDetail_Mar25.pdf"
c=canvas.Canvas(D+name,pagesize=A4); W,H=A4; pg=0
X=dict(id=42,date=104,desc=158,total=318,b0=372,b1=426,b2=480,b3=W-40)
def head():
    global pg
    if pg: foot(); c.showPage()
    pg+=1
    c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-42,"Waitangata Marina Holdings Limited"); c.setFont("Times-Roman",9); c.drawCentredString(W/2,H-54,"PO Box 118, Waitangata 0293   GST No. 000-118-402")
    c.setFont("Times-Bold",15); c.drawCentredString(W/2,H-76,"Ageing Detail"); c.setFont("Times-BoldItalic",10); c.drawCentredString(W/2,H-90,"As of 31/03/2025")
    c.setFont("Times-Roman",8); c.drawString(42,H-104,"3/04/2025"); c.drawString(42,H-113,"9:05:51 AM"); c.drawRightString(W-40,H-113,f"Page {pg}")
    y=H-132; c.setLineWidth(.8); c.line(40,y+12,W-40,y+12); c.setFont("Times-Bold",9)
    c.drawString(X['id'],y,"ID No."); c.drawString(X['date'],y,"Date"); c.drawString(X['desc'],y,"Memo")
    for k,h in(("total","Total Due"),("b0","0 - 30"),("b1","31 - 60"),("b2","61 - 90"),("b3","90+")): c.drawRightString(X[k],y,h)
    c.line(40,y-5,W-40,y-5); return y-20
def foot():
    c.setFont("Times-Italic",7.5); c.drawString(42,30,"Ageing by number of days since invoice date. All amounts NZ$ including GST.")
def d2(v): return (f"(${-v:,.2f})" if v<0 else f"${v:,.2f}")
def pr(y,vals,keepzero=False):
    for k,v in zip(("total","b0","b1","b2","b3"),vals):
        if v is not None: c.drawRightString(X[k],y,d2(v))
y=head(); rows=[];tots=[];G=[0]*5
for n,u,L in ents:
    if y-14*(len(L)+2)<56: y=head()
    c.setFont("Times-Bold",9); c.drawString(42,y,n); c.drawString(230,y,u); y-=12
    S=[0]*5
    for i,(d,ds,am) in enumerate(L):
        c.setFont("Times-Roman",9); no=num[(d,n,i)] if am>0 else "CR000417"
        age=(AS-d).days; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        v=[am]+[am if j==b else 0.0 for j in range(4)]
        c.drawString(X['id'],y,no); c.drawString(X['date'],y,f"{d.day}/{d.month:02d}/{d.year}"); c.drawString(X['desc'],y,ds); pr(y,v); y-=12
        rows.append({"name":n,"unit":u,"invoice":no,"date":d.isoformat(),"charge":ds,"total":am,**dict(zip(K,v[1:]))}); S=[r2(a+b2) for a,b2 in zip(S,v)]
    c.setLineWidth(.4); c.line(270,y+9,W-40,y+9); c.setFont("Times-Bold",9); c.drawString(X['desc'],y,"Total:"); pr(y,S); y-=18
    tots.append({"label":"Total:","total":S[0],**dict(zip(K,S[1:]))}); G=[r2(a+b2) for a,b2 in zip(G,S)]
if y<80: y=head()
c.setLineWidth(.8); c.line(40,y+10,W-40,y+10); c.setFont("Times-Bold",9); c.drawString(42,y-3,"Grand Total:"); pr(y-3,G)
c.setFont("Times-BoldItalic",9); c.drawString(42,y-17,"Ageing Percent:")
for k,v in zip(("b0","b1","b2","b3"),G[1:]): c.drawRightString(X[k],y-17,f"{v/G[0]*100:.1f}%")
foot(); c.save()
tots.append({"label":"Grand Total:","total":G[0],**dict(zip(K,G[1:]))})
print(len(rows),G)
save(name,"AR","MYOB ageing detail, customer headings with invoices below, NZ marina",False,["total"]+K,rows,tots)
