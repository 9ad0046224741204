# Strip-centre open receivables by tenant and charge, PDF canvas; PLANTED digit in one row
import random
from tru import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(515)
T=[("100","Bluebird Nail Spa","blue100"),("104","Papa Gino Subs & Salads","papa104"),("108","Dr. H. Okafor DDS, PLLC","okaf108"),("112-116","Ridgeline Fitness 24/7","ridg112"),("120","Cellular Corner","cell120"),("124","Sudz Laundromat","sudz124"),("130","El Rancho Viejo Cantina","elra130"),("136","H&P Tax Service","hptx136")]
BA={"Base Rent":2850,"CAM Estimate":612.5,"RE Tax Estimate":438.75,"Insurance Estimate":96.2,"Late Charge":150,"2024 CAM Reconciliation":1184.63,"Water/Sewer Billback":71.44,"Pylon Sign Rent":125,"Percentage Rent":903.18}
M=["total","current","b1_30","b31_60","b61_90","b91"]
HD=["Total Due","Current","1 - 30","31 - 60","61 - 90","91 +"]
DT={"current":"09/01/2025","b1_30":"08/01/2025","b31_60":"07/01/2025","b61_90":"06/01/2025","b91":"04/15/2025"}
rows=[];tots=[];out=[]
def sm(rs):
    o={}
    for m in M:
        v=[x[m] for x in rs if m in x]
        if v:o[m]=round(sum(v),2)
    return o
real=[]
for i,(u,n,rid) in enumerate(T):
    out.append(("t",f"{n}",f"Suite {u}   ID {rid}",None)); tr=[]
    f=random.uniform(.7,1.9)
    for ch in random.sample(list(BA),random.randint(2,5)):
        for bk in sorted(random.sample(M[1:],random.choice([1,1,2])),key=M.index,reverse=True):
            a=round(BA[ch]*f,2)
            if random.random()<.12: a=-round(a*.2,2)
            tr.append(dict(property="Market Fork Shops",unit=u,resident=rid,name=n,date=DT[bk],charge=ch,total=a,**{bk:a}))
    real+=tr; t=sm(tr)
    for x in tr: out.append(("r",x["date"],x["charge"],x))
    out.append(("s",f"Total {n}","",t)); tots.append(dict(label=f"Total {n}",**t))
    rows+=tr
t=sm(rows); out.append(("g","TOTAL MARKET FORK SHOPS","",t)); tots.append(dict(label="TOTAL MARKET FORK SHOPS",**t))
# plant: one bucket cell of a positive row, first two digits swapped/raised
cand=[x for x in rows if x["total"]>1000 and x["name"].startswith("Ridge")] or [x for x in rows if x["total"]>1000]
x=cand[0]; bk=[m for m in M[1:] if m in x][0]; old=x[bk]; x[bk]=round(old+300,2)
pl=dict(what=f"row {x['name']} / {x['charge']} / {x['date']}: bucket {bk} printed {x[bk]:,.2f}, should be {old:,.2f} (row total and sums are of the right amount)",kind="digit")
N="market_fork_open_charges_sep25.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H))
X=[372,448,524,600,676,752]; pg=0
fm=lambda v:f"({-v:,.2f})" if v<0 else f"{v:,.2f} "
def head():
    global y,pg
    pg+=1; c.setFont("Times-Bold",14); c.drawString(40,H-44,"Open Charges by Tenant"); c.setFont("Times-Roman",10)
    c.drawString(40,H-58,"Market Fork Shops   |   8801-8899 Fork Rd, Dayton OH"); c.drawRightString(752,H-44,"As of September 10, 2025"); c.drawRightString(752,H-58,f"Sheet {pg}")
    y=H-84; c.setFillGray(.25); c.rect(36,y-17,720,28,fill=1,stroke=0); c.setFillGray(1); c.setFont("Times-Bold",9.5)
    c.drawString(40,y-11,"Inv. Date"); c.drawString(112,y-11,"Charge"); c.drawCentredString(640,y+2,"D a y s   P a s t   D u e"); c.setStrokeGray(1); c.line(500,y-1,750,y-1)
    for xx,h in zip(X,HD): c.drawRightString(xx,y-11,h)
    c.setFillGray(0); c.setStrokeGray(0); y-=34
head()
for j,(k,a,b,d) in enumerate(out):
    if y<60 or (k=="t" and y<100): c.showPage(); head()
    if k=="t":
        c.setFont("Times-Bold",10); c.drawString(40,y,a); c.setFont("Times-Italic",9.5); c.drawString(220,y,b); y-=13; continue
    if k in 'sg': y-=3
    if k=="r": c.setFont("Times-Roman",9.5); c.drawString(48,y,a); c.drawString(112,y,b)
    else:
        c.setFont("Times-Bold",9.5); c.drawString(112 if k=="s" else 40,y,a)
        c.setLineWidth(.5 if k=="s" else 1.2); 
        for xx in X: c.line(xx-58,y+9,xx-2,y+9)
    for xx,m in zip(X,M):
        if m in d: c.drawRightString(xx,y,fm(d[m]))
    y-=12 if k=="r" else 20
c.setFont("Times-Italic",8.5); c.drawString(40,y-8,"Credits in parentheses. Suite 140 vacant. Ridgeline on payment plan per letter of 7/22 - do not assess late charges.")
c.drawString(40,30,"Prepared: J. Tillery, AR clerk"); c.save()
put(N,"AR",M,rows,tots,pl); print(pl)
