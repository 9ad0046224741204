import random
from datetime import date,timedelta
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(2304)
T=[("C20114","Bramble & Fosse Joinery Ltd","Unit 4, Sallow Road Workshops"),("C20120","Orrin Tyre Centre","Unit 9, Sallow Road Workshops"),("C20133","Penhale Upholstery","Unit 11A, Sallow Road Workshops"),("C20207","Tidewell Brewing Co-operative","Units 2-3, Gasworks Yard"),("C20219","Lumb Refrigeration (2016) Ltd","Unit 6, Gasworks Yard"),("C20311","The Copper Kettle Tea Room","12 Guildhall Parade"),("C20318","Sarkar & Daughter Pharmacy","15 Guildhall Parade"),("C20325","Marchpane Bakers Limited","17-19 Guildhall Parade"),("C20402","Threlfall Key Cutting","Stall 31, Market Hall"),("C20417","N. Oyelade t/a Indigo Fabrics","Stall 44-46, Market Hall"),("C20433","Eastlake Phone Repairs","Stall 52, Market Hall"),("C20510","Underhay Farm Machinery","Land at Cold Norton Lane")]
AS=date(2025,3,31)
ch=["Rent - quarter","Service charge","Insurance","Rent - monthly","Electricity recharge","Rent - weekly stall","Rates recharge"]
CK=["b0_30","b31_60","b61_90","b90"]
blocks=[];num=7741200
for i,(code,n,pr) in enumerate(T):
    L=[]
    k=[4,3,2,5,1,4,3,6,2,4,1,3][i]
    days=sorted([R.choice([3,6,10,12,28,38,47,55,68,80,95,120,160,210,330]) for _ in range(k)],reverse=True)
    for dd in days:
        num0=7741200-dd*13+R.randint(0,9)
        due=AS-timedelta(days=dd)
        am=R.randint(4200,410000) if "Stall" not in pr else R.randint(2400,46000)
        st=''
        L.append([f"{num0}",due,R.choice(ch[3:6] if "Stall" in pr else ch[:5]),am,dd,st])
    blocks.append([code,n,pr,L])
used=set()
def uniq():
    for b in blocks:
        for l in b[3]:
            while l[0] in used:l[0]=str(int(l[0])+1)
            used.add(l[0])
uniq()
# not yet due: quarter invoices due in April
for i in(0,3,7,11): blocks[i][3].append([str(7741300+i*3),date(2025,4,14),"Rent - quarter",R.randint(180000,600000),-14,''])
# credit note & unallocated receipt
blocks[1][3].append(["CN00418",date(2025,3,11),"Credit note, service charge",-18640,20,''])
blocks[7][3].append(["RC88120",date(2025,3,27),"Receipt not matched",-125000,4,''])
for l in blocks[3][3][:2]:l[5]='IP'
for l in blocks[5][3][:3]:l[5]='D'
for l in blocks[7][3][1:3]:l[5]='D'
blocks[9][3][0][5]='IP';blocks[11][3][0][5]='L'
DROP=(9,2) # Indigo Fabrics third invoice
W,H=landscape(A4);fn='eastmarch_commercial_debt_mar25.pdf';c=canvas.Canvas(D(fn),pagesize=(W,H))
XR=[430,497,564,631,698,768];XL=[56,118,176,238];NM=["current"]+CK+["total"]
LAB=["Not yet\ndue","0-30\ndays","31-60\ndays","61-90\ndays","Over 90\ndays","Invoice\nbalance £"]
pg=0;rows=[];totals=[]
def head():
    global y,pg
    pg+=1;y=H-40
    c.setFillGray(0);c.setFont('Helvetica-Bold',12);c.drawString(48,y,'Eastmarch County Council: commercial rents, debt by tenant');c.setFont('Helvetica',8);c.drawRightString(W-46,y,f'SAP FI-AR  31.03.2025  sheet {pg}');y-=15
    if pg==1:
        for t in['Days are counted from the due date of the invoice. Items coded D are in dispute, IP on an instalment plan, L with Legal Services; the code','stands to the right of the balance. Credit notes and receipts that are not matched are shown in brackets in the age of their date.']:
            c.drawString(48,y,t);y-=10
        y-=3
    c.setFillGray(.9);c.rect(46,y-17,W-92,26,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7.6)
    for x,t in zip(XL[:3],['Document','Due date','Charge']):c.drawString(x,y-4,t)
    for x,t in zip(XR,LAB):
        a,b=t.split('\n');c.drawRightString(x,y,a);c.drawRightString(x,y-10,b)
    y-=30
def foot():
    c.setFont('Helvetica-Oblique',7);c.drawString(48,26,'OFFICIAL - SENSITIVE (commercial)')
fm=lambda v:'' if v is None else(f2(v) if v>=0 else f'({f2(-v)})')
def put(v,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    for x,a in zip(XR,v):
        s=fm(a);c.drawRightString(x+(2.7 if s.endswith(')') else 0),y,s)
head();G=[0]*6
for bi,(code,n,pr,L) in enumerate(blocks):
    if y-(len(L)+2)*11.5<50: foot();c.showPage();head()
    c.setFont('Helvetica-Bold',8.4);c.drawString(48,y,f'{code}   {n}');c.setFont('Helvetica',8.4);c.drawString(300,y,pr);y-=11.5
    S=[0]*6
    for li,(doc,due,chg,am,dd,st) in enumerate(L):
        v=[None]*6;v[0 if dd<0 else 1 if dd<=30 else 2 if dd<=60 else 3 if dd<=90 else 4]=am;v[5]=am
        S=[a+(b or 0) for a,b in zip(S,v)]
        if (bi,li)==DROP: dropped=(doc,chg,f2(am));continue
        put(v);c.drawString(XL[0],y,doc);c.drawString(XL[1],y,due.strftime('%d.%m.%Y'));c.drawString(XL[2],y,chg)
        if st:c.drawString(XR[5]+10,y,st)
        r={"resident":code,"name":n,"unit":pr,"invoice":doc,"date":due.strftime('%d.%m.%Y'),"charge":chg}
        if st:r["status"]=st
        r.update({k:p(x) for k,x in zip(NM,v)});rows.append(r);y-=11.5
    c.setLineWidth(.4);c.line(385,y+9,XR[5],y+9)
    v=[x if x else None for x in S];put(v,True);c.drawString(XL[2],y,f'Total {code}')
    totals.append({"label":f'Total {code}',**{k:p(x) for k,x in zip(NM,v)}})
    G=[a+b for a,b in zip(G,S)];y-=17
if y<150:foot();c.showPage();head()
c.setLineWidth(1);c.line(48,y+10,XR[5],y+10);put(G,True);c.drawString(48,y,'Total commercial debt, 12 tenants');c.line(48,y-4,XR[5],y-4)
totals.append({"label":'Total commercial debt, 12 tenants',**{k:p(x) for k,x in zip(NM,G)}});y-=30
st={'D':0,'IP':0,'L':0,'':0}
for b in blocks:
    for l in b[3]:st[l[5]]+=l[3]
c.setFont('Helvetica-Bold',8);c.drawString(56,y,'Of which');y-=11
for k,t in(('D','In dispute'),('IP','On an instalment plan'),('L','With Legal Services'),('','Uncoded, including not yet due')):
    c.setFont('Helvetica',8);c.drawString(56,y,t);c.drawRightString(260,y,f2(st[k]));y-=11
foot();c.save();print('ar1',len(rows),pg,dropped)
save(fn,'AR',NM,rows,totals,{"what":f"invoice line {dropped[0]} ({dropped[1]}, {dropped[2]}) of tenant C20417 is not printed; the tenant's total and the grand total still include it","kind":"row dropped"},'MIXED_USE','County property accountant, SAP','invoice blocks by tenant with tenant totals, landscape PDF, recap at end','status code right of balance; credits in brackets; tenant heading with code, name, premises; no total for single recap',4)
