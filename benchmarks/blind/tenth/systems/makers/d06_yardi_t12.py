import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(6606)
NAME='cwdc_12_Month_Statement_Aug24.xlsx'
MO=['Sep 2023','Oct 2023','Nov 2023','Dec 2023','Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024']
s=St('Statement (12 months)','Campus Walk at Deer Creek','2023-09-01','2024-08-31',MO+['Total'],sheet='Report1')
CT=[0]
def L(lab,code,mon,n=.12,p=1,only=None,flat=False,peak=None,lv=2,ints=None):
    v=[]
    for k in range(12):
        a=int(mon*100*(1 if flat else R.uniform(1-n,1+n)))
        if peak and k in peak: a=int(a*peak[k])
        if only is not None and k not in only: a=0
        if R.random()>p: a=0
        v.append(a)
    return s.L(lab,v+[sum(v)],code,lv)
def sec(head,c0,total,c1,items,lv=1,rt='SUBTOTAL'):
    s.H(head,c0,lv); g=[]
    for it in items:
        lab,code,mon=it[:3]; kw=it[3] if len(it)>3 else {}
        g.append(L(lab,code,mon,lv=lv+1,**kw))
    return s.T(total,g,c1,lv,rt)
turn={10:4.2,11:6.5}
s.H('REVENUE','40000000',0)
a=sec('Rental Revenue','41000000','Total Rental Revenue','41999999',[('Potential Rent - Beds','41000100',511875,dict(flat=True)),('Gain/Loss to Lease','41000200',-6120,dict(n=.3)),('Vacancy','41000300',-21300,dict(n=.2,peak={10:1.9,11:1.6})),('Model Unit','41000400',-795,dict(flat=True)),('RA / Employee Beds','41000500',-3180,dict(flat=True)),('Lease Concessions','41000600',-4800,dict(n=.6,peak={11:3.1})),('Gift Card Concessions','41000650',-500,dict(n=.8,p=.5)),('Bad Debt Write-offs','41000700',-3900,dict(n=.9,p=.8)),('Bad Debt Recoveries','41000710',610,dict(n=.9,p=.7)),('Prior Period Rent Adj','41000800',-140,dict(n=6,p=.4))])
b=sec('Fee Income','42000000','Total Fee Income','42999999',[('Application Fees','42000100',1850,dict(n=.5,peak={4:2,5:2.2})),('Admin / Redecorating Fees','42000150',4100,dict(n=.5,peak={11:4})),('Late Fees','42000200',5250,dict(n=.3)),('NSF Charges','42000250',225,dict(n=.6)),('Relet / Sublease Fees','42000300',1150,dict(n=.7,p=.7)),('Room Transfer Fees','42000350',300,dict(n=.7,p=.5)),('Lockout & Key Charges','42000400',410,dict(n=.5)),('Damage Charges','42000450',1900,dict(n=.6,peak=turn)),('Short Term Premium','42000500',0,dict(flat=True)),('Pet Fees - Nonrefundable','42000550',650,dict(n=.6))])
d=sec('Ancillary Income','43000000','Total Ancillary Income','43999999',[('Premium Parking','43000100',7350,dict(n=.04)),('Garage Parking','43000110',3600,dict(n=.04)),('Pet Rent','43000200',2275,dict(n=.08)),('Furniture Premium','43000300',4480,dict(n=.03)),('Renters Liability Program','43000400',3310,dict(n=.06)),('Vending','43000500',185,dict(n=.4)),('Package Locker','43000550',980,dict(n=.05)),('Retail / Coffee Kiosk Rent','43000600',1500,dict(flat=True)),('Sponsorship & Promotions','43000700',900,dict(n=.5,p=.3)),('Interest Income','43000800',64,dict(n=.5)),('Misc Resident Income','43000900',160,dict(n=.9))])
e=sec('Utility Recovery','44000000','Total Utility Recovery','44999999',[('Electric Overage','44000100',2840,dict(n=.4)),('Water/Sewer Rebill','44000200',6300,dict(n=.05)),('Trash Rebill','44000300',2450,dict(n=.03)),('Utility Billing Fee','44000400',1890,dict(n=.03))])
ti=s.T('TOTAL REVENUE',[a,b,d,e],'49999999',0,'TOTAL',key='total_income')
s.H('OPERATING EXPENSES','50000000',0)
X=[]
X.append(sec('Payroll','51000000','Total Payroll','51999999',[('General Manager','51000100',6850,dict(n=.03)),('Assistant / Leasing Manager','51000110',8300,dict(n=.06)),('Leasing Ambassadors','51000120',5150,dict(n=.25)),('Maintenance Supervisor','51000200',6100,dict(n=.03)),('Maintenance Technicians','51000210',9900,dict(n=.08)),('Housekeeping & Grounds','51000220',4300,dict(n=.1)),('Resident Assistants','51000230',2100,dict(n=.1)),('Overtime','51000300',900,dict(n=.6,peak=turn)),('Bonuses','51000310',1800,dict(n=.5,only=[2,5,8,11])),('Payroll Taxes','51000400',3600,dict(n=.1)),('Group Health','51000410',4650,dict(n=.05)),('401(k) Match','51000420',720,dict(n=.1)),('Workers Comp','51000430',1040,dict(n=.1)),('Payroll Processing','51000440',310,dict(n=.05))]))
X.append(sec('Turnover','52000000','Total Turnover','52999999',[('Turn - Painting','52000100',1200,dict(n=.5,peak={10:9,11:26})),('Turn - Cleaning','52000110',800,dict(n=.5,peak={10:11,11:30})),('Turn - Carpet','52000120',500,dict(n=.5,peak={10:8,11:22})),('Turn - Trash Haul','52000130',2600,dict(only=[10,11],n=.2)),('Turn - Supplies','52000140',350,dict(n=.5,peak=turn)),('Turn - Temporary Labor','52000150',7900,dict(only=[10,11],n=.3))]))
X.append(sec('Repairs & Maintenance','53000000','Total Repairs & Maintenance','53999999',[('Appliance Parts','53000100',540,dict(n=.5)),('Blinds & Flooring','53000110',320,dict(n=.6)),('Electrical','53000120',480,dict(n=.5)),('Plumbing','53000130',1150,dict(n=.6)),('HVAC Repairs','53000140',1300,dict(n=.6,peak={9:1.8,10:2})),('Elevator Maintenance','53000150',935,dict(flat=True)),('Fire Alarm Monitoring','53000160',410,dict(n=.1)),('Fire Sprinkler Inspection','53000165',2875,dict(only=[6],flat=True)),('Furniture Repair','53000170',390,dict(n=.7)),('Locks & Access','53000180',620,dict(n=.5,peak={11:3})),('Pool & Spa','53000190',775,dict(n=.3)),('Fitness Equipment','53000200',240,dict(n=.7,p=.6)),('Golf Cart','53000210',130,dict(n=.8,p=.4)),('Insurance Claim Proceeds','53000950',-6418.5,dict(only=[7],flat=True)),('Water Damage - Bldg 4','53000900',8918.5,dict(only=[5],flat=True))]))
X.append(sec('Contract Services','54000000','Total Contract Services','54999999',[('Landscaping','54000100',3150,dict(flat=True)),('Landscape Extras','54000105',800,dict(only=[1,6,7],n=.5)),('Courtesy Officer / Patrol','54000110',4600,dict(n=.1)),('Pest Control','54000120',690,dict(flat=True)),('Trash Removal','54000130',3880,dict(n=.05)),('Valet Trash','54000135',2210,dict(flat=True)),('Shuttle Service','54000140',9800,dict(peak={8:.5,9:.3,10:.3},n=.02)),('Snow Removal','54000150',1700,dict(only=[3,4,5],n=.6))]))
X.append(sec('Utilities','55000000','Total Utilities','55999999',[('Electric - Units','55000100',15900,dict(n=.15)),('Electric - House','55000110',3900,dict(n=.1)),('Electric - Vacant','55000115',310,dict(n=.7)),('Gas','55000120',1850,dict(n=.5)),('Water','55000130',5200,dict(n=.1)),('Sewer','55000140',6100,dict(n=.1)),('Bulk Internet','55000150',8736,dict(flat=True)),('Bulk Cable','55000160',0,dict(flat=True))]))
X.append(sec('Marketing & Leasing','56000000','Total Marketing & Leasing','56999999',[('Internet Listing Services','56000100',1900,dict(n=.1)),('Paid Search & Social','56000110',2400,dict(n=.4)),('Print & Promo Items','56000120',650,dict(n=.7)),('Campus Events','56000130',800,dict(n=.8,p=.7)),('Locator / Referral Fees','56000140',1100,dict(n=.7,peak={11:2.5})),('Resident Life Programs','56000150',950,dict(n=.4)),('Website & Reputation','56000160',495,dict(flat=True)),('Shopping Reports','56000170',85,dict(only=[0,3,6,9],flat=True))]))
X.append(sec('General & Administrative','57000000','Total General & Administrative','57999999',[('Office Supplies','57000100',420,dict(n=.4)),('Computer & Software','57000110',2650,dict(n=.08)),('Telephone & Answering','57000120',880,dict(n=.1)),('Postage & Courier','57000130',110,dict(n=.6)),('Bank Charges','57000140',390,dict(n=.2)),('Credit Card Processing','57000145',1480,dict(n=.3)),('Credit & Background Checks','57000150',720,dict(n=.5)),('Legal & Evictions','57000160',840,dict(n=.8)),('Collections','57000165',230,dict(n=.8,p=.6)),('Travel & Training','57000170',560,dict(n=.8)),('Uniforms','57000180',640,dict(only=[0,7],n=.3)),('Licenses & Permits','57000190',325,dict(only=[4],flat=True)),('Audit & Tax','57000200',11250,dict(only=[6],flat=True))]))
ctl=s.T('Total Controllable Expenses',X,'57999998',1)
fx=sec('Management, Tax & Insurance','58000000','Total Management, Tax & Insurance','58999999',[('Management Fee','58000100',15150,dict(n=.03)),('Real Estate Taxes','58000200',46218.75,dict(flat=True)),('Property Insurance','58000300',17344.08,dict(flat=True)),('Franchise Tax','58000400',3900,dict(only=[8],flat=True))])
te=s.T('TOTAL OPERATING EXPENSES',[ctl,fx],'59999999',0,'TOTAL',key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[ti,te],'60000000',0,'TOTAL',signs=[1,-1],key='noi')
cp=sec('Capital & Replacement','61000000','Total Capital & Replacement','61999999',[('Furniture Replacement','61000100',14200,dict(only=[10,11],n=.3)),('Flooring Replacement','61000110',9100,dict(only=[9,10,11],n=.4)),('Appliance Replacement','61000120',1450,dict(n=.7,p=.5)),('Roofing','61000130',38750,dict(only=[8],flat=True)),('Clubhouse Refresh','61000140',11900,dict(only=[3,4],n=.3))])
ds=sec('Debt & Ownership Costs','62000000','Total Debt & Ownership Costs','62999999',[('Interest - First Mortgage','62000100',131906.25,dict(n=.002)),('Asset Management Fee','62000200',5060,dict(n=.02)),('Ownership Legal & Filing','62000300',900,dict(n=.9,p=.4)),('Depreciation','62000400',118250,dict(flat=True)),('Amortization','62000410',4166.67,dict(flat=True))])
s.T('NET INCOME (LOSS)',[noi,cp,ds],'69999999',0,'TOTAL',signs=[1,-1,-1],key='net_income')
wb=Workbook(); ws=wb.active; ws.title='Report1'
B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9)
for r,t in enumerate(['Campus Walk at Deer Creek (cwdc)','Statement (12 months)','Period = Sep 2023-Aug 2024','Book = Accrual ; Tree = sh_is_detail'],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); x=ws.cell(r,1,t); x.font=Font(name='Arial',size=12 if r==2 else 9,bold=r<3); x.alignment=Alignment(horizontal='center')
for k,h in enumerate(MO+['Total']):
    x=ws.cell(6,3+k,h); x.font=B; x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side(style='thin'))
r0=7
for r in s.rows:
    b=r['rt']!='LINE'
    if r['rt']=='HEADING' and r['lv']==0: r0+=1
    ws.cell(r0,1,r['code']).font=B if b else N
    ws.cell(r0,2,'   '*r['lv']+r['label']).font=B if b else N
    if r['rt']!='HEADING':
        for k,v in enumerate(r['v']):
            x=ws.cell(r0,3+k,v/100); x.number_format='#,##0.00'; x.font=B if b else N
            if b: x.border=Border(top=Side(style='thin'))
    r0+=1
    if r['rt']!='LINE' and r['rt']!='HEADING': r0+=1
ws.column_dimensions['A'].width=10.5; ws.column_dimensions['B'].width=36
for k in range(13): ws.column_dimensions[chr(67+k)].width=13
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
wb.save(f'{ROOT}/documents/{NAME}')
save(NAME,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Yardi 12-month statement export, code column, leading-space indents, zero lines, blank spacer rows',False)
