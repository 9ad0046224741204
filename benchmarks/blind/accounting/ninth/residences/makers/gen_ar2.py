# AR 2: senior living A/R aging by payer, reportlab canvas, landscape; planted row_dropped
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
R=random.Random(2402)
NAME='AR_aging_by_payer_Heron_Point.pdf'
SEC=[('Private Pay - Independent Living','IL',['Ashworth, Evelyn','Beaumont, Harold','Cho, Sung-Min','Delacroix, Yvette','Fenwick, Ruth & Don','Ito, Michiko','Kessler, Norman']),
('Private Pay - Assisted Living','AL',['Albright, Josephine','Corrigan, Thomas','Eng, Pearl','Halvorsen, Astrid','Jefferson, Walter','McTavish, Agnes','Novak, Ludmila','Oyelaran, Grace','Prentiss, Charles']),
('Private Pay - Memory Care','MC',['Baptiste, Leon','Dunleavy, Margaret','Goldfarb, Sylvia','Rasmussen, Inga']),
('Medicaid Pending','MP',['Fairchild, Opal','Higuera, Ramon','Lyle, Dorothea','Stokes, Bernard','Umland, Hazel']),
('State Medicaid Waiver','MW',['Burdette, Earl','Gaines, Loretta','Mireles, Consuelo','Tolliver, James','Vance, Wilma']),
('LTC Insurance','LT',['Carmichael, Anne','Petrov, Nikolai','Zeller, Frances'])]
K=['deposit','current','b31_60','b61_90','b91_120','b121_150','b150','other:Unapplied Cash','total']
HD=[('Deposit','On Hand'),('Current',''),('31 - 60','Days'),('61 - 90','Days'),('91 - 120','Days'),('121 - 150','Days'),('Over 150','Days'),('Unapplied','Cash'),('Balance','Due')]
W,Hh=792,612
c=canvas.Canvas(doc(NAME),pagesize=(W,Hh)); X=[292,350,408,466,524,584,644,700,758]
page=0
def head():
    global y,page
    page+=1
    c.setFillColor(HexColor('#5b2a45')); c.rect(30,Hh-58,W-60,30,fill=1,stroke=0); c.setFillColor(white)
    c.setFont('Helvetica-Bold',13); c.drawString(38,Hh-48,'Heron Point Senior Community'); c.setFont('Helvetica',9); c.drawRightString(W-38,Hh-47,'Aging by Payer - Effective Date 5/31/2024')
    c.setFillColor(black); y=Hh-78; c.setFont('Helvetica-Bold',7.6)
    c.drawString(34,y-9,'Apt'); c.drawString(68,y-9,'Resident'); c.drawString(178,y-9,'Res. No.')
    for x,(a,b) in zip(X,HD): 
        c.drawRightString(x,y,a if b else ''); c.drawRightString(x,y-9,b or a)
    c.line(30,y-13,W-30,y-13); y-=26
    c.setFont('Helvetica',7); c.drawString(34,22,'Printed 6/04/2024 10:17  facility HPT-03  user mquill'); c.drawRightString(W-34,22,f'Page {page} of 2')
    c.setFont('Helvetica',8)
def fm(x): return f'({abs(x)/100:,.2f})' if x<0 else f'{x/100:,.2f}'
def pr(v,font='Helvetica',zero=False):
    c.setFont(font,8); d={}
    for k,x,val in zip(K,X,v):
        if val or zero: c.drawRightString(x+(2.6 if val<0 else 0),y,fm(val)); d[k]=c2(val)
    return d
head(); rows=[];tots=[];G=[0]*9; planted=None; used=set()
base={'IL':(3450,4890),'AL':(4980,6750),'MC':(6900,8200),'MP':(4100,5200),'MW':(2850,3390),'LT':(3100,4650)}
for s,code,names in SEC:
    if y<60+13*(len(names)+2): c.showPage(); head()
    c.setFont('Helvetica-Bold',8.5); c.setFillColor(HexColor('#5b2a45')); c.drawString(34,y,s); c.setFillColor(black); y-=13
    T=[0]*9
    for i,n in enumerate(names):
        m=round(R.uniform(*base[code])*100)
        v=[0]*9
        v[0]=R.choice([0,150000,250000,300000]) if code in('IL','AL','MC') else 0
        depth=R.choice([1,1,1,2,2,3]) if code in('IL','AL','MC') else R.choice([2,3,4,5,6]) if code=='MP' else R.choice([1,2,2,3])
        for j in range(depth): v[1+j]=m if (code in('MP','MW','LT') and j<depth-1) else round(m*R.choice([1,.42,.17,.08]))
        if code=='AL' and i==4: v[6]=118560
        if code in('IL','MC') and i==2: v[1:7]=[0]*6; v[7]=-m
        elif R.random()<.16: v[7]=-R.choice([25000,4250,100000,61533])
        v[8]=sum(v[1:8]); T=[a+b for a,b in zip(T,v)]
        while True:
            apt=f"{R.choice('1234') if code!='MC' else 'M'}{R.randint(1,38):02d}"
            if apt not in used: used.add(apt); break
        rid=str(R.randint(30110,39870))
        if code=='MP' and n.startswith('Lyle'):
            planted={'what':f'the line of {n} (apt {apt}, balance {v[8]/100:,.2f}) is left out of Medicaid Pending; section and grand totals include it','kind':'row_dropped'}; continue
        c.setFont('Helvetica',8); c.drawString(34,y,apt); c.drawString(68,y,n); c.drawString(178,y,rid)
        rows.append({'property':'Heron Point Senior Community','unit':apt,'name':n,'resident':rid,**pr(v)}); y-=12.5
    c.setLineWidth(.5); c.line(240,y+9.5,W-30,y+9.5); y-=1
    c.setFont('Helvetica-Bold',8); c.drawString(68,y,'Total '+s)
    tots.append({'label':'Total '+s,**pr(T,'Helvetica-Bold',True)}); G=[a+b for a,b in zip(G,T)]; y-=20
c.setFillColor(HexColor('#eadfe6')); c.rect(30,y-5,W-60,15,fill=1,stroke=0); c.setFillColor(black); c.setFont('Helvetica-Bold',8); c.drawString(34,y,'COMMUNITY TOTAL')
tots.append({'label':'COMMUNITY TOTAL',**pr(G,'Helvetica-Bold',True)}); y-=24
c.setFont('Helvetica-Oblique',7.5)
for s in('Deposit On Hand is held in account 2120 and is not netted against Balance Due.','Medicaid Pending: applications filed; responsible party billed at the private rate until determination.'): c.drawString(34,y,s); y-=10
c.setFont('Helvetica',8); y-=14; c.drawString(34,y,'Reviewed by: ____________________   Executive Director          Date: __________')
c.save(); save(NAME,'AR',K,rows,tots,planted)
