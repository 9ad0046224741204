from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(4601)
N='juniper_bluffs_hoa_pl_2024.pdf'
C=['JAN - DEC 2024','JAN - DEC 2023 (PY)','CHANGE']
s=St('Profit and Loss','Juniper Bluffs Homeowners Association','2024-01-01','2024-12-31',C)
def v(a,b): 
    return [a,b,r2((a or 0)-(b or 0))]
L=lambda n,a,b,lvl: s.l(n,v(a,b),lvl)
s.h('Income',0)
s.h('Assessments',1)
a=[L('Regular Assessments',147840.00,141120.00,2),L('Special Assessment - Gate',16800.00,None,2)]
ta=s.t('Total Assessments',a,1)
i2=[ta,L('Clubhouse Rental',3150.00,2725.00,1),L('Late Fees & Finance Charges',1284.62,1911.07,1),L('Transfer / Resale Certificate Fees',2250.00,1875.00,1),L('Violation Fines',400.00,650.00,1)]
ti=s.t('Total Income',i2,0,key='total_income')
gp=s.t('GROSS PROFIT',[ti],0)
s.h('Expenses',0)
def grp(name,ls,own=None):
    it=[]
    if own: it.append(L(name,own[0],own[1],1))
    else: s.h(name,1)
    it+=[L(n,x,y,2) for n,x,y in ls]
    return s.t('Total '+name,it,1)
e=[]
e.append(grp('Administrative',[('Bank Service Charges',None,36.00),('Legal Fees',4872.50,1310.00),('Licenses and Permits',61.25,61.25),('Management Fee',17280.00,16800.00),('Postage & Copies',913.44,1027.18),('Tax Prep & Review',2650.00,2450.00)]))
e.append(grp('Common Area Maintenance',[('Gate Repair',18346.27,4105.90),('Holiday Lighting',1875.00,1800.00),('Irrigation Repairs',3972.11,5240.63),('Landscape Contract',41400.00,39600.00),('Snow Removal',7612.50,11385.00)],(642.18,218.44)))
e.append(L('Insurance',14236.00,11908.00,1))
e.append(grp('Pool & Clubhouse',[('Janitorial',3900.00,3900.00),('Pool Chemicals',2217.86,1996.40),('Pool Service',6480.00,6300.00),('Repairs - Clubhouse',1108.73,3467.52)]))
e.append(L('Reimbursable Expenses',-125.00,310.00,1))
e.append(grp('Utilities',[('Electric',5318.94,5102.77),('Gas',1844.20,2030.15),('Trash',None,None) if 0 else ('Trash Pickup',10164.00,9702.00),('Water & Sewer',13507.31,12890.66)]))
te=s.t('Total Expenses',e,0,key='total_operating_expenses')
no=s.t('NET OPERATING INCOME',[gp,te],0,'TOTAL',[1,-1],key='noi')
s.h('Other Income',0)
oi=[L('Interest - Reserve CDs',3908.15,1762.49,1),L('Interest - Operating',41.06,22.31,1)]
toi=s.t('Total Other Income',oi,0)
s.h('Other Expenses',0)
oe=[L('Reserve Contribution',24000.00,22000.00,1)]
toe=s.t('Total Other Expenses',oe,0)
no2=s.t('NET OTHER INCOME',[toi,toe],0,'TOTAL',[1,-1])
s.t('NET INCOME',[no,no2],0,'TOTAL',key='net_income')
c=canvas.Canvas(doc(N),pagesize=letter); W,H=letter
xs=[372,460,520,572]
def head(first):
    y=H-52
    if first:
        c.setFont('Helvetica',15);c.drawCentredString(W/2,y,s.prop);y-=20
        c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,y,'Profit and Loss');y-=15
        c.setFont('Helvetica',9);c.drawCentredString(W/2,y,'January - December 2024');y-=28
    c.setStrokeGray(.6);c.setLineWidth(.5);c.line(40,y+11,W-38,y+11)
    c.setFont('Helvetica',7.5);c.setFillGray(.35)
    if first: c.drawCentredString((300+572)/2,y+1,'TOTAL');y-=12
    for x,t in zip(xs,['JAN - DEC 2024','JAN - DEC 2023 (PY)','CHANGE','% CHANGE']): c.drawRightString(x,y,t)
    c.setFillGray(0);c.line(40,y-4,W-38,y-4)
    return y-17
def foot(p):
    c.setFont('Helvetica',7);c.setFillGray(.4);c.drawCentredString(W/2,28,'Cash Basis  Tuesday, January 14, 2025 09:12 AM GMT-07:00');c.drawRightString(W-38,28,f'{p}/2');c.setFillGray(0)
y=head(True);p=1
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    if y<62: foot(p);c.showPage();p+=1;y=head(False)
    tot=r['rowType'] in('SUBTOTAL','TOTAL')
    c.setFont('Helvetica-Bold' if tot else 'Helvetica',8.5)
    lab=r['label']
    c.drawString(42+12*m['lvl'],y,lab)
    if tot:
        c.setLineWidth(.4);c.setStrokeGray(.3)
        c.line(300,y+9,572,y+9)
    vs=r['values']
    for x,q in zip(xs,vs):
        c.drawRightString(x,y,f(q,2,False,'$' if tot else ''))
    if r['rowType']!='HEADING' and vs[1]: c.drawRightString(xs[3],y,f'{vs[2]/abs(vs[1])*100:,.2f} %')
    if lab=='NET INCOME': c.line(300,y-3,572,y-3);c.line(300,y-5,572,y-5)
    y-=14.2
foot(p);c.save()
save(N,[s],'SINGLE_FAMILY_RENTAL' if 0 else 'OTHER','OPERATING_STATEMENT','QuickBooks Online P&L with prior-year comparison, parent accounts with own postings',False)
