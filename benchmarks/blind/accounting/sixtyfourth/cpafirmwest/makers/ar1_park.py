# Mobile-home park, aged receivable detail (web PM system), tenant headings with charges below, PDF, large
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as X_, black
import datetime as dt
NAME='aged_receivable_detail-20250228.pdf'
rng=random.Random(771)
asof=dt.date(2025,2,28)
first='Alma Duane Rosalind Hector Wanda Leland Ofelia Curtis Marisol Dewey Trina Orval Janelle Ramon Bettina Clyde Yesenia Floyd Corinne Gilbert Nadine Arturo Shelby Vernon Lupe Darlene Wes Consuelo Kendra Elton Maribel Ruby Stan Inez Tobias Celia'.split()
last='Pruett Ybarra Stokely Munk Ansley Quintero Farrow Dobbins Escalera Haight Vanmeter Loya Crandell Bixler Arrieta Swafford Nunley Tafoya Oglesby Kimsey Barela Hoyt Madril Whitacre Sisneros Plumlee Gaddis Archuleta Rausch Teague Villalpando Corley Dinsmore Zamora Fenner Holcomb'.split()
rng.shuffle(first);rng.shuffle(last)
spaces=sorted(rng.sample(range(1,118),36))
T=[]
LOT={0:545.0,1:560.0,2:575.0}
heavy={4,13,22,29,33}
for i,(sp,f,l) in enumerate(zip(spaces,first,last)):
    nm=f'{l}, {f}'
    lot=LOT[sp//40];ch=[]
    months=5 if i in heavy else rng.choice([1,1,1,2,2,3])
    for m in range(months-1,-1,-1):
        y,mo=(2025,2-m) if m<2 else (2024,14-m)
        d=dt.date(y,mo,1)
        if m==0 or i in heavy or rng.random()<.45 or m<months-1:
            part=rng.random()<.3 and m==months-1
            ch.append((d,'4110: Space Rent',f'Space Rent - {d:%B %Y}',round(lot*rng.choice([.25,.5,.6]),2) if part else lot))
        if m==0 or rng.random()<.5:
            if rng.random()<.75: ch.append((d.replace(day=1),'4220: Water/Sewer',f'Water & sewer billed {d:%m/%Y}',round(rng.uniform(31,88),2)))
            if rng.random()<.35: ch.append((d,'4225: Trash','Trash',21.5))
        if rng.random()<.55: ch.append((d.replace(day=7),'4310: Late Fee','Late fee',50.0))
    if i in(8,26): ch.append((dt.date(2025,1,14),'4330: NSF Fee','Returned ACH',35.0))
    if i in(13,29): ch.append((dt.date(2024,12,18),'4340: Legal Reimbursement','Notice & filing',186.0))
    if i in(3,17): ch.append((dt.date(2025,2,1),'4120: Home Rent','Park-owned home rent',410.0))
    if i in(6,19,31): ch.append((dt.date(2025,2,rng.randint(9,24)),'2210: Prepaid / Unapplied','Payment - not applied',-float(rng.choice([100,150,240,300]))))
    if i==11: ch=[(dt.date(2025,2,24),'2210: Prepaid / Unapplied','Payment - not applied',-616.4)]
    ch.sort(key=lambda c:c[0]);T.append((sp,nm,ch))
K=['b0_30','b31_60','b61_90','b90','total']
def bk(d):
    a=(asof-d).days;return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
PS=landscape(letter);W,H=PS;c=canvas.Canvas(doc(NAME),pagesize=PS)
DX,GX,EX=44,104,236;RX=dict(zip(K,[484,554,624,694,752]))
pages=[0]
def foot(): c.setFont('Helvetica',7);c.setFillColor(X_('#777777'));c.drawString(40,20,'Created on 03/04/2025');c.drawRightString(W-40,20,f'Page {pages[0]}');c.setFillColor(black)
def hdr(y):
    c.setFillColor(X_('#EEF1F4'));c.rect(40,y-5,W-80,17,stroke=0,fill=1);c.setFillColor(black);c.setFont('Helvetica-Bold',8)
    c.drawString(DX,y,'Charge Date');c.drawString(GX,y,'GL Account');c.drawString(EX,y,'Description')
    for k,x in zip(K,['0-30','31-60','61-90','91+','Amount Due']):c.drawRightString(RX[k],y,x)
    return y-16
def newpage():
    if pages[0]: foot();c.showPage()
    pages[0]+=1
    if pages[0]==1:
        c.setFont('Helvetica-Bold',15);c.drawString(40,H-46,'Aged Receivable Detail')
        c.setFont('Helvetica',8);y=H-62
        for s in('Coyote Bend Mobile Home Community - 2200 E Frontage Rd, Fernley Junction, NV 89499','As of: 02/28/2025     Payer status: Current, Notice, Evict','Charges: All GL accounts     Managed by: Basin & Range Property Services'):c.drawString(40,y,s);y-=11
        return hdr(y-10)
    return hdr(H-44)
y=newpage();rows=[];tots=[];G={}
def vals(y,d,f='Helvetica'):
    c.setFont(f,8)
    for k in K:
        if k in d:c.drawRightString(RX[k],y,par(d[k]))
for sp,nm,ch in T:
    need=13*2+12
    if y-need<50:y=newpage()
    def th(cont=False):
        global y
        c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,f'Space {sp} - {nm}'+(' (continued)' if cont else ''));y-=12.5
    th();S={}
    for d,gl,ds,a in ch:
        if y<50:y=newpage();th(True)
        k=bk(d);c.setFont('Helvetica',8);c.drawString(DX,y,f'{d:%m/%d/%Y}');c.drawString(GX,y,gl);c.drawString(EX,y,ds);vals(y,{k:a,'total':a})
        rows.append({'unit':f'Space {sp}','name':nm,'date':d.isoformat(),'charge':gl,k:a,'total':a});y-=11.5
        S[k]=r2(S.get(k,0)+a);S['total']=r2(S.get('total',0)+a)
    if y<46:y=newpage();th(True)
    c.setStrokeColor(X_('#BBBBBB'));c.setLineWidth(.4);c.line(430,y+9,W-40,y+9);c.setStrokeColor(black)
    c.setFont('Helvetica-Oblique',8);c.drawString(EX,y-1,f'Total for {nm}');vals(y-1,S,'Helvetica-Oblique');y-=17
    tots.append({'label':f'Total for {nm}',**S})
    for k in S:G[k]=r2(G.get(k,0)+S[k])
if y<60:y=newpage()
c.setLineWidth(1);c.line(40,y+9,W-40,y+9);c.setFont('Helvetica-Bold',9);c.drawString(40,y-3,'Total');vals(y-3,G,'Helvetica-Bold');tots.append({'label':'Total',**G})
foot();c.save()
save(NAME,'AR',K,rows,tots,'Web property manager aged receivable detail, mobile-home park, tenant headings with charges and totals, landscape PDF',False)
print(G,pages)
