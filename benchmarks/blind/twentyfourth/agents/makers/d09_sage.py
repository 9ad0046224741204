from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=random.Random(369)
s=St('Profit and Loss','Foundry Yard Student Living Ltd','2025-09-01','2026-02-28',['Period','Year to Date'])
def L(n,m,sd=.05,k=6): 
    a=m*R.uniform(1-sd,1+sd); return s.l(n,[a,a+m*(k-1)*R.uniform(1-sd/2,1+sd/2)])
s.h('Sales'); a=[L('Ensuite Cluster Rent',98400,.01),L('Studio Rent',61250,.01),L('Summer Lets',1,0),L('Laundry Income',1840,.1),L('Damage Recharges',760,.3),L('Conference & Guest Room',1325,.3)]
s.rows[a[2]]['values']=[0.0,18642.5]
SA=s.t('Total Sales',a,key='total_income')
s.h('Purchases'); a=[L('Gas',6240,.15),L('Electricity',11870,.12),L('Water & Sewerage',3115,.1),L('Broadband',2450,0),L('Refuse Collection',985,.1)]
PU=s.t('Total Purchases',a)
s.h('Direct Expenses'); a=[L('Cleaning Contractor',7430,.05),L('Repairs - Building',5280,.4),L('Repairs - Furniture',1915,.4),L('Lift Contract',640,0),L('Fire Alarm & Security',2210,.1)]
DE=s.t('Total Direct Expenses',a)
GP=s.t('Gross Profit/(Loss):',[SA,PU,DE],[1,-1,-1],typ='TOTAL')
s.h('Overheads'); a=[L('Gross Wages',16890,.02),L('Employers N.I.',1742,.02),L('Employers Pensions',611,.02),L('Advertising & Agents Commission',3350,.4),L('Operator Management Fee',9825,.02),L('Insurance',2975,0),L('Council Tax & Rates',430,.1),L('Audit & Accountancy',850,0),L('Bank Charges',118.4,.2),L('Bank Interest Paid',27640,.01),L('Depreciation - Furniture',4166.67,0),L('Bad Debt Write Off',1,0)]
s.rows[a[-1]]['values']=[0.0,2318.75]
OV=s.t('Total Overheads',a)
s.t('Net Profit/(Loss):',[GP,OV],[1,-1],typ='TOTAL',key='net_income')
i=a[4]; old=s.rows[i]['values'][1]; new=round(old-3000,2); s.rows[i]['values'][1]=new
s.m['planted']={'what':f"Operator Management Fee, Year to Date printed {new:.2f} instead of {old:.2f}; Total Overheads includes the true figure",'kind':'digit_changed'}; print(s.m['planted'])
c=canvas.Canvas(D('sage_pl_foundry_yard.pdf'),pagesize=A4,invariant=1); W,H=A4
c.setFont('Courier',8); y=H-40
def put(x,t,b=0): c.setFont('Courier-Bold' if b else 'Courier',8.5); c.drawRightString(x,y,t)
c.drawString(40,y,'Date: 11/03/2026'); c.setFont('Courier-Bold',11); c.drawCentredString(W/2,y,'Foundry Yard Student Living Ltd'); put(W-40,'Page: 1'); y-=12
c.setFont('Courier',8); c.drawString(40,y,'Time: 16:31:07'); c.setFont('Courier-Bold',11); c.drawCentredString(W/2,y,'Profit and Loss'); y-=26
c.setFont('Courier',8.5)
for a_,b_ in(('From:','Month 6, February 2026'),('To:','Month 6, February 2026'),('Year to date from:','01/09/2025 to 28/02/2026')):
    c.drawString(40,y,a_); c.drawString(145,y,b_); y-=11
y-=6; c.drawString(40,y,'Chart of Accounts:'); c.drawString(145,y,'PBSA Layout of Accounts'); y-=22
put(345,'Period',1); put(530,'Year to Date',1); c.line(262,y-3,345,y-3); c.line(440,y-3,530,y-3); y-=16
fm=lambda v:f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
n=len(s.rows)
for k,row in enumerate(s.rows):
    t=row['rowType']; v=row['values']
    if t=='HEADING': c.setFont('Courier-Bold',9); c.drawString(40,y,row['label'])
    else:
        if t=='LINE': c.setFont('Courier',8.5); c.drawString(62,y,row['label']); put(290,fm(v[0])); put(470,fm(v[1]))
        else:
            c.setFont('Courier-Bold',8.5); c.drawString(40 if t=='TOTAL' else 62,y,row['label']); put(355,fm(v[0]),1); put(540,fm(v[1]),1)
            if t!='TOTAL': c.line(230,y+9,290,y+9); c.line(410,y+9,470,y+9)
            y-=8
    y-=12.2
c.save()
save('sage_pl_foundry_yard.pdf',[s],'STUDENT_HOUSING','OPERATING_STATEMENT','Sage 50 style P&L, Courier, inner/outer money columns; planted digit',True)
