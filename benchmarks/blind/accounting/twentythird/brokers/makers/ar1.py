# retail/medical plaza, invoice detail by tenant, PDF canvas Helvetica
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
import datetime as dt
rng=random.Random(2311); fn="Quarry_Hill_open_invoices_093024.pdf"
TN=[("100","Bluefin Urgent Care PC"),("104","Harbor & Oak Dental Group PLLC"),("110","Nguyen-Prather Family Eye Clinic"),("112","Sable Nail Lounge"),("118","Copper Kettle Coffee Roasters LLC"),("200","Tri-Rivers Physical Therapy, a division of Ostmark Rehabilitation Partners"),("204-206","Ivarsson Hearing Aids"),("210","Mesa Verde Pediatrics"),("214","Lumen Tax & Bookkeeping"),("PAD A","Dos Palomas Taqueria Inc."),("PAD B","Quickshine Car Wash")]
AS=dt.date(2024,9,30); BK=["b0_30","b31_60","b61_90","b91_120","b120"]; K=["other:Orig. Amount"]+BK+["total"]
rows=[];T=[];out=[]; inv=41180
for i,(u,n) in enumerate(TN):
    k=rng.choice([2,3,4,5,6]); L=[]; rent=rng.choice([2150,3480,4125.5,5890,7340.75,1875])
    ch=[]
    for _ in range(k):
        a=rng.choice([rng.randint(1,29),rng.randint(1,30),rng.randint(32,60),rng.randint(62,90),rng.randint(93,118),rng.randint(124,390)])
        c=rng.choice(["Base rent","Base rent","CAM estimate","Real estate tax estimate","2023 CAM true-up","Late fee","Water submeter","Sign rent","NSF fee"])
        if c=="Base rent": am=rent
        elif c in("Late fee",): am=r2(rent*.05)
        elif c=="NSF fee": am=35.0
        elif c=="Water submeter": am=r2(rng.uniform(30,190))
        elif c=="Sign rent": am=75.0
        else: am=r2(rent*rng.uniform(.12,.4))
        if c=="Base rent": d=AS-dt.timedelta(days=a); d=d.replace(day=1)
        else: d=AS-dt.timedelta(days=a)
        op=am if rng.random()<.7 else r2(am*rng.uniform(.1,.9))
        ch.append((d,c,am,op))
    if i in(2,5,8): ch.append((AS-dt.timedelta(days=rng.randint(3,75)),"Payment on account",-r2(rent*.4),-r2(rent*.4) if i!=5 else -r2(rent*.15)))
    ch=list({(x[0],x[1]):x for x in ch}.values()); ch.sort(key=lambda x:x[0])
    for d,c,am,op in ch:
        inv+=rng.randint(3,41); a=(AS-d).days
        b=BK[0 if a<=30 else 1 if a<=60 else 2 if a<=90 else 3 if a<=120 else 4]
        o={"unit":u,"name":n,"date":d.strftime("%m/%d/%y"),"invoice":("PMT-" if op<0 else "")+str(inv),"charge":c,K[0]:r2(am),b:op,"total":op}
        L.append(o)
    rows+=L; s=sums(L,K); lab="Total Suite "+u if "PAD" not in u else "Total "+u
    s={k:v for k,v in s.items() if any(k in o for o in L)}
    T.append({"label":lab,**s}); out.append((u,n,L,lab,s))
G=sums(rows,K); T.append({"label":"Grand Total - Quarry Hill Plaza",**G})
c=canvas.Canvas(D(fn),pagesize=landscape(letter)); E=[400,462,522,582,642,696,752]; pg=0
def head():
    global y,pg
    pg+=1; c.setFillGray(.88); c.rect(36,548,720,34,fill=1,stroke=0); c.setFillGray(0)
    c.setFont("Helvetica-Bold",13); c.drawString(42,568,"Quarry Hill Plaza"); c.setFont("Helvetica",9); c.drawString(42,554,"Open Invoices by Tenant  |  aged from invoice date to September 30, 2024"); c.drawRightString(750,568,f"Sheet {pg}"); c.drawRightString(750,554,"Managed by Tamarack Commercial Services")
    c.setFont("Helvetica-Bold",8); c.drawCentredString(571,536,"AGE OF OPEN AMOUNT IN DAYS"); c.line(412,533,696,533)
    for e,t in zip(E,["Amount","0 - 30","31 - 60","61 - 90","91 - 120","Over 120","Due"]): c.drawRightString(e,523,t)
    c.drawRightString(E[0],533,"Orig."); c.drawRightString(E[-1],533,"Balance")
    c.drawString(50,523,"Inv. Date"); c.drawString(108,523,"Invoice"); c.drawString(180,523,"Description"); c.line(36,519,756,519); y=506
def foot(): c.setFont("Helvetica-Oblique",7); c.drawString(36,26,"Amounts in parentheses are payments not yet applied."); c.drawRightString(756,26,"printed 10/04/2024 8:12 AM")
head()
for u,n,L,lab,s in out:
    if y<100: foot(); c.showPage(); head()
    def th(x=""):
        global y
        c.setFont("Helvetica-Bold",8.5); c.drawString(40,y,(u if "PAD" in u else "Suite "+u)+"   "+n+x); y-=13
    th()
    for o in L:
        if y<58: foot(); c.showPage(); head(); th("   (continued)")
        c.setFont("Helvetica",8); c.drawString(50,y,o["date"]); c.drawString(108,y,o["invoice"]); c.drawString(180,y,o["charge"])
        for e,k in zip(E,K):
            if k in o: c.drawRightString(e,y,par(o[k]))
        y-=11.5
    c.setLineWidth(.4); c.line(345,y+8,756,y+8); c.setFont("Helvetica-Bold",8); c.drawString(180,y-2,lab)
    for e,k in zip(E,K):
        if k in s: c.drawRightString(e,y-2,par(s[k]))
    y-=19
if y<70: foot(); c.showPage(); head()
c.setLineWidth(1); c.line(36,y+7,756,y+7); c.setFont("Helvetica-Bold",8.2); c.drawString(50,y-5,"Grand Total - Quarry Hill Plaza")
for e,k in zip(E,K): c.drawRightString(e,y-5,("$" if k=="total" else "")+par(G[k]))
c.line(36,y-10,756,y-10)
y-=30
foot(); c.save()
save(fn,"AR","RETAIL","commercial property manager","invoice detail under tenant headings, landscape, grey banner","tenant headings apart from lines, continued headings over pages, blank buckets, unapplied payments in parentheses",K,rows,T)
