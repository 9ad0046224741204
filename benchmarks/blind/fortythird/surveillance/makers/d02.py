# apartments, big 12-month system export with codes, xlsx (openpyxl)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
R=random.Random(202);FN='bromley12.xlsx'
M=['Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025']
s=S('Statement (12 months)','Bromley Park Apartments','2024-02-01','2025-01-31',M+['Total'],sheet='Report1')
def g(base,n=.12,p=0):   # p: share of months with nothing
    v=[0.0 if R.random()<p else round(base*(1+R.uniform(-n,n)),2) for _ in range(12)];return wt(v)
def grow(b,st): return wt([round(b+st*i,2) for i in range(12)])
def flat(b): return wt([b]*12)
def sec(code,head,items,tcode,tlabel):
    s.head(head,code,ind=1);ix=[]
    for c,l,v in items: ix.append(s.line(l,v,c,ind=2))
    return s.tot(tlabel,ix,code=tcode,ind=1)
s.head('INCOME','4000-0000',ind=0)
a=sec('4100-0000','RENTAL INCOME',[('4105-0000','Gross Market Rent',grow(418650,905)),('4110-0000','Loss/Gain to Lease',wt([-round(9800-310*i+R.uniform(-200,200),2) for i in range(12)])),('4120-0000','Vacancy Loss',g(-24100,.22)),('4125-0000','Concessions - Move In',g(-3150,.5)),('4126-0000','Concessions - Renewal',g(-420,.5,.5)),('4130-0000','Employee Unit Discount',flat(-1187.5)),('4135-0000','Model / Admin Unit',flat(-1465.0)),('4140-0000','Down Units',g(-1390,.02,.6)),('4150-0000','Bad Debt - Rent',g(-4350,.6)),('4155-0000','Bad Debt Recovery',g(610,.8,.3))],'4199-0000','NET RENTAL INCOME')
b=sec('4200-0000','OTHER RESIDENT INCOME',[('4205-0000','Application Fees',g(1250,.4)),('4210-0000','Administration Fees',g(2150,.4)),('4215-0000','Late Fees',g(3120,.25)),('4218-0000','NSF Fees',g(120,.5,.25)),('4220-0000','Month to Month Premium',g(890,.3)),('4225-0000','Lease Termination Fees',g(2600,.5,.35)),('4230-0000','Pet Fees - Non Refundable',g(760,.5)),('4232-0000','Pet Rent',g(2890,.05)),('4240-0000','Carport Rent',g(1725,.04)),('4242-0000','Garage Rent',g(3480,.04)),('4245-0000','Storage Rent',g(640,.06)),('4250-0000','Deposit Forfeitures',g(1010,.8,.4)),('4255-0000','Damages & Cleaning Billed',g(2240,.5)),('4260-0000','Legal Fee Reimbursement',g(540,.6,.3)),('4265-0000','Renters Insurance Program',g(1385,.08)),('4270-0000','Package Locker Fee',g(1120,.03)),('4275-0000','Credit Builder Program',flat(0.0)),('4280-0000','Key / Gate Cards',g(95,.5,.4)),('4285-0000','Transfer Fees',g(450,.1,.75))],'4299-0000','TOTAL OTHER RESIDENT INCOME')
c=sec('4300-0000','UTILITY REIMBURSEMENTS',[('4310-0000','Water / Sewer Reimbursement',g(13250,.07)),('4315-0000','Trash Reimbursement',g(4310,.03)),('4320-0000','Gas Reimbursement',g(2980,.3)),('4325-0000','Electric - Vacant Cost Recovery',g(210,.6,.3)),('4330-0000','Pest Control Fee',g(1290,.03)),('4335-0000','Cable / Internet Bulk Billing',g(15720,.03))],'4399-0000','TOTAL UTILITY REIMBURSEMENTS')
d=sec('4400-0000','NON-RESIDENT INCOME',[('4410-0000','Laundry Commission',g(680,.15)),('4415-0000','Rooftop Antenna Lease',wt([1450.0]*7+[1493.5]*5)),('4420-0000','Telecom Door Fee / Revenue Share',wt([0,3105.44,0,0,3088.10,0,0,3160.92,0,0,3144.75,0])),('4430-0000','Interest Income',g(72,.2)),('4490-0000','Miscellaneous Income',g(260,.9,.4))],'4499-0000','TOTAL NON-RESIDENT INCOME')
TI=s.tot('TOTAL INCOME',[a,b,c,d],rt='TOTAL',key='total_income',code='4999-0000',ind=0)
s.head('OPERATING EXPENSES','5000-0000',ind=0)
e=[]
e.append(sec('5100-0000','PAYROLL & RELATED',[('5105-0000','Salaries - Manager',g(6450,.02)),('5110-0000','Salaries - Assistant Manager',g(4380,.03)),('5115-0000','Salaries - Leasing',g(6920,.12)),('5120-0000','Salaries - Maintenance Supervisor',g(5310,.03)),('5125-0000','Salaries - Maintenance Technicians',g(8740,.1)),('5130-0000','Salaries - Grounds / Porter',g(3150,.05)),('5135-0000','Overtime',g(910,.6)),('5140-0000','Bonuses & Leasing Commissions',g(2480,.3)),('5150-0000','Payroll Taxes',g(3040,.12)),('5155-0000','Health Insurance',g(3610,.04)),('5160-0000','Workers Compensation',g(905,.05)),('5165-0000','401(k) Match',g(640,.1)),('5170-0000','Payroll Processing',flat(212.4)),('5180-0000','Temporary Labor',g(1650,.5,.5))],'5199-0000','TOTAL PAYROLL & RELATED'))
e.append(sec('5200-0000','REPAIRS & MAINTENANCE',[('52%02d-0000'%k,l,g(v,n,p)) for k,l,v,n,p in [(5,'Plumbing Supplies & Repairs',1980,.5,0),(10,'Electrical Supplies & Repairs',870,.5,0),(15,'HVAC Repairs',2120,.6,0),(20,'Appliance Parts',640,.5,0),(25,'Doors, Locks & Keys',510,.5,0),(30,'Glass & Screens',260,.6,.3),(35,'Roof & Gutter Repairs',780,.6,.6),(40,'Fire / Life Safety',690,.5,.2),(45,'Pool Supplies & Repairs',540,.5,.35),(50,'Gate & Fence Repairs',430,.6,.4),(55,'Parking Lot & Sidewalk',390,.6,.7),(60,'Lighting',350,.5,.1),(65,'Water Damage / Restoration',2950,.6,.7),(70,'Fitness Center Maintenance',180,.3,.5),(75,'Golf Cart / Equipment',220,.6,.3),(80,'General Supplies',720,.3,0)]],'5299-0000','TOTAL REPAIRS & MAINTENANCE'))
e.append(sec('5300-0000','TURNOVER',[('53%02d-0000'%k,l,g(v,n,p)) for k,l,v,n,p in [(5,'Painting - Contract',3380,.4,0),(10,'Painting - Supplies',420,.4,0),(15,'Cleaning - Contract',1890,.4,0),(20,'Carpet Cleaning',980,.4,0),(25,'Carpet / Vinyl Repair',460,.6,.2),(30,'Resurfacing - Tub & Counter',690,.5,.1),(35,'Trash-Out',340,.6,.3),(40,'Blinds & Window Coverings',310,.5,.1)]],'5399-0000','TOTAL TURNOVER'))
e.append(sec('5400-0000','CONTRACT SERVICES',[('5405-0000','Landscaping Contract',flat(4250.0)),('5408-0000','Landscaping - Extras',g(980,.8,.4)),('5410-0000','Snow Removal',wt([3120.0,1480.0,0,0,0,0,0,0,0,890.0,2675.0,4410.0])),('5415-0000','Pest Control Contract',flat(1096.0)),('5420-0000','Pool Service Contract',wt([0,0,0,1150.0,1150.0,1150.0,1150.0,1150.0,0,0,0,0])),('5425-0000','Alarm Monitoring',flat(318.75)),('5430-0000','Courtesy Patrol',g(2790,.06)),('5435-0000','Elevator Contract',flat(0.0)),('5440-0000','Pet Waste Service',flat(435.0))],'5499-0000','TOTAL CONTRACT SERVICES'))
e.append(sec('5500-0000','MARKETING',[('55%02d-0000'%k,l,g(v,n,p)) for k,l,v,n,p in [(5,'Internet Listing Services',3290,.06,0),(10,'Paid Search / Social',1640,.2,0),(15,'Website & Hosting',389,.01,0),(20,'Signage & Banners',310,.7,.6),(25,'Resident Referrals',450,.3,.5),(30,'Locator Fees',1180,.4,.5),(35,'Resident Events & Retention',690,.5,0),(40,'Model Expense',120,.5,.7),(45,'Reputation Management',275,.01,0)]],'5599-0000','TOTAL MARKETING'))
e.append(sec('5600-0000','GENERAL & ADMINISTRATIVE',[('56%02d-0000'%k,l,g(v,n,p)) for k,l,v,n,p in [(5,'Office Supplies',410,.4,0),(8,'Postage & Courier',135,.5,0),(10,'Telephone / Internet - Office',960,.05,0),(12,'Answering Service',285,.1,0),(15,'Software & Licensing',2240,.04,0),(20,'Computer Hardware & Support',510,.5,.2),(25,'Bank Charges',295,.15,0),(30,'Credit & Criminal Screening',720,.35,0),(35,'Legal - Evictions',1380,.6,.1),(40,'Dues & Subscriptions',320,.3,.6),(45,'Training & Seminars',290,.6,.3),(50,'Travel & Mileage',240,.5,.2),(55,'Uniforms',165,.5,.5),(60,'Licenses & Permits',540,.4,.75),(65,'Copier Lease',242,.01,0)]],'5699-0000','TOTAL GENERAL & ADMINISTRATIVE'))
e.append(sec('5700-0000','UTILITIES',[('57%02d-0000'%k,l,g(v,n,p)) for k,l,v,n,p in [(5,'Electric - Common Area',3120,.18,0),(10,'Electric - Vacant Units',890,.4,0),(15,'Natural Gas',4210,.45,0),(20,'Water',9180,.14,0),(25,'Sewer',8340,.12,0),(30,'Trash Removal',5120,.05,0),(35,'Cable / Internet Bulk Contract',11890,.01,0),(40,'Utility Billing Service',980,.04,0)]],'5799-0000','TOTAL UTILITIES'))
ti=s.rows[TI].v[:12]
e.append(sec('5800-0000','MANAGEMENT FEES',[('5810-0000','Property Management Fee',wt([round(.03*x,2) for x in ti])),('5820-0000','Asset Management Fee',flat(0.0))],'5899-0000','TOTAL MANAGEMENT FEES'))
e.append(sec('5900-0000','TAXES & INSURANCE',[('5910-0000','Real Estate Taxes',wt([41250.0]*11+[43100.0])),('5915-0000','Personal Property Taxes',wt([0,0,0,0,2984.17,0,0,0,0,0,0,0])),('5920-0000','Property Insurance',wt([13480.33]*4+[15106.92]*8)),('5925-0000','Umbrella / Liability Insurance',flat(2115.0)),('5930-0000','Tax Consultant Fees',wt([0]*8+[7500.0,0,0,0]))],'5999-0000','TOTAL TAXES & INSURANCE'))
TE=s.tot('TOTAL OPERATING EXPENSES',e,rt='TOTAL',key='total_operating_expenses',code='6999-0000',ind=0)
N=s.tot('NET OPERATING INCOME',[TI],[TE],rt='TOTAL',key='noi',code='7000-0000',ind=0)
n=[]
n.append(sec('7100-0000','FINANCING & OWNERSHIP EXPENSE',[('7110-0000','Mortgage Interest - First',wt([round(118402.6-196.3*i,2) for i in range(12)])),('7120-0000','Loan Servicing Fees',flat(350.0)),('7130-0000','Partnership Legal & Accounting',g(1450,.7,.5)),('7140-0000','State Franchise Tax',wt([0]*3+[11820.0]+[0]*8)),('7150-0000','Depreciation',flat(87215.41)),('7155-0000','Amortization - Loan Costs',flat(3094.66))],'7199-0000','TOTAL FINANCING & OWNERSHIP EXPENSE'))
n.append(sec('7300-0000','NON-RECURRING / REPLACEMENT',[('73%02d-0000'%k,l,g(v,nn,p)) for k,l,v,nn,p in [(5,'Appliance Replacement',3120,.5,.1),(10,'Flooring Replacement',5890,.4,0),(15,'HVAC Replacement',4480,.5,.4),(20,'Water Heater Replacement',1240,.4,.4),(25,'Exterior Paint & Siding',18400,.3,.85),(30,'Clubhouse Renovation',0,.3,0),(35,'Unit Interior Upgrade Program',12250,.4,.3)]],'7399-0000','TOTAL NON-RECURRING / REPLACEMENT'))
s.tot('NET INCOME',[N],n,rt='TOTAL',key='net_income',code='9999-0000',ind=0)
wb=Workbook();ws=wb.active;ws.title='Report1'
hd=['Bromley Park Apartments (bromley)','Statement (12 months)','Period = Feb 2024-Jan 2025','Book = Accrual ; Tree = ysi_is']
for i,h in enumerate(hd,1):
    ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=15);ws.cell(i,1,h).alignment=Alignment(horizontal='center');ws.cell(i,1).font=Font(name='Arial',bold=i<3,size=10 if i<3 else 8)
f8=Font(name='Arial',size=8);f8b=Font(name='Arial',size=8,bold=True)
for j,m in enumerate(s.cols): x=ws.cell(5,3+j,m);x.font=f8b;x.alignment=Alignment(horizontal='right')
k=6
for r in s.out():
    b=r.rt!='LINE';ft=f8b if b else f8
    ws.cell(k,1,r.code).font=ft;x=ws.cell(k,2,'   '*r.ind+r.label);x.font=ft
    if r.rt!='HEADING':
        for j,v in enumerate(r.v): x=ws.cell(k,3+j,v);x.number_format='#,##0.00';x.font=ft
    k+=1
    if r.rt!='LINE' and r.rt!='HEADING': k+=1      # blank row after each total
ws.column_dimensions['A'].width=11;ws.column_dimensions['B'].width=38
for j in range(3,16): ws.column_dimensions[ws.cell(5,j).column_letter].width=12.5
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{FN}')
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','property management system export','12-month export with account codes, about 160 rows, cents, zero rows',False)
