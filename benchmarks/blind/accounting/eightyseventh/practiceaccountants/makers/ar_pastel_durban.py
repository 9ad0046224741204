from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
random.seed(4031)
N='Umbilo_customer_age_analysis_feb26.pdf'
W,H=landscape(A4)
shops="Bayview Barbers;Coastline Cellular (Pty) Ltd;Dlamini Tailoring CC;Essop's Spice Corner;Fit 'n Foot Shoes;Golden Krust Bakery;Hibiscus Hair & Nails;Isipingo Locksmiths;Jadoo Saris;KZN Vape & Gifts;Lekker Biltong Bar;Mkhize Herbal Pharmacy;Naidoo Watch Repairs;Point Road Pawn & Cash".split(';')
stud="Buthelezi, N;Cele, S P;Chetty, K;Dube, T;Gumede, L;Govender, R;Hadebe, M;Jali, A;Khumalo, P;Kunene, B;Luthuli, Z;Maharaj, S;Majola, T;Mbatha, F;Mchunu, O;Mthembu, J;Mthethwa, G;Ndlovu, C;Ngcobo, V;Nxumalo, D;Pillay, Y;Radebe, K;Shezi, N;Sibiya, H;Sithole, M;Vilakazi, E;Zondi, L;Zulu, B (NSFAS)".split(';')
tele=lambda:f'0{random.choice(["31","73","82","83","71"])} {random.randint(200,999)} {random.randint(1000,9999)}'
B=[('120+ Days','>120','b120'),('90 Days','91-120','b91_120'),('60 Days','61-90','b61_90'),('30 Days','31-60','b31_60'),('Current','0-30','current')]
def bal(rent):
    p=random.random(); v=[0]*5
    if p<.45: v[4]=rent
    elif p<.62: v[4]=rent; v[3]=random.choice([rent,rent//2,random.randint(20000,rent)])
    elif p<.74: v[4]=rent; v[3]=rent; v[2]=random.randint(10000,rent)
    elif p<.84: v[4]=rent; v[3]=rent; v[2]=rent; v[1]=rent; v[0]=random.randint(50000,rent*3)
    elif p<.92: v[4]=-random.randint(5000,rent)
    else: v[0]=random.randint(8000,120000)
    return v
G=[('Category: 01  Umbilo Arcade - shops',[]),('Category: 02  Glenwood Student Rooms',[])]
used=set()
def code(n):
    p=''.join(ch for ch in n.upper() if ch.isalpha())[:3]; i=1
    while f'{p}{i:03d}' in used: i+=1
    used.add(f'{p}{i:03d}'); return f'{p}{i:03d}'
for n in shops: G[0][1].append((code(n),n,tele(),bal(random.randrange(620000,1850000,2500))))
for n in stud: G[1][1].append((code(n),n,tele(),bal(random.choice([385000,420000,465000,510000]))))
G[1][1].sort()
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0; X=[372,454,536,618,700,790]
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(40,H-40,'Ridge & Berea Property Holdings (Pty) Ltd'); c.setFont('Helvetica-Bold',10); c.drawString(40,H-56,'Customer Age Analysis - Detail as at 28/02/2026')
    c.setFont('Helvetica',8); c.drawRightString(800,H-40,f'Page : {pg}'); c.drawRightString(800,H-52,'Date printed : 03/03/2026  08:47'); c.drawString(40,H-69,'Range : ALL categories - customers with a balance     Amounts in ZAR     Aged by invoice date')
    c.setLineWidth(.8); c.line(40,H-76,800,H-76); c.setFont('Helvetica-Bold',8)
    c.drawString(40,H-87,'Account'); c.drawString(92,H-87,'Customer'); c.drawString(230,H-87,'Telephone')
    for x,(a,b,_) in zip(X,B): c.drawRightString(x,H-87,a); c.drawRightString(x,H-97,b)
    c.drawRightString(X[5],H-87,'Balance'); c.line(40,H-101,800,H-101); y=H-115
fm=lambda v:f'{v/100:,.2f}' if v>=0 else f'{-v/100:,.2f}-'
keys=[b[2] for b in B]+['total']; rows=[]; tots=[]; gt=[0]*6
head()
for g,L in G:
    if y<80: c.showPage(); head()
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,g); y-=14; st=[0]*6
    for a,n,t,v in L:
        v=v+[sum(v)]
        if y<48: c.showPage(); head()
        c.setFont('Helvetica',8.5); c.drawString(40,y,a); c.drawString(92,y,n); c.drawString(230,y,t)
        for x,z in zip(X,v): c.drawRightString(x,y,fm(z))
        st=[p+q for p,q in zip(st,v)]; rows.append(dict(resident=a,name=n,**{k:m(z) for k,z in zip(keys,v)})); y-=12.6
    c.setLineWidth(.4); c.line(300,y+9,800,y+9); c.setFont('Helvetica-Bold',8.5); lab='Sub total '+g.split(' ')[1]; c.drawString(92,y-2,lab)
    for x,z in zip(X,st): c.drawRightString(x,y-2,fm(z))
    tots.append(dict(label=lab,**{k:m(z) for k,z in zip(keys,st)})); gt=[p+q for p,q in zip(gt,st)]; y-=24
if y<60: c.showPage(); head()
c.setLineWidth(.8); c.line(300,y+12,800,y+12); c.setFont('Helvetica-Bold',9); c.drawString(92,y,'Grand total')
for x,z in zip(X,gt): c.drawRightString(x,y,fm(z))
c.line(300,y-4,800,y-4); c.line(300,y-6,800,y-6)
tots.append(dict(label='Grand total',**{k:m(z) for k,z in zip(keys,gt)}))
c.setFont('Helvetica',8); c.drawString(40,y-24,f'Number of customers listed : {len(rows)}'); c.save()
save(N,'AR','Pastel customer age analysis, oldest bucket first, trailing minus, Durban arcade and student rooms',False,keys,rows,tots)
print(len(rows),pg)
