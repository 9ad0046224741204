import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor,black
random.seed(512)
N="Residence_Aging_Detail_202501.pdf"
K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
P=[("krg01","King & Regina Student Residence",["Okonkwo, Chidera","Tremblay, Maxime","Zhang, Yifan","MacIsaac, Rory","Haidari, Parwana","Bouchard-Roy, Élodie","Dhaliwal, Jaskaran"]),("colm2","Columbia Street Towers",["Nguyen, Thi Mai","Sutherland, Blair","Petrovic, Milan","Al-Sayed, Noor","Fournier, Camille","Osei, Kwabena","Lindqvist, Tove","Whitehorse, Dana"])]
CH={"rent":[985,1045,1120,879],"park":[75,95],"util":[48.2,61.77,39.4],"nsf":[45],"late":[20,35],"key":[85],"dmg":[212.5,340.75],"lmr":[985,1045]}
W,H=landscape(letter); c=canvas.Canvas(path(N),pagesize=(W,H),invariant=1)
X=[395,455,512,569,626,686,752]
def f(v): return f"{v:,.2f}" if v>=0 else f"-{-v:,.2f}"
pg=0
def head():
    global pg; pg+=1
    c.setFont("Helvetica-Bold",12); c.drawString(36,H-38,"Aging Detail"); c.setFont("Helvetica",8); c.drawString(36,H-50,"DB Caption: NORTHLAKE_LIVE   Property: .students   Status: Current, Past, Notice   Age As Of: 01/31/2025   Post To: 01/2025")
    c.drawRightString(752,H-38,f"Page {pg}"); y=H-72
    c.setFillColor(HexColor("#dbe5f1")); c.rect(34,y-15,722,27,stroke=0,fill=1); c.setFillColor(black); c.setFont("Helvetica-Bold",7.5)
    for x,(a,b) in zip((36,80,170,248),(("","Unit"),("","Resident"),("","Status"),("Charge","Code"))): c.drawString(x,y,a); c.drawString(x,y-10,b)
    for x,(a,b) in zip(X,(("Total Unpaid","Charges"),("0-30","Days"),("31-60","Days"),("61-90","Days"),("Over 90","Days"),("","Prepayments"),("","Balance"))): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    return y-30
y=head(); rows=[];totals=[];tid=40211; shown={}
def line(lab,x0,t,bold=True):
    c.setFont("Helvetica-Bold" if bold else "Helvetica",7.8); c.drawString(x0,y,lab)
    for x,k in zip(X,K): c.drawRightString(x,y,f(t[k]))
def need(h):
    global y
    if y-h<40: c.showPage(); y=head()
cnt=0; planted=None; grand=[]
for pc,pn,ten in P:
    need(60); c.setFont("Helvetica-Bold",9); c.drawString(36,y,f"{pn} ({pc})"); y-=15; pr=[]
    for n in ten:
        tid+=random.randint(3,90); unit=f"{random.randint(2,18)}{random.randint(1,12):02d}-{random.choice('ABCD')}"; st=random.choice(["Current","Current","Current","Past","Notice"]); res=f"t00{tid}"
        m=random.choice([1,2,2,3,4]); chs=random.sample(list(CH),m); need(14*(m+2)+10); tr=[]
        c.setFont("Helvetica",7.8); c.drawString(36,y,unit); c.drawString(80,y,f"{res}  {n}"); 
        y-=12
        lines=[]
        for ch in chs:
            a=random.choice(CH[ch]); b=[0,0,0,0]
            if ch in("rent","util","park"):
                for i in random.sample(range(4),random.choice([1,1,2,3])): b[i]=a
            else: b[random.randrange(4)]=a
            lines.append((ch,b,0))
        if random.random()<.3: lines.append(("prepay",[0]*4,-random.choice([120.0,985.0,60.5])))
        for ch,b,pp in lines:
            u=round(sum(b),2); q=dict(property=f"{pn} ({pc})",unit=unit,resident=res,name=n,status=st,charge=ch,unpaid=u,b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],prepaid=pp,total=round(u+pp,2))
            rows.append(q);tr.append(q);pr.append(q)
            c.setFont("Helvetica",7.8); c.drawString(170,y,st); c.drawString(248,y,ch)
            for x,k in zip(X,K): c.drawRightString(x,y,f(q[k]))
            y-=12
        t={k:S(tr,k) for k in K}; t["label"]=f"Total {n}"; totals.append(t); c.setLineWidth(.3); c.line(345,y+9,752,y+9); line(t["label"],170,t); y-=17
    need(40); t={k:S(pr,k) for k in K}; t["label"]=f"Total {pn}"; totals.append(t); c.setLineWidth(.8); c.line(36,y+10,752,y+10); line(t["label"],36,t); y-=24
need(30); t={k:S(rows,k) for k in K}; t["label"]="Grand Total"; totals.append(t); c.setLineWidth(1.4); c.line(36,y+11,752,y+11); line("Grand Total",36,t); c.save()
finish(N,"AR",K,rows,totals)
