# Industrial park, invoice-level flat list, fpdf2 legal landscape, customer carried down, PLANTED: one invoice row dropped
import random,datetime
from common import *
from fpdf import FPDF
R=random.Random(4106);ASOF=datetime.date(2025,9,30)
T=[('A-120','Corvane Logistics LLC',21500),('A-140','Brightsill Window & Door',8200),('A-160','Peregrine Cold Chain, Inc.',33800),('B-200','Tamarack Cabinet Works',6150),('B-215','Nordahl Fasteners USA',9400),('B-230','Ocotillo Solar Supply',12750),('B-250','Redline Motorsport Fabrication',4800),('C-300','Helix Bioreagents Corp.',18900),('C-340','Juniper & Rye Distilling Co.',7350),('YARD-1','Big Sandy Crane Rental',3900)]
K=['total','current','b1_30','b31_60','b61_90','b91']
inv=48210;allrows=[];groups=[]
for u,nme,rent in T:
    L=[]
    def add(date,typ,amt,terms=30):
        global inv
        inv+=R.randint(3,19);late=(ASOF-date).days-terms
        i=1 if late<=0 else 2 if late<=30 else 3 if late<=60 else 4 if late<=90 else 5
        d=dict(unit=u,name=nme,invoice=('CM-' if amt<0 else 'TC')+str(inv),date=date.isoformat(),charge=typ,total=r2(amt));d[K[i]]=r2(amt);d['_t']='Net %d'%terms if terms else 'Due on rcpt';L.append(d)
    if R.random()<.5: add(datetime.date(2025,4,R.randint(2,28)),'2024 NNN true-up',R.uniform(900,9800))
    if R.random()<.35: add(datetime.date(2025,5,1),'Rent - May',rent*R.choice([.25,.5,1]),0)
    if R.random()<.4: add(datetime.date(2025,6,R.randint(3,28)),R.choice(['Dock leveler repair','Sprinkler test billback','Lock change']),R.uniform(140,2300))
    if R.random()<.35: add(datetime.date(2025,7,1),'Rent - Jul',rent*R.choice([.4,1]),0)
    if R.random()<.4: add(datetime.date(2025,7,R.randint(8,30)),'Electric submeter',R.uniform(220,3100))
    if R.random()<.5: add(datetime.date(2025,8,1),'Rent - Aug',rent,0)
    if R.random()<.3: add(datetime.date(2025,8,R.randint(5,25)),'Credit - overbilled NNN',-R.uniform(80,990))
    if R.random()<.6: add(datetime.date(2025,9,1),'Rent - Sep',rent,0)
    add(datetime.date(2025,9,1),'NNN est. - Sep',rent*.27)
    if R.random()<.6: add(datetime.date(2025,9,R.randint(9,26)),'Electric submeter',R.uniform(220,3100))
    groups.append(L)
planted=None;drop=None
for L in groups:
    if L[0]['unit']=='A-160': drop=L[2]
planted=dict(what="invoice %s of %s (%s, %.2f) left out of the list; the customer subtotal and the report total include it"%(drop['invoice'],drop['name'],drop['charge'],drop['total']),kind='row_dropped')
p=FPDF('L','mm','legal');p.add_font('L','','/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf');p.add_font('L','B','/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf');p.set_auto_page_break(False);p.set_margins(14,12)
W=[16,54,21,21,41,20,26,25,25,25,25,26]
H1=['','','Invoice','Invoice','','','Open','Not yet','-------- Days','past due','--------','']
H2=['Suite','Customer','No.','date','Description','Terms','amount','due','1-30','31-60','61-90','91 +']
AL='LLLLLLRRRRRR'
def line(v,b='',h=5.0,fill=False):
    p.set_font('L',b,8.5)
    for t,w,a in zip(v,W,AL): p.cell(w,h,t,align=a,fill=fill)
    p.ln(h)
def page():
    p.add_page();p.set_font('L','B',13);p.cell(200,6,'OPEN INVOICE AGING');p.set_font('L','',9);p.cell(0,6,'as of 30-Sep-2025   (aged from due date)',align='R',new_x='LMARGIN',new_y='NEXT')
    p.cell(0,5,'Trailhead Commerce Park  /  owner: THCP Holdings LP  /  A-R ledger 12000',new_x='LMARGIN',new_y='NEXT');p.ln(2)
    x=p.get_x()+sum(W[:8]);y=p.get_y();p.set_fill_color(214,222,214);p.set_font('L','B',8.5)
    h=['','','Invoice','Invoice','','','Open','Not yet']
    for t,w,a in zip(h,W,AL):p.cell(w,5,t,align=a,fill=True)
    p.cell(sum(W[8:]),5,'Days past due',align='C',fill=True,new_x='LMARGIN',new_y='NEXT');line(H2,'B',5,True)
    p.line(x,y+5,x+sum(W[8:]),y+5);p.ln(1.2)
    yy=p.get_y();p.set_xy(14,203);p.set_font('L','',7);p.cell(150,4,'THCP Holdings LP  -  printed 10/06/2025 by R. Anselm');p.cell(0,4,'%d'%p.page_no(),align='R');p.set_xy(14,yy)
f=lambda v:'' if v is None else (format(v,',.2f') if v>=0 else '-'+format(-v,',.2f'))
page();rows=[];tots=[]
def sm(lab,L):
    t={'label':lab}
    for k in K:
        v=[x[k] for x in L if k in x];t[k]=r2(sum(v)) if v else None
    tots.append(t);return t
for L in groups:
    if p.get_y()+5.0*(len(L)+2)>194: page()
    firstp=True
    for d in L:
        if d is drop: continue
        dt=datetime.date.fromisoformat(d['date']).strftime('%d-%b-%y')
        line([d['unit'] if firstp else '',d['name'] if firstp else '',d['invoice'],dt,d['charge'],d['_t']]+[f(d.get(k)) for k in K]);firstp=False
        e=dict(d);e.pop('_t');rows.append(e)
    if len(L)>1:
        t=sm(L[0]['name']+' - subtotal',L);y=p.get_y();p.line(14+sum(W[:6])+6,y,14+sum(W),y);line(['','','','',' ','']+[f(t[k]) for k in K],'B');p.set_xy(14+W[0],y);p.cell(100,5.0,t['label']);p.set_xy(14,y+5.0)
    p.ln(1.3)
A=[d for L in groups for d in L];
if p.get_y()>188: page()
t=sm('Report total',A);y=p.get_y();p.set_line_width(.5);p.line(14,y,14+sum(W),y);line(['','Report total','','','','']+[f(t[k]) for k in K],'B',6)
line(['','Percent of open','','','','']+['%.1f%%'%(100*(t[k] or 0)/t['total']) for k in K])
p.output(doc('THCP open invoices 0925.pdf'));truth('THCP open invoices 0925','AR',K,rows,tots,planted);print(len(rows),planted)
