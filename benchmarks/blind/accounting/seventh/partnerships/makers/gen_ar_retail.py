# Commercial ageing by charge, two centers, specific reserve; one digit planted (pdf)
import random
from reportlab.pdfgen import canvas
from common import *
R=random.Random(8505)
PW,PH=842,595
PR=[("Quarry Bend Plaza",[("t0004417","Bluebird Nail Bar LLC","104","Current"),("t0003982","Sorrento Pizza & Subs","107","Current"),("t0004120","Dr. P. Iyer, DDS, PC","110-111","Current"),("t0002875","Fashion Barn Stores #218","118","Past"),("t0004533","Quick Tax of Delmont","120","Current"),("t0003140","Hometown Hardware Co-op","200","Current")]),
("Old Mill Shops",[("t0004601","Mill Street Roasters","A1","Current"),("t0004299","Kiddie Academy of Old Mill","A4","Current"),("t0003777","Zen Garden Day Spa","B2","Notice"),("t0004010","Pet Pantry","B3","Current"),("t0002991","Video Depot (bankrupt 9/14/23)","C1","Past")])]
CH=["Base Rent","CAM","Real Estate Tax","Insurance","Percentage Rent","Late Charges","Water / Sewer","Prior Yr CAM Recon"]
K=["b0_30","b31_60","b61_90","b91_120","b120","total","other:Collected Since Year End","other:Specific Reserve"]
HD=["0-30 Days","31-60 Days","61-90 Days","91-120 Days","Over 120 Days","Total\nReceivable","Collected Since\nYear End","Specific\nReserve"]
X=[262,332,402,472,548,628,722,806]
def f(c): return f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}"
rows=[];tots=[];prog=[]
def summ(rs,l):
    t={"label":l}
    for k in K:
        v=[q[k] for q in rs if k in q]
        if v:t[k]=sum(v)
    return t
for p,ts in PR:
    pg=[];prog.append(("P",p))
    for i,(tid,n,u,s) in enumerate(ts):
        tg=[];base=R.randint(1800,9800)*100
        old=s=="Past"
        cs=R.sample(CH[1:],R.randint(1,3));cs=["Base Rent"]+sorted(cs,key=CH.index)
        if i==5: cs=["Prior Yr CAM Recon"]
        prog.append(("T",(tid,n,u,s)))
        for c in cs:
            q={"property":p,"unit":u,"resident":tid,"name":n,"status":s,"charge":c}
            a=base if c=="Base Rent" else R.randint(4500,int(base*.3))
            if c=="Prior Yr CAM Recon": a=R.randint(60000,480000)*(-1 if i==5 else 1)
            if old: bs=["b120"] if c!="Base Rent" else ["b91_120","b120"]
            elif c=="Prior Yr CAM Recon": bs=["b91_120"]
            elif c=="Late Charges": bs=["b0_30","b31_60"]
            else: bs=R.choice([["b0_30"],["b0_30"],["b0_30","b31_60"],["b0_30","b31_60","b61_90"]])
            for b in bs:
                q[b]=a if R.random()<.6 else int(a*R.uniform(.3,1))
                if b=="b120" and c=="Base Rent": q[b]=a*3+R.randint(100,99999)
            t=sum(q[b] for b in bs);q["total"]=t
            if not old and t>0 and R.random()<.75: q[K[6]]=t if R.random()<.6 else q[bs[0]]
            if old: q[K[7]]=t if "bankrupt" in n else t//2
            elif s=="Notice": q[K[7]]=t//4
            tg.append(q);prog.append(("R",q));rows.append(q)
        t=summ(tg,"Total "+n);tots.append(t);prog.append(("S",t));pg+=tg
    t=summ(pg,"Total "+p);tots.append(t);prog.append(("PT",t))
t=summ(rows,"Grand Total - Both Centers");tots.append(t);prog.append(("G",t))
# plant: one digit in the first multi-bucket base rent of 'Mill Street Roasters' or next
v=next(q for q in rows if q["property"]=="Old Mill Shops" and q["charge"]=="Base Rent" and q["b0_30"]>100000)
old=v["b0_30"];s=list(str(old));s[1]=str((int(s[1])+4)%10);new=int("".join(s))
v["b0_30"]=new
what=f"{v['name']} ({v['unit']}) {v['charge']}, 0-30 Days printed {f(new)}; its total and all sums were made with {f(old)}"
c=canvas.Canvas(doc("ashgrove_retail_ageing.pdf"),pagesize=(PW,PH));n=0
def head():
    global y,n
    if n:c.showPage()
    n+=1
    c.setFont("Times-Bold",13);c.drawString(34,560,"Ashgrove Retail Partners II");c.setFont("Times-Roman",9)
    c.drawString(34,547,"Aged Receivables by Charge - December 31, 2023");c.drawRightString(806,560,"C-3.%d"%n);c.drawRightString(806,547,"Prepared by client; reserve and collections by auditor (JW 3/4/24)")
    c.setFillGray(.88);c.rect(30,510,780,28,stroke=0,fill=1);c.setFillGray(0)
    c.setFont("Times-Bold",8.5);c.drawString(34,516,"Tenant / Charge")
    for x,h in zip(X,HD):
        L=h.split("\n")
        for i,z in enumerate(reversed(L)):c.drawRightString(x,516+i*10,z)
    c.setFont("Times-Roman",7.5);c.drawCentredString(421,20,"Lothian Barr & Associates, Certified Public Accountants      page %d"%n)
    y=496
def nums(q,font):
    c.setFont(font,9)
    for k,x in zip(K,X):
        if k in q:c.drawRightString(x,y,f(q[k]))
head()
for i,(k,q) in enumerate(prog):
    need=12
    if k=="T": need=12*(2+sum(1 for a in prog[i+1:i+6] if a[0]=="R"))
    if k=="P": need=90
    if y-need<42:head()
    if k=="P":
        y-=4;c.setFont("Times-BoldItalic",11);c.drawString(34,y,q);y-=15
    elif k=="T":
        c.setFont("Times-Bold",9);c.drawString(34,y,f"{q[1]}");c.setFont("Times-Roman",8.5);c.drawString(222,y,f"{q[0]}");c.drawString(290,y,f"Unit {q[2]}");c.drawString(362,y,f"Status: {q[3]}");y-=12
    elif k=="R":
        c.setFont("Times-Roman",9);c.drawString(50,y,q["charge"]);nums(q,"Times-Roman");y-=11.5
    elif k=="S":
        c.setLineWidth(.4);c.line(214,y+9,806,y+9);c.setFont("Times-Italic",9);c.drawString(44,y,q["label"]);nums(q,"Times-Italic");y-=17
    else:
        c.setLineWidth(.9);c.line(34,y+10,806,y+10);c.setFont("Times-Bold",9);c.drawString(34,y,q["label"]);nums(q,"Times-Bold");y-=20
        if k=="G":c.line(214,y+16,806,y+16)
if y<90:head()
c.setFont("Times-Roman",8.5)
for s in ["Collections agreed to January and February 2024 lockbox statements.","Specific reserve: 100% bankrupt, 50% vacated tenants, 25% tenants who gave notice. See memo C-3.9."]:
    c.drawString(34,y-6,s);y-=11
c.save()
fx=lambda q:{k:(v/100 if isinstance(v,int) else v) for k,v in q.items()}
save("ashgrove_retail_ageing.pdf","AR",K,[fx(q) for q in rows],[fx(q) for q in tots],{"what":what,"kind":"digit"})
print(what,len(rows))
