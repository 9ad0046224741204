# Self-storage unit directory, ~264 units, raw canvas, Courier, size-group headings with sub-totals, page headers and footers
from common import *
import random
from datetime import date as D
from reportlab.pdfgen import canvas
rnd=random.Random(909); N='StowAway_Depot_unit_directory.pdf'
W,Hh=612,792; c=canvas.Canvas(DOC(N),pagesize=(W,Hh))
G=[("5x5 CC",22,59),("5x10 CC",48,89),("10x10 CC",60,145),("10x10 DU",40,129),("10x15 DU",38,168),("10x20 DU",36,205),("10x30 DU",12,275),("RV/PKG 12x35",8,110)]
fn='ALDO BEA CARL DORA EMIL FAYE GUS HELGA IVO JUNE KARL LEDA MORT NADIA OTTO PEARL'.split(); ln='ABERNAUT BLISSWORTH CORDONE DUNSTABE EASTERWOOD FALKMAN GRIMALSON HARTZELL IBSENER JORGANSEN KIMBLEY LOFTHOUSE MERIDEW NEWBOLDT OSGATHORP PREWITTS QUENNEL RICHMANT SOLBERGER TREVANNY'.split()
biz=['APEX DRAIN SVC','BLUEBONNET REALTY','CORNER CAFE #2','D&L FLOORING INC','GRACE FELLOWSHIP CH','PINETOP HVAC']
X=dict(unit=30,cust=74,name=122,inn=238,paid=284,rate=360,rent=406,ins=448,fee=490,bal=537,days=570)
pg=0;y=0
def head():
    global pg,y
    if pg: c.setFont('Courier',7); c.drawString(30,24,'SIII rpt 114 v9.2'); c.drawRightString(582,24,f'Page {pg} of 5'); c.showPage()
    pg+=1; c.setFont('Courier-Bold',11); c.drawString(30,762,'STOWAWAY DEPOT #0073 - EULESS'); c.setFont('Courier',8); c.drawRightString(582,762,'10/02/2026 07:14'); c.drawString(30,750,'Unit Directory / Rent Roll      As Of 09/30/2026      Sort: Size, Unit')
    c.setFont('Courier-Bold',7.5)
    for k,a,b,al in(('unit','','Unit','l'),('cust','Cust','ID','l'),('name','','Customer','l'),('inn','Moved','In','l'),('paid','Paid','Thru','l'),('rate','Street','Rate','r'),('rent','Actual','Rent','r'),('ins','Insur','Prem','r'),('fee','Late','Fees','r'),('bal','Balance','Due','r'),('days','Days','Late','r')):
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],736,a); f(X[k],728,b)
    c.setDash(1,1); c.line(30,724,582,724); c.setDash(); y=713
def ln_(h=0):
    global y
    y-=10
    if y<44: head()
rows=[];tot=[0]*5;vac=occ=unr=n=0;head();base=100
for sz,k,st in G:
    if y<80: head()
    c.setFont('Courier-Bold',8); c.drawString(30,y,f'Size: {sz}'); ln_(); s=[0]*5;so=0
    for i in range(k):
        n+=1; u=f'{"P" if sz[0]=="R" else chr(65+G.index((sz,k,st)))}{base+i:03d}' ; c.setFont('Courier',7.5); c.drawString(X['unit'],y,u); c.drawRightString(X['rate'],y,f'{st:.2f}'); s[0]+=st
        r=dict(unit=u,unitType=sz,marketRent=st); p=rnd.random()
        if p<.10: c.drawString(X['name'],y,'** VACANT **'); vac+=1; r['statusText']='** VACANT **'
        elif p<.125: w=rnd.choice(['UNRENTABLE-LEAK','UNRENTABLE-DOOR']); c.drawString(X['name'],y,w); unr+=1; r['statusText']=w
        elif p<.13: c.drawString(X['name'],y,'COMPANY USE'); unr+=1; r['statusText']='COMPANY USE'
        else:
            nm=rnd.choice(biz) if rnd.random()<.08 else f'{rnd.choice(ln)}, {rnd.choice(fn)}'; occ+=1;so+=1
            mi=D(rnd.randint(2017,2026),rnd.randint(1,9),rnd.randint(1,28)); rent=st+rnd.choice([-20,-10,0,0,8,15,24,-35]); ins=rnd.choice([0,12,12,18]); fee=rnd.choice([0]*8+[20,40]); days=rnd.choice([33,47,64]) if fee else 0; bal=(rent+ins+fee) if fee else rnd.choice([0]*6+[-5.5]); pd=D(2026,8,31) if fee else rnd.choice([D(2026,9,30),D(2026,10,31),D(2026,12,31)])
            c.drawString(X['cust'],y,str(rnd.randint(10000,99999))); c.drawString(X['name'],y,nm[:22]); c.drawString(X['inn'],y,f'{mi:%m/%d/%y}'); c.drawString(X['paid'],y,f'{pd:%m/%d/%y}')
            for q,v in(('rent',rent),('ins',ins),('fee',fee),('bal',bal)): c.drawRightString(X[q]+(c.stringWidth('-','Courier',7.5) if v<0 else 0),y,(f'{v:.2f}' if v>=0 else f'{-v:.2f}-'))
            if days: c.drawRightString(X['days'],y,str(days))
            for j,v in enumerate((rent,ins,fee,bal)): s[j+1]+=v
            r.update(tenantName=nm,statusText='Occupied',contractRent=rent,moveInDate=mi,balance=bal,charges=[dict(code=a,amount=b) for a,b in(('Insur Prem',ins),('Late Fees',fee)) if b])
        rows.append(r); ln_()
    c.setFont('Courier-Bold',7.5); c.drawString(30,y,f'{sz}: {k} units, {so} occupied ({so/k*100:.1f}%)')
    for q,v in zip(('rate','rent','ins','fee','bal'),s): c.drawRightString(X[q],y,f'{v:,.2f}')
    tot=[a+b for a,b in zip(tot,s)]; ln_(); ln_(); base+=0
if y<110: head()
c.line(30,y+8,582,y+8); c.setFont('Courier-Bold',7.5); c.drawString(30,y,f'GRAND TOTAL  {n} UNITS')
for q,v in zip(('rate','rent','ins','fee','bal'),tot): c.drawRightString(X[q],y,f'{v:,.2f}')
y-=20; c.setFont('Courier',8)
for t in(f'Occupied     {occ:4d}   {occ/n*100:5.1f}%',f'Vacant       {vac:4d}   {vac/n*100:5.1f}%',f'Unrentable   {unr:4d}   {unr/n*100:5.1f}%   (incl. company use)','CC = climate controlled, DU = drive-up. A trailing minus is a credit.'): c.drawString(30,y,t); y-=10
c.setFont('Courier',7); c.drawString(30,24,'SIII rpt 114 v9.2'); c.drawRightString(582,24,f'Page {pg} of 5'); c.save(); print('pages',pg,max(tot))
save(N,'SELF_STORAGE','Storage operator\'s unit directory, Courier, size groups with sub-totals over pages','264 units, paid-thru date beside move-in, customer IDs, days late, trailing-minus credits, unrentable and company units, street vs actual',rows,propertyName='STOWAWAY DEPOT #0073 - EULESS',asOn='2026-09-30',units=n,occupied=occ,vacant=vac,checks=[('rent','contractRent',tot[1]),('street','marketRent',tot[0]),('bal','balance',round(tot[4],2))])
