# Yardi-like Aged Receivables summary, landscape, three properties, code before name
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfbase.pdfmetrics import stringWidth
R=random.Random(21)
FN='Deja Marco Tilda Oren Priya Lucien Hana Walt Ines Kofi Brandy Stellan Yuki Omar Paige Rafael Nora Tevin Greta Luis Ama Callum Vera Dmitri Joy'.split()
LN='Abernathy Okonjo Velasquez Trumbull Sorensen Nakagawa Pettibone Quist Delacroix Mbeki Hargrove Lindqvist Castellano Ferro Yardley Osei Brannigan Kowalczyk Thibodeaux Ramaswamy McElroy Zapata Ingersoll Duquette Vance'.split()
P=[('Cedar Glen (cedar)',15,'C'),('Maple Terrace Apartments (maplet)',19,''),('The Foundry Lofts (foundry)',12,'')]
K=('unpaid','b0_30','b31_60','b61_90','b90','prepaid','total')
X=dict(unpaid=(430,'Total Unpaid','Charges'),b0_30=(488,'0-30','days'),b31_60=(544,'31-60','days'),b61_90=(600,'61-90','days'),b90=(656,'Over 90','days'),prepaid=(708,'','Prepays'),total=(766,'','Balance'))
W,H=landscape(letter); cv=canvas.Canvas(doc('ar1_cedar.pdf'),pagesize=(W,H)); pg=0
def head():
    global pg,y
    if pg: cv.showPage()
    pg+=1; cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-36,'Aged Receivables Report'); cv.setFont('Helvetica',8.5)
    for i,s in enumerate(('Detail by Resident','Property: cedar, maplet, foundry   Status: Current, Past, Notice','Trans through: 10/31/2025   Age As of: 10/31/2025   Post To: 10/2025')): cv.drawCentredString(W/2,H-48-i*10,s)
    cv.setFont('Helvetica-Bold',8); y=H-92
    for x,a,b in((26,'','Resident'),(86,'','Name'),(232,'','Unit'),(285,'','Resident Status')): cv.drawString(x,y,b)
    for k in K: x,a,b=X[k]; cv.drawRightString(x,y+10,a); cv.drawRightString(x,y,b)
    cv.setLineWidth(.8); cv.line(26,y-3,768,y-3); y-=15
    cv.setFont('Helvetica',7); cv.drawString(26,22,'Thursday, November 06, 2025'); cv.drawRightString(768,22,f'Page {pg}')
def f(v): return '' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
def need(h):
    if y-h<38: head()
head(); rows=[];tot=[];seq=41822;used=set()
def vals(d,bold=False):
    cv.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    for k in K: cv.drawRightString(X[k][0],y,f(d[k]))
for pn,n,pre in P:
    need(40); cv.setFont('Helvetica-Bold',8.5); cv.drawString(26,y,pn); y-=12; sub=[]
    for i in range(n):
        seq+=R.randint(7,140); unit=pre+(f'{R.randint(1,3)}{R.randint(1,24):02d}' if pre or 'Maple' in pn else f'LOFT {R.randint(2,6)}{chr(65+R.randint(0,7))}')
        while (pn,unit) in used: unit=pre+(f'{R.randint(1,3)}{R.randint(1,24):02d}' if pre or 'Maple' in pn else f'LOFT {R.randint(2,6)}{chr(65+R.randint(0,7))}')
        used.add((pn,unit)); nm=f'{R.choice(FN)} {R.choice(LN)}'
        rent=R.choice([1165,1240,1310.0,1425,1588,1699]); st=R.choices(['Current','Notice','Past','Eviction'],[7,1.2,3,1])[0]
        d=dict.fromkeys(K,0.0); z=R.random()
        if z<.22 : d['prepaid']=-round(R.choice([rent,R.uniform(3,240),50]),2)
        elif st in('Past','Eviction'): d['b90']=round(R.uniform(200,3.1*rent),2); d['b61_90']=R.choice([0,rent,round(rent+75,2)]); d['b31_60']=R.choice([0,rent+75]) if st=='Eviction' else 0; d['b0_30']=rent+75 if st=='Eviction' else 0
        else:
            d['b0_30']=round(R.choice([rent,rent+75,R.uniform(12,380),rent+R.uniform(40,130)]),2)
            if R.random()<.33: d['b31_60']=round(R.choice([75,rent*.4,R.uniform(20,rent)]),2)
            if R.random()<.1: d['prepaid']=-25.0
        d['unpaid']=round(d['b0_30']+d['b31_60']+d['b61_90']+d['b90'],2); d['total']=round(d['unpaid']+d['prepaid'],2)
        d={k:float(v) for k,v in d.items()}
        need(12); cv.setFont('Helvetica',8); code=f't00{seq}'
        cv.drawString(26,y,code); cv.drawString(86,y,nm); cv.drawString(232,y,unit); cv.drawString(285,y,st); vals(d); y-=11.5
        sub.append(d); rows.append(dict(lease=code,name=nm,unit=unit,**d))
    T={k:round(sum(s[k] for s in sub),2)+0.0 for k in K}; need(20); cv.setLineWidth(.4); cv.line(380,y+9,768,y+9); cv.setFont('Helvetica-Bold',8); lab='Total '+pn; cv.drawString(26,y-1,lab); y-=1; vals(T,True); y-=20; tot.append(dict(label=lab,**T))
G={k:round(sum(s[k] for s in tot),2)+0.0 for k in K}; cv.setLineWidth(.8); cv.line(380,y+9,768,y+9); cv.setFont('Helvetica-Bold',8); cv.drawString(26,y-1,'Grand Total'); y-=1; vals(G,True); tot.append(dict(label='Grand Total',**G))
cv.save(); save('ar1_cedar.pdf','AR',rows,tot)
