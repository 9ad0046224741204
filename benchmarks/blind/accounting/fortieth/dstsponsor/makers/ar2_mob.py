# medical-office open-invoice listing, tenant blocks, month columns; one invoice line lost in print
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, letter
R=random.Random(40105)
NAME='Open Items by Month - Saltgrass Medical Pavilion'
T=[('101','Saltgrass Imaging, PLLC'),('115','Dr. L. Pereira DDS'),('120','Gulf Bend Physical Therapy'),('200','Coastal Cardiology Assoc., P.A.'),('210','Brazos Women\'s Health Group'),('225','Renal Partners of Saltgrass LP'),('240','Vantage Eye & Retina'),('305','Tidewater Pediatrics'),('310','Sandhill Sleep Diagnostics'),('330','Quayside Compounding Rx'),('ROOF','Trellis Wireless (antenna)')]
CH=['Base Rent','Opex Recovery','Parking - Reserved','HVAC Overtime','2025 Opex True-up','Late Charge','Suite Electric','Medical Waste','Unapplied Cash']
M=['m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Prior'];K=['total']+M
MD={'m Jun 2026':(2026,6),'m May 2026':(2026,5),'m Apr 2026':(2026,4),'m Mar 2026':(2026,3)}
rows=[];totals=[];g=[0]*6;blocks=[];inv=50118;drop=None
for su,n in T:
    k=R.randint(2,6) if su!='ROOF' else 1; ls=[];st=[0]*6;base=R.randint(380000,2100000)
    for _ in range(k):
        ch='Base Rent' if not ls else R.choice(CH[1:])
        mi=R.choices(range(5),[6,4,2,2,2])[0]
        y,m=MD.get(M[mi],(R.choice([(2025,11),(2026,1),(2026,2)])))
        amt={'Base Rent':base,'Opex Recovery':base//3,'Unapplied Cash':-R.randint(5000,150000)}.get(ch,R.randint(4500,260000))
        day=1 if ch in('Base Rent','Opex Recovery') else R.randint(2,28)
        ls.append([f"{y}-{m:02d}-{day:02d}",ch,amt,mi])
    ls.sort(key=lambda l:(l[0],l[1]))
    out=[]
    for d,ch,a,mi in ls:
        inv+=R.randint(3,41);no=('RC-' if ch=='Unapplied Cash' else 'IN-')+str(inv)
        v=[a]+[a if j==mi else 0 for j in range(5)];st=[x+y for x,y in zip(st,v)]
        lost=(su=='225' and drop is None and len(out)==1)
        if lost: drop=(no,ch,a); continue
        out.append((d,no,ch,v))
        r={'unit':su,'name':n,'date':d,'invoice':no,'charge':ch,'total':c2(a),M[mi]:c2(a)};rows.append(r)
    blocks.append((su,n,out,st));totals.append(dict(label=f'Suite {su} balance',**{k:c2(x) for k,x in zip(K,st) if x or k=='total'}))
    g=[x+y for x,y in zip(g,st)]
totals.append(dict(label='BUILDING BALANCE',**{k:c2(x) for k,x in zip(K,g)}))
assert drop and not any(r['invoice']==drop[0] for r in rows)
f=lambda c: '' if c==0 else (f"{-c/100:,.2f}-" if c<0 else f"{c/100:,.2f}")
W,H=letter;c=canvas.Canvas(doc(NAME+'.pdf'),pagesize=letter);LM=40
XR=[292,352,410,466,520,574]
def head(pg):
    c.setFont('Times-Bold',14);c.drawString(LM,H-46,'Saltgrass Medical Pavilion');c.setFont('Times-Roman',9)
    c.drawString(LM,H-58,'Open items by month billed');c.drawRightString(574,H-46,'Meridel Property Services');c.drawRightString(574,H-58,f'Cut-off 30 June 2026  -  sheet {pg}')
    c.setLineWidth(.8);c.line(LM,H-66,574,H-66);c.setFont('Times-Italic',8.5)
    for x,t in zip([LM,LM+50,LM+104],['Billed','Document','For']): c.drawString(x,H-77,t)
    for x,t in zip(XR,['Open amount','Jun 2026','May 2026','Apr 2026','Mar 2026','Prior']): c.drawRightString(x,H-77,t)
    c.line(LM,H-81,574,H-81);return H-96
pg=1;y=head(1)
def br(n):
    global y,pg
    if y-n<50: c.showPage();pg+=1;y=head(pg);return True
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
for su,n,ls,st in blocks:
    br(44);c.setFont('Times-Bold',9.5);c.drawString(LM,y,f'Suite {su}    {n}');c.setFont('Times-Roman',7.5)
    c.drawRightString(574,y,f'tel. 409 555 0{R.randint(100,199)}');y-=13
    for d,no,ch,v in ls:
        if br(14): c.setFont('Times-Bold',9);c.drawString(LM,y,f'Suite {su}    {n} (cont.)');y-=13
        c.setFont('Times-Roman',8.6);yy,mm,dd=d.split('-');c.drawString(LM,y,f"{int(dd)} {MN[int(mm)-1]} {yy[2:]}");c.drawString(LM+50,y,no);c.drawString(LM+104,y,ch)
        for x,a in zip(XR,v): c.drawRightString(x,y,f(a))
        y-=11.5
    br(20)
    c.setDash(1,2);c.line(240,y+8,574,y+8);c.setDash();c.setFont('Times-Bold',8.6);c.drawString(LM+104,y-1,f'Suite {su} balance')
    for x,a in zip(XR,st): c.drawRightString(x,y-1,f(a) if a or x!=292 else '0.00')
    y-=24
br(60);c.line(LM,y+10,574,y+10);c.setFont('Times-Bold',9);c.drawString(LM,y-2,'BUILDING BALANCE')
for x,a in zip(XR,g): c.drawRightString(x,y-2,f(a))
c.line(LM,y-7,574,y-7);y-=18;c.setFont('Times-Italic',8);c.drawString(LM,y,'% of open amount')
for x,a in zip(XR[1:],g[1:]): c.drawRightString(x,y,f"{a/g[0]*100:.1f}%")
y-=16;c.drawString(LM,y,'Trailing minus = credit. Unapplied cash is shown in the month received.')
c.save()
save(NAME,'AR',K,rows,totals,{'what':f'Invoice {drop[0]} ({drop[1]}, {drop[2]/100:,.2f}) of Suite 225 is not printed, though included in the Suite 225 balance and the building balance','kind':'row_dropped'})
