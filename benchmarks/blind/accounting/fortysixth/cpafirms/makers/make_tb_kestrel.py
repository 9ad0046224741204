# Yardi Breeze-like trial balance, three properties, portrait PDF
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(4603); fonts()
CH=[('1110-0000','Cash - Operating','cash'),('1115-0000','Cash - Security Deposits','bs',(8e3,3e4)),('1210-0000','Accounts Receivable - Tenants','ar',(2e3,15e3)),('1240-0000','CAM Receivable','ar',(500,6e3)),('1310-0000','Prepaid Insurance','pp',(6e3,12e3)),('1320-0000','Prepaid Property Taxes','o',(2e3,9e3)),('1510-0000','Land','bs',(3e5,8e5)),('1520-0000','Building','bs',(1.2e6,3e6)),('1525-0000','Tenant Improvements','ti',(4e4,2e5)),('1529-0000','Accumulated Depreciation','acc',(-6e5,-2e5)),('1610-0000','Leasing Commissions, net','ti',(1e4,6e4)),
('2110-0000','Accounts Payable','ap',(-2e4,-4e3)),('2150-0000','Accrued Property Taxes','acc',(-3e4,-9e3)),('2210-0000','Tenant Security Deposits','bs',None),('2230-0000','Prepaid Rent','ap',(-9e3,-1e3)),('2510-0000','Mortgage Payable - Cardinal Savings','mtg',(-1.6e6,-7e5)),
('3110-0000','Member Capital','plug'),('3120-0000','Member Distributions','dist',(2e4,6e4)),('3800-0000','Retained Earnings','o2',(-3e5,1e5)),
('4110-0000','Base Rent Income','inc',(4e4,9e4)),('4150-0000','CAM Recoveries','inc',(9e3,2e4)),('4160-0000','Property Tax Recoveries','inc',(5e3,14e3)),('4190-0000','Parking Income','inc',(600,3e3)),('4410-0000','Late Charges','inc',(50,600)),
('5110-0000','Management Fees','exp',(2e3,4e3)),('5210-0000','Repairs & Maintenance','exp',(2e3,8e3)),('5220-0000','Janitorial','exp',(2e3,5e3)),('5230-0000','Landscaping','exp',(900,2400)),('5240-0000','Elevator Contract','exp',(700,1500)),('5310-0000','Electric','exp',(2e3,6e3)),('5320-0000','Water & Sewer','exp',(500,1600)),('5410-0000','Property Insurance','expi',(2e3,4e3)),('5420-0000','Property Taxes','expt',(7e3,15e3)),('5510-0000','Accounting & Legal','exp',(600,3e3)),('6110-0000','Mortgage Interest','exp',(9e3,2e4)),('6210-0000','Depreciation','expd',(1e4,2e4))]
R=lambda a,b:round(random.uniform(a,b),2)
P=[('118 Kestrel Way',{'5240-0000','4190-0000'}),('Harrow Building',{'1610-0000','5230-0000'}),('Larkspur Professional Center',{'5240-0000','1320-0000','3800-0000'})]
K=['beginning','debit','credit','ending']
data=[]
for p,skip in P:
    L=[]
    for x in CH:
        if x[0] in skip: continue
        c,n,k=x[:3]; rg=x[3] if len(x)>3 else None
        b=d=r=0.0
        if k in('bs','ar','pp','o','ti','acc','ap','mtg','dist','o2') and rg: b=R(*rg)
        if k=='ar': d=R(b*2,b*5); r=R(b*2,b*5)
        if k=='pp': r=R(1500,3000)
        if k=='ti' and random.random()<.5: d=R(3e3,2e4)
        if k=='acc': r=R(6e3,2e4)
        if k=='ap': d=R(5e3,4e4); r=R(5e3,4e4)
        if k=='mtg': d=R(6e3,1.5e4)
        if k=='dist': d=R(8e3,2e4)
        if k=='inc': r=R(*rg); d=R(10,rg[0]*.1) if random.random()<.4 else 0.0
        if k.startswith('exp'): d=R(*rg); r=R(10,rg[0]*.2) if random.random()<.25 else 0.0
        if k=='dist' and False: pass
        L.append([c,n,k,b,d,r])
    g={x[0]:x for x in L}
    g['2210-0000'][3]=-g['1115-0000'][3]
    cash=g['1110-0000']; cash[3]=R(1.5e4,9e4)
    dd=sum(x[4] for x in L); cc=sum(x[5] for x in L); base=R(9e4,2e5)
    cash[5]=base if cc<=dd+base and False else round(base,2); cash[4]=round(cc+base-dd,2)
    if cash[4]<0: cash[5]=round(base-cash[4]+2e4,2); cash[4]=round(cc+cash[5]-dd,2)
    g['3110-0000'][3]=round(-sum(x[3] for x in L),2)
    data.append((p,[(c,n,round(b,2),round(d,2),round(r,2),round(b+d-r,2)) for c,n,k,b,d,r in L]))
f='tb_kestrel_group_2026q1.pdf'
W,H=letter; c=canvas.Canvas(doc(f),pagesize=letter)
X=[338,414,490,576]; fm=lambda v:f'{v:,.2f}'
pg=0
def head():
    global pg; pg+=1
    c.setFillGray(0); c.setFont('LSB',13); c.drawCentredString(W/2,H-40,'Trial Balance')
    c.setFont('LS',8.5); c.drawCentredString(W/2,H-53,'Properties: 118 Kestrel Way, Harrow Building, Larkspur Professional Center')
    c.drawCentredString(W/2,H-64,'Period: Jan 2026 - Mar 2026     Book: Accrual     Tree: ysi_tb')
    c.setFillGray(.86); c.rect(36,H-100,W-72,26,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('LSB',8)
    c.drawString(40,H-94,'Account'); c.drawString(100,H-94,'Account Name')
    for x,(a,b) in zip(X,[('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')]):
        c.drawRightString(x-4 if x==576 else x,H-84,a); c.drawRightString(x-4 if x==576 else x,H-94,b)
    c.setFont('LS',7); c.drawString(36,26,'Thursday, April 9, 2026  10:47 AM'); c.drawRightString(W-36,26,f'Page {pg} of 3')
    return H-116
rows=[];tot=[];y=head(); G=[0,0,0,0]
for i,(p,L) in enumerate(data):
    if i and y<400: pass
    if y<120: c.showPage(); y=head()
    c.setFont('LSB',9); c.drawString(40,y,p); y-=14
    for j,(a,n,*v) in enumerate(L):
        if y<52: c.showPage(); y=head(); c.setFont('LSB',9); c.drawString(40,y,p+' (continued)'); y-=14
        if j%2==0: c.setFillGray(.955); c.rect(36,y-3.4,W-72,12.4,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('LS',8); c.drawString(40,y,a); c.drawString(100,y,n)
        for x,q in zip(X,v): c.drawRightString(x-4 if x==576 else x,y,fm(q))
        rows.append(dict(property=p,account=a,name=n,**dict(zip(K,v)))); y-=12.4
    t=[round(sum(q[k] for q in L),2)+0.0 for k in range(2,6)]
    assert abs(t[0])<.01 and abs(t[3])<.01 and abs(t[1]-t[2])<.01,t
    t[0]=t[3]=0.0
    if y<70: c.showPage(); y=head()
    c.setFont('LSB',8); c.line(36,y+8.5,W-36,y+8.5); c.drawString(100,y,'Total '+p)
    for x,q in zip(X,t): c.drawRightString(x-4 if x==576 else x,y,fm(q))
    tot.append(dict(label='Total '+p,**dict(zip(K,t)))); G=[round(a+b,2) for a,b in zip(G,t)]; y-=26
c.line(36,y+10,W-36,y+10); c.line(36,y+8.4,W-36,y+8.4)
c.drawString(100,y-2,'Grand Total')
for x,q in zip(X,G): c.drawRightString(x-4 if x==576 else x,y-2,fm(q))
tot.append(dict(label='Grand Total',**dict(zip(K,G))))
c.save(); print('pages',pg)
save(f,'TB',K,rows,tot,None,'OFFICE','Yardi Breeze style: forward balance/debit/credit/ending, three properties in headings, banded rows',False)
