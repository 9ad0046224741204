# UK managing agent's quarterly statement to a small commercial landlord: Courier, dotted leaders, trailing minus (PDF)
from st import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
P='14-22 Fennel Parade, Worthing'
s=St('LANDLORD\'S QUARTERLY INCOME AND EXPENDITURE STATEMENT',P,'2025-04-01','2025-06-30',['April','May','June','Quarter'])
def l(n,a,b,c,**m):
    t=[x for x in (a,b,c) if x is not None]; return s.l(n,[a,b,c,sum(t)],**m)
s.h('A.  INCOME'); 
g=[l('No.14  Cobbler & Keys Ltd - rent',1750,1750,1750),l('No.16  Lantern Bakery - rent',2083.33,2083.33,2083.34),l('No.16  Lantern Bakery - turnover rent 2024/25',None,3914.62,None),l('No.18  Wick & Wool - rent',1625,1625,1625),l('No.18  Wick & Wool - rent concession',-325,-325,None),l('No.20-22  Halcyon Pharmacy Group - rent',4250,4250,4250)]
r=s.t('Total rents receivable',g)
g=[l('Service charge on account',2140,2140,2140),l('Insurance rent recharged',None,None,4872.15),l('Electricity recharge (landlord supply)',188.4,171.92,159.06),l('Interest on late rent',None,26.71,None)]
q=s.t('Total recoveries and other income',g)
ti=s.t('TOTAL INCOME',[r,q],typ='TOTAL',key='total_income')
s.h('B.  EXPENDITURE'); s.h('Common parts and service charge items',u=1)
g=[l('Cleaning of forecourt and stairs',310,310,310),l('Refuse collection - trade waste',246.5,246.5,259.8),l('Landlord\'s electricity',402.18,366.97,339.54),l('Fire alarm and emergency lighting test',None,185,None),l('Gutter clearance and flat roof patch',None,None,1120),l('Window to stair core - credit from contractor',None,-95,None)]
e1=s.t('Sub-total service charge items',g)
s.h('Landlord\'s own items',u=1)
g=[l('Buildings insurance premium',None,None,4872.15),l('Empty rates - first floor store',96.4,96.4,96.4),l('Rent review surveyor - No.20-22',None,1450,None),l('Solicitors - licence to assign No.14',680,None,None),l('Management fee 7.5% of rents',703.75,997.35,728.13),l('Bank charges',8.5,8.5,8.5)]
e2=s.t('Sub-total landlord\'s items',g)
te=s.t('TOTAL EXPENDITURE',[e1,e2],typ='TOTAL',key='total_operating_expenses')
ni=s.t('NET INCOME FOR THE PERIOD',[ti,(te,-1)],typ='TOTAL',key='net_income')
N='fennel_parade_qtr_june_2025.pdf'
c=canvas.Canvas(DOC+'/'+N,pagesize=A4,invariant=1); W,H=A4
c.setFont('Courier-Bold',11); c.drawString(40,H-50,'PENROSE & TAITE'); c.setFont('Courier',8)
for k,t in enumerate(['Chartered Surveyors & Managing Agents','3 Steyne Walk, Worthing BN11','Client a/c ref: FP/0417']): c.drawString(40,H-62-10*k,t)
for k,t in enumerate(['Statement No. 22','Quarter ended 30 June 2025','Issued 14 July 2025']): c.drawRightString(W-40,H-50-11*k,t)
y=H-118; c.setFont('Courier-Bold',9.5); c.drawString(40,y,s.title); y-=13; c.setFont('Courier',9); c.drawString(40,y,'Property: '+P); y-=11; c.drawString(40,y,'For:      The Trustees of the Orme Settlement     All figures in GBP, net of VAT')
y-=14; c.drawString(40,y,'='*95); y-=12; X=[343,409,475,553]
c.setFont('Courier-Bold',8.5)
for x,t in zip(X,['April','May','June','QUARTER']): c.drawRightString(x-5,y,t)
y-=6; c.setFont('Courier',9); c.drawString(40,y-2,'-'*95); y-=18
for r,m in zip(s.rows,s.meta):
    T=r['rowType']; z=7.7
    f='Courier-Bold' if T=='TOTAL' or (T=='HEADING' and not m.get('u')) else 'Courier'
    if T=='HEADING':
        y-=4; c.setFont(f,8.6); c.drawString(40,y,r['label']); 
        if m.get('u'): c.setLineWidth(.4); c.line(40,y-1.8,40+c.stringWidth(r['label'],f,8.6),y-1.8)
        y-=13; continue
    if T!='LINE':
        c.setFont('Courier',z)
        for x in X: c.drawRightString(x-4.6,y+4,'-'*11)
        y-=6
    c.setFont(f,z); lab=r['label']; w=c.stringWidth('.',f,z); x0=50 if T=='LINE' else 45
    c.drawString(x0,y,lab)
    lx=x0+c.stringWidth(lab+' ',f,z)
    if T=='LINE' and lx<285: c.drawString(lx,y,'.'*int((290-lx)/w))
    for x,v in zip(X,r['values']):
        if v is not None:
            t=fm(v,2,'t'); c.drawRightString(x if t.endswith('-') else x-4.6,y,t)
    y-=12.2
    if T=='TOTAL':
        c.setFont('Courier',z)
        for x in X: c.drawRightString(x-4.6,y+4,'='*11)
        y-=8
y-=8; c.setFont('Courier',8.2)
for t in ['Remitted to client 10 July 2025 by BACS (net income as above less retention of 1,500.00',' held for roof works).  Figures with a minus sign after them are credits or reductions.','VAT on rents is accounted for separately on the VAT schedule enclosed.  E. & O. E.']:
    c.drawString(40,y,t); y-=11
c.save(); print(y)
save(N,[s],'RETAIL','OPERATING_STATEMENT','UK agent quarterly statement, Courier, leaders, trailing minus, three months and quarter',False)
