# Sage 50 (UK) aged debtors analysis (detailed), A4 landscape PDF; one invoice line dropped (planted)
from common import *
import random,datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
random.seed(4604); fonts()
C=[('ABBO01','Abbotsleigh Joinery Ltd','Mr T Rusk','0117 496 0112',3,2950),('AVON02','Avonside Tyre & Exhaust','Karen Dell','0117 496 0148',5,3640),('BRIN01','Brindle Precision Engineering Ltd','Accounts Dept','0117 496 0177','7-8',7125),('CLIF01','Clifton Cold Store Ltd','Mr A Okoro','',11,9800),('DUND03','Dundry Brewing Co Ltd','S Whatley','01275 496 031',2,2480),('FERR01','Ferrous & Daughters','','0117 496 0190',14,1875),('KEYN01','Keynsham Print Finishers','Paula Imrie','',6,3300),('LOCK02','Lockleaze Motor Factors','Mr D Singh','0117 496 0163',9,4410),('MEND01','Mendip Catering Equipment Ltd','J Prowse','01761 496 052',12,5260),('NAIL01','Nailsea Glassworks (Trade) Ltd','','01275 496 088',4,3055),('PORT04','Portishead Marine Spares','Ms L Gage','',15,2190),('SEVE01','Severn Scaffold Services Ltd','Accounts','0117 496 0120','16 Yard',1650),('WITH01','Withywood Fitness CIC','Ben Achard','0117 496 0135',10,2840)]
Q=[('25/12/2025','Rent Qtr to 24/03/26'),('25/03/2026','Rent Qtr to 23/06/26'),('24/06/2026','Rent Qtr to 28/09/26')]
KB=['other:Future','current','other:Period 1','other:Period 2','other:Period 3','other:Older']
end=dt.date(2026,6,30)
def bucket(d):
    d0=dt.datetime.strptime(d,'%d/%m/%Y').date(); m=(end.year-d0.year)*12+end.month-d0.month
    return 0 if m<0 else min(m,4)+1
no=4102; inv=2210; blocks=[]
for code,nm,ct,tel,u,q in C:
    it=[]
    tq=round(q*1.2,2)
    arre=random.random()
    if arre<.3: it.append(('SI','25/12/2025','R',f'{Q[0][1]} Unit {u}',round(random.choice([tq,tq/2]),2)))
    if random.random()<.55: it.append(('SI',f'{random.choice(["14","19","27"])}/{random.choice(["01","02","04","05"])}/2026','S',random.choice(['Insurance recharge 2026','Water recharge','Electricity sub-meter','Repair recharge - shutter','Insurance recharge 2026']),round(random.uniform(90,1100)*1.2,2)))
    if random.random()<.7: it.append(('SI','25/03/2026','R',f'{Q[1][1]} Unit {u}',tq))
    if random.random()<.6: it.append(('SI','01/04/2026','S','Service chg Q2',round(q*.22*1.2,2)))
    it.append(('SI','24/06/2026','R',f'{Q[2][1]} Unit {u}',tq))
    if random.random()<.3: it.append(('SC',random.choice(['12/05/2026','08/06/2026']),'CN','Credit - roof leak allowance',-round(random.uniform(100,500)*1.2,2)))
    if random.random()<.35: it.append(('SA',random.choice(['29/05/2026','22/06/2026','30/03/2026']),'BACS','Payment on Account',-round(random.choice([500,1000,tq/2,750]),2)))
    if random.random()<.12: it.append(('SI','01/07/2026','S','Service chg Q3',round(q*.22*1.2,2)))
    it.sort(key=lambda z:(z[1][6:],z[1][3:5],z[1][:2])); 
    L=[]
    for ty,d,k,det,a in it:
        no+=random.randint(1,23); inv+=random.randint(1,9)
        ref={'R':str(inv),'S':str(inv),'CN':f'CN{inv-1900}','BACS':'BACS'}[k]
        b=[0.0]*6; b[bucket(d)]=a
        L.append((str(no),ty,d,ref,det,a,b))
    blocks.append([code,nm,ct,tel,L,round(q*4*random.uniform(1.0,1.3),2)])
f='ar_hartcliffe_aged_debtors.pdf'
W,H=landscape(A4); c=canvas.Canvas(doc(f),pagesize=(W,H)); pg=0
X=[410,472,546,614,682,750,812]
fm=lambda v:f'{v:,.2f}'
def head(first=False):
    global pg; pg+=1
    c.setFont('LS',8); c.drawString(30,H-30,'Date:'); c.drawString(62,H-30,'03/07/2026'); c.drawString(30,H-41,'Time:'); c.drawString(62,H-41,'15:22:06')
    c.setFont('LSB',12); c.drawCentredString(W/2,H-30,'Hartcliffe Trading Estate LLP'); c.setFont('LSB',11); c.drawCentredString(W/2,H-45,'Aged Debtors Analysis (Detailed)')
    c.setFont('LS',8); c.drawRightString(W-30,H-30,f'Page:   {pg}')
    y=H-62
    if first:
        for l,r in [('Date From:       01/01/1980','Customer From:'),('Date To:            30/06/2026','Customer To:        ZZZZZZZZ')]:
            c.drawString(30,y,l); c.drawString(560,y,r); y-=11
        c.drawString(30,y-4,'Include future transactions:   Yes'); c.drawString(30,y-15,'Exclude later payments:         No'); y-=30
        c.setFont('LSI',8); c.drawString(30,y,'** NOTE: All report values are shown in Base Currency (GBP), unless otherwise indicated **'); y-=12
    y-=4
    c.setLineWidth(.8); c.line(30,y+10,W-30,y+10)
    c.setFont('LSB',8)
    for x,t in [(30,'No'),(62,'Type'),(90,'Date'),(146,'Ref'),(196,'Details')]: c.drawString(x,y,t)
    for x,t in zip(X,['Balance','Future','Current','Period 1','Period 2','Period 3','Older']): c.drawRightString(x,y,t)
    c.line(30,y-4,W-30,y-4)
    return y-18
# plant: drop one invoice line of a block with >=3 lines
cand=[(i,j) for i,b in enumerate(blocks) for j,l in enumerate(b[4]) if len(b[4])>=3 and l[1]=='SI' and 3<=i<=9 and 'Service' in l[4]]
di,dj=cand[len(cand)//2]
rows=[];tot=[];G=[0]*7
y=head(True)
for i,(code,nm,ct,tel,L,tv) in enumerate(blocks):
    if y-(len(L)*11.5+40)<40: c.showPage(); y=head()
    c.setFont('LSB',8); c.drawString(30,y,'A/C:'); c.drawString(140,y,'Name:'); c.drawString(400,y,'Contact:'); c.drawString(610,y,'Tel:')
    c.setFont('LS',8); c.drawString(55,y,code); c.drawString(172,y,nm); c.drawString(440,y,ct); c.drawString(632,y,tel); y-=13
    for j,(no_,ty,d,ref,det,a,b) in enumerate(L):
        if (i,j)==(di,dj): continue
        c.setFont('LS',8)
        for x,t in [(30,no_),(62,ty),(90,d),(146,ref)]: c.drawString(x,y,t)
        c.drawString(196,y,det)
        for x,v in zip(X,[a]+b): c.drawRightString(x,y,fm(v))
        y-=11.5
        rows.append(dict(resident=code,name=nm,charge=det,date=dt.datetime.strptime(d,'%d/%m/%Y').date().isoformat(),invoice=ref,total=a,**dict(zip(KB,b))))
    t=[round(sum(l[5] for l in L),2)]+[round(sum(l[6][k] for l in L),2) for k in range(6)]
    c.setLineWidth(.4); c.line(352,y+9,W-30,y+9)
    c.setFont('LSB',8); c.drawRightString(340,y,'Totals:')
    for x,v in zip(X,t): c.drawRightString(x,y,fm(v))
    y-=11.5; c.setFont('LS',7.5); c.drawString(62,y,f'Turnover: {fm(tv)}'); c.drawString(196,y,'Credit Limit £ 0.00'); y-=19
    tot.append(dict(label='Totals:',total=t[0],**dict(zip(KB,t[1:])))); G=[round(p+q,2) for p,q in zip(G,t)]
if y<60: c.showPage(); y=head()
c.setLineWidth(1); c.line(352,y+11,W-30,y+11); c.setFont('LSB',8.5); c.drawRightString(340,y,'Grand Totals:')
c.setFont('LSB',8)
for x,v in zip(X,G): c.drawRightString(x,y,fm(v))
c.line(352,y-4,W-30,y-4)
tot.append(dict(label='Grand Totals:',total=G[0],**dict(zip(KB,G[1:]))))
c.save()
l=blocks[di][4][dj]
save(f,'AR',['total']+KB,rows,tot,{"what":f"{blocks[di][0]}: line {l[0]} {l[3]} '{l[4]}' of {l[5]:,.2f} is not printed, though the account's totals and grand totals include it","kind":"row_dropped"},'INDUSTRIAL','Sage 50 UK aged debtors detailed, blocks per account',True)
print(pg,len(rows))
