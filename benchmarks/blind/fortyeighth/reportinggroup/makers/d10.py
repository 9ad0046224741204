# ResMan income statement PTD/YTD with % columns, fpdf2, LIHTC
from common import *
from fpdf import FPDF
rng=random.Random(4810)
cols=['Period to Date','Year to Date']
s=S('Income Statement','Willow Station Apartments','2025-05-01','2025-05-31',cols)
def g(m,n=.1):
    a=m*(1+rng.uniform(-n,n)); return [rd(a),rd(m*4*(1+rng.uniform(-n,n)/2)+a)]
inc=[dict(label='Rent',totlabel='Total Rent',kids=[('4001','Gross Potential Rent - Tax Credit',104860,.002),('4005','Housing Assistance Payments',21740,.03),('4010','Loss to Lease',-3310,.1),('4020','Vacancy Loss',-5480,.25),('4025','Manager Unit',-1125,0),('4030','Concessions',-300,.6),('4040','Bad Debt Write-Off',-1890,.6),('4045','Bad Debt Collections',420,.7)]),
 dict(label='Other Resident Income',totlabel='Total Other Resident Income',kids=[('4105','Application Fees',385,.3),('4110','Late Fees',1640,.2),('4115','NSF Fees',60,.5),('4120','Pet Fees',510,.2),('4130','Damages',1180,.5),('4140','Laundry',735,.1),('4150','Interest - Reserve Accounts',468,.05)])]
ti=s.section('Income',inc,'Total Income',code='4000',tcode=None,gen=g,rt='TOTAL',key='total_income')
ex=[dict(label='Administrative',totlabel='Total Administrative',kids=[('5105','Manager Salary',4890,.02),('5110','Assistant Manager Salary',3340,.03),('5115','Compliance Monitoring Fee',375,0),('5120','Office Supplies',288,.4),('5125','Telephone and Internet',512,.05),('5130','Software Fees',866,.02),('5135','Audit and Tax Preparation',1050,0),('5140','Legal',620,.8),('5145','Management Fee',6120,.03),('5150','Training and Travel',240,.7),('5155','Credit Reports',195,.4)]),
 dict(label='Marketing',totlabel='Total Marketing',kids=[('5205','Advertising',410,.3),('5210','Resident Activities',285,.5)]),
 dict(label='Operating and Maintenance',totlabel='Total Operating and Maintenance',kids=[('5305','Maintenance Salaries',6710,.04),('5310','Grounds Contract',1450,0),('5315','Pest Control',485,.1),('5320','Painting and Decorating',1390,.4),('5325','Plumbing',980,.5),('5330','HVAC',1120,.6),('5335','Appliance Parts',415,.5),('5340','Cleaning Contract',890,.3),('5345','Fire Alarm and Sprinkler',310,.3),('5350','Security Camera Service',275,0),('5355','Maintenance Supplies',1340,.3)]),
 dict(label='Utilities',totlabel='Total Utilities',kids=[('5405','Electricity - Common',1760,.12),('5410','Electricity - Vacant',235,.4),('5415','Gas',390,.4),('5420','Water and Sewer',7820,.08),('5425','Trash Removal',1615,.02)]),
 dict(label='Taxes and Insurance',totlabel='Total Taxes and Insurance',kids=[('5505','Real Estate Taxes (PILOT)',3980,0),('5510','Payroll Taxes',1190,.05),('5515','Workers Compensation',430,.05),('5520','Employee Health Insurance',1840,.02),('5525','Property and Liability Insurance',5215,0)])]
te=s.section('Operating Expense',ex,'Total Operating Expense',code='5000',gen=g,rt='TOTAL',key='total_operating_expenses',kind='exp')
noi=s.tot('Net Operating Income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
no=s.section('Non-Operating Expense',[('6105','Mortgage Interest - First',17320,.004),('6110','Soft Loan Interest Accrual',2150,0),('6120','Replacement Reserve Deposit',3000,0),('6130','Depreciation',28900,0),('6135','Amortization - Tax Credit Fees',610,0)],'Total Non-Operating Expense',code='6000',gen=g,kind='exp')
ni=s.tot('Net Income',[noi,no],rt='TOTAL',signs=[1,-1],key='net_income')
class P(FPDF):
    def header(p):
        p.set_font('helvetica','B',13); p.set_text_color(30,60,110); p.cell(0,6,'Income Statement',new_x='LMARGIN',new_y='NEXT')
        p.set_text_color(0); p.set_font('helvetica','',8.5); p.cell(0,4.5,'Willow Station Apartments',new_x='LMARGIN',new_y='NEXT'); p.cell(0,4.5,'May 2025  |  Accrual  |  Accounting Book: Default',new_x='LMARGIN',new_y='NEXT'); p.ln(2)
        p.set_fill_color(225,232,243); p.set_font('helvetica','B',8)
        p.cell(96,6,'Account',fill=True)
        for w,t in ((32,'Period to Date'),(15,'%'),(32,'Year to Date'),(15,'%')): p.cell(w,6,t,fill=True,align='R')
        p.ln(7)
    def footer(p):
        p.set_y(-12); p.set_font('helvetica','',7); p.set_text_color(110); p.cell(95,4,'Generated 06/09/2025 4:31 PM by kdorsey'); p.cell(0,4,f'Page {p.page_no()} of {{nb}}',align='R'); p.set_text_color(0)
p=P('P','mm','Letter'); p.set_margins(12,12,12); p.set_auto_page_break(True,16); p.add_page()
EG=s.rows[ti]['values']
for r,t in zip(s.rows,s.st):
    b=r['rowType']!='LINE'; p.set_font('helvetica','B' if b else '',8)
    p.set_x(12+t['lvl']*4); lab=(r['accountCode']+' - ' if r['accountCode'] else '')+r['label']; 
    p.cell(96-t['lvl']*4,4.7,lab,border=0)
    if r['rowType']!='HEADING':
        bd='T' if b else 0
        for v,e in zip(r['values'],EG): p.cell(32,4.7,par(v),align='R',border=bd); p.cell(15,4.7,f'{v/e*100:.2f}',align='R',border=bd)
    p.ln(4.7)
    if r['rowType']=='TOTAL': p.ln(1.6)
p.output(DOC+'Willow Station - Income Statement May 2025.pdf')
save('Willow Station - Income Statement May 2025.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT','s48a','ResMan PTD/YTD with unsigned % columns, code-dash-name labels, two pages',False)
print(len(s.rows),s.rows[noi]['values'],s.rows[ni]['values'])
