# RealPage-like delinquent & prepaid with comments, deposits held; apartments, PDF legal landscape
import random
from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfgen import canvas
rnd = random.Random(8104)
L='Abernathy Boswick Carreno Dunmore Eklund Faraday Gantry Hollis Ibarra Jessop Kilbride Lomax Marchetti Nwosu Oyelaran Pruett Quimby Rasmuson Sandoval Tillery Upshaw Vasquez Whitlow Yancey Zielinski Baptiste Corliss Delacruz Emmerich Fontaine Grubb Hardesty Ingle Jolley Kowalczyk Lindqvist Mabry Norgaard Osgood Peralta Rourke Stallings'.split()
G='Tamika Jordan Luis Karen Devon Mai Patrick Noelle Ruben Simone Craig Ayesha Wyatt Bianca Omar Heather Felix Dana Terrell Marisol'.split()
notes=['Eviction filed 06/12 - hearing set 07/03 @ 9:00 JP Pct 2','3-day notice posted 06/08','Payment arrangement: $400 every other Friday thru 08/15','Judgment granted 06/18, writ requested','Promised balance by 06/30 - MW','Rental assistance application pending (county)','NTV posted, no response to calls or emails','Disputes trash valet charge, see e-mail 06/05']
notesF=['Sent to collections 05/20 (Brightwell Recovery)','Skip - keys left in drop box','FAS mailed 06/02','Lease break fee billed; deposit applied','Evicted 04/23, set out by constable']
seen=set()
def person(st):
    n=L.pop(rnd.randrange(len(L)))+', '+rnd.choice(G)
    while True:
        u=f'{rnd.randint(1,14):02d}-{rnd.choice("123")}{rnd.randint(1,12):02d}'
        if (u,st=='F') not in seen: break
    seen.add((u,st=='F'))
    b=[0.0]*4; rent=rnd.randint(1085,1760); pre=0.0; note=None
    x=rnd.random()
    if st!='F' and x<.33: pre=-r2(rnd.choice([rent+45, rnd.uniform(1,120), rnd.uniform(200,900)]))
    else:
        if st=='F': 
            b[3]=r2(rnd.uniform(150,4200)); b[2]=r2(rnd.choice([0,rnd.uniform(80,900)])); note=rnd.choice(notesF) if rnd.random()<.6 else None
        else:
            b[0]=r2(rnd.choice([rent+rnd.choice([0,35,95]),rnd.uniform(20,480),rnd.uniform(300,rent)]))
            if rnd.random()<.45: b[1]=r2(rnd.choice([rent,rnd.uniform(60,700)]))
            if b[1] and rnd.random()<.45: b[2]=r2(rent*rnd.choice([1,.5])+rnd.choice([0,12.5]))
            if b[2] and rnd.random()<.4: b[3]=r2(rnd.uniform(100,1900))
            if sum(b)>1200 and rnd.random()<.75: note=rnd.choice(notes)
            if rnd.random()<.07: pre=-r2(rnd.uniform(10,60))
    yr=rnd.choice([2022,2023,2024,2024,2025]); mo=rnd.randint(1,12 if yr<2025 else 5)
    date=f'{mo:02d}/{rnd.randint(1,28):02d}/{yr}' if st!='F' else f'{rnd.randint(1,5):02d}/{rnd.randint(1,28):02d}/2025'
    dl=r2(sum(b))
    return dict(unit=u,id=str(rnd.randint(410000,489999)),name=n,date=date,pre=pre,dl=dl,net=r2(dl+pre),b=b,dep=0.0 if st=='F' else float(rnd.choice([150,250,250,300,500,500,0,rent])),late=f'{rnd.randint(0,6)} / {rnd.choice([0,0,0,1,2])}',note=note)
S=[('Current Residents','C',25),('Notice Residents','N',6),('Former Residents','F',11)]
secs=[]
for t,k,n in S: secs.append((t,sorted([person(k) for _ in range(n)],key=lambda p:p['unit'])))
W,H=landscape(legal)
c=canvas.Canvas(D+'Delinquent_Prepaid_Summit_at_Larkmoor.pdf',pagesize=(W,H)); c.setTitle('Delinquent and Prepaid')
HX=[('Prepaid',425),('Delinquent',495),('Net balance',565),('0-30',630),('31-60',695),('61-90',760),('Over 90',825),('Deposits held',893)]
pg=0; y=0
def f(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFont('Helvetica',8); c.drawString(36,H-34,'RealCourt OneView  v.9.2'); c.drawRightString(W-36,H-34,f'Page {pg}')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,'DELINQUENT AND PREPAID REPORT')
    c.setFont('Helvetica',9); c.drawCentredString(W/2,H-49,'Stonebridge Pension Trust II - The Summit at Larkmoor'); c.drawCentredString(W/2,H-60,'As of 06/25/2025   |   Fiscal period 062025   |   All ledgers   |   Sorted by Bldg/Unit')
    y=H-80; c.setFont('Helvetica-Bold',8)
    c.drawString(36,y,'Bldg/Unit'); c.drawString(84,y,'Reshid'); c.drawString(130,y,'Name'); c.drawString(262,y,'Move-in/'); c.drawString(262,y-9,'out date'); c.drawString(322,y,'Late /'); c.drawString(322,y-9,'NSF')
    for h,x in HX: c.drawRightString(x,y-9,h)
    c.line(36,y-13,W-36,y-13); y-=26
K=['prepaid','delinquent','total','b0_30','b31_60','b61_90','b90','deposit']
vals=lambda p:[p['pre'],p['dl'],p['net']]+p['b']+[p['dep']]
rows=[];tots=[];G8=[0.0]*8
head()
for t,ps in secs:
    if y<90: head()
    c.setFont('Helvetica-Bold',9); c.drawString(36,y,t); y-=14
    s=[0.0]*8
    for p in ps:
        if y<62: head()
        c.setFont('Helvetica',8)
        c.drawString(36,y,p['unit']); c.drawString(84,y,p['id']); c.drawString(130,y,p['name']); c.drawString(262,y,p['date']); c.drawString(322,y,p['late'])
        v=vals(p); s=[r2(a+b) for a,b in zip(s,v)]
        for (h,x),a in zip(HX,v): c.drawRightString(x,y,f(a))
        y-=11
        if p['note']:
            c.setFont('Helvetica-Oblique',7.5); c.drawString(142,y,'Comments: '+p['note']); y-=11
        y-=2
        rows.append(dict({"unit":p['unit'],"resident":p['id'],"name":p['name']},**dict(zip(K,v))))
    c.line(378,y+8,W-115,y+8); c.setFont('Helvetica-Bold',8); lab=f'Total {t}'; c.drawString(130,y-2,lab)
    for (h,x),a in zip(HX,s): c.drawRightString(x,y-2,f(a))
    y-=22; tots.append(dict({"label":lab},**dict(zip(K,s)))); G8=[r2(a+b) for a,b in zip(G8,s)]
c.setFont('Helvetica-Bold',8); c.line(36,y+10,W-36,y+10); c.drawString(130,y,'Property Total')
for (h,x),a in zip(HX,G8): c.drawRightString(x,y,f(a))
tots.append(dict({"label":"Property Total"},**dict(zip(K,G8))))
y-=30
if y<60: head()
c.setFont('Helvetica',8); c.drawString(36,y,f'Gross potential rent for period: 421,880.00      Delinquent as % of GPR: {G8[1]/4218.80:.2f}%      Households listed: {len(rows)}')
c.save()
save('Delinquent_Prepaid_Summit_at_Larkmoor.pdf','AR','delinquent & prepaid by resident, current/notice/former sections, comment lines, deposits held, legal landscape',False,K,rows,tots)
