import random
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
random.seed(60)
N="StAidans_Nursing_Home_Aged_Receivables.pdf"
K=["current","other:< 1 Month","m1","m2","m3","other:Older","total"]
H=["Current","< 1 Month","1 Month","2 Months","3 Months","Older","Total"]
C=["Agnes Brophy (Rm 14)","Bernard Culhane (Rm 3)","Brigid Ní Dhomhnaill (Rm 22)","Christopher Deasy (Rm 9)","Estate of Noel Furey","Eileen Gaughan (Rm 31)","Francis Hession (Rm 17)","HSE - CHO 2 Transitional Care","HSE - Nursing Homes Support Scheme (Fair Deal)","Imelda Joyce (Rm 6)","James Kilbane (Rm 28)","Josephine Lally (Rm 11)","Kathleen McHale (Rm 19)","Laurence Moran (Rm 25)","Margaret Nestor (Rm 2)","Maureen O'Toole (Rm 33)","Michael Prendergast (Rm 8)","Nora Quinlan (Rm 20)","Estate of Patrick Ruane","Philomena Scanlon (Rm 12)","Respite - Galway Hospice","Sarsfield Pharmacy (rent of unit)","Teresa Varley (Rm 30)","Una Walshe (Rm 5)","VHI Healthcare - Convalescent"]
rows=[]
for n in C:
    d={}
    if n.startswith("HSE - Nursing"): d={"current":61844.20,"other:< 1 Month":58210.75,"m1":4318.4,"m3":1127.86}
    elif n.startswith("HSE"): d={"current":8925.0,"m2":2975.0}
    elif n.startswith("Estate"): d={"m3":round(random.uniform(900,4000),2),"other:Older":round(random.uniform(4000,16000),2)}
    elif "Sarsfield" in n: d={"current":1250.0,"other:< 1 Month":1250.0,"m1":1250.0}
    else:
        w=round(random.choice([298.4,341.15,402.77,1185,1240])*random.choice([4,4.43]),2)
        for k,p in zip(K[:6],[.75,.55,.35,.2,.12,.1]):
            if random.random()<p: d[k]=round(w if k!="other:Older" else w*random.uniform(.3,3),2)
        if random.random()<.15: d["current"]=-round(random.uniform(60,900),2)
        if not d: d["current"]=w
    d["total"]=round(sum(d.values()),2); rows.append(dict(name=n,**d))
tot={k:S(rows,k) for k in K}; tot["label"]="Total"
W,H_=A4[1],A4[0]
c=canvas.Canvas(path(N),pagesize=(W,H_),invariant=1)
X=[300,375,450,525,600,675,765]
def f(v): return "-" if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
def head(first):
    y=H_-50
    if first:
        c.setFont("Helvetica-Bold",17); c.drawString(45,y,"Aged Receivables Summary"); y-=18; c.setFont("Helvetica",11); c.drawString(45,y,"St Aidan's Nursing Home (Oranmore) DAC"); y-=14; c.drawString(45,y,"As at 28 February 2025"); y-=14; c.setFont("Helvetica",9); c.drawString(45,y,"Ageing by due date"); y-=30
    c.setFont("Helvetica-Bold",9); c.drawString(45,y,"Contact")
    for x,h in zip(X,H): c.drawRightString(x,y,h)
    c.setStrokeColor(black); c.setLineWidth(1); c.line(45,y-6,765,y-6); return y-20
def foot(p):
    c.setFont("Helvetica",7.5); c.setFillColor(HexColor("#666666")); c.drawString(45,28,"Aged Receivables Summary  |  St Aidan's Nursing Home (Oranmore) DAC  |  5 Mar 2025"); c.drawRightString(765,28,f"Page {p} of 2"); c.setFillColor(black)
y=head(True); p=1
for i,r in enumerate(rows):
    if i==17: foot(p); c.showPage(); p=2; y=head(False)
    c.setFont("Helvetica",9); n=r["name"]
    lines=[n]
    if c.stringWidth(n,"Helvetica",9)>185: k=n.rfind(" ",0,36); lines=[n[:k],n[k+1:]]
    for j,l in enumerate(lines): c.drawString(45,y-11*j,l)
    for x,k in zip(X,K): c.drawRightString(x,y,f(r.get(k)))
    y-=11*(len(lines)-1); c.setStrokeColor(HexColor("#cccccc")); c.setLineWidth(.4); c.line(45,y-6,765,y-6); y-=19
c.setStrokeColor(black); c.setLineWidth(1); c.line(45,y+13,765,y+13); c.setFont("Helvetica-Bold",9); c.drawString(45,y,"Total")
for x,k in zip(X,K): c.drawRightString(x,y,f(tot[k]))
c.line(45,y-6,765,y-6); foot(2); c.save()
finish(N,"AR",K,rows,[tot])
