# UK mixed-use, arrears across charge heads, two properties, A4 landscape; one row dropped
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
R=random.Random(45303); STEM='AR_CHG_HEADS_24JUN26'
P='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
for n in('Regular','Bold','Italic'): pdfmetrics.registerFont(TTFont('LN'+n[0],P+n+'.ttf'))
hdr=[('Rent /','Ground Rent'),('Service','Charge'),('Reserve','Fund'),('Buildings','Insurance'),('Admin &','Legal'),('','VAT')]
keys=['other:'+' '.join(x for x in h if x) for h in hdr]+['total']
props=[('0412 - Tenter House, 14-22 Tenter Lane, Leeds LS1',[('S1','Brewhaus Leeds Ltd'),('S2','Pennine Opticians LLP'),('S3','Kwik Alter (Mr A Hussain)'),('S4','VACANT - Landlord a/c'),('F01','Mrs J Ackroyd'),('F02','Mr P & Mrs L Sowden'),('F04','Hexley Lettings Ltd'),('F05','Dr N Raghunathan'),('F07','Ms C Thwaite'),('F08','Mr O Bielak'),('F11','Sowerby Estates Ltd'),('F12','Exors of Mr D Illingworth'),('F14','Miss E Parkin'),('F15','Mr & Mrs Gantry')]),
 ('0415 - Corn Exchange Chambers, Wakefield',[('GF/A','The Copper Kettle Ltd'),('GF/B','Ladbrook & Sons Solicitors'),('1/1','Mr T Oldroyd'),('1/2','Ms F Nwosu'),('1/3','Calder Homes (BTL) Ltd'),('2/1','Mrs S Whitworth'),('2/2','Mr J-P Arnaud'),('3/PH','Lady M Ferrers')]),
 ('0431 - Mill Race Court, Otley (Car Spaces)',[('CS03','Mr R Dunnington'),('CS09','Hexley Lettings Ltd'),('CS17','Miss Y Adeyemi')])]
rows=[];tots=[];W,H=landscape(A4);c=canvas.Canvas(d(STEM,'pdf'),pagesize=(W,H))
X=[385,445,505,565,625,680,745]
pg=0
def head():
    global pg
    pg+=1;c.setFont('LNB',12);c.drawString(42,H-40,'Arrears Analysis by Charge Head');c.setFont('LNR',9)
    c.drawString(42,H-53,'Aire & Wharfe Block Management Ltd as agent');c.drawRightString(800,H-40,'Demands due on or before: 24/06/2026');c.drawRightString(800,H-53,f'Run 26/06/2026 16:42   Page {pg}')
    c.setLineWidth(.8);c.line(42,H-62,800,H-62);c.setFont('LNB',9)
    c.drawString(42,H-84,'A/c Ref');c.drawString(100,H-84,'Unit');c.drawString(140,H-84,'Lessee / Tenant')
    for x,(a,b) in zip(X,hdr): c.drawRightString(x,H-73,a);c.drawRightString(x,H-84,b)
    c.drawRightString(X[-1],H-73,'Total');c.drawRightString(X[-1],H-84,'Arrears £');c.drawString(756,H-84,'Stage')
    c.line(42,H-88,800,H-88);return H-103
y=head();G=[0]*7;dropped=None
for pi,(pn,ls) in enumerate(props):
    if pi==1: c.showPage();y=head()
    c.setFont('LNB',10);c.drawString(42,y,'Property: '+pn);y-=15
    T=[0]*7;code=pn[:4]
    for i,(u,nm) in enumerate(ls):
        com=u[0]=='S' or u.startswith('GF');v=[None]*6
        if u.startswith('CS'): v[0]=R.choice([None,2500]);v[1]=R.choice([6240,12480])
        elif 'VACANT' in nm: v[1]=R.randint(30000,90000);v[3]=R.randint(9000,20000)
        elif com:
            v[0]=R.choice([312500,450000,287500,None]);v[1]=R.randint(40000,120000);v[3]=R.choice([None,R.randint(20000,60000)])
            v[5]=round(((v[0] or 0)+v[1])*.2)
            if R.random()<.4: v[4]=15000
        else:
            v[0]=R.choice([None,12500,25000]);v[1]=R.choice([61218,30609,122436,None,48055]);v[2]=R.choice([None,10000,7500]);v[3]=R.choice([None,None,R.randint(9000,26000)])
            if (v[1] or 0)>100000: v[4]=R.choice([9000,42000])
            if R.random()<.14: v=[None,-R.choice([15000,6020,30609]),None,None,None,None]
        if all(x is None for x in v): v[2]=7500
        t=sum(x or 0 for x in v);v=v+[t];T=[a+(b or 0) for a,b in zip(T,v)]
        ref=f'{code}{pi+3}{i+11:03d}'
        if pi==0 and u=='F07':
            dropped=(ref,u,nm,t); continue
        st=R.choice(['R1','R2','','',"LBA"]) if t>0 else ''
        if 'VACANT' in nm: st=''
        c.setFont('LNR',9);c.drawString(42,y,ref);c.drawString(100,y,u);c.drawString(140,y,nm);c.drawString(758,y,st)
        for x,a in zip(X,v):
            if a is not None: c.drawRightString(x+(10 if a<0 else 0),y,fm(a,'CR'))
        y-=13
        rows.append(dict(property=pn,unit=u,resident=ref,name=nm,**{k:num(a) for k,a in zip(keys,v)}))
    c.setLineWidth(.4);c.line(330,y+10,748,y+10);c.setFont('LNB',9);c.drawString(140,y-1,f'Property {code} total')
    for x,a in zip(X,T): c.drawRightString(x+(10 if a<0 else 0),y-1,fm(a,'CR'))
    tots.append(dict(label=f'Property {code} total',**{k:num(a) for k,a in zip(keys,T)}));G=[a+b for a,b in zip(G,T)];y-=26
c.setLineWidth(1);c.line(330,y+12,748,y+12);c.setFont('LNB',9.5);c.drawString(140,y,'Report total')
for x,a in zip(X,G): c.drawRightString(x,y,fm(a,'CR'))
c.line(330,y-4,748,y-4);tots.append(dict(label='Report total',**{k:num(a) for k,a in zip(keys,G)}))
y-=30;c.setFont('LNI',8.5);c.drawString(42,y,'Stage: R1 first reminder, R2 second reminder, LBA letter before action. CR = account in credit. Ground rent demanded in prescribed form (s.166).')
c.save();print(dropped)
write(STEM,'AR',keys,rows,tots,dict(what=f'row of unit {dropped[1]} ({dropped[0]} {dropped[2]}, {dropped[3]/100:.2f}) of property 0412 is missing from the list but inside the property and report totals',kind='row_dropped'))
