# UK managing agent's arrears by invoice; DejaVu Serif Condensed, A4 landscape; one invoice line dropped (planted)
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
D="/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed"
pdfmetrics.registerFont(TTFont("S",D+".ttf"));pdfmetrics.registerFont(TTFont("SB",D+"-Bold.ttf"))
R=random.Random(1904)
P=[("Corn Exchange House, Ludbury",[("T0412","Kestrel Coffee Ltd","Unit 1",4),("T0415","Pym & Daughters Opticians","Unit 2",3),("T0433","Alder Wealth LLP","1st Floor East",5),("T0440","Sprocket Cycle Repairs","Kiosk B",2)]),
("Fennimore Trade Park",[("T0502","Brightline Tiles Ltd","Unit 3A",4),("T0507","Wessex Pump Services","Unit 5",3),("T0511","Ravi Auto Electrical","Unit 6-7",6),("T0519","Cold Larder Foods Ltd","Unit 9",2),("T0524","Hollis Joinery (in administration)","Unit 12",5)]),
("14-18 Quay Street",[("T0601","Little Otters Nursery CIC","Ground",3),("T0604","Marlow Dental Studio","First",2)])]
CH=["Rent quarterly in advance","Rent - stepped increase","Service charge on account","Insurance rent 2025","S/C balancing charge","Electricity recharge","Interest on arrears","Legal costs s.146"]
COLS=["other:Invoice Amount","total","current","b1_30","b31_60","b61_90","b90"]
DT={"current":["12/06/25","17/06/25"],"b1_30":["02/05/25","19/05/25"],"b31_60":["25/03/25","08/04/25"],"b61_90":["24/02/25","11/03/25"],"b90":["24/12/24","15/01/25","29/09/24"]}
inv=20418;props=[]
for p,ts in P:
    tl=[]
    for tid,n,u,k in ts:
        rr=[];base=R.choice([1875,2450,3120,4375,6250]);bs=sorted((R.choice(list(DT)) for _ in range(k)),key=lambda z:list(DT).index(z),reverse=True);chs=R.sample(CH,k)
        key=lambda d:d[6:]+d[3:5]+d[:2]
        ds=sorted(((R.choice(DT[b]),b) for b in bs),key=lambda q:key(q[0]))
        for (dt,bk),ch in zip(ds,chs):
            inv+=R.randint(3,41);amt=base if ch.startswith("Rent") else r2(base*R.uniform(.08,.35)+.37)
            out=amt if R.random()<.7 else r2(amt*R.choice([.5,.25])+R.choice([0,12.5]))
            r={"property":p,"unit":u,"resident":tid,"name":n,"charge":ch,"date":dt,"other:Invoice Amount":r2(amt*1.2),"total":r2(out*1.2)}
            r[bk]=r["total"];rr.append((f"SI-{inv}",r))
        if tid in("T0433","T0507"):
            v=-r2(base*.3);rr.append((f"CN-{R.randint(801,890)}",{"property":p,"unit":u,"resident":tid,"name":n,"charge":"Credit note - s/c","date":"03/05/25","other:Invoice Amount":v,"total":v,"b1_30":v}))
        tl.append((tid,n,u,rr))
    props.append((p,tl))
rows=[];tots=[];W,H2=landscape(A4);c=canvas.Canvas(doc("arrears by invoice 20 June 2025.pdf"),pagesize=(W,H2))
X=[408,482,554,620,686,750,812];HD=[("Invoice","Amount"),("Balance","Due"),("Not yet","due"),("1-30","days"),("31-60","days"),("61-90","days"),("Over 90","days")]
pg=0;f=lambda v:f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def head():
    global y,pg
    if pg:c.showPage()
    pg+=1;c.setFont("SB",12);c.drawCentredString(W/2,H2-36,"HARCOURT VANE LLP  -  TENANT ARREARS BY INVOICE")
    c.setFont("S",8);c.drawCentredString(W/2,H2-48,"Client: Ludbury Estates Pension Scheme      As at 20 June 2025, aged from due date (invoice date + 30 days)      £ incl. VAT")
    c.setFont("SB",8)
    for x,(a,b) in zip(X,HD):c.drawRightString(x,H2-70,a);c.drawRightString(x,H2-80,b)
    for x,t in((40,"Invoice"),(112,"Date"),(166,"Description")):c.drawString(x,H2-80,t)
    c.setLineWidth(1);c.line(36,H2-84,816,H2-84);c.line(36,H2-60,816,H2-60);c.setFont("S",7);c.drawRightString(816,22,f"page {pg}");y=H2-97
def nums(r):
    for k,x in zip(COLS,X):
        if k in r:c.drawRightString(x,y,f(r[k]))
def need(n):
    if y-n*11.5<36:head()
def tot(t,ind,w=.4):
    global y
    c.setFont("SB",7.8);c.setLineWidth(w)
    c.line(350,y+8.5,816,y+8.5);c.drawString(ind,y,t["label"]);nums(t);y-=11.5;tots.append(t)
head();allr=[]
DROP=("T0511",2);planted=None
for p,tl in props:
    need(6);y-=4;c.setFillGray(.9);c.rect(36,y-3,780,12,fill=1,stroke=0);c.setFillGray(0);c.setFont("SB",9);c.drawString(40,y,p);y-=15;pr=[]
    for tid,n,u,rr in tl:
        need(len(rr)+3);c.setFont("SB",8);c.drawString(40,y,f"{tid}   {n}");c.drawString(300,y,u);y-=11.5
        for i,(no,r) in enumerate(rr):
            pr.append(r)
            if (tid,i)==DROP:
                planted={"what":f"invoice {no} ({r['charge']}, {r['total']:.2f}) of {tid} {n} left out of the lines; tenant, property and grand totals include it","kind":"row_dropped"};continue
            rows.append(r);c.setFont("S",7.8);c.drawString(48,y,no);c.drawString(112,y,r["date"]);c.drawString(166,y,r["charge"]);nums(r);y-=11.5
        tot(add([r for _,r in rr],COLS,f"Total {tid}"),166);y-=5
    need(2);tot(add(pr,COLS,f"Total {p}"),60,.9);y-=7;allr+=pr
need(6);y-=4;tot(add(allr,COLS,"Total arrears all properties"),60,1.4);y-=14
c.setFont("S",7.5)
for t in("Credit notes shown in brackets. Invoices in dispute are not excluded. Hollis Joinery: proof of debt lodged 4 June 2025.","Prepared by client accounting (MRI Qube). Rent deposits are held in separate designated accounts and are not netted off."):
    c.drawString(40,y,t);y-=10
c.save();assert planted;save("arrears by invoice 20 June 2025.pdf","AR",COLS,rows,tots,planted)
