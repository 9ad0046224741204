# MRI-like aged delinquencies, strip centre, tenant heading + charge lines, PDF landscape. PLANTED: a charge line not printed
from common import *
import random
from datetime import date
from fpdf import FPDF
R=random.Random(6104)
N='Quaboag Crossing Aged Delinq 0925.pdf'
AS=date(2025,9,26)
T=[("00003118-1","A101","Tops & Bottoms Laundry LLC",3420.0,5),("00002954-2","A103","Rte 9 Nail Spa",2866.67,7),("00003377-1","A105","Ware River Vape & Tobacco",2150.0,3),("00002401-1","A107","Great Wall Kitchen Inc.",3895.5,6),
("00002402-3","A110","Dollar Bay Stores #1184",11458.33,4),("00003502-1","A115","Bright Steps Physical Therapy PC",5212.5,2),("00003289-1","A117","Hometown Tax & Bookkeeping",1575.0,9),("00002877-1","A119","Mattress Barn of Palmer",6640.0,11),
("00003410-1","B201","Pinnacle Wireless Retail, Inc.",4025.0,3),("00003066-2","B203","Lucky Strand Salon",2240.0,6),("00003621-1","B204","Sweet Birch Creamery",2780.0,4),("00002519-1","B206","Valley Fitness 24, LLC",9875.0,12),
("00003555-1","B210","Liberty Pet Supply Co.",5430.0,2),("00002398-1","C300","Colonial Savings Bank (ATM)",650.0,1),("00002611-4","C301","Hometown Pizza & Grill",3655.0,8),("00003183-2","C305","Quaboag Family Dental",4510.0,2),
("00003644-1","C307","Smoke Signal BBQ",4875.0,9),("00002745-1","PAD1","Northfield Donut Group",7916.67,3),("00002745-2","PAD2","Speedy Wash Car Wash LLC",6250.0,4)]
CODES={"BRR":"Base Rent Retail","CAM":"Common Area Maint","RET":"Real Estate Tax","INS":"Insurance Recovery","LAT":"Late Charge","WTR":"Water/Sewer","CMR":"Prior Year CAM Recon","PPR":"Prepaid / Unapplied","SGN":"Signage Fee"}
def bucket(d):
    n=(AS-d).days
    return 'b0_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b91_120' if n<=120 else 'b120'
BK=['b0_30','b31_60','b61_90','b91_120','b120']
tenants=[]
for oid,su,nm,rent,k in T:
    ch=[]
    cam=round(rent*.19,2);ret=round(rent*.145,2);ins=round(rent*.028,2)
    if k==1: ch=[(date(2025,7,15),'SGN','CH',150.0)]
    else:
        months=min(5,max(1,(k+2)//3));
        for i in range(months):
            d=date(2025,9-i,1)
            ch.append((d,'BRR','CH',rent if i<months-1 or k%2 else round(rent*R.uniform(.2,.8),2)))
            if k>3 or i==0: ch.append((d,'CAM','CH',cam))
            if k>4 and R.random()<.8: ch.append((d,'RET','CH',ret))
            if k>7 and R.random()<.5: ch.append((d,'INS','CH',ins))
            if k>5 and i<2: ch.append((date(2025,9-i,11),'LAT','CH',round(rent*.05,2)))
        if k in(6,9): ch.append((date(2025,7,22),'WTR','CH',round(R.uniform(90,420),2)))
        if k in(4,8,12): ch.append((date(2025,4,30),'CMR','CH',round(R.uniform(600,2900),2)))
        if k in(7,2): ch.append((date(2025,9,17),'PPR','CR',-round(R.uniform(200,1400),2)))
    ch.sort(key=lambda x:(x[0],x[1]))
    lp=date(2025,R.choice([6,7,8,9]) if k>6 else R.choice([8,9]),R.randint(2,24))
    tenants.append((oid,su,nm,ch,lp,round(rent*R.choice([1,.5,1.36]),2)))
DROP=('00002519-1',date(2025,7,1),'CAM')
pdf=FPDF('L','pt','letter');pdf.set_auto_page_break(False);pdf.set_creation_date(__import__('datetime').datetime(2025,9,29))
X=dict(d=36,c=112,s=160,total=300,b0_30=385,b31_60=470,b61_90=555,b91_120=640,b120=735)
H=['Current to 30','31 - 60','61 - 90','91 - 120','Over 120']
def rt(x,y,t): pdf.text(x-pdf.get_string_width(t),y,t)
pg=0
def head():
    global pg,y
    pdf.add_page();pg+=1
    pdf.set_font('Helvetica','',7.5)
    pdf.text(36,34,'Database:');pdf.text(82,34,'NORTHFLD');pdf.text(36,44,'Bldg Status:');pdf.text(82,44,'Active only');pdf.text(36,54,'Quaboag Crossing (2210)')
    for i,(t,b) in enumerate([('Aged Delinquencies Report','B'),('Northfield Retail Associates LLC',''),('Period: 09/25     Aged as of 9/26/2025','')]):
        pdf.set_font('Helvetica',b,10 if i==0 else 8);w=pdf.get_string_width(t);pdf.text(396-w/2,34+i*11,t)
    pdf.set_font('Helvetica','',7.5);
    for i,(a,b) in enumerate((('Page:',str(pg)),('Date:','9/29/2025'),('Time:','11:42 AM'))): pdf.text(670,34+i*10,a);rt(756,34+i*10,b)
    pdf.set_font('Helvetica','B',7.5)
    pdf.text(X['d'],76,'Invoice Date');pdf.text(X['c'],76,'Category');pdf.text(X['s'],76,'Source');rt(X['total'],76,'Amount')
    for k,h in zip(BK,H): rt(X[k],76,h)
    pdf.set_line_width(.7);pdf.line(36,80,756,80);y=94
rows=[];totals=[];G={k:0 for k in['total']+BK};cat={}
head()
def tenanthead(t,cont=False):
    global y
    oid,su,nm,ch,lp,la=t
    pdf.set_font('Helvetica','B',7.5);pdf.text(36,y,oid);pdf.text(92,y,nm+('   (Continued)' if cont else ''))
    pdf.set_font('Helvetica','',7.5);pdf.text(330,y,'Suite: '+su);pdf.text(400,y,'Day Due:  1     Delq Day:  10')
    pdf.text(530,y,f'Last Payment:  {lp.month}/{lp.day}/{lp.year}');rt(735,y,m(la));y+=12
for t in tenants:
    oid,su,nm,ch,lp,la=t
    if y>545: head()
    tenanthead(t)
    S={k:0 for k in['total']+BK};seen=set()
    for d,c,s,a in ch:
        b=bucket(d);S['total']+=a;S[b]+=a;cat.setdefault(c,{k:0 for k in['total']+BK});cat[c]['total']+=a;cat[c][b]+=a;seen.add(b)
        if (oid,d,c)==DROP: dropped=a;continue
        if y>570: head();tenanthead(t,True)
        pdf.set_font('Helvetica','',7.5)
        pdf.text(X['d']+6,y,f'{d.month}/{d.day}/{d.year}');pdf.text(X['c'],y,c);pdf.text(X['s'],y,s);rt(X['total'],y,m(a))
        for k in BK: rt(X[k],y,m(a) if k==b else '0.00')
        rows.append({"unit":su,"name":nm,"resident":oid,"date":d.isoformat(),"charge":c,"total":a,**{k:(a if k==b else 0) for k in BK}})
        y+=10.5
    pdf.set_line_width(.3);pdf.line(250,y-7,756,y-7);y+=2
    if y>578: head()
    lab=nm+' Total:'
    pdf.set_font('Helvetica','B',7.5);pdf.text(92,y,lab)
    d={"label":lab}
    for k in['total']+BK: v=round(S[k],2);G[k]=round(G[k]+v,2);rt(X[k],y,m(v));d[k]=v
    totals.append(d);y+=18
if y>400: head()
y+=2;pdf.set_line_width(.7);pdf.line(36,y-9,756,y-9)
pdf.set_font('Helvetica','B',7.5);pdf.text(36,y,'Building 2210 Total:')
for k in['total']+BK: rt(X[k],y,m(G[k]))
totals.append({"label":"Building 2210 Total:",**G});y+=26
pdf.text(36,y,'Recap by Category');y+=12
for c,v in sorted(cat.items()):
    pdf.set_font('Helvetica','',7.5);pdf.text(42,y,c);pdf.text(80,y,CODES[c])
    for k in['total']+BK: rt(X[k],y,m(round(v[k],2)))
    y+=10.5
pdf.output(doc(N))
save(N,'AR',['total']+BK,rows,totals,'MRI-like aged delinquencies, strip centre, tenant heading with charge lines, recap by category',True,
 {"what":f"Valley Fitness 24, LLC (B206): the CAM charge of 7/1/2025, {m(dropped)}, is not printed; the tenant total, building total and recap still include it","kind":"row_dropped"})
print(len(rows),pg,dropped,G)
