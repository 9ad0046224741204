from make_lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import random
random.seed(3)
D='/usr/share/fonts/truetype/dejavu/'
for n,f in [('DS','DejaVuSansCondensed'),('DSB','DejaVuSansCondensed-Bold'),('DSI','DejaVuSansCondensed-Oblique')]: pdfmetrics.registerFont(TTFont(n,D+f+'.ttf'))
N='museum_visitor_leaflet';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(595,842))
K=dict(font='DS',bold='DSB',ital='DSI')
c.setFillColor('#7a2e2e');c.rect(0,772,595,70,fill=1,stroke=0)
txt(c,40,22,'Harrowgate Museum of Land and Sea','DSB',19,col='#ffffff');txt(c,40,48,'Opening hours and admission, 1 April to 31 March','DS',10,col='#ffffff')
# side by side: hours (shaded bands, no rules) | admission (ruled horizontally, currency apart)
txt(c,40,92,'Opening hours','DSB',11,col='#7a2e2e');txt(c,322,92,'Admission','DSB',11,col='#7a2e2e')
rows=[['','April to\nSeptember','October to\nMarch'],['Monday','closed','closed'],['Tuesday','10:00–17:30','10:00–16:00'],['Wednesday','10:00–17:30','10:00–16:00'],['Thursday','10:00–20:00','10:00–18:00'],['Friday','10:00–17:30','10:00–16:00'],['Saturday','09:30–18:00','10:00–17:00'],['Sunday and public holidays*','11:00–18:00','11:00–17:00']]
g=table(d,1,c,40,110,[96,78,78],rows,'lcc',size=8.5,pady=4,valign='middle',shade=lambda r:'#7a2e2e' if r==0 else ('#f3e6df' if r%2 else None),color=lambda r,k:'#ffffff' if r==0 else None,**K)
txt(c,40,g.bottom+4,'* Closed on 24, 25 and 31 December.','DSI',7.5);b1=g.bottom
rows=[['','Museum','With ship'],['Adults','£ 11.50','£ 17.00'],['Over 65, students','£ 9.00','£ 13.50'],['Children 5–15','£ 4.50','£ 7.00'],['Children under 5','free','free'],['Family (2 + 3)','£ 27.00','£ 41.00'],['Groups of ten or more, each','£ 8.25','£ 12.75'],['Friends of the museum','free','£ 5.00']]
g=table(d,1,c,322,110,[121,56,56],rows,'lmm',size=8.5,pady=4,padx=3,headalign='lrr',**K)
for r in range(9): hl(c,g,r,w=.4 if 0<r<8 else 1,col='#7a2e2e')
y=max(b1,g.bottom)+34
txt(c,40,y,'Guided tours and talks','DSB',11,col='#7a2e2e')
rows=[['Tour','Days','Starts','Lasts','Language','Places','Step-free','Meeting point'],
['Highlights of the collection','Daily except Mon','11:00 and 14:00','50 min','English','20','Yes','Main hall, under the whale'],
['The brig Constance','Thu, Sat, Sun','12:30','40 min','English','12','No','Quay gate'],
['Behind the scenes: the store and the conservation workshops','First Wed of the month','15:00','90 min','English','8','Partly','Side door, Tanner Lane'],
['Points forts','Sat','15:30','50 min','French','20','Yes','Main hall'],
['Rundgang','Sun','15:30','50 min','German','20','Yes','Main hall'],
['Hands on! (families)','School holidays','10:30','60 min','English','15','Yes','Learning room 2'],
['Touch tour for blind and partially sighted visitors','By appointment','–','75 min','English','4','Yes','Main hall']]
g=table(d,1,c,40,y+18,[118,72,62,40,48,38,46,91],rows,'lllrlrll',size=7.8,lead=10,pady=3,padx=4,headalign='llllllll' and 'lllrlrll',**K)
hl(c,g,0,w=.8);hl(c,g,1,w=.8);hl(c,g,8,w=.8)
for r in range(2,8): hl(c,g,r,w=.25,col='#999999')
y=g.bottom+24
txt(c,40,y,'Getting here','DSB',11,col='#7a2e2e')
para(c,40,y+17,250,'Buses 4, 9 and 27 stop at Quay Street, two minutes away. The station is a walk of a quarter of an hour along the river. There is no parking at the museum but for holders of a badge, who may book one of three bays on the telephone.',font='DS',size=8.5,just=False)
txt(c,322,y,'Book a group visit','DSB',11,col='#7a2e2e')
for k,l in enumerate(['Name of group','Contact','Telephone','Date wished']):
    txt(c,322,y+20+k*22,l,'DS',8.5);c.setStrokeColor('#888888');c.setLineWidth(.5);c.line(400,842-(y+31+k*22),555,842-(y+31+k*22))
para(c,40,y+95,250,'The café closes half an hour before the museum. The shop may be visited without a ticket. Large bags must be left in the lockers by the door; a coin is needed and is given back.',font='DS',size=8.5,just=False)
c.showPage();c.save();d.save()

# --- visitor statistics: landscape 14 columns; then portrait page w/ chart
N='visitor_statistics';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(842,595))
F=dict(font='Helvetica',bold='Helvetica-Bold')
txt(c,36,26,'STATISTICAL APPENDIX','Helvetica-Bold',8,col='#336699');txt(c,36,40,'A-1  Admissions by venue and month, 2023','Helvetica-Bold',13)
mon=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
secs=[('Museums',['Land and Sea','Natural History','Costume and Textile¹','Mill Museum']),('Historic houses and gardens',['Ashby Court','Ashby Court gardens only','Priory House²','Lantern Hill observatory']),('Parks with gate counters',['Marrowfen reserve','Skerrow gorge','Thornwick dunes','Upper Quern','Highmoor visitor centre'])]
rows=[['Venue']+mon+['Year']];T=[0]*13;br=[];ind={};sub=[]
for s,vs in secs:
    br.append(len(rows));rows.append([(s,14)]);S=[0]*13
    for v in vs:
        base=random.randint(700,9000);q=[int(base*m*random.uniform(.8,1.2)) for m in (.3,.4,.6,.9,1,1.2,1.7,1.9,1.1,.8,.4,.3)]
        if '¹' in v: q[0]=q[1]=0
        if '²' in v: q[9]=q[10]=q[11]=q[0]=q[1]=q[2]=0
        q.append(sum(q));S=[a+b for a,b in zip(S,q)];ind[len(rows)]=8;rows.append([v]+[f'{x:,}' if x else '..' for x in q])
    T=[a+b for a,b in zip(T,S)];sub.append(len(rows));rows.append(['Subtotal']+[f'{x:,}' for x in S])
rows.append(['All venues']+[f'{x:,}' for x in T])
g=table(d,1,c,36,62,[124]+[48]*12+[58],rows,'l'+'r'*13,size=7.6,pady=3.1,padx=4,boldrows=br+sub+[len(rows)-1],indent=ind,shade=lambda r:'#dfe9f3' if r in br or r==0 else None,**F)
hl(c,g,0,w=.8,col='#336699');hl(c,g,1,w=.4,col='#336699');hl(c,g,len(rows),w=.8,col='#336699');hl(c,g,len(rows)-1,w=.8,col='#336699')
for r in sub: hl(c,g,r,g.xs[1],None,.3,'#336699')
vl(c,g,13,0,None,.3,'#336699')
txt(c,36,g.bottom+6,'..  closed.   ¹ Closed for new lighting until March.   ² Open April to September.','Helvetica',7.5)
txt(c,36,g.bottom+18,'Gate counters record each passage in one direction; a visitor who leaves and comes back is counted twice.','Helvetica',7.5)
c.showPage();c.setPageSize((595,842))
txt(c,50,36,'STATISTICAL APPENDIX','Helvetica-Bold',8,col='#336699')
y=para(c,50,56,300,'The survey of visitors was taken at the exits of four museums on twelve days in the year. Every tenth visitor over the age of fifteen was asked; about three in four agreed to answer. Replies have been weighted to the admissions of the month in which they were given.',font='Helvetica',size=9,just=False)
# chart right
txt(c,380,56,'Age of visitors, per cent','Helvetica-Bold',8)
for k,(l,v) in enumerate([('16–24',9),('25–34',15),('35–44',21),('45–54',19),('55–64',18),('65 +',18)]):
    yy=842-78-k*14;c.setFont('Helvetica',7);c.drawString(380,yy+2,l);c.setFillColor('#88aacc');c.rect(412,yy,v*5,9,fill=1,stroke=0);c.setFillColor('#000000');c.drawString(415+v*5,yy+2,str(v))
y=175
txt(c,50,y,'A-2  Visitors interviewed, by home and by museum','Helvetica-Bold',10)
# crosstab ruled by verticals between groups
homes=['City of Harrowgate','Rest of the county','Neighbouring counties','Elsewhere in the country','Abroad']
ms=['Land and Sea','Natural History','Costume and Textile','Mill Museum']
rows=[[('Home of visitor',1,2),('Land and Sea',2),('Natural History',2),('Costume and Textile',2),('Mill Museum',2)],['no.','%']*4]
tots=[200,160,125,80];cols=[[62,50,30,38,20],[64,40,24,20,12],[45,30,20,20,10],[16,24,20,14,6]]
for i,h in enumerate(homes):
    r=[h]
    for k in range(4): r+=[str(cols[k][i]),f'{cols[k][i]/tots[k]*100:.1f}']
    rows.append(r)
rows.append(['All interviewed']+sum([[str(sum(k)),'100.0'] for k in cols],[]))
g=table(d,2,c,50,y+18,[127]+[46]*8,rows,'lrrrrrrrr',size=8.5,head=2,pady=3,boldrows=(7,),**F)
for r in (0,2,7,8): hl(c,g,r,w=.7)
hl(c,g,1,g.xs[1],None,.7)
for k in (0,1,3,5,7,9): vl(c,g,k,w=.7)
y=g.bottom+26
txt(c,50,y,'A-3  What visitors thought','Helvetica-Bold',10);txt(c,50,y+14,'Score out of 5.0, mean of all replies; in brackets the number of replies','Helvetica',8)
q=['Welcome at the door','Labels and texts','Film and sound','Lavatories','Café: choice','Café: price','Shop','Ease of finding the way from one floor to the next','Value for the price of the ticket']
rows=[['','2019','2021','2022','2023']]
for s in q: rows.append([s]+[f'{random.uniform(2.6,4.9):.1f} ({random.randint(88,540)})' if not (s.startswith('Café') and k==1) else 'n/a' for k in range(4)])
g=table(d,2,c,50,y+28,[170,66,66,66,66],rows,'lrrrr',size=8.5,pady=2.6,**F)
hl(c,g,1,w=.4,col='#336699')
txt(c,50,g.bottom+5,'n/a  café closed. No survey was taken in 2020.','Helvetica',7.5)
y=g.bottom+32
txt(c,50,y,'A-4  Staff and volunteers','Helvetica-Bold',10);txt(c,320,y,'A-5  Income from admissions','Helvetica-Bold',10)
g=table(d,2,c,50,y+18,[120,50,60],[['31 December 2023','Heads','Full-time equivalent'],['Curators','14','11.6'],['Conservators','6','5.5'],['Attendants','41','27.0'],['Learning','9','6.8'],['Administration','12','10.4'],['All staff','82','61.3'],['Volunteers','137','–']],'lrd',size=8.5,pady=2.6,boldrows=(6,),decpad={2:20},headalign='lrr',**F)
hl(c,g,0,w=.8);hl(c,g,1,w=.4);hl(c,g,6,w=.4);hl(c,g,7,w=.4);hl(c,g,8,w=.8)
g=table(d,2,c,320,y+18,[99,64,64],[['','2022','2023'],['Tickets','£ 812,450','£ 934,120'],['Season passes','96,300','118,775'],['Tours','21,084','30,610'],['Gift Aid','140,230','161,905'],['Total',f'£ {812450+96300+21084+140230:,}',f'£ {934120+118775+30610+161905:,}']],'lmm',size=8.5,pady=2.6,padx=2,boldrows=(5,),headalign='lrr',**F)
for r in (1,5):
    hl(c,g,r,g.xs[1]+8,g.xs[2]-1,.5);hl(c,g,r,g.xs[2]+8,g.xs[3],.5)
for o in (-1,1):
    yy=842-g.bottom+o*.8
    c.line(g.xs[1]+8,yy,g.xs[2]-1,yy);c.line(g.xs[2]+8,yy,g.xs[3],yy)
c.showPage();c.save();d.save()
