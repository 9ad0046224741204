"""Sage Intacct-like TB, PDF landscape, two locations, CR marks, activity and adjustment pairs, subtotals by location."""
import random
from _lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black
random.seed(4303)
N='tb_intacct_cypress.pdf'
ACC=[('10100','Operating Checking'),('10250','Reserve for Replacement'),('11000','Accounts Receivable - Residents'),('13100','Prepaid Insurance'),('15000','Land'),('15100','Buildings'),('15900','Accumulated Depreciation'),
('20100','Accounts Payable'),('21400','Accrued Property Tax'),('22000','Resident Deposits Payable'),('25000','Notes Payable - LT'),('30100','Owner Equity'),('40100','Rental Income'),('40400','Vacancy'),('41900','Other Resident Income'),
('60100','Payroll - Site'),('61200','Repairs & Maintenance'),('62100','Utilities'),('63500','Management Fees'),('64100','Insurance Expense'),('64200','Property Tax Expense'),('70100','Interest Expense'),('71000','Depreciation')]
def gen(scale,loc):
    R=lambda lo,hi:round(random.uniform(lo,hi)*scale,2)
    rent=R(88000,93000);vac=R(4000,6000);oth=R(2500,4000);pay=R(15000,17000);rm=R(6000,9000);ut=R(8000,9500);ins=R(3500,3900);tax=R(9000,9800);intr=R(21000,22000);dep=R(17000,17600);mf=round((rent-vac)*.035,2)
    m=8
    y=lambda v:round(v*m*random.uniform(.985,1.0),2)
    b={'10100':R(90000,130000),'10250':R(210000,220000),'11000':R(12000,16000),'13100':round(ins*7,2),'15000':R(900000,905000),'15100':R(7800000,7900000),'15900':-R(1490000,1500000),
       '20100':-R(28000,31000),'21400':-round(tax*8,2),'22000':-R(40000,42000),'25000':-R(5400000,5500000),'40100':-y(rent),'40400':y(vac),'41900':-y(oth),'60100':y(pay),'61200':y(rm),'62100':y(ut),'63500':y(mf),'64100':y(ins),'64200':y(tax),'70100':y(intr),'71000':y(dep)}
    b['30100']=-round(sum(b.values()),2)
    D={k:0 for k,_ in ACC};C=dict(D);AD=dict(D);AC=dict(D)
    D['11000']+=rent+oth;C['40100']+=rent;C['41900']+=oth
    D['40400']+=vac;C['11000']+=vac
    col=R(86000,88500);D['10100']+=col;C['11000']+=col
    for k,v in(('60100',pay),('61200',rm),('62100',ut),('63500',mf)):D[k]+=v;C['20100']+=v
    pd=round(pay+rm*.9+ut+mf,2);D['20100']+=pd;C['10100']+=pd
    D['70100']+=intr;pr=R(6000,6400);D['25000']+=pr;C['10100']+=intr+pr
    rr=R(2400,2500);D['10250']+=rr;C['10100']+=rr
    dp=R(700,1800);D['10100']+=dp;C['22000']+=dp
    AD['71000']+=dep;AC['15900']+=dep;AD['64200']+=tax;AC['21400']+=tax;AD['64100']+=ins;AC['13100']+=ins
    a=R(300,900);AD['61200']+=a;AC['20100']+=a
    o=[]
    for k,n in ACC:
        d=dict(account=k,name=n,beginning=r2(b[k]),debit=r2(D[k]),credit=r2(C[k]))
        d['other:Adjustments Debit']=r2(AD[k]);d['other:Adjustments Credit']=r2(AC[k])
        d['ending']=r2(b[k]+D[k]-C[k]+AD[k]-AC[k]);o.append(d)
    return o
K=['beginning','debit','credit','other:Adjustments Debit','other:Adjustments Credit','ending']
LOC=[('210 - Cypress Bend Townhomes',gen(1,210)),('215 - Cypress Bend Phase II',gen(.62,215))]
X=[372,452,532,600,668,756]
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
bl=HexColor('#1F4E79')
def fb(v):return f'{abs(v):,.2f}'+(' CR' if v<-.004 else '')
def head(p):
    c.setFillColor(bl);c.setFont('Times-Bold',14);c.drawString(36,578,'Trial Balance Report');c.setFillColor(black)
    c.setFont('Times-Roman',9.5);c.drawString(36,564,'Alder & Finch Residential Partners, LP');c.drawString(36,552,'Reporting period: 09/01/2023 to 09/30/2023     Reporting book: ACCRUAL + ADJ')
    c.drawRightString(756,578,f'Page {p} of 2');c.drawRightString(756,564,'Created on: 10/12/2023 2:27 PM PT')
    c.setFillColor(HexColor('#E8EEF5'));c.rect(36,514,720,28,stroke=0,fill=1);c.setFillColor(black);c.setFont('Times-Bold',9)
    c.drawString(40,519,'Account');c.drawString(92,519,'Title')
    c.drawRightString(X[0],519,'Opening balance')
    c.drawCentredString(460,531,'Period activity');c.line(395,528,532,528);c.drawRightString(X[1],519,'Debit');c.drawRightString(X[2],519,'Credit')
    c.drawCentredString(608,531,'Adjustments');c.line(550,528,668,528);c.drawRightString(X[3],519,'Debit');c.drawRightString(X[4],519,'Credit')
    c.drawRightString(X[5],519,'Closing balance')
def line(y,v,dash):
    for x,k in zip(X,K):
        q=v.get(k)
        if k in('beginning','ending'):c.drawRightString(x if q is not None and q<-.004 else x-15,y,fb(q))
        elif q is None: c.drawRightString(x-4,y,'-')
        else:c.drawRightString(x,y,f'{q:,.2f}')
rows=[];tots=[]
for p,(ln,rs) in enumerate(LOC,1):
    head(p);y=497
    c.setFont('Times-Bold',9.5);c.drawString(40,y,'Location: '+ln);y-=15
    c.setFont('Times-Roman',9)
    for r in rs:
        rr={k:(v if k in('account','name','beginning','ending') or v else None) for k,v in r.items()}
        c.drawString(40,y,r['account']);c.drawString(92,y,r['name']);line(y,rr,1);rows.append(rr);y-=14.6
    T={k:r2(sum(r[k] for r in rs)) for k in K};tots.append(T)
    c.setLineWidth(.6);c.line(36,y+10,756,y+10);c.setFont('Times-Bold',9);c.drawString(92,y-1,'Total for '+ln);line(y-1,T,0);y-=20
    if p==2:
        G={k:r2(sum(t[k] for t in tots)) for k in K};tots.append(G)
        c.line(36,y+11,756,y+11);c.drawString(92,y,'Grand total - 2 locations');line(y,G,0);c.line(36,y-4,756,y-4);c.line(36,y-6,756,y-6)
        c.setFont('Times-Italic',8);c.drawString(36,y-22,'CR denotes a credit balance. Adjustments post to book ADJ only. Statistical accounts excluded.')
    c.showPage()
c.save()
write_truth(N,'TB',K,rows,tots);print(len(rows),tots)
