# Yardi style 12 month statement, legal landscape
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(4801)
cols=months(2024,4)+['Total']
s=S('12 Month Statement','Magnolia Bend Apartments','2024-04-01','2025-03-31',cols)
def g(a,m='noisy'):
    v=series(rng,a,m); return v+[rd(sum(v))]
inc=[dict(label='RENTAL INCOME',code='4100-0000',totlabel='NET RENTAL INCOME',tcode='4299-0000',kids=[
 dict(label='GROSS POTENTIAL RENT',code='4105-0000',totlabel='TOTAL GROSS POTENTIAL RENT',tcode='4119-0000',kids=[
  ('4110-0000','Market Rent',4534000,'steady'),('4112-0000','Gain/(Loss) to Lease',-118400,'noisy'),('4114-0000','Prior Period Rent Adjustment',-2100,'sparse')]),
 dict(label='VACANCY & CONCESSIONS',code='4200-0000',totlabel='TOTAL VACANCY & CONCESSIONS',tcode='4239-0000',kids=[
  ('4210-0000','Vacancy Loss',-254000,'noisy'),('4212-0000','Loss - Model Unit',-18600,'fixed'),('4214-0000','Loss - Down Unit',-6900,'sparse'),('4216-0000','Employee Unit Discount',-14880,'fixed'),
  ('4220-0000','Concession - Upfront',-61200,'noisy'),('4222-0000','Concession - Renewal',-8400,'sparse'),('4224-0000','Preferred Employer Discount',-3150,'noisy'),
  ('4230-0000','Bad Debt Expense',-48700,'wild'),('4232-0000','Bad Debt Recovery',9200,'sparse'),('4234-0000','Section 8 Adjustment',0,'zero')])]),
 dict(label='OTHER INCOME',code='4300-0000',totlabel='TOTAL OTHER INCOME',tcode='4399-0000',kids=[
  ('4310-0000','Application Fees',17900,'noisy'),('4312-0000','Administrative Fees',28200,'noisy'),('4314-0000','Late Fees',39400,'noisy'),('4316-0000','NSF Fees',1850,'noisy'),
  ('4318-0000','Legal / Eviction Fees',8900,'wild'),('4320-0000','Lease Termination Fees',31500,'wild'),('4322-0000','Month to Month Fees',14600,'noisy'),('4324-0000','Transfer Fees',2400,'sparse'),
  ('4326-0000','Pet Rent',33800,'steady'),('4328-0000','Pet Fees',14250,'noisy'),('4330-0000','Garage Rent',42600,'steady'),('4332-0000','Carport Rent',18900,'steady'),('4334-0000','Storage Rent',7200,'steady'),
  ('4336-0000','Damages / Cleaning Fees',22100,'wild'),('4338-0000','Vending & Laundry Commission',1900,'q'),('4340-0000','Renters Insurance Waiver Program',24700,'steady'),('4342-0000','Amenity Fee',36000,'steady'),
  ('4344-0000','Package Locker Fee',14400,'steady'),('4346-0000','Interest Income',2180,'steady'),('4348-0000','Miscellaneous Income',1200,'sparse')]),
 dict(label='UTILITY REIMBURSEMENT',code='4400-0000',totlabel='TOTAL UTILITY REIMBURSEMENT',tcode='4499-0000',kids=[
  ('4410-0000','Water/Sewer Reimbursement',142300,'steady'),('4420-0000','Trash Reimbursement',57600,'steady'),('4430-0000','Pest Control Reimbursement',14100,'steady'),('4440-0000','Vacant Electric Recovery',3800,'sparse'),
  ('4450-0000','Bulk Cable & Internet Income',187200,'steady')])]
ti=s.section('INCOME',inc,'TOTAL INCOME','4000-0000','4999-0000',gen=g,rt='TOTAL',key='total_income')
ex=[dict(label='PAYROLL & BENEFITS',code='5100-0000',totlabel='TOTAL PAYROLL & BENEFITS',tcode='5199-0000',kids=[
  ('5110-0000','Manager Salary',78500,'steady'),('5112-0000','Assistant Manager Salary',52400,'steady'),('5114-0000','Leasing Salaries',84900,'steady'),('5116-0000','Maintenance Supervisor',69800,'steady'),('5118-0000','Maintenance Technicians',98600,'noisy'),
  ('5120-0000','Porter / Groundskeeper',36700,'steady'),('5122-0000','Leasing Commissions',18400,'noisy'),('5124-0000','Renewal Bonus',9100,'noisy'),('5126-0000','Quarterly Bonus',16000,'q'),('5128-0000','Overtime',8800,'wild'),
  ('5130-0000','Temporary Labor',11900,'sparse'),('5140-0000','Payroll Taxes',37900,'steady'),('5142-0000','Health Insurance',48800,'steady'),('5144-0000','Workers Compensation',11200,'steady'),('5146-0000','401(k) Match',7300,'steady'),('5148-0000','Payroll Processing Fees',4260,'fixed')]),
 dict(label='REPAIRS & MAINTENANCE',code='5200-0000',totlabel='TOTAL REPAIRS & MAINTENANCE',tcode='5299-0000',kids=[
  ('5210-0000','Appliance Repair',9800,'noisy'),('5212-0000','HVAC Repair & Supplies',23900,'wild'),('5214-0000','Plumbing',19700,'noisy'),('5216-0000','Electrical & Lighting',11800,'noisy'),('5218-0000','Locks & Keys',3900,'noisy'),
  ('5220-0000','Doors & Windows',5200,'sparse'),('5222-0000','Fire & Life Safety',8800,'q'),('5224-0000','Access Gates',6100,'sparse'),('5226-0000','Roof & Gutter Repair',7400,'sparse'),('5228-0000','Pool Supplies & Repair',10300,'noisy'),
  ('5230-0000','Fitness Center Repair',1900,'sparse'),('5232-0000','Maintenance Supplies',13600,'noisy'),('5234-0000','Small Tools & Equipment',2800,'sparse'),('5236-0000','Golf Cart Expense',1700,'sparse'),('5238-0000','Snow Removal',0,'zero')]),
 dict(label='TURNOVER / MAKE READY',code='5300-0000',totlabel='TOTAL TURNOVER / MAKE READY',tcode='5349-0000',kids=[
  ('5310-0000','Painting - Contract',41800,'noisy'),('5312-0000','Paint Supplies',5900,'noisy'),('5314-0000','Cleaning - Contract',19300,'noisy'),('5316-0000','Carpet Cleaning',7900,'noisy'),('5318-0000','Carpet / Vinyl Repair',4600,'sparse'),('5320-0000','Resurfacing',10900,'noisy'),('5322-0000','Trash Out',4100,'sparse')]),
 dict(label='CONTRACT SERVICES',code='5350-0000',totlabel='TOTAL CONTRACT SERVICES',tcode='5399-0000',kids=[
  ('5352-0000','Landscaping Contract',51600,'fixed'),('5354-0000','Landscaping - Extras',9400,'sparse'),('5356-0000','Pest Control',15300,'noisy'),('5358-0000','Courtesy Patrol',22800,'fixed'),('5360-0000','Alarm Monitoring',2940,'fixed'),('5362-0000','Bulk Cable & Internet',126000,'fixed'),('5364-0000','Valet Trash',43200,'fixed')]),
 dict(label='ADVERTISING & MARKETING',code='5400-0000',totlabel='TOTAL ADVERTISING & MARKETING',tcode='5449-0000',kids=[
  ('5410-0000','Internet Listing Services',31800,'fixed'),('5412-0000','Paid Search & Social',14700,'noisy'),('5414-0000','Website & SEO',5340,'fixed'),('5416-0000','Resident Referral',5500,'noisy'),('5418-0000','Resident Retention & Events',7900,'noisy'),('5420-0000','Reputation Management',2988,'fixed'),('5422-0000','Signage & Collateral',2600,'sparse')]),
 dict(label='ADMINISTRATIVE',code='5500-0000',totlabel='TOTAL ADMINISTRATIVE',tcode='5549-0000',kids=[
  ('5510-0000','Office Supplies',4300,'noisy'),('5512-0000','Postage & Courier',1250,'noisy'),('5514-0000','Telephone & Answering Service',9700,'steady'),('5516-0000','Software & Licenses',27400,'steady'),('5518-0000','Resident Screening',7800,'noisy'),('5520-0000','Legal Fees',13500,'wild'),
  ('5522-0000','Bank & Lockbox Charges',5100,'steady'),('5524-0000','Dues & Subscriptions',2200,'sparse'),('5526-0000','Training & Education',3300,'sparse'),('5528-0000','Travel & Mileage',2100,'noisy'),('5530-0000','Copier Lease',3060,'fixed'),('5532-0000','Uniforms',1900,'once')]),
 dict(label='UTILITIES',code='5600-0000',totlabel='TOTAL UTILITIES',tcode='5649-0000',kids=[
  ('5610-0000','Electric - Common Area',33900,'steady'),('5612-0000','Electric - Vacant',11600,'noisy'),('5614-0000','Gas',6400,'season'),('5616-0000','Water',98700,'noisy'),('5618-0000','Sewer',79400,'noisy'),('5620-0000','Storm Water Fee',8640,'fixed'),('5622-0000','Trash Removal',36300,'steady'),('5624-0000','Utility Billing Service Fee',11900,'steady')]),
 dict(label='MANAGEMENT FEES',code='5700-0000',totlabel='TOTAL MANAGEMENT FEES',tcode='5719-0000',kids=[('5710-0000','Property Management Fee',139800,'steady')]),
 dict(label='TAXES & INSURANCE',code='5800-0000',totlabel='TOTAL TAXES & INSURANCE',tcode='5849-0000',kids=[
  ('5810-0000','Real Estate Taxes',468000,'fixed'),('5812-0000','Personal Property Tax',3900,'once'),('5814-0000','Property Tax Consultant',8200,'once'),('5816-0000','Franchise Tax',4100,'once'),('5820-0000','Property & Liability Insurance',196800,'fixed'),('5822-0000','Flood Insurance',14400,'fixed')])]
te=s.section('OPERATING EXPENSES',ex,'TOTAL OPERATING EXPENSES','5000-0000','5999-0000',gen=g,rt='TOTAL',key='total_operating_expenses',kind='exp')
noi=s.tot('NET OPERATING INCOME',[ti,te],'6000-0000','TOTAL',signs=[1,-1],key='noi')
cap=s.section('NON-OPERATING EXPENSES',[('7110-0000','Mortgage Interest',1009200,'steady'),('7120-0000','Asset Management Fee',46500,'steady'),('7130-0000','Partnership Legal & Accounting',13800,'sparse'),('7140-0000','Carpet & Flooring Replacement',41900,'noisy'),('7142-0000','Appliance Replacement',19700,'wild'),('7144-0000','HVAC Replacement',33000,'sparse'),('7150-0000','Exterior Improvements',28500,'once')],'TOTAL NON-OPERATING EXPENSES','7000-0000','7199-0000',gen=g)
ni=s.tot('NET INCOME',[noi,cap],'9090-0000','TOTAL',signs=[1,-1],key='net_income')
W,H=1008,612
c=canvas.Canvas(DOC+'magnolia_bend_12_month_statement.pdf',pagesize=(W,H))
R_=[300+i*54.2 for i in range(13)]
def xr(k): return R_[k]+ (6 if k==12 else 0)
def hdr():
    c.setFont('Helvetica-Bold',8); c.drawString(24,586,'Magnolia Bend Apartments (magbend)')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,586,'12 Month Statement')
    c.setFont('Helvetica',7.5); c.drawString(24,575,'Period = Apr 2024-Mar 2025'); c.drawString(24,565,'Book = Accrual ; Tree = ysi_is_mf')
    c.setFont('Helvetica-Bold',6.3)
    for k,t in enumerate(cols): c.drawRightString(xr(k),550,t)
    c.setLineWidth(.6); c.line(24,546,W-40,546)
per=54; n=(len(s.rows)+per-1)//per; y=0
for i,(r,t) in enumerate(zip(s.rows,s.st)):
    if i%per==0:
        hdr(); y=536; 
    f='Helvetica' if r['rowType']=='LINE' else 'Helvetica-Bold'
    c.setFont(f,6); c.drawString(24,y,r['accountCode']); c.drawString(66+t['lvl']*7,y,r['label'])
    if r['rowType'] in('SUBTOTAL','TOTAL'):
        c.setLineWidth(.3)
        for k in range(13): c.line(xr(k)-46,y+6.2,xr(k),y+6.2)
    c.setFont(f,6)
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']): c.drawRightString(xr(k),y,neg(v))
    y-=9.3
    if i%per==per-1 or i==len(s.rows)-1:
        c.setFont('Helvetica',6.5); c.drawString(24,18,'Tuesday, April 15, 2025'); c.drawString(24,10,'10:42 AM'); c.drawRightString(W-40,18,f'Page {i//per+1} of {n}'); c.showPage()
c.save()
save('magnolia_bend_12_month_statement.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','s48a','Yardi 12 month statement, legal landscape, 4-digit tree',False)
print(len(s.rows),s.rows[noi]['values'][-1],s.rows[ti]['values'][-1])
