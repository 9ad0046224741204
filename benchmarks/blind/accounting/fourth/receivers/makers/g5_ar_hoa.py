# AR, HOA delinquency list, Times, wrapped owner names, lone dashes, repeated header per phase
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
rnd=random.Random(SEED+5)
K=['total','current','b30','b60','b90','other:Mos. Past Due']
PH_=[('PHASE I - THE VILLAS',285,[('1-004','Abernathy, Joan R.',''),('1-009','Estate of Harold J. Pinkham c/o Denise Pinkham-Lowe, Executor','Lien recorded'),('1-013','Castellano Family Revocable Trust','Late letter'),('1-018','Nguyen, Thanh & Kim-Ly',''),('1-022','Blue Heron Residential Holdings II, LLC','At attorney'),('1-027','O\'Rourke, Declan','Payment plan'),('1-031','Steinmetz, Carl and Rosalind',''),('1-036','U.S. Dept. of Housing & Urban Development (REO)','Late letter'),('1-040','Whitlow, Tamika','Lien recorded')]),
('PHASE II - LAKESIDE TOWNHOMES',342,[('2-101','Gallardo, Esteban',''),('2-104','Frye, Beverly S.','Late letter'),('2-107','Okonkwo-Barnes, Adaeze',''),('2-112','Ridgeback Capital Fund 9 LP','Foreclosure filed'),('2-115','Lindqvist, Per & Annika',''),('2-118','Marchetti, Dominic','Late letter'),('2-121','Unknown Heirs of Lucille Tatum','At attorney'),('2-126','Hsu, Wei-Ling',''),('2-130','Dobbs, Travis','Lien recorded'),('2-133','Kowalczyk, Irena',''),('2-138','Pruitt, Shane & Mandy','Payment plan'),('2-141','Lakeside 2-141 Land Trust','At attorney')]),
('PHASE III - GARAGE CONDOMINIUMS',64,[('G-02','Abernathy, Joan R.',''),('G-05','Ridgeback Capital Fund 9 LP','Late letter'),('G-11','Salas, Ignacio',''),('G-14','Dobbs, Travis','Late letter'),('G-19','Bright & Sons Plumbing, Inc.','')])]
rows=[];secs=[]
for s,dues,os_ in PH_:
    rs=[]
    for u,n,st in os_:
        k={'':rnd.choice([0,1,1]),'Late letter':rnd.choice([1,2,2]),'Payment plan':rnd.choice([3,4]),'Lien recorded':rnd.choice([5,7,9]),'At attorney':rnd.choice([8,11,14]),'Foreclosure filed':19}[st]
        r={'property':s,'unit':u,'name':n}
        if st: r['status']=st
        c=dues*100
        r['current']=c if rnd.random()<.85 else rnd.randint(2000,c)
        if k>=1: r['b30']=c+(2500 if k>1 else 0) if rnd.random()<.8 else rnd.randint(1500,c)
        if k>=2: r['b60']=c+2500+rnd.randint(0,900)
        if k>=3: r['b90']=(c+2500)*(k-2)+rnd.randint(100,9900)+({'Lien recorded':38500,'At attorney':145000,'Foreclosure filed':418250}.get(st,0))
        if st=='Payment plan': r['current']=0; del r['current']
        r['other:Mos. Past Due']=k
        if n.startswith('Lindqvist'): r.update({'current':-34200,'other:Mos. Past Due':0});r.pop('b30',0)
        if n.startswith('Salas'): r['b60']=-6400
        r['total']=sum(r.get(q,0) for q in K[1:5]); rs.append(r);rows.append(r)
        if u in ('1-036',): r['_']=1
    secs.append((s,rs))
for r in rows: r.pop('_',0)
M=K[:5]; tot=[];chk=[]
N='Willow_Shoals_HOA_delinquency.pdf'
PW,PH=612,792
c=canvas.Canvas(D+N,pagesize=(PW,PH))
XU,XN,XS=50,92,218
X=dict(zip(K,[358,410,458,505,556,0])); 
# balance owed printed first, months past due printed between status and balance
XM=302
pn=0
def page(first=False):
    global y,pn
    pn+=1
    c.setFont('Times-Italic',8); c.drawString(50,30,'Willow Shoals Owners Association, Inc. - confidential, for Receiver and Board only'); c.drawRightString(PW-50,30,f'{pn}')
    if first:
        c.setFont('Times-Bold',15); c.drawString(50,740,'Willow Shoals Owners Association, Inc.')
        c.setFont('Times-Roman',11); c.drawString(50,724,'Delinquent Assessments by Phase'); c.drawRightString(PW-50,724,'as of January 31, 2024')
        c.setLineWidth(1.2); c.line(50,717,PW-50,717); y=698
    else: y=748
def hdr():
    global y
    c.setFont('Times-Bold',9)
    for x,a,b in ((XM,'Mos. Past','Due'),(X['total'],'Balance','Owed'),(X['current'],'','Current'),(X['b30'],'Over','30 Days'),(X['b60'],'Over','60 Days'),(X['b90'],'Over','90 Days')):
        c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    c.drawString(XU,y-10,'Unit');c.drawString(XN,y-10,'Owner of Record');c.drawString(XS,y-10,'Collection')
    c.setLineWidth(.4); c.line(50,y-14,PW-50,y-14); y-=26
def wrap(t,w):
    o=[];l=''
    for q in t.split():
        if l and sw(l+' '+q,'Times-Roman',9.5)>w: o.append(l);l=q
        else: l=(l+' '+q).strip()
    return o+[l]
f=lambda v: '-' if not v else fm(v,'par')
page(True);i=0
for s,rs in secs:
    if y<180: c.showPage();page()
    c.setFont('Times-Bold',10.5); c.drawString(50,y,s); y-=14; hdr()
    for r in rs:
        ls=wrap(r['name'],XS-XN-8)
        if y-11*len(ls)<60:
            c.showPage();page(); c.setFont('Times-BoldItalic',10); c.drawString(50,y,s+' (cont\'d)'); y-=14; hdr()
        c.setFont('Times-Roman',9.5)
        c.drawString(XU,y,r['unit'])
        for q,l in enumerate(ls): c.drawString(XN,y-11*q,l)
        c.drawString(XS,y,r.get('status',''))
        yy=y-11*(len(ls)-1)   # numbers stand at the last line of the name
        c.drawRightString(XM,y,str(r['other:Mos. Past Due']))
        for k in M:
            c.drawRightString(X[k]+(2 if r.get(k,0)<0 else 0),y,f(r.get(k,0)))
        y-=11*len(ls)+4
    t={'label':f'Subtotal - {len(rs)} accounts'}; t.update({k:S(rs,k) for k in M}); tot.append(t);chk.append((len(tot)-1,range(i,i+len(rs)),M));i+=len(rs)
    c.setLineWidth(.4); c.line(312,y+9,PW-50,y+9); c.setFont('Times-Bold',9.5); y-=2; c.drawString(XN,y,t['label'])
    for k in M: c.drawRightString(X[k]+(2 if t[k]<0 else 0),y,f(t[k]))
    y-=30
t={'label':f'ALL PHASES - {len(rows)} accounts'}; t.update({k:S(rows,k) for k in M}); tot.append(t);chk.append((len(tot)-1,range(len(rows)),M))
for q in tot:
    for k in M:
        if q[k]==0: print('dash total',q['label'],k); del q[k]
if y<190: c.showPage();page()
c.setLineWidth(1); c.line(50,y+12,PW-50,y+12); c.setFont('Times-Bold',9.5); c.drawString(XN,y-2,t['label'])
for k in M: c.drawRightString(X[k],y-2,f(t[k]))
c.line(50,y-7,PW-50,y-7); y-=40
c.setFont('Times-Bold',9); c.drawString(50,y,'Policy schedule'); y-=12; c.setFont('Times-Roman',9)
for a,b in (('Monthly assessment - Villas / Townhomes / Garages','$285 / $342 / $64'),('Late fee, after the 15th','$25.00'),('Lien preparation and recording','$385.00'),('Attorney referral retainer','$1,450.00')):
    c.drawString(60,y,a); c.drawString(290,y,b); y-=11.5
y-=8; c.setFont('Times-Italic',9); c.drawString(50,y,'Balances in parentheses are credits. Not all prior-manager adjustments have been traced.'); y-=30
c.line(50,y,230,y); c.drawString(50,y-10,'Reviewed by, date'); c.save()
save(N,'AR',K[5:]+M,rows,tot,cents=M,checks=chk)
