# Yardi-style "Statement (12 months)" printed to PDF, multifamily, accrual
from common import *
from reportlab.lib.pagesizes import landscape, letter, legal
from reportlab.pdfgen import canvas
rng=random.Random(1101); s=S(12)
F='aspen_ridge_12month_statement.pdf'
def ln(code,label,base,lvl=3,**k):
    z=k.pop('zero',0); neg=k.pop('neg',False); no=k.pop('noise',.06)
    v=series(rng,abs(base),noise=no,zero=z,growth=k.pop('growth',0.02),season=k.pop('season',None))
    if base<0: v=[-x for x in v]
    return s.l(label,v,code=code,lvl=lvl,**k)
win=[1.35,1.3,1.15,1,.85,.8,.85,.85,.85,.95,1.1,1.3]
s.h('INCOME','4000-0000'); s.h('RENTAL INCOME','4005-0000',lvl=1); s.h('Gross Potential Rent','4010-0000',lvl=2)
a=ln('4011-0000','Market Rent',412850,noise=.004); b=ln('4012-0000','Loss/Gain to Lease',-18440,noise=.2)
g=s.t('Total Gross Potential Rent',[a,b],code='4019-9999',lvl=2)
s.h('Rental Losses','4020-0000',lvl=2)
x=[ln('4021-0000','Vacancy Loss',-21300,noise=.3),ln('4022-0000','Concessions - One Time',-4100,noise=.6),ln('4022-0100','Concessions - Renewal',-650,noise=.6,zero=.3),ln('4023-0000','Model / Admin Units',-3180,noise=0),ln('4024-0000','Employee Discount',-1240,noise=.02),ln('4026-0000','Bad Debt Expense',-5200,noise=.9),ln('4027-0000','Bad Debt Recovery',640,noise=.9,zero=.4),ln('4028-0000','Courtesy Officer Allowance',-450,noise=0)]
l=s.t('Total Rental Losses',x,code='4029-9999',lvl=2)
nr=s.t('NET RENTAL INCOME',[g,l],code='4039-9999',lvl=1)
s.h('OTHER INCOME','4100-0000',lvl=1); s.h('Utility Reimbursements','4110-0000',lvl=2)
u=[ln('4111-0000','RUBS - Water/Sewer',14200),ln('4112-0000','RUBS - Trash',4150,noise=.01),ln('4113-0000','Pest Control Billing',960,noise=.01),ln('4114-0000','Vacant Cost Recovery',310,noise=.5,zero=.2)]
ut=s.t('Total Utility Reimbursements',u,code='4119-9999',lvl=2)
s.h('Fees and Miscellaneous','4120-0000',lvl=2)
o=[ln('4121-0000','Application Fees',1550,noise=.3),ln('4122-0000','Administrative Fees',2400,noise=.4),ln('4123-0000','Late Fees',3900,noise=.3),ln('4124-0000','NSF Fees',175,noise=.6,zero=.2),ln('4125-0000','Pet Rent',4480,noise=.04),ln('4125-0100','Pet Fees (Non-Refundable)',1200,noise=.5),ln('4126-0000','Month to Month Fees',1100,noise=.5),ln('4127-0000','Lease Termination Fees',3300,noise=.9,zero=.2),ln('4128-0000','Carport / Garage Rent',6120,noise=.03),ln('4129-0000','Storage Unit Rent',870,noise=.03),ln('4130-0000','Cable & Internet Revenue Share',2650,zero=.6,noise=.05),ln('4131-0000','Damages / Cleaning Fees',1450,noise=.6),ln('4133-0000','Renters Insurance Income',790,noise=.1),ln('4139-0000','Interest Income - Operating',42,noise=.3)]
ot=s.t('Total Fees and Miscellaneous',o,code='4149-9999',lvl=2)
toi=s.t('TOTAL OTHER INCOME',[ut,ot],code='4199-9999',lvl=1)
ti=s.t('TOTAL INCOME',[nr,toi],code='4999-9999',kind='TOTAL',key='total_income')
s.h('EXPENSES','5000-0000'); secs=[]
def sec(code,head,lines,tot,tcode,lvl=1):
    s.h(head,code,lvl=lvl); it=[ln(*q[:3],**(q[3] if len(q)>3 else {})) for q in lines]
    t=s.t(tot,it,code=tcode,lvl=lvl); return t
pay=sec('5100-0000','PAYROLL & BENEFITS',[('5101-0000','Manager Salaries',7650,{'noise':.03}),('5102-0000','Assistant Manager Salaries',4480,{'noise':.03}),('5103-0000','Leasing Salaries',6100,{'noise':.08}),('5104-0000','Leasing Commissions & Bonuses',1900,{'noise':.5}),('5105-0000','Maintenance Supervisor',5900,{'noise':.04}),('5106-0000','Maintenance Technicians',9850,{'noise':.07}),('5107-0000','Porter / Groundskeeper',3100,{'noise':.05}),('5108-0000','Overtime',620,{'noise':.7}),('5110-0000','Payroll Taxes',3350),('5111-0000','Health Insurance',4200,{'noise':.03}),('5112-0000','Workers Compensation',1150,{'noise':.08}),('5113-0000','401(k) Match',690),('5114-0000','Contract / Temporary Labor',1500,{'noise':.8,'zero':.35})],'TOTAL PAYROLL & BENEFITS','5199-9999')
rm=[]
s.h('MAINTENANCE','5200-0000',lvl=1)
rm.append(sec('5210-0000','Contract Services',[('5211-0000','Landscaping Contract',4250,{'noise':0}),('5212-0000','Pest Control',880,{'noise':.02}),('5213-0000','Trash Removal',4890,{'noise':.02}),('5214-0000','Pool Service',750,{'noise':0}),('5215-0000','Fire & Alarm Monitoring',510,{'noise':0}),('5216-0000','Snow Removal',3300,{'season':[1.6,1.5,.9,.2,0,0,0,0,0,0,.7,1.5]}),('5217-0000','Answering Service',195,{'noise':.1})],'Total Contract Services','5219-9999',2))
rm.append(sec('5220-0000','Repairs & Maintenance',[('5221-0000','Appliance Repairs',840,{'noise':.5}),('5222-0000','Building Exterior',1200,{'noise':.9}),('5223-0000','Doors, Locks & Keys',460,{'noise':.4}),('5224-0000','Electrical & Lighting',980,{'noise':.4}),('5225-0000','HVAC',2150,{'noise':.5}),('5226-0000','Plumbing',2400,{'noise':.5}),('5227-0000','Pool Supplies',380,{'season':[0,0,.3,.8,1.9,2.2,2.2,2,1.2,.2,0,0]}),('5228-0000','Roof & Gutter',410,{'zero':.4,'noise':.8}),('5229-0000','Tools & Small Equipment',230,{'noise':.6}),('5231-0000','Insurance Claim Deductible',10000,{'zero':.9,'noise':0})],'Total Repairs & Maintenance','5239-9999',2))
rm.append(sec('5240-0000','Make Ready / Turnover',[('5241-0000','Painting - Contract',3200,{'noise':.4}),('5242-0000','Cleaning - Contract',1650,{'noise':.4}),('5243-0000','Carpet Cleaning',720,{'noise':.4}),('5244-0000','Resurfacing - Tub/Counter',590,{'noise':.5,'zero':.1}),('5245-0000','Drywall & Sheetrock',350,{'noise':.7,'zero':.15}),('5246-0000','Turnover Supplies',880,{'noise':.3})],'Total Make Ready / Turnover','5249-9999',2))
rmt=s.t('TOTAL MAINTENANCE',rm,code='5299-9999',lvl=1)
mk=sec('5300-0000','MARKETING',[('5301-0000','Internet Listing Services',3850,{'noise':.05}),('5302-0000','Website & SEO',620,{'noise':0}),('5303-0000','Resident Functions',540,{'noise':.6}),('5304-0000','Resident Referrals',500,{'zero':.4,'noise':.2}),('5305-0000','Signs & Banners',210,{'zero':.5,'noise':.6}),('5306-0000','Locator Fees',850,{'zero':.5,'noise':.4})],'TOTAL MARKETING','5399-9999')
ad=sec('5400-0000','ADMINISTRATIVE',[('5401-0000','Accounting & Audit',700,{'zero':.7}),('5402-0000','Bank Charges',265),('5403-0000','Computer / Software Licences',2480,{'noise':.03}),('5404-0000','Copier Lease',345,{'noise':.01}),('5405-0000','Credit & Criminal Reports',610,{'noise':.35}),('5406-0000','Dues & Subscriptions',190,{'zero':.3}),('5407-0000','Legal - Evictions',1250,{'noise':.6}),('5408-0000','Licenses & Permits',480,{'zero':.75}),('5409-0000','Office Supplies',330,{'noise':.4}),('5410-0000','Postage & Delivery',95,{'noise':.5}),('5411-0000','Telephone & Internet',1180,{'noise':.03}),('5412-0000','Training & Travel',420,{'zero':.3,'noise':.7}),('5413-0000','Uniforms',160,{'zero':.5,'noise':.3})],'TOTAL ADMINISTRATIVE','5499-9999')
utl=sec('5500-0000','UTILITIES',[('5501-0000','Electric - Common Area',3650,{'noise':.12}),('5502-0000','Electric - Vacant Units',980,{'noise':.35}),('5503-0000','Gas',2350,{'season':win}),('5504-0000','Water',9850,{'noise':.1}),('5505-0000','Sewer',8740,{'noise':.1}),('5506-0000','Utility Billing Service',830,{'noise':.02})],'TOTAL UTILITIES','5599-9999')
mf=s.h('MANAGEMENT FEES','5600-0000',lvl=1)
m1=s.l('Management Fee - 3.0%',[int(round(x*.03)) for x in s.rows[ti]['v']],code='5601-0000',lvl=3)
mft=s.t('TOTAL MANAGEMENT FEES',[m1],code='5699-9999',lvl=1)
tx=sec('5700-0000','TAXES & INSURANCE',[('5701-0000','Real Estate Taxes',38916.67,{'noise':0,'growth':0}),('5702-0000','Tax Consultant',1500,{'zero':.9}),('5703-0000','Property Insurance',11208.33,{'noise':0,'growth':0}),('5704-0000','General Liability',1460,{'noise':0,'growth':0})],'TOTAL TAXES & INSURANCE','5799-9999')
te=s.t('TOTAL OPERATING EXPENSES',[pay,rmt,mk,ad,utl,mft,tx],code='5999-9999',kind='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-9999',kind='TOTAL',key='noi')
s.h('NON-OPERATING','7000-0000')
n=[ln('7010-0000','Mortgage Interest',96450,lvl=2,noise=.004,growth=-.01),ln('7020-0000','Depreciation Expense',71500,lvl=2,noise=0,growth=0),ln('7030-0000','Amortization - Loan Costs',3125,lvl=2,noise=0,growth=0),ln('7040-0000','Asset Management Fee',4300,lvl=2,noise=.02),ln('7050-0000','Partnership Expense',900,lvl=2,zero=.7)]
nt=s.t('TOTAL NON-OPERATING',n,code='7999-9999')
ni=s.t('NET INCOME',[noi,nt],[1,-1],code='8999-9999',kind='TOTAL',key='net_income')
cols=['%s 2025'%m for m in MON]+['Total']
getv=lambda r:r['v']+[sum(r['v'])]
def f(c): 
    t='{:,.2f}'.format(c/100); return t
W,H=landscape(legal); c=canvas.Canvas(os.path.join(DOCS,F),pagesize=(W,H),invariant=1)
lx=[198+61.5*i+58 for i in range(13)]
page=0
def head():
    global page; page+=1
    c.setFont('Helvetica',7); c.drawString(24,H-24,'Aspen Ridge Apartments (asp01)'); c.drawRightString(W-24,H-24,'Page %d'%page)
    c.setFont('Helvetica-Bold',10); c.drawString(24,H-37,'Statement (12 months)')
    c.setFont('Helvetica',7); c.drawString(24,H-48,'Period = Jan 2025-Dec 2025'); c.drawString(24,H-58,'Book = Accrual ; Tree = ysi_is')
    c.setFont('Helvetica-Bold',7)
    for x,t in zip(lx,cols): c.drawRightString(x,H-74,t)
    c.setLineWidth(.5); c.line(24,H-78,W-24,H-78)
    c.setFont('Helvetica',6); c.drawString(24,18,'Wednesday, January 14, 2026'); c.drawString(24,25,''); c.drawRightString(W-24,18,'09:47 AM')
    return H-88
y=head()
for r in s.rows:
    if y<34: c.showPage(); y=head()
    bold=r['type']!='LINE'
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.3)
    c.drawString(24,y,r['code']); c.drawString(62+r['lvl']*6,y,r['label'])
    if r['v'] is not None:
        for x,v in zip(lx,getv(r)): c.drawRightString(x,y,f(v))
    y-=8.6
    if r['type']=='TOTAL': y-=4
    elif r['type']=='SUBTOTAL' and r['lvl']<=1: y-=3
c.save()
st=truth(s,'Statement (12 months)','Aspen Ridge Apartments','2025-01-01','2025-12-31',cols,getv,page=1)
save(F,[st],dict(assetType='MULTIFAMILY',documentType='OPERATING_STATEMENT_T12',author='controllers',style='Yardi 12-month statement, account tree with 9999 total codes, legal landscape',hard='13 tight money columns with cents, unlined, code + indented labels, five levels of totals, heading names of section and of account alike'))
