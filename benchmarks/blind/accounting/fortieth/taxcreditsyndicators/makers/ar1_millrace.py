# property-system style: one line per charge code, resident lines of sums, sections by status; legal landscape, Courier
from common import *
import random
from reportlab.pdfgen import canvas
R=random.Random(771)
stem='millrace_delq_prepaid_123125'
W,H=1008,612
c=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H))
names=['Abernathy, Rochelle','Okonjo, Daniel','Tull, Marguerite','Vasquez-Lind, Ana','Pham, Quoc','Drayton, Lamar','Eckerd, Sue Ellen','Nakagawa, Ken','Boateng, Efua','Ruiz, Hector M.','Castellane, Vi','Whitlow, Tamika','Sorrells, Joey','Haddad, Nour','Mbeki-Stone, Lila','Grubb, Wm. T.','Delacroix, Yvonne','Fenn, Artis']
units=['A-101','A-104','A-207','A-212','A-305','B-102','B-110','B-203','B-216','B-301','C-105','C-109','C-208','C-214','C-303','A-111','B-208','C-312']
st=['Current resident']*15+['Former resident']*3
codes={'RENT':(310,880),'LATE':(25,50),'WATR':(28,61),'NSF':(35,35),'DAMG':(60,410),'PETF':(15,30),'LEGL':(95,180),'HAPR':(180,655)}
desc={'RENT':'Tenant rent','LATE':'Late fee','WATR':'Water/sewer RUBS','NSF':'Returned check','DAMG':'Damages','PETF':'Pet fee','LEGL':'Legal/filing','HAPR':'HAP repayment agmt'}
K=['prepaid','b0_30','b31_60','b61_90','b90','total','deposit']
X=[520,592,664,736,808,888,966]
rows=[];tot=[]
pg=0
def m(v): return '' if v is None else f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
def m2(v): return '' if v is None else f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFont('Courier-Bold',11); c.drawCentredString(W/2,H-34,'DELINQUENT AND PREPAID BALANCES BY CHARGE CODE')
    c.setFont('Courier',9); c.drawString(40,H-34,'HAWTREE RESIDENTIAL MGMT'); c.drawRightString(W-40,H-34,f'PAGE {pg:>3}')
    c.drawString(40,H-46,'Site 0418 - Millrace Court Apartments'); c.drawRightString(W-40,H-46,'01/05/2026 08:12'); c.drawCentredString(W/2,H-46,'Fiscal period 12/2025   As of 12/31/2025   Set-aside: all   Min. balance: 0.01')
    c.setFont('Courier-Bold',8.5); yy=H-70
    for x,t in ((40,'Bldg-'),(92,'Resident'),(250,'Chg')): c.drawString(x,yy,t)
    for x,t in ((40,'Unit'),(92,'Code / Name'),(250,'Code'),(290,'Description')): c.drawString(x,yy-10,t)
    for x,a,b in zip(X,['Prepaid','-------',' Delinquent','(days) --','Over','Net','Deposit'],['','0 - 30','31 - 60','61 - 90','90','Balance','on Hand']):
        if '-' not in a and a!=' Delinquent' and a!='(days) --': c.drawRightString(x,yy,a)
        c.drawRightString(x,yy-10,b)
    c.drawString(552,yy,'------- Delinquent, days past due ---')
    c.line(40,yy-14,W-40,yy-14); y=yy-26
def line(v,bold=False):
    c.setFont('Courier-Bold' if bold else 'Courier',8.5)
    for k,x in zip(K,X):
        t=m2(v.get(k)); c.drawRightString(x+(5 if t.endswith(')') else 0),y,t)
head()
allt={k:0 for k in K}
def add(a,b):
    for k in K: a[k]=round(a[k]+(b.get(k) or 0),2)
data=[]
for i,(n,u,s_) in enumerate(zip(names,units,st)):
    chg=['RENT']+R.sample(['LATE','WATR','NSF','PETF','DAMG','LEGL','HAPR'],R.choice([0,1,1,2,2,3]))
    L=[]
    dep=float(R.choice([250,300,350,400,500]))
    if i in (4,8,13):   # prepaid people
        L=[('RENT',{'prepaid':-round(R.uniform(20,640),2)})]
        if i==8: L.append(('WATR',{'b0_30':41.17}))
    else:
        for q in chg:
            lo,hi=codes[q]; a=round(R.uniform(lo,hi),2) if q in('WATR','DAMG','HAPR') else float(round(R.uniform(lo,hi)))
            d={}
            bk=['b0_30'] if s_[0]=='C' else ['b90']
            if R.random()<.35 and s_[0]=='C': bk.append('b31_60')
            if R.random()<.2: bk.append('b61_90')
            if R.random()<.12 and s_[0]=='C': bk.append('b90')
            for b in bk: d[b]=a if q!='RENT' or b!='b0_30' else round(a*R.choice([1,1,.5]),2)
            L.append((q,d))
    data.append((n,u,s_,dep,L,f't{R.randint(10000,99999):07d}'))
for sec in ('Current resident','Former resident'):
    c.setFont('Courier-Bold',9); c.drawString(40,y,f'*** {sec}s ***'); y-=13
    sc={k:0 for k in K}
    for n,u,s_,dep,L,code in data:
        if s_!=sec: continue
        if y-11*(len(L)+1)<52: head()
        rs={k:0 for k in K}
        for j,(q,d) in enumerate(L):
            d=dict(d); d['total']=s(d.values())
            c.setFont('Courier',8.5)
            if j==0: c.drawString(40,y,u); c.drawString(92,y,code)
            if j==1: c.drawString(92,y,n)
            c.drawString(250,y,q); c.drawString(290,y,desc[q]); line(d); add(rs,d)
            rows.append({'unit':u,'resident':code,'name':n,'charge':q,**{k:d.get(k) for k in K}}); y-=10.5
        if len(L)==1:
            c.setFont('Courier',8.5); c.drawString(92,y,n)
        rs['deposit']=dep
        c.setFont('Courier-Bold',8.5); c.drawString(250,y,'Resident total')
        pr={k:(rs[k] if rs[k] or k in('total','deposit') else None) for k in K}; line(pr,True)
        tot.append({'label':'Resident total',**pr}); add(sc,rs); y-=16
    if y<70: head()
    c.setFont('Courier-Bold',8.5); c.drawString(40,y,f'{sec}s - section total'); line(sc,True); tot.append({'label':f'{sec}s - section total',**sc}); c.line(470,y+9,W-40,y+9); y-=22
    add(allt,sc)
if y<110: head()
# housing authority block: one payer line each
c.setFont('Courier-Bold',9); c.drawString(40,y,'*** Subsidy payers ***'); y-=13
sc={k:0 for k in K}
for code,n,q,d in (('HA-01','Tri-River Housing Auth','HAP',{'b0_30':4312.00,'b31_60':668.00}),('HA-02','State Contract Adm','HAP',{'prepaid':-215.00,'b0_30':11846.00})):
    d['total']=s(d.values()); c.setFont('Courier',8.5); c.drawString(92,y,code+' '+n); c.drawString(250,y,q); c.drawString(290,y,'Housing assistance'); line(d); add(sc,d)
    rows.append({'resident':code,'name':n,'charge':q,**{k:d.get(k) for k in K}}); y-=10.5
y-=3; pr={k:(v or None) for k,v in sc.items()}
c.setFont('Courier-Bold',8.5); c.drawString(40,y,'Subsidy payers - section total'); line(pr,True); tot.append({'label':'Subsidy payers - section total',**pr}); add(allt,sc); y-=20
c.drawString(40,y,'SITE 0418 TOTAL'); line(allt,True); tot.append({'label':'SITE 0418 TOTAL',**allt}); c.line(470,y+9,W-40,y+9); c.line(470,y-3,W-40,y-3); y-=24
c.setFont('Courier',8.5); c.drawString(40,y,f'Residents listed: {len(data)}    Units 84    * Former residents over 90 days are turned over to collections quarterly.   ** END OF REPORT **')
c.save(); save(stem,'AR',K,rows,tot)
assert all(abs(s(r[k] for r in rows)-allt[k])<.01 for k in K if k!='deposit')
