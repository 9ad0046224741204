# Dynamics aged A/R by invoice, PDF
from common import *
from reportlab.pdfgen import canvas
import datetime as D
random.seed(6613)
n='Aged AR by invoice - Tannery Row.pdf'
cust=[('C01042','Tern & Tide Outfitters'),('C01057','Lumen Chiropractic'),('C01063','Pickerel Street Brewing Co.'),('C01071','Atlas Escape Rooms LLC'),('C01088','Mosswood Architects'),('C01090','Sugar Mill Bakehouse'),('C01102','Ironbridge Staffing'),('C01115','Kite & Kettle Toys'),('C01119','Prairie Sound Studio')]
asof=D.date(2025,9,30);no=103880
c=canvas.Canvas(DOC+n,pagesize=(792,612));pg=0
K=['other:Original Amount','total','current','b1_30','b31_60','b61_90','b90']
X=[336,404,472,540,608,676,752]
def head():
    global pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Times-Bold',14);c.drawString(40,572,'Aged Accounts Receivable');c.setFont('Times-Roman',9)
    c.drawString(40,558,'Tannery Row Retail Owner LP');c.drawString(40,547,'Aged as of 09/30/25, aged by due date. Amounts in USD.')
    c.drawRightString(752,572,'10/6/2025 4:21 PM');c.drawRightString(752,561,f'Page {pg}')
    c.setFont('Times-Bold',9);y=516
    for x,a,b in zip(X,['Original','','','1 - 30','31 - 60','61 - 90','Over'],['Amount','Balance','Not Due','days','days','days','90 days']):
        c.drawRightString(x,y+11,a);c.drawRightString(x,y,b)
    for x,a,b in((40,'Posting','Date'),(94,'Document','Type'),(156,'Document','No.'),(222,'Due','Date')): c.drawString(x,y+11,a);c.drawString(x,y,b)
    c.setLineWidth(.8);c.line(40,y-5,752,y-5);return y-19
y=head();T=[];TT=[];G=[0]*7
def nums(vals,y,skip0=True):
    for x,a in zip(X,vals):
        if a or not skip0: c.drawRightString(x,y,m(a,'lead'))
for cid,nm in cust:
    docs=[]
    for _ in range(random.choice([2,3,4,5,6,8])):
        d=asof-D.timedelta(days=random.choice([5,12,29,30,44,60,61,75,91,122,150,190]));docs.append((d,'Invoice',random.choice([random.randint(8000,95000),random.randint(280000,760000)])))
    if random.random()<.4: docs.append((asof-D.timedelta(days=random.randint(3,50)),'Credit Memo',-random.randint(4000,60000)))
    if random.random()<.3: docs.append((asof-D.timedelta(days=random.randint(2,20)),'Payment',-random.randint(20000,200000)))
    docs.sort()
    if y-14*3<50: y=head()
    c.setFont('Times-Bold',9);c.drawString(40,y,cid);c.drawString(94,y,nm);y-=13;S=[0]*7
    for d,t,a in docs:
        if y<50: y=head()
        due=d+D.timedelta(days=30) if t=='Invoice' else d
        bal=int(a*random.uniform(.2,.8)) if random.random()<.2 and t=='Invoice' else a
        late=(asof-due).days;vals=[a,bal,0,0,0,0,0];vals[2 if late<=0 else 3 if late<=30 else 4 if late<=60 else 5 if late<=90 else 6]=bal
        no+=random.randint(1,30);inv={'Invoice':'SI-','Credit Memo':'SCM-','Payment':'PMT-'}[t]+str(no)
        c.setFont('Times-Roman',9);c.drawString(40,y,d.strftime('%m/%d/%y'));c.drawString(94,y,t);c.drawString(156,y,inv);c.drawString(222,y,due.strftime('%m/%d/%y'));nums(vals,y);y-=12
        T.append({"name":nm,"resident":cid,"date":d.isoformat(),"invoice":inv,**{k:v(x) for k,x in zip(K,vals) if x}});S=[p+q for p,q in zip(S,vals)]
    c.setFont('Times-Bold',9);c.setLineWidth(.3);c.line(350,y+9,752,y+9)
    S[0]=0;lab=f'Total {nm}';c.drawString(156,y,lab);nums(S,y);TT.append({"label":lab,**{k:v(x) for k,x in zip(K,S) if x}});y-=20;G=[p+q for p,q in zip(G,S)]
if y<60:y=head()
c.setLineWidth(.8);c.line(350,y+10,752,y+10);c.drawString(156,y,'Total (USD)');nums(G,y);c.line(350,y-4,752,y-4);TT.append({"label":'Total (USD)',**{k:v(x) for k,x in zip(K,G) if x}})
c.save()
save(n,'AR',K,T,TT,'Dynamics aged receivables by invoice and due date, original amount and balance',False)
