# OneSite-like budget comparison, long, landscape PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(202)
name='Brookhollow Crossing - Budget Comparison Jun25.pdf'
cols=['Month Ending 06/30/2025 Actual','Month Ending 06/30/2025 Budget','Month Ending 06/30/2025 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
s=S('Budget Comparison','Brookhollow Crossing',cols,'2025-01-01','2025-06-30')
def six(ma,mb,ya,yb,an,inc):
    sg=1 if inc else -1
    return [ma,mb,sg*(ma-mb),ya,yb,sg*(ya-yb),an]
def L_(code,lab,mb,inc,noise=.12,ytdn=.07,fixed=False):
    # mb monthly budget
    yb=mb*6;an=mb*12
    ma=mb if fixed else int(round(mb*(1+rng.uniform(-noise,noise))));ya=yb if fixed else int(round(yb*(1+rng.uniform(-ytdn,ytdn))))
    return s.line(lab,six(ma,mb,ya,yb,an,inc),code,2)
def tot(lab,it,code=None,lvl=1,typ='SUBTOTAL',key=None,signs=None):
    i=s.tot(lab,it,code,lvl,typ,key=key,signs=signs)
    return i
s.head('INCOME')
s.head('RENTAL INCOME',lvl=1)
a=[L_('5110-000','Gross Potential Rent',412600,True,.004,.004),L_('5115-000','Loss/Gain to Old Lease',-14300,True),L_('5120-000','Vacancy Loss',-25100,True,.2,.15),L_('5125-000','Non-Revenue Units',-3180,True,0,0,True),L_('5131-000','Concessions - Move In',-4600,True,.6,.4),L_('5132-000','Concessions - Renewal',-1200,True,.6,.4),L_('5140-000','Employee Discounts',-1480,True,.1),L_('5150-000','Delinquent Rent / Bad Debt',-6200,True,.5,.3),L_('5155-000','Prior Resident Collections',900,True,.9,.4)]
t1=tot('TOTAL RENTAL INCOME',a)
s.head('OTHER RESIDENT INCOME',lvl=1)
a=[L_(c,l,v,True,.3,.15) for c,l,v in [('5310-000','Application Fees',1850),('5312-000','Administration Fees',2400),('5315-000','Late Charges',4700),('5317-000','Returned Check Charges',150),('5320-000','Pet Fees',1100),('5321-000','Pet Rent',3900),('5325-000','Month-to-Month Premiums',1650),('5330-000','Lease Cancellation Fees',2600),('5335-000','Garage Rent',6250),('5336-000','Reserved Parking',1420),('5337-000','Storage Units',880),('5340-000','Damages & Cleaning',1900),('5345-000','Liability Waiver Program',2250),('5350-000','Amenity Fees',700),('5355-000','Valet Trash Income',8100),('5360-000','Package Locker Income',1510)]]
t2=tot('TOTAL OTHER RESIDENT INCOME',a)
s.head('UTILITY REIMBURSEMENT',lvl=1)
a=[L_(c,l,v,True,.06,.04) for c,l,v in [('5410-000','Water Reimbursement',9800),('5412-000','Sewer Reimbursement',7600),('5414-000','Trash Reimbursement',3150),('5416-000','Gas Reimbursement',2100),('5418-000','Vacant Electric Recovery',450),('5420-000','Utility Service Fee',1060)]]
t3=tot('TOTAL UTILITY REIMBURSEMENT',a)
s.head('MISCELLANEOUS INCOME',lvl=1)
a=[L_(c,l,v,True,.4,.2) for c,l,v in [('5510-000','Cable / Bulk Internet',9450),('5515-000','Vending & Laundry',260),('5520-000','Clubhouse Rental',150),('5525-000','Interest Earned',310)]]
a.append(s.line('Insurance Proceeds',[0,0,0,3875,0,3875,0],'5590-000',2))
t4=tot('TOTAL MISCELLANEOUS INCOME',a)
inc=tot('TOTAL INCOME',[t1,t2,t3,t4],lvl=0,typ='TOTAL',key='total_income')
s.head('EXPENSES')
G=[]
def grp(h,ls,tl):
    s.head(h,lvl=1);G.append(tot(tl,[L_(c,l,v,False,*k) for c,l,v,*k in ls]))
grp('PERSONNEL',[('6110-000','Property Manager',7400,.04,.03),('6112-000','Assistant Manager',4750,.06,.05),('6114-000','Leasing Consultants',7900,.3,.15),('6116-000','Maintenance Supervisor',6100,.05,.04),('6118-000','Maintenance Technicians',9300,.2,.1),('6120-000','Porter / Housekeeper',3300),('6122-000','Overtime',750,.8,.5),('6124-000','Leasing Commissions',2100,.4,.3),('6126-000','Performance Bonus',1500,.9,.5),('6130-000','Payroll Taxes',3250),('6132-000','Group Health Insurance',4400,.1,.05),('6134-000','Workers Compensation',1180),('6136-000','401(k) Match',620,.3),('6140-000','Temporary Help',0),('6142-000','Payroll Processing',390,.1)],'TOTAL PERSONNEL')
grp('GENERAL & ADMINISTRATIVE',[('6210-000','Office Supplies',450,.4,.2),('6212-000','Postage & Courier',120,.6,.3),('6214-000','Telephone & Answering Service',940),('6216-000','Computer / Software Fees',3050,.05,.03),('6218-000','Credit & Background Checks',800,.3),('6220-000','Legal & Eviction',1900,.5,.4),('6222-000','Bank Charges',260,.3),('6224-000','Dues & Subscriptions',210,.6),('6226-000','Training & Seminars',350,.9,.6),('6228-000','Travel & Mileage',180,.9),('6230-000','Licenses & Permits',95,.9,.6),('6232-000','Copier Lease',310,0,0),('6234-000','Uniforms',140,.9,.5),('6236-000','Resident Retention',900,.5,.3)],'TOTAL GENERAL & ADMINISTRATIVE')
grp('ADVERTISING & LEASING',[('6310-000','Internet Advertising',4200,.08,.06),('6312-000','Property Website / SEO',850,0,.02),('6314-000','Signage & Banners',200,.9,.6),('6316-000','Locator / Broker Fees',1600,.8,.5),('6318-000','Resident Referrals',500,.6),('6320-000','Brochures & Collateral',90,.9),('6322-000','Model Expense',110,.6)],'TOTAL ADVERTISING & LEASING')
grp('UTILITIES',[('6410-000','Electricity - Common',4100),('6412-000','Electricity - Vacant',950,.4,.2),('6414-000','Gas',2350,.3,.2),('6416-000','Water',11200,.08,.05),('6418-000','Sewer',8300,.08,.05),('6420-000','Trash Removal',3400,.05),('6422-000','Valet Trash Contract',6200,0,0),('6424-000','Bulk Internet',7050,0,.01),('6426-000','Utility Billing Fees',1120)],'TOTAL UTILITIES')
grp('REPAIRS & MAINTENANCE',[('6510-000','Appliance Parts',900,.5,.3),('6512-000','Doors, Locks & Keys',380,.6),('6514-000','Electrical Supplies',620,.5),('6516-000','Plumbing Supplies',1350,.5,.3),('6518-000','Plumbing Contract',1100,.9,.5),('6520-000','HVAC Supplies',2100,.5,.3),('6522-000','Exterior / Roof Repairs',750,.9,.6),('6524-000','Fire & Life Safety',560,.6),('6526-000','Pool Chemicals & Repairs',980,.4),('6528-000','Fitness Center Repairs',150,.9),('6530-000','Gate Repairs',330,.9),('6532-000','Cleaning Supplies',240,.4),('6534-000','Light Bulbs',170,.5),('6536-000','Small Tools & Equipment',160,.7),('6538-000','Golf Cart Expense',120,.9)],'TOTAL REPAIRS & MAINTENANCE')
grp('CONTRACT SERVICES',[('6610-000','Landscaping',4650,0,.02),('6612-000','Irrigation & Tree Work',600,.9,.5),('6614-000','Pest Control',1080,.05),('6616-000','Courtesy Patrol',2900,.1),('6618-000','Alarm Monitoring',240,0,0),('6620-000','Elevator Service',1250,.05)],'TOTAL CONTRACT SERVICES')
grp('MAKE READY',[('6710-000','Interior Painting',3300,.4,.2),('6712-000','Apartment Cleaning',1900,.4,.2),('6714-000','Carpet Cleaning',750,.5),('6716-000','Carpet / Vinyl Repair',400,.7),('6718-000','Tub & Counter Resurfacing',850,.5),('6720-000','Drywall Repair',280,.8),('6722-000','Trash-Out',210,.9)],'TOTAL MAKE READY')
grp('TAXES, INSURANCE & MANAGEMENT',[('6810-000','Real Estate Taxes',53900,0,0),('6812-000','Personal Property Tax',410,0,0),('6814-000','Tax Consulting',0),('6820-000','Property Insurance',19300,.02,.02),('6822-000','Umbrella Liability',1450,0,0),('6830-000','Management Fees',12900,.03,.02)],'TOTAL TAXES, INSURANCE & MANAGEMENT')
ex=tot('TOTAL OPERATING EXPENSES',G,lvl=0,typ='TOTAL',key='total_operating_expenses')
S2=[[1,1,1,1,1,1,1]]
def net(lab,p,m,key):
    P=s.rows[p]['vals'];Q=s.rows[m]['vals']
    v=[P[c]+Q[c] if c in(2,5) else P[c]-Q[c] for c in range(7)]
    i=s.tot(lab,[p,m],None,0,'TOTAL',vals=v,key=key,signs='net');return i
S_sum=s.sumof
def sumof(items,signs=None):
    if signs=='net':
        P=s.rows[items[0]]['vals'];Q=s.rows[items[1]]['vals'];return [P[c]+Q[c] if c in(2,5) else P[c]-Q[c] for c in range(7)]
    return S_sum(items,signs)
s.sumof=sumof
noi=net('NET OPERATING INCOME',inc,ex,'noi')
s.head('DEBT SERVICE & CAPITAL')
a=[s.line('Interest - 1st Mortgage',six(118204,118204,710448,710448,1416950,False),'7110-000',2),s.line('Principal - 1st Mortgage',six(44918,44918,268034,268034,541000,False),'7115-000',2),s.line('Replacement Reserve Escrow',six(6750,6750,40500,40500,81000,False),'7120-000',2)]
a+= [L_(c,l,v,False,.7,.5) for c,l,v in [('7210-000','Carpet & Plank Replacement',3800),('7212-000','Appliance Replacement',2200),('7214-000','HVAC Replacement',3100),('7220-000','Exterior Improvements',4000)]]
t=tot('TOTAL DEBT SERVICE & CAPITAL',a)
cf=net('NET CASH FLOW',noi,t,'net_cash_flow')
W,H=landscape(letter)
c=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=(W,H));c.setTitle('Budget Comparison')
X=[262,322,378,412,480,540,602,640,706]   # A B V % A B V % annual
rows=[k for k in s.lay];per=43;pages=(len(rows)+per-1)//per
def pct(v,b,):return 'N/A' if not b else f'{v/abs(b)*100:.1f}%' if v>=0 else f'({abs(v)/abs(b)*100:.1f}%)'
for p in range(pages):
    c.setFont('Helvetica-Bold',11);c.drawString(36,H-36,'Meridian Residential Services, Inc.')
    c.setFont('Helvetica',9);c.drawString(36,H-48,'Brookhollow Crossing - 4417')
    c.setFont('Helvetica-Bold',13);c.drawCentredString(W/2,H-36,'Budget Comparison');c.setFont('Helvetica',9);c.drawCentredString(W/2,H-48,'For the period ending June 30, 2025')
    c.drawRightString(W-36,H-36,'OneBook Accounting');c.drawRightString(W-36,H-48,'Accrual - Whole dollars')
    y=H-68;c.setFillGray(.88);c.rect(36,y-18,W-72,26,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5)
    c.drawCentredString(328,y,'Month Ending 06/30/2025');c.drawCentredString(560,y,'Year to Date 06/30/2025');c.drawRightString(X[8],y,'Annual')
    c.setLineWidth(.4);c.line(228,y-3,X[3]+2,y-3);c.line(440,y-3,X[7]+2,y-3)
    for x,h in zip(X,['Actual','Budget','Variance','% Var','Actual','Budget','Variance','% Var','Budget']):c.drawRightString(x,y-13,h)
    c.drawString(38,y-13,'Account')
    y-=30
    for k in rows[p*per:(p+1)*per]:
        q=s.rows[k];b=q['typ']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',7.3)
        if q['typ']=='HEADING' and q['lvl']==0:c.setFont('Helvetica-Bold',8.2)
        if q['code']:c.drawString(40,y,q['code']);c.drawString(82,y,q['label'])
        else:c.drawString(38+8*q['lvl'],y,q['label'])
        v=q['vals']
        if q['typ']!='HEADING':
            if b:c.line(224,y+7.6,X[8]+2,y+7)
            if q['typ']=='TOTAL':c.line(224,y-2,X[8]+2,y-2);c.line(224,y-3.4,X[8]+2,y-3.4)
            t=[par(v[0],0),par(v[1],0),par(v[2],0),pct(v[2],v[1]),par(v[3],0),par(v[4],0),par(v[5],0),pct(v[5],v[4]),par(v[6],0)]
            for x,z in zip(X,t):c.drawRightString(x+(2.4 if z.startswith('(') else 0),y,z)
        y-=11
    c.setFont('Helvetica',7);c.drawString(36,24,'07/14/2025 8:41 AM');c.drawCentredString(W/2,24,'Variance: positive = favorable');c.drawRightString(W-36,24,f'Page {p+1} of {pages}')
    c.showPage()
c.save()
save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT','RealPage-like budget comparison, MTD and YTD with favorable variances, header repeated on four pages')
