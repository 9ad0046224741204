from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
def make():
    R=random.Random(101); name='Larkmoor_T12_Mar25.pdf'
    ms=months(2024,4); cols=[f'{MON[m-1]} {y}' for y,m in ms]+['Total']
    s=St('Income Statement - 12 Month Trend','Larkmoor Commons Apartments','2024-04-01','2025-03-31',cols,page=1)
    se=lambda b,v=.06,t=0,z=0: series(R,b,v,trend=t,zero=z)
    neg=lambda a:[-x if x else 0 for x in a]
    h=s.h
    h('INCOME'); h('RENTAL INCOME',1)
    g=[s.l('Gross Potential Rent',se(412000,.002,.002),2,'4010-000'),
       s.l('Gain/(Loss) to Lease',neg(se(14800,.15)),2,'4015-000'),
       s.l('Vacancy Loss',neg(se(23900,.2)),2,'4020-000'),
       s.l('Concessions - Upfront',neg(se(3100,.6,0,.15)),2,'4032-000'),
       s.l('Concessions - Renewal',neg(se(400,.5,0,.5)),2,'4034-000'),
       s.l('Model / Admin Unit',neg(se(1485,0)),2,'4041-000'),
       s.l('Employee Allowance',neg(se(1120,.0)),2,'4042-000'),
       s.l('Bad Debt Write-off',neg(se(3900,.7)),2,'4060-000'),
       s.l('Bad Debt Recovery',se(620,.8,0,.3),2,'4061-000')]
    nri=s.t('NET RENTAL INCOME',g,ind=1)
    h('OTHER INCOME',1)
    o=[s.l(n,se(b,v,0,z),2,c) for c,n,b,v,z in [('4110-000','Application Fees',1150,.35,0),('4115-000','Administrative Fees',2050,.4,0),('4120-000','Late Charges',3380,.3,0),('4122-000','NSF Fees',150,.6,.3),('4130-000','Pet Rent',4025,.06,0),('4131-000','Pet Fees - Nonrefundable',900,.5,.1),('4140-000','Garage & Carport Rent',5210,.05,0),('4150-000','Storage Rent',980,.1,0),('4160-000','Month-to-Month Premium',1450,.4,0),('4170-000','Lease Cancellation Fees',2700,.9,.35),('4180-000','Utility Reimbursement - Water/Sewer',11940,.07,0),('4182-000','Utility Reimbursement - Trash',3720,.04,0),('4184-000','Utility Reimbursement - Pest',1116,.03,0),('4190-000','Damage & Cleaning Charges',1700,.7,.1),('4195-000','Cable / Internet Revenue Share',2210,.08,0),('4198-000','Renters Liability Program',1890,.1,0)]]
    toi=s.t('TOTAL OTHER INCOME',o,ind=1)
    ti=s.t('TOTAL INCOME',[nri,toi],typ='TOTAL',key='total_income')
    h('OPERATING EXPENSES')
    E=[]
    for hd,ls in [('PAYROLL',[('5010-000','Manager Salaries',7100,.05,0),('5012-000','Leasing Salaries',8350,.1,0),('5014-000','Maintenance Salaries',14200,.08,0),('5016-000','Overtime',640,.7,.1),('5018-000','Leasing Bonus/Commission',1850,.5,0),('5030-000','Payroll Taxes',2640,.2,0),('5032-000','Health Insurance',3290,.05,0),("5034-000","Workers' Compensation",910,.1,0),('5036-000','401(k) Match',480,.1,0)]),
      ('REPAIRS & MAINTENANCE',[('5110-000','Appliance Repair Parts',760,.6,0),('5114-000','Electrical & Lighting',690,.6,0),('5116-000','HVAC Repair',1910,.8,0),('5118-000','Plumbing Repair',1720,.6,0),('5120-000','Locks & Keys',260,.6,.1),('5124-000','Fire/Life Safety',520,.9,.3),('5126-000','Pool Maintenance',830,.5,.3),('5128-000','Gate & Access Control',410,.8,.25),('5130-000','General Maintenance Supplies',890,.4,0)]),
      ('CONTRACT SERVICES',[('5210-000','Landscaping Contract',4350,.0,0),('5212-000','Pest Control',980,.05,0),('5214-000','Trash Removal',4015,.05,0),('5218-000','Courtesy Patrol',1750,.0,0)]),
      ('TURNOVER',[('5310-000','Painting',3450,.4,0),('5312-000','Cleaning',1660,.4,0),('5314-000','Carpet Cleaning & Repair',890,.4,0)]),
      ('MARKETING',[('5410-000','Internet Listing Services',3290,.08,0),('5414-000','Resident Events',540,.7,.1),('5416-000','Locator/Referral Fees',820,.9,.3),('5420-000','Signage & Collateral',220,.9,.4)]),
      ('ADMINISTRATIVE',[('5510-000','Office Supplies & Postage',420,.4,0),('5512-000','Telephone & Internet',875,.06,0),('5514-000','Software & Licenses',2640,.04,0),('5516-000','Legal & Eviction',1330,.7,0),('5518-000','Credit Checks',510,.3,0),('5520-000','Bank Charges',195,.2,0),('5522-000','Training & Travel',380,.9,.3)]),
      ('UTILITIES',[('5610-000','Electricity - Common',3420,.2,0),('5612-000','Electricity - Vacant',610,.4,0),('5614-000','Gas',980,.5,0),('5616-000','Water & Sewer',15300,.1,0),('5618-000','Utility Billing Fees',1105,.03,0)])]:
        h(hd,1); ii=[s.l(n,se(b,v,0,z),2,c) for c,n,b,v,z in ls]; E.append(s.t('TOTAL '+hd,ii,ind=1))
    h('MANAGEMENT FEE',1)
    mf=[round(x*.03,2) for x in s.rows[ti]['v'][:12]]; i=s.l('Property Management Fee',mf+[round(sum(mf),2)],2,'5710-000'); E.append(s.t('TOTAL MANAGEMENT FEE',[i],ind=1))
    h('TAXES & INSURANCE',1)
    tx=[46210.5]*9+[48102.25]*3; ins=[14877.33]*8+[16940.1]*4
    ii=[s.l('Real Estate Taxes',tx+[sum(tx)],2,'5810-000'),s.l('Property & Liability Insurance',ins+[sum(ins)],2,'5820-000'),s.l('Franchise Tax',[0]*11+[6120.0,6120.0],2,'5830-000')]
    E.append(s.t('TOTAL TAXES & INSURANCE',ii,ind=1))
    te=s.t('TOTAL OPERATING EXPENSES',E,typ='TOTAL',key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti],[te],typ='TOTAL',key='noi')
    h('NON-OPERATING EXPENSES')
    it=[round(88410.17-i*96.3,2) for i in range(12)]
    k=[s.l('Mortgage Interest',it+[round(sum(it),2)],2,'7010-000'),s.l('Asset Management Fee',[2500]*12+[30000],2,'7050-000'),s.l('Flooring Replacement',se(4400,.6,0,.1),2,'7110-000'),s.l('Appliance Replacement',se(2100,.7,0,.2),2,'7112-000'),s.l('HVAC Replacement',se(5200,.5,0,.4),2,'7114-000'),s.l('Professional Fees - Audit',[0,0,8750]+[0]*9+[8750],2,'7210-000')]
    tn=s.t('TOTAL NON-OPERATING EXPENSES',k,typ='SUBTOTAL')
    s.t('NET INCOME / (LOSS)',[noi],[tn],typ='TOTAL',key='net_income')
    W,H=landscape(legal); c=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H),invariant=1)
    X0=26; xr=[242+i*57.2 for i in range(12)]+[W-26]
    npg=[0]; per=58; pages=(len(s.rows)+per-1)//per
    def top():
        npg[0]+=1
        c.setFont('Helvetica-Bold',10); c.drawString(X0,H-28,'Larkmoor Commons Apartments'); c.drawRightString(W-26,H-28,'Income Statement - 12 Month Trend')
        c.setFont('Helvetica',6.8); c.drawString(X0,H-38,'288 units | Fiscal Period 03/2025 | Accrual'); c.drawRightString(W-26,H-38,'04/01/2024 through 03/31/2025')
        c.setFillGray(.85); c.rect(X0-3,H-66,W-46,20,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold',6.3); c.drawString(X0,H-62,'Account'); c.drawString(X0+42,H-62,'Description')
        for (y,m),x in zip(ms,xr): c.drawRightString(x,H-54,'Actual'); c.drawRightString(x,H-62,f'{m:02d}/{y}')
        c.drawRightString(xr[12],H-54,'12 Month'); c.drawRightString(xr[12],H-62,'Total')
        c.setFont('Helvetica',6); c.drawString(X0,18,'04/14/2025  9:42:07AM    rpt: GL_TREND12'); c.drawRightString(W-26,18,f'Page {npg[0]} of {pages}')
    for n,r in enumerate(s.rows):
        if n%per==0:
            if n: c.showPage()
            top(); y=H-76
        b=r['type']!='LINE'; f='Helvetica-Bold' if b else 'Helvetica'
        c.setFont(f,6.3)
        if r['code']: c.drawString(X0,y,r['code'])
        c.drawString(X0+(42 if not b else 6*r['ind']),y,r['label'])
        if r['type']!='HEADING':
            if b: c.setLineWidth(.4); [c.line(x-48,y+6,x,y+6) for x in xr]
            for v,x in zip(r['v'],xr): c.drawRightString(x+(1.8 if v<0 else 0),y,fm(v))
            if r['type']=='TOTAL': [c.line(x-48,y-1.6,x,y-1.6) for x in xr]
        y-=8.1
    c.save()
    return save(name,s,'MULTIFAMILY','OPERATING_STATEMENT_T12','OneSite-like 12 month trend, legal landscape, 6pt, codes, two pages')
