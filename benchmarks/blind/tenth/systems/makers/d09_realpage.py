import random; from common import *
import xlsxwriter
R=random.Random(9909)
NAME='MagnoliaRidge_FinancialStmt_0525.xlsx'
s=St('Operating Statement','Magnolia Ridge at Lakeview',None,'2025-05-31',
 ['Current Period Actual','Current Period Budget','Current Period Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Prior Year YTD','Annual Budget'],scale=1,sheet='Operating Statement')
U=212
def ln(code,lab,mon,exp=False,n=.12,zero=False):
    b=int(mon); a=int(mon*R.uniform(1-n,1+n)); yb=b*5; y=a+sum(int(mon*R.uniform(1-n,1+n)) for _ in range(4)); py=int(yb*.965*R.uniform(1-n/2,1+n/2))
    if zero: a=0
    g=-1 if exp else 1
    return s.L(lab,[a,b,g*(a-b),y,yb,g*(y-yb),py,b*12],code,1)
def sec(h,t,its,exp=False,code=None):
    s.H(h,None,0); g=[ln(c,l,v,exp,n) for c,l,v,n in its]; return s.T(t,g,None,0)
a=sec('Rental Revenue','Net Rental Revenue',[('5120.01','Market Rent',338140,.003),('5120.05','Loss / Gain to Lease',-11280,.2),('5220.01','Vacancy Loss',-19400,.15),('5220.03','Down / Non-Revenue Units',-3190,.05),('5250.01','Move-In Concessions',-5200,.5),('5250.04','Renewal Concessions',-700,.6),('5290.01','Bad Debt Expense',-3350,.6),('5290.02','Bad Debt Recovered',420,.8)])
b=sec('Other Revenue','Total Other Revenue',[('5910.01','Laundry',610,.2),('5920.01','Application Fees',1320,.4),('5920.02','Late Charges',3150,.3),('5920.03','NSF Charges',120,.8),('5920.05','Pet Rent & Fees',3480,.1),('5920.07','Reserved Parking',2160,.05),('5920.09','Water/Sewer RUBS',8940,.05),('5920.10','Trash Billback',3170,.04),('5920.11','Deposit Waiver Program',1280,.1),('5920.15','Cable Door Fee',1060,.02),('5990.01','Miscellaneous',240,.8)])
ti=s.T('TOTAL REVENUE',[a,b],None,0,'TOTAL',key='total_income')
X=[sec('Salaries & Personnel','Total Salaries & Personnel',[('6310.01','Office Salaries',13900,.06),('6510.01','Maintenance Salaries',15750,.06),('6510.04','Grounds/Porter',3300,.1),('6330.01','Commissions & Bonuses',2100,.4),('6711.01','Payroll Taxes',2680,.1),('6722.01','Workers Comp',1050,.1),('6723.01','Health & Benefits',4120,.08)],True),
sec('Administrative','Total Administrative',[('6311.01','Office Expense',820,.3),('6311.06','Software & Licenses',2480,.05),('6340.01','Legal - Evictions',1150,.6),('6350.01','Audit Fees',750,.1),('6360.01','Telephone / Internet',1190,.1),('6370.01','Resident Screening',640,.4),('6390.01','Bank & ACH Fees',370,.2)],True),
sec('Marketing','Total Marketing',[('6210.01','ILS Advertising',3250,.06),('6210.05','Paid Search',1400,.3),('6250.01','Resident Retention',550,.5),('6255.01','Locator Fees',900,.8)],True),
sec('Utilities','Total Utilities',[('6450.01','Electricity - House',3890,.1),('6450.02','Electricity - Vacant',720,.4),('6451.01','Water',6480,.08),('6453.01','Sewer',7150,.08),('6452.01','Gas',540,.4),('6525.01','Trash Removal',3365,.05)],True),
sec('Maintenance & Repairs','Total Maintenance & Repairs',[('6515.01','Supplies - General',1350,.3),('6515.03','Plumbing Supplies',980,.4),('6515.04','Electrical Supplies',560,.4),('6515.06','Appliance Parts',610,.5),('6546.01','HVAC Repairs',2150,.5),('6541.02','Roof / Gutter Repairs',700,.9),('6541.05','Pool Maintenance',880,.3),('6519.01','Exterminating Contract',795,.02),('6537.01','Grounds Contract',4100,.02),('6530.01','Courtesy Patrol',1900,.15)],True),
sec('Make Ready','Total Make Ready',[('6560.01','Painting Contract',2850,.4),('6560.02','Cleaning Contract',1475,.3),('6560.03','Carpet Clean/Repair',820,.5),('6560.05','Resurfacing',650,.5)],True)]
ct=s.T('Total Controllable Expenses',X,None,0)
fx=sec('Taxes, Insurance & Management','Total Taxes, Insurance & Management',[('6710.01','Real Estate Taxes',34208,0),('6720.01','Property & Liability Insurance',15940,.005),('6320.01','Management Fee',9480,.03)],True)
te=s.T('TOTAL OPERATING EXPENSES',[ct,fx],None,0,'TOTAL',key='total_operating_expenses')
F=[-1,-1,1,-1,-1,1,-1,-1]
noi=s.T('NET OPERATING INCOME',[ti,te],None,0,'TOTAL',signs=[1,F],key='noi')
d=sec('Debt Service','Total Debt Service',[('6820.01','Mortgage Interest',71460,.002),('6850.01','Mortgage Insurance Premium',3120,0)],True)
r=sec('Replacement & Capital','Total Replacement & Capital',[('7105.01','Appliance Replacement',1900,.6),('7105.03','Flooring Replacement',4600,.4),('7105.07','HVAC Replacement',2400,.8)],True)
s.T('NET INCOME / (LOSS)',[noi,d,r],None,0,'TOTAL',signs=[1,F,F],key='net_income')
# planted: a line is not printed
i=[k for k,q in enumerate(s.rows) if q['code']=='6537.01'][0]; q=s.rows.pop(i)
for w in s.rows:
    if w['items']:
        z=[(j,g) for j,g in zip(w['items'],w['signs']) if j!=i]; w['items']=[j-(j>i) for j,_ in z]; w['signs']=[g for _,g in z]
s.key={k:j-(j>i) for k,j in s.key.items()}
s.planted={'what':f"line {q['code']} {q['label']} {q['v']} left out of 'Maintenance & Repairs'; 'Total Maintenance & Repairs' still includes it",'kind':'row_dropped'}
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{NAME}')
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
inf=wb.add_worksheet('Report Parameters')
for k,(x,y) in enumerate([('Report','Operating Statement - Actual vs Budget with Per Unit'),('Property','Magnolia Ridge at Lakeview'),('Property ID','30417'),('Units','212'),('Fiscal period','May 2025'),('Book','Accrual'),('Run by','dpatel'),('Run date/time','06/12/2025 4:55:31 PM'),('Suppress zero lines','Yes')]): inf.write(k+1,1,x,f(bold=True)); inf.write(k+1,2,y,f())
inf.set_column(1,1,22); inf.set_column(2,2,50)
ws=wb.add_worksheet('Operating Statement')
ws.merge_range('A1:M1','Magnolia Ridge at Lakeview',f(bold=True,align='center')); ws.merge_range('A2:M2','Operating Statement',wb.add_format(dict(font_name='Tahoma',font_size=13,bold=True,align='center'))); ws.merge_range('A3:M3','For the period ended 05/31/2025  -  212 units',f(align='center'))
hh=f(bold=True,align='center',valign='vcenter',bg_color='#D9D9D9',border=1,text_wrap=True)
ws.merge_range('A5:A6','GL Account',hh); ws.merge_range('B5:B6','Description',hh); ws.merge_range('C5:F5','Current Period',hh); ws.merge_range('G5:K5','Year to Date',hh); ws.merge_range('L5:L6','Prior Year\nYTD',hh); ws.merge_range('M5:M6','Annual\nBudget',hh)
for c,t in zip('CDEFGHIJK',['Actual','Budget','Variance','$/Unit','Actual','Budget','Variance','Var %','$/Unit']): ws.write(c+'6',t,hh)
rr=6; nf='#,##0_);(#,##0)'
for w in s.rows:
    T=w['rt']; v=w['v']
    if T=='HEADING': ws.merge_range(rr,0,rr,12,w['label'],f(bold=True,bg_color='#EEF3FA',font_color='#1F3864')); rr+=1; continue
    o={} if T=='LINE' else dict(bold=True,top=1)
    if T=='TOTAL': o.update(bottom=1,bg_color='#FFF2CC')
    ws.write(rr,0,w['code'] or '',f(**o)); ws.write(rr,1,w['label'],f(indent=1 if T=='LINE' else 0,**o))
    n0=f(num_format=nf,**o); n2=f(num_format='#,##0.00_);(#,##0.00)',**o); pc=f(num_format='0.0%_);(0.0%)',**o)
    for c,x in zip([2,3,4,6,7,8,11,12],v): ws.write_number(rr,c,x,n0)
    ws.write_number(rr,5,round(v[0]/U,2),n2); ws.write_number(rr,10,round(v[3]/U,2),n2)
    (ws.write_number(rr,9,round(v[5]/abs(v[4]),4),pc) if v[4] else ws.write(rr,9,'n/a',pc))
    rr+=1
    if T=='TOTAL': rr+=1
ws.set_column(0,0,10); ws.set_column(1,1,31); ws.set_column(2,12,10.5); ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(0,5); ws.set_footer('&L&8OneSite Accounting&C&8Page &P of &N&R&806/12/2025')
nt=wb.add_worksheet('Variance Notes')
for k,(x,y) in enumerate([('Account','Comment'),('5250.01','Concessions on 2x2 floor plans while Building 7 was re-leased.'),('6546.01','Two compressors; one covered under warranty, credit expected in June.'),('6255.01','Locator traffic up; will be reviewed with regional.')]): nt.write(k,0,x,f(bold=k==0)); nt.write(k,1,y,f(bold=k==0))
nt.set_column(1,1,70)
ws.activate(); wb.close()
print(s.planted)
save(NAME,[s],'MULTIFAMILY','OPERATING_STATEMENT','RealPage OneSite actual vs budget, grouped two-line header, per-unit columns, prior year and annual budget, parameter and notes sheets; planted dropped row',True)
