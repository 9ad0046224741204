# HOA owner ledger by quarters, charges under an owner heading; planted digit change
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(405)
N='harbor-bluff-owners-aging-quarters.pdf'
BK=[("Q3 2025",["07/01/2025"]),("Q2 2025",["04/01/2025"]),("Q1 2025",["01/01/2025"]),("Q4 2024",["10/01/2024"]),("Earlier",["07/01/2024"])]
lots=sorted(R.sample(range(1,97),22));ow=[f"{l}, {R.choice(FIRST)}"+(f" & {R.choice(FIRST)}" if R.random()<.4 else "") for l in R.sample(LAST,22)]
inv=5120;own=[]
for lot,o in zip(lots,ow):
    q=R.choices([1,2,3,4,5],[9,6,3,2,2])[0];L=[]
    for j in reversed(range(q)):
        m,d,y=BK[j][1][0].split("/")
        amt=345.0 if j<=2 else 330.0
        L.append((f"{m}/{d}/{y}","Assessment",j,amt if R.random()<.8 else R.choice([amt-100,145.0,amt/2])))
        if R.random()<.65: L.append((f"{m}/16/{y}","Late fee",j,25.0))
        if R.random()<.12: L.append((f"{int(m)+1:02d}/07/{y}",R.choice(["Fine - trash cans","Fine - parking","NSF fee","Mailbox repair"]),j,R.choice([35.0,50.0,62.5])))
        if j==1 and R.random()<.4: L.append(("05/15/2025","Special assmt - seawall",1,600.0))
        if q>=4 and j==1: L.append(("06/10/2025","Attorney fee",1,412.5))
    if R.random()<.15: L.append(("08/22/2025","Payment on account",0,-100.0))
    own.append((lot,o,L))
c=canvas.Canvas(out(N),pagesize=landscape(A4));W,H=landscape(A4)
X=[408,472,536,600,664,738];HX=[b[0] for b in BK]+["Balance"]
K=["other:"+b[0] for b in BK[:4]]+["other:Earlier","total"]
pg=0;y=0
def head():
    global y,pg
    pg+=1;y=H-42
    c.setFont("Courier-Bold",12);c.drawString(40,y,"HARBOR BLUFF OWNERS ASSOCIATION");c.setFont("Courier",9);c.drawRightString(W-40,y,f"Page {pg}");y-=13
    c.drawString(40,y,"Owner receivables aged by quarter of charge");c.drawRightString(W-40,y,"As of 09/30/2025");y-=20
    c.setFont("Courier-Bold",9)
    for x,s in [(40,"Date"),(108,"Inv #"),(158,"Description")]: c.drawString(x,y,s)
    for x,s in zip(X,HX): c.drawRightString(x,y,s)
    c.line(38,y-4,W-38-60,y-4);y-=16
f=lambda v:f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-"
rows=[];tots=[];G=[0]*6;pl=None;cnt=0
head()
for lot,o,L in own:
    if y<40+13*3: c.showPage();head()
    c.setFont("Courier-Bold",9);c.drawString(40,y,f"Lot {lot}   {o}");y-=12
    st=[0]*6
    for d,t,j,a in L:
        if y<40: c.showPage();head();c.setFont("Courier-Oblique",9);c.drawString(40,y,f"Lot {lot}   {o}  (continued)");y-=12
        inv+=R.randint(1,9);a=r2(a);st[j]+=a;st[5]+=a;cnt+=1
        pa=a
        if pl is None and cnt>24 and t=="Assessment" and a==345.0 and j==1: pa=354.0;pl=(lot,inv)
        c.setFont("Courier",9);c.drawString(48,y,d) if 0 else c.drawString(40,y,d);c.drawString(108,y,str(inv));c.drawString(158,y,t)
        c.drawRightString(X[j],y,f(pa));c.drawRightString(X[5],y,f(a));y-=11.5
        rows.append({"unit":str(lot),"name":o,"date":f"{d[6:]}-{d[:2]}-{d[3:5]}","invoice":str(inv),"charge":t,K[j]:pa,"total":a})
    c.setFont("Courier-Bold",9);c.drawString(158,y,f"Total Lot {lot}");q={"label":f"Total Lot {lot}"}
    for j in range(6):
        G[j]+=st[j]
        if st[j]: c.drawRightString(X[j],y,f(st[j]));q[K[j]]=r2(st[j])
    tots.append(q);y-=18
if y<62: c.showPage();head()
c.line(38,y+10,W-98,y+10);c.setFont("Courier-Bold",9);c.drawString(40,y-2,"GRAND TOTAL - ALL OWNERS");q={"label":"GRAND TOTAL - ALL OWNERS"}
for j in range(6): c.drawRightString(X[j],y-2,f(G[j]));q[K[j]]=r2(G[j])
tots.append(q);y-=22
c.setFont("Courier",8.5);c.drawString(40,y,"Lots 3 or more quarters behind are with the attorney. Unapplied payments shown in the quarter received.")
c.save();print(pl,len(rows),q)
save(N,"AR","HOA owner charges under lot headings, aged by quarters, Courier, subtotals per lot, trailing minus",True,K,rows,tots,{"what":f"lot {pl[0]}, invoice {pl[1]}: Q2 2025 printed 354.00 instead of 345.00 (row balance, lot total and grand total have 345.00)","kind":"digit_changed"})
