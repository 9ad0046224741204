# Florida condominium, owner delinquency by charge, Letter landscape. Charge lines under an owner line.
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *
R=random.Random(45101); STEM='seagrape_cove_delinquency_0626'
surn='Okafor|Delacroix-Haim|Pettibone|Van Orsdel|Marchetti|Quintero|Abernathy|Lindqvist|Szabo|Trujillo|Fairweather|Nakamura|Bellweather Holdings LLC|Osgood Family Trust|Ruiz|Hargrove|Castellanos|Mbeki|Thorsen|Palermo|Greenbaum|Duvalier|Estate of R. Cobb|SFR Tampa 14 LLC'.split('|')
steps=['None','1st Notice','Intent to Lien','Lien Recorded','At Attorney','Payment Plan']
units=sorted(R.sample([f'{f}{n:02d}' for f in range(1,8) for n in range(1,13)],24))
owners=[]
for i,u in enumerate(units):
    nm=surn[i]
    if not any(x in nm for x in('LLC','Trust','Estate')): nm+=', '+R.choice(['D. & R.','Paulina','Jerome T.','A.','Wm. & Kay','Ingrid','Luis E.','M. & S.'])
    base=[41250,46800,53875][int(u[-1])%3]
    sev=R.choices([0,1,2,3],[4,6,5,5])[0]
    L=[]
    if sev==0: L.append(['Monthly Assessment',base,0,0,0])
    elif sev==1: L.append(['Monthly Assessment',base,base,0,0])
    elif sev==2: L.append(['Monthly Assessment',base,base,base,0])
    else: L.append(['Monthly Assessment',base,base,base,base*R.randint(1,7)-R.choice([0,0,20000,11375])])
    if sev>=1: L.append(['Late Fee',2500,2500 if sev>1 else 0,2500 if sev>2 else 0,2500*R.randint(1,6) if sev>2 else 0])
    if sev==3: L.append(['Interest - 18%']+[R.randint(300,2900) for _ in range(3)]+[R.randint(3000,14000)])
    if R.random()<.3 and sev: L.append(['Spec. Assmt - Seawall',0,0,125000 if sev>1 else 0,0 if sev>1 else 0]) if sev>1 else None
    if sev==3 and R.random()<.7: L.append(['Legal Fees',R.choice([0,18500]),0,27500,R.choice([0,35000,62150])])
    if R.random()<.2: L.append(['Violation Fine',0,10000,0,0])
    if R.random()<.12: L.append(['Unapplied Payment',-R.choice([10000,25000,5000]),0,0,0])
    L=[x for x in L if x]
    st={0:'None',1:R.choice(steps[:2]),2:R.choice(steps[1:3]),3:R.choice(steps[2:])}[sev]
    owners.append(dict(u=u,acct=f'SGC{u}-{R.randint(1,4):02d}',nm=nm,L=L,st=st,lp=(R.randint(1,6),R.randint(1,28),R.choice([base,base*2,50000]))))
keys=['current','b30','b60','b90','total']
rows=[];tots=[]
W,H=landscape(letter); c=canvas.Canvas(d(STEM,'pdf'),pagesize=(W,H)); c.setTitle('Delinquency')
X=[462,538,608,678,752]; pg=[0]
NP=4
def head():
    pg[0]+=1
    c.setFont('Helvetica-Bold',13);c.drawString(40,H-38,'Seagrape Cove Condominium Association, Inc.')
    c.setFont('Helvetica',9);c.drawString(40,H-52,'Delinquency Report - Detail by Charge     As of 06/30/2026     Minimum balance: $0.01')
    c.drawRightString(752,H-38,'Palmetto Community Partners, LLC')
    c.setFillColor(colors.HexColor('#1f4e79'));c.rect(36,H-80,720,17,fill=1,stroke=0);c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',8.5);c.drawString(60,H-74,'Charge')
    for x,t in zip(X,['Current','Over 30','Over 60','Over 90','Balance']): c.drawRightString(x,H-74,t)
    c.setFillColor(colors.black)
    return H-94
def foot():
    c.setFont('Helvetica',7);c.setFillColor(colors.grey);c.drawString(40,24,'Printed 07/02/2026 8:14 AM by tcasale');c.drawRightString(752,24,f'Page {pg[0]} of {NP}');c.setFillColor(colors.black)
y=head()
def need(h):
    global y
    if y-h<40: foot();c.showPage();y=head();return True
def line(lbl,v,b=False,x0=60):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.2);c.drawString(x0,y,lbl)
    for x,a in zip(X,v): c.drawRightString(x,y,('-$' if a<0 else '$')+f'{abs(a)/100:,.2f}')
    y-=12.4
G=[0]*5
for o in owners:
    need(26)
    c.setFillColor(colors.HexColor('#e8eef5'));c.rect(36,y-3.2,720,12,fill=1,stroke=0);c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',8.2);c.drawString(40,y,f"{o['acct']}");c.drawString(112,y,f"Unit {o['u']}");c.drawString(160,y,o['nm'])
    c.setFont('Helvetica',7.4);c.drawString(340,y,f"Step: {o['st']}");m,dd,a=o['lp'];c.drawRightString(752,y,f"Last payment: {m:02d}/{dd:02d}/2026  ${a/100:,.2f}")
    y-=13; T=[0]*5
    for ch,*v in o['L']:
        v=v+[sum(v)]
        if need(12):
            c.setFont('Helvetica-Oblique',8);c.drawString(40,y,f"{o['acct']}   Unit {o['u']}   {o['nm']} (continued)");y-=12
        line(ch,v); T=[a+b for a,b in zip(T,v)]
        rows.append(dict(unit=o['u'],resident=o['acct'],name=o['nm'],charge=ch,**{k:num(a) for k,a in zip(keys,v)}))
    c.setLineWidth(.4);c.line(400,y+9,756,y+9)
    line(f"Total {o['acct']}",T,True,x0=300); tots.append(dict(label=f"Total {o['acct']}",**{k:num(a) for k,a in zip(keys,T)}))
    y-=4; G=[a+b for a,b in zip(G,T)]
need(120); y-=4
c.setLineWidth(1);c.line(36,y+10,756,y+10)
line('Association Total',G,True,x0=40); tots.append(dict(label='Association Total',**{k:num(a) for k,a in zip(keys,G)}))
c.line(36,y+8,756,y+8); y-=14
c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,'Collection step');c.drawRightString(220,y,'Homeowners');y-=12;c.setFont('Helvetica',8.5)
for s in steps:
    n=sum(o['st']==s for o in owners)
    if n: c.drawString(40,y,s);c.drawRightString(220,y,str(n));y-=11
foot();c.save();print('pages',pg[0])
write(STEM,'AR',keys,rows,tots)
