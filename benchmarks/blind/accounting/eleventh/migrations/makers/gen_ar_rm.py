# RentManager-like delinquency summary, one line a tenant, oldest bucket first; planted digit
import json, random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(77)
NAME='RM12_Delinquency_Aging_Summary'
cols=['b90','b61_90','b31_60','b1_30','current','prepaid','total','deposit']
names=iter('Abernathy, Joel|Bostwick, Carla M.|Castellanos, Ruben|Dufresne, Anne-Marie|Eng, Walter|Fitzhugh, Sam & Dee|Garza, Ignacio|Hollis, Brenda|Ivanova, Katya|Jeppesen, Lars|Kaur, Simran|Lachance, Denis|Mooney, Patricia|Nakagawa, Ken|Obi, Emeka|Pruitt, Shawna|Quarles, Benton|Rasmussen, T.J.|Sandoval, Esperanza|Tuttle, Grady|Underhill, Faye|Vang, Pao|Whitlock, Deshawn|Xiong, Mai|Yates, Corinne|Zeller, Hank|Amato, Gina|Blaylock, Curtis|Cho, Min-Jun|Delacroix, Remy'.split('|'))
PR=[('SUNFLD','Sunfield Mobile Estates',13,'Lot '),('OAKTER','Oak Terrace Apartments',11,'#'),('RVRBND','River Bend Storage & Cottages',6,'C-')]
z=lambda v: round(v,2)+0.0
data=[];rows=[];tots=[]
for code,pn,n,pre in PR:
    rec=[]
    for u in sorted(R.sample(range(1,80),n)):
        rent=R.randrange(385,980,5)
        b=[0]*6
        for i,pb in enumerate((.25,.3,.45,.6,.5)):
            if R.random()<pb: b[i]=rent if R.random()<.4 else z(R.uniform(20,rent))
        if not any(b[:5]) or R.random()<.12: b[5]=-z(R.uniform(15,rent))
        b=[z(x) for x in b]; dep=R.choice([0,250,300,rent,rent])
        rec.append((f'{pre}{u}',next(names),R.choice(['C','C','C','C','E','F']),b+[z(sum(b)),float(dep)]))
    data.append((code,pn,rec))
f=lambda v,blank=True: ('' if v==0 and blank else f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}')
W,H=landscape(letter)
c=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=(W,H),invariant=1)
X=[330,390,450,510,570,632,694,752]
HD=[('Over 90','Days'),('61 - 90','Days'),('31 - 60','Days'),('1 - 30','Days'),('','Current'),('','Prepaid'),('Balance','Due'),('Deposit','Held')]
page=0
def head():
    global y,page
    page+=1
    c.setFillColor(colors.HexColor('#204a2c'));c.rect(36,H-62,W-72,30,fill=1,stroke=0)
    c.setFillColor(colors.white);c.setFont('Helvetica-Bold',14);c.drawString(44,H-53,'Delinquency Aging Summary')
    c.setFont('Helvetica',8);c.drawRightString(W-44,H-51,'Aged as of 3/31/2025 by charge date')
    c.setFillColor(colors.black);y=H-84
    c.setFont('Helvetica-Bold',8)
    for t,x in (('Unit',44),('Tenant',92),('St',212),('Home Phone',230)): c.drawString(x,y-9,t)
    for (a,b),x in zip(HD,X): c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
    c.line(36,y-13,W-36,y-13);y-=26
    c.setFont('Helvetica',7);c.drawString(36,24,'Crandall Family Properties  |  rmservice v12.1214');c.drawRightString(W-36,24,f'Page {page}')
    c.drawCentredString(W/2,24,'St: C = current, F = former, E = in eviction')
head()
G=[0]*8;k=0;PLANT=None
cand=None
for code,pn,rec in data:
    if y<140: c.showPage();head()
    c.setFont('Helvetica-BoldOblique',9);c.drawString(40,y,f'{pn}  ({code})');y-=14
    S=[0]*8
    for u,n,st,v in rec:
        if y<60: c.showPage();head()
        sh=list(v)
        if PLANT is None and code=='OAKTER' and v[2]>=200 and v[6]!=v[2]:
            s=f'{v[2]:.2f}';d=s[1];nd={'1':'7','7':'1','6':'8','8':'6','3':'8'}.get(d,'9' if d!='9' else '4');s2=s[0]+nd+s[2:]
            sh[2]=float(s2);PLANT={'what':f'31-60 of tenant {n} ({u}) printed {s2} instead of {s}','kind':'digit'}
        if k%2: c.setFillColor(colors.HexColor('#eef4ee'));c.rect(36,y-3.2,W-72,12.4,fill=1,stroke=0);c.setFillColor(colors.black)
        c.setFont('Helvetica',8.5);c.drawString(44,y,u);c.drawString(92,y,n);c.drawString(214,y,st);c.drawString(230,y,f'419-555-{R.randrange(100,200):04d}')
        for i,(x,a) in enumerate(zip(X,sh)): c.drawRightString(x,y,f(a,blank=i<6))
        r={'property':pn,'unit':u,'name':n,'status':st}
        for i,(q,a) in enumerate(zip(cols,sh)):
            if a!=0 or i>=6: r[q]=a
        rows.append(r);y-=12.4;k+=1
        if st=='E':
            c.setFont('Helvetica-Oblique',7);c.drawString(104,y+1,R.choice(['* 3-day notice posted; see attorney file','* Court date set, do not accept partial payment','* Stipulated agreement, reviewed weekly']));y-=11
        S=[z(a+b) for a,b in zip(S,v)]
    c.line(280,y+8,W-36,y+8);c.setFont('Helvetica-Bold',8.5);lab=f'Total {code}  -  {len(rec)} accounts';c.drawString(92,y-3,lab)
    for x,a in zip(X,S): c.drawRightString(x,y-3,f(a,False))
    tots.append({'label':lab,**dict(zip(cols,S))});G=[z(a+b) for a,b in zip(G,S)];y-=24
c.setLineWidth(1.4);c.line(36,y+9,W-36,y+9);c.setFont('Helvetica-Bold',8.5);lab='Grand Total  -  30 accounts';c.drawString(92,y-3,lab)
for x,a in zip(X,G): c.drawRightString(x,y-3,f(a,False))
c.line(36,y-8,W-36,y-8)
tots.append({'label':lab,**dict(zip(cols,G))})
c.save();assert PLANT
json.dump({'name':NAME+'.pdf','kind':'AR','planted':PLANT,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),page,PLANT,G)
