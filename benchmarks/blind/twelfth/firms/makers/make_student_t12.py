from lib import *
from reportlab.pdfgen import canvas
R=random.Random(1208)
mon=['Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025']
s=St('12 Month Trailing Statement','The Lantern at University Row','2024-08-01','2025-07-31',mon+['Total'],derive=lambda b,k:b+[sum(v or 0 for v in b)],nbase=12)
def m(a,var=.04,shape=None): return [int(round(a*(shape[i] if shape else 1)*R.uniform(1-var,1+var))) for i in range(12)]
turn=[2.6,.5,.2,.2,.3,.4,.2,.2,.3,1.4,1.1,4.6]; ut=[1.2,1.1,.9,.9,1.0,1.1,1.05,.95,.9,.85,1.0,1.1]
sea=[.3,.2,.9,1.6,1.7,1.8,1.6,1.2,.9,.7,.6,.5]
def const(a,a2=None,k=12): return [a if i<k else a2 for i in range(12)]
def S(head,lines,tot,code,typ='SUBTOTAL',key=None):
    s.h(head,code[0]); return s.t(tot,[s.l(b,v,a) for a,b,v in lines],code=code[1],typ=typ,key=key)
a=S('RENTAL INCOME',[('4010','Gross Installment Rent',const(612480,618900,8)),('4015','Loss/Gain to Old Lease',m(-8200,.3)),('4020','Vacancy - Beds',[-int(v*R.uniform(.035,.06)) for v in const(612480,618900,8)]),('4025','Summer Short-Term Premium',[0]*9+[6250,14880,11920]),('4030','Concessions - Gift Card',[-v for v in m(2100,.6,sea)]),('4035','Model / RA Beds',const(-4350)),('4040','Bad Debt',[-v for v in m(5200,.4)]),('4045','Bad Debt Recovery',m(900,.9))],'Net Rental Income',('4000','4099'))
b=S('OTHER INCOME',[('4110','Application / Admin Fees',m(6900,.2,sea)),('4120','Furniture Premium',const(18600)),('4130','Parking',m(14300,.02)),('4140','Pet Rent',m(2250,.05)),('4150','Utility Overage Billback',m(9800,.1,ut)),('4160','Late Fees',m(4100,.3)),('4170','Damage Charges',m(2900,.2,turn)),('4180','Cable/Internet Rebate',[0,0,8750,0,0,8750,0,0,8750,0,0,8750]),('4190','Vending and Retail Kiosk',m(610,.3))],'Total Other Income',('4100','4199'))
ti=s.t('TOTAL INCOME',[a,b],typ='TOTAL',code='4999',key='total_income')
e=[]
e.append(S('PAYROLL',[('5010','Manager Salaries',const(15833,16308,5)),('5020','Leasing & CA Wages',m(13200,.1)),('5030','Maintenance Wages',m(16900,.06)),('5040','Bonuses',[5200,0,0,3100,0,0,4400,0,0,3900,0,6100]),('5050','Payroll Burden',m(9100,.06))],'Total Payroll',('5000','5099')))
e.append(S('UTILITIES',[('5110','Electric',m(31800,.05,ut)),('5120','Water/Sewer',m(18700,.06,ut)),('5130','Gas',m(2400,.1)),('5140','Internet - Bulk',const(14560)),('5150','Trash',m(4850,.03,[1.6,1,1,1,1.1,1,1,1,1,1.3,1,1.7]))],'Total Utilities',('5100','5199')))
e.append(S('TURN & MAINTENANCE',[('5210','Turn - Paint',m(7100,.1,turn)),('5220','Turn - Cleaning',m(6400,.1,turn)),('5230','Turn - Carpet/Flooring',m(3900,.1,turn)),('5240','HVAC Repairs',m(2700,.4)),('5250','Plumbing',m(1900,.4)),('5260','Furniture Repair',m(1100,.5)),('5270','Landscaping',const(4200)),('5280','Pool & Amenities',m(1500,.2)),('5290','Shuttle Service',[11400,11400,11400,11400,5700,11400,11400,11400,11400,5700,0,0])],'Total Turn & Maintenance',('5200','5299')))
e.append(S('MARKETING',[('5310','Digital Advertising',m(6100,.1,sea)),('5320','Resident Events',m(1850,.5)),('5330','Locator / Referral Fees',m(2200,.3,sea)),('5340','University Sponsorship',[7500]+[0]*5+[7500]+[0]*5)],'Total Marketing',('5300','5399')))
e.append(S('ADMINISTRATIVE',[('5410','Office Supplies',m(940,.3)),('5420','Software & Portals',const(3880)),('5430','Bank & Card Fees',m(2650,.1)),('5440','Legal & Collections',m(1350,.6)),('5450','Telephone',const(715))],'Total Administrative',('5400','5499')))
mf=[int(round(v*.03)) for v in s.rows[ti]['base']]
e.append(S('TAXES, INSURANCE & FEES',[('5510','Real Estate Taxes',const(74210,77180,5)),('5520','Property Insurance',const(19640,22315,9)),('5530','Management Fee',mf)],'Total Taxes, Insurance & Fees',('5500','5599')))
te=s.t('TOTAL OPERATING EXPENSES',e,typ='TOTAL',code='5999',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti],[te],typ='TOTAL',code='6000',key='noi')
s.h('NON-OPERATING','6100')
n1=s.l('Mortgage Interest',const(142916),'6110'); n2=s.l('Capital - Common Area',[0,0,18400,0,0,0,27650,0,0,0,44120,96300],'6120'); n3=s.l('Owner Legal & Entity',m(850,.5),'6130')
tn=s.t('Total Non-Operating',[n1,n2,n3],code='6199')
ni=s.t('NET INCOME',[noi],[tn],typ='TOTAL',code='6999',key='net_income')
name='lantern_university_row_T12_Jul25.pdf'
W,Hh=1008,612
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,Hh),invariant=1)
X=[232+58*i for i in range(12)]+[940+34]
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Helvetica-Bold',11);c.drawString(30,582,'12 Month Trailing Statement');c.setFont('Helvetica',8)
    c.drawString(30,570,'The Lantern at University Row (lur) - 724 beds');c.drawString(30,559,'Period = Aug 2024-Jul 2025     Book = Accrual')
    y=540;c.setFillGray(.85);c.rect(28,y-4,952,13,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold',7)
    for x,t in zip(X,mon+['Total']): c.drawRightString(x,y,t)
    y-=16
def foot():
    c.setFont('Helvetica',6.5);c.drawString(30,20,'Thursday, August 14, 2025  09:41 AM');c.drawRightString(980,20,f'Page {pg} of 2');c.showPage()
head()
for r in s.rows:
    if y<38: foot();head()
    c.setFont('Helvetica' if r['typ']=='LINE' else 'Helvetica-Bold',6.8)
    c.drawString(30,y,r['code']);c.drawString(58+(8 if r['typ']=='LINE' else 0),y,r['label'])
    if r['typ']!='HEADING':
        if r['plus']:
            c.setLineWidth(.4);c.line(180,y+7.5,978,y+7.5)
        for x,v in zip(X,r['vals']): c.drawRightString(x,y,money(v,dash=None,neg='-'))
    y-=10.2+(5 if r['plus'] else 0)
foot();c.save()
save(name,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','legal landscape T12 with academic year months, account codes, header repeated on page 2',True)
