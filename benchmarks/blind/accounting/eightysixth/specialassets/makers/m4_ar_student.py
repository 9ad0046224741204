import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
rnd=random.Random(8604)
N='Delinquent_Prepaid_TheQuadAtPine_20251031.pdf'
fn='Aaliyah Addison Aiden Amir Ana Ashton Ava Bailey Beau Brianna Caleb Camila Carter Chloe Cole Dakota Devon Diego Dylan Ella Emery Ethan Fatima Gavin Grace Hailey Hana Hunter Imani Isaac Jada Jalen Jenna Jonah Josie Kai Kayla Keegan Kiara Landon Layla Leo Lucia Maddox Maya Micah Mina Nadia Nico Noor Owen Paige Priya Quinn Reese Riley Rohan Sadie Sawyer Selena Skyler Tariq Tessa Trent Uma Wes Willa Xavier Yara Zane'.split()
ln="Abbott Acosta Ahmadi Barlow Bautista Beckwith Bianchi Brandt Caffrey Castellano Cho Coughlin Dabrowski Delacroix Dunmore Eastman Echeverria Fenwick Flores Gallardo Gentry Haddad Halvorsen Hightower Ibarra Iyer Jennings Kaplan Kessler Kowalczyk Lamont Lindqvist Lockett Mbeki McElroy Mendez Nakamura Novak O'Rourke Okafor Oyelaran Pacheco Petrov Pruitt Quigley Ramaswamy Rasmussen Redding Salazar Sandoval Shapiro Stavros Tanaka Tolliver Trujillo Underhill Vasquez Vickers Wexler Whitlock Yarbrough Yoon Zamora Zielinski".split()
used=set()
def name():
    while 1:
        n=f'{rnd.choice(ln)}, {rnd.choice(fn)}'
        if n not in used: used.add(n); return n
beds=sorted({f'{b}{fl}{u:02d}-{x}' for b in (1,2,3,4,5) for fl in (1,2,3) for u in range(1,13) for x in 'ABCD'})
def mk(n,st):
    out=[]
    for u in sorted(rnd.sample(beds,n)):
        rent=rnd.choice([649,679,699,715,739,765,799,829])
        b=[0,0,0,0]; pre=0; dep=rnd.choice([0,0,0,150,250,300])
        t=rnd.random()
        if st=='Applicant/Future': pre=-rnd.choice([100,150,rent,rent+100]) ; 
        elif st=='Former Resident':
            b[3]=r2(rnd.choice([1,2,3])*rent+rnd.choice([85,120.5,212.75,340]))
            if rnd.random()<.35: b[2]=r2(rnd.uniform(60,480))
            if rnd.random()<.15: b[3]=0; pre=-r2(rnd.uniform(12,180)); b[2]=0
            dep=0
        else:
            if t<.27: pre=-r2(rnd.choice([rent,rent,2*rent,5,12.5,48.33,rnd.uniform(1,200)]))
            elif t<.62: b[0]=r2(rnd.choice([rent,rent+75,42.18,75,18.66,rnd.uniform(20,120),rent+44.21]))
            elif t<.82: b[0]=r2(rent+75); b[1]=r2(rnd.choice([rent,rnd.uniform(40,600)]))
            elif t<.92: b[0]=r2(rent+75); b[1]=r2(rent+75); b[2]=r2(rnd.uniform(75,rent))
            else: b[0]=rent+75.; b[1]=rent+75.; b[2]=rent+75.; b[3]=r2(rnd.uniform(100,1900))
            if t>.97: pre=-25.
        d=r2(sum(b)); out.append([u,f't{rnd.randint(1004100,1019999):07d}',name(),st,*b,d,pre,r2(d+pre),dep])
    return out
SEC=[('Current Residents',mk(118,'Current Resident')),('Notice',mk(9,'On Notice')),('Former Residents',mk(41,'Former Resident')),('Applicants / Future Residents',mk(16,'Applicant/Future'))]
ks=['b0_30','b31_60','b61_90','b90','delinquent','prepaid','total','deposit']
F=lambda v:'0.00' if v==0 else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H))
X=[30,80,132,250]; XR=[392,446,500,554,612,664,716,766]
pg=0; y=0
def head():
    global pg,y
    pg+=1; c.setFillColor(HexColor('#1f3d5c')); c.setFont('Times-Bold',13); c.drawString(30,H-36,'Delinquent and Prepaid Report')
    c.setFillColor(HexColor('#000000')); c.setFont('Times-Roman',9); c.drawString(30,H-49,'The Quad at Pine Street - 4117'); c.drawRightString(766,H-36,'As of 10/31/2025   Fiscal period 102025'); c.drawRightString(766,H-49,'Crestline Campus Living')
    c.setFillColor(HexColor('#d9e2ec')); c.rect(28,H-84,W-54,26,fill=1,stroke=0); c.setFillColor(HexColor('#000000')); c.setFont('Times-Bold',8.2)
    for x,t in zip(X,[('Unit/','Bed'),('Resident','ID'),('','Name'),('','Status')]): c.drawString(x,H-68,t[0]); c.drawString(x,H-79,t[1])
    for x,t in zip(XR,[('','0-30 Days'),('','31-60 Days'),('','61-90 Days'),('Over 90','Days'),('Total','Delinquent'),('Total','Prepaid'),('Net','Balance'),('Deposits','Held')]): c.drawRightString(x,H-68,t[0]); c.drawRightString(x,H-79,t[1])
    y=H-98
def foot(): c.setFont('Times-Italic',7.5); c.drawString(30,20,'Printed 11/3/2025 8:14:26 AM   User: kdonner'); c.drawRightString(766,20,f'Page {pg}')
def need(h):
    if y<h: foot(); c.showPage(); head()
rows=[];tots=[];G=[0]*8
head()
for sn,l in SEC:
    need(70); c.setFont('Times-BoldItalic',9); c.drawString(30,y,sn); y-=13; t=[0]*8
    for r in l:
        need(38); c.setFont('Times-Roman',8.2)
        for x,v in zip(X,r[:4]): c.drawString(x,y,v)
        for x,v in zip(XR,r[4:]): c.drawRightString(x,y,F(v))
        rows.append(dict(unit=r[0],resident=r[1],name=r[2],**dict(zip(ks,r[4:])))); t=[r2(a+b) for a,b in zip(t,r[4:])]; y-=11.4
    need(38); c.setLineWidth(.4); c.line(340,y+9,766,y+9); c.setFont('Times-Bold',8.2); lab=f'Total {sn} ({len(l)})'; c.drawString(132,y-1,lab)
    for x,v in zip(XR,t): c.drawRightString(x,y-1,F(v))
    tots.append(dict(label=lab,**dict(zip(ks,t)))); G=[r2(a+b) for a,b in zip(G,t)]; y-=19
need(150); c.setLineWidth(1); c.line(30,y+10,766,y+10); c.setFont('Times-Bold',8.4); lab='Grand Total - The Quad at Pine Street'; c.drawString(132,y-1,lab)
for x,v in zip(XR,G): c.drawRightString(x,y-1,F(v))
tots.append(dict(label=lab,**dict(zip(ks,G))))
# recap by charge code: splits of delinquent
y-=34; c.setFont('Times-Bold',9); c.drawString(132,y,'Delinquency by Charge Code'); y-=13
left=G[4]
for i,(cd,fr) in enumerate([('RENT - Installment Rent',.79),('LATE - Late Charges',.09),('UTIL - Utility Overage',.045),('DAMG - Damages',.05),('PARK - Parking',None)]):
    v=left if fr is None else r2(G[4]*fr); left=r2(left-v) ; c.setFont('Times-Roman',8.2); c.drawString(140,y,cd); c.drawRightString(392,y,F(v)); y-=11
foot(); c.save()
assert r2(sum(G[:4]))==G[4] and r2(G[4]+G[5])==G[6]
save(N,'AR',ks,rows,tots,None,'RealPage-like delinquent & prepaid report by bed, status sections, student housing, multi-page',False)
print(len(rows),G,pg)
