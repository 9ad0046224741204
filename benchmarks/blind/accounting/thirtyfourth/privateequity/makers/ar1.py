# Entrata-style resident aged receivables, student housing, PDF landscape, lines by resident with charge code sublines? -> tenant heading + charge lines + sum
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
from common import *
random.seed(351)
D="""Okafor-Lindt, Maren|0214-B|Current|Rent:98500,0,0,0;Late Fee:7500,7500,0,0
Tisdale, Brock|0219-A|Current|Rent:41250,0,0,0
Vantongeren, Elise|0305-C|Notice|Rent:98500,98500,0,0;Utility Overage:3817,2944,0,0;Late Fee:7500,7500,0,0
Pruitt, Jomar|0311-D|Past|Rent:0,0,91500,64210;Damages:0,0,0,28500;Cleaning:0,0,0,12000
Haverkamp, Sloane|0402-A|Current|Parking:4500,4500,0,0
Delacroix-Nunn, T.|0408-B|Current|Rent:102500,0,0,0;Pet Rent:3500,0,0,0
Yoon, Catriona|0410-A|Current|Rent:-20000,0,0,0
Ferrante, Dashiell|0417-D|Eviction|Rent:96500,96500,96500,31775;Utility Overage:4122,3308,2990,0;Late Fee:7500,7500,7500,7500;Legal Fee:0,22500,0,0
Ambler, Quincy|0503-C|Past|Damages:0,0,16500,0;Key Replacement:0,0,7500,0
Rosenqvist, Ida|0512-B|Current|Rent:0,50500,0,0
McAlister-Bey, Omar|0516-A|Current|Rent:99500,0,0,0;Furniture Fee:2500,2500,0,0""".split('\n')
M=['b0_30','b31_60','b61_90','b90','total']; HD=['0 - 30','31 - 60','61 - 90','90+','Balance']
G=HexColor('#3b5b6b'); W,H=landscape(letter); f='a34a_ar_quarry_row.pdf'; c=canvas.Canvas(doc(f),pagesize=(W,H))
X=[438,510,582,654,744]
def head(p):
    c.setFillColor(G); c.setFont('Helvetica-Bold',15); c.drawString(48,H-48,'Resident Aged Receivables'); c.setFillColorRGB(0,0,0)
    c.setFont('Helvetica',8.5); c.drawString(48,H-62,'Quarry Row at State (Student)   |   As of: 10/31/2024   |   Lease statuses: Current, Notice, Past, Eviction')
    c.drawString(48,H-73,'Show: by AR code   |   Post month: 10/2024   |   Residents with zero balance excluded')
    c.setFillColor(G); c.rect(48,H-104,700,20,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',8.5)
    c.drawString(54,H-97,'Resident / AR Code'); c.drawString(250,H-97,'Bldg-Unit-Space'); c.drawString(340,H-97,'Status')
    for x,h in zip(X,HD): c.drawRightString(x,H-97,h)
    c.setFillColorRGB(0,0,0); c.setFont('Helvetica',7); c.drawString(48,28,'Created on 11/04/2024 09:12:33 AM MST'); c.drawRightString(748,28,f'Page {p} of 2')
    return H-120
def fm(v): return f'${v/100:,.2f}' if v>=0 else f'(${-v/100:,.2f})'
def nums(y,v,font):
    c.setFont(*font)
    for x,q in zip(X,v): c.drawRightString(x,y,fm(q))
y=head(1); p=1; rows=[]; tots=[]; G0=[0]*5
for i,l in enumerate(D):
    nm,u,st,ch=l.split('|'); ch=[(k.split(':')[0],[int(z) for z in k.split(':')[1].split(',')]) for k in ch.split(';')]
    if y-14*(len(ch)+2)<52: c.showPage(); p+=1; y=head(p)
    c.setFont('Helvetica-Bold',8.5); c.drawString(54,y,nm); c.setFont('Helvetica',8.5); c.drawString(250,y,'A-'+u if i<6 else 'B-'+u); c.drawString(340,y,st); y-=13
    S=[0]*5
    for k,v in ch:
        v=v+[sum(v)]; c.setFont('Helvetica',8.5); c.drawString(72,y,k); nums(y,v,('Helvetica',8.5))
        rows.append({'unit':('A-' if i<6 else 'B-')+u,'name':nm,'status':st,'charge':k,**{a:b/100 for a,b in zip(M,v)}}); S=[a+b for a,b in zip(S,v)]; y-=12.5
    c.setLineWidth(.3); c.line(380,y+9.5,748,y+9.5); c.setFont('Helvetica-Oblique',8.5); c.drawString(72,y,f'Total {nm}'); nums(y,S,('Helvetica-Oblique',8.5))
    tots.append({'label':f'Total {nm}',**{a:b/100 for a,b in zip(M,S)}}); G0=[a+b for a,b in zip(G0,S)]; y-=18
# planted: grand total 31-60 and nothing else wrong
P=list(G0); P[1]+=9000
c.setFillColor(HexColor('#e3eaee')); c.rect(48,y-6,700,18,stroke=0,fill=1); c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',8.5); c.drawString(54,y,'Quarry Row at State Total'); nums(y,P,('Helvetica-Bold',8.5))
tots.append({'label':'Quarry Row at State Total',**{a:b/100 for a,b in zip(M,P)}}); c.save(); assert p==2
assert sum(G0[:4])==G0[4]
save(f,'AR',M,rows,tots,'STUDENT_HOUSING','Entrata aged receivables by resident and AR code',
 planted={'what':f'31-60 of the property total printed {P[1]/100:,.2f}, residents add to {G0[1]/100:,.2f}','kind':'total_wrong'})
